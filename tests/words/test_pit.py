"""What the documents of the pit boss's desk have in common, in words."""

from __future__ import annotations

from fractions import Fraction

import pytest

from uth.chips import currency
from uth.hands import Category
from uth.words import pit_errors, pit_exposure, pit_sign
from uth.words.pit import hourly_words, names_words, use_words

USD = currency("USD")


@pytest.mark.parametrize(
    ("names", "words"),
    [
        ((), ""),
        (("a",), "a"),
        (("a", "b"), "a and b"),
        (("a", "b", "c", "d"), "a, b, c and d"),
        (("a", "b", "c", "d", "e"), "a, b, c and 2 more"),
    ],
)
def test_names(names: tuple[str, ...], words: str) -> None:
    assert names_words(names) == words


def test_the_use_of_a_table() -> None:
    said = use_words(1, 30, 1000, 0, USD)
    assert said == "Assumed: 1 box in every round, 30 rounds an hour, an Ante of $10 in each box."
    assert "an Ante of $7.50 and $5 on Trips" in use_words(6, 1, 750, 500, USD)


def test_amounts_an_hour_are_rounded() -> None:
    assert hourly_words(Fraction(-2001, 2), USD) == "−$10.00"


def test_an_amount_that_the_currency_does_not_hold() -> None:
    assert pit_exposure.exact_money_words(Fraction(22_50), USD) == "$22.50"
    assert pit_exposure.exact_money_words(Fraction(100, 3), USD) == "$0.33 1/3"


@pytest.mark.parametrize(
    ("chance", "words"),
    [(Fraction(1, 7), "1 in 7.0"), (Fraction(2, 7), "1 in 3.5"), (Fraction(1, 30940), "1 in 30,940")],
)
def test_how_seldom(chance: Fraction, words: str) -> None:
    assert pit_errors.one_in_words(chance) == words


def test_a_cap_that_is_never_met() -> None:
    assert pit_exposure.one_in_words(Fraction(0)) == "never"


def test_what_may_have_happened_to_a_sign() -> None:
    hand = (Category.FULL_HOUSE,)
    unnamed = pit_sign.fault_words("lines left out", hand, named=False)
    assert unnamed == "What may have happened: left out: full house; the lines below it have then moved up."
    assert pit_sign.fault_words("lines left out", hand, named=True) == "What may have happened: left out: full house."
    assert "every pay is one too high" in pit_sign.fault_words("for read as to", (), named=False)
