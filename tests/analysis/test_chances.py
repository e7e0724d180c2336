"""Chances of a hand, against plain dealing."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pytest

from tests.analysis.test_advice import PRESETS, dealt
from tests.tables import standard
from uth.analysis.advice import (
    Counts,
    advise,
    chances,
)
from uth.analysis.solution import DEALS_OF_A_HAND
from uth.cards import DECK, parse_cards
from uth.config import load_table
from uth.game.model import Choice
from uth.game.settle import best_hand


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("board", [0, 3, 5])
def test_chances_are_those_of_plain_dealing(preset: str, board: int) -> None:
    table = load_table(preset).table
    hole, open_cards, dead = dealt(random.Random(f"{preset} {board}"), {0: 8, 3: 8, 5: 12}[board], board)
    left = [card for card in DECK if card not in {*hole, *open_cards, *dead}]
    found = [0, 0, 0]
    for later in combinations(left, 5 - board):
        full = (*open_cards, *later)
        mine = best_hand(table.rules, hole, full)
        for dealer in combinations([card for card in left if card not in later], 2):
            other = best_hand(table.rules, dealer, full)
            # Before the flop each board counts as often as it can come as a flop and a run-out.
            found[(mine == other) + 2 * (mine < other)] += 10 if not board else 1
    assert chances(table, hole, open_cards, dead) == Counts(*found)


def test_chances_of_a_starting_hand_are_those_of_all_its_cards() -> None:
    table = standard()
    assert chances(table, parse_cards("Kh 5d")) == chances(table, parse_cards("5c Ks"))
    win, tie, lose = chances(table, parse_cards("Kh 5d"))
    assert win + tie + lose == DEALS_OF_A_HAND
    values = advise(table, parse_cards("Kh 5d")).values
    assert values[Choice.PLAY_4X] - values[Choice.PLAY_3X] == Fraction(win - lose, DEALS_OF_A_HAND)
