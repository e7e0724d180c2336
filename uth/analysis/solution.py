"""What solving a game gives: values, decisions and ends, as plain records that can be kept without the kernels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

from uth.cards import Rank
from uth.game.model import Choice
from uth.game.settle import End
from uth.table import Street

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from uth.analysis.game import Game

    Bytes = NDArray[np.uint8]

DEALS_OF_A_HAND = 19_600 * 1_081 * 990
"""Flops, run-outs and dealer's hands that one starting hand can meet."""
DEALS = 1_326 * DEALS_OF_A_HAND
"""All deals of one box: 27,813,810,024,000."""


@dataclass(frozen=True, slots=True)
class StartingHand:
    """One of the 169 kinds of two cards, such as ``AKs``, ``T9o`` or ``77``; *deals* of the 1,326 are of the kind."""

    name: str
    deals: int


@cache
def starting_hands() -> tuple[StartingHand, ...]:
    """Return the 169 kinds in the order of the kernels: pairs, suited, offsuit, each from the twos up."""
    letters = [rank.letter for rank in Rank]
    mixed = [(high, low) for high in range(1, 13) for low in range(high)]
    return (
        *(StartingHand(letter * 2, 6) for letter in letters),
        *(StartingHand(f"{letters[high]}{letters[low]}s", 4) for high, low in mixed),
        *(StartingHand(f"{letters[high]}{letters[low]}o", 12) for high, low in mixed),
    )


@dataclass(frozen=True, slots=True)
class HandValue:
    """The exact value in Antes of each choice before the flop, best play afterwards; and the best choice."""

    hand: StartingHand
    values: dict[Choice, Fraction]
    best: Choice


def best_choice(values: Mapping[Choice, Fraction]) -> Choice:
    """Return the choice of most value; of equal ones the first in the order of :class:`Choice`."""
    return max((choice for choice in Choice if choice in values), key=lambda choice: values[choice])


@dataclass(frozen=True, slots=True)
class Decision:
    """What ended the decisions of a box: a choice, and the street it was made on."""

    choice: Choice
    street: Street


@dataclass(frozen=True, slots=True)
class River:
    """What is done on the river: 0 folds, 1 plays, 2 where both are worth the same.

    Where no three cards of the board share a suit, by its ranks; else by its class, as the suit of those cards sees it.
    Classes are numbered as ``kernels.numbering`` says: by the mask of their ranks in the suit, and for equal masks by
    the rank pair of the two cards off the suit, or by the rank of the one.
    """

    rows: Bytes
    """(6,188 rows, 91 rank pairs)"""
    classes: Bytes
    """(36,608 classes, 351 type pairs)"""

    def decided(self, ties_play: bool) -> River:
        """Return the river with break-even hands played, or folded."""
        return River(
            *((cells > 0 if ties_play else cells == 1).astype(cells.dtype) for cells in (self.rows, self.classes))
        )


@dataclass(frozen=True, slots=True)
class Plan:
    """Every decision of one way to play, as the kernels read it."""

    before: tuple[Choice, ...]
    """What each of the 169 starting hands does before the flop."""
    flop: Bytes
    """What each hole does on each kind of flop, as ``kernels.flops`` chooses it."""
    river: River | None = None
    """None for the best."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The best play of a game and its exact value in Antes, Ante and Blind included."""

    game: Game
    hands: tuple[HandValue, ...]
    plan: Plan

    @property
    def ev(self) -> Fraction:
        """The value of the game: what one box wins in a round, in Antes."""
        return sum((value.values[value.best] * value.hand.deals for value in self.hands), Fraction(0)) / 1326


Ends = dict[tuple[Decision, End], int]
"""How many of the :data:`DEALS` end in each way: by the last decision, and by what the bets depend on."""
