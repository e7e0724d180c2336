"""When to call the floor about a person: each thing seen, with its answer written down by hand."""

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
from tests.school.houses import TABLES, house
from uth.company.chance import Chance
from uth.school.drill import drill_of
from uth.school.drills import persons
from uth.school.drills.persons import CONCERN, FIRST
from uth.school.exercise import Exercise
from uth.school.findings import Mistake
from uth.school.skills import Skill

BY_HAND = {
    "distress": ("borrows", "rent lost", "cannot stop", "chases"),
    "intoxication": ("slurs", "drunk bets", "nods off"),
    "under age": ("looks young", "school", "not yet of age"),
    "excluded": ("known face", "says excluded", "barred"),
    "none": ("grumbles", "celebrates", "one drink", "age checked", "has enough", "asks advice"),
}
"""The four reasons of rules.md 12.5, D21, and none."""


def check(exercise: Exercise) -> None:
    [concern] = [name for name, seen in BY_HAND.items() if exercise.kind in seen]
    assert exercise.right == {FIRST: "go on" if concern == "none" else "call the floor", CONCERN: concern}
    assert f"box {exercise.still.box}" in exercise.prompt
    assert "{" not in exercise.prompt
    assert exercise.still.box in exercise.still.boxes
    assert right_is_offered(exercise)
    assert mistakes(exercise, exercise.right) == []


@COUNTS
def test_by_hand(number: int) -> None:
    for exercise in in_a_row(Skill.PERSONS, number):
        check(exercise)


def test_every_kind() -> None:
    assert sorted(persons.SEEN) == sorted(seen for every in BY_HAND.values() for seen in every)
    for exercise in of_every_kind(Skill.PERSONS, "practice"):
        check(exercise)


@WHOLE
def test_every_house(whole: bool) -> None:
    exercises = list(at_every_house(Skill.PERSONS, whole=whole))
    assert len(exercises) == len(TABLES) * (5 if whole else 1)
    for exercise in exercises:
        check(exercise)


def test_one_error_is_one_finding() -> None:
    for exercise in of_every_kind(Skill.PERSONS, "practice", "errors"):
        right = dict(exercise.right)
        missed = Mistake.FALSE_ALARM if right[CONCERN] == "none" else Mistake.FLOOR_NOT_CALLED
        for value in wrong_values(exercise, FIRST):
            should = Mistake.OWN_FIX if value == "speak to the person" else missed
            assert mistakes(exercise, {**right, FIRST: value}) == [should]
        for value in wrong_values(exercise, CONCERN):
            assert mistakes(exercise, {**right, CONCERN: value}) == [Mistake.CONCERN_MISNAMED]
        for left in right:
            answer = {each: value for each, value in right.items() if each != left}
            assert mistakes(exercise, answer) == [Mistake.NOT_ANSWERED]


def test_each_reason_has_its_source() -> None:
    for exercise in of_every_kind(Skill.PERSONS, "practice"):
        wrong = wrong_values(exercise, CONCERN)[0]
        [finding] = drill_of(Skill.PERSONS).mark(exercise, {**exercise.right, CONCERN: wrong})
        assert finding.source


def test_about_a_third_is_nothing() -> None:
    none = [seen for seen, concern in persons.SEEN.items() if concern == "none"]
    assert len(none) * 3 in range(len(persons.SEEN) - 2, len(persons.SEEN) + 3)


def test_no_such_kind() -> None:
    with pytest.raises(ValueError, match="no such kind"):
        persons.draw(house("practice"), "sneezes", Chance("one", "x"))
