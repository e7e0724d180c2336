"""The drill of chips: fewest chips by trying all numbers, change by division, piles by the list of rules.md 7.1."""

from __future__ import annotations

import re

import pytest

from tests.school.drills.sample import COUNTS, WHOLE, at_every_house, in_a_row, mistakes, of_every_kind
from tests.school.houses import TABLES, house
from uth.company.chance import Chance
from uth.school.drills import chips
from uth.school.exercise import FILL, CutOut, Exercise, Value
from uth.school.findings import Mistake
from uth.school.skills import Skill
from uth.school.stated import as_chips
from uth.table import Table


def cut_out(value: Value) -> CutOut:
    """The chips of an answer."""
    return as_chips(value)


def worth(value: Value) -> int:
    return sum(chip * count for chip, count in cut_out(value))


def fewest(table: Table, amount: int) -> int:
    """The least number of chips for an amount: the highest chips as far as they surely come, the rest sum by sum."""
    values = sorted((chip.value for chip in table.chips), reverse=True)
    sure = max(0, amount // values[0] - 40)
    rest = amount - sure * values[0]
    step = values[-1]
    least = {0: 0}
    for done in range(step, rest + 1, step):
        before = [least[done - value] for value in values if done - value in least]
        if before:
            least[done] = min(before) + 1
    return sure + least[rest]


def laid(exercise: Exercise) -> CutOut:
    return tuple((chip.value, count) for lie in exercise.still.felt.chips.values() for chip, count in lie.items())


def check(exercise: Exercise) -> None:
    [(name, right)] = exercise.right.items()
    assert mistakes(exercise, exercise.right) == []
    assert mistakes(exercise, {}) == [Mistake.NOT_ANSWERED]
    match exercise.kind:
        case "change":
            [(high, one)], [(low, number)] = laid(exercise), cut_out(right)
            assert one == 1
            assert low * number == high
        case "colour up":
            assert worth(right) == worth(laid(exercise))
        case "full stack":
            assert name == "amount"
            assert isinstance(right, int)
            assert right % 20 == 0
        case "cut into piles":
            count = int(re.findall(r"^\d+", exercise.prompt)[0])
            assert right == {6: "3+3", 7: "3+3+1", 8: "4+4", 9: "4+4+1", 10: "5+5"}[count]
        case _:
            pass


@COUNTS
def test_solved_a_second_time(number: int) -> None:
    for exercise in in_a_row(Skill.CHIPS, number):
        check(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_every_kind(name: str) -> None:
    for exercise in of_every_kind(Skill.CHIPS, name):
        check(exercise)


@WHOLE
def test_every_profile(whole: bool) -> None:
    for exercise in at_every_house(Skill.CHIPS, whole=whole):
        check(exercise)


@pytest.mark.parametrize("lot", range(12))
def test_an_amount_is_made_of_as_few_chips_as_can_be(lot: int) -> None:
    exercise = chips.draw(house("standard"), "make an amount", Chance(str(lot), "make"))
    right = exercise.right["chips"]

    assert sum(count for _chip, count in cut_out(right)) == fewest(exercise.house.table, worth(right))


def exercise_of(kind: str) -> Exercise:
    return chips.draw(house("standard"), kind, Chance("one", kind))


@pytest.mark.parametrize(
    ("kind", "answer", "mistake"),
    [
        ("make an amount", {"chips": ((100, 1),)}, Mistake.CHANGE_UNEQUAL),
        ("make an amount", {"chips": FILL}, Mistake.FILL_NEEDLESS),
        ("full stack", {"amount": 1}, Mistake.WRONG_COUNT),
        ("cut into piles", {"piles": "1+1"}, Mistake.PILES_WRONG),
    ],
)
def test_one_error_is_one_finding(kind: str, answer: dict[str, Value], mistake: Mistake) -> None:
    assert mistakes(exercise_of(kind), answer) == [mistake]


def test_change_in_other_chips_than_were_asked_for() -> None:
    exercise = exercise_of("change")
    high = laid(exercise)[0][0]

    assert mistakes(exercise, {"chips": ((high, 1),)}) == [Mistake.WRONG_CHIPS]


def test_colouring_up_leaves_no_more_small_chips_than_needed() -> None:
    exercise = exercise_of("colour up")

    assert mistakes(exercise, {"chips": laid(exercise)}) == [Mistake.WRONG_CHIPS]
