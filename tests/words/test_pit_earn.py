"""What a table earns, in words."""

from __future__ import annotations

from fractions import Fraction

from tests.tables import USD
from uth.words import pit_earn as words
from uth.words.report import pace_words


def test_amounts_are_to_the_cent() -> None:
    assert words.cents_words(Fraction(123_456, 7), USD) == "$176.37"
    assert words.cents_words(Fraction(-500), USD) == "−$5.00"


def test_a_pace_is_whole_where_it_can_be() -> None:
    assert pace_words(Fraction(30)) == "30"
    assert pace_words(Fraction(67, 2)) == "33.5"


def test_the_use() -> None:
    assert words.use_words(1, Fraction(50), Fraction(15, 2), "$10.00", "") == (
        "Assumed: 1 box in every round, 50 rounds an hour, 7.5 hours a day, an average Ante of $10.00 in every box."
    )
    assert ", 1 round an hour, 1 hour a day, " in words.use_words(1, Fraction(1), Fraction(1), "$10.00", "")
    assert ", 33.5 rounds an hour, " in words.use_words(1, Fraction(67, 2), Fraction(1), "$10.00", "")
    assert " with $5.00 of Trips beside it in every box." in words.use_words(
        5, Fraction(32), Fraction(12), "$10.00", "$5.00"
    )


def test_from_how_many_boxes_on() -> None:
    assert words.break_even_boxes_words(1, 6, "$5.00").endswith("pays its way from 1 box on.")
    assert words.break_even_boxes_words(4, 6, "$5.00").endswith("pays its way from 4 boxes on.")
    assert words.break_even_boxes_words(None, 6, "$5.00").endswith("does not pay its way, not even with all 6 boxes.")


def test_from_which_minimum_on() -> None:
    assert words.break_even_minimum_words(3, "$7.43", "$10.00").endswith(
        "$7.43 on: the next Ante of the table is $10.00."
    )
    assert words.break_even_minimum_words(3, "$700.00", "").endswith("which is over the table's limits.")
    assert words.break_even_minimum_words(1, "", "") == "With 1 box no minimum pays its way."


def test_plays_have_names() -> None:
    assert [words.play_words(name) for name in ("optimal", "practical", "mix", "novice")] == [
        "best play", "practical play", "the mix", "novice",
    ]  # fmt: skip
    assert words.cost_words("side fee") == "fee of the side bet"
