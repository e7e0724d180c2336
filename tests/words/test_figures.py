"""Figures and what is odd about them, in words."""

from __future__ import annotations

from fractions import Fraction

import pytest

from uth.hands import Category
from uth.paytable import Fixed, Odds
from uth.table import Bet
from uth.words.figures import (
    exact_words,
    number_words,
    off_by_one_words,
    percent_words,
    player_edge_words,
    unusual_words,
)


def test_numbers() -> None:
    assert number_words(Fraction(-13, 2)) == "−6.500000"
    assert number_words(4.9392988913, 3) == "4.939"
    assert percent_words(Fraction(1, 3)) == "33.3333 %"
    assert percent_words(-0.011214, 2) == "−1.12 %"
    assert exact_words(Fraction(-13, 2)) == "−13/2"
    assert exact_words(Fraction(505)) == "505"


def test_a_player_who_is_ahead() -> None:
    edge = Fraction(1, 64)
    assert player_edge_words(Bet.TRIPS, edge) == "the player has an edge: 1.5625 % of the Trips"
    words = "the player has an edge: 1.5625 % of the Ante of a dark box with 4x on Play"
    assert player_edge_words(Bet.ANTE, edge, dark=4) == words


def test_an_unusual_edge() -> None:
    words = unusual_words(Bet.ANTE, Fraction(1, 100), Fraction(2, 100), Fraction(6, 100))
    assert words == "unusual: the house edge is 1.0000 % of the Ante, known tables have 2.0000 % to 6.0000 %"


@pytest.mark.parametrize(
    ("pay", "known", "beside", "words"),
    [
        (
            Odds(9),
            (Odds(8),),
            ((Category.FLUSH, Odds(6)), (Category.STRAIGHT, Odds(5))),
            "pays 9, but every known table with flush 6 and straight 5 pays 8",
        ),
        (
            Odds(10),
            (Odds(8), Odds(9)),
            ((Category.FLUSH, Odds(7)),),
            "pays 10, but every known table with flush 7 pays 8 or 9",
        ),
        (Odds(2), (Odds(3, 2),), (), "pays 2, but every known table pays 3 to 2"),
        (Fixed.LOSE, (Odds(1), Fixed.PUSH), (), "loses, but every known table pays 1 or pushes"),
    ],
)
def test_a_line_off(
    pay: Odds | Fixed,
    known: tuple[Odds | Fixed, ...],
    beside: tuple[tuple[Category, Odds | Fixed], ...],
    words: str,
) -> None:
    assert off_by_one_words(pay, known, beside) == words
