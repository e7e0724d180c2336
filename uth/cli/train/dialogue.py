"""The dialogue of a drill: a question, a typed answer, what it was worth. The worker finds the values meanwhile."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Any, Self

from uth.analysis.solved import SolverMissing
from uth.analysis.worker import Worker, WorkerLost
from uth.cli import output, text
from uth.cli.train.terminal import AtTerminal
from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.problems import shown
from uth.told.parse import parse
from uth.told.requests import Choose, Plain
from uth.told.tokens import NotUnderstood
from uth.told.vocabulary import Asked as Moment
from uth.told.vocabulary import Word
from uth.train.drills.course import Course
from uth.train.drills.draw import drawn
from uth.train.drills.explained import Explained, explained
from uth.train.drills.keeping import Keeping
from uth.train.drills.marks import Asked, Mark, Values, values_at_once
from uth.train.drills.plan import Plan
from uth.train.drills.telling import answer_lines, question_line, table_lines
from uth.train.outlook import Outlook
from uth.words import drill
from uth.words.asked import not_understood
from uth.words.told import sentence

_PAUSE = 0.005
"""Seconds between two looks at the worker."""


class Dialogue(AtTerminal[Plan, Mark]):
    """One drill with one person.

    :ivar course: how far it is.
    """

    def __init__(self, plan: Plan, keeping: Keeping, *, aside: bool, nobody: bool = False) -> None:
        """*aside*: speak on the error stream. *nobody*: nothing is kept as there is no player yet, which is said."""
        super().__init__(keeping, aside=aside)
        self.course = Course(plan)
        self._player = keeping.player
        self._nobody = nobody
        self._worker = Worker()

    def __enter__(self) -> Self:
        """Return the dialogue; its worker is closed afterwards."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the worker."""
        self._worker.close()

    def held(self) -> Course:
        """Ask until the drill is over, the person quits or the input ends, and return the drill.

        :raises DrillError: if no hand fits what was asked for.
        :raises SolverMissing: if the drill needs exact values to draw from, and they cannot be worked out.
        """
        text.begin_to_listen()
        plan = self.course.plan
        self._say([drill.opening(plan.topic, plan.hands, [table.name for table in plan.tables])])
        self._say([drill.kept_for(self._player.name) if self._player else drill.nothing_kept()])
        if self._nobody:
            self._say([drill.nobody_yet()])
        self._say([drill.help_line()])
        try:
            while not self.course.over and self._one():
                pass
        except KeyboardInterrupt:
            self._say([""])
        return self.course

    def _one(self) -> bool:
        """Ask one question; return whether it was answered."""
        plan, course = self.course.plan, self.course
        if plan.needs_exact_values:
            question = self._worked_out(self._worker.submit(drawn, *course.next_drawing))
        else:
            question = drawn(*course.next_drawing)
        asked = course.put(question)
        ticket = self._worker.submit(explained, asked)
        several = asked.table.name if len(plan.tables) > 1 else ""
        self._say(["", drill.question_title(course.number, plan.hands, several), *table_lines(asked)])
        began = time.monotonic()
        chosen = self._answer(asked)
        if chosen is None:
            self._worker.cancel(ticket)
            return False
        took = int((time.monotonic() - began) * 1000)
        values, found = self._explained(asked, ticket)
        self.course = course.answered(asked, chosen, took, values)
        self._say(answer_lines(asked, self.course.marks[-1], found, values))
        self._keep(plan, self.course.marks)
        return True

    # --- hearing

    def _answer(self, asked: Asked) -> Choice | None:
        """What is chosen, None for whoever leaves."""
        while True:
            line = self._ask(question_line(asked))
            if line is None:
                return None
            try:
                match parse(line, Moment.DECISION, asked.table.currency):
                    case Plain(Word.QUIT):
                        return None
                    case Plain(Word.CARDS | Word.AGAIN | Word.BETS):
                        self._say(table_lines(asked))
                    case Plain(Word.HELP):
                        self._say([drill.help_line()])
                    case Choose(choice, box) if (meant := _meant(asked, choice, box)) is not None:
                        return meant
                    case _:
                        self._say([drill.not_offered(asked.offered)])
            except NotUnderstood as error:
                self._say([sentence(not_understood(shown(error.typed or line.strip())))])

    # --- the worker

    def _explained(self, asked: Asked, ticket: int) -> tuple[Values | None, Outlook | None]:
        """The exact values and all that there is to tell; what is stored where they cannot be worked out."""
        try:
            found: Explained = self._worked_out(ticket)
        except (SolverMissing, WorkerLost):
            return values_at_once(asked), None
        return found

    def _worked_out(self, ticket: int) -> Any:
        with output.busy(_("exact values ...")):
            while True:
                for answer in self._worker.poll():
                    if answer.ticket == ticket:
                        if answer.error is not None:
                            raise answer.error
                        return answer.value
                time.sleep(_PAUSE)


def _meant(asked: Asked, choice: Choice | None, box: int) -> Choice | None:
    """The choice that was typed; ``play`` alone is the only multiple that there is."""
    plays = [each for each in asked.offered if each.multiple]
    if choice is None and len(plays) == 1:
        choice = plays[0]
    return choice if choice in asked.offered and box in (0, asked.spot.box) else None
