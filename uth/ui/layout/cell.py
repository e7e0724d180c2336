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
from uth.ui.layout.rect import Rect

RISE = 0.67
"""How high a stack of chips may rise above its lowest chip, in the chip's radii: so much is kept free above it."""
FOOT = 1.1
"""How far below the middle of its place a stack reaches, in the chip's radii."""
LIFT = 0.06
"""How far a card that plays is raised, in card heights."""


class Style(Enum):
    """Where the cards of a box lie."""

    TALL = auto()
    WIDE = auto()


class Disc(NamedTuple):
    """A circle: middle and radius in pixels."""

    x: float
    y: float
    r: float

    def moved(self, dx: float, dy: float) -> Disc:
        return Disc(self.x + dx, self.y + dy, self.r)

    @property
    def rect(self) -> Rect:
        return Rect.around(self.x, self.y, 2 * self.r, 2 * self.r)

    @property
    def stack(self) -> Rect:
        """What a stack of chips of that radius covers at most, its lowest chip lying here."""
        return Rect.of(self.x - self.r, self.y - (1 + RISE) * self.r, 2 * self.r, (1 + RISE + FOOT) * self.r)


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
    payouts: Mapping[Bet, Disc]
    """The lowest chip of what each bet wins; empty where there is no room for chips beside the bets."""
    payout_labels: Mapping[Bet, Rect]
    cards: tuple[Rect, Rect]
    tucked: tuple[Rect, Rect]
    equals: Rect
    number: Rect
    note: Rect
    pill: Rect
    caption: Rect


_HEADROOM = 0.45
"""What a stack of stakes needs above its circle, in radii of the circle."""
_PAID = 0.54
"""Radius of the chips of a payout, in radii of the circle."""
_PAID_H = (1 + RISE + FOOT) * _PAID
"""Height of a payout's stack, in radii of the circle."""
_PAD = 0.42
_TRIPS = 0.9
_OVERLAP_JOINED = 0.62
"""How much of the first card the second leaves free: both indices show."""
_OVERLAP = 0.97
"""Where there is width: the whole figure of the first card shows."""


class Spread(NamedTuple):
    """How far apart the circles are, in radii, and so where payouts go."""

    beside: float
    """Free width to the right of TRIPS and PLAY."""
    pitch: float
    """From the middle of ANTE to that of BLIND."""
    right: float
    """Free width to the right of BLIND."""


_SPREAD = {Style.TALL: Spread(2.15, 3.1, 0.6), Style.WIDE: Spread(2.15, 3.3, 0.7)}
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
    """What a bet wins is written on the bet's own badge: no chips beside it."""

    @property
    def spread(self) -> Spread:
        return _JOINED if self.joined else _SPREAD[self.style]


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


def _trips_y(r: float) -> float:
    return (_HEADROOM + 0.1 + _TRIPS) * r


def _ante_y(r: float, lines: Lines, joined: bool = False) -> float:
    """Above ANTE and BLIND there is a row for what they win."""
    row = 0.15 * r if joined else 0.12 * r + max(_PAID_H * r, lines.amount)
    return row + (_HEADROOM + 1) * r


def _play_y(r: float, lines: Lines) -> float:
    """As high as PLAY can be under TRIPS."""
    return _trips_y(r) + _TRIPS * r + lines.amount + (0.1 + _HEADROOM + 1) * r


def _tall(plan: Plan, r: float, lines: Lines) -> _Measures:
    spread = plan.spread
    card_w = 2.75 * r
    card_h = card_w * 1.4
    ante_y = _ante_y(r, lines, plan.joined)
    # A raised card does not touch the amounts above it.
    cards_y = ante_y + r + lines.amount + LIFT * card_h + 0.12 * r
    ante_x = (_PAD + 3 + spread.beside) * r
    width = ante_x + (spread.pitch + 1 + spread.right) * r
    overlap = _OVERLAP_JOINED if plan.joined else _OVERLAP
    pair = card_w * (1 + overlap)
    least_x = (_PAD + 2 + spread.beside) * r
    cards_x = max(least_x, min(ante_x + spread.pitch / 2 * r - pair / 2, width - 0.2 * r - pair))
    play_y = max(_play_y(r, lines), min(cards_y + r, cards_y + card_h - r - lines.amount))
    bottom = max(cards_y + card_h, play_y + r + lines.amount)
    return _Measures(width, bottom, ante_x, ante_y, play_y, cards_x, cards_y, card_w, overlap, spread)


def _wide(r: float, lines: Lines) -> _Measures:
    """The cards reach from top to bottom; what comes out stands beside PLAY, under ANTE and BLIND."""
    spread = _SPREAD[Style.WIDE]
    ante_y = _ante_y(r, lines)
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
        Bet.TRIPS: Disc(left, _trips_y(r), _TRIPS * r),
        Bet.ANTE: Disc(measures.ante_x, measures.ante_y, r),
        Bet.BLIND: Disc(measures.ante_x + measures.spread.pitch * r, measures.ante_y, r),
        Bet.PLAY: Disc(left, measures.play_y, r),
    }


def _labels(circles: Mapping[Bet, Disc], r: float, height: int, spread: Spread) -> dict[Bet, Rect]:
    """The amount under each circle, as wide as the columns allow."""
    left = 2 * (1 + (0.28 if spread is _JOINED else 0.2)) * r
    width = {bet: left if bet in {Bet.PLAY, Bet.TRIPS} else (spread.pitch - 0.1) * r for bet in circles}
    width[Bet.BLIND] = min(width[Bet.BLIND], 2 * (1 + spread.right) * r)
    return {
        bet: Rect.of(disc.x - width[bet] / 2, disc.y + disc.r + 1, width[bet], height) for bet, disc in circles.items()
    }


def _payouts(
    circles: Mapping[Bet, Disc], labels: Mapping[Bet, Rect], r: float, measures: _Measures
) -> tuple[dict[Bet, Disc], dict[Bet, Rect]]:
    """What wins is set down to the right of TRIPS and PLAY, above ANTE and BLIND: stack and amount."""
    chips, amounts = {}, {}
    paid, spread = _PAID * r, measures.spread
    for bet in (Bet.TRIPS, Bet.PLAY):
        disc, label = circles[bet], labels[bet]
        left, right = disc.x + r, disc.x + (1 + spread.beside) * r - 4
        chips[bet] = Disc(left + 0.12 * r + paid, disc.y + disc.r - FOOT * paid, paid)
        amounts[bet] = Rect.of(label.right + 2, label.y, right - label.right - 2, label.h)
    top = measures.ante_y - (1 + _HEADROOM) * r
    middle = spread.pitch / 2
    for bet, reach in ((Bet.ANTE, (-1.15, middle - 0.06)), (Bet.BLIND, (0.06 - middle, 1 + spread.right - 0.1))):
        disc, height = circles[bet], labels[bet].h
        left, right = disc.x + reach[0] * r, disc.x + reach[1] * r
        chips[bet] = Disc(left + 0.06 * r + paid, top - FOOT * paid, paid)
        x = left + 0.12 * r + 2 * paid
        amounts[bet] = Rect.of(x, top - height - max(0.0, 1.6 * paid - height) / 2, right - x, height)
    return chips, amounts


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
    top = measures.ante_y + r + lines.amount + 2
    pill_y = top + max(0.0, measures.bottom - top - lines.pill) / 2
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
    payouts, payout_labels = ({}, {}) if plan.joined else _payouts(circles, labels, r, measures)
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
        payouts=payouts,
        payout_labels=payout_labels,
        cards=(cards[0], cards[1]),
        tucked=(tucked[0], tucked[1]),
        equals=Rect.around((ante.x + blind.x) / 2, ante.y, min((measures.spread.pitch - 2) * r - 2, 0.9 * r), r),
        number=number,
        note=Rect.around(measures.cards_x + pair / 2, measures.cards_y + card_w * 0.7, pair, lines.pill),
        pill=pill,
        caption=caption,
    )
