"""How soon the coach's advice is there: ``python -m tests.bench.coach WIDTHxHEIGHT``, on the display that is there.

Prints, the worker warm and everything on its panel: from the question to the exact answer on the flop and on the river
the milliseconds of processor that asking and answering take together, and those by the clock, without motion; the same
of the frames from a question until its answer is drawn, the window having rested before; of each kind what nine of
ten need, of frames 99 of 100, as whatever else the machine does at a moment makes one of them long. Last: how many
frames of the table, at rest after its film, showed no exact answer yet.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pygame

from tests.ui.tables import preset, sit
from uth.store.coaching import Advice
from uth.store.settings import Settings, Speed
from uth.table import Street
from uth.train.question import Question
from uth.ui import backend, tidying
from uth.ui.coach.advisor import Advisor
from uth.ui.coach.study import Study
from uth.ui.commands import When
from uth.ui.intents import KeyPress
from uth.ui.keys import Key, KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.scenes.table import TableScene
from uth.ui.seat import Seat
from uth.ui.sizes import Size
from uth.ui.window import Window, open_window

ROUNDS, FILMED = 40, 4
_FRAMES = 60
_PATIENCE = 120.0


class Clock(NamedTuple):
    """A moment, or a time: milliseconds of processor, and by the clock."""

    processor: float = 0.0
    wall: float = 0.0

    def since(self, start: Clock) -> Clock:
        """Return the time from *start* on."""
        return Clock(self.processor - start.processor, self.wall - start.wall)


def needed(times: list[Clock], part: float) -> Clock:
    """Return what that part of the times needs at the most, each kind for itself."""
    processor, wall = (sorted(kind)[int(part * (len(times) - 1))] for kind in zip(*times, strict=True))
    return Clock(processor, wall)


class Clocked(Advisor):
    """Takes the time.

    :ivar taken: of each answer the street and the time.
    """

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[tuple[Street, Clock]] = []
        self._own = 0.0
        """Milliseconds of processor that asking and hearing took in this process."""
        self._inside = False
        self._since: tuple[Street, Clock] | None = None

    def _now(self) -> Clock:
        """The moment, with what asking takes here and the worker there; only Linux tells of the worker's time."""
        spent, process = self._own, self._worker._process if self._worker is not None else None
        if process is not None:
            text = Path(f"/proc/{process.process.pid}/schedstat").read_text(encoding="ascii")
            spent += int(text.split()[0]) / 1e6
        return Clock(spent, 1000 * time.perf_counter())

    @contextmanager
    def _timed(self) -> Iterator[None]:
        outer, self._inside = self._inside, True
        start = time.process_time()
        yield
        self._inside = outer
        self._own += 0.0 if outer else 1000 * (time.process_time() - start)

    def ask(self, question: Question, patience: float = 0.0) -> None:
        """Note when it was asked."""
        self._since = question.street, self._now()
        with self._timed():
            super().ask(question, patience)

    def poll(self) -> bool:
        """Note when it was answered."""
        asking = self.asking
        with self._timed():
            news = super().poll()
        if asking and not self.asking and self._since is not None:
            street, since = self._since
            self.taken.append((street, self._now().since(since)))
        return news


class Table:
    """A table in a window, one frame after the other.

    :ivar frames: those in which an answer was waited for or drawn.
    :ivar before: how many frames showed a decision, all at rest, and no exact answer.
    """

    def __init__(self, window: Window, advisor: Clocked) -> None:
        self.frames: list[Clock] = []
        self.before = 0
        self._advisor = advisor
        self._window = window
        self._clock = pygame.time.Clock()
        self._preferences = Preferences(Settings(speed=Speed.OFF, advice=Advice.OFF))
        session, seat = sit(preset("standard"), 1_000_000_00, seed="bench"), Seat(study=Study(advisor))
        self._scene = TableScene(session, KeyLabels(), seat, preferences=self._preferences)
        self._scene.resize(window.size)
        self._scene.enter()

    def frame(self, *keys: Key) -> None:
        """Do what the loop of the window does once."""
        start, answers, waits = self._now(), len(self._advisor.taken), self._advisor.asking
        self._step(keys)
        if waits or self._advisor.asking or len(self._advisor.taken) > answers:
            self.frames.append(self._now().since(start))
        self._clock.tick(_FRAMES)

    def _now(self) -> Clock:
        return Clock(1000 * time.process_time(), 1000 * time.perf_counter())

    def _step(self, keys: tuple[Key, ...]) -> None:
        scene, top = self._scene, self._scene.top
        for key in keys:
            scene.handle(KeyPress(key))
        scene.update(1 / _FRAMES)
        if scene.dirty or scene.moving:
            scene.draw(self._window.surface)
            scene.dirty = False
            self._window.show()
        elif not scene.prepare():
            tidying.tidied()
        advised = top.coach.advised
        self.before += advised is not None and top.when is When.DECISION and not top.filming and not advised.exact

    def play(self, rounds: int, speed: Speed = Speed.OFF, advice: Advice = Advice.VALUES) -> None:
        """Play so many rounds, the worker being ready: check, and fold on the river."""
        self._preferences.change(speed=speed, advice=advice)
        self._scene.top.follow_settings()
        self._warm()
        for _ in range(rounds):
            for key in (Key.SPACE, Key.C, Key.C, Key.F, Key.SPACE):
                self.frame(key)
                while not self._scene.ready or self._advisor._heard:
                    self.frame()

    def rest(self) -> None:
        """Let the window rest until all that may be wanted is made."""
        while self._scene.prepare():
            pass

    def _warm(self) -> None:
        until = time.monotonic() + _PATIENCE
        self.frame()
        while self._advisor._heard:
            if time.monotonic() > until:
                raise TimeoutError("the worker is not ready")
            self.frame()


def main(size: Size) -> None:
    """Print the figures."""
    backend.require()
    window, advisor = open_window("bench", size), Clocked()
    table = Table(window, advisor)
    with tidying.in_time():
        _say(table, advisor)
    window.close()


def _say(table: Table, advisor: Clocked) -> None:
    table.play(1)
    table.rest()
    advisor.taken.clear()
    table.frames.clear()
    table.play(ROUNDS)
    streets = Street.FLOP, Street.RIVER
    times = [needed([taken for street, taken in advisor.taken if street is wanted], 0.9) for wanted in streets]
    table.before = 0
    table.play(FILMED, speed=Speed.FAST)
    advisor.close()
    times.append(needed(table.frames, 0.99))
    found = [*(figure for each in times for figure in each), float(table.before)]
    sys.stdout.write(" ".join(f"{figure:.2f}" for figure in found) + "\n")


if __name__ == "__main__":
    width, height = map(int, sys.argv[1].split("x"))
    main((width, height))
