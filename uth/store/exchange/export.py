"""A history as JSON Lines: one object a line, nothing lost, the same history always the same text."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Iterator, Sequence

from uth.store.database import Database
from uth.store.exchange.records import (
    Record,
    Seal,
    entry_record,
    line_of,
    player_record,
    round_record,
    sitting_record,
    table_record,
)
from uth.store.history import History
from uth.store.ledger import Ledger
from uth.store.players import Player

_AT_ONCE = 1000
"""So many entries are read together."""


def exported(database: Database, players: Sequence[Player], version: str) -> Generator[bytes, None, None]:
    """Yield the lines of an export of *players*, as their history is at one moment. *version*: of the program.

    :raises Damaged: if something cannot be read.
    """
    seal = Seal()
    with database.snapshot() as connection:
        for record in _records(database, connection, players):
            line = line_of(record, version)
            seal.add(line)
            yield f"{line}\n".encode()
    yield f"{line_of(seal.record(), version)}\n".encode()


def _records(database: Database, connection: sqlite3.Connection, players: Sequence[Player]) -> Iterator[Record]:
    told: set[str] = set()
    for player in players:
        yield player_record(player)
        yield from _played(database, connection, player, told)
        yield from _entries(Ledger(database, player.id))


def _played(database: Database, connection: sqlite3.Connection, player: Player, told: set[str]) -> Iterator[Record]:
    """Yield the rounds, each after its sitting and its table if they are new."""
    history = History(database, player.id)
    sittings = connection.execute(
        "SELECT number, began, version FROM sitting WHERE player = ? ORDER BY number", (player.id,)
    ).fetchall()
    for number in history.numbers():
        stored = history.round(number)
        while sittings and sittings[0][0] <= stored.sitting:
            yield sitting_record(*sittings.pop(0))
        mark, content = _felt(connection, player, number)
        if mark not in told:
            told.add(mark)
            yield table_record(mark, content)
        yield round_record(stored, mark)
    yield from (sitting_record(*row) for row in sittings)


def _felt(connection: sqlite3.Connection, player: Player, number: int) -> tuple[str, str]:
    row = connection.execute(
        "SELECT hash, content FROM felt WHERE id = (SELECT felt FROM round WHERE player = ? AND number = ?)",
        (player.id, number),
    ).fetchone()
    return row[0], row[1]


def _entries(ledger: Ledger) -> Iterator[Record]:
    entries = ledger.entries(1, _AT_ONCE)
    while entries:
        yield from map(entry_record, entries)
        entries = ledger.entries(entries[-1].number + 1, _AT_ONCE)
