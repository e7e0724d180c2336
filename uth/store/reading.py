"""A connection that only reads: beside a window that plays, and in a folder that nothing may be written to."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from pathlib import Path

_NO_PLACE = ("SQLITE_CANTOPEN", "SQLITE_READONLY")
"""What SQLite says where it may not put its log beside the file."""


def connected(file: Path) -> sqlite3.Connection:
    """Connect to a database that is there.

    :raises sqlite3.Error: if it cannot be read.
    """
    # Whoever may write tidies up when it is closed, and with a damaged log that would be the end of what it holds.
    how = "mode=ro" if _log(file) else "mode=rw"
    try:
        return _tried(uri(file, how), sqlite3.Connection)
    except sqlite3.Error as error:
        if not getattr(error, "sqlite_errorname", "").startswith(_NO_PLACE) or not file.is_file():
            raise
    # Whatever the log still holds belongs to the database, and only a place that can be written to lets it be read.
    return _tried(uri(file, "mode=ro&immutable=1"), sqlite3.Connection) if not _log(file) else _copied(file)


def uri(file: Path, how: str) -> str:
    """Return what SQLite opens a file by, with options such as ``mode=ro``: any name that the system allows."""
    return f"{file.absolute().as_uri()}?{how}"


def _tried(uri: str, factory: type[sqlite3.Connection]) -> sqlite3.Connection:
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, factory=factory)
    try:
        connection.execute("PRAGMA query_only = ON")
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


def _log(file: Path) -> bool:
    log = Path(f"{file}-wal")
    return log.is_file() and log.stat().st_size > 0


class _Copy(sqlite3.Connection):
    """A connection to a copy that goes when it is closed."""

    folder: tempfile.TemporaryDirectory[str] | None = None

    def close(self) -> None:
        """Close the copy and delete it."""
        super().close()
        if self.folder is not None:
            self.folder.cleanup()


def _copied(file: Path) -> sqlite3.Connection:
    folder = tempfile.TemporaryDirectory(prefix="uth-")
    copy = Path(folder.name) / file.name
    try:
        for each in (file, Path(f"{file}-wal")):
            shutil.copyfile(each, copy.with_name(each.name))
        connection = _tried(uri(copy, "mode=rw"), _Copy)
    except BaseException:
        folder.cleanup()
        raise
    assert isinstance(connection, _Copy)
    connection.folder = folder
    return connection
