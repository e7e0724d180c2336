"""The report of a run: what came of it, and that guessing does not pay."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.school.houses import house
from uth.school.exercise import Answer, Exercise, Given, Pick
from uth.school.findings import Mistake, Weight
from uth.school.pace import Pace
from uth.school.plan import Plan
from uth.school.report import report
from uth.school.run import Run
from uth.school.skills import Skill


def always_first(skill: Skill, count: int) -> Fraction:
    """The score of who always gives the first answer that is offered."""
    run = Run(Plan((skill,), house("practice"), "guess", count=count))
    while not run.over:
        exercise = run.exercise()
        run = run.answered(exercise, Given({field.name: first(exercise, field.name) for field in exercise.fields}))
    return report(run).all.score


def first(exercise: Exercise, name: str) -> str:
    field = exercise.field(name)
    assert isinstance(field, Pick)
    return field.options[0].value


@pytest.mark.parametrize("count", [24, pytest.param(60, marks=pytest.mark.full)])
@pytest.mark.parametrize("skill", [Skill.COMPARE, Skill.QUALIFY, Skill.SPOT, Skill.CALLS, Skill.RULINGS, Skill.RESULTS])
def test_guessing_does_not_pass(skill: Skill, count: int) -> None:
    assert always_first(skill, count) < 75


def test_what_came_of_a_run() -> None:
    run = Run(Plan((Skill.QUALIFY,), house("practice"), "sum", count=4))
    for answer in ("right", "wrong", "right", "none"):
        exercise = run.exercise()
        [(name, right)] = exercise.right.items()
        other = "no" if right == "yes" else "yes"
        answers: dict[str, Answer] = {"right": {name: right}, "wrong": {name: other}, "none": {}}
        given = answers[answer]
        run = run.answered(exercise, Given(given, {name: 1_000}))

    found = report(run)

    assert (found.all.asked, found.all.right, found.all.score) == (4, 2, Fraction(50))
    assert dict(found.weights)[Weight.MONEY] == 2
    assert {mistake for mistake, _times in found.mistakes} == {Mistake.QUALIFIES_WRONG, Mistake.NOT_ANSWERED}
    assert [mark.number for mark in found.worst] == [2, 4]
    assert dict(found.paces)[Pace.READ].middle == 1_000
