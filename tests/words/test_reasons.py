"""What decides, in numbers that add up as they are shown."""

from __future__ import annotations

import random
from fractions import Fraction

from tests.tables import USD
from uth.game.model import Choice
from uth.table import Street
from uth.words.reasons import (
    never_best_words,
    pays_little_words,
    shown_antes,
    shown_money,
    waiting_words,
    with_trips_words,
    worth_words,
)

BEFORE = {Choice.CHECK: Fraction(-39, 1000), Choice.PLAY_3X: Fraction(-1, 10), Choice.PLAY_4X: Fraction(-7, 100)}


def _number(shown: str) -> Fraction:
    return Fraction(shown.replace("−", "-").replace("$", ""))


def _decimals(shown: str) -> int:
    return len(shown.partition(".")[2])


def test_what_is_shown_is_the_nearest_and_adds_up_to_the_costs_that_are_shown() -> None:
    chance, finer = random.Random("adding up"), 0
    for _ in range(300):
        values = {choice: Fraction(chance.randrange(-30_000, 30_000), 9_973) for choice in BEFORE}
        best = max(values.values())
        for shown, ante, least in (
            (shown_antes(values), Fraction(1), 3),
            (shown_money(values, 515, USD), Fraction(515, 100), 2),
        ):
            (decimals,) = {_decimals(each) for each in shown.values()}
            finer += decimals > least
            for choice, value in values.items():
                number, cost = _number(shown[choice]), (best - value) * ante
                assert abs(number - value * ante) <= Fraction(1, 2 * 10**decimals)
                difference = max(map(_number, shown.values())) - number
                assert abs(difference - round(cost, least)) <= Fraction(decimals > least, 2 * 10**least)
    assert 0 < finer < 600
    assert shown_antes({}) == {}


def test_a_value_is_rounded_to_the_nearest() -> None:
    values = {Choice.CHECK: Fraction(-3678, 10**6), Choice.PLAY_4X: Fraction(-1136601, 10**6)}
    assert shown_antes(values) == {Choice.CHECK: "−0.004", Choice.PLAY_4X: "−1.137"}
    assert shown_money(values, 1000, USD) == {Choice.CHECK: "−$0.04", Choice.PLAY_4X: "−$11.37"}


def test_a_case_in_which_plain_rounding_does_not_add_up() -> None:
    values = {Choice.CHECK: Fraction(6, 10_000), Choice.PLAY_4X: Fraction(214, 10_000)}
    assert [round(float(value), 3) for value in values.values()] == [0.001, 0.021]
    assert round(float(values[Choice.PLAY_4X] - values[Choice.CHECK]), 3) == 0.021
    assert shown_antes(values) == {Choice.CHECK: "+0.0006", Choice.PLAY_4X: "+0.0214"}
    assert shown_money(values, 1_000, USD) == {Choice.CHECK: "+$0.006", Choice.PLAY_4X: "+$0.214"}


RAISED = {Choice.CHECK: Fraction(0), Choice.PLAY_4X: Fraction(1)}


def test_what_both_ways_are_worth() -> None:
    assert worth_words(BEFORE, trips=False) == "Play 4x is worth −0.070 Antes, Check −0.039."
    assert worth_words(RAISED, trips=True) == "With your Trips bet Play 4x is worth +1.000 Antes, Check 0.000."
    river = {Choice.PLAY_1X: Fraction(-3, 4), Choice.FOLD: Fraction(-2)}
    assert worth_words(river, trips=False) == "Play 1x is worth −0.750 Antes, Fold −2.000."
    assert worth_words({Choice.CHECK: Fraction(0)}, trips=False) == ""


def test_what_was_chosen_is_always_told_with_its_own_worth() -> None:
    lower = {**BEFORE, Choice.PLAY_4X: Fraction(-2, 10)}
    both = "Play 4x is worth −0.200 Antes, Play 3x −0.100, Check −0.039."
    assert worth_words(lower, Choice.PLAY_4X, trips=False) == both
    assert worth_words(lower, Choice.PLAY_3X, trips=False) == "Play 3x is worth −0.100 Antes, Check −0.039."
    raised = {**BEFORE, Choice.PLAY_4X: Fraction(1)}
    assert worth_words(raised, Choice.PLAY_3X, trips=True) == (
        "With your Trips bet Play 4x is worth +1.000 Antes, Play 3x −0.100, Check −0.039."
    )
    assert worth_words(raised, Choice.PLAY_4X, trips=False) == worth_words(raised, trips=False)


def test_what_a_check_leaves() -> None:
    assert waiting_words(Street.PREFLOP, BEFORE, later=2) == (
        "After a check 2x on the flop is still open, with three more cards seen."
    )
    assert waiting_words(Street.PREFLOP, RAISED, later=2) == "After a check at most 2x is left, on the flop."
    flop = {Choice.CHECK: Fraction(0), Choice.PLAY_2X: Fraction(1)}
    assert waiting_words(Street.FLOP, flop, later=1) == "After a check at most 1x is left, on the river."
    flop = {Choice.CHECK: Fraction(1), Choice.PLAY_2X: Fraction(0)}
    assert waiting_words(Street.FLOP, flop, later=1) == (
        "After a check 1x on the river is still open, with all cards seen."
    )
    assert waiting_words(Street.RIVER, {Choice.PLAY_1X: Fraction(0), Choice.FOLD: Fraction(-2)}, later=1) == ""


def test_other_sentences() -> None:
    assert never_best_words(Choice.PLAY_3X) == "3x is never best at this table."
    assert with_trips_words() == "All values are with your Trips bet."
    assert "with less than a straight" in pays_little_words("a straight")
