"""How far counts are from what was to be expected, and how often chance alone brings them as far.

The test of a whole list is Pearson's chi-square, neighbouring lines with few expected put together (at least 5, the
usual rule: Cochran 1954). A single line has the exact binomial test, two-sided: the chance of all counts that are no
likelier than this one. Whoever looks at several is more likely to see something odd in one of them: the chance for
*k* looks is 1 - (1 - p)^k (Sidak 1967), a little too cautious where they depend on each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import erfc, exp, lgamma, log, pi, sqrt

LEAST_EXPECTED = 5
"""Lines with less expected are put together."""
ODD = 0.05
"""Rarer than this is worth a remark: 1 of 20 samples."""
_EQUAL = 1 + 1e-9
"""Two chances that differ by rounding count as equal."""
_NEGLIGIBLE = 1e-17


@dataclass(frozen=True, slots=True)
class Group:
    """Neighbouring lines put together, *first* to *last* by their places in the list."""

    first: int
    last: int
    seen: int
    expected: float
    chance: float
    """How often chance brings this line alone so far away, or farther."""


@dataclass(frozen=True, slots=True)
class Fit:
    """A list of counts against their expectation."""

    groups: tuple[Group, ...]
    chance: float | None
    """How often chance brings the list as far away as this, or farther; None where there is too little to tell."""


def fit(seen: Sequence[int], chances: Sequence[Fraction]) -> Fit:
    """Return how well counts fit the *chances*, which are 1 together; the lines are in an order with sense."""
    total = sum(seen)
    pooled = [
        (first, last, sum(seen[first : last + 1]), sum(chances[first : last + 1], Fraction(0)))
        for first, last in _pools([float(chance * total) for chance in chances])
    ]
    if len(pooled) < 2:
        return Fit((), None)
    groups = tuple(
        Group(first, last, count, float(chance * total), binomial_chance(count, total, float(chance)))
        for first, last, count, chance in pooled
    )
    distance = sum((group.seen - group.expected) ** 2 / group.expected for group in groups)
    return Fit(groups, chi_square_chance(distance, len(groups) - 1))


def _pools(expected: Sequence[float]) -> list[tuple[int, int]]:
    """Put neighbours together from the end, where the rare ones are; too little at the start joins its neighbour."""
    pools: list[tuple[int, int]] = []
    last, gathered = len(expected) - 1, 0.0
    for place in reversed(range(len(expected))):
        gathered += expected[place]
        if gathered >= LEAST_EXPECTED:
            pools.append((place, last))
            last, gathered = place - 1, 0.0
    if last >= 0 and pools:
        pools[-1] = (0, pools[-1][1])
    return pools[::-1]


def looked(chance: float, looks: int) -> float:
    """Return the chance that at least one of so many looks shows something as rare as *chance*."""
    return 1 - (1 - chance) ** looks


def chi_square_chance(distance: float, freedom: int) -> float:
    """Return the chance that chi-square with so many degrees of freedom is *distance* or more.

    Source: Abramowitz and Stegun, 26.4.4 and 26.4.5, the finite sums.
    """
    half = distance / 2
    if freedom % 2:
        total, term = erfc(sqrt(half)), 2 * sqrt(half / pi) * exp(-half)
        start = 1
    else:
        total, term = exp(-half), half * exp(-half)
        start = 2
    for degree in range(start, freedom - 1, 2):
        total += term
        term *= distance / (degree + 2)
    return min(1.0, total)


def binomial_chance(seen: int, total: int, chance: float) -> float:
    """Return the chance that *total* tries of probability *chance* bring a count no likelier than *seen*.

    It is 1 for the likeliest count.
    """
    if not 0 < chance < 1:
        return 1.0
    mode = min(total, int((total + 1) * chance))
    here = _binomial(seen, total, chance) * _EQUAL
    upward = _odds_side(mode, total, chance, here)
    downward = _odds_side(total - mode, total, 1 - chance, here)
    at_mode = _binomial(mode, total, chance)
    return min(1.0, upward + downward - (at_mode if at_mode <= here else 0.0))


def _odds_side(mode: int, total: int, chance: float, limit: float) -> float:
    """Return the chance of all counts from *mode* upwards that are no likelier than *limit*."""
    odds = chance / (1 - chance)
    each, gathered = _binomial(mode, total, chance), 0.0
    for count in range(mode, total + 1):
        if each <= limit:
            gathered += each
            if each < _NEGLIGIBLE * (gathered + _NEGLIGIBLE):
                break
        each *= (total - count) / (count + 1) * odds
    return gathered


def _binomial(count: int, total: int, chance: float) -> float:
    ways = lgamma(total + 1) - lgamma(count + 1) - lgamma(total - count + 1)
    return exp(ways + count * log(chance) + (total - count) * log(1 - chance))
