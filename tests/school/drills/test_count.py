"""The counting drill, against the chips counted one by one."""

from __future__ import annotations

import pytest

from tests.school.drills.sample import COUNTS, WHOLE, at_every_house, in_a_row, mistakes, of_every_kind
from tests.school.houses import TABLES, house
from uth.company.chance import Chance
from uth.school.drills import count
from uth.school.drills.count import AMOUNT
from uth.school.exercise import Exercise
from uth.school.findings import Mistake
from uth.school.skills import Skill


def check(exercise: Exercise) -> None:
    chips = [chip.value for lie in exercise.still.felt.chips.values() for chip, number in lie.items()
             for _one in range(number)]  # fmt: skip
    total = 0
    for value in chips:
        total += value
    assert exercise.right == {AMOUNT: total}
    assert 0 < len(chips) <= 60
    assert mistakes(exercise, exercise.right) == []
    assert mistakes(exercise, {AMOUNT: total + 1}) == [Mistake.WRONG_COUNT]
    assert mistakes(exercise, {}) == [Mistake.NOT_ANSWERED]


@COUNTS
def test_counted_a_second_time(number: int) -> None:
    for exercise in in_a_row(Skill.COUNT, number):
        check(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_every_kind(name: str) -> None:
    for exercise in of_every_kind(Skill.COUNT, name):
        check(exercise)


@WHOLE
def test_every_profile(whole: bool) -> None:
    for exercise in at_every_house(Skill.COUNT, whole=whole):
        check(exercise)


def test_no_such_kind() -> None:
    with pytest.raises(ValueError, match="no such kind"):
        count.draw(house("standard"), "ten stacks", Chance("one", "x"))
