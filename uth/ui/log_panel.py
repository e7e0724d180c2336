"""Where the log lies beside the table, and which part of it shows. No pygame.

It keeps to the left of the board, over the sign that is printed there, and above the boxes: no card of the player's, no
bet, no card of the dealer's is ever under it. Its type is as large as is wished while enough lines have room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from uth.ui import theme
from uth.ui.layout import Layout, Rect
from uth.ui.layout.frame import unit_of

Wrap = Callable[[str, int, float], Sequence[str]]
"""Breaks a sentence into lines of that width in pixels, at that unit."""

_WIDEST = 420
"""At unit 1."""
_LEAST = 230
"""So narrow, at unit 1, it may be to leave the limits placard and the discard rack in peace, and for larger type."""
_ENOUGH = 9
"""So many lines it shows before type that is enlarged takes their room."""
_MOST = 17
"""So many lines it shows at most."""
_STEP = 0.95
"""So much smaller type is tried next."""
CLOSE = 96
"""The way to take away what lies beside the table, at unit 1: a key cap and a word."""


@dataclass(frozen=True, slots=True)
class LogPlaces:
    """Where everything is, in pixels of the picture.

    :ivar close: the way to take it away. *body*: where the lines are. *row*: the height of a line.
    """

    unit: float
    area: Rect
    title: Rect
    close: Rect
    body: Rect
    track: Rect
    row: int

    @property
    def rows(self) -> int:
        """How many lines have room."""
        return max(1, self.body.h // self.row)


def units(layout: Layout) -> Iterator[float]:
    """Return what the type of something beside the table may grow with: as large as is wished, then smaller."""
    unit, least = layout.unit, unit_of(layout.size)
    while unit > least:
        yield unit
        unit *= _STEP
    yield least


def log_places(layout: Layout) -> LogPlaces:
    """Lay the log out beside that table: rather in smaller type than over half of what stands left of the board."""
    *_, usual = tried = [
        _places(place(layout, unit), unit) for place in (_clear, left_of_board) for unit in units(layout)
    ]
    return next((places for places in tried if places.rows >= _ENOUGH and places.area.w >= _LEAST * places.unit), usual)


def left_of_board(layout: Layout, unit: float) -> Rect:
    """Return the place left of the dealer's cards and above the boxes; the sign and the placard stand there."""
    dealer = layout.dealer
    return _up_to(layout, min(rect.x for rect in (*dealer.community, *dealer.dealer, dealer.burn)), unit)


def _clear(layout: Layout, unit: float) -> Rect:
    """The same without the placard and the discard rack."""
    whole, dealer = left_of_board(layout, unit), layout.dealer
    return _up_to(layout, min(dealer.placard.x, dealer.discard.x if layout.racked else whole.right), unit)


def _up_to(layout: Layout, x: int, unit: float) -> Rect:
    margin = round(10 * unit)
    right = min(x - margin, margin + round(_WIDEST * unit))
    under = [box.rect.y for box in layout.boxes if box.rect.x < right + margin]
    bottom = min((*under, layout.bar.area.y)) - margin
    return Rect(margin, margin, right - margin, bottom - margin)


def _places(area: Rect, unit: float) -> LogPlaces:
    pad = round(12 * unit)
    head = theme.KEY.line(unit) + round(10 * unit)
    close_w = round(CLOSE * unit)
    close = Rect(area.right - pad - close_w, area.y + round(4 * unit), close_w, head)
    title = Rect(area.x + pad, close.y, close.x - area.x - 2 * pad, head)
    bar = round(8 * unit)
    top = close.bottom + round(2 * unit)
    row = theme.SECOND.line(unit)
    foot = round(6 * unit)
    body = Rect(title.x, top, area.w - 2 * pad - bar, max(row, min(area.bottom - foot - top, _MOST * row)))
    area = area._replace(h=min(area.h, body.bottom + foot - area.y))
    track = Rect(area.right - pad // 2 - bar, body.y, bar, body.h)
    return LogPlaces(unit, area, title, close, body, track, row)


@dataclass(frozen=True, slots=True)
class LogPart:
    """What shows of the log: *lines* from top to bottom, each with whether it begins a sentence.

    :ivar first: how many sentences are above; *count*: how many show; *total*: how many there are.
    """

    lines: tuple[tuple[str, bool], ...]
    first: int
    count: int
    total: int


def log_part(sentences: Sequence[str], back: int, places: LogPlaces, wrap: Wrap) -> LogPart:
    """Return the last sentences that have room, after leaving out *back* of the last."""
    end = len(sentences) - min(back, max(0, len(sentences) - 1))
    shown: list[tuple[str, bool]] = []
    first = end
    while first and len(shown) < places.rows:
        lines = wrap(sentences[first - 1], places.body.w, places.unit)
        shown[:0] = [(line, place == 0) for place, line in enumerate(lines)]
        first -= 1
    return LogPart(tuple(shown[-places.rows :]), first, end - first, len(sentences))
