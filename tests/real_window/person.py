"""Somebody at the real window: reads what ``--describe`` says, points, clicks and presses keys through the X server."""

from __future__ import annotations

import queue
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO

from tests.real_window.screen import environment

_PATIENCE = 20.0
_SILENCE = 0.05
"""Seconds without a line after which everything was said."""
_WHERE = re.compile(r" at (-?\d+),(-?\d+) size (\d+)x(\d+)")
KEYCODES = {"space": 65, "enter": 36, "1": 10, "2": 11, "3": 12, "4": 13, "c": 54, "f": 41, "f11": 95}
"""Places on a PC keyboard as the X server numbers them: the same under every layout."""


class Person:
    """Plays at one window.

    :ivar seen: what was described last, by name.
    """

    def __init__(self, display: str, program: subprocess.Popen[str]) -> None:
        self.seen: dict[str, str] = {}
        self._display = display
        self._program = program
        self._said: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        assert program.stdout is not None
        threading.Thread(target=self._listen, args=(program.stdout,), daemon=True).start()
        self.wait(lambda seen: seen.get("waiting") == "yes")
        self._window = self._tool("search", "--sync", "--onlyvisible", "--pid", str(program.pid)).split()[-1]
        self._tool("windowactivate", "--sync", self._window)

    def _listen(self, stream: IO[str]) -> None:
        for line in stream:
            self._said.put(line.rstrip("\n"))
        self._said.put(None)

    def _tool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=environment(self._display),
            capture_output=True,
            text=True,
            check=True,
            timeout=_PATIENCE,
        )
        return done.stdout

    def wait(self, until: Callable[[dict[str, str]], bool]) -> None:
        """Read on until what is seen is as wished, and nothing more is said.

        :raises AssertionError: if it does not come in time, or the program has ended.
        """
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                line = self._said.get(timeout=_SILENCE)
            except queue.Empty:
                if until(self.seen):
                    return
                assert time.monotonic() < end, f"it never came; seen last: {self.seen}"
                continue
            assert line is not None, f"the program has ended; seen last: {self.seen}"
            name, _, text = line.partition(": ")
            self.seen[name] = text
            if text == "gone":
                del self.seen[name]

    def wait_for_stage(self, stage: str) -> None:
        """Wait until the table waits for a person at that stage, such as ``round 1, flop``."""
        self.wait(lambda seen: seen.get("stage", "").startswith(stage) and seen.get("waiting") == "yes")

    def rect(self, name: str) -> tuple[int, int, int, int]:
        """Return left, top, width and height of a button in pixels of the window."""
        found = _WHERE.search(self.seen[f"button {name}"])
        assert found, self.seen[f"button {name}"]
        x, y, width, height = map(int, found.groups())
        return x, y, width, height

    def click(self, name: str) -> None:
        """Click on the middle of a button."""
        x, y, width, height = self.rect(name)
        at = (str(x + width // 2), str(y + height // 2))
        self._tool("mousemove", "--window", self._window, *at, "click", "1")

    def press(self, key: str) -> None:
        """Press the key at that place."""
        self._tool("key", str(KEYCODES[key]))

    def close(self) -> None:
        """Press Ctrl+Q."""
        self._tool("key", "ctrl+q")

    def signal(self, number: int) -> None:
        """Send the program a signal."""
        self._program.send_signal(number)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size in pixels, and wait until all that is seen is told of that size.

        Its frame and its size reach the program one after the other: before it says so, a place may be an old one.
        """
        self._tool("windowsize", self._window, str(width), str(height))
        self.wait(lambda seen: seen.get("window") == f"{width}x{height}")

    def minimise(self) -> None:
        """Put the window away."""
        self._tool("windowminimize", "--sync", self._window)

    def restore(self) -> None:
        """Bring it back."""
        self._tool("windowactivate", "--sync", self._window)

    def size(self) -> tuple[int, int]:
        """Return the window's size as the X server has it."""
        said = self._tool("getwindowgeometry", "--shell", self._window)
        found = dict(line.split("=", 1) for line in said.split() if "=" in line)
        return int(found["WIDTH"]), int(found["HEIGHT"])

    def move(self, x: int, y: int) -> None:
        """Put the window there."""
        self._tool("windowmove", "--sync", self._window, str(x), str(y))

    def place(self) -> tuple[int, int]:
        """Return where the window is, by the same bit off each time, for its frame."""
        said = self._tool("getwindowgeometry", "--shell", self._window)
        found = dict(line.split("=", 1) for line in said.split() if "=" in line)
        return int(found["X"]), int(found["Y"])

    def ended(self) -> int:
        """Return the program's exit code, once it has ended."""
        return self._program.wait(_PATIENCE)


@contextmanager
def at_the_table(display: str, *options: str) -> Iterator[Person]:
    """Start the program on that display and sit down at it."""
    command = [sys.executable, "-m", "uth", "play", "--describe", *options]
    program = subprocess.Popen(command, env=environment(display), stdout=subprocess.PIPE, text=True, encoding="utf-8")
    try:
        yield Person(display, program)
    finally:
        if program.poll() is None:
            program.kill()
        program.wait()
        assert program.stdout is not None
        program.stdout.close()
