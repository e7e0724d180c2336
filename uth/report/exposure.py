"""The most that one round can cost the house."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from uth.game.model import Box, stakes_of
from uth.game.settle import End, settle_alone
from uth.game.settlement import Result
from uth.hands import Category
from uth.table import Bet, CapPer, Qualify, Street, Table


@dataclass(frozen=True, slots=True)
class Exposure:
    """Amounts in minor units at the highest stakes, as they are really paid: rounded and capped."""

    ante: int
    trips: int
    """0 where the table has no Trips bet."""
    box: int
    """The most that one box can win."""
    hand: Category
    """The hand that wins it."""
    capped: bool
    """Whether a payout cap keeps it so low."""
    table: int
    """What all boxes together can never win more than; two boxes come near it, six not always."""


def exposure(table: Table) -> Exposure:
    """Return the exposure of a table with every box at the highest Ante and Trips."""
    ante, trips = table.limits.ante.most, table.limits.trips.most if table.trips else 0
    worth = {(hand, result): _most(table, hand, result, ante, trips) for hand, result in ways()}
    hand, _ = best = max(worth, key=lambda way: worth[way])
    total = most_together(worth, table.rules.boxes)
    cap = table.limits.payout_cap
    if cap is not None and cap.per is CapPer.TABLE:
        total = min(total, cap.amount)
    return Exposure(ante, trips, worth[best], hand, _is_capped(table, ante, trips), total)


Way = tuple[Category, Result]


def ways() -> Iterator[Way]:
    """Yield every hand with every result; the highest hand there is cannot lose."""
    for way in product(Category, (Result.WIN, Result.TIE, Result.LOSE)):
        if way != (Category.ROYAL_FLUSH, Result.LOSE):
            yield way


def _most(table: Table, hand: Category, result: Result, ante: int, trips: int) -> int:
    """The most that a box with such a hand wins, whatever it plays and whether or not the dealer qualifies."""
    qualified = (True,) if table.rules.dealer_qualifies is Qualify.ALWAYS else (True, False)
    return max(
        sum(line.net for line in settle_alone(table, box_with(ante, multiple, trips), End(hand, result, opens)))
        for multiple, opens in product(multiples(table), qualified)
    )


def box_with(ante: int, multiple: int, trips: int) -> Box:
    """Return a box with these stakes, in minor units."""
    stakes = {Bet.ANTE: ante, Bet.BLIND: ante, Bet.PLAY: multiple * ante, Bet.TRIPS: trips}
    return Box(1, "player", stakes_of(stakes))


def multiples(table: Table) -> set[int]:
    """Return every number of Antes that may lie on Play, those of dark boxes included."""
    streets = {multiple for street in Street for multiple in table.rules.play_multiples(street)}
    return streets | (set(table.rules.dark_play) if table.rules.dark_boxes else set())


Limits = Sequence[tuple[frozenset[Category], int]]
"""At most so many boxes of a round win with one of these hands."""

_ROYAL = frozenset({Category.ROYAL_FLUSH})
_STRAIGHT_FLUSHES = frozenset({Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH})
_QUADS = frozenset({Category.FOUR_OF_A_KIND})

_SCENES: Sequence[Limits] = (
    # A straight flush needs three cards of a suit on the board: there is one such suit, and of the cards that are
    # missing two boxes at most can have what they need, one of them at most for the royal flush. A pair for four of a
    # kind fits at most twice on a board.
    ((_ROYAL, 1), (_STRAIGHT_FLUSHES, 2), (_QUADS, 2)),
    # With all four on the board every box has four of a kind, and none a straight flush.
    ((_STRAIGHT_FLUSHES, 0),),
)


def most_together(worth: dict[Way, int], boxes: int) -> int:
    """Return what so many boxes of a round can never win more than, by what one of each kind wins at most."""
    return max(_several(worth, boxes, limits) for limits in _SCENES)


def _several(worth: dict[Way, int], boxes: int, limits: Limits) -> int:
    """The most that so many boxes win together; ties and losses may come to all of them, as when the board plays."""
    total, taken = 0, dict.fromkeys((hands for hands, _ in limits), 0)
    for way in sorted(worth, key=lambda one: worth[one], reverse=True):
        hand, result = way
        about = [(hands, most) for hands, most in limits if hand in hands and result is Result.WIN]
        number = min([boxes, *(most - taken[hands] for hands, most in about)])
        for hands, _ in about:
            taken[hands] += number
        total += number * worth[way]
        boxes -= number
    return total


def _is_capped(table: Table, ante: int, trips: int) -> bool:
    boxes = (box_with(ante, multiple, trips) for multiple in multiples(table))
    ends = [End(hand, result, True) for hand, result in ways()]
    return any(line.paid < line.uncapped for box in boxes for end in ends for line in settle_alone(table, box, end))
