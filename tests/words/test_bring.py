"""How much to bring, in words."""

from __future__ import annotations

from fractions import Fraction

from tests.tables import USD
from uth.words.bring import broke_words, chance_words, few_words, mistakes_words, risk_words, stakes_words


def test_what_is_played() -> None:
    assert stakes_words(1_000, 0, 1, USD) == "1 round, Ante $10"
    assert stakes_words(1_000, 500, 2_000, USD) == "2,000 rounds, Ante $10, Trips $5"


def test_chances_are_never_rounded_away() -> None:
    assert [chance_words(chance) for chance in (0, 1e-6, 0.412, 1 - 1e-6, 1)] == [
        "0.00 %", "under 0.01 %", "41.20 %", "over 99.99 %", "100.00 %",
    ]  # fmt: skip


def test_the_answer() -> None:
    assert risk_words(50_000, 0.412, USD) == "With $500 the chance of going broke is 41.20 %."
    assert broke_words(3_500, USD, trips=True) == (
        "Broke is who has less than $35: Ante, Blind, Play 1x and Trips of the next round."
    )
    assert broke_words(1_500, USD, trips=False) == (
        "Broke is who has less than $15: Ante, Blind and Play 1x of the next round."
    )


def test_whose_mistakes_and_by_how_many_rounds() -> None:
    assert mistakes_words("Ann", Fraction(1, 8), 1_200) == (
        "Ann's mistakes cost 0.125 Antes in a round, by all 1,200 played at this table; everything else is best play."
    )
    assert mistakes_words("Ann", Fraction(0), 1) == (
        "Ann's mistakes cost nothing in a round, by the one played at this table; everything else is best play."
    )


def test_few_rounds_are_warned_of() -> None:
    assert few_words(1, 200, None) == "1 round says little about what your mistakes cost: play 200 or more"
    assert few_words(9, 200, Fraction(1, 8)) == (
        "9 rounds say little about what your mistakes cost, by chance alone it is off by about 0.125 Antes: "
        "play 200 or more"
    )
