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
from uth.store.ledger import Entry, Ledger
from uth.store.players import Player

_AT_ONCE = 1000
"""So many entries are read together."""


def exported(
    database: Database, players: Sequence[Player], version: str, *, unfinished: bool = True
) -> Generator[bytes, None, None]:
    """Yield the lines of an export of *players*, as their history is at one moment. *version*: of the program.

    *unfinished*: with the round that is not over, whose deck nobody should read yet; without it, its entries are left
    out too.

    :raises Damaged: if something cannot be read.
    """
    seal = Seal()
    with database.snapshot() as connection:
        for record in _records(database, connection, players, unfinished):
            line = line_of(record, version)
            seal.add(line)
            yield f"{line}\n".encode()
    yield f"{line_of(seal.record(), version)}\n".encode()


def _records(
    database: Database, connection: sqlite3.Connection, players: Sequence[Player], unfinished: bool
) -> Iterator[Record]:
    told: set[str] = set()
    for player in players:
        history = History(database, player.id)
        waits = None if unfinished else history.open_round()
        but = waits.number if waits is not None else None
        yield player_record(player)
        numbers = [number for number in history.numbers() if number != but]
        yield from _played(history, numbers, connection, player, told)
        yield from (entry_record(entry) for entry in _entries(Ledger(database, player.id)) if _kept(entry, but))


def _kept(entry: Entry, but: int | None) -> bool:
    return entry.round is None or entry.round != but


def _played(
    history: History, numbers: Sequence[int], connection: sqlite3.Connection, player: Player, told: set[str]
) -> Iterator[Record]:
    """Yield the rounds of those numbers, each after its sitting and its table if they are new."""
    sittings = connection.execute(
        "SELECT number, began, version FROM sitting WHERE player = ? ORDER BY number", (player.id,)
    ).fetchall()
    for number in numbers:
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


def _entries(ledger: Ledger) -> Iterator[Entry]:
    entries = ledger.entries(1, _AT_ONCE)
    while entries:
        yield from entries
        entries = ledger.entries(entries[-1].number + 1, _AT_ONCE)
