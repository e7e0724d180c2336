"""What is done to the database before it is used, while nobody else has it open: checked, made, brought up to date."""

from __future__ import annotations

import sqlite3
import struct
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from itertools import chain
from pathlib import Path

from uth.i18n import gettext as _
from uth.store import aside, reading, schema, soundness, wal
from uth.store.errors import CannotRead, CannotWrite, Damaged, Foreign, Newer, told
from uth.store.kinds import moment
from uth.store.places import is_special

PAGE_SIZE = 4096
"""Of every file that this program makes; other programs that put it in order may choose another."""
_CHECKED_BYTES = 32 << 20
"""A file up to this size is read through each time it is opened; a larger one only after it was not closed properly."""
_MANY = 1_000
"""There will not be so many versions: such a number is damage."""
_HEADER = struct.Struct(">16s44xI4xI")
"""SQLite's mark, the version of the tables, and whose file it is (offsets 0, 60 and 68)."""
_MARK = b"SQLite format 3\0"


def prepare(file: Path, versions: Sequence[str]) -> None:
    """Make the database where there is none, check it, and bring an older one up to date after a backup of it.

    *versions*: as ``schema.VERSIONS``.

    :raises Newer: if a newer version of the program wrote it; nothing was touched.
    :raises Foreign: if it is another program's; nothing was touched.
    :raises Damaged: if it is damaged.
    :raises CannotRead: if the system is in the way of reading it.
    :raises CannotWrite: if it cannot be made or changed; it is then as it was.
    """
    if aside.made(file).exists():
        aside.put_in_place(file, moment(time.time_ns() // 1_000_000))
    log, header = _looked_at(file)
    if not log.sound:
        raise Damaged(
            _("{file} is damaged: more was confirmed than can be read in order").format(file=wal.log_of(file))
        )
    version = _version(file, header, len(versions))
    if version and (wal.waits(file) or _suspicion(file).exists() or file.stat().st_size <= _CHECKED_BYTES):
        _check(file)
        _suspicion(file).unlink(missing_ok=True)
    with told(file, writing=True), closing(connected(file)) as connection:
        if pragma(connection, "journal_mode") != "wal":
            connection.execute("PRAGMA journal_mode = WAL")
        if version < len(versions):
            if version:
                _require(file, soundness.fault_of_tables(connection, versions[:version]))
            _bring_up_to_date(file, connection, versions)
        _require(file, soundness.fault_of_tables(connection, versions))


def connected(
    file: Path, factory: type[sqlite3.Connection] = sqlite3.Connection, wait: float = 2
) -> sqlite3.Connection:
    """Open a file to write to it; *wait*: so many seconds for another window's transaction."""
    connection = sqlite3.connect(file, timeout=wait, isolation_level=None, factory=factory)
    try:
        # Without the last two macOS says "written" while the disk still has it in hand.
        for setting in (
            f"page_size = {PAGE_SIZE}", "synchronous = FULL", "secure_delete = ON", "cell_size_check = ON",
            "trusted_schema = OFF", "fullfsync = ON", "checkpoint_fullfsync = ON",
        ):  # fmt: skip
            connection.execute(f"PRAGMA {setting}")
    except BaseException:
        connection.close()
        raise
    return connection


def pragma(connection: sqlite3.Connection, name: str) -> object:
    """Return the one value of a PRAGMA."""
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


def require_known(file: Path, version: object, known: int) -> None:
    """Refuse a file of a version that this program does not know.

    :raises Newer: with what to do.
    """
    if isinstance(version, int) and version > known:
        raise Newer(
            _(
                "{file} was written by a newer version of uth (its tables are version {version}, this program "
                "knows up to {known}); nothing was changed: update the program, or use another folder with {data}"
            ).format(file=file, version=version, known=known, data="--data")
        )


def suspect(file: Path) -> None:
    """Note that the file is to be read through when it is opened next, if that can be noted."""
    with suppress(OSError):
        _suspicion(file).touch()


def _suspicion(file: Path) -> Path:
    return file.with_name(f"{file.name}.suspect")


def _check(file: Path) -> None:
    """Read a file through. Nothing is changed: whoever may write would tidy up what a rescue can still use."""
    how = "mode=ro" if wal.waits(file) else "mode=ro&immutable=1"
    with told(file, writing=False), closing(_read_only(file, how)) as connection:
        for fault in (soundness.fault_of_pages, soundness.fault_of_ledgers, soundness.fault_of_contents):
            _require(file, fault(connection))


def _read_only(file: Path, how: str) -> sqlite3.Connection:
    return sqlite3.connect(reading.uri(file, how), uri=True, isolation_level=None)


def _require(file: Path, fault: str) -> None:
    if fault:
        raise Damaged(_("{file} is damaged: {fault}").format(file=file, fault=fault))


# --- looking, without SQLite where it would make files of its own beside it


def _looked_at(file: Path) -> tuple[wal.Log, bytes]:
    """Return what waits in the log, and the header of the file with that."""
    if file.is_dir():
        raise CannotWrite(
            _("{file} is a folder; {data} names another place for your data").format(file=file, data="--data")
        )
    for each in (file, wal.log_of(file)):
        if is_special(each):
            raise CannotWrite(
                _("{each} is no file; {data} names another place for your data").format(each=each, data="--data")
            )
    try:
        log = wal.read(file, page_size(file))
        return log, log.pages[1] if 1 in log.pages else _beginning(file)
    except OSError as error:
        raise CannotRead(
            _("{file} cannot be read: {reason}").format(file=file, reason=error.strerror or error)
        ) from error


def page_size(file: Path) -> int:
    """Return how large the pages are, in bytes, as the file's header or its log says; as we make them if neither does.

    :raises OSError: if the file cannot be read.
    """
    header = _beginning(file)
    if header.startswith(_MARK) and (size := wal.PAGE_SIZES.get(int.from_bytes(header[16:18], "big"))):
        return size
    return wal.page_size(file) or PAGE_SIZE


def _beginning(file: Path) -> bytes:
    try:
        with file.open("rb") as stream:
            return stream.read(_HEADER.size)
    except FileNotFoundError:
        return b""


def _version(file: Path, header: bytes, known: int) -> int:
    """Return the version of the file's tables, 0 for a file that is not there or empty."""
    if not header and not wal.waits(file):
        _require_new(file)
        return 0
    if len(header) < _HEADER.size or not header.startswith(_MARK):
        raise Damaged(_("{file} is no database any more").format(file=file))
    __, version, application = _HEADER.unpack(header[: _HEADER.size])
    if application == schema.APPLICATION and 0 < version < _MANY:
        require_known(file, version, known)
        return int(version)
    found = _tables(file)
    if found == set() and application == version == 0:
        _require_new(file)
        return 0
    require_ours(file, found)
    raise Damaged(_("{file} is damaged: its header does not say that it is ours").format(file=file))


def _tables(file: Path) -> set[str] | None:
    """Return the names of a file's tables, None if it cannot tell; nothing is made beside the file."""
    try:
        with closing(_read_only(file, "mode=ro&immutable=1")) as connection:
            return tables(connection)
    except (sqlite3.Error, UnicodeDecodeError):
        return None


def tables(connection: sqlite3.Connection) -> set[str]:
    """Return the names of the tables."""
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {str(name) for (name,) in rows}


def require_ours(file: Path, found: set[str] | None) -> None:
    """Refuse a file with tables of which none is ours.

    :raises Foreign: with what to do.
    """
    if found and not found & soundness.tables(schema.VERSIONS):
        raise Foreign(
            _("{file} is a database of another program; it was not touched: use another folder with {data}").format(
                file=file, data="--data"
            )
        )


def _require_new(file: Path) -> None:
    """Refuse an empty file where somebody has sat down before: it was cut off, and is not to be begun anew in silence.

    :raises Damaged: with what tells so.
    """
    locks = (each for each in (file.parent / "locks").glob("*.lock") if each.name != f"{file.name}.lock")
    settings = (each for each in (file.parent / "settings").glob("*.json") if each.name != "window.json")
    if file.exists() and any(chain(locks, settings)):
        raise Damaged(_("{file} is damaged: it is empty, but somebody has played here before").format(file=file))


# --- changing


def _bring_up_to_date(file: Path, connection: sqlite3.Connection, versions: Sequence[str]) -> None:
    version = pragma(connection, "user_version")
    assert isinstance(version, int)
    copy = _backed_up(file, connection, version) if version else None
    connection.execute("BEGIN IMMEDIATE")
    try:
        for script in versions[version:]:
            for statement in soundness.statements(script):
                connection.execute(statement)
        if connection.execute("PRAGMA foreign_key_check").fetchone():
            raise Damaged(_("{file} is damaged: a row belongs to one that is not there").format(file=file))
        connection.execute(f"PRAGMA user_version = {len(versions)}")
        connection.execute(f"PRAGMA application_id = {schema.APPLICATION}")
        connection.execute("COMMIT")
    except BaseException:
        roll_back(connection)
        if copy is not None:
            copy.unlink(missing_ok=True)
        raise


def _backed_up(file: Path, connection: sqlite3.Connection, version: int) -> Path:
    """Copy the file as it is beside itself, and return the copy; an earlier one keeps its name."""
    number, copy = 1, file.with_name(f"{file.stem}.version-{version}{file.suffix}")
    while copy.exists():
        number += 1
        copy = file.with_name(f"{file.stem}.version-{version}-{number}{file.suffix}")
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as target:
            connection.backup(target)
            # A copy is one file, however it is opened later.
            target.execute("PRAGMA journal_mode = DELETE")
        part.rename(copy)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return copy


def roll_back(connection: sqlite3.Connection) -> bool:
    """Undo a transaction that failed, unless SQLite has done so; return whether that worked.

    On disk there is nothing of it in any case.
    """
    if connection.in_transaction:
        try:
            connection.execute("ROLLBACK")
        except sqlite3.Error:
            return False
    return True
