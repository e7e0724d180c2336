"""Files that are put on a person's desktop or into a menu. What is not ours is never touched."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from uth.errors import UthError
from uth.i18n import gettext as _
from uth.store.files import write_atomically

NAME = "Ultimate Texas Hold'em"
"""What the entry is called."""
ID = "uth-table"
"""What files are called that nobody reads the names of."""
MARK = b"uth shortcut"
"""In every file that was made here; that is how it is known again."""


def about() -> str:
    """Return what the entry is, for who points at it."""
    return _("A casino table on your computer")


_MARKS = (MARK, MARK.decode().encode("utf-16-le"))


class ShortcutError(UthError):
    """The entry cannot be made or taken away."""


class NotOurs(ShortcutError):
    """Something else lies where a file would be put or taken away."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A file with its content, which has the :data:`MARK`."""

    file: Path
    content: bytes
    executable: bool = False


def is_ours(file: Path) -> bool:
    """Return whether the file was made here.

    :raises ShortcutError: if it cannot be read.
    """
    if file.is_symlink() or not file.is_file():
        return False
    try:
        content = file.read_bytes()
    except OSError as error:
        raise ShortcutError(
            _("{file} cannot be read: {reason}").format(file=file, reason=error.strerror or error)
        ) from error
    return any(mark in content for mark in _MARKS)


def require_free(files: Iterable[Path]) -> None:
    """Refuse where something else lies at one of *files*.

    :raises NotOurs: naming the first.
    """
    for file in files:
        if os.path.lexists(file) and not is_ours(file):
            raise NotOurs(
                _("{file} is there and was not made by {command}; move it away first").format(
                    file=file, command="uth shortcut"
                )
            )


def put(pieces: Sequence[Piece]) -> list[Path]:
    """Write what is not there yet as it should be, and return which files those were.

    :raises NotOurs: if something else lies at one of the places; nothing is written then.
    :raises UthError: if one cannot be written.
    """
    require_free(piece.file for piece in pieces)
    stale = [piece for piece in pieces if not _as_it_should_be(piece)]
    for piece in stale:
        write_atomically(piece.file, piece.content)
        if piece.executable:
            _make_executable(piece.file)
    return [piece.file for piece in stale]


def _make_executable(file: Path) -> None:
    try:
        file.chmod(file.stat().st_mode | 0o111)
    except OSError as error:
        raise ShortcutError(
            _("{file} cannot be made executable: {reason}").format(file=file, reason=error.strerror or error)
        ) from error


def _as_it_should_be(piece: Piece) -> bool:
    if not piece.file.is_file() or piece.file.read_bytes() != piece.content:
        return False
    return not piece.executable or os.access(piece.file, os.X_OK)


def take_away(files: Iterable[Path], within: Path) -> list[Path]:
    """Delete those of *files* that are there, and folders below *within* that are empty then; return which files.

    :raises NotOurs: if something else lies at one of the places; nothing is deleted then.
    :raises ShortcutError: if one cannot be deleted.
    """
    there = [file for file in files if os.path.lexists(file)]
    require_free(there)
    for file in there:
        try:
            file.unlink()
        except OSError as error:
            raise ShortcutError(
                _("{file} cannot be deleted: {reason}").format(file=file, reason=error.strerror or error)
            ) from error
        _prune(file.parent, within)
    return there


def _prune(folder: Path, within: Path) -> None:
    """Delete empty folders from *folder* upwards; one that is not empty ends it."""
    while folder != within and within in folder.parents:
        try:
            folder.rmdir()
        except OSError:
            return
        folder = folder.parent
