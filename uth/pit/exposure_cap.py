"""What a payout cap does: the highest Ante that never meets it, how often it is met, what it takes from the players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product

from uth.analysis.nets import net_at
from uth.analysis.paid import solve_paid
from uth.analysis.solution import Ends
from uth.analysis.solved import SolverMissing
from uth.game.settle import End, settle_alone
from uth.i18n import gettext as _
from uth.pit.exposure_odd import legal
from uth.report.exposure import Way, box_with, most_together, multiples, ways
from uth.table import Bet, Cap, CapPer, Qualify, Table
from uth.words.money import money_words

_SOLVED = 3
"""Antes over the free one for which the table is solved, the highest among them."""


@dataclass(frozen=True, slots=True)
class AnteUnderCap:
    """What the cap does at one Ante, in a round with one box; edges are of the Ante.

    :ivar met: how often the cap cuts what a box is paid, the highest Trips bet beside it.
    :ivar before: the house edge without the cap, rounded as the table pays; *same*: with it, played as before.
    :ivar best: played best for what is then really paid; None where that cannot be solved here.
    :ivar trips: the house edge of the highest Trips bet beside the main bets, which use up the cap first.
    """

    ante: int
    met: Fraction
    before: Fraction
    same: Fraction
    best: Fraction | None
    trips: Fraction | None

    @property
    def worth(self) -> Fraction:
        """What the cap wins the house of each Ante, played best."""
        return (self.same if self.best is None else self.best) - self.before


@dataclass(frozen=True, slots=True)
class CapEffect:
    """A cap and what it does.

    :ivar boxes: how many boxes share it at most.
    :ivar free: the highest legal Ante at which no round meets it, without a Trips bet; *free_beside*: with the highest
        one. None where even the least Ante may meet it.
    """

    cap: Cap
    boxes: int
    free: int | None
    free_beside: int | None
    antes: tuple[AnteUnderCap, ...]


def cap_effect(table: Table, ends: Ends, told: Callable[[str], None]) -> CapEffect:
    """Return what the table's cap does; *told* hears of every Ante that is solved, two seconds of work each."""
    cap = table.limits.payout_cap
    assert cap is not None
    sharing = {CapPer.BOX: 1, CapPer.PLAYER: table.rules.boxes_per_player + table.rules.dark_boxes}
    boxes = min(sharing.get(cap.per, table.rules.boxes), table.rules.boxes)
    trips = table.limits.trips.most if table.trips else 0
    antes = tuple(_under_cap(table, ends, ante, trips, told) for ante in _chosen(table))
    return CapEffect(cap, boxes, _free(table, boxes, 0), _free(table, boxes, trips), antes)


def most_paid(table: Table, ante: int, trips: int, boxes: int) -> int:
    """Return what so many boxes of a round can never be paid more than, stakes excluded, without a cap."""
    free = replace(table, limits=replace(table.limits, payout_cap=None))
    opens = (True,) if table.rules.dealer_qualifies is Qualify.ALWAYS else (True, False)

    def paid(way: Way) -> int:
        return max(
            sum(line.paid for line in settle_alone(free, box_with(ante, multiple, trips), End(*way, qualified)))
            for multiple, qualified in product(multiples(table), opens)
        )

    return most_together({way: paid(way) for way in ways()}, boxes)


def _free(table: Table, boxes: int, trips: int) -> int | None:
    """The highest legal Ante that cannot meet the cap: more is paid the higher it is, so it is searched by halves."""
    cap, stakes = table.limits.payout_cap, legal(table.limits.ante)
    assert cap is not None
    low, high = 0, len(stakes)
    while low < high:
        middle = (low + high) // 2
        if most_paid(table, stakes[middle], trips, boxes) <= cap.amount:
            low = middle + 1
        else:
            high = middle
    return stakes[low - 1] if low else None


def _chosen(table: Table) -> tuple[int, ...]:
    """A few of the legal Antes that may meet the cap even alone: the lowest, the highest, and between them."""
    free = _free(table, 1, 0) or 0
    stakes = legal(table.limits.ante)
    over = stakes[stakes.index(free) + 1 :] if free else stakes
    if len(over) <= _SOLVED:
        return tuple(over)
    return tuple(dict.fromkeys(over[round(place * (len(over) - 1) / (_SOLVED - 1))] for place in range(_SOLVED)))


def _under_cap(table: Table, ends: Ends, ante: int, trips: int, told: Callable[[str], None]) -> AnteUnderCap:
    told(_("best play under the cap at an Ante of {ante}").format(ante=money_words(ante, table.currency)))
    free = replace(table, limits=replace(table.limits, payout_cap=None))
    return AnteUnderCap(
        ante=ante,
        met=_met(table, ends, ante, trips),
        before=_edge(free, ends, ante),
        same=_edge(table, ends, ante),
        best=_best(table, ante),
        trips=_trips_edge(table, ends, ante, trips) if trips else None,
    )


def _best(table: Table, ante: int) -> Fraction | None:
    try:
        found = solve_paid(table, ante)
    except SolverMissing:
        return None
    return None if found is None else -found.ev


def _edge(table: Table, ends: Ends, ante: int) -> Fraction:
    won = sum(
        (weight * net_at(table, end, decision.choice.multiple, ante).main for (decision, end), weight in ends.items()),
        Fraction(0),
    )
    return -won / sum(ends.values())


def _met(table: Table, ends: Ends, ante: int, trips: int) -> Fraction:
    cut = sum(
        weight
        for (decision, end), weight in ends.items()
        if any(
            line.paid < line.uncapped
            for line in settle_alone(table, box_with(ante, decision.choice.multiple, trips), end)
        )
    )
    return Fraction(cut, sum(ends.values()))


def _trips_edge(table: Table, ends: Ends, ante: int, trips: int) -> Fraction:
    won = 0
    for (decision, end), weight in ends.items():
        lines = settle_alone(table, box_with(ante, decision.choice.multiple, trips), end)
        won += weight * next(line.net for line in lines if line.bet is Bet.TRIPS)
    return Fraction(-won, trips * sum(ends.values()))
