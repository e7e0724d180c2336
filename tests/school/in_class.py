"""A short lesson as some trainees do it, for tests of what is handed in, of classes and of overrides."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from tests.school.schooled import MONDAY, times_of, wrong_answer
from uth.school.attempt import Attempt
from uth.school.exercise import Given
from uth.school.lesson import Lesson
from uth.school.lesson_file import read_lesson

TEXT = """
format: 1
title: Class test
seed: c
pass: 70
feedback: only in the report
parts:
  - {title: Hands, drills: [read, qualify], exercises: 4}
  - {title: Pays, drills: results, exercises: 2, weight: 2}
  - {title: Table, drills: deal, rounds: 1, boxes: 2, faults: 100}
"""
HOUR = 3_600_000


@cache
def lesson() -> Lesson:
    """Return the lesson."""
    found, problems = read_lesson(TEXT, Path("test.yaml"))
    assert found is not None, problems
    return found


@cache
def attempt(name: str = "Ann", every: int = 0, began: int = MONDAY, answers: int = 99) -> Attempt:
    """Return an attempt: every answer is right, but with *every* the last of so many is wrong; at most *answers*."""
    found = Attempt.of(lesson(), name, began)
    number = 0
    while not found.over and number < answers:
        exercise = found.exercise()
        number += 1
        wrong = every > 0 and number % every == 0
        answer = wrong_answer(exercise) if wrong else exercise.right
        found = found.answered(exercise, Given(answer, times_of(exercise, 3)))
    return found


def left_in_the_middle(name: str = "Cleo") -> Attempt:
    """Return an attempt whose last exercise, a round, was left after its first acts."""
    found = attempt(name, answers=6)
    exercise = found.exercise()
    acts = json.loads(str(exercise.right["acts"]))
    return found.answered(exercise, Given({"acts": json.dumps(acts[:4])}, {"acts": 60_000}))
