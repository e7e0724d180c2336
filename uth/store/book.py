"""Books what a sitting does: one transaction for each confirmed action with everything that follows from it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from uth.cards import hole_name
from uth.game.actions import Action, PlaceBets
from uth.game.model import Box, Round
from uth.game.notation import action_data, settlement_data
from uth.game.settlement import BoxSettlement, Settlement
from uth.shuffle import Shuffle
from uth.store.database import Database, StoreError
from uth.store.ledger import Kind, Ledger, Movement, enter, last_balance
from uth.store.players import Player
from uth.table import Bet, Street, Table
from uth.table_data import to_data


class BookError(StoreError):
    """Something was to be booked that does not follow from what is booked."""


class Book:
    """One player's book during one sitting.

    :ivar player: whose it is; this window holds the player's lock.
    """

    def __init__(self, database: Database, player: Player, version: str) -> None:
        """*version*: of the program, for the record."""
        self.player = player
        self._database = database
        self._version = version
        self._sitting: int | None = None
        self._round: int | None = None
        self._recorded = 0

    def balance(self, currency: str) -> int:
        """Return what the player has in a currency, in minor units.

        :raises Damaged: if the ledger does not add up.
        """
        return Ledger(self._database, self.player.id).balance(currency)

    def begin(self, table: Table, owner: str, funds: Mapping[str, int], deck: Shuffle) -> int:
        """Begin a round, before its bets: its table, what everybody has, and the deck's order are fixed from here on.

        Return the player's number of the round. One that was begun before and had no bets is void.

        :raises BookError: if the one before has bets, or the player's funds are not the ledger's.
        :raises CannotWrite: if it cannot be written; nothing has changed.
        """
        with self._database.writing() as connection:
            at = self._database.clock()
            if last_balance(connection, self.player.id, table.currency.code) != funds[owner]:
                raise BookError("the player's chips are not those of the ledger; another window has moved them")
            self._void_unused(connection, at)
            sitting = self._sitting or self._sit_down(connection, at)
            (number,) = connection.execute(
                "SELECT coalesce(max(number), 0) + 1 FROM round WHERE player = ?", (self.player.id,)
            ).fetchone()
            opening = Opening(
                number, sitting, felt_of(connection, table), at, deck.commitment, deck.opening, owner, funds
            )
            round_id = open_round(connection, self.player.id, opening)
        self._sitting, self._round, self._recorded = sitting, round_id, 0
        return int(number)

    def resume(self, number: int, actions: int) -> None:
        """Go on with the open round of that number, of which so many actions are booked.

        :raises BookError: if it is not open.
        """
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT id, sitting FROM round WHERE player = ? AND number = ? AND state = 'open'",
                (self.player.id, number),
            ).fetchone()
        if row is None:
            raise BookError(f"round {number} is not open")
        self._round, self._recorded = row[0], actions

    def record(self, actions: Sequence[Action], before: Round, after: Round) -> None:
        """Book actions that were confirmed together, the chips that they moved and, if the round is over, how it ended.

        :raises CannotWrite: if it cannot be written; nothing has changed.
        :raises BookError: if no round is open here.
        """
        if self._round is None:
            raise BookError("no round is open")
        with self._database.writing() as connection:
            at = self._database.clock()
            add_actions(connection, self._round, self._recorded, [(at, action) for action in actions])
            self._move_chips(connection, actions, (before, after), at)
            if after.settlement is not None:
                self._end(connection, after, after.settlement, at)
        self._recorded += len(actions)
        if after.settlement is not None:
            self._round = None

    def move(self, amount: int, currency: str) -> None:
        """Book chips that the player bought (above zero) or took away (below), in minor units.

        The round that waits for its bets, if one does, begins with them.

        :raises CannotWrite: if it cannot be written; nothing has changed.
        """
        with self._database.writing() as connection:
            kind = Kind.BOUGHT if amount > 0 else Kind.TAKEN
            enter(connection, self.player.id, Movement(kind, currency, amount), self._database.clock())
            if self._round is not None:
                owner, text = connection.execute(
                    "SELECT owner, funds FROM round WHERE id = ?", (self._round,)
                ).fetchone()
                funds = json.loads(text)
                funds[owner] += amount
                connection.execute("UPDATE round SET funds = ? WHERE id = ?", (funds_text(funds), self._round))

    def void(self, state: Round, owner: str) -> None:
        """Give the stakes of the open round back, as it stands: the round does not count.

        :raises CannotWrite: if it cannot be written; nothing has changed.
        """
        if self._round is None:
            return
        with self._database.writing() as connection:
            at = self._database.clock()
            stakes = sum(box.staked for box in state.owned_by(owner)) if self._recorded else 0
            back = Movement(Kind.VOID, state.table.currency.code, stakes, self._round)
            enter(connection, self.player.id, back, at)
            void_round(connection, self._round, at)
        self._round = None

    # --- parts of a transaction

    def _sit_down(self, connection: sqlite3.Connection, at: int) -> int:
        found = connection.execute(
            "INSERT INTO sitting (player, number, began, version) VALUES "
            "(?1, (SELECT coalesce(max(number), 0) + 1 FROM sitting WHERE player = ?1), ?2, ?3)",
            (self.player.id, at, self._version),
        )
        assert found.lastrowid is not None
        return found.lastrowid

    def _void_unused(self, connection: sqlite3.Connection, at: int) -> None:
        row = connection.execute(
            "SELECT id, (SELECT count(*) FROM action WHERE round = round.id) FROM round "
            "WHERE player = ? AND state = 'open'",
            (self.player.id,),
        ).fetchone()
        if row is None:
            return
        if row[1]:
            raise BookError("the round before is not finished")
        void_round(connection, row[0], at)

    def _move_chips(
        self, connection: sqlite3.Connection, actions: Sequence[Action], states: tuple[Round, Round], at: int
    ) -> None:
        """Enter what went on the table and what came back from it."""
        before, after = states
        (owner,) = connection.execute("SELECT owner FROM round WHERE id = ?", (self._round,)).fetchone()
        paid = sum(box.returned for box in _own(after.settlement, owner)) if after.settlement else 0
        staked = before.available(owner) - after.available(owner) + paid
        kind = Kind.BETS if any(isinstance(action, PlaceBets) for action in actions) else Kind.PLAY
        currency = after.table.currency.code
        for why, amount in ((kind, -staked), (Kind.PAID, paid)):
            enter(connection, self.player.id, Movement(why, currency, amount, self._round), at)

    def _end(self, connection: sqlite3.Connection, state: Round, settlement: Settlement, at: int) -> None:
        (owner,) = connection.execute("SELECT owner FROM round WHERE id = ?", (self._round,)).fetchone()
        assert self._round is not None
        close_round(connection, self._round, (state, settlement, owner), at)


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
    own = _own(settlement, owner)
    lines = [line for settled in own for line in settled.lines]
    total = {bet: sum(line.stake for line in lines if line.bet is bet) for bet in Bet}
    return (
        len(own),
        total[Bet.ANTE],
        sum(total.values()),
        sum(line.net for line in lines),
        total[Bet.TRIPS],
        sum(line.net for line in lines if line.bet is Bet.TRIPS),
        sum(settled.result.value == "fold" for settled in own),
        max((settled.hand.category.order for settled in own), default=0),
    )


def box_rows(state: Round, settlement: Settlement, owner: str) -> list[tuple[object, ...]]:
    """Return what the rows of the owner's boxes say, from column ``box`` on, in the order of settlement."""
    return [_box_row(state, settled, settlement) for settled in _own(settlement, owner)]


def _own(settlement: Settlement, owner: str) -> tuple[BoxSettlement, ...]:
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
    return keep_felt(connection, table, felt_content(to_data(table)))


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
