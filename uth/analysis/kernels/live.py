"""The compiled floor: what one known hand is worth, with any cards known to be out of play. Arrays as in ``sums``.

The dealer's hands are never dealt out one by one: on a board they are 91 pairs of ranks, each as often as its cards are
left, and where three or more of a suit lie the pairs of types that make a flush. What a pair is comes from the tables
of ``sums``, which are passed in. Before the flop, values are by ranks and by class and summed as there.

What is counted of the dealer's hands on one board are six *cells*, see WIN_QUALIFIED; what a cell pays for each
category of the player's hand is passed in, so that no rule of payment is written here.

Pays are whole numbers of any size, cut into limbs of 32 bits: the lowest first, the last with the sign. A sum of pays
is one number for each limb, ``limb << (32 * place)`` all together, in which limbs may be negative or longer.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels.jit import inner, kernel


class Tables(NamedTuple):
    """The tables of ``sums.Boards`` that are needed here, with their meaning there."""

    place: NDArray[np.int32]
    mask_place: NDArray[np.int32]
    strengths: NDArray[np.int32]
    flush_start: NDArray[np.int64]
    flush_pairs: NDArray[np.uint16]
    flush_strength: NDArray[np.int32]
    first: NDArray[np.uint8]
    second: NDArray[np.uint8]
    both: int


class Known(NamedTuple):
    """The player's cards, and what may still come: 52 numbers, 1 for each such card."""

    hole: NDArray[np.int64]
    unseen: NDArray[np.int64]


class Bets(NamedTuple):
    """What the bets of the box net."""

    pays: NDArray[np.int64]
    """By (limb; BASE, LEAD, FOLD; category; cell)."""
    edge: NDArray[np.int64]
    """What playing the river is worth more than giving up, by (limb; category; cell)."""
    fold_flop: int
    """1 where the box may be given up on the flop."""


class Left(NamedTuple):
    """How many cards are left of each rank, and of these how many in a suit."""

    ranks: NDArray[np.int64]
    suited: NDArray[np.int64]


PAIR = 1 << 20
"""The strength of the weakest pair is above this, that of the best high card below."""
ROWS, PAIRS, FLOP_ROWS = 6188, 91, 455
CLASSES_3, CLASSES_4, CLASSES_5 = 286 * 91, 715 * 13, 1287
VIEWS_3, VIEWS_2, VIEWS_1 = 286, 78 * 13, 13 * 91
VIEWS = VIEWS_3 + VIEWS_2 + VIEWS_1
WIN_QUALIFIED, WIN_NOT, LOSE_QUALIFIED, LOSE_NOT, TIE_QUALIFIED, TIE_NOT = 0, 1, 2, 3, 4, 5
BASE, LEAD, FOLD = 0, 1, 2
"""Places in *pays*: all bets but Play, once the Ante on Play, all bets after a fold; each (category, cell)."""
RIVER, TWICE, ONCE, GIVE_UP = 0, 1, 2, 3
"""What is summed: best play on the river; twice the Ante on Play; once the Ante on Play alone; giving up. Each of these
is as many numbers as there are limbs."""
WINS, TIES, WEAK, STRENGTH = 0, 1, 2, 3
"""Places in *found*: the dealer's hands beaten, tied and under a pair; the strength of the player's."""
LIMB = 1 << 32
"""What a limb is below. A sum over all flops is kept as two numbers too, high * LIMB + low."""


# --- one board


@inner
def _pair(one, other):
    return other * (other + 1) // 2 + one if one <= other else one * (one + 1) // 2 + other


@inner
def _row(place, ranks):
    """Sort *ranks* in place and return the place of their multiset."""
    index = 0
    for k in range(ranks.size):
        rank = ranks[k]
        at = k
        while at and ranks[at - 1] > rank:
            ranks[at] = ranks[at - 1]
            at -= 1
        ranks[at] = rank
    for k in range(ranks.size):
        index += place[k + 1, ranks[k]]
    return index


@inner
def _bits(mask):
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@inner
def _strength(tables, row, mask, suit, hole):
    """Return the strength of the two hole cards on a board of that row with *mask* in *suit* (0: fewer than three)."""
    x, y = hole[0] >> 2, hole[1] >> 2
    if mask:
        types = _pair(x if hole[0] & 3 == suit else 13 + x, y if hole[1] & 3 == suit else 13 + y)
        for k in range(tables.flush_start[mask], tables.flush_start[mask + 1]):
            if tables.flush_pairs[k] == types:
                return np.int64(tables.flush_strength[k])
    return np.int64(tables.strengths[row, _pair(x, y)])


@inner
def _plain(flush_of, left, of, less):
    """Fill *of* and *less* so that ``of[x] * of[y] - less[x] * less[y]`` hands of two ranks make no flush.

    *flush_of*: how many suited cards lie, 0 where no flush can be made; a pair makes one only with four or more.
    """
    for rank in range(13):
        of[rank] = left.ranks[rank] - (left.suited[rank] if flush_of == 4 else 0) if flush_of < 5 else 0
        less[rank] = left.suited[rank] if flush_of == 3 else 0


@inner
def _count(tables, row, mask, left, found):
    """Fill *found*, whose strength is given, from the cards that the dealer's hand can be of.

    *left*: of these, suited means in the suit of *mask*, if that is not 0.
    """
    ranks, suited = left.ranks, left.suited
    of, less = np.empty(13, np.int64), np.empty(13, np.int64)
    _plain((3 if tables.both else _bits(mask)) if mask else 0, left, of, less)
    mine = found[STRENGTH]
    win = tie = weak = 0
    for y in range(13):
        if of[y]:
            at = y * (y + 1) // 2
            for x in range(y + 1):
                ways = of[x] * of[y] - less[x] * less[y] if x != y else of[x] * (of[x] - 1) // 2
                strength = tables.strengths[row, at + x]
                win += ways * (strength < mine)
                tie += ways * (strength == mine)
                weak += ways * (strength < PAIR)
    if mask:
        for k in range(tables.flush_start[mask], tables.flush_start[mask + 1]):
            x, y = tables.first[tables.flush_pairs[k]], tables.second[tables.flush_pairs[k]]
            of_x = suited[x] if x < 13 else ranks[x - 13] - suited[x - 13]
            of_y = suited[y] if y < 13 else ranks[y - 13] - suited[y - 13]
            ways = of_x * of_y if x != y else of_x * (of_x - 1) // 2
            win += ways * (tables.flush_strength[k] < mine)
            tie += ways * (tables.flush_strength[k] == mine)
    found[WINS], found[TIES], found[WEAK] = win, tie, weak


@inner
def _cells(found, hands, cells):
    """Divide the dealer's *hands* into the six cells."""
    win, tie, weak = found[WINS], found[TIES], found[WEAK]
    weak_win, weak_tie, weak_lose = weak, 0, 0
    if found[STRENGTH] < PAIR:
        # A hand under a pair beats and ties weak hands only; a better one beats them all.
        weak_win, weak_tie, weak_lose = win, tie, weak - win - tie
    cells[WIN_QUALIFIED], cells[WIN_NOT] = win - weak_win, weak_win
    cells[TIE_QUALIFIED], cells[TIE_NOT] = tie - weak_tie, weak_tie
    cells[LOSE_QUALIFIED], cells[LOSE_NOT] = hands - win - tie - (weak - weak_win - weak_tie), weak_lose


@inner
def _board(tables, known, board, left, found):
    """Fill *found* for five board cards; *left*: the unseen cards by rank."""
    suits = np.zeros(4, np.int64)
    ranks = np.zeros(5, np.int64)
    suited = np.zeros(13, np.int64)
    mask, suit = np.int64(0), np.int64(0)
    for k in range(5):
        ranks[k] = board[k] >> 2
        suits[board[k] & 3] += 1
        if suits[board[k] & 3] == 3:
            suit = board[k] & 3
    if suits[suit] >= 3:
        for rank in range(13):
            suited[rank] = known.unseen[4 * rank + suit]
        for k in range(5):
            if board[k] & 3 == suit:
                mask |= 1 << (board[k] >> 2)
    row = _row(tables.place, ranks)
    found[STRENGTH] = _strength(tables, row, mask, suit, known.hole)
    _count(tables, row, mask, Left(left, suited), found)


@inner
def _left(unseen):
    left = np.zeros(13, np.int64)
    for card in range(52):
        left[card >> 2] += unseen[card]
    return left


@inner
def _sum(counts):
    total = 0
    for k in range(counts.size):
        total += counts[k]
    return total


@inner
def _add(total, values, at, times):
    """Add a row of *values* to *total*, *times* times over."""
    if times:
        for what in range(total.size):
            total[what] += times * values[at, what]


@kernel
def river(tables, known, board):
    """Return the six cells of a full board, and the player's category."""
    found, cells = np.zeros(4, np.int64), np.zeros(6, np.int64)
    left = _left(known.unseen)
    _board(tables, known, board, left, found)
    of_deck = _sum(left)
    _cells(found, of_deck * (of_deck - 1) // 2, cells)
    return cells, found[STRENGTH] >> 20


# --- the flop: every run-out


@kernel
def flop(tables, known, three, edge):
    """Count how all run-outs and dealer's hands end: (given up or played on the river, category, cell).

    *edge*: as in :class:`Bets`; of equal worth the hand is given up.
    """
    ends = np.zeros((2, 10, 6), np.int64)
    found, cells = np.zeros(4, np.int64), np.zeros(6, np.int64)
    board = np.zeros(5, np.int64)
    rest = np.zeros(52, np.int64)
    for card in range(52):
        rest[card] = known.unseen[card]
    for k in range(3):
        board[k] = three[k]
    left = _left(known.unseen)
    of_deck = _sum(left) - 2
    for high in range(52):
        if known.unseen[high]:
            rest[high] = 0
            left[high >> 2] -= 1
            for low in range(high):
                if known.unseen[low]:
                    rest[low] = 0
                    left[low >> 2] -= 1
                    board[3], board[4] = low, high
                    _board(tables, Known(known.hole, rest), board, left, found)
                    _cells(found, of_deck * (of_deck - 1) // 2, cells)
                    category = found[STRENGTH] >> 20
                    plays = _plays(cells, edge, category)
                    for cell in range(6):
                        ends[plays, category, cell] += cells[cell]
                    rest[low] = 1
                    left[low >> 2] += 1
            rest[high] = 1
            left[high >> 2] += 1
    return ends


@inner
def _plays(cells, edge, category):
    """Return 1 if playing is worth more than giving up, else 0."""
    high = low = 0
    for limb in range(edge.shape[0]):
        low |= high & (LIMB - 1)
        high >>= 32
        for cell in range(6):
            high += cells[cell] * edge[limb, category, cell]
    return 1 if high > 0 or (high == 0 and low) else 0


# --- before the flop: every board, by ranks and by class


@inner
def _worth(found, hands, bets, cells, values):
    """Write what is summed for one board into *values*."""
    _cells(found, hands, cells)
    category = found[STRENGTH] >> 20
    plays = _plays(cells, bets.edge, category)
    limbs = bets.pays.shape[0]
    for limb in range(limbs):
        base = lead = give = 0
        for cell in range(6):
            base += cells[cell] * bets.pays[limb, BASE, category, cell]
            lead += cells[cell] * bets.pays[limb, LEAD, category, cell]
            give += cells[cell] * bets.pays[limb, FOLD, category, cell]
        values[RIVER * limbs + limb] = base + lead if plays else give
        values[TWICE * limbs + limb], values[ONCE * limbs + limb] = base + 2 * lead, lead
        values[GIVE_UP * limbs + limb] = give


@inner
def _row_values(tables, hole, left, bets):
    """Return the values of each row that the cards left can make, as if no flush could be: (rows, 4 x limbs)."""
    values = np.zeros((ROWS, 4 * bets.pays.shape[0]), np.int64)
    found, cells = np.zeros(4, np.int64), np.zeros(6, np.int64)
    ranks, suited = np.zeros(5, np.int64), np.zeros(13, np.int64)
    rest = np.zeros(13, np.int64)
    none = np.int64(0)
    of_deck = _sum(left) - 5
    hands = of_deck * (of_deck - 1) // 2
    while True:
        row = np.int64(0)
        for k in range(5):
            row += tables.place[k + 1, ranks[k]]
        if _without(left, ranks, rest):
            found[STRENGTH] = _strength(tables, row, none, none, hole)
            _count(tables, row, none, Left(rest, suited), found)
            _worth(found, hands, bets, cells, values[row])
        # The next multiset: raise the first rank that can be raised and put those before it back to the lowest.
        k = 0
        while k < 4 and ranks[k] == ranks[k + 1]:
            ranks[k] = 0
            k += 1
        ranks[k] += 1
        if ranks[k] > 12:
            return values


@inner
def _without(left, ranks, rest):
    """Fill *rest* with what is left after cards of these ranks; return whether there are as many."""
    for rank in range(13):
        rest[rank] = left[rank]
    enough = True
    for k in range(ranks.size):
        rest[ranks[k]] -= 1
        enough = enough and rest[ranks[k]] >= 0
    return enough


@inner
def _by_rank(tables, left, row_values):
    """Sum the row values over the run-outs of each flop by ranks: (flop ranks, 4 x limbs)."""
    sums = np.zeros((FLOP_ROWS, row_values.shape[1]), np.int64)
    three, ranks, rest = np.zeros(3, np.int64), np.zeros(5, np.int64), np.zeros(13, np.int64)
    for c in range(13):
        for b in range(c + 1):
            for a in range(b + 1):
                three[0], three[1], three[2] = a, b, c
                if not _without(left, three, rest):
                    continue
                flop_row = tables.place[1, a] + tables.place[2, b] + tables.place[3, c]
                for y in range(13):
                    for x in range(y + 1):
                        ways = rest[x] * rest[y] if x != y else rest[x] * (rest[x] - 1) // 2
                        if ways:
                            ranks[0], ranks[1], ranks[2], ranks[3], ranks[4] = a, b, c, x, y
                            _add(sums[flop_row], row_values, _row(tables.place, ranks), ways)
    return sums


@inner
def _class(mask_place, mask, first, second):
    """Return the place of a class: its suited ranks, and the ranks of its other cards (-1: none)."""
    if second >= 0:
        return mask_place[mask] * PAIRS + _pair(first, second)
    if first >= 0:
        return CLASSES_3 + mask_place[mask] * 13 + first
    return CLASSES_3 + CLASSES_4 + mask_place[mask]


@inner
def _suit_values(tables, known, suit, bets, row_values):
    """Return what the values of each class of a suit differ by from those of its row: (classes, 4 x limbs)."""
    values = np.zeros((CLASSES_3 + CLASSES_4 + CLASSES_5, row_values.shape[1]), np.int64)
    found, cells = np.zeros(4, np.int64), np.zeros(6, np.int64)
    suited, off, ranks = np.zeros(13, np.int64), np.zeros(13, np.int64), np.zeros(5, np.int64)
    left = _left(known.unseen)
    of_deck = _sum(left) - 5
    hands = of_deck * (of_deck - 1) // 2
    _divide(known.unseen, suit, suited, off)
    for mask in range(8192):
        size = _bits(mask)
        if not 3 <= size <= 5 or not _within(mask, suited):
            continue
        _take(mask, suited, left)
        for other in range(PAIRS if size == 3 else 13 if size == 4 else 1):
            first, second = np.int64(-1), np.int64(-1)
            if size == 3:
                first, second = np.int64(tables.first[other]), np.int64(tables.second[other])
            elif size == 4:
                first = np.int64(other)
            if not _available(off, first, second):
                continue
            _shift(left, first, second, np.int64(-1))
            row = _ranks_of(tables.place, mask, first, second, ranks)
            place = _class(tables.mask_place, mask, first, second)
            found[STRENGTH] = _strength(tables, row, mask, suit, known.hole)
            _count(tables, row, mask, Left(left, suited), found)
            _worth(found, hands, bets, cells, values[place])
            _add(values[place], row_values, row, np.int64(-1))
            _shift(left, first, second, np.int64(1))
        _give_back(mask, suited, left)
    return values


@inner
def _divide(unseen, suit, suited, off):
    """Count the cards of each rank in the suit and off it."""
    for rank in range(13):
        suited[rank] = unseen[4 * rank + suit]
        off[rank] = 0
        for card in range(4 * rank, 4 * rank + 4):
            off[rank] += unseen[card]
        off[rank] -= suited[rank]


@inner
def _within(mask, suited):
    lacking = 0
    for rank in range(13):
        lacking += (mask >> rank & 1) > suited[rank]
    return lacking == 0


@inner
def _take(mask, suited, left):
    for rank in range(13):
        suited[rank] -= mask >> rank & 1
        left[rank] -= mask >> rank & 1


@inner
def _give_back(mask, suited, left):
    for rank in range(13):
        suited[rank] += mask >> rank & 1
        left[rank] += mask >> rank & 1


@inner
def _available(off, first, second):
    """Return whether there are cards off the suit of these ranks (-1: none)."""
    if second >= 0 and off[second] < (2 if first == second else 1):
        return False
    return first < 0 or off[first] > 0


@inner
def _shift(counts, first, second, by):
    if first >= 0:
        counts[first] += by
    if second >= 0:
        counts[second] += by


@inner
def _ranks_of(place, mask, first, second, ranks):
    """Fill *ranks* with the five ranks of a class, and return its row."""
    k = 0
    for rank in range(13):
        for _ in range((mask >> rank & 1) + (first == rank) + (second == rank)):
            ranks[k] = rank
            k += 1
    return _row(place, ranks)


@inner
def _view(mask_place, mask, first, second):
    """Return the place of a flop as one of its suits sees it: suited ranks, and the ranks of its others (-1: none)."""
    if second >= 0:
        rank = 0
        while not mask >> rank & 1:
            rank += 1
        return VIEWS_3 + VIEWS_2 + rank * PAIRS + _pair(first, second)
    if first >= 0:
        return VIEWS_3 + mask_place[mask] * 13 + first
    return mask_place[mask]


@inner
def _add_views(tables, suit, unseen, differences, sums):
    """Sum the differences over the run-outs of each flop that the cards left can make, as a suit sees it."""
    suited, off = np.zeros(13, np.int64), np.zeros(13, np.int64)
    _divide(unseen, suit, suited, off)
    for mask in range(8192):
        size = _bits(mask)
        if not 1 <= size <= 3 or not _within(mask, suited):
            continue
        for other in range(PAIRS if size == 1 else 13 if size == 2 else 1):
            first, second = np.int64(-1), np.int64(-1)
            if size == 1:
                first, second = np.int64(tables.first[other]), np.int64(tables.second[other])
            elif size == 2:
                first = np.int64(other)
            if _available(off, first, second):
                _shift(off, first, second, np.int64(-1))
                place = suit * VIEWS + _view(tables.mask_place, mask, first, second)
                _run_out(tables.mask_place, (mask, first, second), Left(off, suited), differences, sums[place])
                _shift(off, first, second, np.int64(1))


@inner
def _run_out(mask_place, view, left, values, total):
    """Add the values of all boards with three or more suited cards that a flop can become.

    *view*: the flop's suited ranks as a mask, and the ranks of its others (-1: none). *left*: ranks here are those off
    the suit, and the suited ranks of the flop still count.
    """
    mask, first, second = view
    off, suited = left.ranks, left.suited
    size = _bits(mask)
    for high in range(13):
        if suited[high] and not mask >> high & 1:
            one = mask | 1 << high
            for low in range(high):
                if suited[low] and not mask >> low & 1:
                    _add(total, values, _class(mask_place, one | 1 << low, first, second), np.int64(1))
            if size >= 2:
                for rank in range(13):
                    _add(total, values, _class(mask_place, one, rank, first), off[rank])
    if size == 3:
        for high in range(13):
            for low in range(high + 1):
                ways = off[low] * off[high] if low != high else off[low] * (off[low] - 1) // 2
                _add(total, values, _class(mask_place, mask, low, high), ways)


@kernel
def before_the_flop(tables, known, bets):
    """Sum over all flops, run-outs and dealer's hands: best play from the flop on; TWICE; ONCE; GIVE_UP.

    Return the limbs of each as two numbers: (4, limbs, 2). A limb of a board's value is below 990 x 3 x 2**32, so that
    the differences of boards and their sums over 1,081 run-outs fit 64 bits.
    """
    unseen = known.unseen
    left = _left(unseen)
    row_values = _row_values(tables, known.hole, left, bets)
    by_rank = _by_rank(tables, left, row_values)
    limbs = bets.pays.shape[0]
    by_view = np.zeros((4 * VIEWS, 4 * limbs), np.int64)
    for suit in range(4):
        differences = _suit_values(tables, known, suit, bets, row_values)
        _add_views(tables, suit, unseen, differences, by_view)
    sums = np.zeros((4, limbs, 2), np.int64)
    total = np.zeros(4 * limbs, np.int64)
    three = np.zeros(3, np.int64)
    last = GIVE_UP if bets.fold_flop else TWICE
    for c in range(52):
        for b in range(c):
            for a in range(b):
                if unseen[a] and unseen[b] and unseen[c]:
                    three[0], three[1], three[2] = a, b, c
                    _flop_total(tables, three, by_rank, by_view, total)
                    best = RIVER
                    for one in range(TWICE, last + 1, GIVE_UP - TWICE):
                        if _is_more(total, limbs, one, best):
                            best = one
                    for what in range(4):
                        of = what if what else best
                        for limb in range(limbs):
                            sums[what, limb, 0] += total[of * limbs + limb] >> 32
                            sums[what, limb, 1] += total[of * limbs + limb] & (LIMB - 1)
    return sums


@inner
def _is_more(total, limbs, one, other):
    """Return whether one of the sums in *total* is more than another."""
    high = low = 0
    for limb in range(limbs):
        low |= high & (LIMB - 1)
        high = (high >> 32) + total[one * limbs + limb] - total[other * limbs + limb]
    return high > 0 or (high == 0 and low != 0)


@inner
def _flop_total(tables, three, by_rank, by_view, total):
    """Fill *total* with the sums over all run-outs of one flop of sorted cards."""
    place = tables.place
    row = place[1, three[0] >> 2] + place[2, three[1] >> 2] + place[3, three[2] >> 2]
    for what in range(total.size):
        total[what] = by_rank[row, what]
    for suit in range(4):
        mask, first, second = np.int64(0), np.int64(-1), np.int64(-1)
        for k in range(3):
            if three[k] & 3 == suit:
                mask |= 1 << (three[k] >> 2)
            elif first < 0:
                first = three[k] >> 2
            else:
                second = three[k] >> 2
        if mask:
            view = suit * VIEWS + _view(tables.mask_place, mask, first, second)
            _add(total, by_view, view, np.int64(1))
