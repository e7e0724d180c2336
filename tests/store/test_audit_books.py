"""Books that do not agree by themselves, whatever the rounds say."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from uth.store import schema
from uth.store.audit_books import books
from uth.store.kinds import Kind
from uth.store.ledger import Entry, add

Written = tuple[int, Kind, int, int]
"""Number, kind, amount and balance."""


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    """Return an empty history with one player."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for script in schema.VERSIONS:
            connection.executescript(script)
        connection.execute("INSERT INTO player (id, uid, name, created) VALUES (1, 'ann', 'Ann', 0)")
        yield connection


BOUGHT = (1, Kind.BOUGHT, 500, 500)


@pytest.mark.parametrize(
    ("entries", "wrong"),
    [
        ([BOUGHT, (2, Kind.TAKEN, -200, 300)], []),
        ([BOUGHT, (2, Kind.CARRIED, -200, 300), (3, Kind.CARRIED, 5, 305)], []),
        ([BOUGHT, (2, Kind.CARRIED, 0, 500), (9, Kind.BOUGHT, 1, 501)], []),
        ([BOUGHT, (3, Kind.BOUGHT, 1, 501)], ["the numbers of the entries"]),
        ([BOUGHT, (2, Kind.BOUGHT, 1, 502)], ["the balance after entry 2"]),
        ([BOUGHT, (2, Kind.BOUGHT, -1, 499)], ["the amount of entry 2 (chips bought)"]),
        ([BOUGHT, (2, Kind.TAKEN, -501, -1)], ["the balance after entry 2"]),
        ([BOUGHT, (2, Kind.CARRIED, 5, 505), (3, Kind.CARRIED, 0, 505)], ["entry 3"]),
    ],
)
def test_a_ledger_adds_up_without_gaps(
    entries: list[Written], wrong: list[str], connection: sqlite3.Connection
) -> None:
    for number, kind, amount, balance in entries:
        add(connection, 1, Entry(number, 0, kind, "USD", amount, balance, None), None)
    found = list(books(connection, 1))
    assert [finding.what for finding in found if not finding.lost] == wrong
    carried = [f"entry {number}" for number, kind, _, _ in entries if kind is Kind.CARRIED]
    assert [finding.what for finding in found if finding.lost] == carried


def test_sittings_have_no_gap(connection: sqlite3.Connection) -> None:
    for number in (1, 2, 4):
        connection.execute("INSERT INTO sitting (player, number, began, version) VALUES (1, ?, 0, '')", (number,))
    (found,) = books(connection, 1)
    assert str(found) == "the numbers of the sittings: expected sitting 3 next, found sitting 4"
    assert found.lost


def test_a_player_who_is_being_deleted(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE player SET leaving = 1")
    assert [finding.what for finding in books(connection, 1)] == ["whether the player is being deleted"]
