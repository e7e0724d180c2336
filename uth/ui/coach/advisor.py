"""Has the worker find out what the coach needs, beside the window. No pygame.

Nothing here waits longer than it is allowed to, a few milliseconds: :meth:`Advisor.poll`, called now and then, hears
what has come. What is asked about the hand on the table goes before anything else that still waits.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from uth.analysis.advice import warm_up
from uth.analysis.worker import Answer, Worker, WorkerLost
from uth.errors import UthError
from uth.table import Table
from uth.train.outlook import Outlook, outlook
from uth.train.question import Question

_REMEMBERED = 32
"""So many outlooks are kept: nobody is asked twice about the hands of one round."""

_PAUSE = 0.0002
"""Seconds between two looks at the worker where its answer is waited for."""

Heard = Callable[[Answer], None]


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a question: its outlook, or why there will be none; neither while it is worked out."""

    outlook: Outlook | None = None
    trouble: str = ""


class Advisor:
    """The one worker of a window's coach; its process starts with the first thing that is asked."""

    def __init__(self, workers: Callable[[], Worker] | None = None) -> None:
        """*workers*: makes the worker."""
        self._workers = workers or Worker
        self._worker: Worker | None = None
        self._heard: dict[int, Heard] = {}
        self._known: OrderedDict[Question, Known] = OrderedDict()
        self._asked: tuple[int, Question] | None = None
        self._later: list[tuple[Callable[..., Any], tuple[Any, ...], Heard]] = []
        self._warm: set[Table] = set()

    # --- the hand on the table

    def ask(self, question: Question, patience: float = 0.0) -> None:
        """Have the outlook of a question worked out, in place of one that was asked before and is not known yet.

        *patience*: so many seconds the answer is waited for, if the worker has nothing else to do.
        """
        if self._asked is not None and self._asked[1] == question:
            return
        self.forget()
        if question in self._known:
            return
        ticket = self._submit(outlook, (question,), lambda answer: self._learn(question, answer))
        self._asked = ticket, question
        until = time.perf_counter() + (patience if len(self._heard) == 1 else 0.0)
        while self.asking and time.perf_counter() < until:
            if not self.poll():
                time.sleep(_PAUSE)

    def forget(self) -> None:
        """Nobody waits for the answer to what was asked last."""
        if self._asked is not None and self._worker is not None:
            self._worker.cancel(self._asked[0])
            self._heard.pop(self._asked[0], None)
        self._asked = None

    def want(self, question: Question) -> None:
        """Have a question's outlook worked out although it is over: its cost is still to be told."""
        if question not in self._known:
            self.later(outlook, question, heard=lambda answer: self._learn(question, answer))

    def known(self, question: Question) -> Known:
        """Return what is known of a question by now."""
        return self._known.get(question, Known())

    @property
    def asking(self) -> bool:
        """Whether the answer about the hand on the table is still to come."""
        return self._asked is not None

    def _learn(self, question: Question, answer: Answer) -> None:
        if self._asked is not None and self._asked[1] == question:
            self._asked = None
        if answer.error is None:
            self._known[question] = Known(answer.value)
        elif isinstance(answer.error, UthError | WorkerLost):
            self._known[question] = Known(trouble=str(answer.error))
        else:
            raise answer.error
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)

    # --- what can wait

    def warm(self, table: Table) -> None:
        """Let the worker load what it needs for hands at this table, before the first of them is asked about."""
        if table not in self._warm:
            self._warm.add(table)
            self._submit(warm_up, (table,), _nothing)

    def later(self, function: Callable[..., Any], *arguments: Any, heard: Heard) -> None:
        """Have something worked out once no question waits; *heard* is told what came of it."""
        self._later.append((function, arguments, heard))
        self._next()

    def _next(self) -> None:
        if self._asked is None and self._later and not self._heard:
            function, arguments, heard = self._later.pop(0)
            self._submit(function, arguments, heard)

    def _submit(self, function: Callable[..., Any], arguments: tuple[Any, ...], heard: Heard) -> int:
        if self._worker is None:
            self._worker = self._workers()
        ticket = self._worker.submit(function, *arguments)
        self._heard[ticket] = heard
        return ticket

    # --- hearing

    def poll(self) -> bool:
        """Hear what has come; return whether anything did."""
        if self._worker is None:
            return False
        answers = self._worker.poll()
        for answer in answers:
            heard = self._heard.pop(answer.ticket, None)
            if heard is not None:
                heard(answer)
        self._next()
        return bool(answers)

    def close(self) -> None:
        """Call everything off, and end the worker."""
        if self._worker is not None:
            self._worker.close()
        self._worker = self._asked = None
        self._heard.clear()
        self._later.clear()
        self._warm.clear()


def _nothing(_answer: Answer) -> None:
    """Nobody waits for it."""
