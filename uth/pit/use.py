"""How a table is used: boxes, pace and stakes. Nothing of it follows from the table file."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from uth.report.facts import usual_assumptions
from uth.table import Bet, Table


@dataclass(frozen=True, slots=True)
class Use:
    """Boxes in play in every round, rounds an hour, and the stakes of every box in minor units."""

    boxes: int
    rounds: int
    ante: int
    trips: int
    """0 where there is no Trips bet."""

    @property
    def hands(self) -> int:
        """Boxes that are played in an hour."""
        return self.boxes * self.rounds

    def stake(self, bet: Bet) -> int:
        """Return what an edge of that bet is counted of: the Trips stake, or the Ante for all others."""
        return self.trips if bet is Bet.TRIPS else self.ante

    def hourly(self, bet: Bet, edge: Fraction) -> Fraction:
        """Return what an edge of Trips, or of the Ante, wins the house in an hour, in minor units."""
        return self.hands * self.stake(bet) * edge


def usual_use(table: Table) -> Use:
    """Return the use that is assumed where nobody says otherwise, as in the report of ``uth check``."""
    usual = usual_assumptions(table)
    return Use(usual.boxes, usual.rounds_per_hour, usual.ante, usual.trips)
