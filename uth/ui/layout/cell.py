"""One box: its circles, cards and texts, measured from its own upper left corner.

TRIPS upper left, ANTE = BLIND to its right, PLAY under TRIPS; the cards under ANTE and BLIND (tall) or, where one or
two boxes have the whole felt, to their right (wide). The result and the hand in words come last.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import NamedTuple

from uth.table import Bet
from uth.ui import theme
from uth.ui.layout.disc import CHIP, Disc
from uth.ui.layout.rect import Rect

LIFT = 0.06
"""How far a card that plays is raised, in card heights."""


class Style(Enum):
    """Where the cards of a box lie."""

    TALL = auto()
    WIDE = auto()


class Lines(NamedTuple):
    """Heights in pixels of the texts of a box."""

    amount: int
    number: int
    pill: int
    caption: int
    """Of the whole caption: one or two lines."""

    @classmethod
    def at(cls, unit: float, caption_lines: int) -> Lines:
        return cls(
            theme.AMOUNT.line(unit),
            theme.NUMBER.line(unit),
            theme.PILL.line(unit) + 4,
            theme.CAPTION.line(unit) * caption_lines,
        )


class Cell(NamedTuple):
    """The parts of a box in floats, from its upper left corner."""

    w: float
    h: float
    circles: Mapping[Bet, Disc]
    labels: Mapping[Bet, Rect]
    """Where the amount of each circle is written, and beside it what it wins."""
    payouts: Mapping[Bet, Disc]
    """The lowest chip of what each bet wins; empty where there is no room for chips beside the bets."""
    cards: tuple[Rect, Rect]
    tucked: tuple[Rect, Rect]
    equals: Rect
    number: Rect
    note: Rect
    pill: Rect
    caption: Rect


_HEADROOM = 0.36
"""What a stack of stakes needs above its circle, in radii of the circle."""
_WIN_HEADROOM = 0.84
"""The same where a win may be more than its bet, so that some of it stands behind the rest."""
_BESIDE = 1.64
"""From the middle of a bet to that of its win, pushed against it."""
_TRIPS_CHIP = 0.94
"""Chips on Trips are a little smaller than others, like its circle."""
_PAD = 0.42
_TRIPS = 0.9
_OVERLAP_JOINED = 0.62
"""How much of the first card the second leaves free: both indices show."""
_OVERLAP = 0.97
"""Where there is width: the whole figure of the first card shows."""
LARGER = 1.14
"""So much larger than usual cards may become where there is height for it: then they fill the width of their box."""


class Spread(NamedTuple):
    """How far apart the circles are, in radii, and so where payouts go."""

    beside: float
    """Free width to the right of TRIPS and PLAY."""
    pitch: float
    """From the middle of ANTE to that of BLIND."""
    right: float
    """Free width to the right of BLIND."""


_SPREAD = Spread(1.55, 3.6, 1.55)
_JOINED = Spread(0.65, 2.8, _PAD)
"""Where there is no room for payouts beside the bets."""


class Extent(NamedTuple):
    """The size of a box and of its cards, in pixels."""

    w: float
    h: float
    card_w: float


class Plan(NamedTuple):
    """How a box is built; together with the radius of its circles and the heights of its lines it is settled."""

    style: Style
    joined: bool = False
    """What a bet wins is only written, over its chips: no chips beside it."""
    larger: float = 1.0
    """So much larger than usual the cards under the circles are."""

    @property
    def spread(self) -> Spread:
        return _JOINED if self.joined else _SPREAD


def extent(plan: Plan, r: float, lines: Lines) -> Extent:
    """Return what :func:`cell` would need, without the parts: the search for the best size asks often."""
    measures = _measured(plan, r, lines)
    return Extent(measures.width, measures.bottom + _result_h(plan.style, r, lines), measures.card_w)


class _Measures(NamedTuple):
    """The few numbers that decide a box; *bottom* is where circles and cards end."""

    width: float
    bottom: float
    ante_x: float
    ante_y: float
    play_y: float
    cards_x: float
    cards_y: float
    card_w: float
    overlap: float
    spread: Spread


def _measured(plan: Plan, r: float, lines: Lines) -> _Measures:
    return _wide(r, lines) if plan.style is Style.WIDE else _tall(plan, r, lines)


def _trips_y(r: float, joined: bool = False) -> float:
    return ((_HEADROOM if joined else _WIN_HEADROOM) + 0.1 + _TRIPS) * r


def _ante_y(r: float, joined: bool = False) -> float:
    return ((_HEADROOM + 0.15 if joined else _WIN_HEADROOM + 0.12) + 1) * r


def _play_y(r: float, lines: Lines, joined: bool = False) -> float:
    """As high as PLAY can be under TRIPS."""
    return _trips_y(r, joined) + _TRIPS * r + lines.amount + (0.1 + _HEADROOM + 1) * r


def _tall(plan: Plan, r: float, lines: Lines) -> _Measures:
    spread = plan.spread
    card_w = (2.75 if plan.joined else 3.0) * plan.larger * r
    card_h = card_w * 1.4
    ante_y = _ante_y(r, plan.joined)
    # A raised card does not touch the amounts above it.
    cards_y = ante_y + r + lines.amount + LIFT * card_h + 0.12 * r
    ante_x = (_PAD + 3 + spread.beside) * r
    width = ante_x + (spread.pitch + 1 + spread.right) * r
    least_x = (_PAD + 2 + spread.beside) * r
    overlap = _OVERLAP_JOINED if plan.joined else _OVERLAP
    if plan.larger > 1:
        overlap = min(overlap, (width - 0.2 * r - least_x) / card_w - 1)
    pair = card_w * (1 + overlap)
    cards_x = least_x + max(0.0, width - 0.2 * r - pair - least_x) / 2
    play_y = max(_play_y(r, lines, plan.joined), min(cards_y + r, cards_y + card_h - r - lines.amount))
    bottom = max(cards_y + card_h, play_y + r + lines.amount)
    return _Measures(width, bottom, ante_x, ante_y, play_y, cards_x, cards_y, card_w, overlap, spread)


def _wide(r: float, lines: Lines) -> _Measures:
    """The cards reach from top to bottom; what comes out stands beside PLAY, under ANTE and BLIND."""
    spread = _SPREAD
    ante_y = _ante_y(r)
    least_play = _play_y(r, lines) + 0.1 * r
    results = ante_y + r + lines.amount + 4 + lines.pill + 2
    bottom = max(least_play + r + lines.amount, results)
    play_y = bottom - r - lines.amount
    pad = _PAD * r
    card_w = (bottom - pad) / 1.4
    ante_x = (_PAD + 3 + spread.beside) * r
    left = ante_x + (spread.pitch + 1 + spread.right) * r
    width = left + card_w * (1 + _OVERLAP) + pad * 1.2
    return _Measures(width, bottom, ante_x, ante_y, play_y, left, pad, card_w, _OVERLAP, spread)


def _circles(r: float, measures: _Measures) -> dict[Bet, Disc]:
    left = _PAD * r + r
    return {
        Bet.TRIPS: Disc(left, _trips_y(r, measures.spread is _JOINED), _TRIPS * r),
        Bet.ANTE: Disc(measures.ante_x, measures.ante_y, r),
        Bet.BLIND: Disc(measures.ante_x + measures.spread.pitch * r, measures.ante_y, r),
        Bet.PLAY: Disc(left, measures.play_y, r),
    }


def chip_radius(circles: Mapping[Bet, Disc], bet: Bet) -> float:
    """Return the radius of the chips on a circle of a box: of one size, as on a table, but for those on Trips."""
    return circles[Bet.ANTE].r * CHIP * (_TRIPS_CHIP if bet is Bet.TRIPS else 1.0)


def _payouts(circles: Mapping[Bet, Disc]) -> dict[Bet, Disc]:
    """A win stands to the right of its bet, against it."""
    radii = {bet: chip_radius(circles, bet) for bet in circles}
    return {bet: Disc(disc.x + _BESIDE / CHIP * radii[bet], disc.y, radii[bet]) for bet, disc in circles.items()}


def _labels(circles: Mapping[Bet, Disc], r: float, height: int, spread: Spread) -> dict[Bet, Rect]:
    """The amounts under each circle, as wide as the columns allow: under its win, too, where that stands beside it."""
    if spread is _JOINED:
        left = 1.28
        reach = dict.fromkeys((Bet.TRIPS, Bet.PLAY), (left, left))
        reach |= {Bet.ANTE: (spread.pitch / 2 - 0.05,) * 2, Bet.BLIND: (1 + spread.right,) * 2}
    else:
        end = _BESIDE + CHIP
        reach = dict.fromkeys((Bet.TRIPS, Bet.PLAY), (_PAD + 0.93, end))
        reach |= dict.fromkeys((Bet.ANTE, Bet.BLIND), (1.0, end))
    return {
        bet: Rect.of(disc.x - reach[bet][0] * r, disc.y + disc.r + 1, sum(reach[bet]) * r, height)
        for bet, disc in circles.items()
    }


def _result_h(style: Style, r: float, lines: Lines) -> float:
    """What a box needs under its circles and cards: the caption, the pill where it has no place beside, a margin."""
    beside = 0 if style is Style.WIDE else lines.pill
    return 0.4 * r + beside + 2 + lines.caption


def _result(style: Style, r: float, lines: Lines, measures: _Measures) -> tuple[Rect, Rect, Rect]:
    """Where the number, the pill and the hand in words stand: the number at the left of the pill."""
    if style is Style.TALL:
        pill_y = measures.bottom + 0.2 * r
        side = max(_PAD * r + lines.number, 1.4 * r)
        return (
            Rect.of(_PAD * r, pill_y, lines.number, lines.pill),
            Rect.of(side, pill_y, measures.width - 2 * side, lines.pill),
            Rect.of(0.3 * r, pill_y + lines.pill + 2, measures.width - 0.6 * r, lines.caption),
        )
    left = (_PAD + 2 + measures.spread.beside) * r
    width = measures.cards_x - 0.3 * r - left
    # The hand in words stands right under it.
    pill_y = measures.bottom - lines.pill
    return (
        Rect.of(left, pill_y, lines.number, lines.pill),
        Rect.of(left + lines.number + 4, pill_y, width - 2 * lines.number - 8, lines.pill),
        Rect.of(0.3 * r, measures.bottom + 0.1 * r, 2 * left + width - 0.6 * r, lines.caption),
    )


def cell(plan: Plan, r: float, lines: Lines) -> Cell:
    """Return a box whose circles have the radius *r*; the Trips circle is a little smaller."""
    measures = _measured(plan, r, lines)
    circles = _circles(r, measures)
    labels = _labels(circles, r, lines.amount, measures.spread)
    ante, blind, trips = circles[Bet.ANTE], circles[Bet.BLIND], circles[Bet.TRIPS]
    step, card_w = measures.card_w * measures.overlap, measures.card_w
    cards = [Rect.of(measures.cards_x + step * index, measures.cards_y, card_w, card_w * 1.4) for index in range(2)]
    number, pill, caption = _result(plan.style, r, lines, measures)
    tuck_w = min(card_w, 2.0 * r)
    tucked = [Rect.of(0.2 * r + 0.45 * tuck_w * index, trips.y - 0.1 * r, tuck_w, tuck_w * 1.4) for index in range(2)]
    pair = step + card_w
    return Cell(
        w=measures.width,
        h=measures.bottom + _result_h(plan.style, r, lines),
        circles=circles,
        labels=labels,
        payouts={} if plan.joined else _payouts(circles),
        cards=(cards[0], cards[1]),
        tucked=(tucked[0], tucked[1]),
        equals=Rect.around((ante.x + blind.x) / 2, ante.y, min((measures.spread.pitch - 2) * r - 2, 0.9 * r), r),
        number=number,
        note=Rect.around(measures.cards_x + pair / 2, measures.cards_y + card_w * 0.7, pair, lines.pill),
        pill=pill,
        caption=caption,
    )
