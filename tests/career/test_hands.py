"""The note on final hands: never cries wolf, and does see what is not fair."""

from __future__ import annotations

import random
from bisect import bisect_left
from collections import Counter

import numpy as np
import phevaluator
import pytest

from tests.tables import standard
from uth.career.chances import hand_chances
from uth.career.fit import ODD
from uth.career.hands import HandsSeen, compared, hands_seen
from uth.hands import Category
from uth.paytable import ROYAL_FIRST
from uth.store.tallies import HandsTally
from uth.table import HoleCardsUsed, Rules

SAMPLES = 400


def samples(rounds: int, rule: HoleCardsUsed, wrong: float = 0.0) -> list[HandsSeen]:
    """Fair samples of both lists; *wrong*: so much of the pairs come as high cards with the dealer."""
    chances = [float(chance) for chance in hand_chances(rule).values()]
    loaded = [chances[0] + wrong, chances[1] - wrong, *chances[2:]]
    draw = np.random.default_rng(11)
    mine, dealer = draw.multinomial(rounds, chances, SAMPLES), draw.multinomial(rounds, loaded, SAMPLES)
    return [
        compared(rule, *(dict(zip(Category, map(int, counts), strict=True)) for counts in pair))
        for pair in zip(mine, dealer, strict=True)
    ]


@pytest.mark.parametrize("rule", list(HoleCardsUsed))
@pytest.mark.parametrize("rounds", [60, 1_000])
def test_fair_cards_are_remarked_about_as_often_as_the_note_says(rounds: int, rule: HoleCardsUsed) -> None:
    found = samples(rounds, rule)
    for claim in (0.3, ODD):
        rare = sum(seen.chance is not None and seen.chance <= claim for seen in found)
        error = (claim * (1 - claim) * SAMPLES) ** 0.5
        assert abs(rare - claim * SAMPLES) < 4 * error
    # A single line is remarked in at most 1 of 20 samples, and not much more rarely.
    odd = sum(bool(seen.odd) for seen in found)
    assert 0.01 * SAMPLES < odd < ODD * SAMPLES + 3 * (ODD * SAMPLES) ** 0.5


# The weakest hand of each category, straight flush to high card, by the numbers of phevaluator; 1 is the royal flush.
LAST = (1, 10, 166, 322, 1_599, 1_609, 2_467, 3_325, 6_185, 7_462)


def test_hands_that_share_the_board_are_not_remarked_more_often() -> None:
    draw, remarked, rounds = random.Random(23), 0, 80
    for _ in range(SAMPLES):
        mine, dealer = Counter[Category](), Counter[Category]()
        for _ in range(rounds):
            cards = draw.sample(range(52), 9)
            for counts, hole in ((mine, cards[5:7]), (dealer, cards[7:])):
                counts[ROYAL_FIRST[bisect_left(LAST, phevaluator.evaluate_cards(*cards[:5], *hole))]] += 1
        seen = compared(HoleCardsUsed.ANY, mine, dealer)
        remarked += seen.chance is not None and seen.chance <= 0.2
    assert 0.12 * SAMPLES < remarked < 0.25 * SAMPLES


def test_cards_that_are_not_fair_are_remarked() -> None:
    found = samples(2_000, HoleCardsUsed.ANY, wrong=0.05)
    assert sum(seen.chance is not None and seen.chance <= ODD for seen in found) > 0.9 * SAMPLES
    dealers = [odd for seen in found for odd in seen.odd if odd.dealer]
    assert len(dealers) > 0.9 * SAMPLES
    assert {odd.lowest for odd in dealers} >= {Category.HIGH_CARD, Category.PAIR}


def test_few_rounds_tell_nothing() -> None:
    seen = compared(HoleCardsUsed.ANY, {Category.ROYAL_FLUSH: 1}, {Category.PAIR: 1})
    assert (seen.rounds, seen.chance, seen.odd) == (1, None, ())
    assert seen.lines[-1].mine == 1
    assert seen.lines[1].dealer == 1


def test_rare_hands_are_told_about_with_their_neighbours() -> None:
    fair = {category: round(chance * 300) for category, chance in hand_chances(HoleCardsUsed.ANY).items()}
    seen = compared(HoleCardsUsed.ANY, {**fair, Category.ROYAL_FLUSH: 30}, fair)
    odd = seen.odd[0]
    assert (odd.dealer, odd.lowest, odd.highest) == (False, Category.FULL_HOUSE, Category.ROYAL_FLUSH)
    assert odd.seen == 39
    assert odd.chance < ODD


def test_tables_with_other_rules_are_apart() -> None:
    tables = {1: standard(), 2: standard(rules=Rules(hole_cards_used=HoleCardsUsed.BOTH)), 3: standard()}
    tallies = [
        HandsTally(1, Category.PAIR, Category.FLUSH, qualifies=True, rounds=2),
        HandsTally(2, Category.PAIR, Category.PAIR, qualifies=True, rounds=9),
        HandsTally(3, Category.PAIR, Category.PAIR, qualifies=True, rounds=3),
    ]
    both, rest = hands_seen(tallies, tables)
    assert (both.rule, both.rounds) == (HoleCardsUsed.BOTH, 9)
    assert (rest.rule, rest.rounds) == (HoleCardsUsed.ANY, 5)
    counts = Counter({line.category: line.dealer for line in rest.lines})
    assert +counts == {Category.FLUSH: 2, Category.PAIR: 3}
