"""Before a database is used: what is refused is not touched, what is older is brought up to date or left as it was."""

from __future__ import annotations

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
from tests.store.played import Home, play
from tests.store.version_one import NEXT
from uth.game import engine
from uth.store import schema, soundness, upkeep, wal
from uth.store.database import Database
from uth.store.errors import CannotRead, CannotWrite, Damaged, Foreign, Newer
from uth.store.history import History
from uth.store.ledger import Ledger
from uth.store.players import Players

FAILS = (*schema.VERSIONS, f"{NEXT[-1]}\nINSERT INTO nowhere VALUES (1);\n")


@pytest.fixture
def first(tmp_path: Path) -> Path:
    """Return a file of version 1 with rounds in it."""
    file = tmp_path / "history.sqlite"
    version_one.made(file)
    return file


def dump(file: Path) -> list[str]:
    """Return the whole content of a database as SQL."""
    connection = sqlite3.connect(file)
    try:
        return [*connection.iterdump(), str(connection.execute("PRAGMA user_version").fetchone())]
    finally:
        connection.close()


def everything_beside(file: Path) -> dict[str, bytes]:
    """Return the files of a folder with their content, locks left out."""
    return {each.name: each.read_bytes() for each in file.parent.iterdir() if each.is_file()}


# --- making


def test_a_new_file_is_safe_against_a_power_switch(tmp_path: Path) -> None:
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


# --- bringing up to date


def test_what_users_have_can_be_read_for_good(first: Path) -> None:
    database = Database.open(first)
    ann, bob = Players(database).all()
    history = History(database, ann.id)
    rounds = [history.round(number) for number in history.numbers()]
    assert [stored.state for stored in rounds] == ["settled"] * version_one.ROUNDS + ["void", "open"]
    for stored in rounds:
        state = engine.replay(stored.table, stored.funds, stored.actions)
        assert (state.settlement if stored.state == "settled" else None) == stored.settlement
    assert Ledger(database, ann.id).balance("USD") == 100_000 + sum(listed.net for listed in history.rounds()) - 1_500
    assert Ledger(database, bob.id).entries() == ()
    database.close()


def test_an_older_file_is_backed_up_and_brought_up_to_date(first: Path) -> None:
    before = dump(first)
    database = Database.open(first, versions=NEXT)
    with database.reading() as connection:
        assert connection.execute("SELECT DISTINCT mood FROM sitting").fetchall() == [("good",)]
        assert soundness.fault_of_tables(connection, NEXT) == ""
    assert History(database, 1).count() == version_one.ROUNDS
    database.close()
    assert dump(first.with_name("history.version-1.sqlite")) == before
    with pytest.raises(Newer, match=f"version {len(NEXT)}, this program knows up to {len(NEXT) - 1}"):
        Database.open(first)


def test_version_one_is_brought_to_the_version_of_today(first: Path) -> None:
    database = Database.open(first)
    with database.reading() as connection:
        assert soundness.fault_of_tables(connection, schema.VERSIONS) == ""
        for table in ("grade", "lesson", "answer", "foul", "learnt", "run", "mark"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
    database.close()


def test_a_backup_never_takes_the_place_of_another(first: Path) -> None:
    other = first.with_name("history.version-1.sqlite")
    other.write_bytes(b"mine")
    Database.open(first, versions=NEXT).close()
    assert other.read_bytes() == b"mine"
    assert first.with_name("history.version-1-2.sqlite").exists()


def test_a_migration_that_fails_leaves_the_file_as_it_was(first: Path) -> None:
    before = dump(first)
    with pytest.raises(Damaged, match="no such table"):
        Database.open(first, versions=FAILS)
    assert dump(first) == before
    assert "history.version-1.sqlite" not in everything_beside(first)
    database = Database.open(first, versions=schema.VERSIONS[:1])
    assert History(database, 1).count() == version_one.ROUNDS
    database.close()


def test_a_migration_refuses_rows_that_belong_nowhere(first: Path) -> None:
    before = dump(first)
    with pytest.raises(Damaged, match="belongs to one that is not there"):
        Database.open(first, versions=(*schema.VERSIONS[:1], "DELETE FROM sitting;\n"))
    assert dump(first) == before


def test_no_room_for_the_backup(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = dump(first)

    def full(_path: Path, _target: Path) -> Path:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(Path, "rename", full)
    with pytest.raises(sqlite3.OperationalError):
        Database.open(first, versions=NEXT)
    monkeypatch.undo()
    assert dump(first) == before
    assert not [name for name in everything_beside(first) if "version" in name]


@pytest.mark.parametrize("statement", range(4))
def test_a_program_that_is_killed_in_the_middle_of_a_migration(statement: int, first: Path) -> None:
    before = dump(first)
    code = f"""
        import os
        from pathlib import Path
        from tests.store.version_one import NEXT
        from uth.store import soundness
        from uth.store.database import Database
        parts = soundness.statements

        def some(script):
            for number, part in enumerate(parts(script)):
                if "mood" in script and number == {statement}:
                    os._exit(9)
                yield part

        soundness.statements = some
        Database.open(Path({str(first)!r}), versions=NEXT)
    """
    assert subprocess.run([sys.executable, "-c", textwrap.dedent(code)], check=False).returncode == 9
    assert dump(first)[-1] == "(1,)"
    assert dump(first) == before
    Database.open(first, versions=NEXT).close()


def test_nothing_is_changed_while_another_window_has_it_open(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uth.store.opening.PATIENCE", 0.2)
    older = Database.open(first, versions=schema.VERSIONS[:1])
    with pytest.raises(CannotWrite, match="a window of an older version has it open"):
        Database.open(first, versions=NEXT)
    assert History(older, 1).count() == version_one.ROUNDS
    older.close()
    Database.open(first, versions=NEXT).close()


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


def _amount(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("DROP TRIGGER entries_never_change")
    connection.execute("UPDATE entry SET amount = amount + 100 WHERE number = 3")
    connection.close()


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
