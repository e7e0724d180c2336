"""Whole rounds played out as in ``rounds``, and how every box of every round ended: for the law of a table's round.

The boxes of a round share board and dealer. Each is played by one of several policies, the same one always or, by
their shares, one drawn for each box of each round.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels.jit import kernel
from uth.analysis.kernels.numbering import Ints, suit_of
from uth.analysis.kernels.rounds import (
    CATEGORIES,
    OUTCOMES,
    Board,
    Bytes,
    Deck,
    below,
    deal,
    decision_of,
    flop_of,
    row_of,
    strength_of,
    suited_of,
)
from uth.analysis.kernels.strengths import PAIR


class Policies(NamedTuple):
    """Several policies, each array that of one :class:`~uth.analysis.kernels.rounds.Policy` after the other."""

    before: Bytes
    flop: Bytes
    rows: Bytes
    classes: Bytes


def ends(
    state: NDArray[np.uint64],
    rounds: int,
    boxes: int,
    deck: Deck,
    policies: Policies,
    shares: Ints,
    both: bool,
    can_fail: bool,
) -> NDArray[np.int16]:
    """Play *rounds* rounds of *boxes* boxes each, and return the end of every box, (rounds, boxes).

    Ends are numbered as by ``rounds.play``; with a single policy the same state gives the same rounds. *shares*: the
    sums of the policies' shares from the first one on, in whole numbers; the last is under 2**32.
    """
    found = np.zeros((rounds, boxes), np.int16)
    _ends(state, deck, policies, shares, both, can_fail, np.arange(52), found)
    return found


@kernel
def _ends(state, deck, policies, shares, both, can_fail, cards, found):
    turns, place, class_start = deck.turns, deck.place, deck.class_start
    flop_kind, flop_turn, strengths, flush = deck.flop_kind, deck.flop_turn, deck.strengths, deck.flush
    before, on_flop, on_rows, on_classes = policies.before, policies.flop, policies.rows, policies.classes
    several = shares.size > 1
    whole = np.uint64(shares[shares.size - 1])
    who = 0
    for number in range(found.shape[0]):
        deal(state, cards, 7 + 2 * found.shape[1])
        suit = suit_of(cards)
        mask = suited_class = 0
        if suit >= 0:
            mask, suited_class = suited_of(class_start, cards, suit)
        flop = flop_of(cards)
        kind, turn = np.int64(flop_kind[flop]), np.int64(flop_turn[flop])
        board = Board(row_of(place, cards), suit, mask, suited_class, kind, turn)
        dealer = strength_of(strengths, flush, board, cards[5], cards[6], both)
        failed = 1 if can_fail and dealer < PAIR else 0
        for box in range(found.shape[1]):
            one, other = cards[7 + 2 * box], cards[8 + 2 * box]
            if several:
                drawn = below(state, whole)
                who = 0
                while drawn >= shares[who]:
                    who += 1
            decision = decision_of(turns, before[who], on_flop[who], on_rows[who], on_classes[who], board, one, other)
            strength = strength_of(strengths, flush, board, one, other, both)
            outcome = 0 if strength > dealer else 2 if strength < dealer else 4
            found[number, box] = (decision * CATEGORIES + (strength >> 20)) * OUTCOMES + outcome + failed
