"""One sitting at the table: shuffles, deals what is due, keeps and books the bankroll, commits to every deck.

The deck order of a round is fixed before its bets. Its commitment goes to the log ``uth.session`` then, the cut when it
is made, and the uncut order with its nonce when the round is settled, so that anybody can check that it was not changed
in between.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass, replace

from uth import shuffle
from uth.cards import Card
from uth.company import ALONE, Party, Remark
from uth.game import engine
from uth.game.actions import (
    Action,
    ClearBets,
    CloseBets,
    Cut,
    Deal,
    Decide,
    IllegalAction,
    PlaceBets,
    Reason,
    Refusal,
)
from uth.game.betting import least_cover
from uth.game.events import DeckCut, Event
from uth.game.model import DEALER, Phase, Round
from uth.game.view import View, seen_from
from uth.i18n import gettext as _
from uth.session.terms import Book, Company, Entropy, SessionError, Standing, Throwaway, secure
from uth.store.kinds import MOST_FUNDS
from uth.table import Table

PLAYER = "player"
"""The owner name of whoever plays at this computer."""

_log = logging.getLogger("uth.session")


@dataclass(frozen=True, slots=True)
class _Hand:
    """A round and the deck that it is dealt from."""

    round: Round
    deck: tuple[Card, ...]
    dealt: int = 0
    actions: tuple[Action, ...] = ()


class Session:
    """One player's sitting at one table.

    :ivar table: the table.
    :ivar owner: the player's name in the rounds.
    :ivar number: the number of the round: the book's count.
    :ivar begun: how many rounds this sitting has begun, and *shuffles*: how many decks it took for them.
    :ivar company: who else plays; each round begins with those that are there.
    """

    def __init__(
        self,
        table: Table,
        bankroll: int,
        *,
        entropy: Entropy = secure,
        book: Book | None = None,
        company: Company = ALONE,
    ) -> None:
        """Sit down and begin a round. *bankroll*: what the player has, in minor units; the book must say the same.

        :raises UthError: if the book cannot be written.
        """
        self.table = table
        self.owner = PLAYER
        self.number = 0
        self.begun = self.shuffles = 0
        self.company = company
        self._entropy = entropy
        self._book = book if book is not None else Throwaway()
        self._hand: _Hand
        self._begin(bankroll)
        self.begun = 1

    @classmethod
    def resumed(cls, standing: Standing, book: Book, *, entropy: Entropy = secure) -> Session:
        """Sit down where a round stands that was begun before and is not settled: same deck, same actions, same people.

        What follows from them without a decision is done, and booked.

        :raises IllegalAction: if its actions do not follow from each other.
        :raises UthError: if the book cannot be written.
        """
        session = cls.__new__(cls)
        session.table, session.owner, session.number, session.begun = standing.table, standing.owner, standing.number, 1
        session.shuffles = 1
        session._entropy, session._book, session._shuffle = entropy, book, standing.deck
        session.company = Party.found(standing.owner, standing.actions)
        session._hand = _Hand(engine.new_round(standing.table, standing.funds), standing.deck.order)
        for action in standing.actions:
            session._hand = _moved(session._hand, action)[0]
        _log.info("round %d commitment %s, resumed", session.number, session.commitment)
        if session._follows(session._hand) is not None:
            session.act()
        return session

    @property
    def round(self) -> Round:
        """The round at this moment."""
        return self._hand.round

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was done in it so far, chance included; ``engine.replay`` leads to :attr:`round` again."""
        return self._hand.actions

    @property
    def bankroll(self) -> int:
        """What the player has left besides the stakes on the table, in minor units."""
        return self.round.available(self.owner)

    @property
    def view(self) -> View:
        """What the player may see."""
        return seen_from(self.round, self.owner)

    @property
    def lot(self) -> str:
        """What was left to chance in a settled round besides the deck, for whatever is drawn by lot after it.

        :raises SessionError: before that: it would give the deck away.
        """
        if not self.over:
            raise SessionError(_("the round is not settled yet"))
        return self._lot

    @property
    def over(self) -> bool:
        """Whether the round is settled."""
        return self.round.phase is Phase.SETTLED

    @property
    def between_rounds(self) -> bool:
        """Whether nothing of a round is done yet, or all of it: what was booked of one never changes any more."""
        return self.over or not self.actions

    @property
    def most_bought(self) -> int:
        """For how much chips can be bought at the most, in minor units: a round is played with so many and no more."""
        return max(0, MOST_FUNDS - self.bankroll)

    @property
    def broke(self) -> bool:
        """Whether the player has too little for the smallest bet that the table takes."""
        at_stake = sum(box.staked for box in self.round.owned_by(self.owner)) if not self.over else 0
        return self.bankroll + at_stake < least_cover(self.table)

    @property
    def commitment(self) -> str:
        """The SHA-256 that fixes this round's deck order, known before the bets."""
        return self._shuffle.commitment

    @property
    def company_bets(self) -> tuple[PlaceBets, ...]:
        """What the company bets as soon as the player does anything; nothing once it lies there."""
        if self.actions:
            return ()
        return tuple(self.company.bets(self.round, self._lot))

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """What the company says about the round, once it is settled."""
        return tuple(self.company.remarks(self.round, self.owner, self._lot))

    def act(self, *actions: Action) -> tuple[Event, ...]:
        """Do *actions*, then what follows without the player: what the company does, the dealer's cut, cards due.

        The first actions of a round come after the company's bets. All of it is booked at once, and only then the round
        has moved on.

        :raises IllegalAction: if the rules do not allow one of them, or it is not the player's to do; nothing has
            changed then.
        :raises UthError: if the book cannot be written; nothing has changed then.
        """
        hand, events = self._hand, tuple[Event, ...]()
        for action in (*self.company_bets, *actions):
            self._require_own(hand.round, action)
            hand, happened = _moved(hand, action)
            events = (*events, *happened)
        while (follows := self._follows(hand)) is not None:
            hand, happened = _moved(hand, follows)
            events = (*events, *happened)
        self._book.record(hand.actions[len(self._hand.actions) :], self._hand.round, hand.round)
        self._hand = hand
        self._log(events)
        return events

    def next_round(self) -> None:
        """Shuffle and begin the next round; the funds carry over.

        :raises SessionError: if the round is not settled.
        :raises UthError: if the book cannot be written; nothing has changed then.
        """
        if not self.over:
            raise SessionError(_("the round is not settled yet"))
        self._begin(self.bankroll)
        self.begun += 1

    def rebuy(self, amount: int) -> None:
        """Buy chips for *amount* minor units, between rounds only.

        :raises SessionError: in the middle of a round, or if *amount* is not positive or above :attr:`most_bought`.
        :raises UthError: if the book cannot be written; nothing has changed then.
        """
        if amount <= 0:
            raise SessionError(_("chips are bought for an amount above zero"))
        if not self.between_rounds:
            raise SessionError(_("chips are bought between rounds"))
        if amount > self.most_bought:
            raise SessionError(_("these are more chips than a round can be played with"))
        self._book.move(amount, self.table.currency.code)
        self._hand = replace(self._hand, round=engine.with_funds(self.round, self.owner, amount))

    def invite(self, company: Company) -> None:
        """Play with other people from now on: from the next round, or from this one while nothing lies on the table.

        Then it begins anew, with another deck.

        :raises SessionError: in the middle of a round.
        :raises UthError: if the book cannot be written; nothing has changed then.
        """
        if not self.between_rounds:
            raise SessionError(_("people sit down and get up between rounds"))
        before, self.company = self.company, company
        if not self.over:
            try:
                self._begin(self.bankroll)
            except BaseException:
                self.company = before
                raise

    def _begin(self, bankroll: int) -> None:
        had = dict(self._hand.round.funds) if self.shuffles else {}
        funds = {**self.company.funds(self.table, had), self.owner: bankroll}
        deck = shuffle.shuffled(self._entropy(self.shuffles + 1))
        self.number = self._book.begin(self.table, self.owner, funds, deck)
        self.shuffles += 1
        self._shuffle = deck
        self._hand = _Hand(engine.new_round(self.table, funds), deck.order)
        _log.info("round %d commitment %s", self.number, self.commitment)

    def _log(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, DeckCut):
                by = "player" if event.by == self.owner else event.by
                _log.info("round %d cut %d by %s", self.number, event.at, by)
        if self.over:
            _log.info("round %d reveal %s", self.number, self._shuffle.opening)

    def _follows(self, hand: _Hand) -> Action | None:
        if hand.round.phase is Phase.CUT and hand.round.cutter == DEALER:
            return Cut(DEALER, self._dealers_cut())
        if hand.round.phase is Phase.DEAL:
            return Deal(hand.deck[hand.dealt : hand.dealt + len(engine.due(hand.round))])
        return self.company.action(hand.round, self._lot) if hand.round.phase is not Phase.SETTLED else None

    @property
    def _lot(self) -> str:
        """What is left to chance besides the deck: fixed with it, and as hidden until the round is over."""
        return self._shuffle.nonce

    def _require_own(self, state: Round, action: Action) -> None:
        """Refuse what the rules leave to the player alone: other people's boxes, and a deal without the player."""
        if isinstance(action, ClearBets | Decide):
            box = state.box(action.box)
            if box is not None and box.owner in self.company.seats.values():
                raise IllegalAction(Refusal.of(Reason.BOX_TAKEN, box=box.number, owner=box.owner))
        if isinstance(action, CloseBets) and state.boxes and not state.owned_by(self.owner):
            raise IllegalAction(Refusal.of(Reason.NO_BETS))

    def _dealers_cut(self) -> int:
        """Where the house cuts: as even as the shuffle, and from the same entropy."""
        least = self.table.procedure.cut_at_least
        return least + int(self._shuffle.nonce, 16) % (53 - 2 * least)


def _moved(hand: _Hand, action: Action) -> tuple[_Hand, tuple[Event, ...]]:
    state, events = engine.apply(hand.round, action)
    deck = shuffle.cut(hand.deck, action.at) if isinstance(action, Cut) else hand.deck
    dealt = hand.dealt + (len(action.cards) if isinstance(action, Deal) else 0)
    return _Hand(state, deck, dealt, (*hand.actions, action)), events
