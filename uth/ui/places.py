"""The places on and around the felt; no pixel, no pygame: :mod:`uth.ui.layout` says where each of them is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from uth.table import Bet


class Spot(Enum):
    """The kinds of place on and around the felt."""

    DEALER_CARD = auto()
    COMMUNITY_CARD = auto()
    BOX_CARD = auto()
    TUCKED_CARD = auto()
    """A folded card, face down under the Trips bet of its box."""
    BET = auto()
    """The middle of a betting circle."""
    PAYOUT = auto()
    """Beside a betting circle: where the dealer sets down what the bet wins."""
    BOX = auto()
    """The middle of a box."""
    RACK = auto()
    TRAY = auto()
    """The player's own chips, in the bar."""
    RAIL = auto()
    """The edge of the table at a box: where the chips of somebody else who plays there are."""
    SHUFFLER = auto()
    DISCARD = auto()
    BURN = auto()
    HAND = auto()
    """In front of the rack, under the dealer's hands: where chips are cut out and counted."""


@dataclass(frozen=True, slots=True)
class Place:
    """One place. *box* counts from 1, *index* from 0 (of two or five cards); both are 0 where they say nothing.

    The second stack of a payout has the index 1, and so have chips on their way to or from a betting circle.
    """

    spot: Spot
    box: int = 0
    index: int = 0
    bet: Bet | None = None


def dealer_card(index: int) -> Place:
    """Return the place of the dealer's card 0 or 1."""
    return Place(Spot.DEALER_CARD, index=index)


def community_card(index: int) -> Place:
    """Return the place of community card 0 to 4; 0 is at the left of the picture."""
    return Place(Spot.COMMUNITY_CARD, index=index)


def box_card(box: int, index: int) -> Place:
    """Return the place of card 0 or 1 of a box."""
    return Place(Spot.BOX_CARD, box, index)


def tucked_card(box: int, index: int) -> Place:
    """Return the place of a folded card that lies face down under the Trips bet of its box."""
    return Place(Spot.TUCKED_CARD, box, index)


def bet_circle(box: int, bet: Bet) -> Place:
    """Return the betting circle of a box."""
    return Place(Spot.BET, box, bet=bet)


def payout(box: int, bet: Bet) -> Place:
    """Return the place beside a betting circle where its win is set down."""
    return Place(Spot.PAYOUT, box, bet=bet)


def rail(box: int) -> Place:
    """Return the edge of the table at a box."""
    return Place(Spot.RAIL, box)


RACK = Place(Spot.RACK)
TRAY = Place(Spot.TRAY)
SHUFFLER = Place(Spot.SHUFFLER)
DISCARD = Place(Spot.DISCARD)
BURN = Place(Spot.BURN)
HAND = Place(Spot.HAND)
