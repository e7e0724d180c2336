"""Locks between windows: a player's chips in one hand, and a history that nobody else has open.

A lock is a transaction of an empty SQLite file, held as long as it is needed: the system lets go of it when the program
ends, however it ends, on every system.
"""

from __future__ import annotations

import sqlite3
import weakref
from contextlib import suppress
from pathlib import Path

from uth import paths
from uth.i18n import gettext as _
from uth.store.errors import CannotWrite, Damaged, told
from uth.store.places import identity, is_special

_TRIES = 20
"""So often another window may take a lock, delete its file and leave, while this one waits for it."""


class InUse(CannotWrite):
    """Another window plays with this player's chips, or has the history open."""


class Lock:
    """Something in this window's hand: alone or, where it is *shared*, together with others that share it."""

    def __init__(self, file: Path, *, shared: bool = False, wait: float = 0) -> None:
        """Take the lock; *wait*: for so many seconds, if another window has it.

        :raises InUse: if another window has it.
        :raises FolderError: if its folder cannot be made.
        :raises CannotWrite: if the file cannot be made.
        """
        paths.made(file.parent)
        if is_special(file):
            raise CannotWrite(_("{file} cannot be written: it is no file").format(file=file))
        for _tried in range(_TRIES):
            connection = _opened(file, shared=shared, wait=wait)
            if connection is not None:
                break
        else:
            raise InUse(_in_use())
        # Whoever forgets it lets go of it.
        self._end = weakref.finalize(self, connection.close)
        self._end.atexit = False

    def release(self) -> None:
        """Let another window have it."""
        self._end()


def _opened(file: Path, *, shared: bool, wait: float) -> sqlite3.Connection | None:
    """Take the lock; None if the file was deleted meanwhile: it locks nothing any more."""
    with suppress(OSError):
        # If it is there nothing is opened, and so nothing closed: that would let go of this program's own locks.
        file.touch()
    before = identity(file)
    try:
        connection = _taken(file, shared, wait)
    except Damaged:
        # It never holds anything: whatever was put there can go.
        _removed(file)
        return _taken(file, shared, wait)
    except InUse:
        raise
    except CannotWrite:
        if before == identity(file):
            raise
        return None
    if before is not None and before != identity(file):
        connection.close()
        return None
    return connection


def _in_use() -> str:
    return _("another window plays with this player's chips")


def _taken(file: Path, shared: bool, wait: float) -> sqlite3.Connection:
    with told(file, writing=True):
        connection = sqlite3.connect(file, timeout=wait, isolation_level=None)
        try:
            connection.execute("BEGIN" if shared else "BEGIN EXCLUSIVE")
            # A shared transaction begins with its first look at the file.
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except BaseException as error:
            connection.close()
            if getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
                raise InUse(_in_use()) from error
            raise
    return connection


def _removed(file: Path) -> None:
    try:
        for part in ("-wal", "-shm", "-journal", ""):
            file.with_name(file.name + part).unlink(missing_ok=True)
    except OSError as error:
        raise CannotWrite(
            _("{file} cannot be made anew: {reason}").format(file=file, reason=error.strerror or error)
        ) from error


def discard(file: Path) -> None:
    """Delete a lock that nobody will want again, if the system lets it be deleted; who has it keeps it."""
    with suppress(CannotWrite):
        _removed(file)
