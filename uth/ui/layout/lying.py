"""Where single things lie in what is laid out for them: wins, cards of a hand, cards in a stand. No pygame."""

from __future__ import annotations

from uth.table import Bet
from uth.ui.layout.box_area import BoxArea
from uth.ui.layout.disc import BEHIND, Disc
from uth.ui.layout.rect import Rect

_EDGE = 0.3
"""So much of a card is free when another lies on it that does not belong there."""


def paid_at(area: BoxArea, bet: Bet, index: int) -> Disc:
    """Return where the first or second stack of a win stands; on its bet where no place is beside it."""
    level = area.payouts.get(bet)
    return area.circles[bet] if level is None else level.moved(0, -index * BEHIND * level.r)


def before(area: BoxArea) -> Rect:
    """Return the edge of the table at a box, as wide as a stack of chips."""
    disc = area.circles[Bet.ANTE]
    return Rect.around(area.rect.centre[0], area.rect.bottom, 2 * disc.r, 2 * disc.r)


def fanned(cards: tuple[Rect, ...], index: int) -> Rect:
    """Return the place of a card; one too many lies across the others, so that it covers no bet."""
    last, before = cards[-1], cards[-2]
    over = max(0, index - len(cards) + 1)
    moved = round((last.x - before.x) * _EDGE * over)
    return last._replace(x=last.x - moved) if over else cards[index]


def card_in(stand: Rect, card: Rect) -> Rect:
    """Return a card as small as fits where cards go in or come out."""
    width = min(card.w * 0.8, stand.h / 1.6)
    return Rect.around(*stand.centre, width, width * 1.4)
