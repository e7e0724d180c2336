"""Mean, variances and correlation of a net, and their errors: from the rounds that came and those dealt apart.

All are made of three means by round: of the round's net, of its boxes' squares, and of the square of its net. Each of
these is that of the rounds that came without a hand dealt apart, plus what rounds with one add. The two parts are
independent, and so add up their errors, by the delta method.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import nan, sqrt
from typing import NamedTuple

import numpy as np

from uth.bulk.rare import Floats, Rare
from uth.bulk.tally import Tally

Means = tuple[float, float, float]
"""By round: of the net, of the boxes' squares, and of the net's square."""


class Moment(NamedTuple):
    """A value in parts of an Ante or their squares, and its standard error; nan where that cannot be told."""

    value: float
    error: float


class _Made(NamedTuple):
    """A value made of the means, and how it changes with each of them."""

    value: float
    slopes: Means


@dataclass(frozen=True)
class Moments:
    """Those of one net.

    :ivar net: its place among those that are watched. *rare*: what was dealt apart.
    """

    tally: Tally
    net: int
    boxes: int
    rare: Rare

    @property
    def mean(self) -> Moment:
        """Of one box."""
        rounds = self.tally.rounds
        total, _, squares = self.tally.sums[self.net][len(self.rare.hands)]
        # Rounds, and not blocks of them, tell this error: theirs is the only one that needs no more than squares.
        error = (rounds * squares - total**2) / (rounds**2 * (rounds - 1) * self.boxes**2) if rounds > 1 else nan
        return self._moment(self._mean, lambda _slopes: error)

    @property
    def variance(self) -> Moment:
        """Of one box."""
        return self._moment(self._variance, self._of_blocks)

    @property
    def round_variance(self) -> Moment:
        """Of all boxes of a round together."""
        return self._moment(lambda means: _Made(means[2] - means[0] ** 2, (-2 * means[0], 0.0, 1.0)), self._of_blocks)

    @property
    def correlation(self) -> Moment:
        """Between two boxes of a round; nothing of it can be told where the net does not vary."""
        if self.variance.value <= 0:
            return Moment(nan, nan)
        return self._moment(self._correlation, self._of_blocks)

    @property
    def moved(self) -> tuple[float, float]:
        """How much the rounds that were dealt apart changed the mean and the variance of one box."""
        whole, came = self._whole, self._means(self._at(0))
        return (
            self._mean(whole).value - self._mean(came).value,
            self._variance(whole).value - self._variance(came).value,
        )

    def _mean(self, means: Means) -> _Made:
        return _Made(means[0] / self.boxes, (1 / self.boxes, 0.0, 0.0))

    def _variance(self, means: Means) -> _Made:
        mean = means[0] / self.boxes
        return _Made(means[1] / self.boxes - mean**2, (-2 * mean / self.boxes, 1 / self.boxes, 0.0))

    def _correlation(self, means: Means) -> _Made:
        pairs, mean = self.boxes * (self.boxes - 1), means[0] / self.boxes
        covariance, slopes = (means[2] - means[1]) / pairs - mean**2, (-2 * mean / self.boxes, -1 / pairs, 1 / pairs)
        variance, others = self._variance(means)
        ratio = covariance / variance
        first, second, third = ((one - ratio * other) / variance for one, other in zip(slopes, others, strict=True))
        return _Made(ratio, (first, second, third))

    def _moment(self, made: Callable[[Means], _Made], squared_error: Callable[[Means], float]) -> Moment:
        found = made(self._whole)
        slopes = np.array(found.slopes)
        apart = float(slopes @ self.rare.spread[self.net] @ slopes)
        square = squared_error(found.slopes) + max(0.0, apart)
        return Moment(found.value, sqrt(square))

    @staticmethod
    def _means(means: Floats) -> Means:
        return float(means[0]), float(means[1]), float(means[2])

    @property
    def _whole(self) -> Means:
        return self._means(self._kept + self.rare.means[self.net])

    @property
    def _kept(self) -> Floats:
        """What rounds without a hand dealt apart bring to the means."""
        return self._at(len(self.rare.hands))

    def _at(self, depth: int) -> Floats:
        return np.array([total / self.tally.rounds for total in self.tally.sums[self.net][depth]])

    def _of_blocks(self, slopes: Means) -> float:
        """The square of the error that the rounds which came leave in what has these slopes."""
        blocks, rounds = self.tally.blocks, self.tally.rounds
        if blocks < 2:
            return nan
        # With the mean taken off each round; all rounds count, those with nothing kept of them too.
        every = (-float(np.array(slopes) @ self._kept), *slopes)
        square = sum(
            every[row] * every[column] * product
            for row, products in enumerate(self.tally.products[self.net][len(self.rare.hands)])
            for column, product in enumerate(products)
        )
        return max(0.0, square) * blocks / (blocks - 1) / rounds**2
