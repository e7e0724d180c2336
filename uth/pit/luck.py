"""Luck: what so many rounds at a table can bring, and how likely what they brought was.

Everything is read from the law of the sum of rounds (:mod:`uth.pit.law_sums`). Where the law of a round is simulated,
every figure is worked out again with each part of the simulation left out, which gives its standard error.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from math import ceil, floor, sqrt

from uth.pit.law import Estimate, RoundLaw, jackknife
from uth.pit.law_sums import QUICK_CELLS, Counts, Sums, sums_of

MOST_ROUNDS = 1_000_000
"""Three years of a table that never closes."""
RANGES = (0.5, 0.9, 0.99)
"""Of all stretches, so many end within the range."""
QUANTILES = (0.005, 0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99, 0.995)


@dataclass(frozen=True, slots=True)
class Range:
    """The results, in minor units, between which so many stretches end; as many end below as above."""

    share: float
    low: int
    high: int


@dataclass(frozen=True)
class Stretch:
    """A stretch of rounds at a table, for one side. Amounts are minor units."""

    law: RoundLaw
    counts: Counts

    @cached_property
    def whole(self) -> Sums:
        """The law of what the stretch brings."""
        return sums_of(self.law, self.counts)

    @cached_property
    def less(self) -> tuple[Sums, ...]:
        """The same with each part of the simulation left out."""
        return tuple(sums_of(self.law, self.counts, chances=part, most_cells=QUICK_CELLS) for part in self.law.parts)

    @property
    def mean(self) -> Fraction:
        """The exact mean."""
        return self.law.mean * Fraction(self.counts.least + self.counts.most, 2)

    @property
    def deviation(self) -> Estimate:
        """The standard deviation; an uncertain number of rounds adds to it."""
        mean = float(self.law.mean)
        variance = self.counts.middle * self.law.variance.value + self.counts.variance * mean * mean
        root = sqrt(variance)
        return Estimate(root, self.counts.middle * self.law.variance.error / (2 * root) if root else 0.0)

    def chance(self, read: Callable[[Sums], float]) -> Estimate:
        """Return a chance that is read from the law of the stretch."""
        return jackknife(read(self.whole), [read(sums) for sums in self.less])

    @property
    def behind(self) -> Estimate:
        """The chance of a result below 0."""
        return self.chance(lambda sums: sums.under(0))

    @property
    def even(self) -> Estimate:
        """The chance of exactly 0."""
        return self.chance(lambda sums: max(0.0, sums.at_most(0) - sums.under(0)))

    @property
    def ahead(self) -> Estimate:
        """The chance of a result above 0."""
        return self.chance(lambda sums: 1 - sums.at_most(0))

    def range(self, share: float) -> Range:
        """Return the results between which that share of all such stretches ends."""
        return Range(share, self.whole.quantile((1 - share) / 2), self.whole.quantile((1 + share) / 2))

    def spread(self, share: float) -> float:
        """Return the standard error, in minor units, of the result that is not passed with that chance."""
        if not self.less:
            return 0.0
        found = self.whole.quantile(share)
        width = 0.1 * self.deviation.value
        rises = (self.whole.at_most(found + width) - self.whole.at_most(found - width)) / (2 * width)
        return self.chance(lambda sums: sums.at_most(found)).error / rises if rises else 0.0

    @property
    def normal_off_by(self) -> float:
        """What the normal law of the same mean and deviation is nowhere farther off than."""
        deviation = self.deviation.value
        return self.whole.normal_is_off_by(float(self.mean), deviation) if deviation else 1.0


# --- a result


class Verdict(StrEnum):
    """How odd a result is, by the chance of one at least as far out on its side."""

    ORDINARY = "ordinary"
    UNCOMMON = "uncommon"
    RARE = "rare"
    HARDLY_LUCK = "hardly luck"


THRESHOLDS = {Verdict.UNCOMMON: 0.1, Verdict.RARE: 0.01, Verdict.HARDLY_LUCK: 0.001}
"""A chance below this is at least so odd."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A result under the model.

    :ivar net: the result, in minor units.
    :ivar low: the chance of one as low or lower; *high*: as high or higher. Both count the result itself.
    :ivar away: how many standard deviations it is above the mean.
    """

    net: int
    low: Estimate
    high: Estimate
    away: float

    @property
    def is_low(self) -> bool:
        """Whether it is on the bad side."""
        return self.low.value <= self.high.value

    @property
    def tail(self) -> Estimate:
        """The chance of a result as far out on its side."""
        return self.low if self.is_low else self.high

    @property
    def verdict(self) -> Verdict:
        """How odd it is."""
        found = Verdict.ORDINARY
        for verdict, under in THRESHOLDS.items():
            if self.tail.value < under:
                found = verdict
        return found

    @property
    def borderline(self) -> bool:
        """Whether the simulation's error could make another verdict of it."""
        return any(abs(self.tail.value - under) < 2 * self.tail.error for under in THRESHOLDS.values())


def judged(stretch: Stretch, net: int) -> Judged:
    """Return what the model says to a result in minor units."""
    deviation = stretch.deviation.value
    return Judged(
        net=net,
        low=stretch.chance(lambda sums: sums.at_most(net)),
        high=stretch.chance(lambda sums: 1 - sums.under(net)),
        away=float(net - stretch.mean) / deviation if deviation else 0.0,
    )


# --- drop


@dataclass(frozen=True, slots=True)
class Drop:
    """What was bought in chips at a table, beside what was played there. Amounts are minor units.

    :ivar win: what the house won. *action*: what all boxes staked by the model, in the mean.
    :ivar expected: what the house wins by the model, in the mean.
    """

    drop: int
    win: int
    action: Fraction
    expected: Fraction

    @property
    def hold(self) -> Fraction:
        """The win as a part of the drop."""
        return Fraction(self.win, self.drop)

    @property
    def expected_hold(self) -> Fraction:
        """What the hold would be at the expected win and the same drop."""
        return self.expected / self.drop

    @property
    def turned_over(self) -> Fraction:
        """How often the drop went over the table in bets."""
        return self.action / self.drop

    @property
    def edge(self) -> Fraction:
        """The expected win as a part of all money bet."""
        return self.expected / self.action


# --- how many rounds


def counts_of(hours: Fraction, slowest: int, fastest: int) -> Counts:
    """Return the rounds of so many hours at an even pace between two, rounds an hour; at least one round."""
    least = max(1, floor(hours * slowest))
    return Counts(least, max(least, ceil(hours * fastest)))
