"""The law of a round: how many of all deals bring each net to a box with given stakes, as really paid."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from uth.analysis.solution import Ends
from uth.game.model import Box, stakes_of
from uth.game.settle import End, settle_alone
from uth.table import Bet, Table

Law = Mapping[int, int]
"""Of each net in minor units: the deals that bring it."""


def law_of(table: Table, ends: Ends, ante: int, trips: int = 0, dark: int = 0) -> Law:
    """Return the law of a box with that Ante and Trips bet, in minor units, the only box of its round.

    It is played as *ends* came about, or *dark*, with so many Antes on Play, which no way to play changes. Wins are
    rounded and capped as the table does.
    """
    weights: defaultdict[int, int] = defaultdict(int)
    if dark:
        for end, weight in showdowns(ends).items():
            weights[net_of(table, end, ante, trips, dark)] += weight
    else:
        for (decision, end), weight in ends.items():
            weights[net_of(table, end, ante, trips, decision.choice.multiple)] += weight
    return dict(weights)


def showdowns(ends: Ends) -> Mapping[End, int]:
    """Return how the cards compare in all deals, nobody folding: the same whatever is decided."""
    weights: defaultdict[End, int] = defaultdict(int)
    for (_, end), weight in ends.items():
        weights[unfolded(end)] += weight
    return weights


def unfolded(end: End) -> End:
    """Return the same cards, not folded."""
    return End(end.hand, end.compared, end.qualified)


def net_of(table: Table, end: End, ante: int, trips: int, multiple: int) -> int:
    """Return what a box with these stakes, in minor units, really nets at an end, the only box of its round."""
    stakes = stakes_of({Bet.ANTE: ante, Bet.BLIND: ante, Bet.PLAY: multiple * ante, Bet.TRIPS: trips})
    return sum(line.net for line in settle_alone(table, Box(1, "player", stakes), end))
