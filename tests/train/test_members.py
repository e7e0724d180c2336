"""The row of the chart is the stored solution, hand by hand, and its borders are where the best choice changes."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from uth.analysis.advice import stored_advice
from uth.analysis.game import game_of
from uth.analysis.solved import stored
from uth.analysis.strategy.chart import squares
from uth.cards import hole_name, parse_cards
from uth.config import load_table
from uth.game.model import Choice
from uth.train.members import borders, members, row_lines

STANDARD = load_table("standard").table


@pytest.mark.parametrize("name", ["standard", "auckland"])
def test_each_member_is_its_square_of_the_chart(name: str) -> None:
    table = load_table(name).table
    solved = stored(game_of(table))
    assert solved is not None
    chart = {square.name: square for row in squares(solved.hands) for square in row}
    seen = set()
    for hole in ("Kh 3d", "Kh 3h", "7h 7d", "Th 4d", "3h 2d"):
        for member in members(table, parse_cards(hole)):
            square = chart[hole_name(member.hole)]
            assert member.best is square.best
            assert member.gap == abs(square.margin)
            seen.add(square.name)
    assert len(seen) == 11 + 11 + 13 + 8 + 1


def test_a_check_is_compared_with_the_raise_that_was_made() -> None:
    for hole in ("Th 8d", "Kh 2d", "Jh 5h"):
        for play in (Choice.PLAY_3X, Choice.PLAY_4X):
            for member in members(STANDARD, parse_cards(hole), play):
                advice = stored_advice(STANDARD, member.hole)
                assert advice is not None
                other = Choice.CHECK if member.best.multiple else play
                assert member.gap == advice.values[member.best] - advice.values[other]
    (row,) = row_lines(STANDARD, parse_cards("Th 8d"), Choice.PLAY_4X)
    assert row.replace("\N{NO-BREAK SPACE}", " ").startswith(
        "Ten high, offsuit, best choice and gain in Antes, that of a check over Play 4x (T: ten): T9 check 0.152, "
        "T8 check 0.246, "
    )


def test_of_a_family_that_is_always_raised_no_check_is_told() -> None:
    assert [*row_lines(STANDARD, parse_cards("Ah 8d"), Choice.PLAY_4X)] == [*row_lines(STANDARD, parse_cards("Ah 8d"))]


def test_the_borders() -> None:
    (last, first), = borders(members(STANDARD, parse_cards("Kh 9d")))  # fmt: skip
    assert (hole_name(last.hole), last.best, hole_name(first.hole), first.best) == (
        "K5o", Choice.PLAY_4X, "K4o", Choice.CHECK,
    )  # fmt: skip
    assert borders(members(STANDARD, parse_cards("Kh 9h"))) == ()


def test_in_words() -> None:
    row, border = row_lines(STANDARD, parse_cards("Kh 3d"))
    assert "KQ\N{NO-BREAK SPACE}4x" in row
    row = row.replace("\N{NO-BREAK SPACE}", " ")
    assert row.startswith("King high, offsuit, best choice and gain in Antes (T: ten): KQ 4x ")
    assert ", KT 4x " in row
    assert row.endswith(", K5 4x 0.034, K4 check 0.023, K3 check 0.074, K2 check 0.126.")
    assert border == "The border: Play 4x gains 0.034 with king-five offsuit, Check 0.023 with king-four offsuit."
    gains = [Fraction(part.split()[-1].rstrip(".")) for part in row.partition("): ")[2].split(", ")]
    exact = [member.gap for member in members(STANDARD, parse_cards("Kh 3d"))]
    assert all(abs(said - gap) <= Fraction(1, 2000) for said, gap in zip(gains, exact, strict=True))


def test_the_ten_is_explained_where_it_is_written() -> None:
    assert "(T: ten)" not in next(row_lines(STANDARD, parse_cards("5h 3d")))


def test_nothing_where_it_is_not_stored() -> None:
    other = replace(STANDARD, rules=replace(STANDARD.rules, before_the_flop=(1, 3)))
    assert [*row_lines(other, parse_cards("Kh 3d"))] == []
