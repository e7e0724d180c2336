"""What is best on each flop for each hole."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels.boards import Boards
from uth.analysis.kernels.jit import inner, kernel
from uth.analysis.kernels.numbering import (
    HOLES,
    Ints,
    flop_row,
    pair_index,
    starting_hand,
    two_index,
    type_of,
    views_of_flop,
)
from uth.analysis.kernels.sums import GAIN, LEAD, Terms

Bytes = NDArray[np.uint8]

PASS, PLAY_TWICE, GIVE_UP = 0, 1, 2
"""What may be done on the flop: check, play twice the Ante, fold. Of equal ones the check is best, then the fold."""
HALF_BITS = 32
"""Sums over all flops are kept as two numbers, high << HALF_BITS + low: one of 64 bits would not hold them."""
_LOW = (1 << HALF_BITS) - 1


def best_on_flops(
    boards: Boards, terms: Terms, by_rank: Ints, by_view: Ints, flops: Ints, times: Ints
) -> tuple[Bytes, Ints]:
    """Choose on each flop for each hole, and sum what that gains over playing 1x on every river.

    *flops*: one of each kind as three sorted cards; *times*: how many there are of the kind. Return the choices,
    (flops, pairs of cards), and for each starting hand the limbs of the gain, each as two halves: (169, limbs, 2).
    """
    limbs = len(terms.ante)
    choice, gains = np.zeros((len(flops), HOLES), np.uint8), np.zeros((169, limbs, 2), np.int64)
    room = np.zeros(4, np.int64), np.zeros(GAIN + limbs, np.int64), np.zeros(3 * limbs, np.int64)
    _choose(boards.place, boards.view_start, terms, by_rank, by_view, flops, times, *room, choice, gains)
    return choice, gains


@kernel
def _choose(place, view_start, terms, by_rank, by_view, flops, times, views, total, gain, choice, gains):
    ante, bits, fold_river = terms.ante, terms.bits, terms.fold_river
    # With a fold on the river one on the flop is never better: each river is worth that at least.
    most = GIVE_UP if terms.fold_flop and not fold_river else PLAY_TWICE
    limbs = ante.size
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
                _sums_of_hole(of_row, by_view, views, low, high, total)
                for limb in range(limbs):
                    gain[PASS * limbs + limb] = total[GAIN + limb] if fold_river else 0
                    gain[PLAY_TWICE * limbs + limb] = total[LEAD] * ante[limb]
                    gain[GIVE_UP * limbs + limb] = -1980 * 1081 * ante[limb] - total[GAIN + limb]
                best = PASS
                for one in range(most, PASS, -1):
                    if is_more(gain, limbs, bits, one, best):
                        best = one
                choice[kind, two_index(low, high)] = best
                hand = starting_hand(low, high)
                for limb in range(limbs):
                    best_gain = gain[best * limbs + limb]
                    gains[hand, limb, 0] += times[kind] * (best_gain >> HALF_BITS)
                    gains[hand, limb, 1] += times[kind] * (best_gain & _LOW)


@inner
def holds(cards, card):
    """Return whether a card is one of three."""
    return cards[0] == card or cards[1] == card or cards[2] == card


@inner
def is_more(sums, limbs, bits, one, other):
    """Return whether one of some sums, of so many limbs each, is more than another; what is over *bits* carries on."""
    high = low = 0
    for limb in range(limbs):
        low |= high & ((1 << bits) - 1)
        high = (high >> bits) + sums[one * limbs + limb] - sums[other * limbs + limb]
    return high > 0 or (high == 0 and low != 0)


@inner
def _sums_of_hole(by_rank, by_view, views, low, high, total):
    """Fill *total* with the sums over all run-outs of one flop for two hole cards, low < high."""
    ranks = pair_index(low >> 2, high >> 2)
    for what in range(total.size):
        total[what] = by_rank[what, ranks]
    for suit in range(4):
        if views[suit] >= 0:
            types = pair_index(type_of(low, suit), type_of(high, suit))
            for what in range(total.size):
                total[what] += by_view[views[suit], what, types]
