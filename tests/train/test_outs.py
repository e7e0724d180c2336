"""Outs against plain counting."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pytest

from uth.cards import DECK, parse_cards
from uth.config import load_table
from uth.game.settle import best_hand
from uth.hands import Category, evaluate
from uth.table import Rules
from uth.train.outs import DealerOuts, Improving, outs_of

RULES = Rules()
BOTH = load_table("auckland").table.rules


def _improving(hole: str, board: str, dead: str = "") -> Improving:
    found = outs_of(RULES, parse_cards(hole), parse_cards(board), parse_cards(dead))
    assert isinstance(found, Improving)
    return found


def test_cards_by_the_kind_of_hand_that_they_make() -> None:
    found = _improving("Ah 9h", "Kh 4h 9c")
    made = {category: [str(card) for card in cards] for category, cards in found.own}
    assert made[Category.FLUSH] == ["2h", "3h", "5h", "6h", "7h", "8h", "Th", "Jh", "Qh"]
    assert made[Category.THREE_OF_A_KIND] == ["9d", "9s"]
    assert made[Category.TWO_PAIR] == ["Ac", "Ad", "As"]
    assert [category for category, _ in found.own] == [
        Category.FLUSH, Category.THREE_OF_A_KIND, Category.TWO_PAIR,
    ]  # fmt: skip
    # What pairs the board gives the dealer the same pair.
    shared = {category: [str(card) for card in cards] for category, cards in found.shared}
    assert shared == {Category.TWO_PAIR: ["4c", "4d", "4s", "Kc", "Kd", "Ks"]}
    assert (found.count, found.unseen) == (14, 47)


def test_the_chance_is_that_of_two_cards() -> None:
    for hole, board, dead in (("Ah 9h", "Kh 4h 9c", ""), ("7c 8d", "9s Th 2c", "Jh Js 6c 6d")):
        found = _improving(hole, board, dead)
        own = {card for _, cards in found.own for card in cards}
        seen = {*parse_cards(hole), *parse_cards(board), *parse_cards(dead)}
        pairs = list(combinations([card for card in DECK if card not in seen], 2))
        assert found.chance == Fraction(sum(bool(own & {*pair}) for pair in pairs), len(pairs))


@pytest.mark.parametrize("rules", [RULES, BOTH])
def test_every_card_that_improves_is_named_once(rules: Rules) -> None:
    chance = random.Random(11)
    for _ in range(150):
        cards = chance.sample(DECK, 5 + chance.choice([0, 6]))
        hole, board, dead = tuple(cards[:2]), tuple(cards[2:5]), cards[5:]
        found = outs_of(rules, hole, board, dead)
        assert isinstance(found, Improving)
        now = best_hand(rules, hole, board).category.order
        better = {
            card: category
            for card in DECK
            if card not in cards and (category := best_hand(rules, hole, (*board, card)).category).order > now
        }
        named = [(card, category) for category, some in (*found.own, *found.shared) for card in some]
        assert dict(named) == better
        assert len(named) == len(better)
        for category, some in found.shared:
            assert category.order <= Category.FOUR_OF_A_KIND.order
            assert all(card.rank in {other.rank for other in board} for card in some)


def test_dealer_outs_against_plain_counting() -> None:
    chance = random.Random(4)
    for _ in range(100):
        cards = chance.sample(DECK, 15)
        hole, board, dead = tuple(cards[:2]), tuple(cards[2:7]), cards[7:]
        mine = evaluate((*hole, *board))
        found = outs_of(RULES, hole, board, dead)
        assert isinstance(found, DealerOuts)
        expected = [c for c in DECK if c not in {*hole, *board} and evaluate((c, *board)) > mine]
        assert [*found.counted] == expected
        assert {*found.dead} == {*expected} & {*dead}


def test_dealer_outs_where_both_hole_cards_are_used_against_plain_counting() -> None:
    """Flushes and pairs are not rare: some boards are of two suits, some of few ranks."""
    chance, counts = random.Random(6), set()
    decks = [list(DECK), [card for card in DECK if card.suit < 2], [card for card in DECK if card.rank % 3 == 2]]
    for number in range(18):
        cards = chance.sample(decks[number % 3], 7)
        hole, board = tuple(cards[:2]), tuple(cards[2:])
        mine = best_hand(BOTH, hole, board)
        left = [card for card in DECK if card not in cards]
        loses = {frozenset(pair): best_hand(BOTH, pair, board) > mine for pair in combinations(left, 2)}
        expected = [card for card in left if all(loses[frozenset((card, other))] for other in left if other != card)]
        found = outs_of(BOTH, hole, board)
        assert isinstance(found, DealerOuts)
        assert [*found.counted] == expected
        counts.add(len(expected))
    assert len(counts) > 6


def test_there_are_no_outs_before_the_flop() -> None:
    with pytest.raises(ValueError, match="three or five board cards, not on 0"):
        outs_of(RULES, parse_cards("Ah Kh"), ())
