"""Hands that are misread: the box is settled for a hand, a winner or a dealer that are not there.

The price is what settlement itself pays for what was read, less what it pays for what is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from uth.game.settle import End, settle_alone
from uth.game.settlement import Result
from uth.hands import Category
from uth.pit.errors_model import Costs, Group, Kind, Occasion, net
from uth.school.findings import Mistake
from uth.table import Qualify, Table

WINNER_LOST, LOSER_WON = "a winning hand read as losing", "a losing hand read as winning"
TIE_LOST, TIE_WON = "a tie read as losing", "a tie read as winning"
NOT_OPEN, OPEN = "a dealer who qualifies read as not", "a dealer who does not qualify read as doing"

_WINNERS = {
    (Result.WIN, Result.LOSE): WINNER_LOST,
    (Result.LOSE, Result.WIN): LOSER_WON,
    (Result.TIE, Result.LOSE): TIE_LOST,
    (Result.TIE, Result.WIN): TIE_WON,
}

_AS: dict[Category, tuple[Category, ...]] = {
    # Cards that are overlooked.
    Category.ROYAL_FLUSH: (Category.STRAIGHT_FLUSH, Category.FLUSH),
    Category.STRAIGHT_FLUSH: (Category.FLUSH, Category.STRAIGHT),
    Category.FOUR_OF_A_KIND: (Category.FULL_HOUSE, Category.THREE_OF_A_KIND),
    Category.FULL_HOUSE: (Category.THREE_OF_A_KIND, Category.TWO_PAIR),
    Category.FLUSH: (Category.STRAIGHT, Category.PAIR),
    Category.STRAIGHT: (Category.PAIR,),
    # And what is not there: three pairs taken for a full house, four cards for five, a straight round the ace.
    Category.THREE_OF_A_KIND: (Category.PAIR, Category.FULL_HOUSE),
    Category.TWO_PAIR: (Category.FULL_HOUSE,),
    Category.PAIR: (Category.STRAIGHT, Category.FLUSH),
    Category.HIGH_CARD: (Category.STRAIGHT, Category.FLUSH),
}
"""As what a dealer misreads a hand; a pair stands for anything that no sign names."""


def misread(table: Table, occasion: Occasion) -> Costs:
    """Yield what each misreading would cost the house at an occasion.

    A misread hand keeps its winner: only the lines of its signs change. A misread winner keeps its hand.
    """
    right = net(occasion.lines)
    for kind, end in _readings(table, occasion.end):
        cost = net(settle_alone(table, occasion.box, end)) - right
        if cost:
            yield kind, cost


def _readings(table: Table, end: End) -> Iterator[tuple[Kind, End]]:
    for other in _AS[end.hand]:
        yield (
            Kind(Group.HAND, Mistake.HAND_MISNAMED, hand=end.hand, read_as=other),
            replace(end, hand=other),
        )
    if end.folded:
        return
    for (is_so, read), way in _WINNERS.items():
        if end.compared is is_so:
            yield Kind(Group.HAND, Mistake.WRONG_WINNER, way=way), replace(end, compared=read)
    if table.rules.dealer_qualifies is not Qualify.ALWAYS:
        way = NOT_OPEN if end.qualified else OPEN
        yield Kind(Group.HAND, Mistake.QUALIFIES_WRONG, way=way), replace(end, qualified=not end.qualified)
