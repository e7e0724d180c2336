"""Dealer outs of all hands at once against those of one hand, and what the rule by them is worth at a table."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from uth.analysis.advice import advise
from uth.analysis.kernels.numbering import CLASSES, TYPE_PAIRS
from uth.analysis.strategy import arrays
from uth.analysis.strategy.facts import Sight, dealer_outs
from uth.analysis.strategy.model import Fact
from uth.analysis.strategy.plans import river_cell
from uth.cards import DECK, Card
from uth.config import load_table
from uth.game.model import Choice
from uth.table import HoleCardsUsed, Rules, Table

DECKS = [list(DECK), [card for card in DECK if card.suit < 2], [card for card in DECK if card.rank % 3 == 2]]


@cache
def _outs(both: bool) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    classes = np.zeros((CLASSES, TYPE_PAIRS), np.uint8)
    for places, cells in arrays.class_cells(both):
        classes[places] = cells.dealer_outs()
    return arrays.row_cells(both).dealer_outs(), classes


def _deals(seed: str, count: int) -> list[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Hole cards and board: of any kind, of two suits, and of few ranks, so that hands run out of cards."""
    chance = random.Random(seed)
    cards = [chance.sample(DECKS[number % 3], 7) for number in range(count)]
    return [(tuple(some[:2]), tuple(some[2:])) for some in cards]


@pytest.mark.parametrize("both", [False, True])
def test_the_arrays_have_the_outs_of_each_hand(both: bool) -> None:
    rules = Rules(hole_cards_used=HoleCardsUsed.BOTH if both else HoleCardsUsed.ANY)
    for hole, board in _deals(f"outs {both}", 150):
        of_class, place = river_cell(hole, board)
        assert _outs(both)[of_class][place] == len(dealer_outs(Sight(rules, hole, board))), (hole, board)


def _wrong(table: Table, deals: list[tuple[tuple[Card, ...], tuple[Card, ...]]]) -> int:
    """How often at most 20 dealer outs are no reason to play, or more of them none to fold."""
    wrong = 0
    for hole, board in deals:
        sight, values = Sight(table.rules, hole, board), advise(table, hole, board).values
        plays = sight.number(Fact.HIDDEN) > 0 or sight.number(Fact.DEALER_OUTS) < 21
        wrong += values[Choice.PLAY_1X if plays else Choice.FOLD] < max(values.values())
    return wrong


def test_the_rule_by_dealer_outs_is_as_good_where_both_hole_cards_are_used() -> None:
    chance = random.Random("rule")
    cards = [chance.sample(DECK, 7) for _ in range(150)]
    deals = [(tuple(some[:2]), tuple(some[2:])) for some in cards]
    assert 0 < _wrong(load_table("auckland").table, deals) < 8
    assert _wrong(load_table("standard").table, deals) < 8
