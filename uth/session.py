"""One sitting at the table: shuffles, deals what is due, keeps the bankroll, and commits to every deck beforehand.

The deck order of a round is fixed before its bets. Its commitment goes to the log ``uth.session`` then, the cut when it
is made, and the uncut order with its nonce when the round is settled, so that anybody can check that it was not changed
in between.
"""

from __future__ import annotations

import logging
import secrets
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


class Session:
    """One player's sitting at one table.

    :ivar round: the round at this moment.
    :ivar number: its number in this sitting, from 1.
    :ivar actions: what was done in it so far, chance included; ``engine.replay`` leads to :attr:`round` again.
    """

    def __init__(self, table: Table, bankroll: int, *, owner: str = PLAYER, entropy: Entropy = secure) -> None:
        self.table = table
        self.owner = owner
        self.number = 0
        self.actions: list[Action] = []
        self._entropy = entropy
        self.round: Round = engine.new_round(table, {owner: bankroll})
        self._begin(bankroll)

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

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do *action*, then what follows without a decision (the dealer's cut, the cards that are due).

        :raises IllegalAction: if the rules do not allow it; nothing has changed then.
        """
        events = self._apply(action)
        while (follows := self._follows()) is not None:
            events += self._apply(follows)
        if self.over:
            _log.info("round %d reveal %s", self.number, self._shuffle.opening)
        return events

    def next_round(self) -> None:
        """Shuffle and begin the next round; the funds carry over.

        :raises SessionError: if the round is not settled.
        """
        if not self.over:
            raise SessionError("the round is not settled yet")
        self._begin(self.bankroll)

    def rebuy(self, amount: int) -> None:
        """Buy chips for *amount* minor units, between rounds only.

        :raises SessionError: in the middle of a round, or if *amount* is not positive.
        """
        if amount <= 0:
            raise SessionError("chips are bought for an amount above zero")
        if self.round.phase not in (Phase.BETTING, Phase.SETTLED):
            raise SessionError("chips are bought between rounds")
        self.round = engine.with_funds(self.round, self.owner, amount)

    def _begin(self, bankroll: int) -> None:
        self.number += 1
        self._shuffle = shuffle.shuffled(self._entropy(self.number))
        self._deck: tuple[Card, ...] = self._shuffle.order
        self._next = 0
        self.actions = []
        self.round = engine.new_round(self.table, {self.owner: bankroll})
        _log.info("round %d commitment %s", self.number, self.commitment)

    def _apply(self, action: Action) -> tuple[Event, ...]:
        self.round, events = engine.apply(self.round, action)
        self.actions.append(action)
        if isinstance(action, Deal):
            self._next += len(action.cards)
        for event in events:
            if isinstance(event, DeckCut):
                self._deck = shuffle.cut(self._deck, event.at)
                _log.info("round %d cut %d by %s", self.number, event.at, "dealer" if event.by == DEALER else "player")
        return events

    def _follows(self) -> Action | None:
        if self.round.phase is Phase.CUT and self.round.cutter == DEALER:
            return Cut(DEALER, self._dealers_cut())
        if self.round.phase is Phase.DEAL:
            return Deal(self._deck[self._next : self._next + len(engine.due(self.round))])
        return None

    def _dealers_cut(self) -> int:
        """Where the house cuts: as even as the shuffle, and from the same entropy."""
        least = self.table.procedure.cut_at_least
        return least + int(self._shuffle.nonce, 16) % (53 - 2 * least)
