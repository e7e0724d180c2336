"""How fast rounds are added up, as a ratio: ``python -m tests.bench.luck``.

The law of 10,000 rounds of six boxes at the standard table, from the law of one round, against two opponents that know
nothing of Fourier: numpy's own convolution, squaring again and again, and plain Python, one round after the other, of
:data:`FEW` rounds. All give the same chances. CPU time: ours the least of a few runs, theirs of one. No part of the
test run.
"""

from __future__ import annotations

import sys
import time
from fractions import Fraction

import numpy as np

from tests.bench.simulate import cpu_seconds
from uth.analysis.figures import figures
from uth.analysis.strategy.locate import preset
from uth.config import load_table
from uth.pit.law import Floats, RoundLaw, Setting, Side, Way, box_law
from uth.pit.law_joint import Seats, simulated
from uth.pit.law_sums import Counts, sums_of
from uth.pit.mix import Share
from uth.store.tallies import Stake

ROUNDS = 10_000
FEW = 10
"""Rounds that plain Python adds up."""
MOST_SECONDS = 1.0
LEAST_RATIO = 20.0
"""So many times faster than numpy's own convolution at least."""
_SLACK = 1e-9
_CUT = 1e-16
"""Numpy's convolution leaves out what is less likely at either end, or it would not end."""


def law_of_six_boxes() -> RoundLaw:
    """Return the law of a round."""
    table, stake = load_table("standard").table, Stake(1000, 500, 0)
    alone = box_law(table, [Way(Fraction(1), figures(table).ends)], stake, Side.HOUSE)
    setting = Setting(table, (stake,) * 6, Side.HOUSE, (Share(preset("optimal"), Fraction(1)),))
    return simulated(setting, Seats.of([alone] * 6), rounds=1 << 18)


def squared(law: RoundLaw, rounds: int) -> tuple[int, Floats]:
    """Return the least sum in steps, and the chances from there on, by numpy's convolution of powers of two rounds."""
    first = int(law.places[0])
    power = np.zeros(int(law.places[-1]) - first + 1)
    power[law.places - first] = law.chances
    total, start = np.ones(1), 0
    while rounds:
        if rounds & 1:
            start, total = _cut(start + first, np.convolve(total, power))
        rounds >>= 1
        if rounds:
            first, power = _cut(2 * first, np.convolve(power, power))
    return start, total


def _cut(first: int, chances: Floats) -> tuple[int, Floats]:
    kept = np.nonzero(np.minimum(np.cumsum(chances), np.cumsum(chances[::-1])[::-1]) > _CUT)[0]
    return first + int(kept[0]), chances[kept[0] : kept[-1] + 1]


def one_after_the_other(law: RoundLaw, rounds: int) -> dict[int, float]:
    """Return the chances of the sums in steps, by plain Python."""
    one = list(zip(law.places.tolist(), law.chances.tolist(), strict=True))
    total = {0: 1.0}
    for _round in range(rounds):
        following: dict[int, float] = {}
        for place, chance in total.items():
            for net, its in one:
                following[place + net] = following.get(place + net, 0.0) + chance * its
        total = following
    return total


def main() -> int:
    """Print the times and ratios; 1 if one is out of its limits."""
    law = law_of_six_boxes()
    counts = Counts(ROUNDS, ROUNDS)
    ours, sums = cpu_seconds(lambda: sums_of(law, counts)), sums_of(law, counts)
    start = time.process_time()
    first, chances = squared(law, ROUNDS)
    theirs = time.process_time() - start
    apart = abs(float(chances[: max(0, -first)].sum()) - sums.under(0))
    sys.stdout.write(
        f"{ROUNDS:,} rounds of six boxes: {ours:.4f} s (at most {MOST_SECONDS:g}), numpy by squaring {theirs:.2f} s, "
        f"{theirs / ours:.0f} times as long (least {LEAST_RATIO:g})\n"
        f"the chance to be behind is {apart:.1e} apart, the bound is {sums.error:.1e}\n"
    )
    few = cpu_seconds(lambda: sums_of(law, Counts(FEW, FEW)))
    start = time.process_time()
    one_after_the_other(law, FEW)
    plain = time.process_time() - start
    sys.stdout.write(f"{FEW} rounds: {few:.4f} s, plain Python {plain:.2f} s, {plain / few:.0f} times as long\n")
    return int(ours > MOST_SECONDS or theirs / ours < LEAST_RATIO or apart > sums.error + _SLACK)


if __name__ == "__main__":
    sys.exit(main())
