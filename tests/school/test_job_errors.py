"""The rest of the job (rules.md 12.5): whoever makes one error of any kind gets exactly that one marked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tests.school.drills.sample import mistakes, of_every_kind, wrong_values
from tests.school.drills.steps import wrong_orders
from tests.school.houses import house
from uth.company.chance import Chance
from uth.profile import Toke
from uth.school.drills import tokes
from uth.school.exercise import Answer, Exercise, Field, GiveAmount, GiveChips, Order, Pick
from uth.school.findings import Mistake
from uth.school.skills import Skill

JOB = (Skill.BUY_IN, Skill.INVENTORY, Skill.FILL, Skill.RELIEF, Skill.TOKES, Skill.PERSONS, Skill.BIG_WIN)


def exercises() -> Iterator[Exercise]:
    """One of every kind, and a toke at a house whose sources are silent."""
    for skill in JOB:
        yield from of_every_kind(skill, "practice", "errors of the job")
    yield tokes.draw(house("practice", "FR"), Toke.GIVEN.value, Chance("errors", "silent"))


def with_errors(exercise: Exercise, field: Field) -> Iterator[Answer]:
    """Answers with one error in a field."""
    right = exercise.right
    match field:
        case Order():
            yield from (answer for answer, _kind in wrong_orders(exercise))
        case Pick(name=name):
            yield from ({**right, name: value} for value in wrong_values(exercise, name))
        case GiveAmount(name=name):
            amount = right[name]
            assert isinstance(amount, int)
            yield from ({**right, name: amount + more} for more in (-1, 1))
        case GiveChips(name=name):
            chips = right[name]
            assert isinstance(chips, tuple)
            yield from ({**right, name: wrong} for wrong in ((), "fill"))
    yield {name: value for name, value in right.items() if name != field.name}


@cache
def found() -> dict[tuple[str, str, str], frozenset[Mistake]]:
    """What is found, by drill, kind and field; never more than one at a time."""
    table: dict[tuple[str, str, str], set[Mistake]] = {}
    for exercise in exercises():
        for field in exercise.fields:
            for answer in with_errors(exercise, field):
                marks = mistakes(exercise, answer)
                assert len(marks) <= 1, (exercise.kind, answer, marks)
                table.setdefault((exercise.skill, exercise.kind, field.name), set()).update(marks)
    return {key: frozenset(marks) for key, marks in table.items()}


def test_every_field_of_every_kind_has_its_errors() -> None:
    assert all(Mistake.NOT_ANSWERED in marks and len(marks) > 1 for marks in found().values())
    assert len({(skill, mistake) for (skill, _kind, _field), marks in found().items() for mistake in marks}) >= 40


def test_every_mistake_of_the_job_is_found_somewhere() -> None:
    every = list(Mistake)
    own = every[every.index(Mistake.STEP_LEFT_OUT) : every.index(Mistake.CONCERN_MISNAMED) + 1]
    others = {Mistake.OWN_FIX, Mistake.FALSE_ALARM, Mistake.WRONG_PLACE, Mistake.FLOOR_NOT_CALLED, Mistake.WRONG_COUNT,
              Mistake.CHANGE_UNEQUAL, Mistake.FILL_NEEDLESS, Mistake.UNDERPAID, Mistake.OVERPAID}  # fmt: skip
    assert {*own, *others} <= frozenset().union(*found().values())
