"""A database that fails when a test says so, as the system would: full, read-only, broken disk, locked."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from uth.store.database import Clock, Database, now

Fault = Callable[[sqlite3.Connection], None]
"""What happens to the connection just before a statement: it raises, or does something that makes SQLite fail."""


def failing(name: str, text: str) -> Fault:
    """Return the fault that SQLite reports by that name."""

    def fail(_connection: sqlite3.Connection) -> None:
        error = sqlite3.OperationalError(text)
        error.sqlite_errorname = name
        raise error

    return fail


FULL = failing("SQLITE_FULL", "database or disk is full")
READ_ONLY = failing("SQLITE_READONLY", "attempt to write a readonly database")
BROKEN = failing("SQLITE_IOERR_WRITE", "disk I/O error")
BROKEN_SYNC = failing("SQLITE_IOERR_FSYNC", "disk I/O error")
LOCKED = failing("SQLITE_BUSY", "database is locked")


class FaultyConnection(sqlite3.Connection):
    """A connection that counts its statements and does not get past a certain one.

    :ivar statements: how many were begun.
    """

    statements = 0
    _fault: Fault | None = None
    _from = 0
    _only_writes = False

    def break_from(self, number: int, fault: Fault, *, only_writes: bool = False) -> None:
        """Meet *fault* at the statement of that number from now, 1 for the next, and at each one after it."""
        self._fault, self._from, self._only_writes = fault, self.statements + number, only_writes

    def mend(self) -> None:
        """Fail no more."""
        self._fault = None

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        """Execute a statement, if that is possible today."""
        self._begin(sql)
        return super().execute(sql, *values)

    def executemany(self, sql: str, rows: Iterable[Any], /) -> sqlite3.Cursor:
        """Execute a statement for each row, if that is possible today."""
        self._begin(sql)
        return super().executemany(sql, rows)

    def _begin(self, sql: str) -> None:
        # A transaction can always be undone, and a disk to which nothing can be written can still be read.
        if sql == "ROLLBACK" or (self._only_writes and sql.split(maxsplit=1)[0] in ("SELECT", "PRAGMA", "BEGIN")):
            return
        self.statements += 1
        if self._fault is not None and self.statements >= self._from:
            self._fault(self)


def opened(file: Path, clock: Clock = now) -> tuple[Database, FaultyConnection]:
    """Open a database, and return it with the connection that can be broken."""
    database = Database.open(file, clock=clock, factory=FaultyConnection)
    with database.reading() as connection:
        assert isinstance(connection, FaultyConnection)
        return database, connection


@contextmanager
def broken(database: Database, number: int = 1, fault: Fault = FULL) -> Iterator[None]:
    """Let a database of :func:`opened` fail from its *number*-th write on, counted from here, until this ends.

    Statements that change something are writes, and so is each COMMIT; reading goes on.
    """
    with database.reading() as connection:
        assert isinstance(connection, FaultyConnection)
    connection.break_from(number, fault, only_writes=True)
    try:
        yield
    finally:
        connection.mend()
