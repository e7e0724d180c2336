"""One box in its place on the felt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from uth.table import Bet
from uth.ui.layout.cell import Cell
from uth.ui.layout.disc import Disc
from uth.ui.layout.rect import Rect


@dataclass(frozen=True, slots=True)
class BoxArea:
    """One box in pixels of the picture."""

    number: int
    rect: Rect
    """The whole box, its result and caption included: what is framed when it is active."""
    circles: Mapping[Bet, Disc]
    labels: Mapping[Bet, Rect]
    """Where the amount of each circle is written, and beside it what it wins."""
    payouts: Mapping[Bet, Disc]
    """The lowest chip of what each bet wins; empty where a win is only written."""
    cards: tuple[Rect, Rect]
    tucked: tuple[Rect, Rect]
    equals: Rect
    title: Rect
    """The box's number."""
    note: Rect
    """Over the cards: ``dark 3x``, or ``open`` where no cards lie."""
    pill: Rect
    caption: Rect

    def win_covers(self, bet: Bet) -> Rect:
        """Return what the chips of a win cover at most: only Blind and Trips pay more than the bet.

        :raises KeyError: if wins have no place of their own.
        """
        win = self.payouts[bet]
        return win.stacks if bet in (Bet.BLIND, Bet.TRIPS) else win.stack


def box_area(number: int, cell: Cell, corner: tuple[int, int], bets: tuple[Bet, ...]) -> BoxArea:
    """Return the box of that number with its upper left corner there."""
    x, y = corner

    def moved(rect: Rect) -> Rect:
        return Rect(rect.x + x, rect.y + y, rect.w, rect.h)

    return BoxArea(
        number=number,
        rect=Rect(x, y, round(cell.w), round(cell.h)),
        circles=MappingProxyType({bet: cell.circles[bet].moved(x, y) for bet in bets}),
        labels=MappingProxyType({bet: moved(cell.labels[bet]) for bet in bets}),
        payouts=MappingProxyType({bet: cell.payouts[bet].moved(x, y) for bet in bets if bet in cell.payouts}),
        cards=(moved(cell.cards[0]), moved(cell.cards[1])),
        tucked=(moved(cell.tucked[0]), moved(cell.tucked[1])),
        equals=moved(cell.equals),
        title=moved(cell.number),
        note=moved(cell.note),
        pill=moved(cell.pill),
        caption=moved(cell.caption),
    )
