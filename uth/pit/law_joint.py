"""The law of a round with several boxes, joint: played out, and then held to what is exact.

Each box alone has an exact law, so the mean of a round is exact, and so are the mean squares and cubes of its boxes
added up. What the boxes have in common has no exact figure: whole rounds are simulated. They are then weighed so that
the three sums come out exactly (calibration: Deville and Sarndal, 1992), which leaves in error only what no single box
tells. The rounds come in independent parts; leaving out one after the other says how far off the rest can be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm, sqrt
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from uth.analysis.laws import net_of
from uth.pit.law import Chances, Estimate, Floats, Ints, RoundLaw, Setting, jackknife, moment, step_of, variance_of

if TYPE_CHECKING:
    from uth.bulk.machine import Machine

PARTS = 16
"""Independent parts of a simulation."""
ROUNDS = 1 << 21
"""Simulated where nobody says otherwise: about two seconds of work for six boxes."""
SEED = "uth luck"
"""The same command gives the same figures everywhere."""
_POWERS = (1, 2, 3)
"""Of a box's result; their sums over the boxes of a round are what the simulation is held to."""


@dataclass(frozen=True)
class Part:
    """One part of a simulation, added up by the sum of its rounds.

    :ivar places: the sums that came, in steps.
    :ivar sums: for each of them the rounds, and what the powers of the boxes' results come to: (1 + powers, sums).
    :ivar products: the same figures of every round multiplied with each other and added up.
    """

    places: Ints
    sums: Floats
    products: Floats


@dataclass(frozen=True)
class Seats:
    """The boxes of a round, each known exactly when it is alone.

    :ivar laws: of each box. *step*: of their lattice, in minor units.
    """

    laws: tuple[Chances, ...]
    step: int

    @classmethod
    def of(cls, laws: Sequence[Chances]) -> Seats:
        """Return the seats of boxes with these laws."""
        return cls(tuple(laws), step_of(laws))

    @cached_property
    def variances(self) -> tuple[float, ...]:
        """Of each box, in square minor units."""
        found = {id(law): float(variance_of(law)) for law in self.laws}
        return tuple(found[id(law)] for law in self.laws)

    @cached_property
    def unit(self) -> float:
        """What results are divided by, so that their powers stay small: a box's deviation, in steps."""
        return max(1.0, sqrt(sum(self.variances) / len(self.laws)) / self.step)

    def part(self, results: Ints) -> Part:
        """Return a part of a simulation from the boxes' results in steps, (rounds, boxes)."""
        scaled = results / self.unit
        squares = scaled * scaled
        powers = (scaled, squares, squares * scaled)
        rows = np.stack([np.ones(len(results)), *(each.sum(axis=1) for each in powers)])
        places, at = np.unique(results.sum(axis=1), return_inverse=True)
        sums = np.stack([np.bincount(at.ravel(), row, len(places)).astype(np.float64) for row in rows])
        return Part(places, sums, rows @ rows.T)

    def means(self) -> Floats:
        """Return the exact means of the powers, added up over the boxes."""
        return np.array(
            [
                sum(float(moment(law, power)) for law in self.laws) / (self.step * self.unit) ** power
                for power in _POWERS
            ]
        )


def law_together(seats: Seats, parts: Sequence[Part]) -> RoundLaw:
    """Return the law of a round of several boxes from the parts of a simulation."""
    places, every = _gathered(parts)
    total, products = every.sum(axis=0), np.sum([part.products for part in parts], axis=0)
    wanted = seats.means()
    chances = _calibrated(total, products, wanted)
    less = tuple(
        _calibrated(total - one, products - part.products, wanted) for one, part in zip(every, parts, strict=True)
    )
    mean = sum((moment(law, 1) for law in seats.laws), Fraction(0))
    middle = float(mean) / seats.step
    variance, *others = (seats.step**2 * float(each @ (places - middle) ** 2) for each in (chances, *less))
    return RoundLaw(
        boxes=len(seats.laws),
        step=seats.step,
        places=places,
        chances=chances,
        parts=less,
        mean=mean,
        variance=jackknife(variance, others),
        variances=seats.variances,
        correlation=_correlation(seats.variances, jackknife(variance, others)),
        rounds=round(float(total[0].sum())),
    )


def _gathered(parts: Sequence[Part]) -> tuple[Ints, Floats]:
    """All sums that came, and the figures of each part on them: (parts, 1 + powers, sums)."""
    places = np.unique(np.concatenate([part.places for part in parts]))
    every = np.zeros((len(parts), 1 + len(_POWERS), len(places)))
    for number, part in enumerate(parts):
        every[number][:, np.searchsorted(places, part.places)] = part.sums
    return places, every


def _calibrated(sums: Floats, products: Floats, wanted: Floats) -> Floats:
    """The chances of the sums, each round weighed so that the powers have their exact means.

    With few rounds a weight could be negative; then fewer powers are held to, at last none.
    """
    rounds = products[0, 0]
    for held in range(len(wanted), 0, -1):
        means = products[0, 1 : held + 1] / rounds
        spread = products[1 : held + 1, 1 : held + 1] / rounds - np.outer(means, means)
        slopes = np.linalg.lstsq(spread, wanted[:held] - means, rcond=None)[0]
        chances = (sums[0] * (1 - slopes @ means) + slopes @ sums[1 : held + 1]) / rounds
        if chances.min() >= 0:
            return np.asarray(chances / chances.sum())
    return np.asarray(sums[0] / rounds)


def _correlation(alone: Sequence[float], variance: Estimate) -> Estimate:
    """What two boxes have in common, as a part of what it would be if they were one."""
    pairs = sum(map(sqrt, alone)) ** 2 - sum(alone)
    return Estimate((variance.value - sum(alone)) / pairs, variance.error / pairs)


# --- simulation


def simulated(
    setting: Setting, seats: Seats, *, rounds: int = ROUNDS, told: Callable[[int], None] = lambda _rounds: None
) -> RoundLaw:
    """Return the law of a round, all boxes on one board; *told* hears how many rounds have been played.

    *seats*: the boxes of the setting.

    :raises SimulatorMissing: if the compiled simulator cannot be loaded.
    :raises UthError: if a strategy cannot be played.
    """
    from uth.bulk import machine_for

    machines = [machine_for(setting.table, one.strategy, len(setting.stakes)) for one in setting.mix]
    shares, values = _sums_of([one.share for one in setting.mix]), _values(setting, seats.step)
    parts, done = [], 0
    for number in range(PARTS):
        size = rounds * (number + 1) // PARTS - done
        parts.append(seats.part(_results(_ends(machines, shares, number, size), values)))
        done += size
        told(done)
    return law_together(seats, parts)


def _values(setting: Setting, step: int) -> Ints:
    """What each box nets at each end, in steps: (boxes, ends)."""
    from uth.bulk.watched import ways

    nets = {
        stake: [
            setting.side * net_of(setting.table, end, stake.ante, stake.trips, decision.choice.multiple) // step
            for decision, end in ways()
        ]
        for stake in set(setting.stakes)
    }
    return np.array([nets[stake] for stake in setting.stakes], np.int64)


def _ends(machines: Sequence[Machine], shares: Ints, number: int, rounds: int) -> NDArray[np.int16]:
    """Play the rounds of one part."""
    from uth.analysis.kernels import tables as kernel
    from uth.bulk.machine import state_of

    policies = kernel.Policies(*(np.stack(arrays) for arrays in zip(*(one.policy for one in machines), strict=True)))
    first, state = machines[0], state_of(SEED, number)
    return kernel.ends(state, rounds, first.boxes, first.deck, policies, shares, first.both, first.can_fail)


def _results(ends: NDArray[np.int16], values: Ints) -> Ints:
    return np.stack([of_box[ends[:, box]] for box, of_box in enumerate(values)], axis=1)


def _sums_of(shares: Sequence[Fraction]) -> Ints:
    """The sums of the shares from the first one on, in whole numbers."""
    whole = lcm(*(share.denominator for share in shares))
    return np.cumsum([int(share * whole) for share in shares])
