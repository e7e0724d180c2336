"""The map of starting hands and the rows of streets say what the grades say; 100 is what was always right."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.train.graded import graded
from uth.game.model import Choice
from uth.train.leaks import leaks_of
from uth.ui.learn.accuracy import hand_facts, map_lines, map_values, street_rows
from uth.ui.plots.chart import FULL
from uth.ui.plots.rows import Section

CHECK, FOUR = Choice.CHECK, Choice.PLAY_4X
OFTEN = [graded(number, "preflop K5o", FOUR, FOUR) for number in range(2, 301)]
LEAKS = leaks_of(
    [
        graded(1, "preflop K5o", CHECK, FOUR, Fraction(1, 4)),
        *OFTEN,
        graded(301, "preflop AA", FOUR, FOUR),
        graded(302, "flop top pair, three suits", CHECK, Choice.PLAY_2X, 1),
        graded(303, "river high card, over 30 outs", Choice.FOLD, Choice.FOLD),
    ]
)


def test_percent_of_each_hand_that_came() -> None:
    values = map_values(LEAKS)
    assert values == {"K5o": (pytest.approx(-FULL / 300), "99"), "AA": (FULL, "100")}


@pytest.mark.parametrize(
    ("right", "decisions", "shown"),
    [(2, 3, "67"), (1, 3, "33"), (1, 8, "13"), (0, 4, "0"), (1, 300, "1"), (199, 200, "99"), (3, 3, "100")],
)
def test_percent_is_the_nearest_and_all_or_nothing_is_meant_so(right: int, decisions: int, shown: str) -> None:
    some = [
        graded(number, "preflop AA", FOUR if number < right else CHECK, FOUR, int(number >= right))
        for number in range(decisions)
    ]
    assert map_values(leaks_of(some))["AA"][1] == shown


def test_what_is_told_of_a_hand() -> None:
    assert hand_facts(LEAKS, "K5o").rows == (("Decisions", "300"), ("Right", "99.67 %"), ("Cost in Antes", "0.250"))
    assert hand_facts(LEAKS, "72o").rows == (("Decisions", "0"),)
    assert map_lines(LEAKS)[1] == "AA, Decisions 1, Right 100.00 %, Cost in Antes 0.000"


def test_rows_by_street_and_by_what_the_hand_is() -> None:
    rows = street_rows(LEAKS).rows
    assert [row[0].title if isinstance(row[0], Section) else row[0] for row in rows] == [
        "Before the flop", "On the flop", "On the river", "On the flop", "Top pair", "On the river", "High card"
    ]  # fmt: skip
    assert rows[0][1:3] == ("301", "99.67 %")
