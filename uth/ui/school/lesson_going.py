"""A lesson or an audition with a trainee at the window: which part goes on, the clock of the whole, and that the record
is kept. No pygame.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from uth.report.attempt import Draw
from uth.report.paper import Paper
from uth.school.attempt import Attempt
from uth.school.exercise import SEEN, Exercise, Given
from uth.school.findings import Finding
from uth.school.keeping import Keeping
from uth.school.result import Result, due_of, result
from uth.school.run import Run
from uth.ui.school.running import Running
from uth.words import lesson_page as words


@dataclass
class LessonGoing:
    """One lesson in a window.

    :ivar attempt: the answers so far.
    :ivar paper: where the record and the report go.
    :ivar keep: makes where the answers of one part are kept besides.
    :ivar clock: in seconds.
    :ivar begun: whether the first exercise was shown.
    """

    attempt: Attempt
    paper: Paper
    keep: Callable[[], Keeping] = Keeping
    clock: Callable[[], float] = time.monotonic
    begun: bool = False
    _parts: dict[int, PartRunning] = field(default_factory=dict)

    @property
    def place(self) -> int:
        """Which part goes on, from 0.

        :raises ValueError: if all of it is over.
        """
        place = self.attempt.place
        if place is None:
            raise ValueError("the lesson is over")
        return place

    @property
    def unkept(self) -> str:
        """Why answers could not be kept besides, a sentence; empty: they could."""
        return next((part.unkept for part in self._parts.values() if part.unkept), "")

    @property
    def part(self) -> PartRunning:
        """The part that goes on, as far as it has come.

        :raises ValueError: if all of it is over.
        :raises PlanError: if no exercise of it comes up.
        """
        place = self.place
        if place not in self._parts:
            self._parts[place] = PartRunning(self, place)
        return self._parts[place]

    @property
    def result(self) -> Result:
        """What came of it so far."""
        return result(self.attempt)

    @property
    def left(self) -> int | None:
        """How much of the time is left, in milliseconds; None where there is no limit."""
        limit = self.attempt.lesson.limit
        looked_at = sum(part.looked_at for part in self._parts.values())
        return max(0, limit - self.attempt.took - looked_at) if limit else None

    @property
    def seen(self) -> bool:
        """Whether an exercise was shown that is not answered: its clock does not stop, as one can go on thinking."""
        return any(part.is_seen for part in self._parts.values())

    def break_off(self) -> None:
        """End it here: an exercise that was shown is left without an answer, and the time it was looked at counts."""
        for part in self._parts.values():
            if part.is_seen:
                part.give_up()

    def note(self, place: int, run: Run) -> None:
        """Take note of an answer, and write the record so far."""
        runs = tuple(run if at == place else each for at, each in enumerate(self.attempt.runs))
        self.attempt = replace(self.attempt, runs=runs)
        self.paper.note(self.attempt)

    def hand_in(self, draw: Draw | None) -> None:
        """Write the report.

        :raises UthError: if it cannot be written.
        """
        self.paper.hand_in(self.attempt, draw)


class PartRunning(Running):
    """One part of a lesson.

    The clock of an exercise goes on from its first showing to its answer, also while the chair is left.

    :ivar place: which part it is, from 0.
    """

    def __init__(self, going: LessonGoing, place: int) -> None:
        super().__init__(going.attempt.lesson.parts[place].plan, going.keep())
        self.place = place
        self._going = going
        self._shown: float | None = None

    def show(self) -> None:
        """The exercise is shown."""
        if self._shown is None:
            self._shown = self._going.clock()
        self._going.begun = True

    def give_up(self) -> None:
        """The exercise on the table is left without an answer: the time counts, and with the player nothing is kept."""
        self.run = self.run.answered(self.exercise, Given({}, {SEEN: self.looked_at}))
        self._shown = None
        self._going.note(self.place, self.run)

    def mark(self, exercise: Exercise, given: Given) -> tuple[Finding, ...]:
        """Mark the answer to the exercise on the table, keep it, and return what was wrong."""
        found = super().mark(exercise, given)
        self._shown = None
        self._going.note(self.place, self.run)
        return found

    def onward(self) -> Exercise | None:
        """Return what comes next in this part; None after its last, and when its time or that of the whole is up."""
        if self._going.attempt.place != self.place:
            return None
        after = super().onward()
        if after is not None:
            self.show()
        return after

    def progress(self) -> str:
        """Return how far it is, and how much time is left, in words."""
        parts = self._going.attempt.lesson.parts
        return words.progress(self.place + 1, len(parts), self.number, due_of(self.run.plan), self._going.left)

    @property
    def is_seen(self) -> bool:
        """Whether the exercise on the table was shown, and is not answered."""
        return self._shown is not None

    @property
    def looked(self) -> Callable[[], int]:
        """The clock of the exercise on the table, in milliseconds."""
        return lambda: self.looked_at

    @property
    def looked_at(self) -> int:
        """How long ago the exercise on the table was shown, in milliseconds."""
        return 0 if self._shown is None else int((self._going.clock() - self._shown) * 1000)
