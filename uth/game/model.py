"""What a round is made of: boxes with bets and cards, and the round itself, frozen.

Boxes are numbered 1 to n from the dealer's left, in dealing order. Every amount is in minor units of the table's
currency. The values of the enumerations are contract words (YAML, JSON, database) and are never translated.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from uth.cards import Card
from uth.game.settlement import Settlement
from uth.table import Bet, Street, Table

Stakes = tuple[tuple[Bet, int], ...]
"""The bets of a box with their amounts; a bet that is not there has no stake."""

DEALER = "dealer"
"""The name under which the house cuts and looks; no player may be called so."""


def stakes_of(amounts: Mapping[Bet, int]) -> Stakes:
    """Return *amounts* as stakes: in the order of :class:`Bet`, without the empty ones."""
    return tuple((bet, amounts[bet]) for bet in Bet if amounts.get(bet))


class Choice(StrEnum):
    """What a player can decide. Of equal values the first in this order is taken."""

    CHECK = "check"
    FOLD = "fold"
    PLAY_1X = "play 1x"
    PLAY_2X = "play 2x"
    PLAY_3X = "play 3x"
    PLAY_4X = "play 4x"

    @property
    def multiple(self) -> int:
        """How many Antes the choice puts on Play; 0 for check and fold."""
        return max(0, list(Choice).index(self) - 1)


def play(multiple: int) -> Choice:
    """Return the choice that puts *multiple* (1 to 4) times the Ante on Play."""
    return Choice(f"play {multiple}x")


class Phase(StrEnum):
    """What a round waits for."""

    BETTING = "betting"
    CUT = "cut"
    DEAL = "deal"
    DECISION = "decision"
    SETTLED = "settled"


@dataclass(frozen=True, slots=True)
class Box:
    """One betting spot in use: its owner, bets and cards, and what was decided for it."""

    number: int
    owner: str
    stakes: Stakes
    dark: bool = False
    """Played without being seen, its Play fixed before the deal."""
    multiple: int = 0
    """How many Antes are on Play; 0 until the box plays."""
    folded: Street | None = None
    acted: Street | None = None
    """The last street on which the box decided."""
    cards: tuple[Card, ...] = ()

    def stake(self, bet: Bet) -> int:
        """Return the amount on *bet*, 0 if there is none."""
        return dict(self.stakes).get(bet, 0)

    @property
    def staked(self) -> int:
        """Everything that lies on the box."""
        return sum(amount for _, amount in self.stakes)

    @property
    def undecided(self) -> bool:
        """Whether the box has neither played nor folded."""
        return not self.multiple and self.folded is None


class To(StrEnum):
    """Where a card that leaves the deck goes."""

    BOX = "box"
    DEALER = "dealer"
    COMMUNITY = "community"
    BURN = "burn"


class Slot(NamedTuple):
    """The place of one card off the deck; *box* is 0 except for a box's cards."""

    to: To
    box: int = 0


@dataclass(frozen=True, slots=True)
class Round:
    """One round at one moment. ``engine.apply`` makes the next one; nothing changes this one."""

    table: Table
    funds: tuple[tuple[str, int], ...]
    """What each owner has left besides the stakes."""
    phase: Phase = Phase.BETTING
    boxes: tuple[Box, ...] = ()
    """The boxes in use, by number."""
    cutter: str | None = None
    """Who is asked to cut."""
    street: Street | None = None
    """The last street whose cards are open; None before the players' cards are dealt."""
    dealer: tuple[Card, ...] = ()
    community: tuple[Card, ...] = ()
    """The community cards off the deck, open or not."""
    burned: tuple[Card, ...] = ()
    settlement: Settlement | None = None

    def box(self, number: int) -> Box | None:
        """Return the open box of that number, if there is one."""
        return next((box for box in self.boxes if box.number == number), None)

    def available(self, owner: str) -> int:
        """Return what the owner has left besides the stakes."""
        return dict(self.funds).get(owner, 0)

    def owned_by(self, owner: str) -> tuple[Box, ...]:
        """Return the owner's boxes, by number."""
        return tuple(box for box in self.boxes if box.owner == owner)

    @property
    def board(self) -> tuple[Card, ...]:
        """The community cards that lie open."""
        open_cards = {None: 0, Street.PREFLOP: 0, Street.FLOP: 3, Street.RIVER: 5}[self.street]
        return self.community[:open_cards]
