"""What a simulation watches: the ends that a box can come to as the kernel numbers them, and what each one counts."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import isqrt, lcm

import numpy as np
from numpy.typing import NDArray

from uth.analysis.figures import decision_name
from uth.analysis.nets import net_at
from uth.analysis.solution import Decision
from uth.bulk import MOST_BOXES
from uth.game.model import Choice
from uth.game.settle import End, verdicts
from uth.game.settlement import Result
from uth.hands import Category
from uth.paytable import Odds
from uth.table import Bet, Street, Table

CHUNK = 1 << 16
"""The rounds that are played together, from one seed of their own."""

BEFORE_THE_FLOP = tuple(Decision(choice, Street.PREFLOP) for choice in Choice)
"""The decisions of the first street by their numbers in the kernel; the first, a check, decides nothing."""
DECISIONS = (
    *BEFORE_THE_FLOP,
    Decision(Choice.PLAY_2X, Street.FLOP),
    Decision(Choice.FOLD, Street.FLOP),
    Decision(Choice.FOLD, Street.RIVER),
    Decision(Choice.PLAY_1X, Street.RIVER),
)
"""Every decision by its number in the kernel."""

Way = tuple[Decision, End]
"""How a box ended: by its last decision, and by what its bets depend on."""


@cache
def ways() -> tuple[Way, ...]:
    """Return every way in the order of the kernel's ends."""
    return tuple(
        (decision, End(category, result, qualified, decision.choice is Choice.FOLD))
        for decision in DECISIONS
        for category in Category
        for result in (Result.WIN, Result.LOSE, Result.TIE)
        for qualified in (True, False)
    )


BASE, TRIPS, COMBINED = "base", "trips", "combined"
"""The names of the nets in Antes: of the main bets, of Trips staked with one Ante, of both."""
WAGER = "wager"
"""The name of what is staked on the main bets, in Antes."""
QUALIFIES = "dealer qualifies"
HIT = "trips hit"


@dataclass(frozen=True)
class Watched:
    """What each end counts in whole numbers: nets in parts of an Ante, and 1 or 0 for whether something came."""

    names: tuple[str, ...]
    """The nets first."""
    nets: int
    """How many nets there are."""
    scale: int
    """Parts of an Ante in which the nets are counted.

    Where the pays are such fractions that whole parts would overflow, the nets are rounded to them. Means and standard
    deviations come from the ends and stay exact; their errors and the correlation are then off by the rounding.
    """
    values: NDArray[np.int64]
    """(ends, names)."""

    def column(self, name: str) -> list[int]:
        """Return what each end counts under that name."""
        return [int(value) for value in self.values[:, self.names.index(name)]]


def watched(table: Table) -> Watched:
    """Return what is watched at a table, at its pays as written."""
    nets = _nets(table)
    scale = scale_of([value for column in nets.values() for value in column])
    columns = {name: [round(value * scale) for value in column] for name, column in nets.items()} | _rates(table)
    return Watched(tuple(columns), len(nets), scale, np.array(list(columns.values()), np.int64).T.copy())


def _nets(table: Table) -> dict[str, list[Fraction]]:
    nets = [net_at(table, end, decision.choice.multiple) for decision, end in ways()]
    main = {BASE: [net.main for net in nets]}
    if table.trips is None:
        return main
    beside = {TRIPS: [net.trips for net in nets], COMBINED: [net.main + net.trips_beside for net in nets]}
    return main | beside


def scale_of(nets: list[Fraction]) -> int:
    """The parts of an Ante that make all nets whole, or the most whose squares can be summed over a chunk."""
    largest = max(map(abs, nets))
    most = isqrt((1 << 62) // CHUNK) // (MOST_BOXES * int(largest + 1))
    return min(lcm(*(net.denominator for net in nets)), most)


def _rates(table: Table) -> dict[str, list[int]]:
    rates = {
        WAGER: [2 + decision.choice.multiple for decision, _ in ways()],
        QUALIFIES: [int(end.qualified) for _, end in ways()],
    }
    if table.trips is not None:
        rates[HIT] = [int(isinstance(verdicts(table, end)[Bet.TRIPS][0], Odds)) for _, end in ways()]
    for one in DECISIONS[1:]:
        rates[decision_name(one)] = [int(decision_name(decision) == decision_name(one)) for decision, _ in ways()]
    for result in Result:
        rates[result.value] = [int(end.result is result) for _, end in ways()]
    for category in Category:
        rates[category.value] = [int(end.hand is category) for _, end in ways()]
    return rates
