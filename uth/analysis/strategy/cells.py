"""Facts of many hands at once, and what rules say of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels.numbering import pairs, places
from uth.analysis.kernels.strengths import flush_strengths, rank_strengths
from uth.analysis.strategy.facts import NO_PAIR
from uth.analysis.strategy.model import Fact, Rule
from uth.hands import Category

Ints = NDArray[np.int64]
Strengths = NDArray[np.int32]
Bytes = NDArray[np.uint8]
Mask = NDArray[np.bool_]

STRAIGHT = Category.STRAIGHT.order


def category_of(strength: Strengths) -> Bytes:
    """Return the category's order of each strength."""
    return (strength >> 20).astype(np.uint8)


@dataclass(frozen=True)
class Cells:
    """Some cells of one street: what all of their facts come from. Arrays broadcast to (boards, holdings)."""

    strength: Strengths
    """Of the hand."""
    hole: tuple[Ints, Ints]
    """Ranks of the two cards, 0 to 12."""
    hand: Ints
    """The kind of starting hand; on the river, where suited hands are not told apart, as if offsuit."""
    board: list[Ints]
    """Ranks of the cards on the board."""
    board_made: Bytes
    """The category of the board alone."""
    board_suited: Bytes
    beats_board: Mask | bool
    """Whether a straight or better is not the board's own."""
    flush_draw: Callable[[], Bytes]
    straight_draw: Callable[[], Bytes]
    dealer_outs: Callable[[], Bytes]

    @cached_property
    def made(self) -> Bytes:
        return category_of(self.strength)

    def numbers(self, fact: Fact) -> NDArray[np.integer]:
        """Return the numbers of a fact for all cells."""
        made: dict[Fact, Callable[[], NDArray[np.integer]]] = {
            Fact.HOLE_CARDS: lambda: self.hand,
            Fact.MADE: lambda: self.made,
            Fact.HIDDEN: lambda: np.where(self._uses_hole_card(), self.made, 0),
            Fact.PAIR_OF: lambda: np.where(self.made == 1, self._rank(0) + 1, 0),
            Fact.HIGHER_ON_BOARD: self._higher_on_board,
            Fact.FLUSH_DRAW: self.flush_draw,
            Fact.STRAIGHT_DRAW: self.straight_draw,
            Fact.OVERCARDS: self._overcards,
            Fact.BOARD: lambda: self.board_made,
            Fact.BOARD_SUITED: lambda: self.board_suited,
            Fact.DEALER_OUTS: self.dealer_outs,
        }
        return made[fact]()

    def _rank(self, place: int) -> Strengths:
        """The deciding rank at a place, 0 to 12; below 0 for none."""
        return (self.strength >> (16 - 4 * place) & 15) - 2

    def _uses_hole_card(self) -> Mask:
        first, second = self._rank(0), self._rank(1)
        held = [(first == rank) | ((self.made == Category.TWO_PAIR.order) & (second == rank)) for rank in self.hole]
        by_rank = (self.made > 0) & (self.made < STRAIGHT) & (held[0] | held[1])
        uses: Mask = by_rank | ((self.made >= STRAIGHT) & self.beats_board)
        return uses

    def _higher_on_board(self) -> Bytes:
        pair = self._rank(0)
        higher = sum((rank > pair).astype(np.uint8) for rank in self.board)
        return np.where(self.made == Category.PAIR.order, higher, NO_PAIR).astype(np.uint8)

    def _overcards(self) -> Bytes:
        top = np.maximum.reduce(self.board)
        over: Bytes = (self.hole[0] > top).astype(np.uint8) + (self.hole[1] > top)
        return over


def decided(rules: Sequence[Rule], codes: Sequence[int], cells: Cells) -> Bytes:
    """Return for each cell the code of the first rule that fits; *codes* has one for each rule."""
    known = cache(cells.numbers)
    answer = np.zeros(cells.strength.shape, np.uint8)
    for rule, code in reversed(list(zip(rules, codes, strict=True))):
        fits = np.ones((1, 1), np.bool_)
        for test in rule.tests:
            allowed = np.zeros(256, np.bool_)
            allowed[list(test.allowed)] = True
            fits = fits & allowed[known(test.fact)]
        answer = np.where(fits, np.uint8(code), answer)
    return answer


@cache
def holes() -> tuple[Ints, Ints]:
    """Return the lower and the higher card of each of the 1,326 pairs of cards, in the kernels' order."""
    low, high = pairs(51)
    return low, high + 1


def starting_hands_of(low: Ints, high: Ints, suited: Mask) -> Ints:
    """Return the kinds of starting hand of ranks, and whether they are of one suit."""
    low, high = np.minimum(low, high), np.maximum(low, high)
    mixed = high * (high - 1) // 2 + low
    return np.where(low == high, low, np.where(suited, 13, 91) + mixed)


def multiset_index(place: Ints, ranks: list[Ints]) -> Ints:
    """Return the dense index of each multiset of ranks, as ``numbering.places`` makes it."""
    together = np.sort(np.stack(np.broadcast_arrays(*ranks)).astype(np.int8), axis=0)
    index = np.zeros(together.shape[1:], np.int64)
    for k, rank in enumerate(together):
        index += place[k + 1, rank]
    return index


@dataclass(frozen=True)
class Tables:
    """Strengths by ranks and by the ranks of a suit, which no paytable changes."""

    place: Ints
    fives: Strengths
    sixes: Strengths
    flush: Strengths


@cache
def tables() -> Tables:
    """Return the tables."""
    place = places()
    return Tables(place, rank_strengths(5, place), rank_strengths(6, place), flush_strengths())
