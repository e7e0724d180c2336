"""Puts the table on the screen as it was asked for: window, demo, recorder, text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from uth.store import window_file
from uth.store.window_file import Place
from uth.ui.app import App, Dropped, Start, Watcher
from uth.ui.demo import Demo
from uth.ui.describe import Describer
from uth.ui.record import Recorder
from uth.ui.scene import Played, Scene
from uth.ui.sizes import DEFAULT, Size
from uth.ui.sound import Speaker
from uth.ui.window import DisplayError, Window, open_window


@dataclass(frozen=True, slots=True)
class Wishes:
    """How the table is to be shown."""

    demo: bool = False
    rounds: int | None = None
    """The window closes after so many."""
    sizes: tuple[Size, ...] = ()
    """The first is the window's; all are those of the recorded pictures."""
    record: Path | None = None
    say: Callable[[str], None] | None = None
    """Where the description goes, line by line."""


class Rounds:
    """Has seen enough when *most* rounds were played and the next one begins, or when a demo has lost everything.

    :ivar reached: the next round after the last has begun; nobody asked to see that one.
    """

    def __init__(self, most: int | None, demo: bool) -> None:
        self.reached = False
        self._most = most
        self._demo = demo

    def see(self, scene: Scene) -> bool:
        """Return whether that was all."""
        if not isinstance(scene, Played):
            return False
        session = scene.session
        if self._demo and session.broke and scene.ready:
            return True
        self.reached = self._most is not None and session.begun > self._most
        return self.reached


def show(
    title: Callable[[], str],
    start: Start,
    wishes: Wishes,
    loudness: Callable[[], float],
    dropped: Dropped | None = None,
) -> None:
    """Play until the window is closed or the rounds are over. *start* makes the first scene.

    *title* is asked whenever another scene is shown.

    *dropped* makes the scene for a file that is dropped on the window.

    *loudness* is asked before each sound: 0 (silent) to 1.

    :raises DisplayError: if there is no display; a demo does without.
    :raises RecordError: if a picture cannot be written.
    :raises WindowFault: if the program went wrong and no dialog could say so.
    """
    with _opened(title(), wishes) as (window, watched):
        recorder = Recorder(wishes.record, wishes.sizes or (DEFAULT,)) if wishes.record else None
        rounds = Rounds(wishes.rounds, wishes.demo)
        watchers: list[Watcher] = [rounds]
        watchers += [recorder] if recorder else []
        watchers += [Describer(wishes.say, lambda: window.size)] if wishes.say else []
        App(
            window,
            start,
            autopilot=Demo() if wishes.demo else None,
            watchers=watchers,
            watched=watched,
            by_clock=watched or wishes.rounds is None,
            speaker=Speaker(loudness),
            dropped=dropped,
            titled=title,
        ).run()
        if recorder and not rounds.reached:
            recorder.close()


@contextmanager
def _opened(title: str, wishes: Wishes) -> Iterator[tuple[Window, bool]]:
    """Open the window where it was the last time, and say whether a person sees it."""
    remembered = not (wishes.demo or wishes.sizes)
    window, watched = _open(title, wishes, window_file.read() if remembered else None)
    try:
        yield window, watched
    finally:
        place = window.place
        if remembered and watched and place is not None:
            window_file.write(place)
        window.close()


def _open(title: str, wishes: Wishes, place: Place | None) -> tuple[Window, bool]:
    size = wishes.sizes[0] if wishes.sizes else None
    if not (wishes.demo and wishes.record):
        try:
            return open_window(title, size, place=place), True
        except DisplayError:
            if not wishes.demo:
                raise
    return open_window(title, size, seen=False), False
