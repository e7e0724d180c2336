"""Mistakes and luck in words."""

from __future__ import annotations

from fractions import Fraction

from tests.tables import USD
from uth.cards import parse_cards
from uth.game.model import Choice
from uth.table import Street
from uth.words.leaks import Cost, accuracy_words, example_words, leak_words, luck_words, when_words


def test_a_cost() -> None:
    assert str(Cost(Fraction(63, 50), Fraction(1260), USD)) == "1.260 Antes ($12.60)"
    assert str(Cost(Fraction(0), Fraction(0), USD)) == "nothing"
    assert str(Cost(Fraction(1, 9000), Fraction(1, 9), USD)) == "under 0.001 Antes (under $0.01)"


def test_a_leak() -> None:
    cost = Cost(Fraction(81, 1000), Fraction(81), USD)
    said = leak_words("king-three offsuit", (Choice.CHECK, Choice.PLAY_4X), (2, 5), cost)
    assert said == "king-three offsuit: check instead of 4x, 2 of 5 times, costs 0.081 Antes ($0.81)"
    assert ", 1 of 1 time, " in leak_words("aces", (Choice.FOLD, Choice.PLAY_1X), (1, 1), cost)


def test_an_example() -> None:
    cost = Cost(Fraction(81, 1000), Fraction(81), USD)
    hole, board = parse_cards("Kd 4s"), parse_cards("Ah 9c 2d")
    assert example_words(1_017, hole, (), cost) == "round 1,017: Kd 4s, 0.081 Antes ($0.81)"
    assert example_words(17, hole, board, cost) == "round 17: Kd 4s on Ah 9c 2d, 0.081 Antes ($0.81)"


def test_accuracy() -> None:
    assert accuracy_words(50, 48, 12) == "48 of 50 right (96.00 %), 12 close"
    assert accuracy_words(0, 0, 0) == "no decision"


def test_when() -> None:
    assert [when_words(street) for street in (None, *Street)] == [
        "before the deal", "before the flop", "on the flop", "on the river",
    ]  # fmt: skip


def test_luck() -> None:
    assert luck_words(-1_500, Fraction(-500), 2_000.0, USD) == (
        "The result is −$15.00. Best play at the same stakes, with the cost of these mistakes taken off, brings −$5.00 "
        "on average, give or take $20.00: luck was −$10.00, −0.50 standard deviations."
    )
