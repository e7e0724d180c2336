"""What a dealer's error is, and its price: how often it can happen, and what it costs each time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from uth.analysis.solution import Ends
from uth.game.model import Box
from uth.game.settle import End, settle_alone
from uth.game.settlement import BetResult, Line
from uth.hands import Category
from uth.pit.use import Use
from uth.report.exposure import box_with
from uth.school.findings import Mistake
from uth.table import Bet, Table


class Group(StrEnum):
    """What an error is about. The values are contract words."""

    BET = "a bet treated wrongly"
    AMOUNT = "a wrong amount"
    SIGN = "paid by another sign"
    HAND = "a hand misread"


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of error; the mistake is named as the school names it.

    :ivar bet: the bet in question, None where it is the whole box.
    :ivar done: what was done to the bet: ``win`` where it was paid, ``push`` where it was left, ``lose`` where taken.
    :ivar hand: the hand that was misread; *read_as*: as what.
    :ivar way: anything else that tells it from others of its mistake: a contract word, or the name of a table.
    """

    group: Group
    mistake: Mistake
    bet: Bet | None = None
    done: BetResult = BetResult.NONE
    hand: Category | None = None
    read_as: Category | None = None
    way: str = ""


@dataclass(frozen=True, slots=True)
class Occasion:
    """One way in which a box with these stakes can end: its lines as they are right, and in how many deals."""

    box: Box
    end: End
    lines: tuple[Line, ...]
    weight: int


Costs = Iterator[tuple[Kind, int]]
"""What errors would cost the house at one occasion, in minor units: negative where the player loses by it."""


@dataclass(frozen=True, slots=True)
class Priced:
    """An error with its price.

    :ivar chance: how likely the occasion for it is, in one round of one box.
    :ivar cost: what it then costs the house in the mean, in minor units; negative where the player loses by it.
    """

    kind: Kind
    chance: Fraction
    cost: Fraction

    def hourly(self, use: Use, rate: Fraction) -> Fraction:
        """Return what it costs the house in an hour, *rate* being how often it is made of all occasions."""
        return use.hands * rate * self.chance * self.cost


def occasions(table: Table, ends: Ends, use: Use) -> tuple[Occasion, ...]:
    """Return every way in which a box of that use ends, settled as the table really pays."""
    boxes = {decision: box_with(use.ante, decision.choice.multiple, use.trips) for decision, _end in ends}
    return tuple(
        Occasion(boxes[decision], end, settle_alone(table, boxes[decision], end), weight)
        for (decision, end), weight in ends.items()
    )


def net(lines: Iterable[Line]) -> int:
    """Return what a box wins by its lines, in minor units."""
    return sum(line.net for line in lines)


def priced(found: Iterable[Occasion], costs: Callable[[Occasion], Costs]) -> tuple[Priced, ...]:
    """Return every error with its exact chance and mean cost, over the occasions of all deals."""
    times: dict[Kind, int] = {}
    sums: dict[Kind, int] = {}
    deals = 0
    for occasion in found:
        deals += occasion.weight
        for kind, cost in costs(occasion):
            times[kind] = times.get(kind, 0) + occasion.weight
            sums[kind] = sums.get(kind, 0) + occasion.weight * cost
    return tuple(Priced(kind, Fraction(count, deals), Fraction(sums[kind], count)) for kind, count in times.items())


_ALL = tuple(Mistake)
KINDS = (
    *_ALL[_ALL.index(Mistake.LOSER_PAID) : _ALL.index(Mistake.TRIPS_PAID_NOT_WON) + 1],
    Mistake.OVERPAID,
    Mistake.WRONG_ODDS,
    Mistake.NOT_ROUNDED,
    Mistake.HAND_MISNAMED,
    Mistake.WRONG_WINNER,
    Mistake.QUALIFIES_WRONG,
)
"""The mistakes of the school that change what a box is paid, and have a price here."""

Rates = Mapping[Mistake, Fraction]
"""How often an error is made of all occasions for it, by mistake."""
