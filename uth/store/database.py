"""The one database file of the user's folder: opened, made, brought up to date, written whole or not at all.

SQLite with a write-ahead log and ``synchronous=FULL``: what a transaction has confirmed survives a crash and a power
switch. Every fault of the file becomes one of the errors below.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from uth import paths
from uth.errors import UthError
from uth.store import schema

NAME = "history.sqlite"
BUSY_SECONDS = 2.0
"""So long a write waits for another window's."""
_CHECKED_BYTES = 32 << 20
"""A file up to this size is read through when it is opened; a larger one only after it was not closed properly."""

Clock = Callable[[], int]
"""Tells the time in milliseconds since 1970, UTC."""


class StoreError(UthError):
    """The data of the user's folder cannot be used."""


class CannotWrite(StoreError):
    """Something was not written: the disk is full, the file is read-only, locked by another window, or fails.

    Nothing of it was kept; what was confirmed before is safe.
    """


class Damaged(StoreError):
    """The file is no database any more, or its content contradicts itself."""


class Newer(StoreError):
    """A newer version of the program wrote the file; it was not touched."""


def now() -> int:
    """Return the time in milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


def default_file() -> Path:
    """Return where the database of the user's folder is, made or not."""
    return paths.data_folder() / NAME


class Database:
    """An open database.

    :ivar file: where it is.
    """

    def __init__(self, file: Path, connection: sqlite3.Connection, clock: Clock = now) -> None:
        self.file = file
        self.clock = clock
        self._connection = connection

    @classmethod
    def open(cls, file: Path, *, clock: Clock = now, versions: Sequence[str] = schema.VERSIONS) -> Database:
        """Open the database, make it where there is none, and bring an older one up to date after a backup of it.

        *versions*: as ``schema.VERSIONS``.

        :raises FolderError: if its folder cannot be made.
        :raises Newer: if a newer version of the program wrote it.
        :raises Damaged: if it is damaged; ``rescue.opened`` sets it aside and saves what it can.
        :raises CannotWrite: if it cannot be opened for writing.
        """
        paths.made(file.parent)
        with _faults(file):
            connection = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            with _faults(file):
                database = cls(file, connection, clock)
                database._prepare(versions)
        except BaseException:
            connection.close()
            raise
        return database

    def close(self) -> None:
        """Close the file; what was written stays."""
        self._connection.close()

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Give the connection for one transaction: all of it is on disk when this ends, or nothing.

        :raises CannotWrite: if it could not be written; nothing has changed.
        :raises Damaged: if the file is damaged.
        """
        with _faults(self.file):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                _roll_back(self._connection)
                raise

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Give the connection for reading.

        :raises Damaged: if the file is damaged.
        """
        with _faults(self.file):
            yield self._connection

    # --- making and bringing up to date

    def _prepare(self, versions: Sequence[str]) -> None:
        version = self._version(len(versions))
        unclean = Path(f"{self.file}-wal").exists()
        self._connection.execute("PRAGMA foreign_keys = ON")
        if version and (unclean or self.file.stat().st_size <= _CHECKED_BYTES):
            self._check()
        if version < len(versions):
            if version:
                self._back_up(version)
            self._bring_up_to_date(versions)
        if self._pragma("journal_mode") != "wal":
            self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")

    def _pragma(self, name: str) -> object:
        return self._connection.execute(f"PRAGMA {name}").fetchone()[0]

    def _version(self, known: int) -> int:
        """Return the version of the file's tables, 0 for an empty file."""
        version, application = self._pragma("user_version"), self._pragma("application_id")
        assert isinstance(version, int)
        if application != schema.APPLICATION:
            (tables,) = self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if tables or application:
                raise Damaged(f"{self.file} is no history of this program")
            return 0
        if version > known:
            raise Newer(
                f"{self.file} was written by a newer version of uth (its tables are version {version}, this program "
                f"knows up to {known}); nothing was changed: update the program, or use another folder with --data"
            )
        return version

    def _check(self) -> None:
        (found,) = self._connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise Damaged(f"{self.file} is damaged: {found}")

    def _back_up(self, version: int) -> None:
        """Copy the file as it is beside itself before its tables change."""
        copy = self.file.with_name(f"{self.file.stem}.version-{version}{self.file.suffix}")
        target = sqlite3.connect(copy)
        try:
            self._connection.backup(target)
        finally:
            target.close()

    def _bring_up_to_date(self, versions: Sequence[str]) -> None:
        self._connection.execute("BEGIN EXCLUSIVE")
        try:
            # Another window may have been quicker.
            for number in range(self._version(len(versions)), len(versions)):
                for statement in _statements(versions[number]):
                    self._connection.execute(statement)
                self._connection.execute(f"PRAGMA user_version = {number + 1}")
            self._connection.execute(f"PRAGMA application_id = {schema.APPLICATION}")
            self._connection.execute("COMMIT")
        except BaseException:
            _roll_back(self._connection)
            raise


def _statements(script: str) -> Iterator[str]:
    """Split a script; ``executescript`` would commit what was begun."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _roll_back(connection: sqlite3.Connection) -> None:
    """Undo a transaction that failed; where SQLite has undone it already there is none."""
    if connection.in_transaction:
        try:
            connection.execute("ROLLBACK")
        except sqlite3.Error:
            # The next BEGIN fails too, and says so; on disk there is nothing of it.
            return


_CANNOT = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_READONLY": "it is read-only",
    "SQLITE_IOERR": "the disk fails",
    "SQLITE_BUSY": "another window is writing to it",
    "SQLITE_LOCKED": "another window is writing to it",
    "SQLITE_CANTOPEN": "it cannot be opened",
    "SQLITE_PERM": "the system refuses",
    "SQLITE_NOLFS": "the disk cannot hold so large a file",
    "SQLITE_NOMEM": "there is no memory left",
    "SQLITE_TOOBIG": "it is too large",
}
_DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_FORMAT", "SQLITE_SCHEMA", "SQLITE_MISMATCH")


@contextmanager
def _faults(file: Path) -> Iterator[None]:
    """Turn SQLite's errors about the file into ours; a fault of our own statements stays what it is."""
    try:
        yield
    except sqlite3.Error as error:
        # An extended code, such as SQLITE_IOERR_WRITE, begins with its kind.
        kind = "_".join(getattr(error, "sqlite_errorname", "").split("_")[:2])
        if kind in _CANNOT:
            raise CannotWrite(f"{file} cannot be written: {_CANNOT[kind]} ({error})") from error
        if kind in _DAMAGED or _malformed(error):
            raise Damaged(f"{file} is damaged: {error}") from error
        raise


def _malformed(error: sqlite3.Error) -> bool:
    """Whether flipped bytes made a table or a text of the file unusable, which SQLite reports as a plain error."""
    return isinstance(error, sqlite3.DatabaseError | sqlite3.OperationalError) and any(
        words in str(error) for words in ("malformed", "no such table", "no such column", "not a database", "decode")
    )
