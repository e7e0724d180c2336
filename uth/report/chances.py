"""The chance that the house is behind one box after some rounds, from the exact distribution of one.

Rounds are independent, the deck being shuffled for each; the boxes of one round are not (:mod:`uth.report.days`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import ceil, floor, lcm, sqrt

import numpy as np
from numpy.typing import NDArray

from uth.analysis.nets import net_at
from uth.report.players import Player
from uth.table import Table

Floats = NDArray[np.float64]

Chances = Mapping[Fraction, Fraction]
"""How likely each net result of one box in one round is, in Antes."""

_FINEST = 240
"""Parts of an Ante on the lattice of results, at most: a finer result is shared out between its neighbours."""
_NEGLIGIBLE = 1e-14
"""The chance of a result beyond the lattice."""


def chances_of(table: Table, players: Iterable[Player], trips: Fraction) -> dict[Fraction, Fraction]:
    """Return the chances of a box at the pays as written, played in each round by one of *players*.

    *trips*: the Trips stake in Antes. The players' shares are 1 together.
    """
    chances: dict[Fraction, Fraction] = {}
    for player in players:
        deals = sum(player.ends.values())
        for (decision, end), weight in player.ends.items():
            net = net_at(table, end, decision.choice.multiple)
            result = net.main + trips * net.trips
            chances[result] = chances.get(result, Fraction(0)) + player.share * Fraction(weight, deals)
    return chances


def is_on_lattice(chances: Chances) -> bool:
    """Return whether no result has to be moved for :func:`behind`."""
    return _parts(chances) <= _FINEST


def mean_of(chances: Chances) -> Fraction:
    """Return what the box wins in the mean."""
    return sum((net * chance for net, chance in chances.items()), Fraction(0))


def deviation_of(chances: Chances) -> float:
    """Return the standard deviation of one round."""
    squares = sum((net * net * chance for net, chance in chances.items()), Fraction(0))
    return sqrt(squares - mean_of(chances) ** 2)


def behind(chances: Chances, rounds: int) -> float:
    """Return the chance that a box is ahead, and so the house behind, after that many rounds.

    The distribution of the sum is the N-fold convolution of the exact one, by a Fourier transform on the lattice of
    results; rounding and the cut tails change the chance by less than 0.000 000 1. Only where results have more than
    240 parts of an Ante are they moved to the lattice, the mean kept.
    """
    scale = min(_parts(chances), _FINEST)
    values, weights = _on_lattice(chances, scale)
    above, below = (_reach(sign * values / scale, weights, rounds) for sign in (1, -1))
    highest = ceil(above * scale)
    size = 1 << (highest + ceil(below * scale) + 1).bit_length()
    one = np.zeros(size)
    np.add.at(one, values % size, weights)
    total = np.fft.irfft(np.fft.rfft(one) ** rounds, size)
    return float(min(1.0, max(0.0, total[1 : highest + 1].sum())))


def _parts(chances: Chances) -> int:
    """The parts of an Ante that make all results whole."""
    return lcm(*(result.denominator for result in chances))


def _on_lattice(chances: Chances, scale: int) -> tuple[NDArray[np.int64], Floats]:
    shares: dict[int, Fraction] = {}
    for result, chance in chances.items():
        place = floor(result * scale)
        over = result * scale - place
        for value, part in ((place, 1 - over), (place + 1, over)):
            if part:
                shares[value] = shares.get(value, Fraction(0)) + chance * part
    return np.array(list(shares), np.int64), np.array([float(share) for share in shares.values()])


def _reach(results: Floats, weights: Floats, rounds: int) -> float:
    """What the sum of so many results exceeds with a negligible chance: Chernoff's bound at its best exponent."""
    top = float(results.max())
    if top <= 0:
        return 0.0
    exponents = np.geomspace(1e-6, 600, 400) / top
    logs = np.array([_log_mean_exp(exponent * results, weights) for exponent in exponents])
    bounds = (rounds * logs - np.log(_NEGLIGIBLE)) / exponents
    return float(max(0.0, min(bounds.min(), rounds * top)))


def _log_mean_exp(powers: Floats, weights: Floats) -> float:
    most = powers.max()
    return float(most + np.log((weights * np.exp(powers - most)).sum()))
