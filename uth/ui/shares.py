"""What the house earns at tables, worked out beside the window where no stored solution says it. No pygame.

Nothing here waits: :meth:`Shares.poll`, called now and then, says whether there is something new.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from uth.analysis.worker import Worker
from uth.career.theory import Gap, Theory, Unknown, worked_out
from uth.table import Table
from uth.ui.errands import Errands


@dataclass(frozen=True, slots=True)
class Share:
    """Parts of the money bet that the house keeps by best play; None where that is not known.

    :ivar edge: of the Ante.
    :ivar risk: of all money on Ante, Blind and Play.
    :ivar trips: of the Trips bet, where there is one.
    :ivar why: why it is not known; empty if it is, or is still to come.
    """

    edge: Fraction | None = None
    risk: Fraction | None = None
    trips: Fraction | None = None
    why: str = ""


class Shares:
    """Looks figures up, and has them worked out."""

    def __init__(self, workers: Callable[[], Worker] = Worker) -> None:
        self._theory = Theory()
        self._errands = Errands[Gap](workers)

    def of(self, table: Table) -> Share:
        """Return the figures of a table; those that are not known yet are worked out from now on."""
        known = self._theory.of(table)
        try:
            figures = known.figures
        except Unknown as error:
            if error.gap.open:
                self._work_out(error.gap)
            return Share(why=error.gap.why)
        trips = figures.trips.house_edge if figures.trips else None
        return Share(figures.base.house_edge, figures.base.element_of_risk, trips)

    def _work_out(self, gap: Gap) -> None:
        if not self._errands.awaits(gap):
            self._errands.send(gap, worked_out, gap.table, gap.part)

    def poll(self) -> bool:
        """Return whether something is known that was not."""
        news = self._errands.poll()
        for gap, answer in news:
            if answer.error is not None:
                self._theory.of(gap.table).give_up(gap.part, str(answer.error))
            else:
                self._theory.of(gap.table).learn(gap.part, answer.value)
        return bool(news)

    def close(self) -> None:
        """Call everything off; :meth:`of` begins anew."""
        self._errands.close()
