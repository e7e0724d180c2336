"""How long the table takes to open, and to draw: ``python -m tests.bench.window``.

Opening is counted from the start of the process to the first picture, against a bare pygame window. Drawing is that of
six boxes with 60 chips and 20 cards or more, every part of the picture anew, which happens when the window has another
size; and that of a whole frame while things move: time goes by, the picture is made and drawn. No part of the test run:
figures depend on the machine.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

MOST_OPENING = 3.0
MOST_DRAWING = 4.0
MOST_FRAME = {(1920, 1080): 1000 / 60, (3840, 2160): 1000 / 30}
"""Milliseconds of a frame in motion, by size."""
_RUNS = 9
_SIZE = (1920, 1080)
_CHIPS, _CARDS = 60, 20

BARE = """
import pygame
pygame.display.init()
window = pygame.display.set_mode((1280, 800), pygame.RESIZABLE)
window.fill((20, 100, 70))
pygame.display.flip()
"""
TABLE = """
import sys
from uth.ui import app
drawn = app.App._draw
def draw_and_leave(self, scene):
    drawn(self, scene)
    self._open = False
app.App._draw = draw_and_leave
from uth.__main__ import main
sys.exit(main(["play", "--seed", "1", "--size", "1280x800"]))
"""


def seconds(code: str) -> float:
    """Return the median time of a process that runs *code*."""
    environment = os.environ | {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    taken = []
    for _ in range(_RUNS):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], env=environment, check=True)
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)


def _table(size: tuple[int, int], seed: str) -> tuple[Any, Any]:
    """Return an unseen window of that size, and six boxes in it with high stacks and burned cards."""
    from uth.config import load_table
    from uth.session import seeded
    from uth.table import Bet, Burn
    from uth.ui import backend

    backend.require()
    from uth.ui.keys import KeyLabels
    from uth.ui.sitting import Sitting
    from uth.ui.window import open_window

    window = open_window("bench", size, seen=False)
    table = load_table("practice").table
    table = replace(table, procedure=replace(table.procedure, burn=tuple(Burn)))
    scene: Any = Sitting(table, 5000_00, 6, seeded(seed)).scene(KeyLabels())
    scene.resize(size)
    scene.enter()
    for box in range(1, 7):
        for value, bet, times in ((1_00, Bet.TRIPS, 3), (5_00, Bet.ANTE, 3)):
            scene.top.laying.chip = [chip.value for chip in scene.top.laying.chips].index(value)
            for _ in range(times):
                scene.top.wagers.bet_on(box, bet)
    return window, scene


def _frames(scene: Any) -> Iterator[None]:
    """Play a round four times the Ante on every box; come back after each frame of its films."""
    from uth.ui.intents import KeyPress
    from uth.ui.keys import Key

    for key in (Key.SPACE, *[Key.DIGIT_4] * 6):
        scene.handle(KeyPress(key))
        while not scene.ready:
            scene.update(1 / 60)
            yield


def fullest_milliseconds() -> float:
    """Return the median time of a full redraw at 1920x1080 while all six boxes are settled, nothing being kept."""
    window, scene = _table(_SIZE, "bench")
    times = []
    for _ in _frames(scene):
        picture = scene.picture
        chips = sum(count.number for stack in picture.stacks for count in stack.chips)
        if chips < _CHIPS or len(picture.cards) < _CARDS:
            continue
        for ground in scene._view._grounds._kept.values():
            ground.drawn.clear()
        scene._view._last = None
        # The processor's time: what else the machine does meanwhile is not the table's.
        start = time.process_time()
        scene.draw(window.surface)
        times.append((time.process_time() - start) * 1000)
    window.close()
    return statistics.median(times)


def frame_milliseconds(size: tuple[int, int]) -> tuple[float, float]:
    """Return the median and the slowest but one in a hundred of the frames of a round, all of each counted."""
    from uth.ui.commands import Command

    window, scene = _table(size, "frames")
    times = []
    for turn in range(2):
        # The first time some cards and chips are drawn for the first time at all.
        start = time.process_time()
        for _ in _frames(scene):
            scene.draw(window.surface)
            now = time.process_time()
            times += [(now - start) * 1000] if turn else []
            start = now
        scene.top.do(Command.NEXT_ROUND)
        scene.update(1.0)
    window.close()
    return statistics.median(times), statistics.quantiles(times, n=100)[98]


def say(line: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{line}\n")


def main() -> int:
    """Print the figures; 1 if one is over its limit."""
    bare, table = seconds(BARE), seconds(TABLE)
    ratio = table / bare
    say(f"bare window {bare * 1000:.0f} ms, table {table * 1000:.0f} ms: {ratio:.2f} times (most {MOST_OPENING})")
    redraw = fullest_milliseconds()
    say(f"full redraw at 1920x1080, six boxes, {_CHIPS} chips, {_CARDS} cards: {redraw:.2f} ms (most {MOST_DRAWING})")
    slow = False
    for size, most in MOST_FRAME.items():
        median, slowest = frame_milliseconds(size)
        say(f"a frame in motion at {size[0]}x{size[1]}: {median:.1f} ms, 1 % over {slowest:.1f} ms (most {most:.1f})")
        slow |= slowest > most
    return int(ratio > MOST_OPENING or redraw > MOST_DRAWING or slow)


if __name__ == "__main__":
    sys.exit(main())
