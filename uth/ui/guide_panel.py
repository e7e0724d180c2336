"""Where the guide's note lies: where the table is empty, with a line to what it is about. No pygame."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from uth.ui import theme
from uth.ui.layout import Layout, Rect
from uth.ui.layout.frame import unit_of
from uth.ui.log_panel import Wrap, log_places
from uth.ui.picture import Place

_WIDEST = 380
"""At unit 1."""
_CLOSE = 44


@dataclass(frozen=True, slots=True)
class NotePlaces:
    """Where everything is, in pixels of the picture.

    :ivar close: the way to end the guide. *lines*: the text, broken, from the top of *body* on in rows of height *row*.
    """

    unit: float
    area: Rect
    title: Rect
    close: Rect
    body: Rect
    lines: tuple[str, ...]
    row: int


def note_places(layout: Layout, text: str, wrap: Wrap, *, log: bool) -> NotePlaces | None:
    """Lay the note out where it covers nothing that is played with; None where there is no room for it.

    *log*: the log is open and keeps its place.
    """
    unit = unit_of(layout.size)
    found = (_laid(room, text, wrap, unit) for room in _rooms(layout, unit, log=log))
    return next((places for places, room in found if places.area.h <= room.h), None)


def _rooms(layout: Layout, unit: float, *, log: bool) -> Iterator[Rect]:
    """The empty parts of the table, the best first."""
    margin, widest = round(10 * unit), round(_WIDEST * unit)
    width, bottom = layout.size[0], layout.bar.area.y - margin
    dealer, boxes = layout.dealer, layout.boxes
    row = dealer.community
    free = max((*(box.rect.right for box in boxes), row[-1].right)) + margin
    if width - margin - free >= widest // 2:
        top = max(dealer.trips.bottom, dealer.caption.bottom) + margin
        yield Rect(free, top, min(widest, width - margin - free), bottom - top)
    free = min((*(box.rect.x for box in boxes), row[0].x)) - margin
    if free - margin >= widest // 2:
        wide = min(widest, free - margin)
        top = max(dealer.blind.bottom, dealer.placard.bottom, log_places(layout).area.bottom if log else 0) + margin
        yield Rect(free - wide, top, wide, bottom - top)
    if not log:
        yield log_places(layout).area
    wide = min(widest, width - row[-1].right - 2 * margin)
    x = width - margin - wide
    top = dealer.caption.bottom + margin
    under = [box.rect.y for box in boxes if box.rect.right > x - margin]
    yield Rect(x, top, wide, min((*under, bottom)) - margin - top)


def _laid(room: Rect, text: str, wrap: Wrap, unit: float) -> tuple[NotePlaces, Rect]:
    pad, close_w = round(12 * unit), round(_CLOSE * unit)
    head = theme.KEY.line(unit) + round(10 * unit)
    row = theme.SECOND.line(unit)
    lines = tuple(wrap(text, room.w - 2 * pad, unit))
    height = head + row * len(lines) + round(14 * unit)
    area = Rect(room.x, room.y, room.w, height)
    close = Rect(area.right - pad - close_w, area.y + round(4 * unit), close_w, head)
    title = Rect(area.x + pad, close.y, close.x - area.x - pad, head)
    body = Rect(title.x, close.bottom + round(2 * unit), area.w - 2 * pad, row * len(lines))
    return NotePlaces(unit, area, title, close, body, lines, row), room


def around(layout: Layout, about: Iterable[Place]) -> Rect:
    """Return the rectangle round all those places."""
    rects = [layout.rect(place) for place in about]
    x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
    return Rect(x, y, max(rect.right for rect in rects) - x, max(rect.bottom for rect in rects) - y)


def pointer(places: NotePlaces, about: Rect) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the line from the note to what it is about: from the nearest point of its edge, to that of the other."""
    area, target = places.area, about.grown(round(6 * places.unit))
    x, y = target.centre
    start = min(max(x, area.x + 12), area.right - 12), min(max(y, area.y + 12), area.bottom - 12)
    if area.right < target.x:
        start = area.right, start[1]
    elif area.x > target.right:
        start = area.x, start[1]
    elif area.bottom < target.y:
        start = start[0], area.bottom
    else:
        start = start[0], area.y
    end = min(max(start[0], target.x), target.right), min(max(start[1], target.y), target.bottom)
    return start, end
