"""Whole rounds played out as in ``rounds``, and how every box of every round ended: for the law of a table's round.

The boxes of a round share board and dealer. Each is played by one of several policies, the same one always or, by
their shares, one drawn for each box of each round.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels.jit import inner, kernel
from uth.analysis.kernels.numbering import Ints, suit_of
from uth.analysis.kernels.rounds import (
    CATEGORIES,
    OUTCOMES,
    Board,
    Bytes,
    Deck,
    Int,
    below,
    deal,
    decision_of,
    draw,
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


DEALT = np.zeros((0, 7), np.int64)
"""No cards given: every one is dealt."""


def ends(
    state: NDArray[np.uint64],
    rounds: int,
    boxes: int,
    deck: Deck,
    policies: Policies,
    shares: Ints,
    both: bool,
    can_fail: bool,
    given: Ints = DEALT,
) -> NDArray[np.int16]:
    """Play *rounds* rounds of *boxes* boxes each, and return the end of every box, (rounds, boxes).

    *given*: seven cards for each round, its board and the first box's hand, (rounds, 7); without it they are dealt too.

    Ends are numbered as by ``rounds.play``; with a single policy the same state gives the same rounds. *shares*: the
    sums of the policies' shares from the first one on, in whole numbers; the last is under 2**32.
    """
    found = np.zeros((rounds, boxes), np.int16)
    _ends(state, deck, policies, shares, both, can_fail, np.arange(52), given, found)
    return found


@inner
def _deal_with(state: NDArray[np.uint64], cards: Ints, given: Ints, count: Int) -> None:
    """Put the given board and hand first, and then as many random cards as make *count* in all."""
    for k in range(7):
        other = k
        while cards[other] != given[k]:
            other += 1
        cards[other] = cards[k]
        cards[k] = given[k]
    draw(state, cards, 7, count, 52)
    # The hand belongs to the first box, behind the dealer's.
    for k in range(5, 7):
        card = cards[k]
        cards[k] = cards[k + 2]
        cards[k + 2] = card


@kernel
def _ends(state, deck, policies, shares, both, can_fail, cards, given, found):
    turns, place, class_start = deck.turns, deck.place, deck.class_start
    flop_kind, flop_turn, strengths, flush = deck.flop_kind, deck.flop_turn, deck.strengths, deck.flush
    before, on_flop, on_rows, on_classes = policies.before, policies.flop, policies.rows, policies.classes
    several = shares.size > 1
    whole = np.uint64(shares[shares.size - 1])
    who = 0
    for number in range(found.shape[0]):
        if given.shape[0]:
            _deal_with(state, cards, given[number], 7 + 2 * found.shape[1])
        else:
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


# --- deals with a given hand in them


def deals_with(state: NDArray[np.uint64], hands: Ints, count: int, both: bool) -> Ints:
    """Return *count* random boards and hands of a box with one of *hands*, of five cards each, in them: (count, 7).

    Each hand and each place for its cards is as likely as the others, and so are the two cards beside it. *both*: two
    of its cards are the box's, and three are on the board.
    """
    deals = np.zeros((count, 7), np.int64)
    _deals_with(state, hands, both, deals)
    return deals


@kernel
def _deals_with(state, hands, both, deals):
    for number in range(deals.shape[0]):
        cards = deals[number]
        hand = below(state, np.uint64(hands.shape[0]))
        for k in range(5):
            cards[k] = hands[hand, k]
        drawn = 5
        while drawn < 7:
            card = below(state, np.uint64(52))
            fresh = True
            for k in range(drawn):
                fresh = fresh and cards[k] != card
            if fresh:
                cards[drawn] = card
                drawn += 1
        if both:
            draw(state, cards, 0, 4, 5)
            for k in range(3, 5):
                card = cards[k]
                cards[k] = cards[k + 2]
                cards[k + 2] = card
            draw(state, cards, 0, 4, 5)
        else:
            draw(state, cards, 0, 6, 7)
