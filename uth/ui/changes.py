"""The changes that a film makes to what lies on the table. No pygame, no text."""

from __future__ import annotations

from dataclasses import dataclass

from uth.cards import Card
from uth.game.model import Choice
from uth.table import Street
from uth.ui.piles import Pile
from uth.ui.places import Place

# --- cards


@dataclass(frozen=True, slots=True)
class Bring:
    """A card comes face down to the place where it belongs, out of *source*."""

    card: Place
    source: Place


@dataclass(frozen=True, slots=True)
class Turn:
    """A card turns its face up."""

    card: Place
    face: Card


@dataclass(frozen=True, slots=True)
class Send:
    """A card moves face down to another place; one sent to the discard rack is gone."""

    card: Place
    to: Place


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The shuffler works and gives the cards out: the discard rack is empty again."""


# --- chips


@dataclass(frozen=True, slots=True)
class Put:
    """Chips are set down where they belong, out of the tray (the bankroll falls) or the rack."""

    pile: Pile
    source: Place


@dataclass(frozen=True, slots=True)
class Join:
    """Chips come out of *source* onto a circle, and stand there as *whole*; the bankroll has fallen before."""

    pile: Pile
    whole: Pile
    source: Place


@dataclass(frozen=True, slots=True)
class Take:
    """Chips leave for the rack, or for the tray, where the bankroll grows when they arrive."""

    stack: Place
    to: Place


@dataclass(frozen=True, slots=True)
class Cut:
    """A stack is cut: it stays as *level*, and *rest* slides off it to *to*; in the rack it is gone."""

    level: Pile
    rest: Pile
    to: Place


@dataclass(frozen=True, slots=True)
class Push:
    """A stack that stands off from its bet is pushed against it."""

    stack: Place


@dataclass(frozen=True, slots=True)
class Glow:
    """A bet lights up and fades: it pushes."""

    stack: Place


# --- what came out


@dataclass(frozen=True, slots=True)
class OpenDealer:
    """The dealer's hand is named."""


@dataclass(frozen=True, slots=True)
class Raise:
    """The five cards of a box's hand are raised; box 0: the dealer's."""

    box: int


@dataclass(frozen=True, slots=True)
class Shine:
    """Light falls on the hand that is raised, and goes out again: one that is seldom seen."""


@dataclass(frozen=True, slots=True)
class Fold:
    """A box is given up."""

    box: int


@dataclass(frozen=True, slots=True)
class Name:
    """A box's result is shown."""

    box: int


@dataclass(frozen=True, slots=True)
class Wait:
    """Nothing happens: time to read."""


@dataclass(frozen=True, slots=True)
class Think:
    """Somebody else takes time for a decision."""

    box: int


@dataclass(frozen=True, slots=True)
class Decide:
    """A box has decided on a street; *cost* goes on Play."""

    box: int
    street: Street
    choice: Choice
    cost: int


OfCards = Bring | Turn | Send | Shuffle
OfChips = Put | Join | Take | Cut | Push | Glow
OfReading = Raise | Shine | Wait | Think
Change = OfCards | OfChips | OfReading | OpenDealer | Decide | Fold | Name
