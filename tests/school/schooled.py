"""Runs of trainees in the user's history, for tests of what is kept and reported."""

from __future__ import annotations

from pathlib import Path

from tests.school.houses import house
from tests.store.played import Ticks
from uth.company.chance import Chance
from uth.school.drill import drill_of
from uth.school.exercise import Answer, Exercise, Given, Pick
from uth.school.keeping import Keeping
from uth.school.plan import Plan
from uth.school.run import Run
from uth.school.skills import Skill
from uth.store.database import Database
from uth.store.players import Players

DAY = 86_400_000
MONDAY = 1_800_273_600_000
"""Noon of Monday 2027-01-18, UTC, in milliseconds since 1970."""


def times_of(exercise: Exercise, seconds: int = 2) -> dict[str, int]:
    """Return times for an answer: so many seconds for each field."""
    names = [field.name for field in exercise.fields] or list(exercise.right)
    return {name: 1000 * seconds * number for number, name in enumerate(names, 1)}


def wrong_answer(exercise: Exercise) -> Answer:
    """Return an answer of which the first question is wrong, if it has options to choose from; else an empty one."""
    first = exercise.fields[0] if exercise.fields else None
    if not isinstance(first, Pick):
        return {}
    wrong = next(option.value for option in first.options if option.value != exercise.right[first.name])
    return {**exercise.right, first.name: wrong}


def done_run(plan: Plan, keeping: Keeping, every: int = 0) -> Run:
    """Do a run and keep it: each answer is right, but with *every* the last of so many is wrong."""
    run = Run(plan)
    while not run.over:
        exercise = run.exercise()
        is_wrong = every and run.number % every == 0
        answer = wrong_answer(exercise) if is_wrong else exercise.right
        run = run.answered(exercise, Given(answer, times_of(exercise)))
        keeping.add(plan, run.marks[-1])
    return run


def plan_of(*skills: Skill, count: int = 4, seed: str = "7", table: str = "standard") -> Plan:
    """Return a plan at a preset."""
    return Plan(skills, house(table), seed, count)


def some_schooling(folder: Path, name: str = "Ann", weeks: int = 3) -> Database:
    """Let somebody practise reading and results for some weeks, better from week to week; return the open history."""
    clock = Ticks(MONDAY)
    database = Database.open(folder / "history.sqlite", clock=clock)
    players = Players(database)
    player = players.find(name) or players.create(name)
    for week in range(weeks):
        clock.at = MONDAY + 7 * DAY * week
        for skill in (Skill.READ, Skill.RESULTS):
            done_run(plan_of(skill, count=6, seed=f"{week}"), Keeping(database, player), every=2 + week)
    return database


def marked(skill: Skill, kind: str, answer: Answer, table: str = "standard") -> Run:
    """Return a run of one exercise with that answer."""
    exercise = drill_of(skill).draw(house(table), kind, Chance("1", kind))
    return Run(plan_of(skill, count=1, table=table)).answered(exercise, Given(answer))
