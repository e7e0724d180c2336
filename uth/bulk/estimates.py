"""What a simulation says, each figure with its standard error.

The figures themselves are made of the counted ends by the same code as the exact ones; but what a hand that comes too
seldom for so many rounds adds to a net is found in rounds that are dealt apart (:mod:`uth.bulk.rare`). Boxes of one
round share board and dealer and are never treated as independent: errors of means come from the sums of whole rounds;
those of standard deviations and correlations by the delta method from the sums of blocks of rounds.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import nan, sqrt

from uth.analysis.distribution import Distribution
from uth.analysis.figures import DECISIONS, Figures, figures_of
from uth.bulk.machine import Machine
from uth.bulk.moments import Moments
from uth.bulk.rare import Rare, rare_rounds
from uth.bulk.tally import Tally
from uth.bulk.watched import BASE, COMBINED, HIT, QUALIFIES, TRIPS, WAGER, Watched, ways
from uth.game.settlement import Result
from uth.hands import Category
from uth.table import Table


@dataclass(frozen=True, slots=True)
class Estimate:
    """A simulated value and its standard error, which is nan where too little came to tell: so if nothing varied."""

    value: float
    error: float

    def __neg__(self) -> Estimate:
        return Estimate(-self.value, self.error)

    def away(self, exact: Fraction | float) -> float:
        """Return how many standard errors the value is above *exact*."""
        return (self.value - float(exact)) / self.error


@dataclass(frozen=True, slots=True)
class NetEstimates:
    """A net result in Antes."""

    ev: Estimate
    """What one box wins in a round; negative where the house is ahead."""
    standard_deviation: Estimate
    """That of one box in one round."""
    correlation: Estimate | None
    """Between two boxes of one round; None for a single box."""
    round_deviation: Estimate
    """The standard deviation of all boxes of a round together."""

    @property
    def house_edge(self) -> Estimate:
        """What the house wins of each Ante; of Trips, of each Trips bet."""
        return -self.ev


@dataclass(frozen=True, slots=True)
class Simulation:
    """What came of some rounds at a table."""

    table: Table
    strategy: str
    boxes: int
    rounds: int
    seeds: tuple[str, ...]
    """What the random numbers started from; several where simulations were added up."""
    figures: Figures
    """The simulated ends as exact figures are made of them; its weights are boxes that were played."""
    dealt_apart: tuple[Category, ...]
    """The hands that came too seldom to tell what they do to the nets below: rounds with one were dealt on purpose."""
    base: NetEstimates
    """Ante, Blind and Play."""
    trips: NetEstimates | None
    """Trips, in Trips bets; None where the table has no Trips bet."""
    combined: NetEstimates | None
    """All of them, Trips staked with one Ante."""
    average_wager: Estimate
    """Ante, Blind and Play, in Antes."""
    dealer_qualifies: Estimate
    trips_hit: Estimate | None
    """How often Trips is paid; a push is no hit."""
    decisions: dict[str, Estimate]
    """How often a box ends its decisions so; the names are those of the exact figures."""
    results: dict[Result, Estimate]
    hands: dict[Category, Estimate]
    """How often the box's best hand is of the category, folded or not."""

    @property
    def hands_played(self) -> int:
        """Boxes that were played in all rounds."""
        return self.boxes * self.rounds


def simulation_of(table: Table, strategy: str, machine: Machine, tally: Tally, seeds: tuple[str, ...]) -> Simulation:
    """Return the estimates from what a machine counted.

    :raises ValueError: if no round was played.
    """
    if not tally.rounds:
        raise ValueError("no round was played")
    means = _Means(machine.watched, tally, machine.boxes)
    rare = rare_rounds(machine, seeds, tally.rounds)
    ends = {way: times for way, times in zip(ways(), tally.counts, strict=True) if times}
    figures = figures_of(table, ends)
    has_trips = table.trips is not None
    return Simulation(
        table=table,
        strategy=strategy,
        boxes=machine.boxes,
        rounds=tally.rounds,
        seeds=seeds,
        figures=figures,
        dealt_apart=rare.hands,
        base=_net(means, rare, BASE, figures.base.distribution),
        trips=_net(means, rare, TRIPS, figures.trips.distribution) if figures.trips else None,
        combined=_net(means, rare, COMBINED, figures.combined.distribution) if figures.combined else None,
        average_wager=means.of(WAGER),
        dealer_qualifies=means.of(QUALIFIES),
        trips_hit=means.of(HIT) if has_trips else None,
        decisions={name: means.of(name) for name in DECISIONS},
        results={result: means.of(result.value) for result in (Result.WIN, Result.TIE, Result.LOSE, Result.FOLD)},
        hands={category: means.of(category.value) for category in Category},
    )


@dataclass(frozen=True)
class _Means:
    watched: Watched
    tally: Tally
    boxes: int

    def of(self, name: str) -> Estimate:
        """The mean by box of how often something came, or of what was staked."""
        rounds = self.tally.rounds
        place = self.watched.names.index(name)
        column = self.watched.column(name)
        total = sum(times * value for times, value in zip(self.tally.counts, column, strict=True) if times)
        mean = Fraction(total, rounds * self.boxes)
        if rounds < 2:
            return Estimate(float(mean), nan)
        variance = Fraction(rounds * self.tally.squares[place] - total**2, rounds * (rounds - 1))
        return Estimate(float(mean), sqrt(variance / rounds) / self.boxes if variance else nan)


def _net(means: _Means, rare: Rare, name: str, results: Distribution) -> NetEstimates:
    """The estimates of a net: of all that came, *results* has it exactly, and what is watched may have it rounded."""
    scale, place = means.watched.scale, means.watched.names.index(name)
    moments = Moments(means.tally, place, means.boxes, rare)
    of_mean, of_variance = moments.moved
    together = moments.round_variance
    return NetEstimates(
        ev=Estimate(float(results.mean) + of_mean / scale, moments.mean.error / scale or nan),
        standard_deviation=_root(float(results.variance) + of_variance / scale**2, moments.variance.error / scale**2),
        correlation=Estimate(*moments.correlation) if means.boxes > 1 else None,
        round_deviation=_root(together.value / scale**2, together.error / scale**2),
    )


def _root(square: float, error: float) -> Estimate:
    """The square root of an estimate."""
    if square <= 0:
        return Estimate(0.0, nan)
    return Estimate(sqrt(square), error / (2 * sqrt(square)))
