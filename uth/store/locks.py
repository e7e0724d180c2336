"""Locks between windows: a player's chips in one hand, and a history that nobody else has open.

A lock is a transaction of an empty SQLite file, held as long as it is needed: the system lets go of it when the program
ends, however it ends, on every system.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from uth import paths
from uth.store.errors import CannotWrite


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
        connection = None
        try:
            connection = sqlite3.connect(file, timeout=wait, isolation_level=None)
            connection.execute("BEGIN" if shared else "BEGIN EXCLUSIVE")
            # A shared transaction begins with its first look at the file.
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
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
