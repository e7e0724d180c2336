"""With the decisions fixed, how every deal ends: the sums over run-outs the other way round."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels.boards import Boards
from uth.analysis.kernels.flops import holds
from uth.analysis.kernels.jit import inner, kernel
from uth.analysis.kernels.numbering import (
    CLASSES,
    FLOP_ROWS,
    MASK,
    PAIRS,
    RANKS,
    ROW,
    ROWS,
    TYPE_PAIRS,
    VIEWS,
    Ints,
    flop_row,
    pair_index,
    starting_hand,
    two_index,
    type_of,
    views_of_flop,
)
from uth.analysis.kernels.runouts import add_ways, paths, run_out, run_outs, take
from uth.analysis.kernels.showdowns import COUNT
from uth.analysis.kernels.sweeps import room, sweep_class, sweep_row

Bytes = NDArray[np.uint8]

LATE = 0
"""The group of the deals that come to the river undecided; the other groups are what was done before."""


def reach(
    boards: Boards, choice: Bytes, before: Ints, flops: Ints, times: Ints, groups: int
) -> tuple[Ints, NDArray[np.int32]]:
    """Count the deals of each flop and hole by what was decided, by ranks and by view.

    *before*: for each starting hand the group of what it does before the flop, LATE where it checks. *choice*: as
    ``best_on_flops`` returns it; what is done on the flop has group 1 (twice the Ante) and 2 (fold). Return
    (flop ranks, groups, hole pair) and (views, groups, type pairs).
    """
    by_rank = np.zeros((FLOP_ROWS, groups, PAIRS), np.int64)
    by_view = np.zeros((VIEWS, groups, TYPE_PAIRS), np.int32)
    views = np.zeros(4, np.int64)
    _fill_reach(boards.place, boards.view_start, choice, before, flops, times, views, by_rank, by_view)
    return by_rank, by_view


@kernel
def _fill_reach(place, view_start, choice, before, flops, times, views, by_rank, by_view):
    for kind in range(flops.shape[0]):
        flop = flops[kind]
        views_of_flop(view_start, flop, views)
        of_row = by_rank[flop_row(place, flop)]
        for high in range(1, 52):
            if holds(flop, high):
                continue
            for low in range(high):
                if holds(flop, low):
                    continue
                group = before[starting_hand(low, high)]
                if group == LATE:
                    group = np.int64(choice[kind, two_index(low, high)])
                of_row[group, pair_index(low >> 2, high >> 2)] += times[kind]
                for suit in range(4):
                    if views[suit] >= 0:
                        types = pair_index(type_of(low, suit), type_of(high, suit))
                        by_view[views[suit], group, types] += times[kind]


def outcomes(
    boards: Boards, by_rank: Ints, by_view: NDArray[np.int32], on_rows: Bytes, on_classes: Bytes, parts: int = 2
) -> Ints:
    """Count how all deals end: (groups + parts, categories, 4), WIN, TIE, WEAK and COUNT of each.

    The last groups are the *parts* of the river, its fold and play; the first stays empty. *on_rows*, *on_classes*:
    what is done on the river, FOLD or PLAY, or whichever part a cell is of.
    """
    groups = by_view.shape[1]
    tally, on_row = np.zeros((groups + parts, 10, 4), np.int64), np.zeros((ROWS, groups, PAIRS), np.int64)
    _reach_rows(run_outs(boards), by_rank, on_row)
    reached, at = np.zeros((groups, TYPE_PAIRS), np.int32), room()
    _end_classes(boards.holdings, paths(boards, groups, np.int32), by_view, reached, on_row, on_classes, at, tally)
    _end_rows(boards.holdings, on_row, on_rows, at, tally)
    return tally


@kernel
def _reach_rows(outs, by_rank, on_row):
    """Carry the deals of each flop and hole on to the rows, every run-out as it comes."""
    for flop in range(FLOP_ROWS):
        for out in range(PAIRS):
            row = run_out(outs, flop, out)
            add_ways(on_row[row], by_rank[flop], outs.ways)


@kernel
def _end_classes(holdings, by, by_view, reached, on_row, on_classes, at, tally):
    """Count the ends of the classes, and take their deals from those of the rows."""
    for number in range(CLASSES):
        board = holdings.classes[number]
        first = number == 0 or holdings.classes[number - 1, MASK] != board[MASK]
        take(by, board, first, by_view, reached)
        size = sweep_class(holdings, number, at)
        of_row = on_row[board[ROW]]
        for group in range(reached.shape[0]):
            for k in range(size):
                pair = at.held[k] & 511
                of_row[group, holdings.types[RANKS, pair]] -= reached[group, pair]
            _count(tally, reached.shape[0], reached[group], group, on_classes[number], at, size)


@kernel
def _end_rows(holdings, on_row, on_rows, at, tally):
    for row in range(ROWS):
        if holdings.row_ranks[row, 0] >= 0:
            size = sweep_row(holdings, row, at)
            for group in range(on_row.shape[1]):
                _count(tally, on_row.shape[1], on_row[row, group], group, on_rows[row], at, size)


@inner
def _count(tally, late, reached, group, best, at, size):
    """Add the deals that come to the first *size* holdings of a board by *group*; the river's parts begin at *late*."""
    held, counted = at.held, at.counted
    for k in range(size):
        pair = held[k] & 511
        deals = np.int64(reached[pair])
        if deals:
            to = late + best[pair] if group == LATE else group
            category = held[k] >> 29
            for what in range(3):
                tally[to, category, what] += deals * counted[what, k]
            tally[to, category, COUNT] += deals
