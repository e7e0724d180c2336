"""A real X screen that nobody sees, with a small window manager."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

NEEDED = ("Xvfb", "openbox", "xdotool")
_PATIENCE = 15.0


def missing() -> list[str]:
    """Return the programs that are needed and not installed."""
    return [program for program in NEEDED if shutil.which(program) is None]


@contextmanager
def screen(size: str) -> Iterator[str]:
    """Open a screen of that size in pixels and yield the name of its display."""
    reader, writer = os.pipe()
    # The server takes a free number by itself and says which.
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as said:
            display = f":{said.readline().strip()}"
        with _window_manager(display):
            yield display
    finally:
        _end(server)


@contextmanager
def _window_manager(display: str) -> Iterator[None]:
    manager = subprocess.Popen(
        ["openbox"], env=environment(display), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        _wait_for_manager(display)
        yield
    finally:
        _end(manager)


def environment(display: str) -> dict[str, str]:
    """Return the environment of programs on that display: real drivers, no sound."""
    kept = {name: value for name, value in os.environ.items() if name not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")}
    return kept | {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}


def _wait_for_manager(display: str) -> None:
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        asked = subprocess.run(
            ["xdotool", "get_desktop"], env=environment(display), capture_output=True, check=False, timeout=_PATIENCE
        )
        if asked.returncode == 0 and asked.stdout.strip():
            return
        time.sleep(0.05)
    raise TimeoutError("the window manager did not come up")


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(_PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
