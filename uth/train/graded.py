"""A player's stored rounds, graded: what is not graded yet is worked out and kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from uth.store.database import Database
from uth.store.grades import Grade, Graded, Grades
from uth.store.history import ALL, History, Wanted
from uth.train.grading import grades_of, questions_of
from uth.train.question import Question

AT_ONCE = 50
"""So many rounds are kept together: a command that is broken off has lost no more."""

Told = Callable[[int, int], None]
"""Hears how many rounds are graded, and of how many."""


def grade_rounds(
    database: Database, player: int, wanted: Wanted = ALL, currency: str | None = None, told: Told = lambda *_: None
) -> int:
    """Grade those of a player's wanted rounds that are not graded yet, and return how many that were.

    :raises SolverMissing: if the compiled kernels are needed and cannot be loaded.
    :raises CannotWrite: if the grades cannot be written; those of earlier rounds are.
    :raises Damaged: if a round cannot be read.
    """
    history, grades = History(database, player), Grades(database, player)
    numbers = grades.ungraded(wanted, currency)
    for start in range(0, len(numbers), AT_ONCE):
        told(start, len(numbers))
        grades.keep({number: grades_of_stored(history, number) for number in numbers[start : start + AT_ONCE]})
    return len(numbers)


def grades_of_stored(history: History, number: int) -> tuple[Grade, ...]:
    """Return the grades of a settled round.

    :raises HistoryError: if there is no such round.
    """
    stored = history.round(number)
    return grades_of(stored.table, stored.funds, stored.actions, stored.owner)


def question_of(history: History, graded: Graded) -> Question | None:
    """Return what was asked where a grade was given; None for a dark box, and if the round has no such decision.

    :raises HistoryError: if there is no such round.
    """
    stored, grade = history.round(graded.round), graded.grade
    found = questions_of(stored.table, stored.funds, stored.actions, stored.owner)
    return next((asked for asked, _ in found if (asked.box, asked.street) == (grade.box, grade.street)), None)


def grade_some(file: Path, player: int, most: int = AT_ONCE, before: int | None = None) -> int:
    """Grade the earliest rounds that are not graded yet, at most *most*, and return how many there are after them.

    *before*: of the rounds whose numbers are lower than that; None for all of them.

    It opens the file for itself, so that it can run in the worker.

    :raises StoreError: if the file cannot be read or written.
    :raises SolverMissing: if the compiled kernels are needed and cannot be loaded.
    """
    database = Database.open(file)
    try:
        history, grades = History(database, player), Grades(database, player)
        numbers = [number for number in grades.ungraded() if before is None or number < before]
        grades.keep({number: grades_of_stored(history, number) for number in numbers[:most]})
        return len(numbers[most:])
    finally:
        database.close()
