"""What one known hand is worth before the flop, with any cards known to be out of play.

Values are by ranks and by class and summed over run-outs as in ``sums``, but each suit has classes of its own, and only
for the one hand; what is summed of each board is worth all its bets. A sum of pays is one number for each limb of them,
``limb << (LIMB_BITS * place)`` all together, in which limbs may be negative or longer.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from uth.analysis.kernels.boards import Boards
from uth.analysis.kernels.flops import HALF_BITS, is_more
from uth.analysis.kernels.jit import called, inner, kernel
from uth.analysis.kernels.live import (
    LEFT,
    LIMB_BITS,
    STRENGTH,
    SUITED,
    Known,
    count,
    is_played,
    room,
    tables_of,
)
from uth.analysis.kernels.numbering import (
    CLASSES,
    FIRST,
    FLOP_ROWS,
    MASK,
    ONE,
    PAIRS,
    ROW,
    ROWS,
    SECOND,
    TWO,
    VIEWS,
    Ints,
    flop_row,
    index_with,
    number_of,
    views_of_flop,
)


class Bets(NamedTuple):
    """What the bets of the box net."""

    pays: Ints
    """By (limb; BASE, LEAD, FOLD; category; cell)."""
    edge: Ints
    """What playing the river is worth more than giving up, by (limb; category; cell)."""


BASE, LEAD, FOLD = 0, 1, 2
"""Places in *pays*: all bets but Play, once the Ante on Play, all bets after a fold; each (category, cell)."""
RIVER, TWICE, ONCE, GIVE_UP = 0, 1, 2, 3
"""What is summed: best play on the river; twice the Ante on Play; once the Ante on Play alone; giving up. Each of these
is as many numbers as there are limbs."""
SUMS = 4
_ALL, _IN, _OFF = 0, 1, 2
"""Of each rank: all unseen cards, those of the suit that is looked at, and the others."""


class Deck(NamedTuple):
    """What may still come, seen from a suit."""

    by_rank: Ints
    """_ALL, _IN and _OFF of each rank."""
    suit: int
    ranks: int
    """The ranks that the suit has left, as a mask."""


def before_the_flop(boards: Boards, known: Known, bets: Bets, play_flop: int, fold_flop: int) -> Ints:
    """Sum over all flops, run-outs and dealer's hands: best play from the flop on; TWICE; ONCE; GIVE_UP.

    *play_flop*: 1 where Play may be bet on the flop; *fold_flop*: 1 where the box may be given up there. Return the
    limbs of each as two numbers, as in ``flops``: (4, limbs, 2). A limb of a board's value is below 990 x 3 x 2**32, so
    that the differences of boards and their sums over 1,081 run-outs fit 64 bits.
    """
    limbs = len(bets.pays)
    tables, holdings, at = tables_of(boards), boards.holdings, room()
    of_rows, by_rank = np.zeros((ROWS, SUMS * limbs), np.int64), np.zeros((FLOP_ROWS, SUMS * limbs), np.int64)
    cards = known.unseen.reshape(13, 4)
    _fill_rows(tables, holdings.row_ranks, known, cards.sum(axis=1), bets, at, of_rows)
    _sum_rows(boards.place, boards.flop_ranks, cards.sum(axis=1), holdings.types, at.left[0], of_rows, by_rank)
    by_view = np.zeros((4, VIEWS, SUMS * limbs), np.int64)
    for suit in range(4):
        deck = _deck(cards, suit)
        differences = np.zeros((CLASSES, SUMS * limbs), np.int64)
        _fill_classes(tables, holdings.classes, known, deck, bets, at, of_rows, differences)
        _sum_classes(boards.class_start, boards.views, deck, differences, by_view[suit])
    sums = np.zeros((SUMS, limbs, 2), np.int64)
    flop, views, total = np.zeros(3, np.int64), np.zeros(4, np.int64), np.zeros(SUMS * limbs, np.int64)
    open_ = np.array([0, play_flop, 0, fold_flop])
    _sum_flops(boards.place, boards.view_start, known.unseen, open_, by_rank, by_view, flop, views, total, sums)
    return sums


def _deck(cards: Ints, suit: int) -> Deck:
    every, of_suit = cards.sum(axis=1), cards[:, suit]
    return Deck(np.stack((every, of_suit, every - of_suit)), suit, int(of_suit @ (1 << np.arange(13))))


@inner
def _worth(bets, at, values):
    """Write what is summed for one board, whose cells are counted, into *values*."""
    pays, edge, cells = bets.pays, bets.edge, at.cells
    category = at.found[STRENGTH] >> 20
    plays = is_played(cells, edge, category)
    limbs = pays.shape[0]
    for limb in range(limbs):
        base = lead = give = 0
        for cell in range(6):
            base += cells[cell] * pays[limb, BASE, category, cell]
            lead += cells[cell] * pays[limb, LEAD, category, cell]
            give += cells[cell] * pays[limb, FOLD, category, cell]
        values[RIVER * limbs + limb] = base + lead if plays else give
        values[TWICE * limbs + limb], values[ONCE * limbs + limb] = base + 2 * lead, lead
        values[GIVE_UP * limbs + limb] = give


@kernel
def _fill_rows(tables, row_ranks, known, cards, bets, at, values):
    """Fill the values of each row that the *cards*, by rank, can make, as if no flush could be: (rows, 4 x limbs)."""
    rest = at.left[LEFT]
    for row in range(ROWS):
        if row_ranks[row, 0] >= 0 and _without(cards, row_ranks[row], rest):
            count(tables, row, 0, 0, known.hole, at)
            _worth(bets, at, values[row])


@inner
def _without(cards, ranks, rest):
    """Fill *rest* with what is left after cards of these ranks; return whether there are as many."""
    for rank in range(13):
        rest[rank] = cards[rank]
    enough = True
    for k in range(ranks.size):
        rest[ranks[k]] -= 1
        enough = enough and rest[ranks[k]] >= 0
    return enough


@kernel
def _sum_rows(place, flop_ranks, cards, types, rest, values, sums):
    """Sum the row values over the run-outs of each flop by ranks: (flop ranks, 4 x limbs)."""
    for flop in range(FLOP_ROWS):
        ranks = flop_ranks[flop]
        if _without(cards, ranks, rest):
            for out in range(PAIRS):
                x, y = types[FIRST, out], types[SECOND, out]
                ways = rest[x] * rest[y] if x != y else rest[x] * (rest[x] - 1) // 2
                _add(sums[flop], values[index_with(place, ranks, x, y)], ways)


@called
def _add(total, values, times):
    """Add *values* to *total*, *times* times over."""
    if times:
        for what in range(total.size):
            total[what] += times * values[what]


@kernel
def _fill_classes(tables, classes, known, deck, bets, at, of_rows, values):
    """Fill what the values of each class of a suit differ by from those of its row: (classes, 4 x limbs)."""
    for number in range(CLASSES):
        board = classes[number]
        mask, one, two = board[MASK], board[ONE], board[TWO]
        if _comes(deck, mask, one, two):
            for rank in range(13):
                suited = mask >> rank & 1
                at.left[SUITED, rank] = deck.by_rank[_IN, rank] - suited
                at.left[LEFT, rank] = deck.by_rank[_ALL, rank] - suited - (one == rank) - (two == rank)
            count(tables, board[ROW], mask, deck.suit, known.hole, at)
            _worth(bets, at, values[number])
            _add(values[number], of_rows[board[ROW]], -1)


@inner
def _comes(deck, mask, one, two):
    """Return whether there are these cards: those of a mask in the suit, and two ranks off it (-1: none)."""
    if mask & ~deck.ranks:
        return False
    if two >= 0 and deck.by_rank[_OFF, two] < (2 if one == two else 1):
        return False
    return one < 0 or deck.by_rank[_OFF, one] > 0


@kernel
def _sum_classes(class_start, views, deck, values, sums):
    """Sum the values over the run-outs of each flop that can come, as a suit sees it: (views, 4 x limbs)."""
    off = deck.by_rank[_OFF]
    for number in range(VIEWS):
        view = views[number]
        mask, one, two = view[MASK], view[ONE], view[TWO]
        if _comes(deck, mask, one, two):
            if one >= 0:
                off[one] -= 1
            if two >= 0:
                off[two] -= 1
            _run_out(class_start, view, deck, values, sums[number])
            if one >= 0:
                off[one] += 1
            if two >= 0:
                off[two] += 1


@inner
def _run_out(class_start, view, deck, values, total):
    """Add the values of all boards with three or more suited cards that a flop can become; *off*: what is left off."""
    mask, one, two, off = view[MASK], view[ONE], view[TWO], deck.by_rank[_OFF]
    for high in range(13):
        if (deck.ranks & ~mask) >> high & 1:
            with_high = mask | 1 << high
            for low in range(high):
                if (deck.ranks & ~mask) >> low & 1:
                    _add(total, values[number_of(class_start, with_high | 1 << low, one, two)], 1)
            if two < 0:
                for rank in range(13):
                    _add(total, values[number_of(class_start, with_high, rank, one)], off[rank])
    if one < 0:
        for high in range(13):
            for low in range(high + 1):
                ways = off[low] * off[high] if low != high else off[low] * (off[low] - 1) // 2
                _add(total, values[number_of(class_start, mask, low, high)], ways)


@kernel
def _sum_flops(place, view_start, unseen, open_, by_rank, by_view, flop, views, total, sums):
    """Choose on each flop and sum; *open_*: 1 at the place of what may be done there beside waiting."""
    limbs = sums.shape[1]
    for c in range(52):
        for b in range(c):
            for a in range(b):
                if unseen[a] and unseen[b] and unseen[c]:
                    flop[0], flop[1], flop[2] = a, b, c
                    total[:] = 0
                    _add(total, by_rank[flop_row(place, flop)], 1)
                    views_of_flop(view_start, flop, views)
                    for suit in range(4):
                        if views[suit] >= 0:
                            _add(total, by_view[suit, views[suit]], 1)
                    best = RIVER
                    for one in range(SUMS):
                        if open_[one] and is_more(total, limbs, LIMB_BITS, one, best):
                            best = one
                    for what in range(SUMS):
                        of = what if what else best
                        for limb in range(limbs):
                            sums[what, limb, 0] += total[of * limbs + limb] >> HALF_BITS
                            sums[what, limb, 1] += total[of * limbs + limb] & ((1 << HALF_BITS) - 1)
