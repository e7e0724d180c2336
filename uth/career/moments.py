"""What one box is exactly worth before the deal, and how far it strays: mean and variance of what it nets.

They are those of the stakes that lay there, as really paid: rounded, and capped as for the only box of the round. Where
nothing is rounded or capped, the variance is ``a^2 V + t^2 T + 2 a t C``: Ante *a*, Trips *t*, the variances *V* of the
main bets and *T* of Trips, and their covariance *C*, all for an Ante and a Trips bet of 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from uth.analysis.laws import law_of
from uth.analysis.solution import Ends
from uth.store.tallies import Stake
from uth.table import Table


@dataclass(frozen=True, slots=True)
class Moments:
    """Mean, in minor units, and variance, in their squares."""

    mean: Fraction
    variance: Fraction


def moments(table: Table, ends: Ends, stake: Stake) -> Moments:
    """Return the moments of a box with that stake: played as *ends* came about, or dark, which no play changes."""
    return _moments(law_of(table, ends, *stake).items())


def _moments(results: Iterable[tuple[int, int]]) -> Moments:
    """Of (net, deals) pairs, in whole numbers to the end."""
    deals = total = squares = 0
    for net, weight in results:
        deals += weight
        total += net * weight
        squares += net * net * weight
    mean = Fraction(total, deals)
    return Moments(mean, Fraction(squares, deals) - mean * mean)
