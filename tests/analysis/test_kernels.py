"""The compiled evaluator against three others, the counts, the numbering, and small functions as they are."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise
from math import comb
from pathlib import Path

import numpy as np
import phevaluator
import pkrbot
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from uth.analysis.kernels import numbering
from uth.analysis.kernels.boards import Boards, boards_of
from uth.analysis.kernels.count import count_hands, evaluator, strengths_of
from uth.analysis.kernels.flops import is_more
from uth.analysis.kernels.jit import compiling, stamp_of
from uth.analysis.kernels.live import LIMB_BITS, is_played
from uth.analysis.kernels.strengths import flush_strengths, rank_strengths, straight
from uth.cards import DECK
from uth.hands import Category, evaluate, evaluate_both

DATA = Path(__file__).parents[1] / "data"
_PKRBOT = [pkrbot.Card(str(card)) for card in DECK]
tables = cache(evaluator)


def strengths(hands: Sequence[Sequence[int]]) -> list[int]:
    found: list[int] = strengths_of(np.sort(np.array(hands, np.int64), axis=1), tables()).tolist()
    return found


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
    ranks = [card >> 2 for card in cards]
    if len({card & 3 for card in cards}) == 1:
        return int(tables().flush[sum(1 << rank for rank in ranks)])
    return int(_fives()[_place(ranks)])


@cache
def _fives() -> NDArray[np.int32]:
    return rank_strengths(5, numbering.places())


def _place(ranks: Sequence[int]) -> int:
    """The index of a multiset of ranks."""
    return sum(int(tables().place[k, rank]) for k, rank in enumerate(sorted(ranks), 1))


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
    hands, classes = count_hands(tables())
    assert [[int(many), int(kinds)] for many, kinds in zip(hands, classes, strict=True)] == [
        published[category]["seven"] for category in Category
    ]
    assert (int(hands.sum()), int(classes.sum())) == (133_784_560, 4_824)


# --- numbering


@pytest.mark.parametrize(("size", "number"), [(3, numbering.FLOP_ROWS), (5, numbering.ROWS)])
def test_places_number_the_multisets_densely(size: int, number: int) -> None:
    every = [tuple(ranks) for ranks in numbering.multisets(size).tolist()]
    assert [_place(ranks) for ranks in every] == list(range(number))
    assert set(every) == set(combinations_with_replacement(range(13), size))


@pytest.mark.parametrize("cards", [3, 5], ids=["views", "classes"])
def test_boards_are_numbered_by_mask_and_then_by_the_cards_off_the_suit(cards: int) -> None:
    start, boards = numbering.boards_by_suit(cards)
    assert len(boards) == {3: numbering.VIEWS, 5: numbering.CLASSES}[cards]
    suited = np.array([int(mask).bit_count() for mask in boards[:, 0]])
    sizes = {many: comb(13, many) * (1, 13, 91)[cards - many] for many in range(cards - 2, cards + 1)}
    assert {many: int((suited == many).sum()) for many in sizes} == sizes
    keys = [(mask, two if two >= 0 else one, one) for mask, one, two, *_ in boards.tolist()]
    assert keys == sorted(set(keys))
    for number in range(0, len(boards), 37):
        mask, one, two = boards[number, :3].tolist()
        assert (one >= 0) + (two >= 0) == cards - mask.bit_count()
        assert numbering.number_of(start, mask, one, two) == number


def test_classes_know_their_rows() -> None:
    _, classes = numbering.boards_by_suit(5)
    for mask, one, two, row in classes[::211].tolist():
        ranks = [rank for rank in range(13) if mask >> rank & 1] + [rank for rank in (one, two) if rank >= 0]
        assert row == _place(ranks)


@given(st.integers(0, 25), st.integers(0, 25))
def test_pairs_are_numbered_densely(one: int, other: int) -> None:
    pair = numbering.pair_index(one, other)
    assert numbering.pair_index(other, one) == pair
    assert numbering.pairs(26)[:, pair].tolist() == sorted((one, other))
    if one != other:
        assert numbering.two_index(one, other) == numbering.pair_index(min(one, other), max(one, other) - 1)


@given(st.integers(0, 25), st.integers(0, 25))
def test_type_pairs(one: int, other: int) -> None:
    types, holding = numbering.type_pairs()
    pair = numbering.pair_index(one, other)
    assert types[:, pair].tolist() == [*sorted((one, other)), numbering.pair_index(one % 13, other % 13)]
    assert (holding[one] == pair).sum() == (2 if one == other else 1)


def test_starting_hands() -> None:
    names = {numbering.starting_hand(low, high) for low, high in combinations(range(52), 2)}
    assert names == set(range(169))
    hands = [(0, 1), (48, 49), (0, 4), (51, 47), (46, 51)]
    assert [numbering.starting_hand(one, other) for one, other in hands] == [0, 12, 13, 90, 168]


@pytest.mark.parametrize(
    ("mask", "top"), [(0x1F00, 12), (0x100F, 3), (0x1F | 1 << 12, 4), (0b1111, -1), (0x1E07, -1), (0x3F, 5)]
)
def test_straights(mask: int, top: int) -> None:
    assert straight(mask) == top


@given(st.integers(0, 8191))
def test_bits(mask: int) -> None:
    assert numbering.bits(mask) == mask.bit_count()


@given(st.lists(st.integers(0, 9), max_size=9), st.data())
def test_sort(numbers: list[int], data: st.DataObject) -> None:
    start, end = sorted(data.draw(st.lists(st.integers(0, len(numbers)), min_size=2, max_size=2)))
    keys = np.array(numbers, np.int64)
    numbering.sort(keys, start, end)
    assert keys.tolist() == [*numbers[:start], *sorted(numbers[start:end]), *numbers[end:]]


@given(st.lists(st.integers(0, 51), min_size=5, max_size=7, unique=True))
def test_the_suit_of_a_board(cards: list[int]) -> None:
    suits = [card & 3 for card in cards[:5]]
    assert numbering.suit_of(cards) == next((suit for suit in range(4) if suits.count(suit) >= 3), -1)


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


def _on_board(boards: Boards, hole: Sequence[int], board: Sequence[int]) -> int:
    of, pair = boards.holdings, numbering.pair_index(*(card >> 2 for card in hole))
    row = _place([card >> 2 for card in board])
    found = [int(boards.strengths[row, pair])]
    assert found[0] << 9 | pair in of.of_row[row]
    for suit in range(4):
        mask = sum(1 << (card >> 2) for card in board if card & 3 == suit)
        flushes = of.flushes[of.flush_start[mask] : of.flush_start[mask + 1]]
        here = flushes & 511 == numbering.pair_index(*(numbering.type_of(card, suit) for card in hole))
        found += (flushes[here] >> 9).tolist()
    return max(found)


@pytest.mark.parametrize("both", [False, True])
def test_holdings_are_listed_from_the_weakest_up(both: bool) -> None:
    of = boards_of(both).holdings
    there = of.row_ranks[:, 0] >= 0
    assert int(there.sum()) == 6175
    assert (np.diff(of.of_row, axis=1) > 0).all()
    for start, end in pairwise(of.flush_start.tolist()):
        assert (np.diff(of.flushes[start:end]) > 0).all()


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
        for more, less in ((one, other), (other, one)):
            assert is_more(sums.ravel(), sums.shape[1], bits, more, less) == (wholes[more] > wholes[less])


@given(limbs(6), st.lists(st.integers(0, 990), min_size=6, max_size=6))
def test_what_playing_is_worth_more_counts_every_limb(drawn: tuple[NDArray[np.int64], int], cells: list[int]) -> None:
    edge = drawn[0].T[:, np.newaxis, :].copy()
    worth = sum(count * edge for count, edge in zip(cells, _wholes(drawn[0], LIMB_BITS), strict=True))
    assert is_played(np.array(cells), edge, 0) == (worth > 0)


def test_nothing_is_told_where_compiled_code_is_there() -> None:
    tables()
    told: list[tuple[int, int]] = []
    with compiling(lambda done, every: told.append((done, every))):
        flush_strengths()
    assert told == []


def test_compiled_code_is_kept_until_a_module_beside_it_changes(tmp_path: Path) -> None:
    stamps = [stamp_of(tmp_path)]
    for name, content in (("a.py", "1"), ("a.py", "2"), ("b.py", "2")):
        (tmp_path / name).write_text(content, encoding="utf-8")
        stamp_of.cache_clear()
        stamps.append(stamp_of(tmp_path))
    (tmp_path / "notes.txt").write_text("no module", encoding="utf-8")
    stamp_of.cache_clear()
    assert len(set(stamps)) == 4
    assert stamp_of(tmp_path) == stamps[-1]
