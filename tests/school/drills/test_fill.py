"""Fill and credit, with what is told of the chips read and added by hand."""

from __future__ import annotations

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
from uth.school.drills import fill
from uth.school.drills.fill import AMOUNT, CHIPS, DIFFERS, FROM_FLOAT, SIGNS, TO_FLOAT, Signs
from uth.school.exercise import Exercise
from uth.school.findings import Mistake
from uth.school.skills import Skill
from uth.train.felt.model import RACK


def stacks(exercise: Exercise, start: str) -> dict[int, int]:
    return {value: stacked(text) for value, text in told(exercise, start).items()}


def worth(chips: dict[int, int]) -> int:
    return sum(value * number for value, number in chips.items())


def check(exercise: Exercise) -> None:
    if exercise.kind in (TO_FLOAT, FROM_FLOAT):
        rack, full = stacks(exercise, "In the rack"), stacks(exercise, "Float")
        less, more = (rack, full) if exercise.kind == TO_FLOAT else (full, rack)
        due = {value: more[value] - less[value] for value in full if more[value] != less[value]}
        assert exercise.right[CHIPS] == tuple(sorted(due.items(), reverse=True))
        assert exercise.right[AMOUNT] == worth(due) == worth(more) - worth(less)
        assert all(0 < number <= 200 for number in due.values())
        assert exercise.still.felt.amount(RACK) == worth(rack)
    elif exercise.kind == DIFFERS:
        come = stacks(exercise, "On the table")
        slip = {value: amount(exercise, text) for value, text in told(exercise, "Slip").items()}
        agrees = all(slip[value] == value * number for value, number in come.items())
        assert exercise.right == {AMOUNT: worth(come), SIGNS: "sign" if agrees else "call the floor"}
    else:
        assert exercise.right[AMOUNT] == worth(stacks(exercise, "Chips"))
        first = "leave request" if exercise.kind == "fill" else "break down"
        steps = exercise.right["steps"]
        assert isinstance(steps, tuple)
        assert steps[0] == first
        assert steps[-4:] == ("call amount", "sign", "floor signs", "drop slips")
    assert right_is_offered(exercise)
    assert mistakes(exercise, exercise.right) == []


@COUNTS
def test_reckoned_a_second_time(number: int) -> None:
    for exercise in in_a_row(Skill.FILL, number):
        check(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_every_kind(name: str) -> None:
    for exercise in of_every_kind(Skill.FILL, name):
        check(exercise)


@WHOLE
def test_every_profile(whole: bool) -> None:
    for exercise in at_every_house(Skill.FILL, whole=whole):
        check(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_one_error_is_one_finding(name: str) -> None:
    for exercise in of_every_kind(Skill.FILL, name, "errors"):
        right = dict(exercise.right)
        assert mistakes(exercise, {**right, AMOUNT: 1}) == [Mistake.WRONG_COUNT]
        if CHIPS in right:
            assert mistakes(exercise, {**right, CHIPS: ()}) == [Mistake.CHANGE_UNEQUAL]
        for answer, kind in wrong_orders(exercise) if "steps" in right else ():
            [found] = mistakes(exercise, answer)
            assert found in FOUND[kind]
        for left in right:
            answer = {each: value for each, value in right.items() if each != left}
            assert mistakes(exercise, answer) == [Mistake.NOT_ANSWERED]


@pytest.mark.parametrize(("seed", "right"), [("agrees", Signs.SIGN), ("differs", Signs.FLOOR)])
def test_a_slip_is_signed_only_if_it_agrees_and_never_amended(seed: str, right: Signs) -> None:
    drawn = (fill.draw(house("practice"), DIFFERS, Chance(f"{seed} {n}", "slip")) for n in range(50))
    exercise = next(each for each in drawn if each.right[SIGNS] == right)
    wrong = Mistake.DIFFERENCE_MISSED if right is Signs.FLOOR else Mistake.FALSE_ALARM
    for value in wrong_values(exercise, SIGNS):
        should = Mistake.OWN_FIX if value == Signs.AMEND else wrong
        assert mistakes(exercise, {**exercise.right, SIGNS: value}) == [should]


def test_guessing_does_not_pay() -> None:
    drawn = [fill.draw(house("practice"), DIFFERS, Chance(f"guess {n}", "slip")) for n in range(100)]
    assert 30 < sum(each.right[SIGNS] == Signs.SIGN for each in drawn) < 70


def test_no_such_kind() -> None:
    with pytest.raises(ValueError, match="no such kind"):
        fill.draw(house("practice"), "nothing", Chance("one", "x"))
