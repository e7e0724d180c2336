"""What an open file is checked for, one fault at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.store.played import Home, play
from uth.store import schema, soundness
from uth.store.kinds import Kind

Check = Callable[[sqlite3.Connection], str]


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """Return a connection to a history whose triggers do not keep anybody from changing it."""
    home = Home(tmp_path)
    play(home.sit_down(), 2)
    with home.database.reading() as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        yield connection
    home.close()


def test_a_sound_history(tmp_path: Path) -> None:
    home = Home(tmp_path)
    play(home.sit_down(), 5)
    with home.database.reading() as connection:
        for fault in (soundness.fault_of_pages, soundness.fault_of_ledgers, soundness.fault_of_contents):
            assert fault(connection) == ""
        assert soundness.fault_of_tables(connection, schema.VERSIONS) == ""
    home.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entry SET amount = amount + 64 WHERE number = 2",
        "UPDATE entry SET balance = balance + 64 WHERE number = 2",
        "UPDATE entry SET currency = 'EUR' WHERE number = 2",
        "UPDATE entry SET currency = x'41' WHERE number = 2",
        "UPDATE entry SET kind = 'gift' WHERE number = 2",
        "UPDATE entry SET at = -1 WHERE number = 2",
        "UPDATE entry SET amount = 0.5 + amount WHERE number = 2",
        "UPDATE entry SET balance = 'much' WHERE number = 2",
        "DELETE FROM entry WHERE number = 2",
        "UPDATE entry SET number = number + 100 WHERE number = 1",
    ],
)
def test_entries_that_do_not_follow_from_each_other(statement: str, connection: sqlite3.Connection) -> None:
    connection.execute(statement)
    assert "does not follow from those before it" in soundness.fault_of_ledgers(connection)


def test_every_kind_of_entry_is_known(connection: sqlite3.Connection) -> None:
    for kind in Kind:
        connection.execute("UPDATE entry SET kind = ?", (kind.value,))
        assert soundness.fault_of_ledgers(connection) == ""


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE felt SET content = replace(content, '500', '501')",
        "UPDATE felt SET hash = '0'",
        "UPDATE felt SET content = 5",
    ],
)
def test_contents_that_are_not_those_of_their_hash(statement: str, connection: sqlite3.Connection) -> None:
    connection.execute(statement)
    assert soundness.fault_of_contents(connection) == "the content of table 1 is not that of its hash"


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        ("DROP INDEX rounds_by_end", "its index rounds_by_end"),
        ("DROP TABLE spare_felt", "its table spare_felt"),
        ("CREATE TABLE other (a)", "its table other"),
        ("CREATE TRIGGER entries_stay BEFORE DELETE ON entry BEGIN SELECT 1; END", "its trigger actions_never_change"),
    ],
)
def test_tables_of_no_version(statement: str, what: str, connection: sqlite3.Connection) -> None:
    with_triggers = [part for part in soundness.statements(schema.VERSIONS[0]) if "TRIGGER" in part]
    for part in with_triggers if "TRIGGER" not in statement else ():
        connection.execute(part)
    connection.execute(statement)
    found = soundness.fault_of_tables(connection, schema.VERSIONS)
    assert found == f"{what} is not that of version {len(schema.VERSIONS)}"


def test_a_script_is_split_into_its_statements() -> None:
    script = "CREATE TABLE a (b); -- c\nCREATE TRIGGER d AFTER INSERT ON a BEGIN\n    SELECT 1;\n    SELECT 2;\nEND;\n"
    assert [part.strip()[:14] for part in soundness.statements(script)] == ["CREATE TABLE a", "CREATE TRIGGER"]
