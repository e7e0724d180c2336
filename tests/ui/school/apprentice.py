"""Trainees for tests: runs that are answered rightly or wrongly, kept or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uth.config import load_table
from uth.config.profiles import load_profile
from uth.school.exercise import Answer, Exercise, Given, Pick
from uth.school.house import House
from uth.school.plan import Plan
from uth.school.skills import Skill
from uth.store.database import Database
from uth.store.players import Player
from uth.ui.keys import KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene
from uth.ui.school.running import Running
from uth.ui.school.trainee import Trainee

STANDARD = load_table("standard").table
HOUSE = House(STANDARD, load_profile("US"))


def trainee(kept: tuple[Database, Player] | None = None, players: Callable[[], Scene] | None = None) -> Trainee:
    """Return somebody at the standard table; without *kept* nothing is."""
    return Trainee(KeyLabels(), Preferences(), STANDARD, kept, players)


def plan(*skills: Skill, count: int = 3, seed: str = "7", **more: Any) -> Plan:
    """Return a run in the standard house."""
    return Plan(skills or (Skill.QUALIFY,), HOUSE, seed, count, **more)


def given(exercise: Exercise, *, right: bool = True, seconds: float = 1.0) -> Given:
    """Answer an exercise whose first field is picked: rightly, or that field wrongly; *seconds*: for each field."""
    answer: Answer = exercise.right
    if not right:
        first = exercise.fields[0]
        assert isinstance(first, Pick)
        other = next(option.value for option in first.options if option.value != exercise.right[first.name])
        answer = {**exercise.right, first.name: other}
    times = {field.name: round((place + 1) * seconds * 1000) for place, field in enumerate(exercise.fields)}
    return Given(answer, times)


def done(of: Trainee, plan: Plan, *answers: bool, seconds: float = 1.0) -> Running:
    """Return a run with these answers: right or wrong."""
    running = Running(plan, of.keeping())
    for right in answers:
        running.mark(running.exercise, given(running.exercise, right=right, seconds=seconds))
        running.onward()
    return running
