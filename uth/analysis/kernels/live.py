"""What one known hand is worth on the flop and on the river, with any cards known to be out of play.

The dealer's hands are never dealt out one by one: on a board they are 91 pairs of ranks, each as often as its cards are
left, and where three or more of a suit lie the pairs of types that make a flush.

What is counted of the dealer's hands on one board are six *cells*, see WIN_QUALIFIED; what a cell pays for each
category of the player's hand is passed in, so that no rule of payment is written here.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from uth.analysis.kernels.boards import Boards
from uth.analysis.kernels.jit import called, inner, kernel
from uth.analysis.kernels.numbering import FIRST, SECOND, Ints, bits, pair_index, sort, suit_of, type_of
from uth.analysis.kernels.strengths import PAIR, Strengths


class Tables(NamedTuple):
    """The tables of ``boards`` that are needed here, with their meaning there."""

    place: Ints
    strengths: Strengths
    flush_start: Ints
    flushes: Ints
    types: Ints
    both: int


class Known(NamedTuple):
    """The player's cards, and what may still come: 52 numbers, 1 for each such card."""

    hole: Ints
    unseen: Ints


class Room(NamedTuple):
    """What is known of one board."""

    left: Ints
    """The dealer's cards by rank: LEFT, SUITED, OF and LESS."""
    found: Ints
    cells: Ints
    """The dealer's hands by cell."""
    ranks: Ints
    """Of the board."""


LEFT, SUITED, OF, LESS = 0, 1, 2, 3
"""Of each rank: the cards left, and of these how many are of the board's suit; and then so many that OF times OF, less
LESS times LESS, hands of two ranks make no flush."""
WINS, TIES, WEAK, STRENGTH = 0, 1, 2, 3
"""Places in *found*: the dealer's hands beaten, tied and under a pair; the strength of the player's."""
WIN_QUALIFIED, WIN_NOT, LOSE_QUALIFIED, LOSE_NOT, TIE_QUALIFIED, TIE_NOT = 0, 1, 2, 3, 4, 5
LIMB_BITS = 32
"""Pays are whole numbers of any size, cut into limbs of so many bits: the lowest first, the last with the sign."""


def tables_of(boards: Boards) -> Tables:
    """Return the tables that are needed here."""
    of = boards.holdings
    return Tables(boards.place, boards.strengths, of.flush_start, of.flushes, of.types, of.both)


def room() -> Room:
    """Return room for a board."""
    return Room(np.zeros((4, 13), np.int64), np.zeros(4, np.int64), np.zeros(6, np.int64), np.zeros(5, np.int64))


def river(tables: Tables, known: Known, board: Ints) -> tuple[Ints, int]:
    """Return the six cells of a full board, and the order of the player's category."""
    at = room()
    _count_river(tables, known, board, at)
    return at.cells, int(at.found[STRENGTH]) >> 20


def flop(tables: Tables, known: Known, three: Ints, edge: Ints) -> Ints:
    """Count how all run-outs and dealer's hands end: (given up or played on the river, category, cell).

    *edge*: what playing the river is worth more than giving up, by (limb; category; cell); of equal worth the hand is
    given up.
    """
    ends, board = np.zeros((2, 10, 6), np.int64), np.zeros(5, np.int64)
    board[:3] = three
    _count_run_outs(tables, known, board, edge, room(), ends)
    return ends


@kernel
def _count_river(tables, known, board, at):
    left = at.left[LEFT]
    for card in range(52):
        left[card >> 2] += known.unseen[card]
    row, mask, suit = _lay(tables.place, known.unseen, board, at)
    count(tables, row, mask, suit, known.hole, at)


@kernel
def _count_run_outs(tables, known, board, edge, at, ends):
    """Fill *ends*; the first three cards of *board* are the flop. What is unseen is changed, and put back."""
    unseen, left, cells = known.unseen, at.left[LEFT], at.cells
    for card in range(52):
        left[card >> 2] += unseen[card]
    for high in range(52):
        if unseen[high]:
            unseen[high] = 0
            left[high >> 2] -= 1
            for low in range(high):
                if unseen[low]:
                    unseen[low] = 0
                    left[low >> 2] -= 1
                    board[3], board[4] = low, high
                    row, mask, suit = _lay(tables.place, unseen, board, at)
                    count(tables, row, mask, suit, known.hole, at)
                    category = at.found[STRENGTH] >> 20
                    plays = is_played(cells, edge, category)
                    for cell in range(6):
                        ends[plays, category, cell] += cells[cell]
                    unseen[low] = 1
                    left[low >> 2] += 1
            unseen[high] = 1
            left[high >> 2] += 1


@inner
def _lay(place, unseen, board, at):
    """Return the row of five board cards, the mask of a suit of three or more (0: none), and it; fill SUITED."""
    suit, mask = suit_of(board), 0
    ranks, suited = at.ranks, at.left[SUITED]
    for k in range(5):
        ranks[k] = board[k] >> 2
        if board[k] & 3 == suit:
            mask |= 1 << ranks[k]
    if suit >= 0:
        for rank in range(13):
            suited[rank] = unseen[4 * rank + suit]
    sort(ranks, 0, 5)
    row = 0
    for k in range(5):
        row += place[k + 1, ranks[k]]
    return row, mask, suit


@called
def count(tables, row, mask, suit, hole, at):
    """Count the dealer's hands on a board into *found* and the cells, from the cards LEFT and SUITED.

    *mask*: the board's ranks in its *suit*, 0 where fewer than three cards share one.
    """
    left, found = at.left, at.found
    mine = found[STRENGTH] = _strength(tables, row, mask, suit, hole)
    _plain((3 if tables.both else bits(mask)) if mask else 0, left)
    win = tie = weak = cards = 0
    for y in range(13):
        cards += left[LEFT, y]
        if left[OF, y]:
            at_y = y * (y + 1) // 2
            for x in range(y + 1):
                ways = left[OF, x] * left[OF, y] - left[LESS, x] * left[LESS, y]
                if x == y:
                    ways = left[OF, x] * (left[OF, x] - 1) // 2
                strength = tables.strengths[row, at_y + x]
                win += ways * (strength < mine)
                tie += ways * (strength == mine)
                weak += ways * (strength < PAIR)
    if mask:
        for k in range(tables.flush_start[mask], tables.flush_start[mask + 1]):
            strength, pair = tables.flushes[k] >> 9, tables.flushes[k] & 511
            x, y = tables.types[FIRST, pair], tables.types[SECOND, pair]
            of_x, of_y = _of_type(left, x), _of_type(left, y)
            ways = of_x * of_y if x != y else of_x * (of_x - 1) // 2
            win += ways * (strength < mine)
            tie += ways * (strength == mine)
    found[WINS], found[TIES], found[WEAK] = win, tie, weak
    _divide(found, cards * (cards - 1) // 2, at.cells)


@inner
def _strength(tables, row, mask, suit, hole):
    """Return the strength of the two hole cards."""
    if mask:
        types = pair_index(type_of(hole[0], suit), type_of(hole[1], suit))
        for k in range(tables.flush_start[mask], tables.flush_start[mask + 1]):
            if tables.flushes[k] & 511 == types:
                return tables.flushes[k] >> 9
    return np.int64(tables.strengths[row, pair_index(hole[0] >> 2, hole[1] >> 2)])


@inner
def _plain(flush_of, left):
    """Fill OF and LESS; *flush_of*: how many suited cards lie, 0 where no flush can be made.

    A pair of ranks makes a flush with three only if both cards are suited, with four if one is.
    """
    for rank in range(13):
        left[OF, rank] = 0 if flush_of == 5 else left[LEFT, rank] - (left[SUITED, rank] if flush_of == 4 else 0)
        left[LESS, rank] = left[SUITED, rank] if flush_of == 3 else 0


@inner
def _of_type(left, kind):
    """Return how many cards of a type are left."""
    return left[SUITED, kind] if kind < 13 else left[LEFT, kind - 13] - left[SUITED, kind - 13]


@inner
def _divide(found, hands, cells):
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
def is_played(cells, edge, category):
    """Return 1 if playing is worth more than giving up, else 0."""
    high = low = 0
    for limb in range(edge.shape[0]):
        low |= high & ((1 << LIMB_BITS) - 1)
        high >>= LIMB_BITS
        for cell in range(6):
            high += cells[cell] * edge[limb, category, cell]
    return 1 if high > 0 or (high == 0 and low) else 0
