"""Has a player's rounds graded in the worker, a few at a time, while a page is open. No pygame."""

from __future__ import annotations

from uth.analysis.worker import Answer
from uth.store.grades import Grades
from uth.train.graded import grade_some
from uth.ui.learn.pupil import Pupil

FEW, MOST = 5, 40
"""So many rounds are graded at first and later on before what they show is looked at."""


class Grader:
    """Grades what is not graded yet.

    :ivar left: how many rounds are still to be graded; None while that is not known.
    :ivar fault: why it cannot be done, a sentence.
    """

    def __init__(self, pupil: Pupil) -> None:
        self.left: int | None = None
        self._open = False
        self.fault = ""
        self._pupil = pupil
        self._busy = self._news = False
        self._few = FEW

    @property
    def busy(self) -> bool:
        """Whether rounds are being graded."""
        return self._busy

    def begin(self) -> None:
        """Grade from now on, as long as there is anything to grade.

        :raises StoreError: if that cannot be read.
        """
        database, player = self._pupil.database, self._pupil.player
        self._open = True
        if database is not None and player is not None and not self._busy and Grades(database, player.id).ungraded():
            self._busy = True
            self._pupil.advisor.later(grade_some, database.file, player.id, self._few, heard=self._heard)

    def poll(self) -> bool:
        """Return whether more rounds are graded now, or why they are not is known."""
        self._pupil.advisor.poll()
        news, self._news = self._news, False
        return news

    def _heard(self, answer: Answer) -> None:
        self._news, self._busy = True, False
        if answer.error is not None:
            self.fault = str(answer.error)
            return
        self.left = answer.value
        # What is looked at first comes soon, the rest with less to do in between.
        self._few = min(MOST, 2 * self._few)
        if self.left and self._open:
            self.begin()

    def close(self) -> None:
        """Begin with no more rounds."""
        self._open = False
