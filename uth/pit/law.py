"""The law of one table round: what all boxes together bring, and how likely each result is.

Rounds are independent, the deck being shuffled for each. The boxes of one round are not: they share the board and the
dealer's hand. So a round is the unit, and only rounds are ever convolved. A single box has an exact law; that of
several boxes is built by :mod:`uth.pit.law_joint`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction
from math import gcd, sqrt

import numpy as np
from numpy.typing import NDArray

from uth.analysis.laws import law_of
from uth.analysis.solution import DEALS, Ends
from uth.pit.mix import Share
from uth.store.tallies import Stake
from uth.table import Table

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Chances = Mapping[int, Fraction]
"""Of each result in minor units: how likely it is."""


class Side(IntEnum):
    """Whose results are meant; the number turns a box's net into theirs."""

    HOUSE = -1
    PLAYER = 1


@dataclass(frozen=True)
class Setting:
    """Who sits at a table, at what stakes, playing how.

    :ivar stakes: of each box, in minor units. *side*: whose results are meant.
    :ivar mix: each box of each round is played by one of these strategies, by their shares.
    """

    table: Table
    stakes: tuple[Stake, ...]
    side: Side
    mix: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and its standard error, which is 0 where nothing of it is simulated."""

    value: float
    error: float = 0.0

    def __neg__(self) -> Estimate:
        return Estimate(-self.value, self.error)


@dataclass(frozen=True)
class RoundLaw:
    """What all boxes of a table bring in one round, to one side.

    :ivar boxes: so many share board and dealer.
    :ivar step: in minor units; every result is a multiple of it.
    :ivar places: the results in steps, ascending. *chances*: how likely each of them is.
    :ivar parts: the same chances once more for each independent part of the simulation, that part left out; none where
        the law is exact.
    :ivar mean: of a round, in minor units, exactly.
    :ivar variance: of a round, in square minor units. *variances*: of each box alone, exact but for the last digits.
    :ivar correlation: between two boxes of a round; None for a single one.
    :ivar rounds: how many were simulated, 0 where the law is exact.
    """

    boxes: int
    step: int
    places: Ints
    chances: Floats
    parts: tuple[Floats, ...]
    mean: Fraction
    variance: Estimate
    variances: tuple[float, ...]
    correlation: Estimate | None = None
    rounds: int = 0

    @property
    def exact(self) -> bool:
        """Whether nothing of it is simulated."""
        return not self.parts

    @property
    def alone(self) -> float:
        """What the standard deviation would be if the boxes were independent, in minor units."""
        return sqrt(sum(self.variances))

    @property
    def deviation(self) -> Estimate:
        """The standard deviation of a round, in minor units."""
        root = sqrt(self.variance.value)
        return Estimate(root, self.variance.error / (2 * root) if root else 0.0)


def jackknife(whole: float, less: Sequence[float]) -> Estimate:
    """Return a value with its standard error from those with one of several independent parts left out."""
    if not less:
        return Estimate(whole)
    middle = sum(less) / len(less)
    square = sum((one - middle) ** 2 for one in less)
    return Estimate(whole, sqrt((len(less) - 1) / len(less) * square))


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play a box: in this share of all rounds, all deals end so."""

    share: Fraction
    ends: Ends


def box_law(table: Table, ways: Iterable[Way], stake: Stake, side: Side) -> dict[int, Fraction]:
    """Return the exact law of one box in minor units, as really paid: rounded, and capped as the only box of a round.

    The shares of the *ways* are 1 together.
    """
    chances: dict[int, Fraction] = {}
    for way in ways:
        for net, weight in law_of(table, way.ends, *stake).items():
            chances[side * net] = chances.get(side * net, Fraction(0)) + way.share * Fraction(weight, DEALS)
    return chances


def moment(chances: Chances, power: int) -> Fraction:
    """Return the mean of a power of the result."""
    return sum((chance * net**power for net, chance in chances.items()), Fraction(0))


def variance_of(chances: Chances) -> Fraction:
    """Return the exact variance of a law."""
    return moment(chances, 2) - moment(chances, 1) ** 2


def step_of(laws: Iterable[Chances]) -> int:
    """Return the largest step of which every result of every box is a multiple."""
    return gcd(*(net for law in laws for net in law)) or 1


def law_alone(chances: Chances) -> RoundLaw:
    """Return the law of a round in which there is no other box."""
    step = step_of([chances])
    nets = sorted(chances)
    return RoundLaw(
        boxes=1,
        step=step,
        places=np.array([net // step for net in nets], np.int64),
        chances=np.array([float(chances[net]) for net in nets]),
        parts=(),
        mean=moment(chances, 1),
        variance=Estimate(float(variance_of(chances))),
        variances=(float(variance_of(chances)),),
    )
