"""A player's mistakes, one by one: those of graded rounds and those of drills, the costliest first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from uth.game.model import Choice
from uth.store import learnt
from uth.store.database import Database
from uth.store.grades import Graded, Grades
from uth.store.learnt import Learnt
from uth.store.progress import Progress
from uth.table import Street
from uth.train.drills.kept import Mistake, course_of, courses_of, mistake_of_drill, mistake_of_round


@dataclass(frozen=True, slots=True)
class Wrong:
    """One decision that was wrong.

    :ivar name: the contract words that name it.
    :ivar street: None for the multiple of a dark box.
    :ivar kind: of hand: the key of ``train.kinds``.
    :ivar chosen: None if the time of a drill ran out.
    :ivar cost: in Antes; None where only the rule of thumb was known.
    :ivar round: its number, 0 for a drill. *lesson*: the number of the drill, 0 for a round.
    :ivar answer: the number of the answer in the drill, from 1.
    :ivar learnt: the player has marked it so.
    """

    name: str
    at: int
    box: int
    street: Street | None
    kind: str
    chosen: Choice | None
    best: Choice
    cost: Fraction | None
    round: int = 0
    lesson: int = 0
    answer: int = 0
    learnt: bool = False


def mistakes(database: Database, player: int) -> tuple[Wrong, ...]:
    """Return all of a player's mistakes, the costliest first, then the latest; those of unknown cost come last.

    Rounds that are not graded yet have none.

    :raises StoreError: if the file cannot be read.
    """
    marked = Learnt(database, player).marked()
    found = [*_in_rounds(database, player), *_in_drills(database, player)]
    known = [replace(wrong, learnt=wrong.name in marked) for wrong in found]
    return tuple(sorted(known, key=lambda wrong: (wrong.cost is None, -(wrong.cost or 0), -wrong.at)))


def _in_rounds(database: Database, player: int) -> Iterator[Wrong]:
    return (wrong_of(graded) for graded in Grades(database, player).of() if not graded.grade.right)


def wrong_of(graded: Graded) -> Wrong:
    """Return a graded decision that was wrong as one of the mistakes."""
    grade = graded.grade
    name = learnt.in_round(graded.round, grade.box, grade.street)
    told = (grade.box, grade.street, grade.kind, grade.chosen, grade.best, grade.cost)
    return Wrong(name, graded.ended, *told, round=graded.round)


def _in_drills(database: Database, player: int) -> Iterator[Wrong]:
    for number, lesson, course in courses_of(Progress(database, player)):
        for mark, answer in zip(course.marks, lesson.answers, strict=True):
            if not mark.right:
                name = learnt.in_drill(number, mark.number)
                told = (mark.spot.box, mark.spot.street, mark.kind, mark.chosen, mark.best, mark.cost)
                yield Wrong(name, answer.at, *told, lesson=number, answer=mark.number)


def moment_of(database: Database, player: int, wrong: Wrong) -> Mistake:
    """Return what was seen when a mistake was made.

    :raises StoreError: if it cannot be read.
    """
    if wrong.round:
        return mistake_of_round(database, player, wrong.round, (wrong.box, wrong.street))
    course = course_of(Progress(database, player).lesson(wrong.lesson))
    return mistake_of_drill(course, course.marks[wrong.answer - 1])
