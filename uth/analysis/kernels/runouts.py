"""From flops to the boards that they become, and back: what is summed over run-outs, or carried on by them.

Summing the values of boards over all run-outs of a flop is linear. Carrying the deals of a flop on to its boards is the
same the other way round. By ranks, every run-out is taken as often as it comes. For classes, the run-outs of two cards
of the suit go straight to the views. Those of one card of the suit and one off it, and of two off it, are gathered by
the card off the suit that comes first (*after*); two cards off the suit are then counted from either card.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels.boards import Boards
from uth.analysis.kernels.jit import called, inner
from uth.analysis.kernels.numbering import (
    FIRST,
    MASK,
    ONE,
    PAIRS,
    SECOND,
    TWO,
    TYPE_PAIRS,
    Ints,
    index_with,
    number_of,
)

# --- by ranks


class RunOuts(NamedTuple):
    """The run-outs of a flop by ranks."""

    place: Ints
    flops: Ints
    """The ranks of each flop."""
    types: Ints
    left: Ints
    """Room for how many cards of each rank are left."""
    ways: Ints
    """Room for how often a run-out comes beside each rank pair of a hand."""


def run_outs(boards: Boards) -> RunOuts:
    """Return the run-outs by ranks, with room of their own."""
    return RunOuts(
        boards.place, boards.flop_ranks, boards.holdings.types, np.zeros(13, np.int64), np.zeros(PAIRS, np.int64)
    )


@inner
def run_out(outs, flop, out):
    """Return the row that a flop becomes with the rank pair *out*, and fill *ways*."""
    types, left, ways, ranks = outs.types, outs.left, outs.ways, outs.flops[flop]
    left[:] = 4
    for k in range(3):
        left[ranks[k]] -= 1
    x, y = types[FIRST, out], types[SECOND, out]
    for hole in range(PAIRS):
        low, high = types[FIRST, hole], types[SECOND, hole]
        ways[hole] = 0
        if left[low] >= 1 and left[high] >= (2 if low == high else 1):
            of_x = left[x] - (low == x) - (high == x)
            of_y = left[y] - (low == y) - (high == y)
            ways[hole] = of_x * (of_x - 1) // 2 if x == y else of_x * of_y
    return index_with(outs.place, ranks, x, y)


@inner
def add_ways(into, values, ways):
    """Add *values* to *into*, each rank pair as often as *ways* says; both (what is summed, rank pairs)."""
    for what in range(values.shape[0]):
        for pair in range(PAIRS):
            into[what, pair] += ways[pair] * values[what, pair]


# --- by suit


class Paths(NamedTuple):
    """The ways between the views and the classes."""

    view_start: Ints
    holding: Ints
    """For each type the type pairs that it is in, once for each card of it."""
    after: NDArray[np.signedinteger]
    """By the rank of one card off the suit; the first one for a mask of four."""
    whole: NDArray[np.signedinteger]
    """Of flops with three cards of the suit."""
    views: Ints


def paths(boards: Boards, what: int, numbers: type[np.signedinteger]) -> Paths:
    """Return the paths for so many sums of such numbers, with room of their own."""
    return Paths(
        boards.view_start,
        boards.holding,
        np.zeros((13, what, TYPE_PAIRS), numbers),
        np.zeros((what, TYPE_PAIRS), numbers),
        np.zeros(10, np.int64),
    )


@inner
def give(to, board, last, values, sums):
    """Add the values of a class to those of the views that it comes from; *last*: it is the last class of its mask."""
    mask, one, two = board[MASK], board[ONE], board[TWO]
    _spread(to, mask, 2, one, two, values, sums)
    if one < 0:
        return
    if two < 0:
        _add_left(to.after[0], values, 3, to.holding[13 + one])
        if last:
            _spread(to, mask, 1, -1, -1, to.after[0], sums)
    else:
        _add_left(to.after[one], values, 2 if one == two else 3, to.holding[13 + two])
        if one != two:
            _add_left(to.after[two], values, 3, to.holding[13 + one])
        if last:
            to.whole[:] = 0
            for rank in range(13):
                _spread(to, mask, 1, rank, -1, to.after[rank], sums)
                _add_left(to.whole, to.after[rank], 3, to.holding[13 + rank])
            _halve(to.whole)
            _spread(to, mask, 0, -1, -1, to.whole, sums)
    if last:
        to.after[:] = 0


@inner
def take(by, board, first, by_view, reached):
    """Fill *reached* with the deals of the views that come to a class; *first*: it is the first class of its mask."""
    mask, one, two = board[MASK], board[ONE], board[TWO]
    reached[:] = 0
    if two >= 0:
        if first:
            by.after[:] = 0
            by.whole[:] = 0
            _gather(by, mask, 0, -1, -1, by_view, by.whole)
            for rank in range(13):
                for _ in range(2):
                    _gather(by, mask, 1, rank, -1, by_view, by.after[rank])
                _add_left(by.after[rank], by.whole, 3, by.holding[13 + rank])
        _add_left(reached, by.after[one], 2 if one == two else 3, by.holding[13 + two])
        if one != two:
            _add_left(reached, by.after[two], 3, by.holding[13 + one])
        _halve(reached)
    elif one >= 0:
        if first:
            by.after[0] = 0
            _gather(by, mask, 1, -1, -1, by_view, by.after[0])
        _add_left(reached, by.after[0], 3, by.holding[13 + one])
    _gather(by, mask, 2, one, two, by_view, reached)


@called
def _spread(to, mask, late, one, two, values, sums):
    """Add *values* to those of all views that :func:`_parts` lists."""
    for k in range(_parts(to.view_start, mask, late, one, two, to.views)):
        _add(sums[to.views[k]], values)


@called
def _gather(by, mask, late, one, two, by_view, into):
    """Add to *into* what there is of all views that :func:`_parts` lists."""
    for k in range(_parts(by.view_start, mask, late, one, two, by.views)):
        _add(into, by_view[by.views[k]])


@called
def _parts(view_start, mask, late, one, two, views):
    """List the views of the flops that are cards of *mask*, but *late* of them, and the ranks *one* and *two* beside.

    Two cards can be late at most; -1: no such rank. Return how many views there are.
    """
    if late == 0:
        views[0] = number_of(view_start, mask, one, two)
        return 1
    count = 0
    last = mask
    while last:
        flop = mask & ~(last & -last)
        last &= last - 1
        if late == 1:
            views[count] = number_of(view_start, flop, one, two)
            count += 1
            continue
        other = last
        while other:
            views[count] = number_of(view_start, flop & ~(other & -other), one, two)
            other &= other - 1
            count += 1
    return count


@inner
def _add(into, values):
    """Add *values* to *into*; both (what is summed, type pairs)."""
    for what in range(values.shape[0]):
        for pair in range(TYPE_PAIRS):
            into[what, pair] += values[what, pair]


@called
def _add_left(into, values, times, held):
    """Add *values* as often as there are cards of one type left: *times*, less those that are in the holding.

    *held*: the type pairs that the type is in, once for each card of it.
    """
    for what in range(values.shape[0]):
        for pair in range(TYPE_PAIRS):
            into[what, pair] += times * values[what, pair]
        for k in range(held.size):
            into[what, held[k]] -= values[what, held[k]]


@inner
def _halve(values):
    for what in range(values.shape[0]):
        for pair in range(TYPE_PAIRS):
            values[what, pair] >>= 1
