"""How the database file is opened: in whose hand it is meanwhile, brought up to date or not, with leave to write."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from uth.i18n import gettext as _
from uth.store import schema, upkeep
from uth.store.errors import CannotRead, CannotWrite, Damaged
from uth.store.locks import InUse, Lock

BUSY_SECONDS = 2.0
"""So long a write waits for another window's."""
PATIENCE = 30.0
"""So many seconds a window waits for another that brings the file up to date."""


def guard(file: Path) -> Path:
    """Return the lock that every window with this database open shares, and that is held alone to change its tables."""
    return file.parent / "locks" / f"{file.name}.lock"


def prepare_alone(file: Path, versions: Sequence[str]) -> None:
    """Prepare the file as ``upkeep.prepare`` does, unless another window has it open and has done so."""
    try:
        alone = Lock(guard(file))
    except InUse:
        return
    try:
        upkeep.prepare(file, versions)
    finally:
        alone.release()


def shared(file: Path) -> Lock:
    """Share the file with other windows, once nobody changes its tables.

    :raises CannotWrite: if somebody does so for long.
    """
    try:
        return Lock(guard(file), shared=True, wait=PATIENCE)
    except InUse as error:
        raise CannotWrite(
            _("{file} cannot be opened: another window is bringing it up to date").format(file=file)
        ) from error


def ready(file: Path, versions: Sequence[str], factory: type[sqlite3.Connection]) -> sqlite3.Connection | None:
    """Open the prepared file; None if it is not of the last version.

    :raises sqlite3.Error: if it cannot be opened for writing.
    :raises Newer: if a newer version of the program wrote it.
    """
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


def require_current(file: Path, connection: sqlite3.Connection, versions: Sequence[str]) -> None:
    """Refuse a file that is not of the last version.

    :raises Foreign: if it is another program's.
    :raises Newer: if a newer version of the program wrote it.
    :raises CannotRead: if an older one did.
    :raises Damaged: if it does not say.
    """
    version = upkeep.pragma(connection, "user_version")
    if upkeep.pragma(connection, "application_id") != schema.APPLICATION:
        upkeep.require_ours(file, upkeep.tables(connection))
        raise Damaged(_("{file} is no history of this program").format(file=file))
    upkeep.require_known(file, version, len(versions))
    if version != len(versions):
        raise CannotRead(
            _("{file} was written by an older version of uth: start the game once to bring it up to date").format(
                file=file
            )
        )
