from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from pathlib import Path

import phevaluator
import pkrbot
import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.cards import DECK, Card, Rank, Suit, format_cards, parse_cards
from uth.errors import CardError
from uth.hands import Category, Hand, evaluate, evaluate_both

COUNTS = json.loads((Path(__file__).parent / "data" / "hand_counts.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("cards", "category", "best"),
    [
        ("Ah Kh Qh Jh Th 2c 2d", Category.ROYAL_FLUSH, "Ah Kh Qh Jh Th"),
        ("5h 4h 3h 2h Ah Kd Kc", Category.STRAIGHT_FLUSH, "5h 4h 3h 2h Ah"),
        ("3h 4h 5h 6h 7h 8h 8d", Category.STRAIGHT_FLUSH, "8h 7h 6h 5h 4h"),
        ("9c 9d 9h 9s Kh 2c 3c", Category.FOUR_OF_A_KIND, "9s 9h 9d 9c Kh"),
        ("Kh Kd Qs Qc Kc 3h Qd", Category.FULL_HOUSE, "Kh Kd Kc Qs Qd"),
        ("3d 6d Td Jd Ad 2d 4c", Category.FLUSH, "Ad Jd Td 6d 3d"),
        ("Ah 2d 3c 4s 5s 9h 9d", Category.STRAIGHT, "5s 4s 3c 2d Ah"),
        ("Ah Kd Qc Js Ts 9h 8d", Category.STRAIGHT, "Ah Kd Qc Js Ts"),
        ("9c 9s 9h Ad 4c 7s 2d", Category.THREE_OF_A_KIND, "9s 9h 9c Ad 7s"),
        ("Kh Kd 4c 4s 3c 3s Qd", Category.TWO_PAIR, "Kh Kd 4s 4c Qd"),
        ("9h 9c As 7d 5c 3s 2h", Category.PAIR, "9h 9c As 7d 5c"),
        ("Ah Kd Qc Js 9s 4h 2d", Category.HIGH_CARD, "Ah Kd Qc Js 9s"),
        ("Ah Kd 2c 3s 4s 9h 8d", Category.HIGH_CARD, "Ah Kd 9h 8d 4s"),
        ("Th Jh Qh 2h 9c Kh 3h", Category.FLUSH, "Kh Qh Jh Th 3h"),
    ],
)
def test_the_best_five_of_seven(cards: str, category: Category, best: str) -> None:
    hand = evaluate(parse_cards(cards))
    assert (hand.category, format_cards(hand.cards)) == (category, best)


def test_hands_compare_by_strength_alone() -> None:
    hearts, spades = (evaluate(parse_cards(text)) for text in ("AhKh9d5c3s", "AsKs9c5d3h"))
    assert hearts == spades
    assert evaluate(parse_cards("AhKh9d5c4s")) > hearts


@pytest.mark.parametrize("text", ["", "Ah Kd Qc Js", "Ah Kd Qc Js 9s 4h 2d 2c"])
def test_four_or_eight_cards_are_no_hand(text: str) -> None:
    with pytest.raises(ValueError, match="five to seven cards"):
        evaluate(parse_cards(text))


def test_a_card_twice_is_no_hand() -> None:
    with pytest.raises(CardError, match="Ah"):
        evaluate((*parse_cards("AhKdQcJs"), *parse_cards("Ah")))


# Five cards: the ranks, and whether all are of one suit, are all that counts; so 7,462 shapes stand for all hands.


def _five_cards(ranks: Sequence[Rank], flush: bool) -> tuple[Card, ...]:
    return tuple(Card(rank, Suit.CLUBS if flush else Suit(place % 4)) for place, rank in enumerate(ranks))


def _rank_patterns(size: int) -> Iterator[tuple[tuple[Rank, ...], int]]:
    """Every multiset of ranks that a deck can give, and how many sets of cards have it."""
    for ranks in combinations_with_replacement(Rank, size):
        counts = Counter(ranks).values()
        if max(counts) <= 4:
            yield ranks, prod(comb(4, count) for count in counts)


def _ways_with_a_flush(ranks: Sequence[Rank]) -> int:
    """How many of the sets of cards with these ranks have five or more of a suit."""
    by_number_of_that_suit = [1]
    for count in Counter(ranks).values():
        without, with_it = comb(3, count), comb(3, count - 1)
        pairs = zip([*by_number_of_that_suit, 0], [0, *by_number_of_that_suit], strict=True)
        by_number_of_that_suit = [stay * without + more * with_it for stay, more in pairs]
    return 4 * sum(by_number_of_that_suit[5:])


def _assert_counts(tally: dict[Hand, int], size: str) -> None:
    hands: Counter[str] = Counter()
    classes: Counter[str] = Counter()
    for hand, number in tally.items():
        hands[hand.category] += number
        classes[hand.category] += 1
    assert {name: [hands[name], classes[name]] for name in Category} == {name: COUNTS[name][size] for name in Category}


def test_counts_of_five_card_hands() -> None:
    tally: dict[Hand, int] = defaultdict(int)
    for ranks, ways in _rank_patterns(5):
        flushes = _ways_with_a_flush(ranks)
        tally[evaluate(_five_cards(ranks, flush=False))] += ways - flushes
        if flushes:
            tally[evaluate(_five_cards(ranks, flush=True))] += flushes
    assert sum(tally.values()) == 2_598_960
    assert len(tally) == 7_462
    _assert_counts(tally, "five")


def test_counts_of_seven_card_hands() -> None:
    tally: dict[Hand, int] = defaultdict(int)
    for ranks, ways in _rank_patterns(7):
        tally[evaluate(_five_cards(ranks, flush=False))] += ways - _ways_with_a_flush(ranks)
    # With five of a suit no pair can make more than a flush: only the suited cards count, any of the others fill up.
    for suited in (5, 6, 7):
        for ranks in combinations(Rank, suited):
            others = [card for card in DECK if card.suit is not Suit.CLUBS and card.rank not in ranks][: 7 - suited]
            hand = evaluate((*_five_cards(ranks, flush=True), *others))
            tally[hand] += 4 * comb(39, 7 - suited)
    assert sum(tally.values()) == 133_784_560
    assert len(tally) == 4_824
    _assert_counts(tally, "seven")


@pytest.mark.full
def test_counts_of_five_card_hands_card_by_card() -> None:
    tally: dict[Hand, int] = defaultdict(int)
    for cards in combinations(DECK, 5):
        tally[evaluate(cards)] += 1
    assert len(tally) == 7_462
    _assert_counts(tally, "five")


# Two independent evaluators. Every deal is two hands of seven cards with a common board: winner, tie and, over all
# deals together, order.

Deal = tuple[Card, ...]
Draw = Callable[[random.Random], list[Card]]


def _any_cards(chance: random.Random) -> list[Card]:
    return chance.sample(DECK, 9)


def _few_ranks(chance: random.Random) -> list[Card]:
    ranks = set(chance.sample(list(Rank), chance.randint(3, 5)))
    return chance.sample([card for card in DECK if card.rank in ranks], 9)


def _long_runs(chance: random.Random) -> list[Card]:
    circle = [Rank.ACE, *Rank]
    start = chance.randrange(len(circle) - 6)
    ranks = set(circle[start : start + 7])
    return chance.sample([card for card in DECK if card.rank in ranks], 9)


def _one_suit(chance: random.Random) -> list[Card]:
    suit = chance.choice(list(Suit))
    own = chance.sample([card for card in DECK if card.suit is suit], 6)
    return chance.sample([*own, *chance.sample([card for card in DECK if card not in own], 3)], 9)


def _phevaluator(cards: Sequence[Card]) -> int:
    return -int(phevaluator.evaluate_cards(*map(str, cards)))


_PKRBOT_CARDS = {card: pkrbot.Card(str(card)) for card in DECK}


def _pkrbot(cards: Sequence[Card]) -> int:
    return int(pkrbot.evaluate([_PKRBOT_CARDS[card] for card in cards]))


def _sign(first: Hand | int, second: Hand | int) -> int:
    return (first > second) - (first < second)  # type: ignore[operator] # both are hands, or both are numbers


def _assert_agrees(deals: int, draw: Draw, seed: str) -> None:
    chance = random.Random(seed)
    seen: dict[Hand, tuple[int, int]] = {}
    for _ in range(deals):
        cards = draw(chance)
        sevens = cards[:7], [*cards[:5], *cards[7:]]
        ours = [evaluate(seven) for seven in sevens]
        theirs = [(_phevaluator(seven), _pkrbot(seven)) for seven in sevens]
        for first, second in zip(*theirs, strict=True):
            assert _sign(*ours) == _sign(first, second), format_cards(cards)
        for hand, pair in zip(ours, theirs, strict=True):
            assert seen.setdefault(hand, pair) == pair, format_cards(hand.cards)
    in_our_order = [seen[hand] for hand in sorted(seen)]
    for numbers in zip(*in_our_order, strict=True):
        assert list(numbers) == sorted(set(numbers))


KINDS = [
    pytest.param(_any_cards, 200_000, id="any cards"),
    pytest.param(_few_ranks, 34_000, id="few ranks"),
    pytest.param(_long_runs, 33_000, id="long runs"),
    pytest.param(_one_suit, 33_000, id="one suit"),
]


@pytest.mark.parametrize(("draw", "whole"), KINDS)
def test_agrees_with_two_independent_evaluators(draw: Draw, whole: int) -> None:
    _assert_agrees(whole // 100, draw, "sample")


@pytest.mark.full
@pytest.mark.parametrize(("draw", "whole"), KINDS)
def test_agrees_with_two_independent_evaluators_on_every_deal(draw: Draw, whole: int) -> None:
    _assert_agrees(whole, draw, "whole")


HOLDINGS = st.lists(st.sampled_from(DECK), min_size=5, max_size=7, unique=True)


@given(HOLDINGS, st.permutations(list(Suit)))
def test_suits_permuted_change_nothing(cards: list[Card], suits: list[Suit]) -> None:
    permuted = [Card(card.rank, suits[card.suit]) for card in cards]
    assert evaluate(permuted) == evaluate(cards)
    assert evaluate(permuted).ranks == evaluate(cards).ranks


@given(HOLDINGS, st.randoms(use_true_random=False))
def test_the_order_of_the_cards_changes_nothing(cards: list[Card], chance: random.Random) -> None:
    mixed = chance.sample(cards, len(cards))
    assert evaluate(mixed).cards == evaluate(cards).cards


@given(HOLDINGS)
def test_the_best_of_many_is_the_best_of_its_fives(cards: list[Card]) -> None:
    hand = evaluate(cards)
    assert hand == max(evaluate(five) for five in combinations(cards, 5))
    assert hand == evaluate(hand.cards)
    assert set(hand.cards) <= set(cards)


@given(HOLDINGS)
def test_the_cards_come_most_important_first(cards: list[Card]) -> None:
    hand = evaluate(cards)
    assert tuple(dict.fromkeys(card.rank for card in hand.cards))[: len(hand.ranks)] == hand.ranks


@given(st.lists(st.sampled_from(DECK), min_size=7, max_size=7, unique=True))
def test_both_hole_cards_and_exactly_three_of_the_board(cards: list[Card]) -> None:
    hole, board = cards[:2], cards[2:]
    hand = evaluate_both(hole, board)
    assert hand == max(evaluate([*hole, *three]) for three in combinations(board, 3))
    assert set(hole) <= set(hand.cards)
    assert hand <= evaluate(cards)


def test_a_flush_on_the_board_is_no_hand_of_both_hole_cards() -> None:
    board = parse_cards("3d 6d Td Jd Ad")
    assert evaluate_both(parse_cards("2d 4c"), board).category is Category.HIGH_CARD
    assert evaluate_both(parse_cards("2d 4d"), board).category is Category.FLUSH


@pytest.mark.parametrize(("hole", "board"), [("Ah", "Kd Qc Js 9s"), ("Ah Kd", "Qc Js"), ("Ah Kd 2c", "Qc Js 9s")])
def test_both_hole_cards_need_two_and_at_least_three(hole: str, board: str) -> None:
    with pytest.raises(ValueError, match="two hole cards"):
        evaluate_both(parse_cards(hole), parse_cards(board))
