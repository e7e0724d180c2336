"""Chips move only by entries, and entries never change. A balance is their sum."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import NamedTuple

from uth.i18n import gettext as _
from uth.store.database import Damaged, Database, StoreError
from uth.store.kinds import MOST, MOST_FUNDS, Kind, require

__all__ = ["Entry", "Kind", "Ledger", "LedgerError", "Movement", "add", "balance", "enter", "last_balance"]


class LedgerError(StoreError):
    """An amount that cannot be booked."""


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

    def gave_back(self, number: int) -> bool:
        """Return whether the stakes of the player's round of that number were given back."""
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT 1 FROM entry WHERE kind = ? AND round = (SELECT id FROM round WHERE player = ? AND number = ?)",
                (Kind.VOID.value, self._player, number),
            ).fetchone()
        return row is not None

    def entries(self, first: int = 1, count: int = -1) -> tuple[Entry, ...]:
        """Return *count* entries from number *first*, all for -1."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT entry.number, at, kind, currency, amount, balance, round.number FROM entry "
                "LEFT JOIN round ON round.id = entry.round WHERE entry.player = ? AND entry.number >= ? "
                "ORDER BY entry.number LIMIT ?",
                (self._player, first, count),
            ).fetchall()
        for row in rows:
            require(row, "imttii?i", _("an entry"))
        try:
            return tuple(Entry(row[0], row[1], Kind(row[2]), *row[3:]) for row in rows)
        except ValueError as error:
            raise Damaged(
                _("{file} is damaged: an entry cannot be read: {error}").format(file=self._database.file, error=error)
            ) from error


def balance(connection: sqlite3.Connection, player: int, currency: str) -> int:
    """Return a player's balance, as :meth:`Ledger.balance` does."""
    last = last_balance(connection, player, currency)
    (total,) = connection.execute(
        # Past the index, which may be what is damaged, and has said what the last balance is.
        "SELECT coalesce(sum(amount), 0) FROM entry NOT INDEXED WHERE player = ? AND currency = ?",
        (player, currency),
    ).fetchone()
    if total != last:
        raise Damaged(
            _("the ledger does not add up: the entries make {total}, the last one says {last}").format(
                total=total, last=last
            )
        )
    return last


class Movement(NamedTuple):
    """Chips about to move: *amount* minor units, above zero to the player. *round_id*: the database's, if any."""

    kind: Kind
    currency: str
    amount: int
    round_id: int | None = None


def enter(connection: sqlite3.Connection, player: int, movement: Movement, at: int) -> None:
    """Book one movement. An amount of zero leaves no entry.

    :raises LedgerError: if it makes more chips than can be booked.
    """
    kind, currency, amount, round_id = movement
    if amount == 0:
        return
    (last,) = connection.execute("SELECT coalesce(max(number), 0) FROM entry WHERE player = ?", (player,)).fetchone()
    after = last_balance(connection, player, currency) + amount
    most = MOST_FUNDS if kind is Kind.BOUGHT else MOST
    if abs(after) > most:
        raise LedgerError(
            _("nobody can have {after} minor units of {currency}: at most {most} can be booked").format(
                after=after, currency=currency, most=most
            )
        )
    add(connection, player, Entry(last + 1, at, kind, currency, amount, after, None), round_id)


def add(connection: sqlite3.Connection, player: int, entry: Entry, round_id: int | None) -> None:
    """Write one entry as it is; *round_id*: the database's number of its round, if it has one."""
    connection.execute(
        "INSERT INTO entry (player, number, at, kind, currency, amount, balance, round) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            player, entry.number, entry.at, entry.kind.value, entry.currency, entry.amount, entry.balance, round_id,
        ),
    )  # fmt: skip


def last_balance(connection: sqlite3.Connection, player: int, currency: str) -> int:
    """Return the balance after a player's last entry in a currency, without adding all of them up."""
    row = connection.execute(
        "SELECT balance FROM entry WHERE player = ? AND currency = ? ORDER BY number DESC LIMIT 1", (player, currency)
    ).fetchone()
    found = row[0] if row else 0
    if not isinstance(found, int):
        raise Damaged(_("the ledger is damaged: a balance is {found!r}").format(found=found))
    return found
