"""A drill as it goes on: its plan, the answers so far, and what they teach about the player."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from uth.game.model import Choice
from uth.train.drills.draw import Drawn, drawn
from uth.train.drills.marks import Asked, Mark, Values, ask, exact_values, mark
from uth.train.drills.plan import Plan
from uth.train.drills.spots import Spot
from uth.train.learning import Learning, replayed


@dataclass(frozen=True)
class Course:
    """A drill after some answers; nothing changes it, :meth:`answered` makes the next one."""

    plan: Plan
    marks: tuple[Mark, ...] = ()

    @property
    def number(self) -> int:
        """The number of the next question, from 1."""
        return len(self.marks) + 1

    @property
    def over(self) -> bool:
        """Whether every question was answered."""
        return len(self.marks) >= self.plan.hands

    @cached_property
    def learning(self) -> Learning:
        """What the player has learnt up to here."""
        return replayed(((each.kind, each.right, each.margin) for each in self.marks), self.plan.learning)

    @property
    def next_drawing(self) -> tuple[Plan, int, Learning, Spot | None]:
        """The arguments with which ``draw.drawn`` draws the next question, here or in the worker."""
        return self.plan, self.number, self.learning, self.marks[-1].spot if self.marks else None

    def put(self, question: Drawn) -> Asked:
        """Put the next question on the table."""
        return ask(self.plan, self.number, *question)

    def answered(self, asked: Asked, chosen: Choice | None, took: int, values: Values | None) -> Course:
        """Return the drill after one more answer, given after *took* milliseconds; None: the time ran out.

        *values*: the exact ones, None where only the rule of thumb is known.

        :raises ValueError: if the choice is not offered.
        """
        late = is_late(self.plan, chosen, took)
        return Course(self.plan, (*self.marks, mark(asked, chosen, took, values, late)))


def is_late(plan: Plan, chosen: Choice | None, took: int) -> bool:
    """Return whether an answer after *took* milliseconds, or none, comes after the time of the drill."""
    return chosen is None or (plan.seconds is not None and took > 1000 * plan.seconds)


Answer = tuple[Choice | None, int]
"""What was chosen, None if the time ran out; and after how many milliseconds."""


def repeated(plan: Plan, answers: Iterable[Answer], values: Callable[[Asked], Values | None] = exact_values) -> Course:
    """Return the drill that these answers make: the same questions, marks and report as the first time.

    :raises SolverMissing: if a value has to be worked out and the compiled kernels cannot be loaded.
    :raises ValueError: if an answer was never offered.
    """
    course = Course(plan)
    for chosen, took in answers:
        asked = course.put(drawn(*course.next_drawing))
        course = course.answered(asked, chosen, took, values(asked))
    return course
