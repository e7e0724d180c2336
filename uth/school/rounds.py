"""Rounds of chance for exercises: boxes of several owners, with bets as real players lay them, dealt up to a moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import gcd

from uth.cards import DECK
from uth.chips import can_make
from uth.company.chance import Chance
from uth.game import engine
from uth.game.actions import PlaceBets
from uth.game.model import Phase, Round, stakes_of
from uth.game.settlement import Line
from uth.school.settling.chips import usable_chips
from uth.table import Bet, Limit, Street, Table
from uth.train.felt.laid import as_chips
from uth.train.played import Known, Supply, by_rule_of_thumb, next_action

MOST_BOXES = 6
"""So many boxes are laid out at most."""
_MULTIPLES = (1, 2, 3, 5, 7, 15)
"""An Ante is so many times the lowest one, where the limits allow that."""
_TRIPS = 60
"""So many boxes of a hundred have a Trips bet."""
_TRIES = 40
"""So often a round is played again until the table's chips make its payments."""
_COVER = 10
"""So many Antes an owner has besides."""


def owner_of(box: int) -> str:
    """Return who owns a box: each box has an owner of its own."""
    return f"player {box}"


def boxes_of(table: Table, most: int | None = None) -> tuple[int, ...]:
    """Return the numbers of all boxes of a table, or of the first ones, *most* of them at most."""
    boxes = table.rules.boxes
    return tuple(range(1, (boxes if most is None else min(most, boxes)) + 1))


def some_boxes(table: Table, chance: Chance, most: int = MOST_BOXES) -> tuple[int, ...]:
    """Return the numbers of some boxes of the table, lowest first."""
    highest = max(1, min(most, table.rules.boxes))
    count = chance.between(min(2, highest), highest)
    return tuple(sorted(chance.some_of(boxes_of(table), count)))


def bets_laid(table: Table, chance: Chance, boxes: Sequence[int], ante: int | None = None) -> Round:
    """Return a round whose boxes have their bets and no cards; *ante*: that of every box, None for one of chance.

    :raises ValueError: if there are no boxes, or the table's chips make no stakes.
    """
    if not boxes:
        raise ValueError("no boxes")
    return with_bets(
        table, {box: (some_ante(table, chance) if ante is None else ante, some_trips(table, chance)) for box in boxes}
    )


def with_bets(table: Table, amounts: Mapping[int, tuple[int, int]]) -> Round:
    """Return a round with those bets and no cards; *amounts*: Ante and Trips by box, in minor units."""
    funds = _COVER * table.limits.ante.most + table.limits.trips.most
    state = engine.new_round(table, {owner_of(box): funds for box in amounts})
    for box, (ante, trips) in amounts.items():
        stakes = stakes_of({Bet.ANTE: ante, Bet.BLIND: ante, Bet.TRIPS: trips})
        state, _ = engine.apply(state, PlaceBets(box, owner_of(box), stakes))
    return state


def some_ante(table: Table, chance: Chance) -> int:
    """Return an Ante that the table takes and its chips make, in minor units.

    :raises ValueError: if there is none.
    """
    limit = table.limits.ante
    lowest = lowest_stake(table, limit)
    return chance.one_of([lowest * times for times in _MULTIPLES if limit.allows(lowest * times)])


def some_trips(table: Table, chance: Chance) -> int:
    """Return a Trips bet that the table takes and its chips make, in minor units; often none.

    :raises ValueError: if there is none such.
    """
    if table.trips is None or not chance.happens(_TRIPS):
        return 0
    ante, limit = lowest_stake(table, table.limits.ante), table.limits.trips
    usual = [stake for stake in (ante, 2 * ante, 3 * ante, 5 * ante) if limit.allows(stake)]
    return chance.one_of(usual or [lowest_stake(table, limit)])


@lru_cache(maxsize=64)
def lowest_stake(table: Table, limit: Limit) -> int:
    """Return the lowest stake above 0 within a limit that the table's chips make, in minor units.

    :raises ValueError: if they make none.
    """
    chip, step = table.chips[0].value, limit.step
    first = -(-limit.least // step) * step or step
    # In so many steps there is one that the lowest chips alone make.
    for stake in range(first, min(limit.most, first + chip // gcd(chip, step) * step) + 1, step):
        if can_make(stake, table.chips):
            return stake
    raise ValueError(f"the chips make no stake from {limit.least} to {limit.most} by {step}")


def payable(state: Round) -> bool:
    """Return whether the table's chips make every payment of a round as the house pays it."""
    boxes = state.settlement.boxes if state.settlement else ()
    return all(_can_pay(state.table, line) for box in boxes for line in box.lines if line.paid)


def _can_pay(table: Table, line: Line) -> bool:
    laid = as_chips(table, owner_of(line.box), line.stake)
    return can_make(line.paid, usable_chips(table, laid))


def played_to(state: Round, chance: Chance, street: Street | None = None, known: Known | None = None) -> Round:
    """Return the round played on to the first decision on a street, or, with None, to its settlement.

    *known*: cards that are to come to a place; all others are chance. The boxes play the practical strategy. A round
    that has no decision on the street is returned settled.

    :raises ValueError: if no round comes up whose payments the table's chips make.
    """
    for _try in range(_TRIES):
        played, supply = state, Supply(known or {}, chance.some_of(DECK, len(DECK)))
        while played.phase is not Phase.SETTLED and not (street and _asks(played, street)):
            played, _ = engine.apply(played, next_action(played, supply, by_rule_of_thumb))
        if payable(played):
            return played
    raise ValueError("no round whose payments the chips make")


def _asks(state: Round, street: Street) -> bool:
    return state.phase is Phase.DECISION and state.street is street
