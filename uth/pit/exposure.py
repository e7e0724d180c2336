"""What a table can lose at its limits, what a payout cap does, and what rounding to the chips costs.

The most that a round can cost is that of :mod:`uth.report.exposure`, as in the report of ``uth check``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import product

from uth.analysis.solution import Ends
from uth.game.settle import End, settle_alone
from uth.game.settlement import BetResult, Line, Result
from uth.hands import Category
from uth.pit.exposure_cap import CapEffect, cap_effect
from uth.pit.exposure_odd import OddChips, odd_chips
from uth.report.exposure import Exposure, Way, box_with, exposure, most_together, multiples, ways
from uth.table import Bet, Cap, CapPer, Limit, Qualify, Table


@dataclass(frozen=True, slots=True)
class Limited:
    """What is asked instead of the table's own limits; None keeps these. Amounts in minor units."""

    ante: Limit | None = None
    trips: Limit | None = None
    cap: Cap | None = None
    uncapped: bool = False
    """Whether a cap that the table has is left out."""
    chip: int | None = None
    """The smallest chip that is paid."""


@dataclass(frozen=True, slots=True)
class HandCost:
    """What a winning hand costs at the highest stakes at most, with the bets that make it; minor units."""

    hand: Category
    multiple: int
    qualified: bool
    won: tuple[tuple[Bet, int], ...]
    """What each bet is paid, before any cap."""
    uncapped: int
    paid: int


@dataclass(frozen=True, slots=True)
class DeskExposure:
    """The whole of it, for one table under the limits that were asked for.

    :ivar box_loses: the most that a player loses with one box; *player*: what all boxes of one player can never win
        more than.
    :ivar rounds: what a round never costs more than, by how many boxes are in it, from one up to all.
    :ivar cap: None where there is no cap.
    """

    table: Table
    most: Exposure
    box_loses: int
    player_boxes: int
    player: int
    rounds: tuple[int, ...]
    hands: tuple[HandCost, ...]
    cap: CapEffect | None
    odd: OddChips


def limited(table: Table, asked: Limited) -> Table:
    """Return the table with other limits."""
    limits = replace(
        table.limits,
        ante=asked.ante or table.limits.ante,
        trips=asked.trips or table.limits.trips,
        payout_cap=None if asked.uncapped else asked.cap or table.limits.payout_cap,
    )
    return replace(table, limits=limits, smallest_chip=asked.chip or table.smallest_chip)


def desk_exposure(table: Table, ends: Ends, told: Callable[[str], None]) -> DeskExposure:
    """Return everything about a table as it stands; *ends*: how all deals end by best play at the pays as written.

    Where there is a cap the table is solved for what it then really pays, at a few Antes; *told* hears of each.
    """
    boxes = table.rules.boxes_per_player + table.rules.dark_boxes
    boxes = min(boxes, table.rules.boxes)
    most, cap = exposure(table), table.limits.payout_cap
    return DeskExposure(
        table=table,
        most=most,
        box_loses=(2 + max(multiples(table))) * most.ante + most.trips,
        player_boxes=boxes,
        player=_together(table, most, boxes, shared=cap is not None and cap.per is not CapPer.BOX),
        rounds=tuple(
            _together(table, most, count, shared=cap is not None and cap.per is CapPer.TABLE)
            for count in range(1, table.rules.boxes + 1)
        ),
        hands=tuple(_hand_cost(table, most, hand) for hand in reversed(Category)),
        cap=cap_effect(table, ends, told) if cap else None,
        odd=odd_chips(table, ends),
    )


def _together(table: Table, most: Exposure, boxes: int, *, shared: bool) -> int:
    """What so many boxes can never win more than; *shared*: whether they share the cap. Each for itself is capped."""
    worth: dict[Way, int] = {way: _net(table, most, way) for way in ways()}
    total, cap = most_together(worth, boxes), table.limits.payout_cap
    return min(total, cap.amount) if shared and cap is not None else total


def _net(table: Table, most: Exposure, way: Way) -> int:
    return max(sum(line.net for line in lines) for _multiple, _opens, lines in _settled(table, most, *way))


def _settled(table: Table, most: Exposure, hand: Category, result: Result) -> list[tuple[int, bool, tuple[Line, ...]]]:
    opens = (True,) if table.rules.dealer_qualifies is Qualify.ALWAYS else (True, False)
    return [
        (
            multiple,
            qualified,
            settle_alone(table, box_with(most.ante, multiple, most.trips), End(hand, result, qualified)),
        )
        for multiple, qualified in product(sorted(multiples(table)), opens)
    ]


def _hand_cost(table: Table, most: Exposure, hand: Category) -> HandCost:
    multiple, qualified, lines = max(
        _settled(table, most, hand, Result.WIN), key=lambda one: sum(line.uncapped for line in one[2])
    )
    won = tuple((line.bet, line.uncapped) for line in lines if line.result is BetResult.WIN)
    return HandCost(
        hand, multiple, qualified, won, sum(amount for _bet, amount in won), sum(line.paid for line in lines)
    )
