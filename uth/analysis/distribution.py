"""How often each result comes, exactly."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt


@dataclass(frozen=True, slots=True)
class Distribution:
    """Results and how many of equally likely deals have each."""

    lines: tuple[tuple[Fraction, int], ...]
    """(net result, deals): every result once, highest first. The unit is one Ante, or what the owner says."""

    @property
    def deals(self) -> int:
        """All deals."""
        return sum(weight for _, weight in self.lines)

    @property
    def mean(self) -> Fraction:
        """The exact expected result."""
        return sum((net * weight for net, weight in self.lines), Fraction(0)) / self.deals

    @property
    def variance(self) -> Fraction:
        """The exact variance of one result, in squares of the unit."""
        squares = sum((net * net * weight for net, weight in self.lines), Fraction(0))
        return squares / self.deals - self.mean**2

    @property
    def standard_deviation(self) -> float:
        """The root of :attr:`variance`, to the precision of a float."""
        return sqrt(self.variance)


def distribution(results: Iterable[tuple[Fraction, int]]) -> Distribution:
    """Return the distribution of (net result, deals) pairs, in which a result may come more than once."""
    weights: defaultdict[Fraction, int] = defaultdict(int)
    for net, weight in results:
        weights[net] += weight
    return Distribution(tuple(sorted(weights.items(), reverse=True)))
