"""Sums over all boards that each flop can become, by ranks and by view.

Values depend on ranks alone unless three or more board cards share a suit, and then on the class alone. So every value
is computed once for each row and rank pair, and once, as the difference to that, for each class and type pair; sums
over run-outs are linear in these.

What is summed over run-outs is not the value of a choice but two differences: what giving up gains over playing 1x on
the river (GAIN), and what one Ante more on Play gains (LEAD). Both stay below 990 Antes a board, whatever the paytable
pays. The value of playing 1x itself is needed for whole starting hands only, and is counted (``showdowns``).

On a full board the category of a hand is fixed, so its value and what is best are counted in a *unit* of that category,
a part of the Ante that makes its own pays whole. Only sums over boards need one unit for all, the *grain*. Where a sum
of grains does not fit a number of 64 bits, it is one number for each *limb*: the grains of a unit are cut into limbs of
so many bits, lowest first, and what is summed is times each of them. The sum is that of ``limb << (bits * place)``; its
limbs may be negative or longer than their bits. Most tables need one limb.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels.boards import Boards
from uth.analysis.kernels.jit import inner, kernel
from uth.analysis.kernels.numbering import CLASSES, FLOP_ROWS, MASK, PAIRS, RANKS, ROW, ROWS, TYPE_PAIRS, VIEWS, Ints
from uth.analysis.kernels.runouts import add_ways, give, paths, run_out, run_outs
from uth.analysis.kernels.showdowns import FLOPS_OF_A_BOARD, deals_of_rows, no_showdowns, tally_class, tally_rows
from uth.analysis.kernels.strengths import PAIR
from uth.analysis.kernels.sweeps import GAINED, TIE, WEAK, WIN, room, sweep_class, sweep_row

Bytes = NDArray[np.uint8]


class Terms(NamedTuple):
    """What of a game the kernels need."""

    can_fail: int
    """1 where the dealer may fail to qualify."""
    failed: Ints
    """What a box wins more for each weak hand of the dealer than its returned Ante, in units of the category."""
    fold_river: int
    """1 where a hand may be given up on the river."""
    fold_flop: int
    scale: Ints
    """Units per Ante, by category."""
    on_win: Ints
    """What the Blind wins by category when the hand wins, and when it loses, in units of the category."""
    on_loss: Ints
    bits: int
    """Of each limb but the last."""
    unit: Ints
    """How many grains a unit is: (limbs, categories)."""
    ante: Ints
    """How many grains an Ante is: (limbs,)."""


LEAD, GAIN = 0, 1
"""What is summed: the dealer's hands beaten less those lost to, what an Ante more on Play wins; and, from this place
on, the limbs of what giving up on the river gains over playing 1x, where it does (where the river has no fold: of what
playing 1x is worth), in grains."""
FOLD, PLAY, EVEN = 0, 1, 2
"""What is best on the river; EVEN: both choices are worth the same."""


# --- values of the holdings of a full board, over the 990 hands of the dealer


def row_values(boards: Boards, terms: Terms, best: Bytes) -> Ints:
    """Return LEAD and the limbs of GAIN of each rank pair on each row as if no flush could be.

    That is (rows, 1 + limbs, rank pairs). Filled: *best*, what is best there on the river, (rows, rank pairs).
    """
    values = np.zeros((ROWS, GAIN + len(terms.ante), PAIRS), np.int64)
    _fill_row_values(boards.holdings, terms, room(), np.zeros_like(values[0]), values, best)
    return values


@kernel
def _fill_row_values(holdings, terms, at, none, values, best):
    for row in range(ROWS):
        if holdings.row_ranks[row, 0] >= 0:
            size = sweep_row(holdings, row, at)
            _decide(terms, at, size, best[row])
            _evaluate(terms.unit, at, size, holdings.types, none, values[row])


@inner
def _decide(terms, at, size, best):
    """Count GAINED of the first *size* holdings of a swept board; write to *best*, by pair, what is best there."""
    scale, can_fail, failed = terms.scale, terms.can_fail, terms.failed
    on_win, on_loss, fold = terms.on_win, terms.on_loss, terms.fold_river
    held, counted = at.held, at.counted
    for k in range(size):
        win, tie, weak = counted[WIN, k], counted[TIE, k], counted[WEAK, k]
        lose = 990 - win - tie
        ante = win - lose
        if can_fail:
            # A hand under a pair beats and ties weak hands only; a better one beats them all.
            ante = win - weak - lose if held[k] >> 9 >= PAIR else weak - 990
        category = held[k] >> 29
        value = scale[category] * (ante + win - lose) + on_win[category] * win + on_loss[category] * lose
        value += failed[category] * weak
        pair = held[k] & 511
        if fold:
            give_up = -1980 * scale[category]
            counted[GAINED, k] = max(0, give_up - value)
            best[pair] = PLAY if value > give_up else EVEN if value == give_up else FOLD
        else:
            counted[GAINED, k] = value
            best[pair] = PLAY


@inner
def _evaluate(unit, at, size, types, of_ranks, values):
    """Write LEAD and the limbs of GAIN of the first *size* holdings to *values*, less those of their ranks."""
    held, counted = at.held, at.counted
    for k in range(size):
        pair = held[k] & 511
        values[LEAD, pair] = 2 * counted[WIN, k] + counted[TIE, k] - 990 - of_ranks[LEAD, types[RANKS, pair]]
    for limb in range(unit.shape[0]):
        for k in range(size):
            pair = held[k] & 511
            grains = counted[GAINED, k] * unit[limb, held[k] >> 29]
            values[GAIN + limb, pair] = grains - of_ranks[GAIN + limb, types[RANKS, pair]]


# --- sums over run-outs


def flop_sums(boards: Boards, row_value: Ints) -> Ints:
    """Sum the row values over all run-outs by ranks, each run-out as often as it comes.

    Return (flop ranks, 1 + limbs, hole pair).
    """
    sums = np.zeros((FLOP_ROWS, row_value.shape[1], PAIRS), np.int64)
    _fill_flop_sums(run_outs(boards), row_value, sums)
    return sums


@kernel
def _fill_flop_sums(outs, row_value, sums):
    for flop in range(FLOP_ROWS):
        for out in range(PAIRS):
            row = run_out(outs, flop, out)
            add_ways(sums[flop], row_value[row], outs.ways)


def class_sums(boards: Boards, terms: Terms, row_value: Ints, best: Bytes) -> tuple[Ints, Ints]:
    """Sum what flushes change over all run-outs, and count the showdowns of each starting hand.

    Filled: *best*, what is best on the river, (classes, type pairs). Return the sums for each view and type pair,
    (views, 1 + limbs, type pairs); and of all deals of each starting hand that stays to the end WIN, TIE, WEAK and
    COUNT, (169, categories, 4).
    """
    what = row_value.shape[1]
    sums, values = np.zeros((VIEWS, what, TYPE_PAIRS), np.int64), np.zeros((what, TYPE_PAIRS), np.int64)
    at, deals, tally = room(), deals_of_rows(boards), no_showdowns()
    suited = np.zeros(PAIRS, np.int64)
    to = paths(boards, what, np.int64)
    _fill_class_sums(boards.holdings, terms, at, row_value, to, values, sums, best, suited, deals, tally)
    tally_rows(boards.holdings, at, deals, tally)
    return sums, tally * FLOPS_OF_A_BOARD


@kernel
def _fill_class_sums(holdings, terms, at, row_value, to, values, sums, best, suited, deals, tally):
    for number in range(CLASSES):
        board = holdings.classes[number]
        size = sweep_class(holdings, number, at)
        _decide(terms, at, size, best[number])
        values[:] = 0
        _evaluate(terms.unit, at, size, holdings.types, row_value[board[ROW]], values)
        tally_class(board, holdings.types, size, at, suited, deals, tally)
        last = number + 1 == CLASSES or holdings.classes[number + 1, MASK] != board[MASK]
        give(to, board, last, values, sums)
