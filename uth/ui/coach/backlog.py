"""Grades what was left ungraded: rounds of sittings that ended before the worker had them. No pygame."""

from __future__ import annotations

from uth.analysis.worker import Answer
from uth.store.grades import Grades
from uth.train.graded import grade_some
from uth.ui.coach.advisor import Advisor

FEW = 2
"""So many rounds are graded at a time: a question that comes meanwhile waits for no more."""


class Backlog:
    """Has one player's earlier rounds graded, a few at a time, whenever nothing is asked.

    The rounds of the sitting that goes on are left to who follows it, so that none is graded twice.
    """

    def __init__(self, advisor: Advisor, grades: Grades) -> None:
        self._advisor = advisor
        self._grades = grades
        self._before = 0
        self._busy = False

    def begin(self, before: int) -> None:
        """Have the rounds graded whose numbers are lower than that, as long as there are any."""
        self._before = before
        if not self._busy:
            self._go_on()

    def _go_on(self) -> None:
        self._busy = True
        file, player = self._grades.whose
        self._advisor.later(grade_some, file, player, FEW, self._before, heard=self._heard)

    def _heard(self, answer: Answer) -> None:
        """Go on, unless it cannot be done: then it can be at the next start."""
        self._busy = False
        if answer.error is None and answer.value:
            self._go_on()
