"""A run of exercises with a trainee at the window: what comes next, what was wrong, and that it is kept. No pygame."""

from __future__ import annotations

from typing import Protocol

from uth.company.chance import Chance
from uth.school.drill import drill_of
from uth.school.exercise import Exercise, Given
from uth.school.findings import Finding
from uth.school.plan import Feedback, Plan
from uth.school.run import Mark, Run
from uth.school.skills import told_apart
from uth.store.database import StoreError
from uth.words.learn_table import progress_words


class Keeps(Protocol):
    """Where answers go."""

    def add(self, plan: Plan, mark: Mark) -> None:
        """Keep an answer to a run, and with the first one the run.

        :raises StoreError: if it cannot be written.
        """


class Running:
    """One run in a window.

    :ivar run: the answers so far.
    :ivar exercise: the one on the table, and *number*: which of the run it is, from 1.
    :ivar unkept: why answers could not be written down, a sentence; it is tried again with the next one.
    """

    def __init__(self, plan: Plan, keeping: Keeps) -> None:
        self.run = Run(plan)
        self.exercise = self.run.exercise()
        self.number = 1
        self.unkept = ""
        self._keeping = keeping
        self._kept = 0

    @property
    def tells(self) -> bool:
        """Whether the trainee hears what was wrong after each exercise, not only in the report."""
        return self.run.plan.feedback is not Feedback.REPORT

    @property
    def field_by_field(self) -> bool:
        """Whether the trainee hears it after each question of an exercise."""
        return self.run.plan.feedback is Feedback.AT_ONCE

    def mark(self, exercise: Exercise, given: Given) -> tuple[Finding, ...]:
        """Mark the answer to the exercise on the table, keep it, and return what was wrong."""
        self.run = self.run.answered(exercise, given)
        self._keep()
        return self.run.marks[-1].findings

    def onward(self) -> Exercise | None:
        """Return what comes next; None after the last one. One that was not answered yet comes again."""
        if self.run.over:
            return None
        if self.number < self.run.number:
            self.exercise, self.number = self.run.exercise(), self.run.number
        return self.exercise

    def progress(self) -> str:
        """Return how far it is, in words."""
        return progress_words(self.number, self.run.plan.count)

    def _keep(self) -> None:
        """Write down what is not written down yet, in order."""
        for mark in self.run.marks[self._kept :]:
            try:
                self._keeping.add(self.run.plan, mark)
            except StoreError as error:
                self.unkept = str(error)
                return
            self._kept, self.unkept = self._kept + 1, ""


def findings_so_far(exercise: Exercise, given: Given) -> tuple[Finding, ...]:
    """Return what may be said to be wrong in the fields that are answered; of the speed nothing is said.

    While more is asked, nothing that would give it away.
    """
    if exercise.after(given.answer) and not told_apart(exercise.skill):
        return ()
    found = drill_of(exercise.skill).mark(exercise, given.answer)
    return tuple(finding for finding in found if finding.field in given.answer)


def exercise_again(plan: Plan, mark: Mark) -> Exercise:
    """Return the exercise of an answer as it lay on the table."""
    return drill_of(mark.skill).draw(plan.house, mark.kind, Chance(plan.seed, f"exercise {mark.number}"))
