"""What some rounds bring together: the law of one round convolved with itself, with a bound for every error made.

The lattice of results is transformed (Fourier), raised to the power of the rounds and transformed back. What goes into
:attr:`Sums.error`, as a bound and not as a guess:

- the transforms: each doubling of their length adds at most :data:`_ROUNDING`, Higham's 6.7 roundings (Accuracy and
  Stability of Numerical Algorithms, 2002, theorem 24.2) with room to spare;
- the power: n roundings of a complex product, each sqrt(5) / 2**53 (Brent, Percival and Zimmermann, 2007);
- results beyond the lattice: less likely than :data:`_NEGLIGIBLE` on either side, by Chernoff's bound;
- a coarser lattice, where the whole one would be too long: results are shared out between its two neighbours, the mean
  kept, and the sum of so many such moves stays within Hoeffding's bound (1963).

The number of rounds may be uncertain: every whole number of a range as likely as the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil, erf, floor, log, sqrt

import numpy as np
from numpy.typing import NDArray

from uth.pit.law import Floats, Ints, RoundLaw

Complex = NDArray[np.complex128]

MOST_CELLS = 1 << 22
"""Places of the longest lattice."""
QUICK_CELLS = 1 << 20
"""Places of the lattice where the same is done again and again."""
_NEGLIGIBLE = 1e-14
_ROUNDING = 32 * 2.0**-52
_PRODUCT = 4 * 2.0**-53
"""What a complex product and a sum add to the relative error."""
_MOVED = 1e-9
"""The chance that the moves to a coarser lattice add up to more than is reckoned with."""


@dataclass(frozen=True, slots=True)
class Counts:
    """A number of rounds, from the least to the most, each as likely."""

    least: int
    most: int

    @property
    def middle(self) -> float:
        """Their mean."""
        return (self.least + self.most) / 2

    @property
    def variance(self) -> float:
        """Their variance."""
        return ((self.most - self.least + 1) ** 2 - 1) / 12


@dataclass(frozen=True)
class Sums:
    """The law of what some rounds bring.

    :ivar step: in minor units. *first*: the least result, in steps.
    :ivar below: the chance of each result, from the first one on, or less.
    :ivar error: no chance is farther from that of the law of a round as it was given.
    """

    step: int
    first: int
    below: Floats
    error: float

    def at_most(self, amount: float) -> float:
        """Return the chance of that amount in minor units or less."""
        place = floor(amount / self.step) - self.first
        if place < 0:
            return 0.0
        return float(self.below[min(place, len(self.below) - 1)])

    def under(self, amount: float) -> float:
        """Return the chance of less than that amount in minor units."""
        place = ceil(amount / self.step) - 1 - self.first
        if place < 0:
            return 0.0
        return float(self.below[min(place, len(self.below) - 1)])

    def quantile(self, share: float) -> int:
        """Return the least amount in minor units that is not passed with at least that chance."""
        place = int(np.searchsorted(self.below, share))
        return self.step * (self.first + min(place, len(self.below) - 1))

    @cached_property
    def likely(self) -> Floats:
        """The chance of each result."""
        return np.diff(self.below, prepend=0.0)

    def normal_is_off_by(self, mean: float, deviation: float) -> float:
        """Return what the normal law of that mean and deviation, minor units, is nowhere farther off than.

        Both rise, so between two places that are compared neither is farther away than across them.
        """
        count = len(self.below)
        places = np.unique(np.linspace(0, count - 1, min(count, 20_000)).astype(np.int64))
        amounts = ((self.first + places) * self.step - mean) / (deviation * sqrt(2))
        normal = np.array([0.5 + 0.5 * erf(amount) for amount in amounts])
        ours = self.below[places]
        across = max(float(np.abs(ours[1:] - normal[:-1]).max()), float(np.abs(ours[:-1] - normal[1:]).max()))
        return max(across, float(ours[0]), float(normal[0]), 1 - float(normal[-1]))


def sums_of(law: RoundLaw, counts: Counts, *, chances: Floats | None = None, most_cells: int = MOST_CELLS) -> Sums:
    """Return the law of the sum of so many rounds; *chances*: in place of the law's own, on the same places."""
    places, step = law.places, law.step
    weights = law.chances if chances is None else chances
    low, high = _reach(places, weights, counts)
    coarse = -(-(high - low + 1) // most_cells)
    moved = 0.0
    if coarse > 1:
        places, weights = _coarser(places, weights, coarse)
        low, high = _reach(places, weights, counts)
        moved = sqrt(counts.most * log(2 / _MOVED) / 2)
    likely, error = _convolved(places, weights, counts, low, high - low + 1)
    below = np.minimum(np.cumsum(likely), 1.0)
    error += len(below) * 2.0**-53
    if moved:
        error += _MOVED + _across(below, ceil(moved) + 1)
    return Sums(step * coarse, low, below, error)


def _convolved(places: Ints, weights: Floats, counts: Counts, low: int, cells: int) -> tuple[Floats, float]:
    """The chances of the sums from *low* on, and what their sums up to any place are nowhere farther off than."""
    size = 1 << max(1, (cells - 1).bit_length())
    one = np.zeros(size)
    np.add.at(one, places % size, weights)
    transform = np.fft.rfft(one)
    there = _ROUNDING * (size.bit_length() - 1)
    power = _powers(transform, counts)
    found = np.fft.irfft(power, size)
    likely = np.maximum(np.roll(found, -(low % size))[:cells], 0.0)
    # The mean over all frequencies, of which the transform of real numbers has one half.
    fades = _mean((np.abs(transform) + there) ** (counts.least - 1), size)
    steps = counts.most + 2 * counts.most.bit_length()
    a_cell = steps * (there + _PRODUCT) * fades + there * _mean(np.abs(power), size)
    return likely, cells * a_cell + 2 * _NEGLIGIBLE + counts.most * 2.0**-53


def _mean(half: Floats, size: int) -> float:
    return float(2 * half.sum() - half[0] - half[-1]) / size


def _powers(base: Complex, counts: Counts) -> Complex:
    """The mean of the powers from the least to the most."""
    found = _power(base, counts.least)
    many = counts.most - counts.least + 1
    return found * _geometric(base, many) / many if many > 1 else found


def _power(base: Complex, exponent: int) -> Complex:
    """Squared again and again: every product adds one rounding, and no logarithm its own."""
    found = np.ones_like(base)
    square = base.copy()
    while exponent:
        if exponent & 1:
            found *= square
        exponent >>= 1
        if exponent:
            square *= square
    return found


def _geometric(base: Complex, count: int) -> Complex:
    """1 + base + ... up to *count* terms, by doubling from the first bit of the count on."""
    total, power = np.ones_like(base), base.copy()
    for bit in bin(count)[3:]:
        total = total + total * power
        power = power * power
        if bit == "1":
            total = 1 + base * total
            power = power * base
    return total


def _across(below: Floats, cells: int) -> float:
    """The most that the chances rise over so many cells."""
    if cells >= len(below):
        return 1.0
    return max(float((below[cells:] - below[:-cells]).max()), float(below[cells - 1]), float(1 - below[-cells]))


def _coarser(places: Ints, weights: Floats, parts: int) -> tuple[Ints, Floats]:
    """The law on a lattice whose step is so many of the old ones, the mean kept."""
    under, over = np.divmod(places, parts)
    shares = over / parts
    every = np.concatenate([under, under + 1])
    mixed = np.concatenate([weights * (1 - shares), weights * shares])
    found, at = np.unique(every, return_inverse=True)
    return found, np.bincount(at.ravel(), mixed, len(found)).astype(np.float64)


def _reach(places: Ints, weights: Floats, counts: Counts) -> tuple[int, int]:
    """The results that the sum stays between but for a negligible chance, whatever the number of rounds."""
    high = _bound(places, weights, counts)
    low = _bound(-places, weights, counts)
    return -low, high


def _bound(places: Ints, weights: Floats, counts: Counts) -> int:
    """What the sum exceeds with a negligible chance: Chernoff's bound at its best exponent."""
    top = int(places.max())
    if top <= 0:
        return top * counts.least
    results = places.astype(np.float64)
    best = float(top * counts.most)
    for exponent in np.geomspace(1e-6, 60, 96) / top:
        powers = exponent * results
        most = float(powers.max())
        grows = most + log(float((weights * np.exp(powers - most)).sum()))
        best = min(best, (max(counts.least * grows, counts.most * grows) - log(_NEGLIGIBLE)) / exponent)
    return max(0, ceil(best))
