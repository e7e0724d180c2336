"""One hand with real cards for a set of cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from uth.analysis.flops import flops
from uth.analysis.kernels.numbering import pairs as pairs_of
from uth.analysis.strategy import arrays
from uth.analysis.strategy.cells import holes
from uth.analysis.strategy.facts import starting_hand
from uth.analysis.strategy.findings import Example
from uth.cards import DECK, Card, Rank, Suit
from uth.game.model import Choice

Mask = NDArray[np.bool_]


def flop_example(cells: Mask) -> Example:
    """Return a hand of the cells (kinds of flop, pairs of cards), one in the middle of them."""
    cards, _ = flops()
    low, high = holes()
    kinds, pairs = np.nonzero(cells)
    middle = len(kinds) // 2
    kind, pair = int(kinds[middle]), int(pairs[middle])
    flop = tuple(DECK[card] for card in cards[kind].tolist()[::-1])
    return Example((DECK[int(high[pair])], DECK[int(low[pair])]), flop)


def river_example(cells: Mask, before: Sequence[Choice]) -> Example | None:
    """Return a hand of the cells (rows, rank pairs) that checks before the flop, if there is one, from their middle."""
    rows, pairs = np.nonzero(cells)
    middle = len(rows) // 2
    for place in (*range(middle, len(rows)), *range(middle)):
        for example in _hands(int(rows[place]), int(pairs[place])):
            if before[starting_hand(example.hole)] is Choice.CHECK:
                return example
    return None


def _hands(row: int, pair: int) -> Iterator[Example]:
    """Yield hands of a cell: the board's cards take the suits in turn, so that no three share one."""
    ranks = sorted(arrays.row_ranks()[row].tolist(), reverse=True)
    board = tuple(Card(Rank(rank + 2), Suit(place % 4)) for place, rank in enumerate(ranks))
    low, high = (int(members[pair]) for members in pairs_of(13))
    for one, other in ((one, other) for one in Suit for other in Suit):
        hole = (Card(Rank(high + 2), one), Card(Rank(low + 2), other))
        if len({*hole, *board}) == 7:
            yield Example(hole, board)
