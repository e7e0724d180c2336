"""What can be wrong with the user's data, and SQLite's errors as one of these."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from uth.errors import UthError
from uth.i18n import gettext as _

UNREADABLE = (UthError, ValueError, TypeError, KeyError, AttributeError, IndexError, ArithmeticError, RecursionError)
"""What reading data that are none may raise."""


class StoreError(UthError):
    """The data of the user's folder cannot be used."""


class CannotWrite(StoreError):
    """Something was not written: the disk is full, the file is read-only, locked by another window, or fails.

    Nothing of it was kept; what was confirmed before is safe.
    """


class CannotRead(StoreError):
    """The file is there and may be sound, but cannot be read now: the disk fails, or the system refuses."""


class Damaged(StoreError):
    """The file is no database any more, or its content contradicts itself."""


class Foreign(StoreError):
    """The file is a sound database of another program; it was not touched."""


class Newer(StoreError):
    """A newer version of the program wrote the file; it was not touched."""


_CANNOT = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_READONLY": "it is read-only",
    "SQLITE_IOERR": "the disk fails",
    "SQLITE_BUSY": "another window is writing to it",
    "SQLITE_LOCKED": "another window is writing to it",
    "SQLITE_PROTOCOL": "another window is writing to it",
    "SQLITE_CANTOPEN": "it cannot be opened",
    "SQLITE_PERM": "the system refuses",
    "SQLITE_AUTH": "the system refuses",
    "SQLITE_NOLFS": "the disk cannot hold so large a file",
    "SQLITE_NOMEM": "there is no memory left",
}
_DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_FORMAT", "SQLITE_SCHEMA", "SQLITE_MISMATCH", "SQLITE_TOOBIG")
_CONTRADICTIONS = tuple(
    f"SQLITE_CONSTRAINT_{kind}" for kind in ("UNIQUE", "PRIMARYKEY", "ROWID", "NOTNULL", "CHECK", "FOREIGNKEY")
)
"""What our statements keep to, unless an index or a row says what is not so. A trigger's refusal is none of these."""
_ROOM = 64 * 1024
"""So many bytes SQLite needs at least, beside the file, before anything is written."""
_MALFORMED = ("malformed", "no such table", "no such column", "not a database", "decode", "integer overflow")


@contextmanager
def told(file: Path, *, writing: bool) -> Iterator[None]:
    """Turn SQLite's errors about *file* into ours; a fault of our own statements stays what it is.

    :raises CannotWrite: while *writing*, if the system is in the way.
    :raises CannotRead: while reading, if the system is in the way.
    :raises Damaged: if the file's content is.
    """
    try:
        yield
    except sqlite3.Error as error:
        # An extended code, such as SQLITE_IOERR_WRITE, begins with its kind.
        name = getattr(error, "sqlite_errorname", "")
        kind = "_".join(name.split("_")[:2])
        if kind in _CANNOT and writing:
            why = "SQLITE_FULL" if kind == "SQLITE_IOERR" and _is_full(file.parent) else kind
            raise CannotWrite(
                _("{file} cannot be written: {why} ({error})").format(
                    file=file, why=_(_CANNOT[why]), error=_short(error)
                )
            ) from error
        if kind in _CANNOT:
            raise CannotRead(
                _("{file} cannot be read: {why} ({error})").format(file=file, why=_(_CANNOT[kind]), error=_short(error))
            ) from error
        if kind in _DAMAGED or name in _CONTRADICTIONS or _malformed(error):
            raise Damaged(_("{file} is damaged: {error}").format(file=file, error=_short(error))) from error
        raise
    except UnicodeDecodeError as error:
        raise Damaged(_("{file} is damaged: a text in it is none").format(file=file)) from error


def _is_full(folder: Path) -> bool:
    """Whether the disk has no room for SQLite's own files: that it tells as if the disk failed."""
    try:
        return shutil.disk_usage(folder).free < _ROOM
    except OSError:
        return False


def _short(error: sqlite3.Error) -> str:
    """The error on one line: some carry the text of a whole table."""
    return " ".join(str(error).split())[:200]


def _malformed(error: sqlite3.Error) -> bool:
    """Whether flipped bytes made a table, a text or a number unusable, which SQLite reports as a plain error."""
    return any(words in str(error) for words in _MALFORMED)
