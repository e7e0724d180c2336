"""The chance of going broke: a bankroll, by the exact law of a round, until the bets cannot be covered any more.

One pass from the last round back to the first gives the chance from every bankroll at once. A law stands on the lattice
of its nets, so that nothing is rounded but floats; far above the start the lattice ends where going broke is less
likely than :data:`NEGLIGIBLE`, by Chernoff's bound.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import gcd, inf, log, log2

import numpy as np
from numpy.typing import NDArray

from uth.errors import UthError
from uth.i18n import gettext as _

NEGLIGIBLE = 1e-10
"""From where the lattice ends the chance of going broke is no more."""
_MOST_CELLS = 1 << 19
_ROUNDING = 32 * 2.0**-52
"""What a step of a transform adds to the error of a probability, for each doubling of its length."""
Floats = NDArray[np.float64]


class RuinError(UthError):
    """Stakes whose amounts have too little in common."""


@dataclass(frozen=True, slots=True)
class Level:
    """How rounds go for whoever has at least *least* (minor units): the probability of each net in minor units."""

    least: int
    chances: Mapping[int, float]


@dataclass(frozen=True, slots=True)
class Ruin:
    """The chances of going broke within a number of rounds.

    :ivar broke: whoever has less than this (minor units) cannot cover the bets.
    :ivar step: of the lattice, in minor units.
    :ivar chances: by what one has above *broke*, in steps.
    :ivar error: none of them is farther from the truth.
    """

    broke: int
    step: int
    chances: Floats
    error: float

    def chance(self, bankroll: int) -> float:
        """Return the chance from a bankroll in minor units."""
        if bankroll < self.broke:
            return 1.0
        steps = (bankroll - self.broke) // self.step
        return float(self.chances[steps]) if steps < len(self.chances) else 0.0

    def bankroll(self, chance: float) -> int:
        """Return the least bankroll from which going broke is no likelier than *chance*."""
        enough = np.nonzero(self.chances <= chance)[0]
        steps = int(enough[0]) if len(enough) else len(self.chances)
        return self.broke + self.step * steps


def ruin(levels: Sequence[Level], rounds: int) -> Ruin:
    """Return the chances of going broke within so many rounds.

    *levels*: from the lowest up; below the first one's least somebody is broke. The last one goes on without end.

    :raises RuinError: if the nets have so little in common that there would be too many bankrolls to tell apart.
    """
    broke, free = levels[0].least, levels[-1]
    step = gcd(*(net for level in levels for net in level.chances), *(level.least - broke for level in levels)) or 1
    size = (free.least - broke + _height(free.chances, rounds)) // step + 1
    if size > _MOST_CELLS:
        raise RuinError(
            _(
                "the bets have too little in common: {size} bankrolls would have to be told apart, and at most {most} "
                "can be; choose a Trips bet that is a larger part of the Ante"
            ).format(size=f"{size:,}", most=f"{_MOST_CELLS:,}")
        )
    rows = [_Rows.of(one, other, broke, step, size) for one, other in pairwise(levels)]
    jump = _Jump.of(free.chances, step, size)
    chances = np.zeros(size)
    for _round in range(rounds):
        later = np.concatenate((np.ones(jump.below), chances, np.zeros(jump.above)))
        chances = jump.back(later)
        for each in rows:
            chances[each.start : each.stop] = each.back(later, jump.below)
    return Ruin(broke, step, chances, NEGLIGIBLE + rounds * _ROUNDING * log2(jump.length))


def _height(chances: Mapping[int, float], rounds: int) -> int:
    """So far one hardly ever falls within the rounds, by Chernoff's bound and Doob's inequality.

    For a rate r the chance is at most max(1, M)^n exp(-r h), M being the mean of exp(-r net). Each r gives a height h
    at which that is negligible; the least of them is taken.
    """
    nets, weights = _arrays(chances)
    deviation = float(np.sqrt(weights @ nets**2))
    if not deviation:
        return 0
    least = inf
    for power in np.linspace(-8, 0, 200):
        rate = 2.0**power / deviation * 4
        grows = max(0.0, log(float(weights @ np.exp(-rate * nets))))
        least = min(least, (rounds * grows - log(NEGLIGIBLE)) / rate)
    return int(least) + 1


def _arrays(chances: Mapping[int, float]) -> tuple[Floats, Floats]:
    return np.array([*chances], np.float64), np.array([*chances.values()], np.float64)


@dataclass(frozen=True)
class _Jump:
    """A round in which everything can be afforded, as a convolution."""

    below: int
    """So many steps a round can lose."""
    above: int
    """So many steps a round can win, as far as that stays on the lattice."""
    size: int
    length: int
    law: NDArray[np.complex128]

    @classmethod
    def of(cls, chances: Mapping[int, float], step: int, size: int) -> _Jump:
        """Return the round of a law on a lattice of *size* bankrolls."""
        below = max(0, -min(chances) // step)
        above = min(size, max(0, max(chances) // step))
        law = np.zeros(below + above + 1)
        for net, chance in chances.items():
            if net // step <= above:
                law[net // step + below] += chance
        length = _quick(size + len(law) + below + above)
        return cls(below, above, size, length, np.conj(np.fft.rfft(law, length)))

    def back(self, later: Floats) -> Floats:
        """Return the chances before a round from those after it."""
        found = np.fft.irfft(np.fft.rfft(later, self.length) * self.law, self.length)
        return np.clip(found[: self.size], 0.0, 1.0)


@dataclass(frozen=True)
class _Rows:
    """The few bankrolls from which not everything can be afforded."""

    start: int
    stop: int
    size: int
    nets: NDArray[np.int64]
    weights: Floats

    @classmethod
    def of(cls, level: Level, next_one: Level, broke: int, step: int, size: int) -> _Rows:
        """Return the bankrolls of a level, up to where the next one begins."""
        nets, weights = _arrays(level.chances)
        start, stop = ((each.least - broke) // step for each in (level, next_one))
        return cls(start, min(stop, size), size, (nets // step).astype(np.int64), weights)

    def back(self, later: Floats, below: int) -> Floats:
        """Return the chances before a round from those after it; *below*: so many broke ones stand before the rest."""
        places = np.arange(self.start, self.stop)[:, np.newaxis] + self.nets
        found = later[np.clip(places + below, 0, len(later) - 1)]
        return np.where(places < self.size, found, 0.0) @ self.weights


def _quick(length: int) -> int:
    """The next length that is 2, 3 or 5 times a power of 2: quick to transform."""
    return min(factor << max(0, (-(-length // factor) - 1).bit_length()) for factor in (2, 3, 5))
