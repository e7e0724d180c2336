"""Auditions for tests: short ones, done rightly, badly or in part."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tests.school.houses import house
from tests.school.schooled import times_of, wrong_answer
from uth.school.attempt import Attempt
from uth.school.audition import audition
from uth.school.dealing.acts import Burn, ProtectCards, Report, ScanBets, StopGame, to_json
from uth.school.dealing.perfect import played
from uth.school.drills.deal import ACTS, dealt_round
from uth.school.exercise import Answer, Exercise, Given
from uth.school.lesson import Lesson
from uth.school.record import ActError
from uth.school.settling.acts import CallFloor
from uth.school.skills import Skill

BEGAN = 1_800_273_600_000
"""Noon of Monday 2027-01-18, UTC, in milliseconds since 1970."""
_LEFT_OUT = Burn | ScanBets | StopGame | ProtectCards | CallFloor | Report


@cache
def short(table: str = "standard", seed: str = "7", minutes: int = 5) -> Lesson:
    """Return an audition of five minutes, with an exercise or two in each part."""
    return audition(house(table), seed, minutes, (1, 2) if house(table).table.rules.boxes > 1 else (1,))


def done(lesson: Lesson, answer: Callable[[Exercise], Answer], count: int = 1000, seconds: int = 2) -> Attempt:
    """Return an attempt with so many answers."""
    attempt = Attempt.of(lesson, "Ann", BEGAN)
    while not attempt.over and len(attempt.marks) < count:
        exercise = attempt.exercise()
        attempt = attempt.answered(exercise, Given(answer(exercise), times_of(exercise, seconds)))
    return attempt


def right(exercise: Exercise) -> Answer:
    """Answer rightly."""
    return exercise.right


def badly(exercise: Exercise) -> Answer:
    """Answer questions wrongly; deal without looking at bets, burning, or answering what goes wrong."""
    return sloppy(exercise) if exercise.skill is Skill.DEAL else wrong_answer(exercise)


def sloppy(exercise: Exercise) -> Answer:
    """Deal a round so; what cannot be done then is left out."""
    dealing, acts = dealt_round(exercise).start, []
    for timed in [timed for timed, _after in played(dealing) if not isinstance(timed.act, _LEFT_OUT)]:
        try:
            dealing = dealing.after(timed.act, timed.at)
        except ActError:
            continue
        acts.append(timed)
    return {ACTS: to_json(acts)}


def halfway(exercise: Exercise) -> Answer:
    """Answer rightly, but leave every round in the middle."""
    if exercise.skill is not Skill.DEAL:
        return exercise.right
    acts = [timed for timed, _after in played(dealt_round(exercise).start)]
    return {ACTS: to_json(acts[: len(acts) // 2])}
