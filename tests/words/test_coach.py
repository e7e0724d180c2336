"""What the coach says: numbers as they are, in Antes and money, never rounded to nothing."""

from __future__ import annotations

from fractions import Fraction

from uth.chips import Currency, currency
from uth.game.model import Choice
from uth.store.coaching import Advice
from uth.words import coach as words

USD = currency("USD")


def test_a_value_in_antes_and_money() -> None:
    assert words.antes_column(Fraction(412, 1000)) == "+0.412"
    assert words.antes_column(Fraction(-1, 2)) == "−0.500"
    assert words.money_column(Fraction(-412), USD) == "−$4.12"
    assert words.money_column(Fraction(1250), USD) == "+$12.50"
    assert words.money_column(Fraction(1, 3), USD) == "$0.00"
    assert (words.antes_column(Fraction(-1, 3000)), words.antes_column(Fraction(-1, 3000), 4)) == ("0.000", "−0.0003")
    assert words.money_column(Fraction(-4124, 10), USD, 1) == "−$4.124"
    assert words.money_column(Fraction(7, 3), Currency("JPY", "¥", 0), 1) == "+¥2.3"


def test_chances() -> None:
    assert words.chances_words(990, 0, 0) == (
        "Wins 100.00 % of all that can still come, ties 0.00 %, loses 0.00 %, if never folded."
    )
    assert "ties 25.00 %, loses 50.00 %" in words.chances_words(1, 1, 2)


def test_a_value_in_a_sentence() -> None:
    said = words.value_words(Choice.CHECK, "−0.193", "−$1.93", best=True)
    assert said == "Check is worth −0.193 Antes (−$1.93): the best."
    assert words.value_words(Choice.PLAY_4X, "0.000", "$0.00", best=False) == ("Play 4x is worth 0.000 Antes ($0.00).")


def test_what_a_mistake_cost() -> None:
    said = words.mistake_words(Choice.CHECK, Fraction(412, 1000), 1000, USD, Choice.PLAY_4X)
    assert said == "Check cost 0.412 Antes ($4.12): Play 4x was best."
    small = words.mistake_words(Choice.CHECK, Fraction(1, 100_000), 500, USD, Choice.PLAY_2X)
    assert small == "Check cost under 0.001 Antes (under $0.01): Play 2x was best."


def test_what_a_round_cost() -> None:
    said = words.round_cost(1200, 2, Fraction(1, 2), Fraction(500), USD)
    assert said == "Round 1,200: 2 decisions cost 0.500 Antes ($5.00) against the best play."
    assert "1 decision cost" in words.round_cost(7, 1, Fraction(1, 2), Fraction(500), USD)


def test_the_question_names_the_cost_the_better_choice_and_the_key() -> None:
    costs = words.costs_words(Choice.PLAY_4X, Fraction(1, 4), 1000, USD, Choice.CHECK)
    assert costs == "Playing 4x costs 0.250 Antes ($2.50). Better: Check."
    assert words.again_words("4", Choice.PLAY_4X) == "4 once more: Play 4x all the same."
    assert words.again_words("", Choice.FOLD) == "Press Fold again to do it all the same."
    assert words.type_again("check") == "Type check again to do it all the same."


def test_every_strength_has_a_name() -> None:
    assert len({words.strength_name(advice) for advice in Advice}) == len(Advice)
    assert (words.rate_name(0), words.rate_name(10)) == ("none", "10 %")
