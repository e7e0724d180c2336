"""Where the log lies beside the table, and which part of it shows. No pygame.

It keeps to the left of the board, over the sign that is printed there, and above the boxes: no card of the player's, no
bet, no card of the dealer's is ever under it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from uth.ui import theme
from uth.ui.layout import Layout, Rect
from uth.ui.layout.frame import unit_of

Wrap = Callable[[str, int, float], Sequence[str]]
"""Breaks a sentence into lines of that width in pixels, at that unit."""

_WIDEST = 420
"""At unit 1."""
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


def log_places(layout: Layout) -> LogPlaces:
    """Lay the log out beside that table."""
    unit = unit_of(layout.size)
    margin, pad = round(10 * unit), round(12 * unit)
    dealers = (*layout.dealer.community, *layout.dealer.dealer, layout.dealer.burn)
    right = min(rect.x for rect in dealers) - margin
    right = min(right, margin + round(_WIDEST * unit))
    under = [box.rect.y for box in layout.boxes if box.rect.x < right + margin]
    bottom = min((*under, layout.bar.area.y)) - margin
    area = Rect(margin, margin, right - margin, bottom - margin)
    head = theme.KEY.line(unit) + round(10 * unit)
    close_w = round(CLOSE * unit)
    close = Rect(area.right - pad - close_w, area.y + round(4 * unit), close_w, head)
    title = Rect(area.x + pad, close.y, close.x - area.x - 2 * pad, head)
    bar = round(8 * unit)
    top = close.bottom + round(2 * unit)
    row = theme.SECOND.line(unit)
    body = Rect(title.x, top, area.w - 2 * pad - bar, max(row, area.bottom - round(6 * unit) - top))
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
