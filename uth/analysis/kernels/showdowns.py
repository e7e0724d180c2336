"""Showdowns: how each starting hand does if it always stays to the end.

All deals are counted among their rows first. While the classes are swept, those of a class are counted there and taken
from their row; what the rows have left are the deals in which no suit has three cards on the board.
"""

from __future__ import annotations

import numpy as np

from uth.analysis.kernels.boards import Boards
from uth.analysis.kernels.jit import inner, kernel
from uth.analysis.kernels.numbering import FIRST, ONE, PAIRS, RANKS, ROW, ROWS, SECOND, TWO, Ints, pair_index, two_index
from uth.analysis.kernels.sweeps import sweep_row

COUNT = 3
"""Beside WIN, TIE and WEAK: flops, run-outs and holdings, each of which meets 990 hands of the dealer."""
FLOPS_OF_A_BOARD = 10
SUITED, ALL = 0, 1
_MIXED = 78
"""Pairs of two ranks: a suited starting hand is so many places before the offsuit one."""


def no_showdowns() -> Ints:
    """Return WIN, TIE, WEAK and COUNT of each starting hand by category, none yet."""
    return np.zeros((169, 10, 4), np.int64)


def deals_of_rows(boards: Boards) -> Ints:
    """Return how many boards of each row there are with holdings of each rank pair: (rows, 2, rank pairs).

    First those in which the holding is SUITED, then ALL.
    """
    counts = (boards.holdings.row_ranks[:, :, np.newaxis] == np.arange(13)).sum(axis=1)
    boards_of_row = np.array([1, 4, 6, 4, 1, 0])[counts].prod(axis=1)
    first, second = boards.holdings.types[: SECOND + 1, :PAIRS]
    of_first, of_second = 4 - counts[:, first], 4 - counts[:, second]
    paired = first == second
    holdings = np.where(paired, of_first * (of_first - 1) // 2, of_first * of_second)
    every = boards_of_row[:, np.newaxis] * holdings
    # Of two ranks, the second card is as often of each suit.
    deals: Ints = np.stack((np.where(paired, 0, every // 4), every), axis=1).astype(np.int64)
    deals[boards.holdings.row_ranks[:, 0] < 0] = 0
    return deals


@inner
def tally_class(board, types, size, at, suited, deals, tally):
    """Add the showdowns of a swept class to *tally*, and take its boards from *deals*, those of the rows."""
    held, counted, left = at.held, at.counted, at.left
    times = _class_deals(board[ONE], board[TWO], suited)
    of_row = deals[board[ROW]]
    for k in range(size):
        pair = held[k] & 511
        a, b, ranks = types[FIRST, pair], types[SECOND, pair], types[RANKS, pair]
        x, y = types[FIRST, ranks], types[SECOND, ranks]
        both = times * (left[a] * (left[a] - 1) >> 1 if a == b else left[a] * left[b])
        of_suit = 0
        if x != y:
            of_suit = times if b < 13 else suited[ranks] if a >= 13 else 0
        of_row[ALL, ranks] -= both
        of_row[SUITED, ranks] -= of_suit
        _add(tally, x, y, held[k] >> 29, counted, k, of_suit, both - of_suit)


@kernel
def tally_rows(holdings, at, deals, tally):
    """Add the showdowns where no suit has three cards on the board."""
    types = holdings.types
    for row in range(ROWS):
        if holdings.row_ranks[row, 0] >= 0:
            size = sweep_row(holdings, row, at)
            for k in range(size):
                ranks = at.held[k] & 511
                of_suit = deals[row, SUITED, ranks]
                rest = deals[row, ALL, ranks] - of_suit
                category = at.held[k] >> 29
                _add(tally, types[FIRST, ranks], types[SECOND, ranks], category, at.counted, k, of_suit, rest)


@inner
def _add(tally, x, y, category, counted, k, suited, offsuit):
    """Add the showdowns of a holding of two ranks, by how many deals of it are suited and how many are not."""
    hand = x if x == y else 13 + _MIXED + two_index(x, y)
    for what in range(3):
        tally[hand, category, what] += offsuit * counted[what, k]
    tally[hand, category, COUNT] += offsuit
    if suited:
        for what in range(3):
            tally[hand - _MIXED, category, what] += suited * counted[what, k]
        tally[hand - _MIXED, category, COUNT] += suited


@inner
def _class_deals(one, two, suited):
    """Return how many boards a class is; fill for each rank pair how often a holding off the suit is of one suit."""
    # Three cards of a rank are off the suit; two of them are of another suit than a hole card of that rank.
    times = 4 * (3 if one >= 0 else 1) * (3 if two >= 0 and two != one else 1)
    suited[:] = 3 * times
    for rank in range(13):
        if one >= 0 and rank != one:
            suited[pair_index(rank, one)] = times if two == one else 2 * times
        if two >= 0 and rank != two and two != one:
            suited[pair_index(rank, two)] = 2 * times
    if two >= 0 and two != one:
        suited[pair_index(one, two)] = times // 3 * 4
    return times
