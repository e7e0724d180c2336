"""What a simulation says, each figure with its standard error.

The figures themselves are made of the counted ends by the same code as the exact ones. Boxes of one round share board
and dealer and are never treated as independent: errors of means come from the sums of whole rounds; those of standard
deviations and correlations by the delta method from the sums of blocks of rounds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from math import nan, sqrt

from uth.analysis.distribution import Distribution
from uth.analysis.figures import DECISIONS, Figures, figures_of
from uth.bulk.machine import Machine
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
        base=_net(means, BASE, figures.base.distribution),
        trips=_net(means, TRIPS, figures.trips.distribution) if figures.trips else None,
        combined=_net(means, COMBINED, figures.combined.distribution) if figures.combined else None,
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

    def of(self, name: str, scale: int = 1) -> Estimate:
        """The mean by box of what is watched, in units of which *scale* are one."""
        rounds = self.tally.rounds
        place = self.watched.names.index(name)
        total = self.total(name)
        mean = Fraction(total, rounds * self.boxes * scale)
        if rounds < 2:
            return Estimate(float(mean), nan)
        variance = Fraction(rounds * self.tally.squares[place] - total**2, rounds * (rounds - 1))
        return Estimate(float(mean), sqrt(variance / rounds) / (self.boxes * scale) if variance else nan)

    def total(self, name: str) -> int:
        column = self.watched.column(name)
        return sum(times * value for times, value in zip(self.tally.counts, column, strict=True) if times)


def _net(means: _Means, name: str, results: Distribution) -> NetEstimates:
    """The estimates of a net: of all that came, *results* has it exactly, and what is watched may have it rounded."""
    scale, boxes, tally = means.watched.scale, means.boxes, means.tally
    place = means.watched.names.index(name)
    column = means.watched.column(name)
    squares = sum(times * value**2 for times, value in zip(tally.counts, column, strict=True))
    sums = _Sums(tally.rounds, means.total(name), squares, tally.squares[place])
    blocks = _Blocks(tally.products[place], tally.blocks)
    return NetEstimates(
        ev=replace(means.of(name, scale), value=float(results.mean)),
        standard_deviation=replace(blocks.root(_variance(sums, boxes), scale), value=results.standard_deviation),
        correlation=blocks.ratio(_covariance(sums, boxes), _variance(sums, boxes)) if boxes > 1 else None,
        round_deviation=blocks.root(_round_variance(sums), scale),
    )


@dataclass(frozen=True, slots=True)
class _Sums:
    """What the products of blocks are made of, for all rounds; nets in parts of an Ante."""

    rounds: int
    total: int
    squares: int
    """Of each box's net."""
    round_squares: int
    """Of each round's net."""


Slopes = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class _Moment:
    """A value made of the sums, and how it changes with each of them."""

    value: float
    slopes: Slopes


def _variance(sums: _Sums, boxes: int) -> _Moment:
    """Of one box: the mean square less the square of the mean."""
    hands = sums.rounds * boxes
    return _less_squared_mean(sums, boxes, Fraction(sums.squares, hands), (0.0, 0.0, 1 / hands, 0.0))


def _covariance(sums: _Sums, boxes: int) -> _Moment:
    """Of two boxes of one round: the mean product less the square of the mean."""
    pairs = sums.rounds * boxes * (boxes - 1)
    product = Fraction(sums.round_squares - sums.squares, pairs)
    return _less_squared_mean(sums, boxes, product, (0.0, 0.0, -1 / pairs, 1 / pairs))


def _round_variance(sums: _Sums) -> _Moment:
    square = Fraction(sums.round_squares, sums.rounds)
    return _less_squared_mean(sums, 1, square, (0.0, 0.0, 0.0, 1 / sums.rounds))


def _less_squared_mean(sums: _Sums, boxes: int, square: Fraction, slopes: Slopes) -> _Moment:
    """The moment *square*, a mean over rounds, less the square of the mean by box."""
    mean = Fraction(sums.total, sums.rounds * boxes)
    of_rounds = float((2 * mean**2 - square) / sums.rounds)
    of_total = float(-2 * mean / (sums.rounds * boxes))
    return _Moment(float(square - mean**2), (of_rounds, of_total, slopes[2], slopes[3]))


@dataclass(frozen=True, slots=True)
class _Blocks:
    products: tuple[tuple[int, ...], ...]
    count: int

    def root(self, moment: _Moment, scale: int) -> Estimate:
        """The square root of a moment, in Antes."""
        root = sqrt(max(0.0, moment.value))
        if not root:
            return Estimate(0.0, nan)
        return Estimate(root / scale, self._error(tuple(slope / (2 * root) for slope in moment.slopes)) / scale)

    def ratio(self, moment: _Moment, other: _Moment) -> Estimate:
        """The ratio of two moments."""
        if not other.value:
            return Estimate(nan, nan)
        ratio = moment.value / other.value
        slopes = (one - ratio * two for one, two in zip(moment.slopes, other.slopes, strict=True))
        return Estimate(ratio, self._error(tuple(slope / other.value for slope in slopes)))

    def _error(self, slopes: tuple[float, ...]) -> float:
        """The standard error of what has these slopes; such a value does not change when all blocks are doubled."""
        if self.count < 2:
            return nan
        square = sum(
            slopes[row] * slopes[column] * product
            for row, products in enumerate(self.products)
            for column, product in enumerate(products)
        )
        return sqrt(max(0.0, square) * self.count / (self.count - 1))
