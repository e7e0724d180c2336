"""What is known of how tables are played best, worked out beside the window where it is not stored. No pygame.

Nothing here waits: :meth:`Studies.poll`, called now and then, says whether there is something new.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from uth.analysis.strategy.model import Strategy
from uth.analysis.strategy.study import Study, study
from uth.analysis.worker import Worker
from uth.career.theory import Theory, Unknown
from uth.table import Table
from uth.ui.errands import Errands

Asked = tuple[Table, Strategy | None]
"""A table, and another way to play it than the best."""

STEP = 5
"""So many seconds lie between two looks at the clock."""


class Studies:
    """Looks studies up, and has them made."""

    def __init__(self, workers: Callable[[], Worker] = Worker, clock: Callable[[], float] = time.monotonic) -> None:
        """*workers*: makes the worker; *clock*: in seconds."""
        self._clock = clock
        self._sent: float | None = None
        """Since when the worker is at it."""
        self._told = 0
        self._errands = Errands[Asked](workers)
        self._theory = Theory()
        self._found: dict[Asked, Study] = {}
        self._why: dict[Asked, str] = {}

    def hands(self, table: Table) -> Study | None:
        """Return the values of the starting hands of a table: at once where they are stored, else once they are known.

        What it says of the later streets may be missing.
        """
        whole = self._found.get((table, None))
        if whole is not None:
            return whole
        try:
            known = self._theory.of(table).figures
        except Unknown:
            return self.best(table)
        return Study(table, known.base.ev, known.hands)

    def best(self, table: Table) -> Study | None:
        """Return all about the best play of a table; None while it is worked out, or where it cannot be."""
        return self._study(table, None)

    def against(self, table: Table, strategy: Strategy) -> Study | None:
        """Return what *strategy* does worse at a table; None while it is worked out, or where it cannot be."""
        return self._study(table, strategy)

    def why(self, table: Table, strategy: Strategy | None = None) -> str:
        """Return why something cannot be worked out; empty if it is known, or still to come."""
        return self._why.get((table, strategy), "")

    def _study(self, table: Table, strategy: Strategy | None) -> Study | None:
        asked = table, strategy
        if asked not in self._found and asked not in self._why and not self._errands.awaits(asked):
            self._errands.send(asked, study, *asked)
            self._sent, self._told = self._clock(), 0
        return self._found.get(asked)

    @property
    def seconds(self) -> int:
        """How long what was asked for last is being worked out, in steps of :data:`STEP` seconds; 0 if nothing is."""
        return int(self._clock() - self._sent) // STEP * STEP if self._sent is not None else 0

    def poll(self) -> bool:
        """Return whether something is known that was not, or another step of time has gone by."""
        news = self._errands.poll()
        if news:
            self._sent = None
        before, self._told = self._told, self.seconds
        for asked, answer in news:
            if answer.error is not None:
                self._why[asked] = str(answer.error)
            else:
                self._found[asked] = answer.value
        return bool(news) or self._told > before

    def close(self) -> None:
        """Call everything off; what is asked for again is worked out anew."""
        self._errands.close()
        self._sent = None
