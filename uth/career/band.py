"""The course of a bankroll, and the band in which theory sees it: exact means, one and two standard deviations.

Rounds are independent, the deck being shuffled for each, so that their means and variances add up, whatever tables and
stakes they had. The boxes of one round are not: what they have in common comes from a simulation, with its error.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import sqrt

from uth.career.pairs import mean_and_error
from uth.career.theory import Gap, Known, Theory, Unknown
from uth.store.tallies import Course, Shape
from uth.table import Table

STRETCHES = 1_000
"""Into so many stretches of rounds a course is cut; its highest and lowest point in each are kept."""


@dataclass(frozen=True, slots=True)
class Point:
    """A moment of a course: after *place* rounds of it, the last being *round*, by all that was won until then."""

    place: int
    round: int
    net: int


@dataclass(frozen=True, slots=True)
class Band:
    """What best play makes of the same stakes. Amounts are minor units.

    :ivar means: for each point of the course, what is won in the exact mean until then.
    :ivar deviations: the standard deviation about it.
    :ivar mean: at the end, exactly.
    :ivar deviation: at the end.
    :ivar error: the standard error of that deviation; 0 where it is exact.
    :ivar joint: in how many rounds there were several boxes, played jointly in the simulation.
    :ivar simulated: how many rounds were simulated for them, at the least for each table.
    """

    means: tuple[float, ...]
    deviations: tuple[float, ...]
    mean: Fraction
    deviation: float
    error: float
    joint: int
    simulated: int

    @property
    def exact(self) -> bool:
        """Whether nothing of it is simulated."""
        return not self.joint

    def away(self, net: int) -> float | None:
        """Return how many standard deviations a result is above the mean; None where nothing can vary."""
        return float(net - self.mean) / self.deviation if self.deviation else None


def points_of(course: Course, stretches: int = STRETCHES) -> tuple[Point, ...]:
    """Return the course from nothing on; of a long one the extremes of every stretch, so that no peak is lost."""
    nets = list(accumulate(course.nets, initial=0))
    kept = sorted(_kept(nets, stretches))
    return tuple(Point(place, course.numbers[place - 1] if place else 0, nets[place]) for place in kept)


def _kept(nets: Sequence[int], stretches: int) -> set[int]:
    count = len(nets)
    if count <= 2 * stretches:
        return set(range(count))
    kept = {0, count - 1}
    for stretch in range(stretches):
        places = range(count * stretch // stretches, count * (stretch + 1) // stretches)
        kept |= {min(places, key=nets.__getitem__), max(places, key=nets.__getitem__)}
    return kept


@dataclass(frozen=True, slots=True)
class _Worth:
    """What rounds of one shape are worth; *common*: what its boxes share, by each part of the simulation."""

    mean: Fraction
    variance: float
    common: tuple[float, ...] = ()
    simulated: int = 0


def band_of(
    course: Course, points: Sequence[Point], tables: dict[int, Table], theory: Theory
) -> tuple[Band | None, tuple[Gap, ...]]:
    """Return the band along the *points*, or None and everything that has to be known for it."""
    worths: list[_Worth] = []
    gaps: dict[Gap, None] = {}
    for shape in course.shapes:
        try:
            worths.append(_worth(shape, theory.of(tables[shape.felt])))
        except Unknown as unknown:
            gaps[unknown.gap] = None
    return (None, tuple(gaps)) if gaps else (_band(course, points, worths), ())


def _band(course: Course, points: Sequence[Point], worths: Sequence[_Worth]) -> Band:
    means, variances = [float(worth.mean) for worth in worths], [worth.variance for worth in worths]
    mean_at = list(accumulate((means[place] for place in course.places), initial=0.0))
    variance_at = list(accumulate((variances[place] for place in course.places), initial=0.0))
    counts = Counter(course.places)
    deviation = sqrt(variance_at[-1])
    joint = {place: times for place, times in counts.items() if worths[place].common}
    error = _error([(worths[place].common, times) for place, times in joint.items()])
    return Band(
        means=tuple(mean_at[point.place] for point in points),
        deviations=tuple(sqrt(variance_at[point.place]) for point in points),
        mean=sum((worths[place].mean * times for place, times in counts.items()), Fraction(0)),
        deviation=deviation,
        error=error / (2 * deviation) if deviation else 0.0,
        joint=sum(joint.values()),
        simulated=min((worths[place].simulated for place in joint), default=0),
    )


def _error(common: Sequence[tuple[tuple[float, ...], int]]) -> float:
    """The standard error of the variance: parts of the same number met the same cards at every table."""
    if not common:
        return 0.0
    parts = [sum(each[part] * times for each, times in common) for part in range(len(common[0][0]))]
    return mean_and_error(parts)[1]


def _worth(shape: Shape, known: Known) -> _Worth:
    alone = [known.moments(stake) for stake in shape.stakes]
    mean = sum((one.mean for one in alone), Fraction(0))
    variance = float(sum((one.variance for one in alone), Fraction(0)))
    if len(alone) == 1:
        return _Worth(mean, variance)
    pairs = known.pairs()
    common = tuple(2 * part for part in pairs.covariances(shape.stakes))
    return _Worth(mean, max(0.0, variance + mean_and_error(common)[0]), common, pairs.rounds)
