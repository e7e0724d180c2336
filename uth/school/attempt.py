"""A lesson as somebody does it: the answers so far, what comes next, and the record from which all of it is worked out
again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from uth.school import lesson as lessons
from uth.school.exercise import Exercise, Given
from uth.school.lesson import Lesson
from uth.school.overrides import Judged, Override, Signed, Wish, judged, ruled
from uth.school.overrides import from_data as override_from
from uth.school.overrides import to_data as override_data
from uth.school.run import Mark, Run, given_data, repeated


@dataclass(frozen=True)
class Attempt:
    """A lesson after some answers; nothing changes it, :meth:`answered` makes the next one.

    :ivar trainee: the name of whoever does it.
    :ivar began: in milliseconds since 1970, UTC.
    :ivar runs: one for each part, in order.
    :ivar overrides: what a trainer ruled otherwise than the marks say, in order; the marks stay as they were.
    """

    lesson: Lesson
    trainee: str
    began: int
    runs: tuple[Run, ...]
    overrides: tuple[Override, ...] = ()

    @classmethod
    def of(cls, lesson: Lesson, trainee: str, began: int) -> Attempt:
        """Return a lesson before its first exercise."""
        return cls(lesson, trainee, began, tuple(Run(part.plan) for part in lesson.parts))

    @property
    def took(self) -> int:
        """How long the answers took, in milliseconds."""
        return sum(run.took for run in self.runs)

    @property
    def place(self) -> int | None:
        """Which part is being done, from 0; None when all of it is over."""
        if 0 < self.lesson.limit <= self.took:
            return None
        return next((place for place, run in enumerate(self.runs) if not run.over), None)

    @property
    def over(self) -> bool:
        """Whether every part was done, or the time is up."""
        return self.place is None

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Everything that was marked, in order."""
        return tuple(mark for run in self.runs for mark in run.marks)

    @property
    def judged(self) -> tuple[Judged, ...]:
        """Everything that was marked as it counts after the overrides, in order."""
        return judged(self.runs, self.overrides)

    def overridden(self, wish: Wish, signed: Signed) -> Attempt:
        """Return the attempt with one more override.

        :raises OverrideError: if there is nothing to rule on, or it changes nothing.
        """
        return replace(self, overrides=(*self.overrides, ruled(self.runs, self.overrides, wish, signed)))

    def exercise(self) -> Exercise:
        """Return the next exercise.

        :raises ValueError: if all of it is over.
        """
        return self._run.exercise()

    def answered(self, exercise: Exercise, given: Given) -> Attempt:
        """Return the lesson after an answer to its next exercise.

        :raises ValueError: if all of it is over.
        """
        run = self._run.answered(exercise, given)
        return replace(self, runs=tuple(run if each is self._run else each for each in self.runs))

    @property
    def _run(self) -> Run:
        if self.place is None:
            raise ValueError("the lesson is over")
        return self.runs[self.place]


_FORMAT = 1


def to_data(attempt: Attempt) -> dict[str, Any]:
    """Return the record of an attempt as what JSON can hold: the lesson, every answer with its times, the overrides."""
    overrides = {"overrides": [override_data(each) for each in attempt.overrides]} if attempt.overrides else {}
    return {
        "format": _FORMAT,
        "lesson": lessons.to_data(attempt.lesson),
        "trainee": attempt.trainee,
        "began": attempt.began,
        "answers": [[given_data(mark.given) for mark in run.marks] for run in attempt.runs],
        **overrides,
    }


def from_data(data: Any) -> Attempt:
    """Return the attempt of :func:`to_data`, every exercise drawn and every answer marked anew.

    :raises ValueError: if *data* is none.
    :raises UthError: if there can be no such lesson, or an act of it cannot be done.
    """
    try:
        if data["format"] != _FORMAT:
            raise ValueError(f"a record of format {data['format']!r:.20}: this version knows {_FORMAT}")
        lesson = lessons.from_data(data["lesson"])
        answers = tuple(tuple(part) for part in data["answers"])
        if len(answers) != len(lesson.parts):
            raise ValueError(f"{len(answers)} parts are answered, and the lesson has {len(lesson.parts)}")
        runs = tuple(repeated(part.plan, given) for part, given in zip(lesson.parts, answers, strict=True))
        # Records without any have no such key, as those had that were written before there were overrides.
        overrides = tuple(override_from(each) for each in data.get("overrides", ()))
        judged(runs, overrides)
        return Attempt(lesson, str(data["trainee"]), int(data["began"]), runs, overrides)
    except (AttributeError, KeyError, OverflowError, TypeError) as error:
        raise ValueError(f"this is no record of a lesson: {error!r:.60}") from error
