"""How large cards and circles can be: the search for the best use of the felt."""

from __future__ import annotations

from typing import NamedTuple

from uth.ui import theme
from uth.ui.layout.cell import LARGER, Cell, Extent, Lines, Plan, Style, cell, extent
from uth.ui.layout.rect import Rect
from uth.ui.layout.room import Dealer, Room, dealer_side, rack_has_room, sign_margin, widest_card


class Fit(NamedTuple):
    """One way to use the felt: the dealer's side, a box, and the upper left corners of all boxes, box 1 first."""

    dealer: Dealer
    cell: Cell
    corners: tuple[tuple[int, int], ...]
    racked: bool
    style: Style


_WANTED = {1: 1.5, 2: 1.3, 3: 0.85, 4: 0.85}
"""A box card's width against a community card's, by number of boxes: the fewer, the larger the player's own."""
_MOST = 0.8
_BOARD_MOST = 2.2
"""So many times as wide as a box's cards the community cards may become."""
_CIRCLE_WORTH = 3.2
"""A circle's radius counts as this much of a community card's width: chips must stay readable too."""
_CARD_STEPS = 8
_CIRCLE_STEPS = 9
_LARGER_STEPS = 8
_LARGEST_CIRCLE = 60.0
_LEAST_CIRCLE = 9.0
_WIDE_UP_TO = 3
"""So many boxes may have their cards beside the circles; more have no width for it."""
_WIDE_WORTH = 1.08
"""The player's own cards are much larger beside the circles than under them: so much smaller the rest may be for it."""
_RACK_WORTH = 1.05
_PAYABLE = 0.85
"""Circles smaller than this, in sizes of the type of amounts, leave no room for payouts beside them."""
_JOINED_WORTH = 1.04
"""Where type is enlarged wins go onto the badges of their bets if that makes everything larger by this."""
_READABLE = 58.0
"""The rack goes only where the cards are small and grow by more than this without it."""


def best_fit(room: Room, caption_lines: int, styles: tuple[Style, ...] = tuple(Style)) -> Fit:
    """Return the way that makes the smallest of box card (against its wanted size), community card and circle largest.

    The rack and the shuffler go before anything gets too small, or where type is enlarged; text never shrinks.
    *styles*: those that are tried.
    """
    chosen = _best_style(room, caption_lines, styles, racked=True)
    if room.scale > 1 or (room.unit < 1 and chosen.score < _READABLE):
        bare = _best_style(room, caption_lines, styles, racked=False)
        better = bare.score > chosen.score * _RACK_WORTH or not rack_has_room(room)
        chosen = bare if better else chosen
    return _spread(room, _board_grown(_cards_grown(chosen)).fit())


def _cards_grown(chosen: _Try) -> _Try:
    """Let the players' cards use the height that is left under circles as large as their box is wide."""
    case, obstacles = chosen.case, chosen.dealer.obstacles()
    if case.plan.style is not Style.TALL:
        return chosen
    for step in range(_LARGER_STEPS, 0, -1):
        plan = case.plan._replace(larger=1 + (LARGER - 1) * step / _LARGER_STEPS)
        grown = case._replace(plan=plan)
        if _fits(grown, chosen.r, obstacles):
            return chosen._replace(case=grown)
    return chosen


def _board_grown(chosen: _Try) -> _Try:
    """Let the community cards use the height that is left where the boxes have all the width there is."""
    case = chosen.case
    room = case.room
    low: float = chosen.dealer.community[0].w
    high = min(widest_card(room), 0.2 * room.h, _BOARD_MOST * extent(case.plan, chosen.r, case.lines).card_w)
    if room.boxes in _WANTED:
        # The player's own cards stay the larger ones.
        high = min(high, extent(case.plan, chosen.r, case.lines).card_w / _WANTED[room.boxes])
    dealer = chosen.dealer
    for _ in range(_CARD_STEPS):
        middle = (low + high) / 2
        tried = dealer_side(room, middle, case.racked)
        if middle > dealer.community[0].w and _fits(case, chosen.r, tried.obstacles()):
            low, dealer = middle, tried
        else:
            high = middle
    return chosen._replace(dealer=dealer)


def _best_style(room: Room, caption_lines: int, styles: tuple[Style, ...], racked: bool) -> _Try:
    lines = {Style.TALL: caption_lines, Style.WIDE: 1}
    styles = styles if room.boxes <= _WIDE_UP_TO else (Style.TALL,)
    tries = [
        _balanced(_Case(room, room.boxes, Lines.at(room.type, lines[style]), Plan(style), racked)) for style in styles
    ]
    best = max(tries, key=lambda one: one.score * (_WIDE_WORTH if one.case.plan.style is Style.WIDE else 1.0))
    payable = best.r >= _PAYABLE * theme.AMOUNT.px(room.type)
    if payable and (room.scale <= 1 or best.case.plan.style is Style.WIDE):
        return best
    plan = Plan(Style.TALL, joined=True)
    joined = _balanced(best.case._replace(plan=plan, lines=Lines.at(room.type, caption_lines)))
    return best if payable and joined.score < _JOINED_WORTH * best.score else joined


class _Case(NamedTuple):
    room: Room
    boxes: int
    lines: Lines
    plan: Plan
    racked: bool


class _Try(NamedTuple):
    """One size of circles and community cards, tried."""

    case: _Case
    dealer: Dealer
    r: float
    score: float

    def fit(self) -> Fit:
        case = self.case
        one = cell(case.plan, self.r, case.lines)
        corners = _corners(case.room, extent(case.plan, self.r, case.lines), case.boxes)
        return Fit(self.dealer, one, corners, case.racked, case.plan.style)


def _balanced(case: _Case) -> _Try:
    """Trade community cards against boxes until both have their share."""
    low, high = 24.0, min(widest_card(case.room), 0.2 * case.room.h)
    wanted = _WANTED.get(case.boxes, _MOST)
    best = _with_card(case, low, wanted)
    for _ in range(_CARD_STEPS):
        middle = (low + high) / 2
        one = _with_card(case, middle, wanted)
        best = max(best, one, key=lambda each: each.score)
        if one.score >= middle:
            low = middle
        else:
            high = middle
    return best


def _with_card(case: _Case, card: float, wanted: float) -> _Try:
    dealer = dealer_side(case.room, card, case.racked)
    obstacles = dealer.obstacles()
    low, high = _LEAST_CIRCLE, _LARGEST_CIRCLE * max(1.0, case.room.unit)
    for _ in range(_CIRCLE_STEPS):
        middle = (low + high) / 2
        if _fits(case, middle, obstacles):
            low = middle
        else:
            high = middle
    share = min(extent(case.plan, low, case.lines).card_w / wanted, low * _CIRCLE_WORTH)
    return _Try(case, dealer, low, min(share, card) if low > _LEAST_CIRCLE else 0.0)


def corners_of(room: Room, box: tuple[float, float], boxes: int) -> tuple[tuple[int, int], ...]:
    """Return the upper left corners of boxes of that width and height side by side along the rail, evenly, box 1 at the
    right; a few boxes stand together in the middle.
    """
    width, height = box
    pitch = min((room.w - 8 * room.unit) / boxes, width * 1.28 + 10 * room.unit)
    corners = []
    for index in range(boxes):
        x = room.middle + ((boxes - 1) / 2 - index) * pitch - width / 2
        bottom = min(room.floor(x), room.floor(x + width))
        corners.append((round(x), int(bottom - height)))
    return tuple(corners)


def _corners(room: Room, one: Extent, boxes: int) -> tuple[tuple[int, int], ...]:
    return corners_of(room, (one.w, one.h), boxes)


def _fits(case: _Case, r: float, obstacles: tuple[Rect, ...]) -> bool:
    room = case.room
    one = extent(case.plan, r, case.lines)
    gap = max(4, round(5 * room.unit))
    if one.w + gap > (room.w - 8 * room.unit) / case.boxes:
        return False
    return not any(
        x - 2 < left + width and left < x + one.w + 2 and y - gap < top + height
        for x, y in _corners(room, one, case.boxes)
        for left, top, width, height in obstacles
    )


def _spread(room: Room, fit: Fit) -> Fit:
    """Where there is height to spare, let the dealer's cards and the sentence come towards the boxes."""
    spare = _spare(room, fit)
    spare = max(0.0, spare)
    return _signs_lowered(room, fit._replace(dealer=fit.dealer.lowered(round(spare * 0.45), round(spare * 0.7))))


def _signs_lowered(room: Room, fit: Fit) -> Fit:
    """Hang the signs at the height of the dealer's cards, as far as boxes and rail let them."""
    dealer = fit.dealer
    middle = (dealer.dealer[0].y + dealer.community[0].bottom) // 2
    wanted = middle - max(dealer.blind.h, dealer.trips.h) // 2
    limits = [
        min(
            [
                int(room.floor(sign.x)),
                int(room.floor(sign.right)),
                *(y for x, y in fit.corners if x < sign.right and sign.x < x + fit.cell.w),
            ]
        )
        - sign.h
        - round(12 * room.unit)
        for sign in (dealer.blind, dealer.trips)
    ]
    y = max(dealer.blind.y, min(wanted, *limits))
    lowered = dealer._replace(blind=dealer.blind._replace(y=y), trips=dealer.trips._replace(y=y))
    return fit._replace(dealer=_caption_widened(room, fit, lowered))


def _caption_widened(room: Room, fit: Fit, dealer: Dealer) -> Dealer:
    """Let the words beside the dealer's cards run on above the Trips sign where that hangs low enough."""
    caption = dealer.caption
    needed = 2 * theme.DEALER_HAND.line(room.type) + theme.DEALER_NOTE.line(room.type)
    height = min(caption.h, dealer.trips.y - caption.y - 4)
    wider = Rect(caption.x, caption.y, room.w - caption.x - round(sign_margin(room)), height)
    others = [dealer.shuffler, *(Rect(x, y, round(fit.cell.w), round(fit.cell.h)) for x, y in fit.corners)]
    free = height >= needed and not any(wider.meets(other) for other in others)
    return dealer._replace(caption=wider) if free else dealer


def _spare(room: Room, fit: Fit) -> float:
    """The height between the boxes and what stands above them, signs apart."""
    things = (*fit.dealer.arc, *fit.dealer.community)
    gaps = [
        y - thing.bottom for x, y in fit.corners for thing in things if thing.x < x + fit.cell.w and x < thing.right
    ]
    return min(gaps, default=0) - 14 * room.unit
