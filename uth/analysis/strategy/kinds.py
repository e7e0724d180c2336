"""Kinds of hands on the flop and on the river, told apart for all hands at once."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

import numpy as np
from numpy.typing import NDArray

from uth.analysis.flops import flops
from uth.analysis.kernels.numbering import CLASSES, TYPE_PAIRS
from uth.analysis.strategy import arrays
from uth.analysis.strategy.cells import Cells, holes, starting_hands_of
from uth.analysis.strategy.findings import Kind
from uth.analysis.strategy.model import Fact
from uth.game.model import Choice

Bytes = NDArray[np.uint8]
Mask = NDArray[np.bool_]
FLOPS_AND_HANDS = 22_100 * 1_176
"""All flops with all hands that can be held on them."""


RIVER_KINDS = {
    True: ((Kind.OWN_TWO_PAIR, 2, 9), (Kind.OWN_PAIR, 1, 1)),
    False: ((Kind.BOARD_TWO_PAIR, 2, 9), (Kind.BOARD_PAIR, 1, 1), (Kind.HIGH_CARD, 0, 0)),
}
"""By whether a hole card is used: the kinds, with the lowest and the highest category of each."""


def comes_to_the_flop(before: Sequence[Choice]) -> Mask:
    """Return which cells of the flop there are, of hands that check before it."""
    cards, _ = flops()
    low, high = holes()
    apart = np.ones((len(cards), len(low)), np.bool_)
    for card in cards.T[:, :, np.newaxis]:
        apart &= (card != low) & (card != high)
    checks = np.array([choice is Choice.CHECK for choice in before])
    reached: Mask = apart & checks[starting_hands_of(low >> 2, high >> 2, low & 3 == high & 3)]
    return reached


@cache
def flop_kinds(both: bool) -> Bytes:
    """Return the place in :class:`Kind` of every cell of the flop."""
    parts = [_flop_kind(cells) for cells in arrays.flop_cells(both)]
    return np.concatenate(parts)


def _flop_kind(cells: Cells) -> Bytes:
    made, hidden = cells.made, cells.numbers(Fact.HIDDEN)
    conditions = {
        Kind.OWN_TWO_PAIR: (made > 1) & (hidden > 1),
        Kind.BOARD_TWO_PAIR: made > 1,
        Kind.OWN_PAIR: hidden == 1,
        Kind.FLUSH_DRAW: cells.numbers(Fact.FLUSH_DRAW) > 0,
        Kind.STRAIGHT_DRAW: cells.numbers(Fact.STRAIGHT_DRAW) > 1,
        Kind.BOARD_PAIR: made == 1,
        Kind.HIGH_CARD: made == 0,
    }
    places = [list(Kind).index(kind) for kind in conditions]
    return np.select(list(conditions.values()), [np.uint8(place) for place in places]).astype(np.uint8)


@cache
def made_on_river(both: bool) -> tuple[tuple[Bytes, Bytes], Bytes]:
    """Return the category that a hole card makes on rows, 0 for none, and the hand's; and the first on classes."""
    rows = arrays.row_cells(both)
    classes = np.zeros((CLASSES, TYPE_PAIRS), np.uint8)
    for places, cells in arrays.class_cells(both):
        classes[places] = cells.numbers(Fact.HIDDEN)
    return (rows.numbers(Fact.HIDDEN).astype(np.uint8), rows.made), classes


def share_on_flop(cells: Mask) -> Fraction:
    """Return how often a round comes to one of the cells of the flop."""
    times = flops()[1]
    return Fraction(int(cells.sum(axis=1) @ times), FLOPS_AND_HANDS)
