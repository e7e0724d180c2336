"""One sitting at the table: shuffles, deals what is due, keeps and books the bankroll, commits to every deck.

The deck order of a round is fixed before its bets. Its commitment goes to the log ``uth.session`` then, the cut when it
is made, and the uncut order with its nonce when the round is settled, so that anybody can check that it was not changed
in between.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from uth import shuffle
from uth.cards import Card
from uth.errors import UthError
from uth.game import engine
from uth.game.actions import Action, Cut, Deal
from uth.game.betting import least_cover
from uth.game.events import DeckCut, Event
from uth.game.model import DEALER, Phase, Round
from uth.game.view import View, seen_from
from uth.shuffle import Shuffle
from uth.table import Table

PLAYER = "player"
"""The owner name of whoever plays alone."""

_log = logging.getLogger("uth.session")


class SessionError(UthError):
    """Something that a sitting does not allow, such as buying chips in the middle of a round."""


class Entropy(Protocol):
    """Where the bytes of a shuffle come from: 32 or more of them for the round of that number."""

    def __call__(self, round_number: int, /) -> bytes: ...


def secure(_round_number: int, /) -> bytes:
    """Return 32 bytes from the operating system."""
    return secrets.token_bytes(32)


def seeded(seed: str) -> Entropy:
    """Return a source that gives the same deals for the same seed, on every machine and in every version."""
    return lambda round_number: shuffle.entropy_of(seed, round_number)


class Book(Protocol):
    """Where a sitting books what it does, before anybody sees it; a book that cannot write raises an error of its own.

    ``store.book.Book`` keeps it for good.
    """

    def begin(self, table: Table, owner: str, funds: Mapping[str, int], deck: Shuffle, /) -> int:
        """Begin a round and return the player's number of it."""

    def record(self, actions: Sequence[Action], before: Round, after: Round, /) -> None:
        """Book actions that were confirmed together."""

    def move(self, amount: int, currency: str, /) -> None:
        """Book chips bought."""


class Standing(Protocol):
    """A round that was begun before, as ``store.history.Stored`` has it."""

    @property
    def table(self) -> Table:
        """The table that it is played at."""

    @property
    def owner(self) -> str:
        """The player's name in it."""

    @property
    def number(self) -> int:
        """The player's number of it."""

    @property
    def funds(self) -> Mapping[str, int]:
        """What each owner had before the bets, in minor units."""

    @property
    def deck(self) -> Shuffle:
        """The uncut deck."""

    @property
    def actions(self) -> Sequence[Action]:
        """What was done so far."""


class Throwaway:
    """The book of a sitting that nothing is kept of."""

    def __init__(self) -> None:
        self._rounds = 0

    def begin(self, _table: Table, _owner: str, _funds: Mapping[str, int], _deck: Shuffle, /) -> int:
        """Count the rounds."""
        self._rounds += 1
        return self._rounds

    def record(self, _actions: Sequence[Action], _before: Round, _after: Round, /) -> None:
        """Keep nothing."""

    def move(self, _amount: int, _currency: str, /) -> None:
        """Keep nothing."""


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
    :ivar begun: how many rounds this sitting has begun.
    """

    def __init__(
        self,
        table: Table,
        bankroll: int,
        *,
        owner: str = PLAYER,
        entropy: Entropy = secure,
        book: Book | None = None,
    ) -> None:
        """Sit down and begin a round. *bankroll*: what the player has, in minor units; the book must say the same.

        :raises UthError: if the book cannot be written.
        """
        self.table = table
        self.owner = owner
        self.number = 0
        self.begun = 0
        self._entropy = entropy
        self._book = book if book is not None else Throwaway()
        self._hand: _Hand
        self._begin(bankroll)

    @classmethod
    def resumed(cls, standing: Standing, book: Book, *, entropy: Entropy = secure) -> Session:
        """Sit down where a round stands that was begun before and is not settled: same deck, same actions.

        :raises IllegalAction: if its actions do not follow from each other.
        """
        session = cls.__new__(cls)
        session.table, session.owner, session.number, session.begun = standing.table, standing.owner, standing.number, 1
        session._entropy, session._book, session._shuffle = entropy, book, standing.deck
        session._hand = _Hand(engine.new_round(standing.table, standing.funds), standing.deck.order)
        for action in standing.actions:
            session._hand, _ = _moved(session._hand, action)
        _log.info("round %d commitment %s, resumed", session.number, session.commitment)
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
    def over(self) -> bool:
        """Whether the round is settled."""
        return self.round.phase is Phase.SETTLED

    @property
    def broke(self) -> bool:
        """Whether the player has too little for the smallest bet that the table takes."""
        at_stake = sum(box.staked for box in self.round.owned_by(self.owner)) if not self.over else 0
        return self.bankroll + at_stake < least_cover(self.table)

    @property
    def commitment(self) -> str:
        """The SHA-256 that fixes this round's deck order, known before the bets."""
        return self._shuffle.commitment

    def act(self, *actions: Action) -> tuple[Event, ...]:
        """Do *actions*, then what follows without a decision (the dealer's cut, the cards that are due).

        All of it is booked at once, and only then the round has moved on.

        :raises IllegalAction: if the rules do not allow one of them; nothing has changed then.
        :raises UthError: if the book cannot be written; nothing has changed then.
        """
        hand, events = self._hand, tuple[Event, ...]()
        for action in actions:
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
            raise SessionError("the round is not settled yet")
        self._begin(self.bankroll)

    def rebuy(self, amount: int) -> None:
        """Buy chips for *amount* minor units, between rounds only.

        :raises SessionError: in the middle of a round, or if *amount* is not positive.
        :raises UthError: if the book cannot be written; nothing has changed then.
        """
        if amount <= 0:
            raise SessionError("chips are bought for an amount above zero")
        if self.round.phase not in (Phase.BETTING, Phase.SETTLED):
            raise SessionError("chips are bought between rounds")
        self._book.move(amount, self.table.currency.code)
        self._hand = replace(self._hand, round=engine.with_funds(self.round, self.owner, amount))

    def _begin(self, bankroll: int) -> None:
        funds = {self.owner: bankroll}
        deck = shuffle.shuffled(self._entropy(self.begun + 1))
        self.number = self._book.begin(self.table, self.owner, funds, deck)
        self.begun += 1
        self._shuffle = deck
        self._hand = _Hand(engine.new_round(self.table, funds), deck.order)
        _log.info("round %d commitment %s", self.number, self.commitment)

    def _log(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, DeckCut):
                _log.info("round %d cut %d by %s", self.number, event.at, "dealer" if event.by == DEALER else "player")
        if self.over:
            _log.info("round %d reveal %s", self.number, self._shuffle.opening)

    def _follows(self, hand: _Hand) -> Action | None:
        if hand.round.phase is Phase.CUT and hand.round.cutter == DEALER:
            return Cut(DEALER, self._dealers_cut())
        if hand.round.phase is Phase.DEAL:
            return Deal(hand.deck[hand.dealt : hand.dealt + len(engine.due(hand.round))])
        return None

    def _dealers_cut(self) -> int:
        """Where the house cuts: as even as the shuffle, and from the same entropy."""
        least = self.table.procedure.cut_at_least
        return least + int(self._shuffle.nonce, 16) % (53 - 2 * least)


def _moved(hand: _Hand, action: Action) -> tuple[_Hand, tuple[Event, ...]]:
    state, events = engine.apply(hand.round, action)
    deck = shuffle.cut(hand.deck, action.at) if isinstance(action, Cut) else hand.deck
    dealt = hand.dealt + (len(action.cards) if isinstance(action, Deal) else 0)
    return _Hand(state, deck, dealt, (*hand.actions, action)), events
