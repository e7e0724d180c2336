"""Sweeps: how each holding of a board does against the dealer's 990 hands.

The holdings are gone through from the weakest up, with running sums of the hands so far: all of them, and for each rank
or type those with one given card of it. What two hole cards take away is then counted by inclusion and exclusion.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from uth.analysis.kernels.jit import called, inner
from uth.analysis.kernels.numbering import FIRST, MASK, ONE, PAIRS, ROW, SECOND, TWO, TYPE_PAIRS, Ints, bits, pair_index
from uth.analysis.kernels.strengths import PAIR

WIN, TIE, WEAK, GAINED = 0, 1, 2, 3
"""Of a holding: the dealer's hands that it beats, those that it ties, and those under a pair; and what giving up gains
against all 990 (``sums.GAIN``), in units of its category."""


class Room(NamedTuple):
    """Room for one board's holdings, weakest first."""

    held: Ints
    """As in ``boards.Holdings``."""
    counted: Ints
    """WIN, TIE, WEAK and GAINED of each."""
    left: Ints
    """How many cards of each rank or type are left."""
    having: Ints
    """The dealer's hands so far with one given card of a rank or type."""


def room() -> Room:
    """Return room for sweeps."""
    return Room(
        np.zeros(TYPE_PAIRS, np.int64),
        np.zeros((4, TYPE_PAIRS), np.int64),
        np.zeros(26, np.int64),
        np.zeros(26, np.int64),
    )


@inner
def sweep_row(holdings, row, at):
    """Sweep a row as if no flush could be; *at* lists its rank pairs. Return how many there are."""
    at.left[:] = 4
    for k in range(5):
        at.left[holdings.row_ranks[row, k]] -= 1
    size = 0
    for k in range(PAIRS):
        held = holdings.of_row[row, k]
        if held >> 9:
            at.held[size] = held
            size += 1
    _sweep(holdings.types, at, size)
    return size


@inner
def sweep_class(holdings, number, at):
    """Sweep a class; *at* lists its type pairs. Return how many there are."""
    board = holdings.classes[number]
    mask, one, two = board[MASK], board[ONE], board[TWO]
    for rank in range(13):
        at.left[rank] = 1 - (mask >> rank & 1)
        at.left[13 + rank] = 3 - (one == rank) - (two == rank)
    flushes = holdings.flushes[holdings.flush_start[mask] : holdings.flush_start[mask + 1]]
    without_flush = 3 if holdings.both else bits(mask)
    size = _list_class(holdings.of_row[board[ROW]], flushes, holdings.types, mask, without_flush, at)
    _sweep(holdings.types, at, size)
    return size


@inner
def _list_class(of_row, flushes, types, mask, suited, at):
    """List all type pairs that a class can meet, weakest first; return how many.

    Both sources are sorted already: the rank pairs of the row, each of which stands for up to three type pairs that
    make no flush, and the flushes of the mask. *suited*: how many cards of the suit count for one.
    """
    held, left = at.held, at.left
    size = start = 0
    for k in range(PAIRS):
        strength = of_row[k] & ~511
        if strength == 0:
            continue
        while start < flushes.size and flushes[start] < strength:
            held[size] = flushes[start]
            size += 1
            start += 1
        x, y = types[FIRST, of_row[k] & 511], types[SECOND, of_row[k] & 511]
        if suited < 5 and (x != y or left[13 + x] > 1):
            held[size] = strength | pair_index(13 + x, 13 + y)
            size += 1
        if suited < 4 and not mask >> x & 1:
            held[size] = strength | pair_index(x, 13 + y)
            size += 1
        if suited < 4 and x != y and not mask >> y & 1:
            held[size] = strength | pair_index(y, 13 + x)
            size += 1
    while start < flushes.size:
        held[size] = flushes[start]
        size += 1
        start += 1
    return size


@inner
def _sweep(types, at, size):
    """Count WIN, TIE and WEAK of the first *size* holdings."""
    held, counted, having = at.held, at.counted, at.having
    having[:] = 0
    weak_size = 0
    while weak_size < size and held[weak_size] >> 9 < PAIR:
        weak_size += 1
    weak = _run(types, at, 0, weak_size, 0)
    for k in range(size):
        # The holding itself is among the hands under a pair that its cards take away twice.
        pair, own = held[k] & 511, 1 if k < weak_size else 0
        counted[WEAK, k] = weak - having[types[FIRST, pair]] - having[types[SECOND, pair]] + own
    _run(types, at, weak_size, size, weak)


@called
def _run(types, at, start, size, total):
    """Count WIN and TIE from *start* to *size*, with *total* hands below; return how many there are then."""
    held, counted, left, having = at.held, at.counted, at.left, at.having
    while start < size:
        strength = held[start] >> 9
        end = start
        while end < size and held[end] >> 9 == strength:
            pair = held[end] & 511
            counted[WIN, end] = total - having[types[FIRST, pair]] - having[types[SECOND, pair]]
            end += 1
        for k in range(start, end):
            a, b = types[FIRST, held[k] & 511], types[SECOND, held[k] & 511]
            if a == b:
                total += left[a] * (left[a] - 1) >> 1
                having[a] += left[a] - 1
            else:
                total += left[a] * left[b]
                having[a] += left[b]
                having[b] += left[a]
        for k in range(start, end):
            pair = held[k] & 511
            counted[TIE, k] = total - having[types[FIRST, pair]] - having[types[SECOND, pair]] + 1 - counted[WIN, k]
        start = end
    return total
