"""The chips of a payment: which the house pays with, and whether the rack has them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import gcd

from uth.chips import Chip, PayWith, break_down
from uth.game.model import DEALER
from uth.i18n import gettext as _
from uth.school.exercise import CutOut
from uth.table import Table
from uth.train.felt.model import RACK, Chips, Felt
from uth.words.money import money_words


def rack_of(table: Table, felt: Felt, *, filled: bool = False) -> CutOut | None:
    """Return how many of each chip the rack has, the highest first; None where it has whatever is needed.

    A table whose file states no float, and a rack that was filled, have what is needed.
    """
    if not table.float or filled:
        return None
    lie = felt.at(RACK)
    return tuple((chip.value, lie.get(Chips(DEALER, chip.value), 0)) for chip in sorted(table.chips, reverse=True))


def usable_chips(table: Table, bet: Mapping[Chips, int]) -> tuple[Chip, ...]:
    """Return the chips that the house may pay a bet with: in its colour none higher than the highest of the bet's."""
    if not bet or table.pay_with is not PayWith.COLOUR_OF_THE_BET:
        return table.chips
    highest = max(chips.value for chips in bet)
    return tuple(chip for chip in table.chips if chip.value <= highest)


def usual_chips(table: Table, bet: Mapping[Chips, int], amount: int) -> CutOut:
    """Return the chips that the house pays an amount with, whatever the rack has.

    *bet*: the chips of the bet.

    :raises AmountError: if the table's chips cannot make it.
    """
    return fewest(usable_chips(table, bet), amount)


def fewest(chips: Sequence[Chip], amount: int) -> CutOut:
    """Return an amount in as few of these chips as make it.

    :raises AmountError: if they cannot.
    """
    return tuple((count.chip.value, count.number) for count in break_down(amount, chips))


def chips_from(rack: CutOut | None, usual: CutOut) -> CutOut | None:
    """Return the chips of a payment out of a rack: the usual ones, else others of the amount; None if it is short."""
    if rack is None or has(rack, usual):
        return usual
    return made_from(rack, worth(usual))


def has(rack: CutOut | None, chips: CutOut) -> bool:
    """Return whether a rack has those chips."""
    return rack is None or all(dict(rack).get(value, 0) >= count for value, count in chips)


def as_lying(lie: Mapping[Chips, int]) -> CutOut:
    """Return the chips at a place, whosever they are, the highest first."""
    counts: Counter[int] = Counter()
    for chips, count in lie.items():
        counts[chips.value] += count
    return tuple(sorted(counts.items(), reverse=True))


def worth(chips: CutOut) -> int:
    """Return what chips are worth, in minor units."""
    return sum(value * count for value, count in chips)


def chips_words(chips: CutOut, table: Table) -> str:
    """Return chips one denomination after another: ``3 x $25, 1 x $5``."""
    said = [(count, money_words(value, table.currency)) for value, count in chips]
    return ", ".join(_("{count} x {chip}").format(count=count, chip=chip) for count, chip in said)


def made_from(rack: CutOut, amount: int) -> CutOut | None:
    """Return chips of a rack that make an amount, as many of the highest as can be; None if none do."""
    there = tuple((value, count) for value, count in rack if count > 0)
    unit = gcd(*(value for value, _count in there))
    if not there or amount % unit:
        return None
    sums = _sums(there, unit, amount)
    if not sums[0] >> amount // unit & 1:
        return None
    made = []
    for (value, count), below in zip(there, sums[1:], strict=True):
        used = next(n for n in range(min(count, amount // value), -1, -1) if below >> (amount - n * value) // unit & 1)
        amount -= used * value
        made.append((value, used))
    return tuple((value, count) for value, count in made if count)


def _sums(rack: CutOut, unit: int, amount: int) -> list[int]:
    """The sums up to *amount* that the chips from each place on can make: bit n is set where n units can be made."""
    most = (1 << amount // unit + 1) - 1
    sums = [1]
    for value, count in reversed(rack):
        made, step = sums[0], value // unit
        # Doubling: after so many chips in blocks of 1, 2, 4 ... every count up to *count* has been tried.
        left, block = count, 1
        while left:
            block = min(block, left)
            made |= made << block * step & most
            left, block = left - block, block * 2
        sums.insert(0, made)
    return sums
