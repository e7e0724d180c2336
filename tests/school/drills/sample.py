"""Exercises of a drill for tests: some of every kind at every house, or so many in a row."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tests.school.houses import TABLES, house, houses
from uth.company.chance import Chance
from uth.config.schema import PROFILES
from uth.school.drill import drill_of
from uth.school.exercise import Answer, Exercise, Pick
from uth.school.findings import Mistake
from uth.school.skills import Skill

COUNTS = pytest.mark.parametrize("number", [24, pytest.param(10_000, marks=pytest.mark.full)])
"""How many exercises are solved a second time: a sample in the suite."""
_PARTS = [pytest.param(2000, start, marks=pytest.mark.full) for start in range(0, 10_000, 2000)]
PARTS = pytest.mark.parametrize(("number", "start"), [(24, 0), *_PARTS])
"""The same in parts, for drills whose 10,000 take their time."""


WHOLE = pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.full)], ids=["sample", "whole"])
"""Every preset with every profile; in the suite each preset with one of them, each profile with some of the presets."""


def some_tables(first: int = 0) -> pytest.MarkDecorator:
    """Give a test every preset as its *name*; in the suite every third from *first* on."""
    names = [
        pytest.param(name, marks=() if turn % 3 == first else pytest.mark.full) for turn, name in enumerate(TABLES)
    ]
    return pytest.mark.parametrize("name", names)


def of_every_kind(skill: Skill, name: str, lot: str = "one of each") -> Iterator[Exercise]:
    """Yield an exercise of each kind at a preset; the same one whoever asks."""
    return (_one_of(skill, name, kind, lot) for kind in drill_of(skill).kinds(house(name)))


@cache
def _one_of(skill: Skill, name: str, kind: str, lot: str) -> Exercise:
    return drill_of(skill).draw(house(name), kind, Chance(lot, f"{name} {kind}"))


def in_a_row(skill: Skill, number: int, start: int = 0) -> Iterator[Exercise]:
    """Yield so many exercises, of all presets and kinds in turn; *start*: how many of them were had before."""
    drill = drill_of(skill)
    for turn in range(start, start + number):
        name = TABLES[turn % len(TABLES)]
        kinds = drill.kinds(house(name))
        yield drill.draw(house(name), kinds[turn // len(TABLES) % len(kinds)], Chance(f"lot {turn}", skill.value))


def at_every_house(skill: Skill, *, whole: bool) -> Iterator[Exercise]:
    """Yield one exercise at every preset with every profile; not *whole*: with one of them, which goes round."""
    drill = drill_of(skill)
    for turn, (name, profile) in enumerate(houses()):
        if not whole and turn % len(PROFILES) != TABLES.index(name) % len(PROFILES):
            continue
        here = house(name, profile)
        kinds = drill.kinds(here)
        yield drill.draw(here, kinds[turn % len(kinds)], Chance(f"house {turn}", skill.value))


def mistakes(exercise: Exercise, answer: Answer) -> list[Mistake]:
    """Return the kinds of what is found in an answer; each finding says all that it has to."""
    found = drill_of(exercise.skill).mark(exercise, answer)
    for finding in found:
        assert finding.done
        assert finding.right
        assert finding.why
        assert finding.field in {field.name for field in exercise.fields}
    return [finding.mistake for finding in found]


def wrong_values(exercise: Exercise, name: str) -> list[str]:
    """Return the options of a field that are wrong."""
    field = exercise.field(name)
    assert isinstance(field, Pick)
    return [option.value for option in field.options if option.value != exercise.right[name]]


def right_is_offered(exercise: Exercise) -> bool:
    """Return whether every question has its right answer among its options, none of them twice."""
    picks = [field for field in exercise.fields if isinstance(field, Pick)]
    values = {pick.name: [option.value for option in pick.options] for pick in picks}
    return all(exercise.right[name] in some and len(set(some)) == len(some) for name, some in values.items())
