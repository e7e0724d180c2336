"""Books what a sitting does: one transaction for each confirmed action with everything that follows from it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence

from uth.chips import Currency
from uth.game.actions import Action, PlaceBets
from uth.game.model import Round
from uth.game.settlement import Settlement
from uth.i18n import gettext as _
from uth.shuffle import Shuffle
from uth.store.database import Database, StoreError
from uth.store.kinds import MOST_FUNDS
from uth.store.ledger import Kind, Ledger, LedgerError, Movement, enter, last_balance
from uth.store.players import Player
from uth.store.rows import Opening, add_actions, close_round, felt_of, funds_text, open_round, own, void_round
from uth.table import Table
from uth.words.money import money_words


class BookError(StoreError):
    """Something was to be booked that does not follow from what is booked."""


def _too_much(has: int, currency: Currency) -> str:
    sentence = _("{amount} are more than a round can be played with: at most {most}; {command} puts the rest away")
    command = f"uth play --bankroll {currency.format(MOST_FUNDS)}"
    return sentence.format(amount=money_words(has, currency), most=money_words(MOST_FUNDS, currency), command=command)


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
        self._has: dict[str, int] = {}
        """What the player has by currency, as far as this sitting knows."""

    def balance(self, currency: str) -> int:
        """Return what the player has in a currency, in minor units.

        :raises Damaged: if the ledger does not add up.
        """
        has = Ledger(self._database, self.player.id).balance(currency)
        self._has[currency] = has
        return has

    def begin(self, table: Table, owner: str, funds: Mapping[str, int], deck: Shuffle) -> int:
        """Begin a round, before its bets: its table, what everybody has, and the deck's order are fixed from here on.

        Return the player's number of the round. One that was begun before and had no bets is void.

        :raises BookError: if the one before has bets, or the player's funds are not the ledger's.
        :raises LedgerError: if they are more than can be played for.
        :raises CannotWrite: if it cannot be written; nothing has changed.
        """
        if funds[owner] > MOST_FUNDS:
            raise LedgerError(_too_much(funds[owner], table.currency))
        with self._database.writing() as connection:
            at = self._database.time()
            self._require(connection, table.currency.code, funds[owner])
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
        self._has[table.currency.code] = funds[owner]
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
            raise BookError(_("round {number} is not open").format(number=number))
        self._round, self._recorded = row[0], actions

    def record(self, actions: Sequence[Action], before: Round, after: Round) -> None:
        """Book actions that were confirmed together, the chips that they moved and, if the round is over, how it ended.

        :raises CannotWrite: if it cannot be written; nothing has changed.
        :raises BookError: if no round is open here, or another window has gone on with it.
        """
        if self._round is None:
            raise BookError(_("no round is open"))
        currency = after.table.currency.code
        with self._database.writing() as connection:
            owner, since = self._opened(connection, self._round)
            self._require(connection, currency, before.available(owner))
            at = max(self._database.time(), since)
            add_actions(connection, self._round, self._recorded, [(at, action) for action in actions])
            self._move_chips(connection, actions, (before, after), at)
            if after.settlement is not None:
                self._end(connection, after, after.settlement, at)
        self._recorded += len(actions)
        self._has[currency] = after.available(owner)
        if after.settlement is not None:
            self._round = None

    def move(self, amount: int, currency: str) -> None:
        """Book chips that the player bought (above zero) or took away (below), in minor units.

        The round that waits for its bets, if one does, begins with them.

        :raises BookError: if another window has moved chips or gone on with the round.
        :raises LedgerError: if it makes more chips than anybody can have.
        :raises CannotWrite: if it cannot be written; nothing has changed.
        """
        with self._database.writing() as connection:
            before = last_balance(connection, self.player.id, currency)
            self._require(connection, currency, self._has.get(currency, before))
            if self._round is not None:
                self._opened(connection, self._round)
            kind = Kind.BOUGHT if amount > 0 else Kind.TAKEN
            enter(connection, self.player.id, Movement(kind, currency, amount), self._database.time())
            if self._round is not None:
                owner, text = connection.execute(
                    "SELECT owner, funds FROM round WHERE id = ?", (self._round,)
                ).fetchone()
                funds = json.loads(text)
                funds[owner] += amount
                connection.execute("UPDATE round SET funds = ? WHERE id = ?", (funds_text(funds), self._round))
        self._has[currency] = before + amount

    def void(self, state: Round, owner: str) -> None:
        """Give the stakes of the open round back, as it stands: the round does not count.

        :raises BookError: if another window has gone on with it.
        :raises CannotWrite: if it cannot be written; nothing has changed.
        """
        if self._round is None:
            return
        currency = state.table.currency.code
        laid = sum(box.staked for box in state.owned_by(owner))
        stakes = laid if self._recorded else 0
        has = state.available(owner) + laid
        round_id, self._round = self._round, None
        try:
            with self._database.writing() as connection:
                _, since = self._opened(connection, round_id)
                self._require(connection, currency, has - stakes)
                at = max(self._database.time(), since)
                enter(connection, self.player.id, Movement(Kind.VOID, currency, stakes, round_id), at)
                void_round(connection, round_id, at)
        except BookError:
            # Another window's it is; what waits now is read anew.
            self._has.clear()
            raise
        except BaseException:
            self._round = round_id
            raise
        self._has[currency] = has

    # --- parts of a transaction

    def _require(self, connection: sqlite3.Connection, currency: str, has: int) -> None:
        """Refuse to book to a player who is gone, or has other chips than this sitting knows of.

        The locks see to it as a rule; but their folder may have been deleted meanwhile.
        """
        there = connection.execute("SELECT 1 FROM player WHERE id = ?", (self.player.id,)).fetchone()
        if there is None or last_balance(connection, self.player.id, currency) != has:
            raise BookError(_("the player's chips are not those of the ledger; another window has moved them"))

    def _opened(self, connection: sqlite3.Connection, round_id: int) -> tuple[str, int]:
        """Return the player's name in the open round, and when something was last done in it.

        A clock may be set back meanwhile; what is done next is not earlier.
        """
        row = connection.execute(
            "SELECT owner, max(began, coalesce((SELECT max(at) FROM action WHERE round = round.id), 0)), "
            "(SELECT count(*) FROM action WHERE round = round.id) FROM round "
            "WHERE id = ? AND player = ? AND state = 'open'",
            (round_id, self.player.id),
        ).fetchone()
        if row is None or row[2] != self._recorded:
            raise BookError(_("the round is not as it was left; another window has gone on with it"))
        return str(row[0]), int(row[1])

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
            raise BookError(_("the round before is not finished"))
        void_round(connection, row[0], at)

    def _move_chips(
        self, connection: sqlite3.Connection, actions: Sequence[Action], states: tuple[Round, Round], at: int
    ) -> None:
        """Enter what went on the table and what came back from it."""
        before, after = states
        (owner,) = connection.execute("SELECT owner FROM round WHERE id = ?", (self._round,)).fetchone()
        paid = sum(box.returned for box in own(after.settlement, owner)) if after.settlement else 0
        staked = before.available(owner) - after.available(owner) + paid
        kind = Kind.BETS if any(isinstance(action, PlaceBets) for action in actions) else Kind.PLAY
        currency = after.table.currency.code
        for why, amount in ((kind, -staked), (Kind.PAID, paid)):
            enter(connection, self.player.id, Movement(why, currency, amount, self._round), at)

    def _end(self, connection: sqlite3.Connection, state: Round, settlement: Settlement, at: int) -> None:
        (owner,) = connection.execute("SELECT owner FROM round WHERE id = ?", (self._round,)).fetchone()
        assert self._round is not None
        close_round(connection, self._round, (state, settlement, owner), at)
