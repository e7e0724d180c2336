"""The rows of a round: how it begins, what is done in it, how it ends, and the table that it is played at."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from uth.cards import hole_name
from uth.game.actions import Action
from uth.game.model import Box, Round
from uth.game.notation import action_data, settlement_data
from uth.game.settlement import BoxSettlement, Settlement
from uth.table import Bet, Street, Table
from uth.table_data import to_data

SUMMARY = ("boxes", "ante", "staked", "net", "trips", "trips_net", "folded", "best")
"""The columns of :func:`summary_row`."""
BOX = (
    "box", "dark", "hole", "choice", "street", "result", "hand", "dealer", "qualifies", "ante", "ante_net", "blind",
    "blind_net", "play", "play_net", "trips", "trips_net",
)  # fmt: skip
"""The columns of :func:`box_rows`."""


class Opening(NamedTuple):
    """How a round begins. *sitting* and *felt* are the database's numbers of them, *began* is in milliseconds."""

    number: int
    sitting: int
    felt: int
    began: int
    commitment: str
    deck: str
    """``Shuffle.opening``."""
    owner: str
    funds: Mapping[str, int]


def open_round(connection: sqlite3.Connection, player: int, opening: Opening) -> int:
    """Write a round that waits for its bets, and return the database's number of it."""
    found = connection.execute(
        "INSERT INTO round (player, number, sitting, felt, state, began, commitment, deck, owner, funds) "
        "VALUES (?, ?, ?, ?, 'open', ?, ?, ?, ?, ?)",
        (player, *opening[:-1], funds_text(opening.funds)),
    )
    assert found.lastrowid is not None
    return found.lastrowid


def add_actions(
    connection: sqlite3.Connection, round_id: int, before: int, actions: Iterable[tuple[int, Action]]
) -> None:
    """Write actions, each with its time in milliseconds, after those *before* that are there."""
    connection.executemany(
        "INSERT INTO action (round, number, at, data) VALUES (?, ?, ?, ?)",
        [
            (round_id, before + count, at, json.dumps(action_data(action), separators=(",", ":")))
            for count, (at, action) in enumerate(actions, 1)
        ],
    )


def funds_text(funds: Mapping[str, int]) -> str:
    """Return what everybody has, as the database keeps it."""
    return json.dumps(dict(funds), ensure_ascii=False)


def void_round(connection: sqlite3.Connection, round_id: int, at: int) -> None:
    """Write that a round does not count."""
    connection.execute("UPDATE round SET state = 'void', ended = ? WHERE id = ?", (at, round_id))


def close_round(connection: sqlite3.Connection, round_id: int, what: tuple[Round, Settlement, str], at: int) -> None:
    """Write how a round ended; *what* is (the settled round, its settlement, the player's name in it)."""
    state, settlement, owner = what
    insert = f"INSERT INTO box VALUES ({', '.join('?' * 18)})"
    connection.executemany(insert, [(round_id, *row) for row in box_rows(state, settlement, owner)])
    connection.execute(
        "UPDATE round SET state = 'settled', ended = ?, settlement = ?, boxes = ?, ante = ?, staked = ?, net = ?, "
        "trips = ?, trips_net = ?, folded = ?, best = ? WHERE id = ?",
        (
            at,
            json.dumps(settlement_data(settlement), separators=(",", ":"), ensure_ascii=False),
            *summary_row(settlement, owner),
            round_id,
        ),
    )


def summary_row(settlement: Settlement, owner: str) -> tuple[int, ...]:
    """Return what the round's row says of the owner's boxes together: the columns from ``boxes`` to ``best``."""
    mine = own(settlement, owner)
    lines = [line for settled in mine for line in settled.lines]
    total = {bet: sum(line.stake for line in lines if line.bet is bet) for bet in Bet}
    return (
        len(mine),
        total[Bet.ANTE],
        sum(total.values()),
        sum(line.net for line in lines),
        total[Bet.TRIPS],
        sum(line.net for line in lines if line.bet is Bet.TRIPS),
        sum(settled.result.value == "fold" for settled in mine),
        max((settled.hand.category.order for settled in mine), default=0),
    )


def box_rows(state: Round, settlement: Settlement, owner: str) -> list[tuple[object, ...]]:
    """Return what the rows of the owner's boxes say, from column ``box`` on, in the order of settlement."""
    return [_box_row(state, settled, settlement) for settled in own(settlement, owner)]


def own(settlement: Settlement, owner: str) -> tuple[BoxSettlement, ...]:
    """Return what became of the owner's boxes."""
    return tuple(settled for settled in settlement.boxes if settled.owner == owner)


def _box_row(state: Round, settled: BoxSettlement, settlement: Settlement) -> tuple[object, ...]:
    box = state.box(settled.box)
    assert box is not None
    choice, street = _last_decision(box)
    money = [amount for line in settled.lines for amount in (line.stake, line.net)]
    return (
        settled.box, int(box.dark), hole_name(box.cards), choice, street, settled.result.value,
        settled.hand.category.order, settlement.dealer.category.order, int(settlement.qualifies), *money,
    )  # fmt: skip


def _last_decision(box: Box) -> tuple[str, str]:
    """What ended the box's decisions, and the street that it was made on; dark boxes decide before the deal."""
    choice = "fold" if box.folded else f"play {box.multiple}x"
    street = Street.PREFLOP if box.dark else box.acted
    assert street is not None
    return choice, street.value


def felt_of(connection: sqlite3.Connection, table: Table) -> int:
    """Return the number under which the table's whole content is kept, and keep it where it is new."""
    return keep_felt(connection, table, _content_of(table))


@lru_cache(maxsize=8)
def _content_of(table: Table) -> str:
    """Each round begins with it, mostly at the same table."""
    return felt_content(to_data(table))


def felt_content(data: Mapping[str, object]) -> str:
    """Return a table's plain data as the database keeps it; :func:`felt_hash` names it."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def felt_hash(content: str) -> str:
    """Return the SHA-256 of a table's content."""
    return sha256(content.encode()).hexdigest()


def keep_felt(connection: sqlite3.Connection, table: Table, content: str) -> int:
    """Return the number under which a table is kept, and keep it where it is new; *content*: its own."""
    name = felt_hash(content)
    row = connection.execute("SELECT id FROM felt WHERE hash = ?", (name,)).fetchone()
    if row is not None:
        return int(row[0])
    found = connection.execute(
        "INSERT INTO felt (hash, name, currency, content) VALUES (?, ?, ?, ?)",
        (name, table.name, table.currency.code, content),
    )
    assert found.lastrowid is not None
    connection.execute("INSERT INTO spare_felt (id, hash, content) VALUES (?, ?, ?)", (found.lastrowid, name, content))
    return found.lastrowid
