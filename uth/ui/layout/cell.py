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
    cards: tuple[Rect, Rect]
    tucked: tuple[Rect, Rect]
    equals: Rect
    number: Rect
    note: Rect
    pill: Rect
    caption: Rect


_PITCH, _PITCH_WIDE = 2.8, 3.1
"""From the middle of ANTE to that of BLIND, in radii: where there is width, payouts get room between the bets."""
_COLUMN, _COLUMN_WIDE = 2.65, 3.1
"""From the middle of TRIPS to that of ANTE."""
_PAD = 0.42
_TRIPS = 0.9
_OVERLAP_TALL = 0.6
"""How much of the first card the second leaves free: both indices show."""
_OVERLAP_WIDE = 0.8


class Extent(NamedTuple):
    """The size of a box and of its cards, in pixels."""

    w: float
    h: float
    card_w: float


def extent(style: Style, r: float, lines: Lines) -> Extent:
    """Return what :func:`cell` would need, without the parts: the search for the best size asks often."""
    plan = _plan(style, r, lines)
    return Extent(plan.width, plan.bottom + _result_h(style, r, lines), plan.card_w)


def _circles(r: float, plan: _Plan) -> dict[Bet, Disc]:
    pad = _PAD * r
    left = pad + r
    return {
        Bet.TRIPS: Disc(left, pad + _TRIPS * r, _TRIPS * r),
        Bet.ANTE: Disc(left + plan.column * r, plan.ante_y, r),
        Bet.BLIND: Disc(left + (plan.column + plan.pitch) * r, plan.ante_y, r),
        Bet.PLAY: Disc(left, plan.play_y, r),
    }


def _labels(circles: Mapping[Bet, Disc], r: float, height: int) -> dict[Bet, Rect]:
    """The amount under each circle, as wide as the columns allow."""
    width = {bet: 2.56 * r if bet in {Bet.PLAY, Bet.TRIPS} else (_PITCH - 0.1) * r for bet in circles}
    return {
        bet: Rect.of(disc.x - width[bet] / 2, disc.y + disc.r + 1, width[bet], height) for bet, disc in circles.items()
    }


class _Plan(NamedTuple):
    """The few numbers that decide a box; *bottom* is where circles and cards end."""

    width: float
    bottom: float
    ante_y: float
    play_y: float
    cards_x: float
    cards_y: float
    card_w: float
    overlap: float
    column: float
    pitch: float


def _plan(style: Style, r: float, lines: Lines) -> _Plan:
    return _wide(r, lines) if style is Style.WIDE else _tall(r, lines)


def _tall(r: float, lines: Lines) -> _Plan:
    pad, gap, trips = _PAD * r, 0.2 * r, _TRIPS * r
    ante_y = pad + max(0.6 * r, lines.number) + r
    cards_y = ante_y + r + lines.amount + gap
    card_w = 2.75 * r
    card_h = card_w * 1.4
    right = pad + (2 + _COLUMN + _PITCH) * r
    middle = right - (1 + _PITCH / 2) * r
    least_play = pad + 2 * trips + lines.amount + gap + r
    play_y = max(least_play, min(cards_y + r, cards_y + card_h - r - lines.amount))
    pair = card_w * (1 + _OVERLAP_TALL)
    bottom = max(cards_y + card_h, play_y + r + lines.amount)
    return _Plan(
        right + pad, bottom, ante_y, play_y, middle - pair / 2, cards_y, card_w, _OVERLAP_TALL, _COLUMN, _PITCH
    )


def _wide(r: float, lines: Lines) -> _Plan:
    """The cards reach from top to bottom; what comes out stands beside PLAY, under ANTE and BLIND."""
    pad = _PAD * r
    play_y = pad + 2 * _TRIPS * r + lines.amount + 0.4 * r + r
    bottom = play_y + r + lines.amount
    card_w = (bottom - pad) / 1.4
    ante_y = pad + max(0.35 * r, lines.number) + r
    left = pad + (2 + _COLUMN_WIDE + _PITCH_WIDE + 0.7) * r
    width = left + card_w * (1 + _OVERLAP_WIDE) + pad * 1.2
    return _Plan(width, bottom, ante_y, play_y, left, pad, card_w, _OVERLAP_WIDE, _COLUMN_WIDE, _PITCH_WIDE)


def _result_h(style: Style, r: float, lines: Lines) -> float:
    """What a box needs under its circles and cards: pill and caption where they have no place beside, and a margin."""
    return _PAD * r if style is Style.WIDE else 0.4 * r + lines.pill + 2 + lines.caption


def _result(style: Style, r: float, lines: Lines, plan: _Plan) -> tuple[Rect, Rect]:
    """Where the pill and the hand in words stand."""
    if style is Style.TALL:
        pill_y = plan.bottom + 0.2 * r
        return (
            Rect.of(_PAD * r, pill_y, plan.width - 2 * _PAD * r, lines.pill),
            Rect.of(0.3 * r, pill_y + lines.pill + 2, plan.width - 0.6 * r, lines.caption),
        )
    left = (_PAD + 2 + 2 * _PAD) * r
    width = plan.cards_x - 0.3 * r - left
    top = plan.ante_y + r + lines.amount + 2
    # Both together in the middle of the height that is left.
    pill_y = top + max(0.0, plan.bottom - top - lines.pill - 2 - lines.caption) / 2
    return (
        Rect.of(left, pill_y, width, lines.pill),
        Rect.of(left, pill_y + lines.pill + 2, width, lines.caption),
    )


def cell(style: Style, r: float, lines: Lines) -> Cell:
    """Return a box whose circles have the radius *r*; the Trips circle is a little smaller."""
    plan = _plan(style, r, lines)
    circles = _circles(r, plan)
    ante, blind, trips = circles[Bet.ANTE], circles[Bet.BLIND], circles[Bet.TRIPS]
    step, card_w = plan.card_w * plan.overlap, plan.card_w
    cards = [Rect.of(plan.cards_x + step * index, plan.cards_y, card_w, card_w * 1.4) for index in range(2)]
    pill, caption = _result(style, r, lines, plan)
    tuck_w = min(card_w, 2.0 * r)
    tucked = [Rect.of(0.2 * r + 0.45 * tuck_w * index, trips.y - 0.1 * r, tuck_w, tuck_w * 1.4) for index in range(2)]
    number_w = 1.6 * r
    pair = step + card_w
    return Cell(
        w=plan.width,
        h=plan.bottom + _result_h(style, r, lines),
        circles=circles,
        labels=_labels(circles, r, lines.amount),
        cards=(cards[0], cards[1]),
        tucked=(tucked[0], tucked[1]),
        equals=Rect.around((ante.x + blind.x) / 2, ante.y, (plan.pitch - 2) * r - 2, r),
        number=Rect.of(blind.x + r - number_w, ante.y - r - lines.number - 1, number_w, lines.number),
        note=Rect.around(plan.cards_x + pair / 2, plan.cards_y + card_w * 0.7, pair, lines.pill),
        pill=pill,
        caption=caption,
    )
