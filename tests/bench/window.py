"""What the window takes of time, processor and memory: ``python -m tests.bench.window [WORD]``.

Each figure with what it may be, and with what a bare pygame window needs for the same where that can be compared; with
a WORD only those whose name has it. Every one is measured in a process of its own in a real window, on a screen that
is opened for it where Xvfb, openbox and xdotool are there. No part of the test run: figures depend on the machine.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple

from tests.bench.still import SCENES
from tests.real_window.screen import environment, missing, screen

_SCREEN = "3840x2160"
_RUNS = 9
_LOOKED_AT = 10
"""Seconds that a still window is looked at."""

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
BARE_LOOP = f"""
import time, pygame
pygame.display.init()
window = pygame.display.set_mode((1920, 1080), pygame.RESIZABLE)
clock = pygame.time.Clock()
start, wall = time.process_time(), time.perf_counter()
while time.perf_counter() < wall + {_LOOKED_AT}:
    pygame.event.get()
    pygame.display.flip()
    clock.tick(60)
print(100 * (time.process_time() - start) / (time.perf_counter() - wall))
"""
BARE_MEMORY = """
import re, sys, pygame
pygame.display.init()
pygame.display.set_mode((int(sys.argv[1]), int(sys.argv[2])), pygame.RESIZABLE).fill((20, 100, 70))
pygame.display.flip()
print(int(re.search(r"VmHWM:\\s+(\\d+)", open("/proc/self/status").read())[1]) / 1024)
"""


class Figure(NamedTuple):
    """One figure. *most*: what it may be, 0 for no limit; *against*: what is compared with it."""

    name: str
    value: float
    unit: str
    most: float = 0.0
    against: str = ""

    @property
    def over(self) -> bool:
        """Whether it is more than it may be."""
        return 0 < self.most < self.value

    def __str__(self) -> str:
        notes = [f"most {self.most:g}"] if self.most else []
        notes += [self.against] if self.against else []
        return f"{self.name}: {self.value:.2f} {self.unit}" + (f" ({'; '.join(notes)})" if notes else "")


Measuring = Callable[[Mapping[str, str]], Iterator[Figure]]


def run(command: list[str], variables: Mapping[str, str]) -> list[float]:
    """Run Python so, and return the numbers of the last line that it prints."""
    done = subprocess.run(
        [sys.executable, *command], env=dict(variables), check=True, stdout=subprocess.PIPE, text=True
    )
    return [float(word) for word in done.stdout.strip().rpartition("\n")[2].split()]


def opening(variables: Mapping[str, str]) -> Iterator[Figure]:
    """From the start of the process to the first picture and out again, the two in turn."""
    taken: dict[str, list[float]] = {BARE: [], TABLE: []}
    for _ in range(_RUNS + 1):
        for code, times in taken.items():
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], env=dict(variables), check=True, stdout=subprocess.DEVNULL)
            times.append(time.perf_counter() - start)
    # The first of each compiles what an installed program has compiled.
    bare, table = (statistics.median(times[1:]) for times in taken.values())
    against = f"table {table * 1000:.0f} ms, bare window {bare * 1000:.0f} ms"
    yield Figure("first picture", table / bare, "times a bare window's", 3.0, against)


def drawing(variables: Mapping[str, str]) -> Iterator[Figure]:
    """Full redraws, and frames of films; medians and percentiles of the processor's time."""
    for size, redraw, frame in (("1920x1080", 4.0, 1000 / 60), ("3840x2160", 0.0, 1000 / 30)):
        full, median, slowest, _, by_clock = run(["-m", "tests.bench.drawing", size], variables)
        yield Figure(f"full redraw at {size}", full, "ms", redraw)
        against = f"half of them up to {median:.1f} ms; by the clock {by_clock:.1f} ms"
        yield Figure(f"frame in motion at {size}, 99 of 100", slowest, "ms", round(frame, 1), against)


def still(variables: Mapping[str, str]) -> Iterator[Figure]:
    """Windows in which nothing moves."""
    (bare,) = run(["-c", BARE_LOOP], variables)
    for name in SCENES:
        (share,) = run(["-m", "tests.bench.still", name, str(_LOOKED_AT)], variables)
        yield Figure(f"still window, {name}", share, "% of one processor", 2.0, f"bare loop {bare:.2f} %")


def memory(variables: Mapping[str, str]) -> Iterator[Figure]:
    """An evening."""
    for size, most in (("1920x1080", 200.0), ("3840x2160", 400.0)):
        (bare,) = run(["-c", BARE_MEMORY, *size.split("x")], variables)
        (taken,) = run(["-m", "tests.bench.evening", size], variables)
        yield Figure(f"memory of an evening at {size}", taken, "MB", most, f"bare window {bare:.0f} MB")


def coach(variables: Mapping[str, str]) -> Iterator[Figure]:
    """Advice by a warm worker, in time of the processor."""
    *times, before = run(["-m", "tests.bench.coach", "1280x800"], variables)
    frame = "frame until advice is drawn, at 1280x800, 99 of 100"
    names = ("advice on the flop, nine of ten", "advice on the river, nine of ten", frame)
    for name, most, taken, by_clock in zip(names, (50.0, 5.0, 16.7), times[::2], times[1::2], strict=True):
        yield Figure(name, taken, "ms", most, f"by the clock {by_clock:.1f} ms")
    yield Figure("frames at rest without advice after a film", before, "frames", 0.5)


MEASURED: tuple[Measuring, ...] = (opening, drawing, still, memory, coach)


def main(word: str) -> int:
    """Print the figures; 1 if one is over its limit."""
    shown: AbstractContextManager[str] = nullcontext(os.environ.get("DISPLAY", "")) if missing() else screen(_SCREEN)
    over = False
    with shown as display, tempfile.TemporaryDirectory() as compiled:
        variables = environment(display) | {
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": compiled,
        }
        for measure in MEASURED:
            for figure in measure(variables) if word in measure.__name__ else ():
                sys.stdout.write(f"{figure}\n")
                sys.stdout.flush()
                over |= figure.over
    return int(over)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
