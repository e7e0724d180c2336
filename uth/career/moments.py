"""What one box is exactly worth before the deal, and how far it strays: mean and variance of what it nets.

They are those of the stakes that lay there, as really paid: rounded, and capped as for the only box of the round. Where
nothing is rounded or capped, the variance is ``a^2 V + t^2 T + 2 a t C``: Ante *a*, Trips *t*, the variances *V* of the
main bets and *T* of Trips, and their covariance *C*, all for an Ante and a Trips bet of 1.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from uth.analysis.solution import Ends
from uth.game.model import Box, Stakes, stakes_of
from uth.game.settle import End, settle_alone
from uth.store.tallies import Stake
from uth.table import Bet, Table


@dataclass(frozen=True, slots=True)
class Moments:
    """Mean, in minor units, and variance, in their squares."""

    mean: Fraction
    variance: Fraction


def moments(table: Table, ends: Ends, stake: Stake) -> Moments:
    """Return the moments of a box with that stake: played as *ends* came about, or dark, which no play changes."""
    if stake.dark:
        played = stake.ante * stake.dark
        lots = [(_stakes(stake, played), end, weight) for end, weight in showdowns(ends).items()]
    else:
        lots = [
            (_stakes(stake, stake.ante * decision.choice.multiple), end, weight)
            for (decision, end), weight in ends.items()
        ]
    return _moments((_net(table, stakes, end), weight) for stakes, end, weight in lots)


def showdowns(ends: Ends) -> Mapping[End, int]:
    """Return how the cards compare in all deals, nobody folding."""
    weights: defaultdict[End, int] = defaultdict(int)
    for (_, end), weight in ends.items():
        weights[unfolded(end)] += weight
    return weights


def unfolded(end: End) -> End:
    """Return the same cards, not folded."""
    return End(end.hand, end.compared, end.qualified)


def _stakes(stake: Stake, play: int) -> Stakes:
    return stakes_of({Bet.ANTE: stake.ante, Bet.BLIND: stake.ante, Bet.PLAY: play, Bet.TRIPS: stake.trips})


def _net(table: Table, stakes: Stakes, end: End) -> int:
    return sum(line.net for line in settle_alone(table, Box(1, "player", stakes), end))


def _moments(results: Iterable[tuple[int, int]]) -> Moments:
    """Of (net, deals) pairs, in whole numbers to the end."""
    deals = total = squares = 0
    for net, weight in results:
        deals += weight
        total += net * weight
        squares += net * net * weight
    mean = Fraction(total, deals)
    return Moments(mean, Fraction(squares, deals) - mean * mean)
