"""The strength of a hand from its ranks.

A *strength* is ``Hand.strength``: the category times 16**5 and five ranks; equal strengths tie.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels.jit import called, inner, kernel
from uth.analysis.kernels.numbering import Ints, bits

Strengths = NDArray[np.int32]

PAIR = 1 << 20
"""The strength of the weakest pair is above this, that of the best high card below."""


def rank_strengths(size: int, place: Ints) -> Strengths:
    """Return the strength of every multiset of *size* ranks by its index; 0 where a rank would be there five times."""
    table = np.zeros(place[1 : size + 1, 12].sum() + 1, np.int32)
    _fill_by_ranks(place, np.zeros(size, np.int64), np.zeros(13, np.int64), table)
    return table


def flush_strengths() -> Strengths:
    """Return the strength of the best five of one suit for each mask of five or more ranks; 0 for fewer."""
    table = np.zeros(8192, np.int32)
    _fill_by_mask(table)
    return table


@kernel
def _fill_by_ranks(place, ranks, counts, table):
    """Fill *table*; *ranks*, all zero, is as long as a hand."""
    last = ranks.size - 1
    while True:
        counts[:] = 0
        index = most = 0
        for k in range(ranks.size):
            counts[ranks[k]] += 1
            most = max(most, counts[ranks[k]])
            index += place[k + 1, ranks[k]]
        if most <= 4:
            table[index] = _by_ranks(counts)
        # The next multiset: raise the first rank that can be raised and put those before it back to the lowest.
        k = 0
        while k < last and ranks[k] == ranks[k + 1]:
            ranks[k] = 0
            k += 1
        ranks[k] += 1
        if ranks[k] > 12:
            return


@kernel
def _fill_by_mask(table):
    for mask in range(8192):
        if bits(mask) >= 5:
            top = straight(mask)
            if top < 0:
                table[mask] = 5 << 20 | _kickers(mask, 5)
            else:
                table[mask] = (9 if top == 12 else 8) << 20 | _deciding(top, 0)


@inner
def _by_ranks(counts):
    """Return the strength of the best five cards of a rank count, suits apart."""
    mask = 0
    # The most frequent rank, and of the others the highest one, as far as they are more than single.
    first = second = -1
    for rank in range(12, -1, -1):
        if counts[rank]:
            mask |= 1 << rank
        if counts[rank] > 1:
            if first < 0 or counts[rank] > counts[first]:
                first, second = rank, first
            elif second < 0:
                second = rank
    many = counts[first] if first >= 0 else 1
    of_first = _deciding(first, 0)
    rest = mask & ~(1 << first) if first >= 0 else mask
    if many == 4:
        return 7 << 20 | of_first | _kickers(rest, 1) << 12
    if many == 3 and second >= 0:
        return 6 << 20 | of_first | _deciding(second, 1)
    top = straight(mask)
    if top >= 0:
        return 4 << 20 | _deciding(top, 0)
    if many == 3:
        return 3 << 20 | of_first | _kickers(rest, 2) << 8
    if second >= 0:
        return 2 << 20 | of_first | _deciding(second, 1) | _kickers(rest & ~(1 << second), 1) << 8
    if many == 2:
        return 1 << 20 | of_first | _kickers(rest, 3) << 4
    return _kickers(mask, 5)


@called
def straight(mask):
    """Return the top rank of the best straight in a mask of ranks, or -1; the ace is low only under 5-4-3-2."""
    for high in range(12, 3, -1):
        if mask >> (high - 4) & 0x1F == 0x1F:
            return high
    return 3 if mask & 0x100F == 0x100F else -1


@called
def _deciding(rank, place):
    """Return what a rank at a place, 0 to 4, adds to a strength."""
    return (rank + 2) << 4 * (4 - place)


@called
def _kickers(mask, number):
    """Return the *number* highest ranks of a mask as they stand at the end of a strength."""
    packed = 0
    for rank in range(12, -1, -1):
        if number and mask >> rank & 1:
            packed = packed << 4 | rank + 2
            number -= 1
    return packed


@inner
def flush_with(flush, mask, one, other, both):
    """Return the strength of the flush that two hole cards make with a suited mask, 0 for none.

    *one*, *other*: the suited hole cards as masks, 0 for one of another suit; *both*: a hand is both hole cards and
    exactly three of the board.
    """
    if not both:
        return flush[mask | one | other]
    best = np.int32(0)
    if one and other:
        # Every part of the board's cards of the suit; only those of three make five with the two.
        part = mask
        while part:
            if bits(part) == 3:
                best = max(best, flush[part | one | other])
            part = part - 1 & mask
    return best
