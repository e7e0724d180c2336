"""Counts rounds beside the window: in a thread with its own way to read, what has to be worked out in a process.

Nothing here waits; :meth:`Counting.poll`, called now and then, says whether there is something new. No pygame.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue

from uth.analysis.worker import Answer, Worker
from uth.career.summary import Counted, Statistics, counted, statistics_of
from uth.career.theory import Gap, Theory, worked_out
from uth.errors import UthError
from uth.store.database import Database
from uth.store.history import ALL, History, Wanted
from uth.store.spans import Sat, days, sittings

Run = Callable[[Callable[[], None]], None]
"""Has a function called, now or in a thread."""


def in_thread(work: Callable[[], None]) -> None:
    """Have *work* done in a thread of its own, which ends with the program."""
    threading.Thread(target=work, name="uth counting", daemon=True).start()


@dataclass(frozen=True, slots=True)
class Asked:
    """Which rounds are to be counted; *currency*: a code, that of the latest round without it."""

    wanted: Wanted = ALL
    currency: str | None = None


@dataclass(frozen=True, slots=True)
class Spans:
    """What can be asked for: tables by name, sittings and days, the latest first."""

    tables: tuple[str, ...] = ()
    sittings: tuple[Sat, ...] = ()
    days: tuple[Sat, ...] = ()


@dataclass(frozen=True, slots=True)
class _Found:
    asked: Asked
    spans: Spans
    counts: Counted | None
    statistics: Statistics


@dataclass
class Counting:
    """One player's statistics, counted in the background.

    :ivar spans: what can be asked for; empty until the first answer.
    :ivar statistics: the last answer.
    :ivar fault: why there is no answer, a sentence; empty if all is well.
    """

    file: Path
    player: int
    theory: Theory = field(default_factory=Theory)
    run: Run = in_thread
    workers: Callable[[], Worker] = Worker
    spans: Spans = field(default_factory=Spans, init=False)
    statistics: Statistics | None = field(default=None, init=False)
    fault: str = field(default="", init=False)
    _next: Asked | None = field(default=None, init=False)
    _running: Asked | None = field(default=None, init=False)
    _found: _Found | None = field(default=None, init=False)
    _answers: SimpleQueue[_Found | BaseException] = field(default_factory=SimpleQueue, init=False)
    _worker: Worker | None = field(default=None, init=False)
    _tickets: dict[int, Gap] = field(default_factory=dict, init=False)
    _learned: list[Answer] = field(default_factory=list, init=False)

    def ask(self, asked: Asked) -> None:
        """Count these rounds next; what was asked before is forgotten."""
        self._next, self._found = asked, None
        self._begin()

    @property
    def busy(self) -> bool:
        """Whether an answer is to come without anything else being worked out."""
        return self._running is not None or self._next is not None

    def poll(self) -> bool:
        """Return whether there is something new, and go on with what is to be done.

        :raises Exception: if the program went wrong while counting.
        """
        news = False
        while not self._answers.empty():
            news |= self._take(self._answers.get())
        if self._worker is not None:
            self._learned += self._worker.poll()
        if self._learned and self._running is None:
            self._learn()
        self._begin()
        return news

    def close(self) -> None:
        """Call everything off; :meth:`ask` begins anew."""
        if self._worker is not None:
            self._worker.close()
        self._worker = None
        self._tickets.clear()
        self._learned.clear()
        self._next = None

    def _begin(self) -> None:
        if self._running is not None or self._next is None:
            return
        asked, self._running, self._next = self._next, self._next, None
        before = self._found

        def work() -> None:
            try:
                self._answers.put(self._count(asked, before))
            # Whatever it is: it is raised, or told, where the window can say so.
            except Exception as error:
                self._answers.put(error)

        self.run(work)

    def _count(self, asked: Asked, before: _Found | None) -> _Found:
        """Count in the thread; what was counted before only has to be seen in the light of what was learned."""
        if before is None:
            spans, codes, counts = self._read(asked)
        else:
            spans, codes, counts = before.spans, before.statistics.currencies, before.counts
        found = statistics_of(counts, codes, self.theory) if counts else Statistics(currencies=codes)
        return _Found(asked, spans, counts, found)

    def _read(self, asked: Asked) -> tuple[Spans, tuple[str, ...], Counted | None]:
        database = Database.open_to_read(self.file)
        try:
            player = self.player
            spans = Spans(History(database, player).tables(), sittings(database, player), days(database, player))
            return spans, *counted(database, player, asked.wanted, asked.currency)
        finally:
            database.close()

    def _take(self, answer: _Found | BaseException) -> bool:
        self._running = None
        if isinstance(answer, UthError):
            self.fault = str(answer)
            return True
        if isinstance(answer, BaseException):
            raise answer
        self.fault = ""
        self.spans = answer.spans
        if self._next is not None:
            return False
        self._found = answer
        self.statistics = answer.statistics
        for gap in answer.statistics.gaps:
            if gap.open and gap not in self._tickets.values():
                self._worker = self._worker or self.workers()
                self._tickets[self._worker.submit(worked_out, gap.table, gap.part)] = gap
        return True

    def _learn(self) -> None:
        """Take note of what was worked out, and look at the last answer again."""
        for answer in self._learned:
            gap = self._tickets.pop(answer.ticket)
            known = self.theory.of(gap.table)
            if answer.error is not None:
                known.give_up(gap.part, str(answer.error))
            else:
                known.learn(gap.part, answer.value)
        self._learned.clear()
        if self._found is not None and self._next is None:
            self._next = self._found.asked
