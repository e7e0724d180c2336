"""How long the table takes to open, and to draw: ``python -m tests.bench.window``.

Opening is counted from the start of the process to the first picture, against a bare pygame window; drawing at
1920x1080, everything anew. No part of the test run: figures depend on the machine.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time

MOST_OPENING = 3.0
MOST_DRAWING = 5.0
_RUNS = 9
_SIZE = (1920, 1080)

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


def drawing_milliseconds() -> dict[str, float]:
    """Return the median time of a full redraw at 1920x1080 in each stage of a demo round of one and of six boxes."""
    from uth.ui import backend

    backend.require()
    from uth.config import load_table
    from uth.session import seeded
    from uth.ui.app import VIRTUAL_STEP
    from uth.ui.demo import Demo
    from uth.ui.keys import KeyLabels
    from uth.ui.sitting import Sitting
    from uth.ui.window import open_window

    window = open_window("bench", _SIZE, seen=False)
    found: dict[str, float] = {}
    for boxes in (1, 6):
        scene = Sitting(load_table("practice").table, 1000_00, boxes, seeded("bench")).scene(KeyLabels())
        scene.resize(_SIZE)
        scene.enter()
        demo = Demo()
        times: dict[str, list[float]] = {}
        while scene.session.number == 1:
            for intent in demo.wants(scene, VIRTUAL_STEP):
                scene.handle(intent)
            scene.update(VIRTUAL_STEP)
            # The processor's time: what else the machine does meanwhile is not the table's.
            start = time.process_time()
            scene.draw(window.surface)
            times.setdefault(scene.stage.moment, []).append((time.process_time() - start) * 1000)
        found |= {f"{boxes} boxes, {moment}": statistics.median(each) for moment, each in times.items()}
    window.close()
    return found


def say(line: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{line}\n")


def main() -> int:
    """Print the figures; 1 if one is over its limit."""
    bare, table = seconds(BARE), seconds(TABLE)
    ratio = table / bare
    say(f"bare window {bare * 1000:.0f} ms, table {table * 1000:.0f} ms: {ratio:.2f} times (most {MOST_OPENING})")
    drawing = drawing_milliseconds()
    for stage, milliseconds in drawing.items():
        say(f"full redraw at 1920x1080, {stage}: {milliseconds:.2f} ms (most {MOST_DRAWING})")
    return int(ratio > MOST_OPENING or max(drawing.values()) > MOST_DRAWING)


if __name__ == "__main__":
    sys.exit(main())
