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
from uth.school.exercise import Exercise, Given
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
        """How much of the time is left while nothing is on the table, in milliseconds; None where there is no limit."""
        limit = self.attempt.lesson.limit
        return max(0, limit - self.attempt.took) if limit else None

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

    What an exercise was looked at before it was left counts, when it comes again, as if it had never been left.

    :ivar place: which part it is, from 0.
    """

    def __init__(self, going: LessonGoing, place: int) -> None:
        super().__init__(going.attempt.lesson.parts[place].plan, going.keep())
        self.place = place
        self._going = going
        self._shown: float | None = None
        self._before = 0

    def show(self) -> None:
        """The exercise is shown."""
        if self._shown is None:
            self._shown = self._going.clock()
        self._going.begun = True

    def leave(self) -> None:
        """The exercise is left without an answer."""
        self._before, self._shown = self._looked_at, None

    def mark(self, exercise: Exercise, given: Given) -> tuple[Finding, ...]:
        """Mark the answer to the exercise on the table, keep it, and return what was wrong."""
        times = {name: at + self._before for name, at in given.times.items()}
        found = super().mark(exercise, Given(given.answer, times))
        self._before, self._shown = 0, None
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
        due, left = due_of(self.run.plan), self._going.left
        clock = None if left is None else max(0, left - self._looked_at)
        return words.progress(self.place + 1, len(parts), self.number, due, clock)

    @property
    def _looked_at(self) -> int:
        """How long the exercise on the table was looked at, in milliseconds."""
        now = 0 if self._shown is None else int((self._going.clock() - self._shown) * 1000)
        return self._before + now
