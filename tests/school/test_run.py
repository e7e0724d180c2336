"""Runs: repeatable from plan and answers, marked in order of weight, and kinds that were missed come again."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.school.houses import TABLES, house
from uth.school.exercise import Exercise, Given
from uth.school.findings import Mistake, Weight
from uth.school.pace import Targets
from uth.school.plan import Plan
from uth.school.run import Run, given_data, given_from, repeated
from uth.school.skills import Skill

QUICK = 500


def perfect(exercise: Exercise, each: int = QUICK) -> Given:
    """The answer of a trainee who knows everything and takes so many milliseconds for each field."""
    names = [field.name for field in exercise.fields] or list(exercise.right)
    return Given(exercise.right, {name: each * (place + 1) for place, name in enumerate(names)})


def played(plan: Plan) -> Run:
    run = Run(plan)
    while not run.over:
        exercise = run.exercise()
        run = run.answered(exercise, perfect(exercise))
    return run


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if turn % 3 == 0 else pytest.mark.full) for turn, name in enumerate(TABLES)]
)
def test_a_perfect_trainee_gets_full_marks_in_every_drill(name: str) -> None:
    run = played(Plan(tuple(Skill), house(name), name, count=26))

    assert [mark.findings for mark in run.marks] == [()] * 26


def test_the_same_plan_and_answers_make_the_same_run() -> None:
    run = played(Plan(tuple(Skill), house("practice"), "again", count=24))
    answers = json.loads(json.dumps([given_data(mark.given) for mark in run.marks]))

    again = repeated(run.plan, answers)

    assert again.marks == run.marks
    assert again.learning == run.learning


def test_no_answer_at_all() -> None:
    run = Run(Plan((Skill.CALLS,), house("practice"), "none"))
    run = run.answered(run.exercise(), Given({}))

    [finding] = run.marks[0].findings
    assert finding.mistake is Mistake.NOT_ANSWERED
    assert not run.marks[0].right


def slow(plan: Plan) -> Run:
    run = Run(plan)
    exercise = run.exercise()
    return run.answered(exercise, perfect(exercise, each=20_000))


def test_slowness_counts_where_all_else_is_right() -> None:
    plan = Plan((Skill.QUALIFY,), house("practice"), "slow")

    [mark] = slow(plan).marks
    assert [finding.mistake for finding in mark.findings] == [Mistake.SLOW_READ]
    assert mark.right
    [untimed] = slow(replace(plan, targets=Targets(0, 0, 0, 0, 0))).marks
    assert untimed.findings == ()


def test_slowness_is_not_told_beside_wrong_money() -> None:
    run = Run(Plan((Skill.QUALIFY,), house("practice"), "slow"))
    exercise = run.exercise()
    [(name, right)] = exercise.right.items()
    wrong = "no" if right == "yes" else "yes"

    [mark] = run.answered(exercise, Given({name: wrong}, {name: 60_000})).marks

    assert [finding.weight for finding in mark.findings] == [Weight.MONEY]


def test_a_kind_that_is_missed_comes_more_often() -> None:
    run = Run(Plan((Skill.CALLS,), house("practice"), "learn", count=60))
    while not run.over:
        exercise = run.exercise()
        run = run.answered(exercise, Given({}) if exercise.kind == "close" else perfect(exercise))
    asked = Counter(mark.kind for mark in run.marks)

    assert asked["close"] >= 3 * max(times for kind, times in asked.items() if kind != "close")


def test_no_kind_comes_twice_in_a_row() -> None:
    kinds = [mark.kind for mark in played(Plan((Skill.CALLS,), house("practice"), "row", count=40)).marks]

    assert all(one != other for one, other in pairwise(kinds))


@pytest.mark.parametrize("data", [None, [1, 2], [{"call": "close"}], [{"dance": "x"}, {}], [{}, {"call": None}]])
def test_what_is_no_answer(data: object) -> None:
    exercise = Run(Plan((Skill.CALLS,), house("practice"), "one")).exercise()

    with pytest.raises(ValueError, match=r"no answer|not enough values"):
        given_from(exercise, data)
