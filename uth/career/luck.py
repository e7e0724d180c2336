"""Luck apart from skill: what a result owes to the cards, and what to mistakes.

What a stretch of rounds is *expected* to bring is the exact mean of best play with the same stakes, fixed before any
card is dealt, minus what the mistakes in it really cost. *Luck* is the result minus that: with one box it is exactly 0
in the long run, whatever the player does well or badly, and it strays as the nets of best play do. With several boxes
it is a little above 0, for costs count what is seen in the other boxes, which the mean of each box alone does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from uth.career.band import Band
from uth.career.theory import Known
from uth.store.tallies import Stake


@dataclass(frozen=True, slots=True)
class Luck:
    """A result, taken apart. Amounts are minor units.

    :ivar net: what was won.
    :ivar mean: what best play wins with the same stakes on average.
    :ivar cost: what the mistakes cost.
    :ivar deviation: the standard deviation of the result under best play.
    """

    net: int
    mean: Fraction
    cost: Fraction
    deviation: float

    @property
    def expected(self) -> Fraction:
        """What play as it was is worth on average."""
        return self.mean - self.cost

    @property
    def luck(self) -> Fraction:
        """What the cards brought beyond that."""
        return self.net - self.expected

    @property
    def away(self) -> float | None:
        """The luck in standard deviations; None where nothing can vary."""
        return float(self.luck) / self.deviation if self.deviation else None


def luck_in(net: int, cost: Fraction, band: Band) -> Luck:
    """Return the luck in a stretch of rounds. *band*: that of the same rounds; *cost*: of their mistakes."""
    return Luck(net, band.mean, cost, band.deviation)


def luck_of_box(net: int, cost: Fraction, stake: Stake, known: Known) -> Luck:
    """Return the luck of one box in one round.

    :raises Unknown: if the solution of its table is not known.
    """
    box = known.moments(stake)
    return Luck(net, box.mean, cost, sqrt(box.variance))
