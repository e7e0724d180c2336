"""A damaged file set aside, and the rescued one put in its place, so that a crash at any moment loses neither.

The rescued file gets its name when it is whole. As long as it is there, what is left to do is to set the damaged one
aside and to put it in place.
"""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from uth.i18n import gettext as _
from uth.store.errors import CannotWrite

_PARTS = ("-wal", "-shm", "-journal", "")
"""What belongs to a database, in the order of moving: its log never stands beside another file of its name."""


def making(file: Path) -> Path:
    """Return where the new file is made."""
    return _beside(file, "rescuing")


def made(file: Path) -> Path:
    """Return where it waits once it is whole."""
    return _beside(file, "rescued")


def lock(file: Path) -> Path:
    """Return the lock of who rescues a file: beside it, since the folder of the other locks may have been deleted."""
    return _beside(file, "rescue-lock")


def clear(file: Path) -> None:
    """Delete a file that was being made, with its log.

    :raises CannotWrite: if the system refuses.
    """
    try:
        for part in _PARTS:
            file.with_name(file.name + part).unlink(missing_ok=True)
    except OSError as error:
        raise CannotWrite(
            _("{file} cannot be deleted: {reason}").format(file=file, reason=error.strerror or error)
        ) from error


def put_in_place(file: Path, at: int) -> Path | None:
    """Set *file* aside, if it is there, and put the rescued one in its place; return where it is now.

    *at*: milliseconds since 1970, for the name. Nobody else may have the file open.

    :raises CannotWrite: if the system refuses.
    """
    day = datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
    names = (_beside(file, f"damaged-{day}{f'-{number}' if number > 1 else ''}") for number in count(1))
    aside = next(name for name in names if not any(name.with_name(name.name + part).exists() for part in _PARTS))
    moved = False
    try:
        for part in _PARTS:
            source = file.with_name(file.name + part)
            if source.exists():
                source.rename(aside.with_name(aside.name + part))
                moved = True
        made(file).rename(file)
    except OSError as error:
        raise CannotWrite(
            _("{file} cannot be set aside: {reason}").format(file=file, reason=error.strerror or error)
        ) from error
    return aside if moved else None


def happened(file: Path) -> bool:
    """Return whether a damaged file was ever set aside here, and is still there."""
    return any(True for _ in file.parent.glob(f"{file.stem}.damaged-*{file.suffix}"))


def _beside(file: Path, what: str) -> Path:
    return file.with_name(f"{file.stem}.{what}{file.suffix}")
