"""The facts of all hands at once, and a strategy's decisions as the kernels take them.

Cells are those of the kernels (``kernels.numbering``): on the flop (kinds of flop, pairs of cards); on the river (rows,
rank pairs) and (classes, type pairs), the classes in the order of their masks and then of the cards off the suit.
Cells that no deal reaches hold anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from uth.analysis.flops import flops
from uth.analysis.kernels.boards import Boards, boards_of
from uth.analysis.kernels.numbering import ROWS, TYPE_PAIRS, pairs
from uth.analysis.strategy.cells import (
    STRAIGHT,
    Bytes,
    Cells,
    Ints,
    Mask,
    Strengths,
    category_of,
    holes,
    multiset_index,
    starting_hands_of,
    tables,
)

_AT_ONCE = 250_000
"""Cells that are looked at together: the arrays of a few dozen megabytes that this takes are reused."""


# --- the flop


def flop_cells(both: bool) -> Iterator[Cells]:
    """Yield all cells of the flop, some kinds of flop at a time."""
    cards, _ = flops()
    step = _AT_ONCE // 1326
    for start in range(0, len(cards), step):
        yield _flop_part(cards[start : start + step], both)


def _flop_part(flop: Ints, both: bool) -> Cells:
    low, high = holes()
    cards = [*(flop[:, k, np.newaxis] for k in range(3)), low[np.newaxis], high[np.newaxis]]
    ranks, suits = [card >> 2 for card in cards], [card & 3 for card in cards]
    table = tables()
    masks = [np.int64(1) << rank for rank in ranks]
    seen = masks[0] | masks[1] | masks[2] | masks[3] | masks[4]
    plain = table.fives[multiset_index(table.place, ranks)]
    flush = np.logical_and.reduce(np.broadcast_arrays(*(suit == suits[0] for suit in suits[1:])))
    strength = np.where(flush, table.flush[seen], plain)
    of_suit = [sum((suit == one).astype(np.uint8) for suit in suits[:3]) for one in range(4)]
    equal = [ranks[one] == ranks[other] for one, other in ((0, 1), (0, 2), (1, 2))]
    board_made = np.where(equal[0] & equal[1], 3, np.where(equal[0] | equal[1] | equal[2], 1, 0)).astype(np.uint8)
    return Cells(
        strength=strength,
        hole=(ranks[3], ranks[4]),
        hand=starting_hands_of(ranks[3], ranks[4], suits[3] == suits[4]),
        board=ranks[:3],
        board_made=board_made,
        board_suited=np.maximum.reduce(of_suit),
        beats_board=True,
        flush_draw=lambda: _flush_draws(ranks, suits, both),
        straight_draw=lambda: _straight_draws(masks, category_of(strength), both),
        dealer_outs=_not_here,
    )


def _not_here() -> Bytes:
    raise ValueError("this fact is not known on this street")


def _flush_draws(ranks: list[Ints], suits: list[Ints], both: bool) -> Bytes:
    drawing = []
    for own in (3, 4):
        of_suit = sum((suit == suits[own]).astype(np.uint8) for suit in suits)
        drawing.append(of_suit == 4)
    if both:
        drawing = [drawing[0] & drawing[1]] * 2
    first, second = (np.where(draws, ranks[own] + 1, 0) for draws, own in zip(drawing, (3, 4), strict=True))
    return np.maximum(first, second).astype(np.uint8)


_STRAIGHTS = np.array([0x100F, *(0x1F << low for low in range(9))], np.int64)


def _straight_draws(masks: list[Ints], made: Bytes, both: bool) -> Bytes:
    hole = masks[3] | masks[4]
    seen = masks[0] | masks[1] | masks[2] | hole
    completing = np.zeros(seen.shape, np.int64)
    for straight in _STRAIGHTS:
        missing = straight & ~seen
        one = (missing & (missing - 1)) == 0
        if both:
            one = one & (hole & ~straight == 0) & (masks[3] != masks[4])
        completing |= np.where(one, missing, 0)
    several = (completing & (completing - 1)) != 0
    draws = np.where(several, 2, np.where(completing != 0, 1, 0))
    return np.where(made < STRAIGHT, draws, 0).astype(np.uint8)


# --- the river


def row_ranks() -> Ints:
    """Return the five ranks of each row, lowest first; those of the rows that do not exist mean nothing."""
    return np.maximum(boards_of(False).holdings.row_ranks, 0)


def row_cells(both: bool) -> Cells:
    """Return the cells of the rows: boards on which no three cards share a suit."""
    boards, table = boards_of(both), tables()
    ranks = row_ranks()
    board = [ranks[:, k, np.newaxis] for k in range(5)]
    low, high = pairs(13)
    own = table.fives[np.arange(ROWS)][:, np.newaxis]
    strength = boards.strengths

    def outs() -> Bytes:
        counts = [4 - _times(rank, board) for rank in range(13)]
        if both:
            return _outs(_beaten_with_any_other(strength, counts, (low, high)), counts, (low, high))
        dealer = [table.sixes[multiset_index(table.place, [*board, np.full((1, 1), rank)])] for rank in range(13)]
        return _outs([theirs > strength for theirs in dealer], counts, (low, high))

    return Cells(
        strength=strength,
        hole=(low[np.newaxis], high[np.newaxis]),
        hand=starting_hands_of(low, high, np.zeros(1, np.bool_))[np.newaxis],
        board=board,
        board_made=category_of(own),
        board_suited=np.full((1, 1), 2, np.uint8),
        beats_board=True if both else strength > own,
        flush_draw=_not_here,
        straight_draw=_not_here,
        dealer_outs=outs,
    )


def _times(rank: int, cards: list[Ints]) -> Ints:
    """How often a rank is among the cards."""
    count = np.zeros((1, 1), np.int64)
    for card in cards:
        count = count + (card == rank)
    return count


def _outs(beaten: Iterable[Mask], counts: list[Ints], held: tuple[Ints, Ints]) -> Bytes:
    """How many cards outside the hand and the board beat the hand.

    *beaten*: whether a card of each kind does; *counts*: how many of it are not on the board; *held*: the hole's kinds.
    """
    outs: Bytes | None = None
    for kind, (beats, count) in enumerate(zip(beaten, counts, strict=True)):
        if outs is None:
            outs = np.zeros(beats.shape, np.uint8)
        outs += beats * np.maximum(count, 0).astype(np.uint8)
        # No card of an impossible holding is counted below none.
        own = (held[0] == kind).astype(np.uint8) + (held[1] == kind)
        if own.any():
            columns = np.flatnonzero(own)
            outs[:, columns] -= np.minimum(outs[:, columns], beats[:, columns] * own[columns])
    if outs is None:
        raise ValueError("there are no kinds of cards")
    return outs


def _beaten_with_any_other(strength: Strengths, counts: list[Ints], held: tuple[Ints, Ints]) -> Iterator[Mask]:
    """Yield for each kind of card whether it beats the hand whatever the other card of the dealer is.

    The dealer's two cards are a holding too: *strength* has theirs. The weakest that can be held beside the kind
    decides; a hand can take away the last cards of one or two kinds, so the three weakest are looked at.
    """
    kinds, boards = len(counts), np.arange(len(strength))[:, np.newaxis]
    with_kind = _holdings_with(held, kinds)
    left = np.concatenate([np.broadcast_to(count, (len(strength), 1)) for count in counts], axis=1)
    for kind in range(kinds):
        beside = left - (np.arange(kinds) == kind)
        theirs = np.where(beside > 0, strength[:, with_kind[kind]], np.iinfo(np.int32).max)
        first, second, third = (place[:, np.newaxis] for place in np.argsort(theirs, axis=1)[:, :3].T)
        beats = theirs[boards, first] > strength
        # The hands with a card of the first kind, and the other card of each.
        places, other = with_kind[first[:, 0]], np.arange(kinds)[np.newaxis]
        first_left = beside[boards, first] > 1 + (other == first)
        second_left = beside[boards, second] > (other == second)
        weakest = np.where(first_left, first, np.where(second_left, second, third))
        beats[boards, places] = theirs[boards, weakest] > strength[boards, places]
        yield beats


def _holdings_with(held: tuple[Ints, Ints], kinds: int) -> Ints:
    """The place of the holding of each two kinds."""
    places = np.zeros((kinds, kinds), np.int64)
    places[held[0], held[1]] = places[held[1], held[0]] = np.arange(len(held[0]))
    return places


def class_cells(both: bool) -> Iterator[tuple[Ints, Cells]]:
    """Yield all cells of the classes, some classes at a time, with the places of these classes."""
    masks, one, two, _ = boards_of(both).holdings.classes.T
    cards_off = (one >= 0).astype(np.int64) + (two >= 0)
    step = _AT_ONCE // TYPE_PAIRS
    for off in (2, 1, 0):
        places = np.flatnonzero(cards_off == off)
        for start in range(0, len(places), step):
            part = places[start : start + step]
            ranks = [rank[part, np.newaxis] for rank in (one, two)[:off]]
            yield part, _class_part(masks[part], 5 - off, ranks, both)


def _class_part(mask: Ints, suited: int, off: list[Ints], both: bool) -> Cells:
    boards, table = boards_of(both), tables()
    in_suit = _ranks_of(mask, suited)
    board = [*in_suit, *off]
    row = multiset_index(table.place, board)
    a, b = pairs(26)
    ranks = (a % 13, b % 13)
    low, high = np.minimum(*ranks), np.maximum(*ranks)
    plain = boards.strengths[row, high * (high + 1) // 2 + low]
    flush = _flushes(boards, mask)
    strength = np.where(flush > 0, flush, plain)
    own = np.maximum(table.fives[row], table.flush[mask][:, np.newaxis])

    def outs() -> Bytes:
        left_in = [1 - (mask[:, np.newaxis] >> rank & 1) for rank in range(13)]
        counts = left_in + [3 - _times(rank, off) for rank in range(13)]
        if both:
            return _outs(_beaten_with_any_other(strength, counts, (a, b)), counts, (a, b))
        with_off = [multiset_index(table.place, [*board, np.full((1, 1), rank)]) for rank in range(13)]
        sixes = [table.sixes[index] for index in with_off]
        off_suit = [np.maximum(six, table.flush[mask][:, np.newaxis]) for six in sixes]
        of_suit = [np.maximum(six, table.flush[mask | 1 << rank][:, np.newaxis]) for rank, six in enumerate(sixes)]
        return _outs([theirs > strength for theirs in (*of_suit, *off_suit)], counts, (a, b))

    return Cells(
        strength=strength,
        hole=(ranks[0][np.newaxis], ranks[1][np.newaxis]),
        hand=starting_hands_of(low, high, np.zeros(1, np.bool_))[np.newaxis],
        board=board,
        board_made=category_of(own),
        board_suited=np.full((1, 1), suited, np.uint8),
        beats_board=True if both else strength > own,
        flush_draw=_not_here,
        straight_draw=_not_here,
        dealer_outs=outs,
    )


def _ranks_of(mask: Ints, suited: int) -> list[Ints]:
    """The ranks of each mask, all of which have equally many."""
    bits = np.flatnonzero((mask[:, np.newaxis] >> np.arange(13) & 1).ravel()) % 13
    return [bits.reshape(len(mask), suited)[:, k, np.newaxis] for k in range(suited)]


def _flushes(boards: Boards, mask: Ints) -> Strengths:
    """The strength of the flush that each type pair makes on each mask, 0 for none."""
    strengths, of = np.zeros((len(mask), TYPE_PAIRS), np.int32), boards.holdings
    for place, one in enumerate(mask.tolist()):
        flushes = of.flushes[of.flush_start[one] : of.flush_start[one + 1]]
        strengths[place, flushes & 511] = flushes >> 9
    return strengths
