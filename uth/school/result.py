"""What came of a lesson: the score of the whole and of its parts, what was not done, and whether it is passed.

Each part counts with its weight, and in it every exercise that is due: what was not done or not answered, and a round
that was left in the middle, earns nothing. Where a part goes on for as long as its time allows only what was done is
due.

Passed is a lesson that was done to its end with enough points and without a fault of safety that stands: one at the
table, by an act, after which the floor was not called in the same round. The order of weights is that of rules.md 7.6.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from uth.school.attempt import Attempt
from uth.school.lesson import Part
from uth.school.moments import Moment, moments
from uth.school.overrides import Judged
from uth.school.plan import MOST, Plan
from uth.school.run import Mark, Run, exercise_again
from uth.school.skills import BY_ACTS


@dataclass(frozen=True)
class Done:
    """One exercise of a lesson.

    :ivar judged: with what a trainer ruled otherwise; *plan*: what it is drawn from.
    """

    judged: Judged
    plan: Plan

    @property
    def whole(self) -> bool:
        """Whether anything of it was answered, and a round was brought to its end."""
        return self.judged.whole

    @property
    def mark(self) -> Mark:
        """As it was marked."""
        return self.judged.mark

    @property
    def points(self) -> int:
        """What it earned as it was marked, of ``score.FULL``."""
        return self.mark.points if self.whole else 0

    @property
    def right(self) -> bool:
        """Whether it was brought to its end, and nothing was wrong but, perhaps, the speed."""
        return self.whole and self.mark.right

    @property
    def ruled(self) -> int:
        """What it earns after what a trainer ruled."""
        return self.judged.points

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """What was wrong in it, each at its moment, in the order of its mark."""
        return moments(exercise_again(self.plan, self.mark), self.mark.given, self.mark.findings)

    @property
    def unsafe(self) -> tuple[Moment, ...]:
        """The faults of safety that stand, but those that a trainer ruled away."""
        if self.mark.skill not in BY_ACTS:
            return ()
        return tuple(each for each in self.moments if each.is_unsafe and each.finding in self.judged.findings)


@dataclass(frozen=True)
class PartResult:
    """What came of one part.

    :ivar number: from 1.
    :ivar run: as it was done.
    """

    number: int
    part: Part
    run: Run
    done: tuple[Done, ...]

    @property
    def asked(self) -> int | None:
        """How many exercises are due; None: as many as the time allows."""
        return due_of(self.part.plan)

    @property
    def missing(self) -> int:
        """How many exercises that are due were not done."""
        return max(0, (self.asked or 0) - len(self.done))

    @property
    def score(self) -> Fraction:
        """The points on average, of ``score.FULL``, as they were marked."""
        return self._average(sum(each.points for each in self.done))

    @property
    def ruled(self) -> Fraction:
        """The same after what a trainer ruled."""
        return self._average(sum(each.ruled for each in self.done))

    def _average(self, points: int) -> Fraction:
        due = self.asked or len(self.done)
        return Fraction(points, due) if due else Fraction(0)


@dataclass(frozen=True)
class Result:
    """What came of a lesson."""

    attempt: Attempt
    parts: tuple[PartResult, ...]

    @property
    def over(self) -> bool:
        """Whether it was done to its end, or to the end of its time."""
        return self.attempt.over

    @property
    def enough(self) -> int:
        """The score with which it is passed; 0: it is not passed or failed."""
        return self.attempt.lesson.enough

    @property
    def score(self) -> Fraction:
        """The points of the whole, of ``score.FULL``, as they were marked."""
        return self._mean([part.score for part in self.parts])

    @property
    def ruled(self) -> Fraction:
        """The same after what a trainer ruled."""
        return self._mean([part.ruled for part in self.parts])

    @property
    def unsafe(self) -> tuple[tuple[PartResult, Done, Moment], ...]:
        """The faults of safety that stand."""
        return tuple((part, done, moment) for part in self.parts for done in part.done for moment in done.unsafe)

    @property
    def passed(self) -> bool | None:
        """Whether it is passed, as it was ruled; None where it is not passed or failed."""
        return self.over and self.ruled >= self.enough and not self.unsafe if self.enough else None

    @property
    def done(self) -> tuple[tuple[PartResult, Done], ...]:
        """Every exercise, in order."""
        return tuple((part, done) for part in self.parts for done in part.done)

    def _mean(self, scores: list[Fraction]) -> Fraction:
        weights = [part.part.weight for part in self.parts]
        return sum((score * weight for score, weight in zip(scores, weights, strict=True)), Fraction(0)) / sum(weights)


def due_of(plan: Plan) -> int | None:
    """Return how many exercises of a run are due; None: as many as its time allows."""
    return None if plan.limit and plan.count == MOST else plan.count


def result(attempt: Attempt) -> Result:
    """Return what came of an attempt so far.

    :raises UthError: if an act of it cannot be done.
    """
    return Result(attempt, tuple(_parts(attempt)))


def _parts(attempt: Attempt) -> Iterator[PartResult]:
    judged = attempt.judged
    for number, (part, run) in enumerate(zip(attempt.lesson.parts, attempt.runs, strict=True), 1):
        own = (each for each in judged if each.part == number)
        done = (Done(each, run.plan) for each in own)
        yield PartResult(number, part, run, tuple(done))
