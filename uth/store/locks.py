"""One window at a time for each player.

The lock is the exclusive transaction of an empty SQLite file, held as long as the sitting: the system lets go of it
when the program ends, however it ends, on every system.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from uth import paths
from uth.store.database import CannotWrite


class InUse(CannotWrite):
    """Another window plays with this player's chips."""


class Lock:
    """A player's chips in this window's hand."""

    def __init__(self, file: Path) -> None:
        """Take the lock.

        :raises InUse: if another window has it.
        :raises FolderError: if its folder cannot be made.
        :raises CannotWrite: if the file cannot be made.
        """
        paths.made(file.parent)
        connection = None
        try:
            connection = sqlite3.connect(file, timeout=0, isolation_level=None)
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if connection is not None:
                connection.close()
            if getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
                raise InUse("another window plays with this player's chips") from error
            raise CannotWrite(f"{file} cannot be written: {error}") from error
        self._connection = connection

    def release(self) -> None:
        """Let another window have it."""
        self._connection.close()
