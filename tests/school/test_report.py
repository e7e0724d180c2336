"""The report of a run: points by weight, nothing for a wrong answer to the one question there is."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.school.houses import house
from uth.school.exercise import Answer, Exercise, Given, Pick
from uth.school.findings import Mistake, Weight
from uth.school.pace import Pace
from uth.school.plan import Plan
from uth.school.report import points_of, report
from uth.school.run import Run
from uth.school.skills import Skill


@pytest.mark.parametrize(
    ("skill", "found", "points"),
    [
        (Skill.SETTLE, [], 100),
        (Skill.SETTLE, [(Mistake.OWN_FIX, Weight.SAFETY)], 0),
        (Skill.SETTLE, [(Mistake.UNDERPAID, Weight.MONEY)], 50),
        (Skill.SETTLE, [(Mistake.UNDERPAID, Weight.MONEY)] * 3, 0),
        (Skill.SETTLE, [(Mistake.WRONG_CHIPS, Weight.PROCEDURE), (Mistake.BOX_ORDER, Weight.PROCEDURE)], 60),
        (Skill.RESULTS, [(Mistake.LOSER_PAID, Weight.MONEY)], 50),
        (Skill.CALLS, [(Mistake.WRONG_CALL, Weight.PROCEDURE)], 0),
        (Skill.PAY_BET, [(Mistake.FILL_NEEDLESS, Weight.PROCEDURE)], 0),
        (Skill.PAY_BET, [(Mistake.WRONG_CHIPS, Weight.PROCEDURE)], 80),
        (Skill.SPOT, [(Mistake.MISTAKE_MISSED, Weight.MONEY)], 0),
        (Skill.QUALIFY, [(Mistake.SLOW_READ, Weight.SPEED)], 90),
    ],
)
def test_points(skill: Skill, found: list[tuple[Mistake, Weight]], points: int) -> None:
    assert points_of(skill, found) == points


def always_first(skill: Skill) -> Fraction:
    """The score of who always gives the first answer that is offered."""
    run = Run(Plan((skill,), house("practice"), "guess", count=60))
    while not run.over:
        exercise = run.exercise()
        run = run.answered(exercise, Given({field.name: first(exercise, field.name) for field in exercise.fields}))
    return report(run).all.score


def first(exercise: Exercise, name: str) -> str:
    field = exercise.field(name)
    assert isinstance(field, Pick)
    return field.options[0].value


@pytest.mark.parametrize("skill", [Skill.COMPARE, Skill.QUALIFY, Skill.SPOT, Skill.CALLS, Skill.RULINGS, Skill.RESULTS])
def test_guessing_does_not_pass(skill: Skill) -> None:
    assert always_first(skill) < 75


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
