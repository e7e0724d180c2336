"""Luck at a table in words."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.tables import USD
from uth.words import pit_luck as words


@pytest.mark.parametrize(
    ("amount", "said"),
    [
        (0, "$0"),
        (1_250, "+$12.50"),
        (-99_950, "−$999.50"),
        (1_234_567, "+$12,346"),
        (Fraction(-7, 3), "−$0.02"),
        (-123_449.0, "−$1,234"),
    ],
)
def test_large_amounts_are_whole(amount: float | Fraction, said: str) -> None:
    assert words.amount_words(amount, USD) == said


def test_a_width_has_no_sign() -> None:
    assert words.spread_words(1_250.4, USD) == "$12.50"
    assert words.spread_words(1_250_040, USD) == "$12,500"


@pytest.mark.parametrize(
    ("chance", "error", "said"),
    [
        (0.25, 0.0, "25.00 %"),
        (0.001234, 0.0, "0.123 %"),
        (0.25, 0.0012, "25.00 % ± 0.120 %"),
        (1e-9, 0.0, "under 0.001 %"),
        (1 - 1e-9, 0.0, "over 99.999 %"),
    ],
)
def test_a_chance_is_not_rounded_away(chance: float, error: float, said: str) -> None:
    assert words.chance_words(chance, error) == said


def test_how_rare_it_is() -> None:
    assert words.one_in_words(0.05) == "one in 20"
    assert words.one_in_words(0.4038) == ""
    assert words.one_in_words(0.22) == "one in 4.5"
    assert words.one_in_words(0.25) == "one in 4"
    assert words.one_in_words(0.0) == "less than one in 10,000,000"


def test_stakes_alike_and_not() -> None:
    assert words.stakes_words([(1000, 500)], USD) == "1 box, Ante $10 and Trips $5"
    assert words.stakes_words([(1000, 0)] * 3, USD) == "3 boxes, Ante $10 each"
    assert words.stakes_words([(1000, 0), (2500, 500)], USD) == "2 boxes: Ante $10; Ante $25 and Trips $5"


def test_how_long() -> None:
    assert words.stretch_words(1, 1) == "1 round"
    assert words.stretch_words(2_240, 2_560) == "2,240 to 2,560 rounds"
    assert words.hours_words(Fraction(15, 2), 28, 32) == "7.5 h at 28 to 32 rounds an hour"
    assert words.hours_words(Fraction(8), 30, 30) == "8 h at 30 rounds an hour"


def test_how_it_is_played() -> None:
    assert words.play_words([("optimal", Fraction(1))]).startswith("Every box is played best.")
    assert words.play_words([("timid", Fraction(1))]) == 'Every box is played by the strategy "timid".'
    assert words.play_words([("a", Fraction(1, 4)), ("b", Fraction(3, 4))]).endswith("is one of them: a 25 %, b 75 %.")
