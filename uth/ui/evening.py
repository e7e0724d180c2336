"""One person at one table for an evening: where the round stands that waits, and the money. No pygame."""

from __future__ import annotations

from dataclasses import dataclass

from uth.company import ALONE, most_company
from uth.session import Company, Entropy, Session
from uth.store.account import Account
from uth.store.history import Stored, Wanted
from uth.store.players import Player, Players
from uth.table import Table
from uth.ui.laid import Bets
from uth.ui.seat import Seat, bets_of, company_for

FIRST_NAME = "Player"
"""Who plays where nobody has given a name."""


def who_plays(players: Players, name: str) -> Player:
    """Return who sits down: the player of that *name*, a new one if need be; without a name, who played last.

    :raises StoreError: if the data cannot be read or written, or the name is none.
    """
    if name:
        return players.find(name) or players.create(name)
    return players.latest() or players.create(FIRST_NAME)


@dataclass(slots=True)
class Patron:
    """Somebody whose chips and rounds are kept.

    :ivar wanted: with how much the player wants to sit down, in minor units; None for what there is.
    :ivar comes_in: the player has not sat at this window before, and hears how the last round came out.
    """

    account: Account
    wanted: int | None = None
    comes_in: bool = False


class Evening:
    """What lives longer than a session.

    :ivar bankroll: what the player sat down with, in minor units; for a patron the usual buy-in.
    :ivar company: with how many simulated players, as far as there are boxes for them; none to begin with.
    """

    def __init__(self, table: Table, bankroll: int, boxes: int, entropy: Entropy, patron: Patron | None = None) -> None:
        """Prepare an evening. Without a *patron* the chips are thrown away afterwards."""
        self.table = table
        self.bankroll = bankroll
        self.company = 0
        self._boxes = boxes
        self._entropy = entropy
        self._patron = patron
        self._session: Session | None = None
        self._before = self._settled_before = 0
        self._had: int | None = None
        self._unasked = False
        self._brought_back: tuple[int, int] | None = None
        """The number and the actions of the round that went on after a fault."""

    def sit_down(self) -> tuple[Session, Seat]:
        """Return the round that waits, or a new one, and how the player sits there.

        One that was left unfinished this evening, because something went wrong, goes on where it stood. If it goes
        wrong again before anything more was done, it is void: its bets are back.

        :raises StoreError: if a patron's data cannot be read or written.
        """
        settled, shuffles, worth = self.rounds, self._shuffles, self.worth
        before, goes_on = self._session, self._goes_on()
        if self._patron is None and before is not None and goes_on:
            return before, self._seat(None)
        waiting = self._waiting(goes_on=goes_on)

        def entropy(number: int) -> bytes:
            return self._entropy(shuffles + number)

        if self._patron is None:
            session = Session(self.table, worth, entropy=entropy, company=self._company({}))
        elif waiting is not None:
            self._had, self._unasked, self._patron.comes_in = None, False, False
            if waiting.table == self.table:
                # At another table it is brought when that one is laid out.
                self._unasked, self._patron.wanted = self._patron.wanted is not None, None
            session = Session.resumed(waiting, self._patron.account.book, entropy=entropy)
        else:
            account = self._patron.account
            company = self._company(self._last_bets(account), account.player.name)
            brought = self._brought(self._patron)
            session = Session(self.table, brought, entropy=entropy, book=account.book, company=company)
        self._settled_before, self._before, self._session = settled, shuffles, session
        return session, self._seat(waiting)

    def _company(self, last: Bets, player: str = "") -> Company:
        """Who else plays: those who have played at this table this evening, if they are as many as are wanted."""
        before = self._session
        wanted = min(self.company, most_company(self.table, self._boxes))
        if before is not None and before.table == self.table and len(before.company.seats) == wanted:
            return before.company
        if not wanted:
            return ALONE
        return company_for(self.table, self.company, (self._boxes, last, player), self._entropy(0).hex())

    def _goes_on(self) -> bool:
        """Whether the round of before goes on after a fault: once, unless more was done in it since."""
        before = self._session
        if before is None or before.over or not before.actions:
            return False
        stands, seen = (before.number, len(before.actions)), self._brought_back
        self._brought_back = stands
        return stands != seen

    def _waiting(self, *, goes_on: bool) -> Stored | None:
        if self._patron is None:
            return None
        account, before = self._patron.account, self._session
        if before is not None and not before.over and not goes_on:
            account.book.void(before.round, before.owner)
        waiting = account.waiting()
        if waiting is not None:
            account.book.resume(waiting.number, len(waiting.actions))
        return waiting

    def _brought(self, patron: Patron) -> int:
        wanted, patron.wanted = patron.wanted, None
        account, currency = patron.account, self.table.currency.code
        had = account.book.balance(currency) if currency in account.ledger.currencies() else None
        self._had, self._unasked = had if wanted not in (None, had) else None, False
        return account.bring(currency, wanted, self.bankroll)

    def _seat(self, waiting: Stored | None) -> Seat:
        if self._patron is None:
            return Seat(self._boxes, self.bankroll)
        return Seat(
            self._boxes,
            self.bankroll,
            player=self._patron.account.player.name,
            last=self._last_bets(self._patron.account),
            waited=waiting is not None,
            elsewhere=self.table.name if waiting is not None and waiting.table != self.table else "",
            settled=None if waiting is not None else self._last_settled(self._patron),
            brought=self._had,
            unasked=self._unasked,
        )

    def _last_settled(self, patron: Patron) -> tuple[int, int] | None:
        """Return the last round of somebody who comes in, if it was of this table's currency."""
        told, patron.comes_in = patron.comes_in, False
        for listed in patron.account.history.rounds(count=1) if told else ():
            if listed.currency == self.table.currency.code:
                return listed.number, listed.net
        return None

    def _last_bets(self, account: Account) -> Bets:
        """Return the bets of the player's last round at this table."""
        for listed in account.history.rounds(Wanted(table=self.table.name), count=1):
            stored = account.history.round(listed.number)
            return bets_of(stored.actions, stored.owner) if stored.table == self.table else {}
        return {}

    @property
    def rounds(self) -> int:
        """How many rounds were settled this evening."""
        if self._session is None:
            return 0
        return self._settled_before + self._session.begun - (0 if self._session.over else 1)

    @property
    def worth(self) -> int:
        """What the player has, in minor units, bets that are not settled included."""
        session = self._session
        if session is None:
            return self.bankroll
        lying = 0 if session.over else sum(box.staked for box in session.round.owned_by(session.owner))
        return session.bankroll + lying

    @property
    def _shuffles(self) -> int:
        """How many decks were shuffled so far: none comes twice."""
        return self._before + (self._session.shuffles if self._session else 0)
