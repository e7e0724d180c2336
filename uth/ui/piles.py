"""Chips that belong together: what an amount is made of, and how a win is cut against its bet. No pygame, no text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from uth.chips import AmountError, Chip, ChipCount, PayWith, break_down, total
from uth.game.settlement import Line
from uth.table import Bet, Table
from uth.ui.picture import StackAt
from uth.ui.places import RACK, Place, bet_circle, payout


@dataclass(frozen=True, slots=True)
class Pile:
    """Chips that belong together, and what they are worth in minor units."""

    amount: int
    at: StackAt


def chips_for(table: Table, amount: int, stake: int = 0) -> tuple[ChipCount, ...]:
    """Return the chips of *amount* as the table pays them for a bet of *stake*; what no chips can make is left out."""
    usable = table.chips
    if stake and table.pay_with is PayWith.COLOUR_OF_THE_BET:
        highest = max((count.chip for count in chips_for(table, stake)), default=table.chips[-1])
        usable = tuple(chip for chip in table.chips if chip <= highest)
    try:
        return break_down(amount, usable)
    except AmountError:
        return _as_far_as_possible(amount, table.chips)


def _as_far_as_possible(amount: int, chips: tuple[Chip, ...]) -> tuple[ChipCount, ...]:
    counts = []
    for chip in sorted(chips, reverse=True):
        number, amount = divmod(amount, chip.value)
        counts.append(ChipCount(chip, number))
    return tuple(count for count in counts if count.number)


def pile(table: Table, place: Place, amount: int, stake: int = 0) -> Pile:
    """Return a stack of *amount* standing at *place*; *stake*: the bet that it pays."""
    return Pile(amount, StackAt(place, chips_for(table, amount, stake)))


def stacks_of(table: Table, box: int, stakes: Mapping[Bet, int]) -> dict[Place, Pile]:
    """Return the stacks of the bets of one box."""
    places = {bet_circle(box, bet): amount for bet, amount in stakes.items() if amount}
    return {place: pile(table, place, amount) for place, amount in places.items()}


# --- sizing in

_PICKED = 2
"""So many chips more than it takes come out of the rack for an even win, to be cut off against the bet."""
_SEEN_AT_ONCE = 2
"""So many chips are picked as they are: nothing is cut."""
_HIGH = 10
"""Stacks as high as that are not picked too high: one more or less would not show."""


class Win(NamedTuple):
    """What a bet wins, as the dealer sets it down: sized into the bet.

    A stack comes out of the rack and is cut level with the bet beside it, as dealer schools teach it; what stands
    higher goes back into the rack or, where the odds pay more than the bet, behind the level stack.
    """

    brought: Pile
    """As it comes."""
    level: Pile
    """What stays beside the bet."""
    rest: Pile | None = None
    """What is cut off; None where the stack is level as it comes."""

    @property
    def to(self) -> Place:
        """Where the rest goes: into the rack if it is not paid."""
        return self.rest.at.place if self.rest is not None and self.rest.amount else RACK


def win_of(table: Table, line: Line) -> Win:
    """Return how the win of *line* is set down."""
    place = payout(line.box, line.bet)
    chips = chips_for(table, line.paid, line.stake)
    high, wanted = _height(chips), _height(chips_for(table, line.stake))
    whole = _standing(line.paid, place, chips)
    if high > wanted:
        level, above = cut_level(chips, wanted)
        over = total(above)
        return Win(whole, _standing(line.paid - over, place, level), _standing(over, _beside(place), above))
    if high < wanted or not _SEEN_AT_ONCE < high < _HIGH:
        return Win(whole, whole)
    more = (*chips[:-1], ChipCount(chips[-1].chip, chips[-1].number + _PICKED))
    picked = (ChipCount(chips[-1].chip, _PICKED),)
    return Win(_standing(line.paid, place, more), whole, _standing(0, _beside(place), picked))


def _standing(amount: int, place: Place, chips: tuple[ChipCount, ...]) -> Pile:
    """A stack that is not pushed against its bet yet."""
    return Pile(amount, StackAt(place, chips, apart=1.0))


def _beside(place: Place) -> Place:
    return replace(place, index=1)


def _height(chips: Iterable[ChipCount]) -> int:
    return sum(count.number for count in chips)


def cut_level(chips: Iterable[ChipCount], height: int) -> tuple[tuple[ChipCount, ...], tuple[ChipCount, ...]]:
    """Return the lowest *height* chips of a stack, and those above them; the first chips lie at the bottom."""
    below, above = [], []
    for chip, number in chips:
        kept = min(number, height)
        height -= kept
        below.append(ChipCount(chip, kept))
        above.append(ChipCount(chip, number - kept))
    return _some(below), _some(above)


def _some(counts: Iterable[ChipCount]) -> tuple[ChipCount, ...]:
    return tuple(count for count in counts if count.number)
