"""How ranks, cards and boards are numbered, which every table and every kernel goes by.

- a card is 0 to 51, four times its rank (0 for the two to 12 for the ace) plus its suit, as ``Card.number``;
- a *rank pair* is two ranks x <= y as y * (y + 1) / 2 + x, 0 to 90;
- a *row* is five ranks as the place of their multiset, 0 to 6187 (thirteen of them do not exist);
- seen from a suit, a card is of one of 26 *types*: its rank in the suit, or 13 plus its rank off the suit; a *type
  pair* is two types as a rank pair is two ranks, 0 to 350. The members of a rank pair are those of the type pair;
- a *class* is a board with three or more cards of one suit as that suit sees it: the 13-bit mask of its cards in the
  suit and the ranks of the others, 286 x 91 + 715 x 13 + 1,287 = 36,608 of them;
- a *view* is a flop with one or more cards of a suit as that suit sees it, 286 + 78 x 13 + 13 x 91 = 2,483 of them.

Classes and views are in the order of their masks, and for equal masks in that of the rank pair of the two cards off the
suit, or of the rank of the one.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels.jit import called, inner

Ints = NDArray[np.int64]

ROWS, FLOP_ROWS, PAIRS, TYPE_PAIRS = 6188, 455, 91, 351
CLASSES = 286 * PAIRS + 715 * 13 + 1287
VIEWS = 286 + 78 * 13 + 13 * PAIRS
HOLES = 1326
FIRST, SECOND, RANKS = 0, 1, 2
"""Rows of :func:`type_pairs`: the lower type of each pair, the higher one, and the rank pair."""
MASK, ONE, TWO, ROW = 0, 1, 2, 3
"""Columns of :func:`boards_by_suit`: the suited ranks; the ranks off the suit, the lower first, -1: none; the row."""


# --- tables


def places() -> Ints:
    """Return the table that makes a dense index of a sorted multiset: the sum of ``table[k, k-th rank]``, k from 1."""
    table = np.zeros((8, 13), np.int64)
    table[1:] = [[comb(rank + k - 1, k) for rank in range(13)] for k in range(1, 8)]
    return table


def multisets(size: int) -> Ints:
    """Return the sorted ranks of every multiset of *size* ranks, in the order of their indices."""
    ranks = np.array(list(combinations_with_replacement(range(13), size)), np.int64)
    found: Ints = ranks[np.lexsort(ranks.T)]
    return found


def pairs(size: int) -> Ints:
    """Return the lower and the higher member of each pair of *size* ranks or types: (2, pairs)."""
    high, low = np.tril_indices(size)
    return np.array((low, high), np.int64)


def type_pairs() -> tuple[Ints, Ints]:
    """Return FIRST, SECOND and RANKS of each type pair, and for each type the type pairs that it is in.

    Those are 27: with each partner one, and the pair of two such cards twice.
    """
    low, high = pairs(26)
    x, y = np.minimum(low % 13, high % 13), np.maximum(low % 13, high % 13)
    holding = [[pair_index(one, other) for other in (*range(26), one)] for one in range(26)]
    return np.stack((low, high, y * (y + 1) // 2 + x)), np.array(holding, np.int64)


def boards_by_suit(cards: int) -> tuple[Ints, Ints]:
    """Return the views, of three cards, or the classes, of five, as a suit sees them, two cards off it at most.

    That is the number of the first of each mask, (8192,), and all of them with MASK, ONE, TWO and, of a class, ROW.
    """
    masks, ranks = np.arange(8192, dtype=np.int64), np.arange(13, dtype=np.int64)
    held = masks[:, np.newaxis] >> ranks & 1
    off = cards - held.sum(axis=1)
    sizes = np.select([off == 0, off == 1, off == 2], [1, 13, PAIRS], 0)
    start = np.cumsum(sizes) - sizes
    mask = np.repeat(masks, sizes)
    other, off = np.arange(len(mask)) - start[mask], off[mask]
    low, high = pairs(13)[:, np.where(off == 2, other, 0)]
    one, two = np.select([off == 1, off == 2], [other, low], -1), np.where(off == 2, high, -1)
    boards = [mask, one, two]
    if cards == 5:
        counts = held[mask] + (one[:, np.newaxis] == ranks) + (two[:, np.newaxis] == ranks)
        of_cards = np.repeat(np.tile(ranks, len(mask)), counts.ravel()).reshape(-1, cards)
        boards.append(places()[np.arange(1, cards + 1), of_cards].sum(axis=1))
    # Kernels take numbers of 64 bits, which numpy's own are not everywhere.
    return start.astype(np.int64), np.stack(boards, axis=1).astype(np.int64)


# --- numbers


@inner
def pair_index(one, other):
    """Return the index of an unordered pair of ranks or types."""
    # No branch: random cards would be guessed wrong half of the time.
    low = one if one < other else other
    high = one + other - low
    return high * (high + 1) // 2 + low


@inner
def two_index(one, other):
    """Return the index of an unordered pair of two that differ."""
    low = one if one < other else other
    high = one + other - low
    return high * (high - 1) // 2 + low


@inner
def starting_hand(one, other):
    """Return the class of two cards: 13 pairs, then 78 suited, then 78 offsuit; in each, by rank pair."""
    x, y = one >> 2, other >> 2
    if x == y:
        return x
    return (13 if one & 3 == other & 3 else 91) + two_index(x, y)


@inner
def bits(mask):
    """Return how many ranks are in a mask."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@inner
def type_of(card, suit):
    """Return the type that a card is of as a suit sees it."""
    return (card >> 2) + 13 * (card & 3 != suit)


@inner
def suit_of(cards):
    """Return the suit of three or more of the first five cards, or -1."""
    # Four bits a suit that start at five: three cards reach the highest of them.
    count = 0x5555
    for k in range(5):
        count += 1 << 4 * (cards[k] & 3)
    high = count & 0x8888
    if high == 0:
        return -1
    return (high > 0x8) + (high > 0x80) + (high > 0x800)


@inner
def index_with(place, ranks, x, y):
    """Return the index of the sorted *ranks* and two more, x <= y, as one multiset."""
    index = k = 0
    for rank in ranks:
        if x >= 0 and x <= rank:
            k += 1
            index += place[k, x]
            x, y = y, -1
            if x >= 0 and x <= rank:
                k += 1
                index += place[k, x]
                x = -1
        k += 1
        index += place[k, rank]
    if x >= 0:
        k += 1
        index += place[k, x]
    if y >= 0:
        index += place[k + 1, y]
    return index


@called
def sort(keys, start, end):
    """Sort the numbers from *start* to *end* in place, lowest first; few, or nearly in order."""
    for k in range(start + 1, end):
        key = keys[k]
        place = k
        while place > start and keys[place - 1] > key:
            keys[place] = keys[place - 1]
            place -= 1
        keys[place] = key


@inner
def number_of(start, mask, one, two):
    """Return the number of a class or of a view: its suited ranks, and the ranks of its other cards (-1: none).

    *start*: the number of the first of each mask, as :func:`boards_by_suit` returns it.
    """
    if two >= 0:
        return start[mask] + pair_index(one, two)
    return start[mask] + (one if one >= 0 else 0)


@inner
def views_of_flop(view_start, flop, views):
    """Fill the view that each suit has of a flop of three cards, -1 for a suit that is not in it."""
    for suit in range(4):
        mask = 0
        one = two = -1
        for k in range(3):
            card = flop[k]
            if card & 3 == suit:
                mask |= 1 << (card >> 2)
            elif one < 0:
                one = card >> 2
            else:
                two = card >> 2
        views[suit] = number_of(view_start, mask, one, two) if mask else -1


@inner
def flop_row(place, flop):
    """Return the index of the ranks of a flop of three sorted cards."""
    return place[1, flop[0] >> 2] + place[2, flop[1] >> 2] + place[3, flop[2] >> 2]
