"""Opener and closer, with the lines of slip and rack read and added by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.school.drills.sample import (
    COUNTS,
    WHOLE,
    at_every_house,
    in_a_row,
    mistakes,
    of_every_kind,
    right_is_offered,
    wrong_values,
)
from tests.school.drills.steps import FOUND, amount, stacked, told, wrong_orders
from tests.school.houses import TABLES, house
from uth.company.chance import Chance
from uth.school.drills import inventory
from uth.school.drills.inventory import AGREES, AMOUNT, CLOSE, LINE, NONE
from uth.school.exercise import Exercise, Order
from uth.school.findings import Mistake
from uth.school.house import House
from uth.school.skills import Skill
from uth.train.felt.model import RACK


def check(exercise: Exercise) -> None:
    rack = {value: stacked(text) for value, text in told(exercise, "In the rack").items()}
    slip = {value: amount(exercise, text) for value, text in told(exercise, "Slip: chips").items()}
    total = sum(value * number for value, number in rack.items())
    assert exercise.right[AMOUNT] == total == exercise.still.felt.amount(RACK)
    if exercise.kind != CLOSE:
        totals = [line for line in exercise.still.said if line.startswith("Slip: total")]
        assert amount(exercise, totals[0]) == sum(slip.values())
        differs = [str(value) for value in slip if value * rack[value] != slip[value]]
        assert exercise.right[LINE] == (differs[0] if differs else NONE)
        assert len(differs) == (exercise.kind != AGREES)
        assert total == sum(slip.values()) or ("short" in exercise.kind) is (total < sum(slip.values()))
        assert ("report" in str(exercise.right["steps"])) is bool(differs)
    assert right_is_offered(exercise)
    assert mistakes(exercise, exercise.right) == []


@COUNTS
def test_counted_a_second_time(number: int) -> None:
    for exercise in in_a_row(Skill.INVENTORY, number):
        check(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_every_kind(name: str) -> None:
    for exercise in of_every_kind(Skill.INVENTORY, name):
        check(exercise)


@WHOLE
def test_every_profile(whole: bool) -> None:
    for exercise in at_every_house(Skill.INVENTORY, whole=whole):
        check(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_one_error_is_one_finding(name: str) -> None:
    for exercise in of_every_kind(Skill.INVENTORY, name, "errors"):
        right = dict(exercise.right)
        assert mistakes(exercise, {**right, AMOUNT: 1}) == [Mistake.WRONG_COUNT]
        for value in wrong_values(exercise, LINE) if LINE in right else ():
            missed = Mistake.DIFFERENCE_MISSED if value == NONE else Mistake.WRONG_PLACE
            should = Mistake.FALSE_ALARM if right[LINE] == NONE else missed
            assert mistakes(exercise, {**right, LINE: value}) == [should]
        for answer, kind in wrong_orders(exercise):
            [found] = mistakes(exercise, answer)
            assert found in FOUND[kind]
        for left in right:
            answer = {each: value for each, value in right.items() if each != left}
            assert mistakes(exercise, answer) == [Mistake.NOT_ANSWERED]


def test_what_is_offered_does_not_tell_whether_there_is_a_difference() -> None:
    exercises = [each for each in of_every_kind(Skill.INVENTORY, "practice") if each.kind != CLOSE]
    fields = [each.field("steps") for each in exercises]
    offered = {frozenset(option.value for option in field.options) for field in fields if isinstance(field, Order)}
    assert len(fields) == 3
    assert len(offered) == 1


def test_the_slip_is_the_float_where_the_table_states_one() -> None:
    practice = house("practice")
    table = replace(practice.table, float=((500, 200), (2500, 100)))
    exercise = inventory.draw(House(table, practice.profile), AGREES, Chance("one", "float"))

    assert exercise.right[AMOUNT] == 500 * 200 + 2500 * 100
    assert list(told(exercise, "Slip: chips")) == [2500, 500]


def test_no_such_kind() -> None:
    with pytest.raises(ValueError, match="no such kind"):
        inventory.draw(house("practice"), "nothing", Chance("one", "x"))
