"""Chips move only by entries, and entries never change. A balance is their sum."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from uth.store.database import Damaged, Database


class Kind(StrEnum):
    """Why chips moved."""

    BOUGHT = "chips bought"
    TAKEN = "chips taken away"
    BETS = "bets"
    """Ante, Blind, side bets and the Play of dark boxes, when the bets are closed."""
    PLAY = "play"
    PAID = "paid"
    """What came back from a settled round: stakes and wins."""
    VOID = "void"
    """The stakes of a round that was not finished and does not count."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One movement of a player's chips. Amounts are minor units of the currency, *at* milliseconds since 1970, UTC."""

    number: int
    """The player's own count, from 1."""
    at: int
    kind: Kind
    currency: str
    amount: int
    """Above zero: to the player."""
    balance: int
    """What the player has in this currency after it."""
    round: int | None
    """The number of the round that it belongs to."""


class Ledger:
    """One player's entries."""

    def __init__(self, database: Database, player: int) -> None:
        self._database = database
        self._player = player

    def balance(self, currency: str) -> int:
        """Return what the player has in a currency, stakes on the table not included.

        :raises Damaged: if the entries do not add up to their last balance.
        """
        with self._database.reading() as connection:
            return balance(connection, self._player, currency)

    def currencies(self) -> tuple[str, ...]:
        """Return the currencies in which the player ever had chips, the latest first."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT currency FROM entry WHERE player = ? GROUP BY currency ORDER BY max(number) DESC",
                (self._player,),
            ).fetchall()
        return tuple(str(currency) for (currency,) in rows)

    def entries(self, first: int = 1, count: int = -1) -> tuple[Entry, ...]:
        """Return *count* entries from number *first*, all for -1."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT entry.number, at, kind, currency, amount, balance, round.number FROM entry "
                "LEFT JOIN round ON round.id = entry.round WHERE entry.player = ? AND entry.number >= ? "
                "ORDER BY entry.number LIMIT ?",
                (self._player, first, count),
            ).fetchall()
        try:
            return tuple(Entry(row[0], row[1], Kind(row[2]), *row[3:]) for row in rows)
        except ValueError as error:
            raise Damaged(f"{self._database.file} is damaged: an entry cannot be read: {error}") from error


def balance(connection: sqlite3.Connection, player: int, currency: str) -> int:
    """Return a player's balance, as :meth:`Ledger.balance` does."""
    last = last_balance(connection, player, currency)
    (total,) = connection.execute(
        "SELECT coalesce(sum(amount), 0) FROM entry WHERE player = ? AND currency = ?", (player, currency)
    ).fetchone()
    if total != last:
        raise Damaged(f"the ledger does not add up: the entries make {total}, the last one says {last}")
    return last


class Movement(NamedTuple):
    """Chips about to move: *amount* minor units, above zero to the player. *round_id*: the database's, if any."""

    kind: Kind
    currency: str
    amount: int
    round_id: int | None = None


def enter(connection: sqlite3.Connection, player: int, movement: Movement, at: int) -> None:
    """Book one movement. An amount of zero leaves no entry."""
    kind, currency, amount, round_id = movement
    if amount == 0:
        return
    connection.execute(
        "INSERT INTO entry (player, number, at, kind, currency, amount, balance, round) VALUES "
        "(?1, (SELECT coalesce(max(number), 0) + 1 FROM entry WHERE player = ?1), ?2, ?3, ?4, ?5, ?6, ?7)",
        (player, at, kind.value, currency, amount, last_balance(connection, player, currency) + amount, round_id),
    )


def last_balance(connection: sqlite3.Connection, player: int, currency: str) -> int:
    """Return the balance after a player's last entry in a currency, without adding all of them up."""
    row = connection.execute(
        "SELECT balance FROM entry WHERE player = ? AND currency = ? ORDER BY number DESC LIMIT 1", (player, currency)
    ).fetchone()
    found = row[0] if row else 0
    if not isinstance(found, int):
        raise Damaged(f"the ledger is damaged: a balance is {found!r}")
    return found
