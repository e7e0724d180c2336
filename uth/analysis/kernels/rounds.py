"""Whole rounds played out, one to eight boxes on one board.

No rule of payment is written here: what an end is worth is passed in. What the numbers mean beside those of
``numbering``:

- a *decision* is what ended the decisions of a box: 1 to 5 before the flop, the place of the choice in ``Choice``
  (0, check, ends nothing), and from 6 on those of the flop and of the river, below;
- an *outcome* is win, lose or tie, each with the dealer qualified and then not;
- an *end* is (decision, category, outcome) as one number.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels.jit import inner, kernel
from uth.analysis.kernels.numbering import Ints, number_of, pair_index, starting_hand, suit_of, two_index, type_of
from uth.analysis.kernels.strengths import PAIR, Strengths, flush_with

Bytes = NDArray[np.uint8]
Int = Any
"""A whole number: the machine's in compiled code, where it may come out of any of the arrays."""
DECISIONS, CATEGORIES, OUTCOMES = 10, 10, 6
ENDS = DECISIONS * CATEGORIES * OUTCOMES
FLOP_TWICE, FLOP_FOLD, RIVER_FOLD, RIVER_PLAY = 6, 7, 8, 9
BLOCK = 64
"""So many rounds are summed together, for the errors of standard deviations and correlations."""
RAREST = 3
"""So many categories, the highest, are rare: their rounds are summed apart."""
STRATA = 1 + RAREST
"""A round's stratum is that of its highest box: 0 below the rare categories, then one for each of them upwards."""
ROUNDS, SUM, SQUARES, ROUND_SQUARES = 0, 1, 2, 3
"""What is summed over a block: rounds; and of a value its sum, its squares, and the squares of its sums by round."""


class Deck(NamedTuple):
    """The tables that no paytable changes."""

    place: Ints
    """Makes a row of sorted ranks."""
    strengths: Strengths
    """The strength of each rank pair on each row."""
    flush: Strengths
    """The strength of the best five of one suit, by mask; 0 for fewer."""
    class_start: Ints
    """The number of the first class of each suited mask."""
    flop_kind: NDArray[np.int16]
    """This and the next two are those of ``flops.FlopKinds``."""
    flop_turn: Bytes
    turns: Bytes


class Policy(NamedTuple):
    """What is decided with which cards, small so that it stays in the processor's cache."""

    before: Bytes
    """By starting hand: the decision, 0 to wait."""
    flop: Bytes
    """By kind of flop and pair of cards, two bits each, low bits first: 0 waits, 1 plays twice the Ante, 2 folds."""
    rows: Bytes
    """By row and rank pair, a bit each, low bits first: whether the river is played."""
    classes: Bytes
    """By class and type pair, likewise."""


class Board(NamedTuple):
    """Five community cards as every hand needs them."""

    row: Int
    suit: Int
    """The suit of three or more, or -1."""
    mask: Int
    """Its ranks."""
    suited_class: Int
    kind: Int
    """Of the flop."""
    turn: Int


# --- chance


@inner
def _next(state: NDArray[np.uint64]) -> Int:
    """Return the next 64 random bits: xoshiro256** (Blackman and Vigna, 2018)."""
    word = state[1] * np.uint64(5)
    shifted = state[1] << np.uint64(17)
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = state[3] << np.uint64(45) | state[3] >> np.uint64(19)
    return (word << np.uint64(7) | word >> np.uint64(57)) * np.uint64(9)


@inner
def below(state: NDArray[np.uint64], limit: Int) -> Int:
    """Return a whole number under *limit*, each as likely as the others (Lemire, 2019)."""
    while True:
        product = (_next(state) >> np.uint64(32)) * limit
        low = product & np.uint64(0xFFFFFFFF)
        # The lowest 2**32 modulo limit values of the low half would make some numbers likelier: draw again.
        if low >= limit or low >= np.uint64(4294967296) % limit:
            return np.int64(product >> np.uint64(32))


@inner
def deal(state: NDArray[np.uint64], cards: Ints, count: Int) -> None:
    """Put *count* random cards of the deck first; the order that it had before does not matter."""
    draw(state, cards, 0, count, 52)


@inner
def draw(state: NDArray[np.uint64], cards: Ints, first: Int, end: Int, size: Int) -> None:
    """Fill the places from *first* up to *end* by chance from them and those behind, of *size* cards in all."""
    for k in range(first, end):
        other = k + below(state, np.uint64(size - k))
        card = cards[other]
        cards[other] = cards[k]
        cards[k] = card


# --- cards


@inner
def row_of(place: NDArray[np.int32], cards: Ints) -> Int:
    """Return the row of the first five cards, sorted without a branch."""
    a, b, c, d, e = cards[0] >> 2, cards[1] >> 2, cards[2] >> 2, cards[3] >> 2, cards[4] >> 2
    a, b = min(a, b), max(a, b)
    d, e = min(d, e), max(d, e)
    c, e = min(c, e), max(c, e)
    c, d = min(c, d), max(c, d)
    b, e = min(b, e), max(b, e)
    a, d = min(a, d), max(a, d)
    a, c = min(a, c), max(a, c)
    b, d = min(b, d), max(b, d)
    b, c = min(b, c), max(b, c)
    return np.int64(place[1, a] + place[2, b] + place[3, c] + place[4, d] + place[5, e])


@inner
def flop_of(cards: Ints) -> Int:
    """Return the number of the flop of the first three cards."""
    a, b, c = cards[0], cards[1], cards[2]
    a, b = min(a, b), max(a, b)
    b, c = min(b, c), max(b, c)
    a, b = min(a, b), max(a, b)
    return c * (c - 1) * (c - 2) // 6 + b * (b - 1) // 2 + a


@inner
def suited_of(start: NDArray[np.int32], cards: Ints, suit: Int) -> tuple[Int, Int]:
    """Return the mask of a board's cards of a suit, three or more, and its class."""
    mask = 0
    first = second = -1
    for k in range(5):
        rank = cards[k] >> 2
        if cards[k] & 3 == suit:
            mask |= 1 << rank
        elif first < 0:
            first = rank
        else:
            second = rank
    return mask, number_of(start, mask, first, second)


# --- hands


@inner
def strength_of(strengths: Strengths, flush: Strengths, board: Board, one: Int, other: Int, both: bool) -> Int:
    strength = strengths[board.row, pair_index(one >> 2, other >> 2)]
    if board.suit < 0:
        return strength
    first = (one & 3 == board.suit) << (one >> 2)
    second = (other & 3 == board.suit) << (other >> 2)
    return max(strength, flush_with(flush, board.mask, first, second, both))


# --- decisions


@inner
def _bit(packed: Bytes, row: Int, number: Int) -> Int:
    return packed[row, number >> 3] >> (number & 7) & 1


@inner
def decision_of(
    turns: Bytes, before: Bytes, on_flop: Bytes, on_rows: Bytes, on_classes: Bytes, board: Board, one: Int, other: Int
) -> Int:
    """Return what ends the decisions of two cards."""
    decision = np.int64(before[starting_hand(one, other)])
    if decision:
        return decision
    hole = two_index(one & ~3 | turns[board.turn, one & 3], other & ~3 | turns[board.turn, other & 3])
    flop = on_flop[board.kind, hole >> 2] >> 2 * (hole & 3) & 3
    if flop:
        return FLOP_TWICE - 1 + flop
    if board.suit >= 0:
        types = pair_index(type_of(one, board.suit), type_of(other, board.suit))
        return RIVER_FOLD + _bit(on_classes, board.suited_class, types)
    return RIVER_FOLD + _bit(on_rows, board.row, pair_index(one >> 2, other >> 2))


# --- rounds


@inner
def _watch_round(total: Ints, own: Ints, squares: Ints, blocks: Ints, at: Int, highest: Int) -> None:
    """Add a round's sums to *squares* and *blocks*, and clear them; *highest*: the category of its highest box."""
    stratum = max(0, highest - (CATEGORIES - STRATA))
    for k in range(own.size):
        blocks[at, stratum, k, ROUNDS] += 1
        blocks[at, stratum, k, SUM] += total[k]
        blocks[at, stratum, k, SQUARES] += own[k]
        blocks[at, stratum, k, ROUND_SQUARES] += total[k] * total[k]
        own[k] = 0
    for k in range(total.size):
        squares[k] += total[k] * total[k]
        total[k] = 0


def play(
    state: NDArray[np.uint64],
    rounds: int,
    boxes: int,
    deck: Deck,
    policy: Policy,
    values: Ints,
    in_blocks: int,
    both: bool,
    can_fail: bool,
) -> tuple[Ints, Ints, Ints]:
    """Play *rounds* rounds of *boxes* boxes each.

    *state*: four words, not all zero, that the random numbers start from; changed. *values*: what each end counts,
    (ends, values); the first *in_blocks* of them are summed by block too. *both*: a hand is both hole cards and three
    of the board; *can_fail*: the dealer may fail to qualify.

    Return how often each end came; for each value the squares of its sums by round; and the sums of the blocks by the
    stratum of the round, (blocks, STRATA, *in_blocks*, 4). With one box the last two are left zero: they follow from
    the first.
    """
    counts, squares = np.zeros(ENDS, np.int64), np.zeros(values.shape[1], np.int64)
    blocks = np.zeros(((rounds + BLOCK - 1) // BLOCK, STRATA, in_blocks, 4), np.int64)
    room = np.arange(52), np.zeros(values.shape[1], np.int64), np.zeros(in_blocks, np.int64)
    _play(state, rounds, boxes, deck, policy, values, both, can_fail, *room, counts, squares, blocks)
    return counts, squares, blocks


@kernel
def _play(state, rounds, boxes, deck, policy, values, both, can_fail, cards, total, own, counts, squares, blocks):
    before, on_flop, on_rows, on_classes, turns = policy.before, policy.flop, policy.rows, policy.classes, deck.turns
    place, class_start, flop_kind, flop_turn = deck.place, deck.class_start, deck.flop_kind, deck.flop_turn
    strengths, flush = deck.strengths, deck.flush
    for number in range(rounds):
        deal(state, cards, 7 + 2 * boxes)
        suit = suit_of(cards)
        mask = suited_class = 0
        if suit >= 0:
            mask, suited_class = suited_of(class_start, cards, suit)
        flop = flop_of(cards)
        kind, turn = np.int64(flop_kind[flop]), np.int64(flop_turn[flop])
        board = Board(row_of(place, cards), suit, mask, suited_class, kind, turn)
        dealer = strength_of(strengths, flush, board, cards[5], cards[6], both)
        failed = 1 if can_fail and dealer < PAIR else 0
        highest = 0
        for box in range(boxes):
            one, other = cards[7 + 2 * box], cards[8 + 2 * box]
            decision = decision_of(turns, before, on_flop, on_rows, on_classes, board, one, other)
            strength = strength_of(strengths, flush, board, one, other, both)
            outcome = 0 if strength > dealer else 2 if strength < dealer else 4
            end = (decision * CATEGORIES + (strength >> 20)) * OUTCOMES + outcome + failed
            counts[end] += 1
            if boxes > 1:
                for k in range(total.size):
                    total[k] += values[end, k]
                for k in range(own.size):
                    own[k] += values[end, k] * values[end, k]
                highest = max(highest, strength >> 20)
        if boxes > 1:
            _watch_round(total, own, squares, blocks, number // BLOCK, highest)
