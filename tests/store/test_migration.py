"""An older database is brought up to date, or left as it was."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tests.store import version_one
from tests.store.beside import everything_beside
from tests.store.version_one import NEXT
from uth.game import engine
from uth.store import schema, soundness
from uth.store.database import Database
from uth.store.errors import CannotWrite, Damaged, Newer
from uth.store.history import History
from uth.store.ledger import Ledger
from uth.store.players import Players

FAILS = (*schema.VERSIONS, f"{NEXT[-1]}\nINSERT INTO nowhere VALUES (1);\n")


def dump(file: Path) -> list[str]:
    """Return the whole content of a database as SQL."""
    connection = sqlite3.connect(file)
    try:
        return [*connection.iterdump(), str(connection.execute("PRAGMA user_version").fetchone())]
    finally:
        connection.close()


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
