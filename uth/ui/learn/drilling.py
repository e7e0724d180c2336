"""A drill as it goes on in a window: the question, what was answered, what the worker has found. No pygame.

Nothing waits: an answer is marked at once by what is known, and marked again when its exact values come.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial

from uth.analysis.worker import Answer
from uth.errors import UthError
from uth.game.model import Choice
from uth.train.drills.course import Course, is_late
from uth.train.drills.draw import Drawn, drawn
from uth.train.drills.explained import Explained, explained
from uth.train.drills.keeping import Keeping
from uth.train.drills.marks import Asked, Mark, mark, values_at_once
from uth.train.drills.plan import Plan
from uth.train.practice import Recorder
from uth.ui.coach.advisor import Advisor


class Step(Enum):
    """What a drill waits for."""

    DRAWING = auto()
    """The next question, which takes exact values to find."""
    ASKED = auto()
    """An answer."""
    MARKED = auto()
    """To go on."""
    OVER = auto()
    STOPPED = auto()
    """There can be no next question: :attr:`Drilling.trouble` says why."""


@dataclass(slots=True)
class _Put:
    """A question that was put, and what became of it."""

    asked: Asked
    answer: tuple[Choice | None, int] | None = None
    explained: Explained | None = None
    pending: bool = True
    """The worker still has it."""


class Drilling(Recorder[Plan, Mark]):
    """One drill with the person at the window.

    :ivar course: the answers so far.
    :ivar step: what is waited for.
    :ivar trouble: why there is no next question, a sentence.
    """

    def __init__(self, plan: Plan, keeping: Keeping, advisor: Advisor) -> None:
        super().__init__(keeping)
        self.course = Course(plan)
        self.step = Step.DRAWING
        self.trouble = ""
        self._advisor = advisor
        self._puts: list[_Put] = []
        self._news = self._closed = False
        self._took = 0.0
        self._draw()

    # --- what is to be seen

    @property
    def plan(self) -> Plan:
        """What the drill is."""
        return self.course.plan

    @property
    def asked(self) -> Asked | None:
        """The question on the table; None while the next one is looked for."""
        on_table = self.step in (Step.ASKED, Step.MARKED)
        return self._puts[-1].asked if on_table else None

    @property
    def mark(self) -> Mark | None:
        """How the answer to the question on the table was marked; None before that."""
        return self.course.marks[-1] if self.step is Step.MARKED else None

    @property
    def explained(self) -> Explained | None:
        """What there is to say about the question on the table, once it is known."""
        return self._puts[-1].explained if self.asked else None

    @property
    def expects_values(self) -> bool:
        """Whether the exact values of the question on the table are still to come."""
        return self.asked is not None and self._puts[-1].pending

    @property
    def streak(self) -> int:
        """How many answers were right since the last wrong one."""
        marks = self.course.marks
        return next((count for count, each in enumerate(reversed(marks)) if not each.right), len(marks))

    @property
    def left(self) -> float | None:
        """How many seconds there still are for this answer; None without a limit."""
        seconds = self.plan.seconds
        if seconds is None or self.step is not Step.ASKED:
            return None
        return max(0.0, seconds - self._took)

    # --- what a person does

    def answer(self, chosen: Choice | None) -> None:
        """Answer the question on the table; None: the time has run out.

        :raises ValueError: if nothing is asked, or this is not offered.
        """
        if self.step is not Step.ASKED:
            raise ValueError("nothing is asked")
        put, took = self._puts[-1], int(self._took * 1000)
        values = put.explained.values if put.explained else values_at_once(put.asked)
        self.course = self.course.answered(put.asked, chosen, took, values)
        put.answer = chosen, took
        self.step = Step.MARKED
        self._keep()

    def on(self) -> None:
        """Go on to the next question after a mark, or to the end after the last."""
        if self.step is not Step.MARKED:
            return
        if self.course.over:
            self.step = Step.OVER
        else:
            self._draw()

    def tick(self, dt: float) -> bool:
        """Let so many seconds go by; return whether there is something new to see."""
        self._advisor.poll()
        news, self._news = self._news, False
        before = self.left
        if self.step is Step.ASKED:
            self._took += dt
        if before is None or self.left is None:
            return news
        if self.left <= 0:
            self.answer(None)
            return True
        return news or int(before) != int(self.left)

    def save(self) -> None:
        """Write down what was answered, as it is marked now; exact values that are still to come change it no more."""
        self._keep(final=True)

    def close(self) -> None:
        """Write down what was answered, as it is marked now; what comes in later changes nothing."""
        self.save()
        self._closed = True

    # --- questions

    def _draw(self) -> None:
        self.step = Step.DRAWING
        drawing = self.course.next_drawing
        if self.plan.needs_exact_values:
            self._advisor.later(drawn, *drawing, heard=self._drawn)
            return
        try:
            self._put(drawn(*drawing))
        except UthError as error:
            self._stop(error)

    def _put(self, question: Drawn) -> None:
        put = _Put(self.course.put(question))
        self._puts.append(put)
        self._advisor.later(explained, put.asked, heard=partial(self._explain, len(self._puts) - 1))
        self._took = 0.0
        self.step = Step.ASKED

    def _stop(self, error: BaseException) -> None:
        self.trouble, self.step = str(error), Step.STOPPED

    # --- the worker

    def _drawn(self, answer: Answer) -> None:
        if self._closed:
            return
        self._news = True
        if answer.error is not None:
            self._stop(answer.error)
        else:
            self._put(answer.value)

    def _explain(self, place: int, answer: Answer) -> None:
        if self._closed:
            return
        put = self._puts[place]
        self._news, put.pending = True, False
        # Without the solver what is known has to do.
        put.explained = answer.value if answer.error is None else None
        if put.answer is not None:
            self._mark_again(place, put)

    def _mark_again(self, place: int, put: _Put) -> None:
        marks = self.course.marks
        if put.explained is not None and put.answer is not None and not marks[place].exact:
            chosen, took = put.answer
            again = mark(put.asked, chosen, took, put.explained.values, is_late(self.plan, chosen, took))
            self.course = replace(self.course, marks=(*marks[:place], again, *marks[place + 1 :]))
        self._keep()

    # --- keeping

    def _keep(self, *, final: bool = False) -> None:
        """Write down the answers that are marked for good, in order; *final*: all of them are."""
        marks = self.course.marks
        waiting = (
            place
            for place in range(self._kept, len(marks))
            if self._puts[place].pending and not marks[place].exact and not final
        )
        self._record(self.plan, marks[: next(waiting, len(marks))])
