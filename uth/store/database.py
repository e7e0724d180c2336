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

from uth.store import reading, schema, upkeep
from uth.store.errors import CannotRead, CannotWrite, Damaged, Foreign, Newer, StoreError, told
from uth.store.kinds import moment
from uth.store.locks import InUse, Lock
from uth.store.places import NAME, default_file, is_special, real

__all__ = [
    "BUSY_SECONDS", "NAME", "CannotRead", "CannotWrite", "Clock", "Damaged", "Database", "Foreign", "Newer",
    "StoreError", "Watch", "default_file", "guard", "now",
]  # fmt: skip

BUSY_SECONDS = 2.0
"""So long a write waits for another window's."""
PATIENCE = 30.0
"""So many seconds a window waits for another that brings the file up to date."""

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


def guard(file: Path) -> Path:
    """Return the lock that every window with this database open shares, and that is held alone to change its tables."""
    return file.parent / "locks" / f"{file.name}.lock"


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
        until = time.monotonic() + PATIENCE
        while True:
            _prepare_alone(file, versions)
            lock = _shared(file)
            try:
                with told(file, writing=True):
                    connection = _ready(file, versions, factory)
            except BaseException:
                lock.release()
                raise
            if connection is not None:
                return cls(file, connection, clock, lock)
            # A window of an older version has it open, or another could not make it.
            lock.release()
            if time.monotonic() > until:
                raise CannotWrite(f"{file} cannot be brought up to date: a window of an older version has it open")
            time.sleep(0.1)

    @classmethod
    def open_to_read(cls, file: Path, *, clock: Clock = now, versions: Sequence[str] = schema.VERSIONS) -> Self:
        """Open a database that is there for reading alone, also while a window plays and where nothing can be written.

        :raises CannotRead: if there is none, or the system is in the way, or :meth:`open` must bring it up to date.
        :raises Newer: if a newer version of the program wrote it.
        :raises Damaged: if it is damaged.
        """
        file = real(file)
        if is_special(file):
            raise CannotRead(f"{file} cannot be read: it is no file")
        with told(file, writing=False):
            connection = reading.connected(file)
            try:
                connection.execute("PRAGMA cell_size_check = ON")
                _require_current(file, connection, versions)
            except BaseException:
                connection.close()
                raise
        return cls(file, connection, clock)

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
                yield self._connection
                if self.watch is not None:
                    self.watch.committing(self._connection)
                self._in_doubt = True
                self._connection.execute("COMMIT")
                self._in_doubt = False
            except OverflowError as error:
                self._roll_back()
                raise Damaged(f"{self.file} is damaged: a number in it is too large") from error
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
            what = "written" if writing else "read"
            raise (CannotWrite if writing else CannotRead)(f"{self.file} cannot be {what}: the disk fails")
        try:
            with told(self.file, writing=writing):
                yield
        except Damaged:
            upkeep.suspect(self.file)
            raise


def _prepare_alone(file: Path, versions: Sequence[str]) -> None:
    """Prepare the file, unless another window has it open and has done so."""
    try:
        alone = Lock(guard(file))
    except InUse:
        return
    try:
        upkeep.prepare(file, versions)
    finally:
        alone.release()


def _shared(file: Path) -> Lock:
    try:
        return Lock(guard(file), shared=True, wait=PATIENCE)
    except InUse as error:
        raise CannotWrite(f"{file} cannot be opened: another window is bringing it up to date") from error


def _ready(file: Path, versions: Sequence[str], factory: type[sqlite3.Connection]) -> sqlite3.Connection | None:
    """Open the prepared file; None if it is not of the last version."""
    connection = upkeep.connected(file, factory, BUSY_SECONDS)
    try:
        version = upkeep.pragma(connection, "user_version")
        upkeep.require_known(file, version, len(versions))
        if version == len(versions):
            connection.execute("PRAGMA foreign_keys = ON")
            _try_to_write(connection)
            return connection
    except BaseException:
        connection.close()
        raise
    connection.close()
    return None


def _try_to_write(connection: sqlite3.Connection) -> None:
    """Find out now that nothing can be written; another window that is writing is no reason."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        version = upkeep.pragma(connection, "user_version")
        # Where nothing can be written a transaction begins all the same.
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        if not error.sqlite_errorname.startswith("SQLITE_BUSY"):
            raise


def _require_current(file: Path, connection: sqlite3.Connection, versions: Sequence[str]) -> None:
    version = upkeep.pragma(connection, "user_version")
    if upkeep.pragma(connection, "application_id") != schema.APPLICATION:
        upkeep.require_ours(file, upkeep.tables(connection))
        raise Damaged(f"{file} is no history of this program")
    upkeep.require_known(file, version, len(versions))
    if version != len(versions):
        raise CannotRead(f"{file} was written by an older version of uth: start the game once to bring it up to date")
