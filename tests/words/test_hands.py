from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.cards import DECK, Card, parse_cards
from uth.hands import Category, evaluate
from uth.words.hands import (
    a_hand_caption,
    called_apart,
    category_words,
    comparison_words,
    hand_caption,
    hand_words,
    starting_hand_words,
)


@pytest.mark.parametrize(
    ("cards", "words", "caption"),
    [
        ("Ah Kh Qh Jh Th", "royal flush", "royal flush"),
        ("9h 8h 7h 6h 5h", "straight flush, nine high", "straight flush, nine high"),
        ("5h 4h 3h 2h Ah", "straight flush, five high", "straight flush, five high"),
        ("9c 9d 9h 9s Kh", "four of a kind, nines, king kicker", "four of a kind, nines"),
        ("Kh Kd Kc 4s 4d", "full house, kings over fours", "full house, kings over fours"),
        ("6h 6d 6c As Ad", "full house, sixes over aces", "full house, sixes over aces"),
        ("Ad Jd Td 6d 3d", "flush, ace high", "flush, ace high"),
        ("Ah 2d 3c 4s 5s", "straight, five high", "straight, five high"),
        ("Ah Kd Qc Js Ts", "straight, ace high", "straight, ace high"),
        ("9c 9s 9h Ad 7s", "three of a kind, nines, ace kicker", "three of a kind, nines"),
        ("Kh Kd 4c 4s Qd", "two pair, kings and fours, queen kicker", "two pair, kings and fours"),
        ("9h 9c As 7d 5c", "pair of nines, ace kicker", "pair of nines"),
        ("2h 2c 5s 4d 3c", "pair of twos, five kicker", "pair of twos"),
        ("Ah Kd Qc Js 9s", "ace high, king kicker", "ace high"),
    ],
)
def test_a_hand_as_a_person_says_it(cards: str, words: str, caption: str) -> None:
    hand = evaluate(parse_cards(cards))
    assert (hand_words(hand), hand_caption(hand)) == (words, caption)


@pytest.mark.parametrize(
    ("mine", "other", "words"),
    [
        ("Ad Jd Td 6d 3d", "Ah Kd Qc Js Ts", "a flush, ace high beats a straight, ace high"),
        ("Kh Kd 4c 4s Qd", "Ks Kc 3c 3s Qh", "two pair, kings and fours beats two pair, kings and threes"),
        ("Ks Kc 3c 3s Qh", "Kh Kd 4c 4s Qd", "two pair, kings and threes loses to two pair, kings and fours"),
        ("Kh Kd 4c 4s Qd", "Ks Kc 4d 4h Jh",
         "two pair, kings and fours, queen kicker beats two pair, kings and fours, jack kicker"),
        ("Kh Kd Js 9c 2d", "Ks Kc Jh 7c 6d",
         "a pair of kings, second kicker nine beats a pair of kings, second kicker seven"),
        ("Ah Kd Qc Js 9s", "Ad Kh Qs Jc 8s", "ace high, fourth kicker nine beats ace high, fourth kicker eight"),
        ("Ad Jd Td 6d 3d", "Ah Jh Th 6h 2h",
         "a flush, ace high, fifth card three beats a flush, ace high, fifth card two"),
        ("6h 5d 4c 3s 2s", "Ah 2d 3c 4s 5s", "a straight, six high beats a straight, five high"),
        ("9h 9c As 7d 5c", "9s 9d Ad 7c 5h", "both have a pair of nines, ace kicker"),
    ],
)  # fmt: skip
def test_why_one_hand_beats_another(mine: str, other: str, words: str) -> None:
    assert comparison_words(evaluate(parse_cards(mine)), evaluate(parse_cards(other))) == words


@pytest.mark.parametrize(
    ("mine", "other", "words"),
    [
        ("Qh Qd Ah 9c Jc", "Qs Qc Ad 9h Tc",
         ("pair of queens, second kicker jack", "pair of queens, second kicker ten")),
        ("Qh Qd Ah 9c Jc", "Qs Qc Kd 9h Tc", ("pair of queens, ace kicker", "pair of queens, king kicker")),
        ("Qh Qd Ah 9c Jc", "Qs Qc Ad 9h Jd", ("pair of queens, ace kicker", "pair of queens, ace kicker")),
        ("Ah Jh 9h 5h 3h", "Ad Jd 9d 5d 2d", ("flush, ace high, fifth card three", "flush, ace high, fifth card two")),
    ],
)  # fmt: skip
def test_hands_that_are_called_alike_are_called_apart(mine: str, other: str, words: tuple[str, str]) -> None:
    assert called_apart(evaluate(parse_cards(mine)), evaluate(parse_cards(other))) == words


@given(st.lists(st.sampled_from(DECK), min_size=9, max_size=9, unique=True))
def test_a_comparison_names_a_difference_unless_the_hands_tie(cards: list[Card]) -> None:
    mine, other = evaluate(cards[:7]), evaluate([*cards[2:7], *cards[7:]])
    words = comparison_words(mine, other)
    if mine == other:
        assert words in (f"both have {hand_words(mine)}", f"both have a {hand_words(mine)}")
    else:
        ours, theirs = words.split(" beats " if mine > other else " loses to ")
        assert ours != theirs


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("9d Ah", "ace-nine offsuit"),
        ("Kd Kc", "pocket kings"),
        ("6d 6c", "pocket sixes"),
        ("Jh Kh", "king-jack suited"),
        ("2s 3s", "three-two suited"),
    ],
)
def test_starting_hands(cards: str, words: str) -> None:
    assert starting_hand_words(parse_cards(cards)) == words


def test_the_169_starting_hands_have_a_name_each() -> None:
    assert len({starting_hand_words(two) for two in combinations(DECK, 2)}) == 169


def test_every_category_has_words() -> None:
    assert [category_words(category) for category in Category] == [str(category) for category in Category]


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("3h 3c As 7d 5c", "a pair of threes"),
        ("Ah Jh 9h 4h 2h", "a flush, ace high"),
        ("Jh 9c 5s 4d 2c", "jack high"),
        ("Kh Kc 4s 4d 2c", "two pair, kings and fours"),
    ],
)
def test_hands_with_their_article(cards: str, words: str) -> None:
    assert a_hand_caption(evaluate(parse_cards(cards))) == words
