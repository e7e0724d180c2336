"""What each holding of two cards is on each row and class: the tables that no paytable changes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels.jit import inner, kernel
from uth.analysis.kernels.numbering import (
    FIRST,
    PAIRS,
    SECOND,
    TYPE_PAIRS,
    Ints,
    bits,
    boards_by_suit,
    index_with,
    multisets,
    pair_index,
    places,
    sort,
    type_pairs,
)
from uth.analysis.kernels.strengths import Strengths, flush_strengths, flush_with, rank_strengths

_FLUSHES = 286 * 45 + 715 * (9 * 13 + 36) + 1287 * 351
"""Type pairs that make a flush, over all masks of three to five cards."""


class Holdings(NamedTuple):
    """The holdings of each row and class, weakest first.

    A holding is one number: its strength times 512, and its rank pair or type pair.
    """

    row_ranks: Ints
    """The five ranks of each row, lowest first; -1 for one that does not exist."""
    of_row: Ints
    """Every rank pair of each row, as if no flush could be; the strength is 0 where there are not enough cards."""
    classes: Ints
    """MASK, ONE, TWO and ROW of each class."""
    flush_start: Ints
    """Where the flushes of each suited mask begin, (8193,)."""
    flushes: Ints
    """The type pairs that make a flush, of one mask after the other."""
    types: Ints
    """FIRST, SECOND and RANKS of each type pair."""
    both: int
    """1 where a hand is both hole cards and exactly three of the board."""


@dataclass(frozen=True, eq=False)
class Boards:
    """The tables that no paytable changes."""

    holdings: Holdings
    place: Ints
    strengths: Strengths
    """Of each rank pair on each row, 0 where there are not enough cards."""
    flush: Strengths
    """Of the best five of one suit by mask, 0 for fewer."""
    flop_ranks: Ints
    """The three ranks of each flop by ranks."""
    class_start: Ints
    """The number of the first class of each suited mask."""
    view_start: Ints
    views: Ints
    """MASK, ONE and TWO of each view."""
    holding: Ints
    """For each type the type pairs that it is in, its own pair twice."""


@cache
def boards_of(both: bool) -> Boards:
    """Return the tables; *both*: a hand is both hole cards and exactly three of the board."""
    place, row_ranks, flop_ranks = places(), multisets(5), multisets(3)
    types, holding = type_pairs()
    fitting = _fitting(row_ranks, types[:, :PAIRS])
    if both:
        of_three = _with_pairs(place, flop_ranks, rank_strengths(5, place), types)
        parts = [place[[1, 2, 3], row_ranks[:, part]].sum(axis=1) for part in combinations(range(5), 3)]
        strengths = np.maximum.reduce([of_three[part] for part in parts])
    else:
        strengths = _with_pairs(place, row_ranks, rank_strengths(7, place), types)
    strengths *= fitting
    of_row = np.sort(strengths.astype(np.int64) << 9 | np.arange(PAIRS), axis=1)
    row_ranks[row_ranks[:, 0] == row_ranks[:, 4]] = -1
    flush, flush_start, flushes = flush_strengths(), np.zeros(8193, np.int64), np.zeros(_FLUSHES, np.int64)
    _fill_flushes(flush, int(both), types, flush_start, flushes)
    class_start, classes = boards_by_suit(5)
    view_start, views = boards_by_suit(3)
    holdings = Holdings(row_ranks, of_row, classes, flush_start, flushes, types, int(both))
    return Boards(holdings, place, strengths, flush, flop_ranks, class_start, view_start, views, holding)


def _fitting(row_ranks: Ints, pairs: Ints) -> NDArray[np.bool_]:
    """Return for each row and rank pair whether there are enough cards for both."""
    left = 4 - (row_ranks[:, :, np.newaxis] == np.arange(13)).sum(axis=1)
    fitting: NDArray[np.bool_] = (left >= 0).all(axis=1)[:, np.newaxis] & (
        (left[:, pairs[FIRST]] > 0) & (left[:, pairs[SECOND]] > (pairs[FIRST] == pairs[SECOND]))
    )
    return fitting


def _with_pairs(place: Ints, ranks: Ints, by_size: Strengths, types: Ints) -> Strengths:
    """Return the strength of some sorted ranks together with each rank pair: (multisets of ranks, rank pairs)."""
    strengths = np.zeros((len(ranks), PAIRS), np.int32)
    _fill_with_pairs(place, ranks, by_size, types, strengths)
    return strengths


@kernel
def _fill_with_pairs(place, ranks, by_size, types, strengths):
    for number in range(ranks.shape[0]):
        for pair in range(PAIRS):
            strengths[number, pair] = by_size[index_with(place, ranks[number], types[FIRST, pair], types[SECOND, pair])]


@kernel
def _fill_flushes(flush, both, types, start, flushes):
    """List the type pairs that make a flush with each suited mask of three to five, weakest first."""
    end = 0
    for mask in range(8192):
        start[mask] = end
        if not 3 <= bits(mask) <= 5:
            continue
        for pair in range(TYPE_PAIRS):
            a, b = types[FIRST, pair], types[SECOND, pair]
            one, other = _suited(a), _suited(b)
            # A card of the suit is there once, and not on the board.
            if mask & (one | other) or (a == b and one):
                continue
            strength = flush_with(flush, mask, one, other, both)
            if strength:
                flushes[end] = np.int64(strength) << 9 | pair_index(a, b)
                end += 1
        sort(flushes, start[mask], end)
    start[8192] = end


@inner
def _suited(kind):
    """Return a type as a mask, 0 for one off the suit."""
    return 1 << kind if kind < 13 else 0
