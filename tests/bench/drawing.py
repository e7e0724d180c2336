"""How long the table takes to draw: ``python -m tests.bench.drawing WIDTHxHEIGHT``, on the display that is there.

Prints milliseconds: a full redraw of six boxes with 60 chips and 20 cards or more, nothing of which was kept; then,
of a whole frame while things move (time goes by, the picture is made, drawn and brought to the screen), the median and
the slowest but one in a hundred, in time of the processor and by the clock on the wall.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import replace

from uth.config import load_table
from uth.session import seeded
from uth.table import Bet, Burn
from uth.ui import backend
from uth.ui.commands import Command
from uth.ui.intents import KeyPress
from uth.ui.keys import Key, KeyLabels
from uth.ui.scenes.table import TableScene
from uth.ui.sitting import Sitting
from uth.ui.sizes import Size
from uth.ui.window import Window, open_window

CHIPS, CARDS = 60, 20
_FRAME = 1 / 60
_LAID = ((1_00, Bet.TRIPS, 3), (5_00, Bet.ANTE, 3))
"""On each box: which chip, where, how many times."""


def table(size: Size, seed: str) -> tuple[Window, TableScene]:
    """Return a window of that size, and six boxes in it with high stacks and burned cards."""
    backend.require()
    window = open_window("bench", size)
    found = load_table("practice").table
    found = replace(found, procedure=replace(found.procedure, burn=tuple(Burn)))
    scene = Sitting(found, 5000_00, 6, seeded(seed)).scene(KeyLabels())
    assert isinstance(scene, TableScene)
    scene.resize(size)
    scene.enter()
    values = [chip.value for chip in scene.top.laying.chips]
    for box in range(1, 7):
        for value, bet, times in _LAID:
            scene.top.laying.chip = values.index(value)
            for _ in range(times):
                scene.top.wagers.bet_on(box, bet)
    return window, scene


def frames(scene: TableScene) -> Iterator[None]:
    """Play a round four times the Ante on every box; come back after each frame of its films."""
    for key in (Key.SPACE, *[Key.DIGIT_4] * 6):
        scene.handle(KeyPress(key))
        while not scene.ready:
            scene.update(_FRAME)
            yield


def full_redraw(size: Size) -> float:
    """Return the median of a redraw with all parts of the picture anew, while the six boxes are settled."""
    window, scene = table(size, "bench")
    times = []
    for _ in frames(scene):
        picture = scene.picture
        chips = sum(count.number for stack in picture.stacks for count in stack.chips)
        if chips < CHIPS or len(picture.cards) < CARDS:
            continue
        scene._view._shown.clear()
        start = time.process_time()
        scene.draw(window.surface)
        times.append((time.process_time() - start) * 1000)
    window.close()
    return statistics.median(times)


def in_motion(size: Size) -> list[float]:
    """Return median and 99 % of the frames of a round: of the processor's time, and by the clock."""
    window, scene = table(size, "frames")
    times: list[tuple[float, float]] = []
    for turn in range(2):
        start = time.process_time(), time.perf_counter()
        for _ in frames(scene):
            scene.draw(window.surface)
            window.show()
            now = time.process_time(), time.perf_counter()
            # The first time some cards and chips are drawn for the first time at all.
            times += [((now[0] - start[0]) * 1000, (now[1] - start[1]) * 1000)] if turn else []
            start = now
        scene.top.do(Command.NEXT_ROUND)
        scene.update(1.0)
    window.close()
    found = []
    for kind in zip(*times, strict=True):
        found += [statistics.median(kind), statistics.quantiles(kind, n=100)[98]]
    return found


if __name__ == "__main__":
    width, height = map(int, sys.argv[1].split("x"))
    figures = [full_redraw((width, height)), *in_motion((width, height))]
    sys.stdout.write(" ".join(f"{figure:.2f}" for figure in figures) + "\n")
