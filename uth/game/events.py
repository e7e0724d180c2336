"""What happened when a round moved on: ``engine.apply`` returns these, the screen plays them."""

from __future__ import annotations

from dataclasses import dataclass

from uth.cards import Card
from uth.game.model import Box, Choice, Slot, Stakes
from uth.game.settlement import Settlement
from uth.table import Street


@dataclass(frozen=True, slots=True)
class BetsPlaced:
    """Bets lie on a box."""

    box: Box


@dataclass(frozen=True, slots=True)
class BetsCleared:
    """A box was given up before the deal."""

    box: int


@dataclass(frozen=True, slots=True)
class BetsClosed:
    """No more bets."""


@dataclass(frozen=True, slots=True)
class DeckCut:
    """The deck was cut."""

    by: str
    at: int


@dataclass(frozen=True, slots=True)
class CutDeclined:
    """Somebody did not want to cut; *next_cutter* is asked now."""

    by: str
    next_cutter: str


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """Cards left the deck, in this order. Who may see them is for ``view`` to say."""

    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class BoardShown:
    """Community cards were turned: three on the flop, two on the river."""

    street: Street
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Decided:
    """A box decided on a street; *cost* went on Play."""

    box: int
    street: Street
    choice: Choice
    cost: int


@dataclass(frozen=True, slots=True)
class BoxFolded:
    """A hand was given up; *taken* are the bets lost at once. A live side bet stays."""

    box: int
    taken: Stakes


@dataclass(frozen=True, slots=True)
class RoundSettled:
    """The dealer's hand was opened and every bet settled."""

    settlement: Settlement


Event = (
    BetsPlaced
    | BetsCleared
    | BetsClosed
    | DeckCut
    | CutDeclined
    | CardsDealt
    | BoardShown
    | Decided
    | BoxFolded
    | RoundSettled
)
