"""Answers are marked by the exact values of what the player sees, and before those are there by the rule of thumb."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.train.drills.test_plan import PRACTICE, STANDARD
from tests.train.drills.test_spots import spot
from uth.analysis.advice import advise
from uth.game.model import Choice
from uth.table import Table
from uth.train.drills.marks import Asked, ask, exact_values, mark, rule_of_thumb, values_at_once
from uth.train.drills.plan import Plan
from uth.train.drills.spots import Spot
from uth.train.kinds import kind_of

CHECK, FOLD, PLAY_1X, PLAY_2X, PLAY_4X = (
    Choice.CHECK, Choice.FOLD, Choice.PLAY_1X, Choice.PLAY_2X, Choice.PLAY_4X,
)  # fmt: skip


def asked_for(table: Table, where: Spot, *, trips: bool = False) -> Asked:
    kind = kind_of(table.rules, where.hole, where.board).key
    return ask(Plan((table,), "7", boxes=len(where.holes), trips=trips), 1, where, kind)


@pytest.mark.parametrize(
    ("board", "hole", "best"),
    [("", "Ah Ad", PLAY_4X), ("9h Ks 2c", "9c 4d", PLAY_2X), ("4s 5h 6d 8c 9d", "Kd Qh", FOLD)],
)
def test_an_answer_costs_what_the_best_choice_is_worth_more(board: str, hole: str, best: Choice) -> None:
    asked = asked_for(STANDARD, spot(1, board, hole))
    values = exact_values(asked)
    assert values == advise(STANDARD, asked.spot.hole, asked.spot.board).values
    assert tuple(values) == asked.offered
    for choice in asked.offered:
        marked = mark(asked, choice, 1_500, values)
        assert (marked.cost, marked.best, marked.exact) == (values[best] - values[choice], best, True)
        assert marked.right == (choice is best)
        assert marked.margin == values[best] - sorted(values.values())[-2]
    late = mark(asked, best, 1_500, values, late=True)
    assert not late.right
    assert late.cost == 0


def test_the_cards_of_the_other_boxes_and_trips_count() -> None:
    asked = asked_for(PRACTICE, spot(1, "9h Ks 2c", "9c 4d", "9s 9d"), trips=True)
    question = asked.question
    assert question is not None
    assert question.trips == question.ante
    dead = asked.spot.holes[1][1]
    assert exact_values(asked) == advise(PRACTICE, question.hole, question.board, dead, Fraction(1)).values


def test_what_is_not_said_is_a_check_or_a_fold_and_never_right() -> None:
    for board, hole, silent in (("9h Ks 2c", "3c 4d", CHECK), ("4s 5h 6d 8c 9d", "Kd Qh", FOLD)):
        asked = asked_for(STANDARD, spot(1, board, hole))
        values = exact_values(asked)
        marked = mark(asked, None, 10_000, values, late=True)
        assert (marked.chosen, marked.right, marked.late) == (None, False, True)
        assert marked.cost == max(values.values()) - values[silent]


def test_what_is_stored_is_known_at_once_and_nothing_else() -> None:
    before = asked_for(STANDARD, spot(1, "", "Ah Kd"))
    assert values_at_once(before) == exact_values(before)
    assert values_at_once(asked_for(STANDARD, spot(1, "9h Ks 2c", "9c 4d"))) is None
    assert values_at_once(asked_for(PRACTICE, spot(1, "", "Ah Kd", "As Ks"))) is None
    assert values_at_once(asked_for(STANDARD, spot(1, "", "Ah Kd"), trips=True)) is None


def test_nothing_hidden_changes_a_value_or_the_rule_of_thumb() -> None:
    for board in ("", "9h Ks 2c", "9h Ks 2c 5d 7h"):
        plans = [Plan((STANDARD,), seed) for seed in "789"]
        asked = [ask(plan, 1, spot(1, board, "9c 4d"), "") for plan in plans]
        assert len({each.state.dealer for each in asked}) == 3
        assert len({str(exact_values(each)) for each in asked}) == 1
        assert len({rule_of_thumb(each) for each in asked}) == 1


@pytest.mark.parametrize(
    ("board", "hole", "rule"),
    [("9h Ks 2c", "9c 4d", PLAY_2X), ("9h Ks 2c", "Ac 4d", CHECK), ("4s 5h 6d 8c 9d", "Kd Qh", FOLD),
     ("9h Ks 2c 5d 7h", "9c 4d", PLAY_1X)],
)  # fmt: skip
def test_before_the_values_are_there_the_rule_of_thumb_decides(board: str, hole: str, rule: Choice) -> None:
    asked = asked_for(STANDARD, spot(1, board, hole))
    assert rule_of_thumb(asked) is rule
    for choice in asked.offered:
        marked = mark(asked, choice, 900, None)
        assert (marked.best, marked.right, marked.cost, marked.exact) == (rule, choice is rule, None, False)


def test_what_is_not_offered_is_no_answer() -> None:
    asked = asked_for(STANDARD, spot(1, "9h Ks 2c", "9c 4d"))
    with pytest.raises(ValueError, match="play 4x is not offered: there are check, play 2x"):
        mark(asked, PLAY_4X, 900, None)
