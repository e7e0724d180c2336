"""The compiled evaluator against three others, the counts, the numbering, and small functions as they are."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise
from pathlib import Path

import numpy as np
import phevaluator
import pkrbot
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from uth.analysis.kernels import count, live
from uth.analysis.kernels import sums as kernels
from uth.analysis.kernels.jit import compiling
from uth.analysis.solver import boards_of
from uth.cards import DECK
from uth.hands import Category, evaluate, evaluate_both

DATA = Path(__file__).parents[1] / "data"
_PKRBOT = [pkrbot.Card(str(card)) for card in DECK]
Tables = tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]


@cache
def tables() -> Tables:
    """Return the tables of the evaluator: places, strengths of seven ranks, strengths of suited masks."""
    place = kernels.places()
    return place, kernels.rank_strengths(7, place), kernels.flush_strengths()


def strengths(hands: Sequence[Sequence[int]]) -> list[int]:
    found = count.strengths_of(np.sort(np.array(hands, np.int64), axis=1), *tables())
    return [int(strength) for strength in found]


def hands_of_seven(seed: str, number: int) -> Iterator[list[int]]:
    """Any hands, and as many of few ranks or one long suit, where evaluators go wrong."""
    chance = random.Random(seed)
    for turn in range(number):
        if turn % 3 == 0:
            yield chance.sample(range(52), 7)
        elif turn % 3 == 1:
            ranks = chance.sample(range(13), 3)
            yield chance.sample([4 * rank + suit for rank in ranks for suit in range(4)], 7)
        else:
            suited = chance.sample(range(13), chance.randint(4, 7))
            rest = [card for card in range(52) if card & 3]
            yield [*(4 * rank for rank in suited), *chance.sample(rest, 7 - len(suited))]


def _compare(number: int) -> None:
    """Whatever two evaluators say of two hands, ours says too."""
    hands = list(hands_of_seven("evaluators", number))
    ours = strengths(hands)
    one = [-int(phevaluator.evaluate_cards(*hand)) for hand in hands]
    two = [int(pkrbot.evaluate([_PKRBOT[card] for card in hand])) for hand in hands]
    for theirs in (one, two):
        order = sorted(range(number), key=lambda place: ours[place])
        for low, high in pairwise(order):
            assert (ours[low] == ours[high]) == (theirs[low] == theirs[high]), (hands[low], hands[high])
            assert theirs[low] <= theirs[high], (hands[low], hands[high])


def test_two_independent_evaluators_agree() -> None:
    _compare(3_000)


@pytest.mark.full
def test_two_independent_evaluators_agree_on_many_hands() -> None:
    _compare(1_000_000)


def test_strengths_are_those_of_the_reference_evaluator() -> None:
    hands = list(hands_of_seven("reference", 1_500))
    assert strengths(hands) == [evaluate([DECK[card] for card in hand]).strength for hand in hands]


def _five(cards: Sequence[int]) -> int:
    """The strength of five cards, off the tables that the kernels have for them."""
    place, _, flush = tables()
    ranks = [card >> 2 for card in cards]
    if len({card & 3 for card in cards}) == 1:
        return int(flush[sum(1 << rank for rank in ranks)])
    return int(_fives()[sum(int(place[k, rank]) for k, rank in enumerate(sorted(ranks), 1))])


@cache
def _fives() -> NDArray[np.int32]:
    fives: NDArray[np.int32] = kernels.rank_strengths(5, kernels.places())
    return fives


def test_five_cards() -> None:
    chance = random.Random("five")
    for _ in range(3_000):
        cards = chance.sample(range(52), 5)
        assert _five(cards) == evaluate([DECK[card] for card in cards]).strength


@pytest.mark.full
def test_all_hands_of_five_cards() -> None:
    for cards in combinations(range(52), 5):
        assert _five(cards) == evaluate([DECK[card] for card in cards]).strength


def test_all_hands_of_seven_cards_by_category() -> None:
    published = json.loads((DATA / "hand_counts.json").read_text(encoding="utf-8"))
    hands, classes = count.count_hands(*tables())
    assert [[int(many), int(kinds)] for many, kinds in zip(hands, classes, strict=True)] == [
        published[category]["seven"] for category in Category
    ]
    assert (int(hands.sum()), int(classes.sum())) == (133_784_560, 4_824)


# --- numbering


def test_places_number_the_multisets_densely() -> None:
    place = kernels.places.py_func()
    for size, number in ((3, 455), (5, kernels.ROWS)):
        found = [
            sum(int(place[k, rank]) for k, rank in enumerate(ranks, 1))
            for ranks in combinations_with_replacement(range(13), size)
        ]
        assert sorted(found) == list(range(number))


def test_classes_are_numbered_by_mask_and_then_by_the_cards_off_the_suit() -> None:
    classes = kernels.class_boards()
    assert len(classes) == 36_608
    suited = np.array([int(mask).bit_count() for mask in classes[:, 0]])
    assert [int((suited == many).sum()) for many in (3, 4, 5)] == [286 * 91, 715 * 13, 1287]
    keys = [(mask, second if second >= 0 else first, first) for mask, first, second in classes.tolist()]
    assert keys == sorted(keys)
    assert len(set(keys)) == len(keys)


@given(st.integers(0, 25), st.integers(0, 25))
def test_pairs_are_numbered_densely(one: int, other: int) -> None:
    pair = kernels.pair_index(one, other)
    assert kernels.pair_index(other, one) == pair
    assert kernels.pairs(26)[pair].tolist() == sorted((one, other))


def test_starting_hands() -> None:
    names = {int(kernels.starting_hand(low, high)) for low, high in combinations(range(52), 2)}
    assert names == set(range(169))
    assert [int(kernels.starting_hand.py_func(low, low + 1)) for low in (0, 48)] == [0, 12]
    assert kernels.starting_hand.py_func(0, 4) == 13
    assert kernels.starting_hand.py_func(47, 51) == 90
    assert kernels.starting_hand.py_func(46, 51) == 168


@pytest.mark.parametrize(
    ("mask", "top"), [(0x1F00, 12), (0x100F, 3), (0x1F | 1 << 12, 4), (0b1111, -1), (0x1E07, -1), (0x3F, 5)]
)
def test_straights(mask: int, top: int) -> None:
    assert kernels._straight(mask) == top


@given(st.integers(0, 8191))
def test_bits(mask: int) -> None:
    assert kernels.bits(mask) == mask.bit_count()


@given(st.integers(0, 20), st.integers(-1, 6))
def test_binomial(n: int, k: int) -> None:
    assert kernels.binomial(n, k) == sum(1 for _ in combinations(range(n), k)) if k >= 0 else True


# --- boards: the strength of every holding


@pytest.mark.parametrize("both", [False, True])
def test_boards_know_what_each_holding_is_worth(both: bool) -> None:
    boards, chance = boards_of(both), random.Random("boards")
    for turn in range(400):
        cards = chance.sample(range(52), 7)
        if turn % 2:
            suited = [4 * rank for rank in chance.sample(range(13), 5)]
            cards = [*chance.sample([card for card in range(52) if card not in suited], 2), *suited]
        hole, board = [DECK[card] for card in cards[:2]], [DECK[card] for card in cards[2:]]
        wanted = evaluate_both(hole, board) if both else evaluate([*hole, *board])
        assert _on_board(boards, cards[:2], cards[2:]) == wanted.strength, cards


def _on_board(boards: kernels.Boards, hole: Sequence[int], board: Sequence[int]) -> int:
    row = sum(int(boards.place[k, rank]) for k, rank in enumerate(sorted(card >> 2 for card in board), 1))
    found = [int(boards.strengths[row, kernels.pair_index(*(card >> 2 for card in hole))])]
    for suit in range(4):
        mask = sum(1 << (card >> 2) for card in board if card & 3 == suit)
        types = [(card >> 2) + (0 if card & 3 == suit else 13) for card in hole]
        part = slice(boards.flush_start[mask], boards.flush_start[mask + 1])
        here = boards.flush_pairs[part] == kernels.pair_index(*types)
        found += boards.flush_strength[part][here].tolist()
    return max(found)


# --- numbers in limbs


@st.composite
def limbs(draw: st.DrawFn, rows: int) -> tuple[NDArray[np.int64], int]:
    """Rows of limbs, negative and long ones too, many of them equal; and how many bits a limb has."""
    bits, size = draw(st.integers(1, 34)), draw(st.integers(1, 6))
    limb = st.one_of(
        st.integers(-2, 2), st.integers(-(2**40), 2**40), st.builds(lambda k: k << bits, st.integers(-2, 2))
    )
    found = draw(st.lists(st.lists(limb, min_size=size, max_size=size), min_size=rows, max_size=rows))
    return np.array(found, np.int64), bits


def _wholes(rows: NDArray[np.int64], bits: int) -> list[int]:
    return [sum(limb << bits * place for place, limb in enumerate(row)) for row in rows.tolist()]


@given(limbs(3))
def test_sums_in_limbs_compare_as_what_they_make(drawn: tuple[NDArray[np.int64], int]) -> None:
    sums, bits = drawn
    wholes = _wholes(sums, bits)
    for one, other in combinations(range(3), 2):
        assert kernels._is_more(sums, one, other, bits) == (wholes[one] > wholes[other])
        assert kernels._is_more(sums, other, one, bits) == (wholes[other] > wholes[one])
    in_words = _wholes(sums, 32)
    assert live._is_more(sums.ravel(), sums.shape[1], 2, 1) == (in_words[2] > in_words[1])


@given(limbs(6), st.lists(st.integers(0, 990), min_size=6, max_size=6))
def test_what_playing_is_worth_more_counts_every_limb(drawn: tuple[NDArray[np.int64], int], cells: list[int]) -> None:
    edge = drawn[0].T[:, np.newaxis, :].copy()
    worth = sum(count * edge for count, edge in zip(cells, _wholes(drawn[0], 32), strict=True))
    assert live._plays(np.array(cells), edge, 0) == (worth > 0)


def test_nothing_is_told_where_compiled_code_is_there() -> None:
    tables()
    told: list[tuple[int, int]] = []
    with compiling(lambda done, every: told.append((done, every))):
        kernels.places()
    assert told == []
