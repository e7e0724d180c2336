"""The rounds that a trainee has dealt or settled, as they are kept: which there are, and each of them again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from uth.errors import UthError
from uth.i18n import gettext as _
from uth.school.exercise import Exercise, Given
from uth.school.findings import Finding
from uth.school.keeping import Done, done_of
from uth.school.pace import Targets
from uth.school.plan import Plan, from_data
from uth.school.run import Mark, exercise_again, given_from, mark
from uth.school.skills import BY_ACTS, Skill
from uth.store.database import Damaged
from uth.store.schooling import Kept, Marked, Schooling


class RoundGone(UthError):
    """A round that this version cannot make again."""


@dataclass(frozen=True, slots=True)
class KeptRound:
    """A round that was dealt or settled.

    :ivar run: the number of its run, and *number*: which exercise of that it is, from 1.
    """

    run: int
    number: int
    done: Done


@dataclass(frozen=True)
class Reopened:
    """A round as it was put to the trainee, what was done, and what is found in that."""

    exercise: Exercise
    given: Given
    findings: tuple[Finding, ...]


def kept_rounds(schooling: Schooling) -> tuple[KeptRound, ...]:
    """Return a trainee's rounds, the newest first.

    :raises Damaged: if what is kept has words that are none.
    """
    found = [each for number in schooling.numbers() for each in _of_run(schooling.run(number))]
    return tuple(sorted(found, key=lambda each: (each.done.at, each.run, each.number), reverse=True))


def _of_run(run: Kept) -> Iterator[KeptRound]:
    words = {skill.value for skill in BY_ACTS}
    try:
        targets = Targets(**{name: int(time) for name, time in run.plan["targets"].items()})
        for number, kept in enumerate(run.marks, 1):
            if kept.skill in words:
                yield KeptRound(run.number, number, done_of(kept, targets))
    except (AttributeError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        sentence = _("run {number} of the school cannot be read: {error}")
        raise Damaged(sentence.format(number=run.number, error=error)) from error


def reopened(schooling: Schooling, which: KeptRound) -> Reopened:
    """Return a round again, marked anew.

    :raises RoundGone: if this version would draw it otherwise.
    :raises StoreError: if it cannot be read.
    """
    run = schooling.run(which.run)
    try:
        return _reopened(from_data(run.plan), run.marks[which.number - 1], which)
    # A damaged row may hold anything, and whatever comes of that is said.
    except Exception as error:
        sentence = _("this version cannot deal that round again: {error}")
        raise RoundGone(sentence.format(error=error)) from error


def _reopened(plan: Plan, kept: Marked, which: KeptRound) -> Reopened:
    bare = Mark(which.number, Skill(kept.skill), kept.kind, Given({}), (), ())
    exercise = exercise_again(plan, bare)
    if exercise.kind != kept.kind:
        raise ValueError(exercise.kind)
    given = given_from(exercise, kept.given)
    return Reopened(exercise, given, mark(plan, which.number, exercise, given).findings)
