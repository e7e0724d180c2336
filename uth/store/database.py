"""The one database file of the user's folder: opened, read as it was at one moment, written whole or not at all.

SQLite with a write-ahead log and ``synchronous=FULL``: what a transaction has confirmed survives a crash and a power
switch. Every fault of the file becomes one of the errors of ``store.errors``.
"""

from __future__ import annotations

import sqlite3
import time
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol, Self

from uth.i18n import gettext as _
from uth.store import opening, reading, schema, upkeep
from uth.store.errors import CannotRead, CannotWrite, Damaged, Foreign, Newer, StoreError, told
from uth.store.kinds import moment
from uth.store.locks import Lock
from uth.store.places import NAME, default_file, identity, is_special, real

__all__ = [
    "NAME", "CannotRead", "CannotWrite", "Clock", "Damaged", "Database", "Foreign", "Newer",
    "StoreError", "Watch", "default_file", "now",
]  # fmt: skip

Clock = Callable[[], int]
"""Tells the time in milliseconds since 1970, UTC."""


class Watch(Protocol):
    """Sees every transaction, for tests."""

    def committing(self, connection: sqlite3.Connection, /) -> None:
        """Look at what is going to be confirmed, within the transaction."""

    def committed(self) -> None:
        """Hear that it is."""


def now() -> int:
    """Return the time in milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


class Database:
    """An open database.

    :ivar file: where it is.
    :ivar watch: who sees its transactions, if anybody does.
    """

    def __init__(
        self, file: Path, connection: sqlite3.Connection, clock: Clock = now, lock: Lock | None = None
    ) -> None:
        self.file = file
        self.clock = clock
        self.watch: Watch | None = None
        self._left_over = self._in_doubt = False
        self._identity = identity(file)
        self._connection = connection
        self._lock = lock
        # Whoever forgets it lets go of it.
        self._end = weakref.finalize(self, connection.close)
        self._end.atexit = False

    @classmethod
    def open(
        cls,
        file: Path,
        *,
        clock: Clock = now,
        versions: Sequence[str] = schema.VERSIONS,
        factory: type[sqlite3.Connection] = sqlite3.Connection,
    ) -> Self:
        """Open the database, make it where there is none, and bring an older one up to date after a backup of it.

        *versions*: as ``schema.VERSIONS``. *factory*: of the connection, for tests.

        :raises FolderError: if its folder cannot be made.
        :raises Newer: if a newer version of the program wrote it; nothing was touched.
        :raises Foreign: if it is another program's; nothing was touched.
        :raises Damaged: if it is damaged; ``rescue.opened`` sets it aside and saves what it can.
        :raises CannotRead: if the system is in the way of reading it.
        :raises CannotWrite: if it cannot be opened for writing.
        """
        # Locks, log and guard stand beside the file itself, by whichever link it was reached.
        file = real(file)
        until = time.monotonic() + opening.PATIENCE
        while True:
            opening.prepare_alone(file, versions)
            lock = opening.shared(file)
            try:
                with told(file, writing=True):
                    connection = opening.ready(file, versions, factory)
            except BaseException:
                lock.release()
                raise
            if connection is not None:
                return cls(file, connection, clock, lock)
            # A window of an older version has it open, or another could not make it.
            lock.release()
            if time.monotonic() > until:
                raise CannotWrite(
                    _("{file} cannot be brought up to date: a window of an older version has it open").format(file=file)
                )
            time.sleep(0.1)

    @classmethod
    def open_to_read(cls, file: Path) -> Self:
        """Open a database that is there for reading alone, also while a window plays and where nothing can be written.

        :raises CannotRead: if there is none, or the system is in the way, or :meth:`open` must bring it up to date.
        :raises Newer: if a newer version of the program wrote it.
        :raises Damaged: if it is damaged.
        """
        file = real(file)
        if is_special(file):
            raise CannotRead(_("{file} cannot be read: it is no file").format(file=file))
        with told(file, writing=False):
            connection = reading.connected(file)
            try:
                connection.execute("PRAGMA cell_size_check = ON")
                opening.require_current(file, connection, schema.VERSIONS)
            except BaseException:
                connection.close()
                raise
        return cls(file, connection, now)

    def time(self) -> int:
        """Return the time by its clock, as it can be kept."""
        return moment(self.clock())

    def close(self) -> None:
        """Close the file; what was written stays."""
        if self._in_doubt:
            self._forget()
        self._end()
        if self._lock is not None:
            self._lock.release()

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Give the connection for one transaction: all of it is on disk when this ends, or nothing.

        :raises CannotWrite: if it could not be written; nothing has changed.
        :raises Damaged: if the file is damaged.
        """
        with self._told(writing=True):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                self._require_same_file()
                yield self._connection
                if self.watch is not None:
                    self.watch.committing(self._connection)
                self._in_doubt = True
                self._connection.execute("COMMIT")
                self._in_doubt = False
            except OverflowError as error:
                self._roll_back()
                raise Damaged(_("{file} is damaged: a number in it is too large").format(file=self.file)) from error
            except BaseException:
                self._roll_back()
                if self._in_doubt:
                    self._forget()
                raise
        if self.watch is not None:
            self.watch.committed()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Give the connection for reading.

        :raises CannotRead: if the system is in the way.
        :raises Damaged: if the file is damaged.
        """
        with self._told(writing=False):
            yield self._connection

    @contextmanager
    def snapshot(self) -> Iterator[sqlite3.Connection]:
        """Give the connection for reading: everything as it was at one moment, whatever another window writes.

        What is read with :meth:`reading` meanwhile is of that moment too.

        :raises CannotRead: if the system is in the way.
        :raises Damaged: if the file is damaged.
        """
        with self._told(writing=False):
            if self._connection.in_transaction:
                yield self._connection
                return
            self._connection.execute("BEGIN")
            try:
                yield self._connection
            finally:
                self._roll_back()

    def _require_same_file(self) -> None:
        """Refuse to write to a file that has another name now, or none: nobody would find it there.

        The locks see to it as a rule; but their folder may have been deleted, or the file replaced by a copy.
        """
        if identity(self.file) != self._identity:
            sentence = _("{file} cannot be written: it is no longer the file that was opened; start again")
            raise CannotWrite(sentence.format(file=self.file))

    def _roll_back(self) -> None:
        """Undo the transaction; if even that fails, it is tried again before anything else is done."""
        self._left_over = not upkeep.roll_back(self._connection)

    def _forget(self) -> None:
        """Write over what a COMMIT that failed has left in the log.

        SQLite has taken it back, but where only its last step failed all of it stands there, and whoever opened the
        file after a crash would find it. The next transaction begins at the same place; this one changes nothing.
        """
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            version = upkeep.pragma(self._connection, "user_version")
            self._connection.execute(f"PRAGMA user_version = {version}")
            self._connection.execute("COMMIT")
            self._in_doubt = False
        except sqlite3.Error:
            # It is tried again when the file is closed; whatever is written before does the same.
            self._roll_back()

    @contextmanager
    def _told(self, *, writing: bool) -> Iterator[None]:
        if self._left_over:
            self._roll_back()
        if self._left_over:
            kind = CannotWrite if writing else CannotRead
            said = _("{file} cannot be written: {reason}") if writing else _("{file} cannot be read: {reason}")
            raise kind(said.format(file=self.file, reason=_("the disk fails")))
        try:
            with told(self.file, writing=writing):
                yield
        except Damaged:
            upkeep.suspect(self.file)
            raise
