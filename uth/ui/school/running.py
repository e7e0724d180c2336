"""A run of exercises with a trainee at the window: what comes next, what was wrong, and that it is kept. No pygame."""

from __future__ import annotations

from collections.abc import Callable

from uth.school.exercise import Exercise, Given
from uth.school.findings import Finding
from uth.school.plan import Feedback, Plan
from uth.school.run import Mark, Run
from uth.train.practice import Keeps, Recorder
from uth.words.learn_table import progress_words


class Running(Recorder[Plan, Mark]):
    """One run in a window.

    :ivar run: the answers so far.
    :ivar exercise: the one on the table, and *number*: which of the run it is, from 1.
    """

    def __init__(self, plan: Plan, keeping: Keeps[Plan, Mark]) -> None:
        super().__init__(keeping)
        self.run = Run(plan)
        self.exercise = self.run.exercise()
        self.number = 1

    @property
    def tells(self) -> bool:
        """Whether the trainee hears what was wrong after each exercise, not only in the report."""
        return self.run.plan.feedback is not Feedback.REPORT

    @property
    def field_by_field(self) -> bool:
        """Whether the trainee hears it after each question of an exercise."""
        return self.run.plan.feedback is Feedback.AT_ONCE

    def mark(self, exercise: Exercise, given: Given) -> tuple[Finding, ...]:  # noqa: ARG002  as it lies now
        """Mark the answer to the exercise on the table, keep it, and return what was wrong."""
        # As it was drawn: the table lies otherwise by now, and who repeats the run has it as it was.
        self.run = self.run.answered(self.exercise, given)
        self._record(self.run.plan, self.run.marks)
        return self.run.marks[-1].findings

    def onward(self) -> Exercise | None:
        """Return what comes next; None after the last one. One that was not answered yet comes again."""
        if self.run.over:
            return None
        if self.number < self.run.number:
            self.exercise, self.number = self.run.exercise(), self.run.number
        return self.exercise

    @property
    def looked(self) -> Callable[[], int] | None:
        """The clock of the exercise on the table, in milliseconds; None: the scene's own."""
        return None

    def progress(self) -> str:
        """Return how far it is, in words."""
        return progress_words(self.number, self.run.plan.count)
