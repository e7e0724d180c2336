"""Stacks of chips for exercises: an amount laid out in few chips or in more, and racks that run short."""

from __future__ import annotations

from collections import Counter

from uth.chips import Chip, can_make
from uth.company.chance import Chance
from uth.school.exercise import CutOut
from uth.school.settling.chips import fewest, made_from, worth
from uth.table import Table

STACK = 20
"""Chips of a full stack (rules.md 7.1)."""
ON_STACKS = "Picking, Bridging and Stacks, vegas-aces.com"
ON_CUTTING = f"{ON_STACKS}; How to Cut Chips, casinovideos.site"
"""Where it is written how chips are stacked, and how they are cut: titles, the same in every language."""
_TRIES = 200


def bet_chips(table: Table, amount: int, chance: Chance) -> CutOut:
    """Return an amount as a player lays it: in the fewest chips, or all in lower ones, no more than a stack of them."""
    ways = []
    for most in range(len(table.chips)):
        usable = table.chips[: most + 1]
        if can_make(amount, usable):
            counts = fewest(usable, amount)
            if number_of(counts) <= STACK:
                ways.append(counts)
    return chance.one_of(ways) if ways else fewest(table.chips, amount)


def number_of(chips: CutOut) -> int:
    """Return how many chips there are."""
    return sum(count for _value, count in chips)


def full_rack(table: Table) -> CutOut | None:
    """Return the rack as the table's float fills it, the highest chip first; None where the file states none."""
    if not table.float:
        return None
    counts = Counter(dict(table.float))
    return tuple((chip.value, counts[chip.value]) for chip in _highest_first(table))


def rack_to_fill(table: Table, amount: int, chance: Chance) -> CutOut:
    """Return a rack that has no chips for an amount above 0, though it is not empty where the table has higher ones."""
    for _try in range(_TRIES):
        rack = tuple((chip.value, _few(amount, chip, chance)) for chip in _highest_first(table))
        if made_from(rack, amount) is None:
            return rack
    return tuple((chip.value, 0 if chip.value <= amount else 1) for chip in _highest_first(table))


def _few(amount: int, chip: Chip, chance: Chance) -> int:
    return 0 if chip.value <= amount and chance.happens(60) else chance.between(0, STACK)


def rack_without(table: Table, usual: CutOut, chance: Chance) -> CutOut | None:
    """Return a rack that has too few of the highest of the usual chips, but others that make the amount.

    None where only that chip can make it.
    """
    (highest, need), amount = usual[0], worth(usual)
    for _try in range(_TRIES):
        rack = tuple(
            (chip.value, chance.between(0, need - 1) if chip.value == highest else chance.between(STACK, 5 * STACK))
            for chip in _highest_first(table)
        )
        if made_from(rack, amount) is not None:
            return rack
    return None


def _highest_first(table: Table) -> list[Chip]:
    return sorted(table.chips, reverse=True)
