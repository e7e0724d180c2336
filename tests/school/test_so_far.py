"""What is said after each field of an exercise is what the whole answer is marked with later."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.school.houses import house
from uth.company.chance import Chance
from uth.school.drill import drill_of
from uth.school.exercise import Exercise, Field, GiveAmount, GiveChips, Given, Order, Pick, PickCards, Value
from uth.school.run import findings_so_far
from uth.school.skills import BY_ACTS, Skill, told_apart


def some(field: Field, right: Value | None, random: Random) -> Value:
    """Return an answer to a field, right or wrong."""
    if right is not None and random.random() < 0.5:
        return right
    match field:
        case Pick(options=options):
            return random.choice(options).value
        case Order(options=options):
            return tuple(option.value for option in random.sample(options, random.randrange(1, len(options) + 1)))
        case PickCards(cards=cards, count=count):
            return tuple(random.sample(cards, count))
        case GiveAmount():
            return random.randrange(0, 20_000, 500)
        case GiveChips():
            return ((house("standard").table.chips[0].value, random.randrange(1, 9)),)


def exercises(skill: Skill, table: str) -> Iterator[Exercise]:
    here, drill = house(table), drill_of(skill)
    for kind in drill.kinds(here)[::5]:
        yield drill.draw(here, kind, Chance("at once", f"{table} {skill} {kind}"))


@pytest.mark.parametrize("table", ["standard", "six-box-dark"])
@pytest.mark.parametrize("skill", [skill for skill in Skill if skill not in BY_ACTS])
def test_what_is_said_at_once_is_what_the_whole_answer_says(skill: Skill, table: str) -> None:
    random = Random(f"{skill} {table}")
    for exercise in exercises(skill, table):
        answer = {field.name: some(field, exercise.right.get(field.name), random) for field in exercise.fields}
        whole = drill_of(skill).mark(exercise, answer)
        assert {finding.field for finding in whole} <= set(answer)
        for count in range(1, len(answer)):
            part = dict(list(answer.items())[:count])
            said = findings_so_far(exercise, Given(part))
            silent = exercise.after(part) and not told_apart(skill)
            assert set(said) == (set() if silent else {finding for finding in whole if finding.field in part})
