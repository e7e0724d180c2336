"""Where the history is, and which files beside it are the program's own."""

from __future__ import annotations

import re
from pathlib import Path

from uth import paths

NAME = "history.sqlite"
_BESIDE = r"(\.[a-z0-9-]+)?\.sqlite(-wal|-shm|-journal|\.suspect|\.part)?"
"""Its log, and what is set aside, rescued or copied beside it."""


def default_file() -> Path:
    """Return where the database of the user's folder is, made or not."""
    return paths.data_folder() / NAME


def real(file: Path) -> Path:
    """Return *file* without links on its way, whether it is there or not; one that leads nowhere stays as it is."""
    try:
        return file.resolve()
    except (OSError, RuntimeError):
        return file.absolute()


def is_own(file: Path) -> bool:
    """Return whether that is the user's history, what belongs to it, or a lock: nothing else is ever written there."""
    histories = (default_file(), real(default_file()))
    names = (real(file.parent) / file.name, real(file))
    return any(_belongs(name, real(history.parent), history.stem) for name in names for history in histories) or any(
        _same(file, history) for history in histories
    )


def _belongs(file: Path, folder: Path, stem: str) -> bool:
    if file.parent == folder / "locks":
        return True
    return file.parent == folder and re.fullmatch(re.escape(stem) + _BESIDE, file.name, re.IGNORECASE) is not None


def _same(file: Path, history: Path) -> bool:
    """Whether it is the same file by another name, such as a second link."""
    try:
        return file.samefile(history)
    except OSError:
        return False


def identity(file: Path) -> tuple[int, int] | None:
    """Return what tells the file that is there from another one of its name; None if it cannot be told."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def is_special(file: Path) -> bool:
    """Return whether it is there and no file: a folder, or a pipe or device, that whoever opens it may wait for."""
    try:
        return file.exists() and not file.is_file()
    except OSError:
        return False
