"""The chance that the house is behind several boxes: simulated, all boxes of a round on one board.

Boxes of one table share the board and the dealer's hand, so they are never treated as independent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

import numpy as np

from uth.analysis.strategy.locate import load_strategy
from uth.bulk import machine_for
from uth.bulk.estimates import Estimate
from uth.bulk.machine import Machine
from uth.bulk.watched import BASE, TRIPS
from uth.report.chances import behind
from uth.table import Table

_GROUPS = 20
"""Of days, each left out once to see how much the chance depends on it."""
_STEPS = 20
"""Parts of an Ante to which days are rounded, far finer than their deviation."""


@dataclass(frozen=True, slots=True)
class Days:
    """Days that were played whole, all boxes of a round on one board, every box by the same strategy."""

    boxes: int
    rounds: int
    """Of one day."""
    seed: str
    mean: Fraction
    """What all boxes win on a day in the exact mean, in Antes."""
    totals: tuple[Fraction, ...]
    """What all boxes together won on each day, in Antes."""

    def behind(self, days: int) -> Estimate:
        """Return the chance that the house is behind after that many days, with its standard error.

        For one day it is how often that was so. Several days are independent: the distribution of a day is convolved
        with itself, its mean moved to the exact one; the error is that of the jackknife over groups of days.
        """
        if days == 1:
            return self._behind_a_day()
        less = [self._convolved(_without(self.totals, group), days) for group in range(_GROUPS)]
        middle = sum(less) / _GROUPS
        return Estimate(
            self._convolved(self.totals, days), sqrt((_GROUPS - 1) / _GROUPS * sum((one - middle) ** 2 for one in less))
        )

    def _behind_a_day(self) -> Estimate:
        times, count = sum(total > 0 for total in self.totals), len(self.totals)
        # One success and one failure more keep the error above 0 where there was none.
        likely = (times + 1) / (count + 2)
        return Estimate(times / count, sqrt(likely * (1 - likely) / count))

    def _convolved(self, totals: Sequence[Fraction], days: int) -> float:
        moved = self.mean - sum(totals, Fraction(0)) / len(totals)
        counts = Counter(Fraction(round((total + moved) * _STEPS), _STEPS) for total in totals)
        return behind({total: Fraction(times, len(totals)) for total, times in counts.items()}, days)

    @property
    def round_deviation(self) -> Estimate:
        """The standard deviation of what all boxes win in one round, in Antes."""
        totals = np.array([float(total) for total in self.totals])
        apart = totals - totals.mean()
        variance = float((apart**2).mean())
        error = sqrt(max(0.0, float((apart**4).mean()) - variance**2) / len(totals)) / (2 * sqrt(variance))
        return Estimate(sqrt(variance / self.rounds), error / sqrt(self.rounds))


def _without(totals: Sequence[Fraction], group: int) -> list[Fraction]:
    return [total for place, total in enumerate(totals) if place % _GROUPS != group]


def play_days(  # noqa: PLR0913 - every value is one of the report's assumptions
    table: Table,
    boxes: int,
    rounds: int,
    trips: Fraction,
    *,
    mean: Fraction,
    days: int,
    seed: str,
    told: Callable[[int], None],
) -> Days:
    """Play *days* days of *rounds* rounds by best play; *told* hears of each day.

    *trips* is the Trips stake in Antes; *mean* what one box wins in a round in the exact mean, in Antes.

    :raises SimulatorMissing: if the compiled simulator cannot be loaded.
    """
    machine = machine_for(table, load_strategy("optimal"), boxes)
    values = _parts(machine, trips)
    scale = machine.watched.scale * trips.denominator
    totals = []
    for day in range(days):
        counts = machine.chunk(seed, day, rounds).counts
        totals.append(Fraction(sum(times * value for times, value in zip(counts, values, strict=True) if times), scale))
        told(day + 1)
    return Days(boxes, rounds, seed, boxes * rounds * mean, tuple(totals))


def _parts(machine: Machine, trips: Fraction) -> list[int]:
    """What each end nets, in whole parts of an Ante."""
    main = [value * trips.denominator for value in machine.watched.column(BASE)]
    if not trips:
        return main
    return [net + trips.numerator * side for net, side in zip(main, machine.watched.column(TRIPS), strict=True)]
