"""One player's part of an import: what is here must be the same, what is new is checked and written behind it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from uth.chips import CURRENCY_CODES
from uth.game.model import Round
from uth.i18n import gettext as _
from uth.store.audit import audit_round, is_patchy
from uth.store.audit_books import books
from uth.store.database import Database
from uth.store.exchange.records import ExchangeError, Record, round_record, stored_of
from uth.store.history import History, State, Stored
from uth.store.kinds import LATEST, MOST
from uth.store.ledger import Entry, Kind, Ledger, add, last_balance
from uth.store.players import Player
from uth.store.rows import Opening, add_actions, close_round, funds_text, keep_felt, open_round, void_round
from uth.store.verify import Finding, played
from uth.table import Table


class Disagreement(ExchangeError):
    """What a file says of a player does not agree with itself, and no single line is at fault."""


class Felt(NamedTuple):
    """A table of the file: its hash, itself, and its content as the database keeps it."""

    mark: str
    table: Table
    content: str


class Incoming:
    """One player's records as they come, within the transaction of the import.

    :ivar rounds: how many rounds are new, or went on.
    :ivar entries: how many entries are new.
    """

    def __init__(self, database: Database, connection: sqlite3.Connection, player: Player) -> None:
        self.player = player
        self.rounds = self.entries = 0
        self._database = database
        self._connection = connection
        self._history = History(database, player.id)
        self._ledger = Ledger(database, player.id)
        self._here = {table: self._last(table) for table in ("sitting", "round", "entry")}
        self._seen = dict.fromkeys(self._here, 0)
        self._written: list[int] = []
        self._open: int | None = None
        self._waits: tuple[int, Stored] | None = None
        """A round without bets, here and in the file."""

    def sitting(self, record: Record) -> None:
        """Take a sitting."""
        number = self._next("sitting", record)
        row = (record["began"], record["program"])
        if not 0 <= record["began"] <= LATEST or not record["program"].isprintable() or len(record["program"]) > 40:
            raise ExchangeError(_("sitting {number} is none: {row}").format(number=number, row=row))
        if number > self._here["sitting"]:
            self._connection.execute(
                "INSERT INTO sitting (player, number, began, version) VALUES (?, ?, ?, ?)",
                (self.player.id, number, *row),
            )
            return
        found = self._connection.execute(
            "SELECT began, version, (SELECT min(number) FROM round WHERE sitting = sitting.id) FROM sitting "
            "WHERE player = ? AND number = ?",
            (self.player.id, number),
        ).fetchone()
        if found is None or found[:2] != row:
            raise self._parted(
                _("round {found}").format(found=found[2])
                if found and found[2]
                else _("sitting {number}").format(number=number)
            )

    def round(self, record: Record, felt: Felt) -> None:
        """Take a round."""
        number = self._next("round", record)
        if self._open is not None:
            raise ExchangeError(
                _("round {number} follows round {open}, which is not finished").format(number=number, open=self._open)
            )
        stored = stored_of(record, felt.table)
        if stored.state is State.OPEN:
            self._open = number
        if number > self._here["round"]:
            self._begin(stored, felt)
        else:
            self._compare(stored, felt)

    def entry(self, record: Record) -> None:
        """Take a movement of chips."""
        number = self._next("entry", record)
        if record["kind"] not in list(Kind) or record["currency"] not in CURRENCY_CODES:
            raise ExchangeError(
                _("entry {number} is none: {kind!a} in {currency!a}").format(
                    number=number, kind=record["kind"][:40], currency=record["currency"][:10]
                )
            )
        entry = Entry(**{**{key: record[key] for key in Entry.__slots__}, "kind": Kind(record["kind"])})
        if number <= self._here["entry"]:
            if self._ledger.entries(number, 1) != (entry,):
                raise self._parted(_("entry {number}").format(number=number))
            return
        before = last_balance(self._connection, self.player.id, entry.currency)
        if entry.balance != before + entry.amount:
            raise ExchangeError(
                _(
                    "entry {number} does not follow from the one before: {before} and {amount} make {after}, "
                    "found {balance}"
                ).format(
                    number=number,
                    before=before,
                    amount=entry.amount,
                    after=before + entry.amount,
                    balance=entry.balance,
                )
            )
        if not 0 <= entry.balance <= MOST or not 0 <= entry.at <= LATEST:
            raise ExchangeError(
                _("entry {number} is none: its balance or its time is out of range").format(number=number)
            )
        add(self._connection, self.player.id, entry, self._id_of(entry.round))
        self.entries += 1

    def finish(self) -> None:
        """Check what was written against the rest of the player's books.

        :raises Disagreement: if something does not agree.
        """
        self._set_funds()
        if not self._written and not self.entries:
            return
        for finding in chain(*self._audited(), books(self._connection, self.player.id)):
            if not finding.lost:
                raise Disagreement(f'"{self.player.name}": {finding}')

    def _audited(self) -> Iterator[Iterable[Finding]]:
        patchy = is_patchy(self._connection, self.player.id)
        return (audit_round(self._database, self.player.id, number, patchy=patchy) for number in self._written)

    # --- numbers

    def _last(self, table: str) -> int:
        (number,) = self._connection.execute(
            f"SELECT coalesce(max(number), 0) FROM {table} WHERE player = ?", (self.player.id,)
        ).fetchone()
        return int(number)

    def _next(self, table: str, record: Record) -> int:
        number = record["number"]
        assert isinstance(number, int)
        if number <= self._seen[table]:
            raise ExchangeError(
                _("{table} {number} follows {table} {seen}").format(table=table, number=number, seen=self._seen[table])
            )
        self._seen[table] = number
        return number

    def _parted(self, where: str) -> ExchangeError:
        return ExchangeError(
            _(
                'the history of "{name}" in the file and the one that is here have parted: from {where} on they '
                "are not the same"
            ).format(name=self.player.name, where=where)
        )

    def _id_of(self, number: int | None) -> int | None:
        if number is None:
            return None
        row = self._connection.execute(
            "SELECT id FROM round WHERE player = ? AND number = ?", (self.player.id, number)
        ).fetchone()
        if row is None:
            raise ExchangeError(_("there is no round {number}").format(number=number))
        return int(row[0])

    # --- rounds

    def _compare(self, stored: Stored, felt: Felt) -> None:
        """Go on with a round that is not finished here; else what is here must be the same, or further on."""
        row = self._connection.execute(
            "SELECT round.id, hash FROM round JOIN felt ON felt.id = round.felt WHERE round.player = ? AND number = ?",
            (self.player.id, stored.number),
        ).fetchone()
        if row is None:
            raise self._parted(_("round {number}").format(number=stored.number))
        round_id, mark = row
        here = self._history.round(stored.number)
        if mark == felt.mark and _waits_as(stored, here):
            self._waits = (round_id, stored)
            return
        if round_record(here, mark) == round_record(stored, felt.mark) or (
            mark == felt.mark and _goes_on(stored, here)
        ):
            return
        if mark != felt.mark or not _goes_on(here, stored):
            raise self._parted(_("round {number}").format(number=stored.number))
        state = _verified(stored)
        self._connection.execute("UPDATE round SET funds = ? WHERE id = ?", (funds_text(stored.funds), round_id))
        self._act(round_id, len(here.actions), stored, state)

    def _set_funds(self) -> None:
        """Let a round that waits for its bets begin with the chips that were bought or taken away by then."""
        if self._waits is None:
            return
        round_id, stored = self._waits
        has = last_balance(self._connection, self.player.id, stored.table.currency.code)
        if stored.funds.get(stored.owner) == has:
            self._connection.execute("UPDATE round SET funds = ? WHERE id = ?", (funds_text(stored.funds), round_id))

    def _begin(self, stored: Stored, felt: Felt) -> None:
        waits = self._history.open_round()
        if waits is not None:
            raise ExchangeError(
                _("round {number} follows round {open}, which is not finished").format(
                    number=stored.number, open=waits.number
                )
            )
        state = _verified(stored)
        sitting = self._connection.execute(
            "SELECT id FROM sitting WHERE player = ? AND number = ?", (self.player.id, stored.sitting)
        ).fetchone()
        if sitting is None:
            raise ExchangeError(
                _("round {number}: there is no sitting {sitting}").format(number=stored.number, sitting=stored.sitting)
            )
        felt_id = keep_felt(self._connection, felt.table, felt.content)
        opening = Opening(
            stored.number, sitting[0], felt_id, stored.began, stored.commitment, stored.deck.opening, stored.owner,
            stored.funds,
        )  # fmt: skip
        self._act(open_round(self._connection, self.player.id, opening), 0, stored, state)

    def _act(self, round_id: int, before: int, stored: Stored, state: Round) -> None:
        """Write the actions after those *before*, and how the round ended."""
        timed = list(zip(stored.times, stored.actions, strict=True))
        add_actions(self._connection, round_id, before, timed[before:])
        if stored.ended is not None and stored.state is State.VOID:
            void_round(self._connection, round_id, stored.ended)
        elif stored.ended is not None and state.settlement is not None:
            close_round(self._connection, round_id, (state, state.settlement, stored.owner), stored.ended)
        self._written.append(stored.number)
        self.rounds += 1


def _verified(stored: Stored) -> Round:
    """Return the round at its end; what a rescue of a damaged file may have left is taken as it is."""
    state, findings = played(stored)
    wrong = [finding for finding in findings if not finding.lost]
    if state is None or wrong:
        more = _(" (and {count} more)").format(count=len(wrong) - 1) if len(wrong) > 1 else ""
        raise ExchangeError(f"{(wrong or findings)[0]}{more}")
    return state


def _waits_as(one: Stored, other: Stored) -> bool:
    """Whether both are the same round before its bets; what the player has may have changed in between."""
    return one.state is other.state is State.OPEN and not one.actions and not other.actions and _goes_on(one, other)


def _goes_on(earlier: Stored, later: Stored) -> bool:
    """Whether a round that was not finished became the other one: the same beginning, and then more actions."""
    count = len(earlier.actions)
    return (
        earlier.state is State.OPEN
        and (earlier.sitting, earlier.began, earlier.owner) == (later.sitting, later.began, later.owner)
        and (earlier.commitment, earlier.deck) == (later.commitment, later.deck)
        and (earlier.actions, earlier.times) == (later.actions[:count], later.times[:count])
        and (not count or earlier.funds == later.funds)
    )
