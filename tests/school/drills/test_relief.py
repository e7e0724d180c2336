"""Relief: whether a card or cash lies on the table decides it, looked at a second time."""

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
from tests.school.drills.steps import FOUND, STEPS, wrong_orders
from tests.school.houses import TABLES, house
from uth.company.chance import Chance
from uth.school.drill import drill_of
from uth.school.drills import relief
from uth.school.drills.relief import WHEN
from uth.school.exercise import Exercise
from uth.school.findings import Mistake
from uth.school.skills import Skill
from uth.train.felt.model import BOARD

LATE = (
    "at once", "when the cash is changed", "when the box in hand is finished",
    "when the round is settled and cleared",
)  # fmt: skip
OPEN = {"before the flop": 0, "on the flop": 3, "at the river": 5, "in the settlement": 5}
"""How many cards of the board lie open at each moment of a round."""


def check(exercise: Exercise) -> None:
    felt = exercise.still.felt
    if exercise.kind in OPEN:
        assert sum(each.up for each in felt.cards_at(BOARD)) == OPEN[exercise.kind]
        expected = LATE[3]
    else:
        assert not felt.cards
        expected = LATE[1] if exercise.still.said else LATE[0]
    assert exercise.right[WHEN] == expected
    steps = exercise.right[STEPS]
    assert steps == (("tap", "clear hands", "step aside") if expected == LATE[0] else
                     ("tap", "finish", "clear hands", "step aside"))  # fmt: skip
    assert right_is_offered(exercise)
    assert mistakes(exercise, exercise.right) == []


@COUNTS
def test_looked_at_a_second_time(number: int) -> None:
    for exercise in in_a_row(Skill.RELIEF, number):
        check(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_every_kind(name: str) -> None:
    for exercise in of_every_kind(Skill.RELIEF, name):
        check(exercise)


@WHOLE
def test_every_profile(whole: bool) -> None:
    for exercise in at_every_house(Skill.RELIEF, whole=whole):
        check(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_one_error_is_one_finding(name: str) -> None:
    for exercise in of_every_kind(Skill.RELIEF, name, "errors"):
        right = dict(exercise.right)
        for value in wrong_values(exercise, WHEN):
            early = LATE.index(value) < LATE.index(str(right[WHEN]))
            should = Mistake.RELIEVED_EARLY if early else Mistake.RELIEVED_LATE
            assert mistakes(exercise, {**right, WHEN: value}) == [should]
        for answer, kind in wrong_orders(exercise):
            [found] = mistakes(exercise, answer)
            assert found in FOUND[kind]
        for left in right:
            answer = {each: value for each, value in right.items() if each != left}
            assert mistakes(exercise, answer) == [Mistake.NOT_ANSWERED]


def test_a_house_that_says_so_is_the_source() -> None:
    for profile, source in (
        ("FR", "house profile FR (article 55-20)"),
        ("US", "How to Deal Let-It-Ride 3, vegas-aces.com"),
    ):
        exercise = relief.draw(house("practice", profile), "on the flop", Chance("one", "source"))
        [finding] = drill_of(Skill.RELIEF).mark(exercise, {**exercise.right, WHEN: LATE[0]})
        assert finding.source == source


def test_no_such_kind() -> None:
    with pytest.raises(ValueError, match="no such kind"):
        relief.draw(house("practice"), "in the shuffle", Chance("one", "x"))
