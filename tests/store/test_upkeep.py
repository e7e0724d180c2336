"""Before a database is used: a new one is made safe, and what is refused is not touched."""

from __future__ import annotations

import inspect
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.store import version_one
from tests.store.beside import everything_beside
from tests.store.played import Home, play
from tests.store.version_one import NEXT
from uth.store import schema, soundness, upkeep, wal
from uth.store.database import Database
from uth.store.errors import CannotRead, CannotWrite, Damaged, Foreign, Newer
from uth.store.players import Players

# --- making


def test_a_new_file_is_safe_against_a_power_switch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "connected", inspect.unwrap(upkeep.connected))
    database = Database.open(tmp_path / "new" / "history.sqlite")
    with database.reading() as connection:
        found = {
            name: upkeep.pragma(connection, name)
            for name in ("journal_mode", "synchronous", "foreign_keys", "page_size", "secure_delete", "user_version")
        }
    assert found == {
        "journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "page_size": upkeep.PAGE_SIZE, "secure_delete": 1,
        "user_version": len(schema.VERSIONS),
    }  # fmt: skip
    database.close()


@pytest.mark.parametrize("version", [0, 1])
def test_windows_that_open_at_once_all_end_well(version: int, tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    if version:
        version_one.made(file)
    code = f"""
        from pathlib import Path
        from tests.store.version_one import NEXT
        from uth.store.database import Database
        print(flush=True)
        input()
        Database.open(Path({str(file)!r}), versions=NEXT).close()
    """
    windows = [
        subprocess.Popen(
            [sys.executable, "-c", textwrap.dedent(code)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(3)
    ]
    for window in windows:
        assert window.stdout is not None
        window.stdout.readline()
    for window in windows:
        assert window.stdin is not None
        window.stdin.write("\n")
        window.stdin.flush()
    for window in windows:
        window.communicate(timeout=60)
    assert [window.returncode for window in windows] == [0, 0, 0]
    Database.open(file, versions=NEXT).close()
    copies = [each.name for each in tmp_path.iterdir() if "version" in each.name]
    assert copies == ["history.version-1.sqlite"] * version


# --- what is not touched


def _waiting(file: Path) -> None:
    """Bring the file to version 2 in such a way that only its log says so."""
    other = file.parent / "other"
    shutil.copytree(file.parent, other)
    connection = upkeep.connected(other / file.name)
    connection.execute("PRAGMA user_version = 2")
    for part in ("", "-wal"):
        shutil.copy(f"{other / file.name}{part}", f"{file}{part}")
    connection.close()
    shutil.rmtree(other)
    assert file.read_bytes()[63] == 1
    assert wal.waits(file)


def _closed(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 2")
    connection.close()


@pytest.mark.parametrize("newer", [_closed, _waiting])
def test_a_newer_file_is_not_touched(newer: Callable[[Path], None], first: Path) -> None:
    newer(first)
    before = everything_beside(first)
    with pytest.raises(Newer, match=r"nothing was changed: update the program, or use another folder with --data"):
        Database.open(first, versions=schema.VERSIONS[:1])
    assert everything_beside(first) == before


def test_another_programs_file_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE pages (address)")
    connection.close()
    before = everything_beside(file)
    with pytest.raises(Foreign, match="a database of another program"):
        Database.open(file)
    assert everything_beside(file) == before


def _text(file: Path) -> None:
    file.write_bytes(b"no database " * 1_000)


def _short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:50])


def _header(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[68] ^= 1
    file.write_bytes(content)


def _version(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[60] ^= 64
    file.write_bytes(content)


def _page(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[:-4096] + bytes(4096))


def _only_log(file: Path) -> None:
    home = Home(file.parent / "other")
    play(home.sit_down(), 1)
    shutil.copy(f"{home.database.file}-wal", f"{file}-wal")
    home.close()
    file.unlink()
    shutil.rmtree(home.folder)


def _trigger(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("DROP TRIGGER entries_never_change")
    connection.close()


@pytest.mark.parametrize("harm", [_text, _short, _header, _version, _page, _only_log, _trigger])
def test_a_damaged_file_is_found_and_not_touched(harm: Callable[[Path], None], first: Path) -> None:
    harm(first)
    before = everything_beside(first)
    with pytest.raises(Damaged):
        Database.open(first)
    assert everything_beside(first) == before


def test_an_amount_that_was_changed_is_found(first: Path) -> None:
    connection = sqlite3.connect(first, isolation_level=None)
    trigger = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'entries_never_change'").fetchone()[0]
    connection.execute("DROP TRIGGER entries_never_change")
    connection.execute("UPDATE entry SET amount = amount + 100 WHERE number = 3")
    connection.execute(trigger)
    connection.close()
    with pytest.raises(Damaged, match="entry 3 does not follow from those before it"):
        Database.open(first)


def test_a_large_file_is_read_through_where_there_is_reason(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Database.open(first).close()
    monkeypatch.setattr(upkeep, "_CHECKED_BYTES", 0)
    content = bytearray(first.read_bytes())
    connection = sqlite3.connect(first)
    (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'box'").fetchone()
    connection.close()
    content[(page - 1) * upkeep.PAGE_SIZE : page * upkeep.PAGE_SIZE] = bytes(upkeep.PAGE_SIZE)
    first.write_bytes(content)
    database = Database.open(first)
    with pytest.raises(Damaged), database.reading() as connection:
        connection.execute("SELECT * FROM box").fetchall()
    database.close()
    with pytest.raises(Damaged):
        Database.open(first)


def test_what_was_suspected_and_is_sound_is_not_read_again(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Database.open(first).close()
    upkeep.suspect(first)
    Database.open(first).close()
    monkeypatch.setattr(upkeep, "_CHECKED_BYTES", 0)
    monkeypatch.setattr(soundness, "fault_of_pages", lambda _connection: "read through")
    Database.open(first).close()
    assert sorted(everything_beside(first)) == ["history.sqlite", "history.version-1.sqlite"]


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="is a folder; --data names another place"):
        Database.open(tmp_path)


def test_a_file_that_may_not_be_read(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refused)
    with pytest.raises(CannotRead, match="cannot be read: Permission denied"):
        Database.open(first)


def test_a_file_that_may_not_be_written(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read_only(file: Path, *_: object) -> sqlite3.Connection:
        return sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, isolation_level=None)

    monkeypatch.setattr(upkeep, "connected", read_only)
    with pytest.raises(CannotWrite, match="cannot be written: it is read-only"):
        Database.open(first)


def test_a_system_that_cannot_make_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(file: Path, *_: object) -> sqlite3.Connection:
        return sqlite3.connect(file.parent / "missing" / "history.sqlite")

    monkeypatch.setattr(upkeep, "connected", nowhere)
    with pytest.raises(CannotWrite, match="it cannot be opened"):
        Database.open(tmp_path / "history.sqlite")


def test_a_crash_while_the_first_file_is_made(tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    code = f"""
        import os, sqlite3
        from pathlib import Path
        from uth.store import upkeep
        connection = upkeep.connected(Path({str(file)!r}))
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE player (id)")
        os.kill(os.getpid(), {int(getattr(signal, "SIGKILL", signal.SIGTERM))})
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(code)], check=False)
    assert os.path.getsize(file)
    database = Database.open(file)
    assert Players(database).create("Ann").name == "Ann"
    database.close()
