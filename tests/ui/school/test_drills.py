"""Every drill is done in the chair, once with the keyboard alone and once with the mouse alone, on every table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from tests.ui.school.hand import by_keys, by_mouse
from uth.company.chance import Chance
from uth.config import load_table
from uth.config.profiles import load_profile
from uth.resources import data_folder
from uth.school.drill import drill_of
from uth.school.exercise import Exercise, GiveAmount
from uth.school.house import House
from uth.school.skills import BY_ACTS, Skill
from uth.ui.keys import KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.scenes.school_exercise import ExerciseScene
from uth.ui.school.chair_scene import Course

ASKED = tuple(skill for skill in Skill if skill not in BY_ACTS)
"""Settling a whole table is done with moves, not with fields."""
PRESETS = tuple(sorted(file.stem for file in data_folder("paytables").glob("*.yaml")))


@cache
def house(name: str) -> House:
    table = load_table(name).table
    return House(table, load_profile(table.procedure.faults))


def exercises(name: str, skill: Skill, count: int) -> Iterator[Exercise]:
    """Return exercises of some of a drill's kinds."""
    drill, home = drill_of(skill), house(name)
    kinds = drill.kinds(home)
    for number in range(count if kinds else 0):
        chance = Chance(f"chair {name}", f"{skill} {number}")
        yield drill.draw(home, chance.one_of(kinds), chance)


def shown(exercise: Exercise, size: tuple[int, int]) -> ExerciseScene:
    drill = drill_of(exercise.skill)
    course = Course(lambda asked, given: drill.mark(asked, given.answer), lambda: None)
    scene = ExerciseScene(KeyLabels(), Preferences(), course, exercise)
    scene.resize(size)
    return scene


@pytest.mark.parametrize("skill", ASKED)
@pytest.mark.parametrize("name", ["standard", "six-box-dark"])
@pytest.mark.parametrize(("answer", "size"), [(by_keys, (1280, 800)), (by_mouse, (960, 600))])
def test_whoever_answers_what_is_right_makes_no_fault(
    name: str, skill: Skill, answer: Callable[[ExerciseScene], None], size: tuple[int, int]
) -> None:
    for exercise in exercises(name, skill, 2):
        scene = shown(exercise, size)
        answer(scene)
        assert scene.asking.marked
        assert scene.asking.findings == ()


@pytest.mark.parametrize("name", PRESETS)
def test_every_drill_is_shown_on_every_table(name: str) -> None:
    for skill in ASKED:
        for exercise in exercises(name, skill, 1):
            scene = shown(exercise, (960, 600))
            text = "\n".join(scene.lines())
            assert exercise.fields[0].label in text
            assert all(line in text for line in exercise.still.said)
            assert isinstance(exercise.fields[0], GiveAmount) or exercise.prompt in text


@pytest.mark.full
@pytest.mark.parametrize("skill", ASKED)
@pytest.mark.parametrize("name", PRESETS)
def test_all_of_many_exercises_can_be_answered_by_keyboard_and_by_mouse(name: str, skill: Skill) -> None:
    for exercise in exercises(name, skill, 40):
        for answer in (by_keys, by_mouse):
            scene = shown(exercise, (960, 600))
            answer(scene)
            assert scene.asking.findings == ()
