"""Where the guide's note lies: where the table is empty, with a line to what it is about. No pygame."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from uth.ui import theme
from uth.ui.layout import Layout, Rect
from uth.ui.layout.cell import LIFT
from uth.ui.log_panel import CLOSE, Wrap, left_of_board, log_places, units
from uth.ui.places import Place

_WIDEST = 380
"""At unit 1."""


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


Line = tuple[tuple[int, int], tuple[int, int]]
_AMOUNT = 1.3
"""How far to either side of its circle an amount reaches, in the circle's radii."""
_STEP = 4
"""A line is looked at every so many pixels."""
_CORNER = 12
"""The round corner of the note and of the ring, in pixels."""
_PARTS = 4
"""In so many parts a side is cut for lines that lead to it askew."""


def note_places(layout: Layout, text: str, wrap: Wrap, *, log: bool) -> NotePlaces | None:
    """Lay the note out where it covers nothing that is played with; None where there is no room for it.

    *log*: the log is open and keeps its place.
    """
    found = (_laid(room, text, wrap, unit) for unit in units(layout) for room in _rooms(layout, unit, log=log))
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
        yield left_of_board(layout, unit)
    wide = min(widest, width - row[-1].right - 2 * margin)
    x = width - margin - wide
    top = dealer.caption.bottom + margin
    under = [box.rect.y for box in boxes if box.rect.right > x - margin]
    yield Rect(x, top, wide, min((*under, bottom)) - margin - top)


def _laid(room: Rect, text: str, wrap: Wrap, unit: float) -> tuple[NotePlaces, Rect]:
    pad, close_w = round(12 * unit), round(CLOSE * unit)
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
    """Return the rectangle round all that can lie at those places: chips with their amount, cards that are raised."""
    return Rect.holding([rect for place in about for rect in _lies_at(layout, place)])


def _lies_at(layout: Layout, place: Place) -> Iterator[Rect]:
    rect = layout.rect(place)
    yield rect
    if place.bet is not None:
        area = layout.box(place.box)
        # The name of a covered circle stands over its chips.
        disc, label = area.circles[place.bet], area.labels[place.bet]
        yield disc.stack
        # Beside the amount is room for that of a win.
        half = _AMOUNT * disc.r
        left, right = max(label.x, disc.x - half), min(label.right, disc.x + half)
        yield Rect.of(left, label.y, right - left, label.h)
    else:
        yield rect._replace(y=rect.y - math.ceil(LIFT * rect.h))


def clear_pointer(layout: Layout, places: NotePlaces, about: Rect) -> Line | None:
    """Return a line from the note to what it is about; None where each would run over cards, chips or words."""
    others = [rect for rect in _laid_out(layout) if not rect.meets(about)]
    lines = (pointer(places, about), *_askew(places, about))
    return next((line for line in lines if not any(map(_along(line), others))), None)


def _along(line: Line) -> Callable[[Rect], bool]:
    """Return what tells whether the line runs over a rectangle."""
    (x, y), (to_x, to_y) = line
    steps = max(abs(to_x - x), abs(to_y - y)) // _STEP + 1
    points = [(x + (to_x - x) * step / steps, y + (to_y - y) * step / steps) for step in range(steps + 1)]
    return lambda rect: any(rect.holds(*point) for point in points)


def _askew(places: NotePlaces, about: Rect) -> list[Line]:
    """The lines between the sides that face each other, the shortest first; none where none do."""
    area, target = places.area, about.grown(round(6 * places.unit))
    if not (area.right < target.x or area.x > target.right):
        return []
    x, to_x = (area.right, target.x) if area.right < target.x else (area.x, target.right)
    ends = [(y, to_y) for y in _heights(area) for to_y in _heights(target)]
    return [((x, y), (to_x, to_y)) for y, to_y in sorted(ends, key=lambda both: abs(both[0] - both[1]))]


def _heights(rect: Rect) -> list[int]:
    """Points of a side, clear of its round corners."""
    return [rect.y + _CORNER + (rect.h - 2 * _CORNER) * part // _PARTS for part in range(_PARTS + 1)]


def _laid_out(layout: Layout) -> Iterator[Rect]:
    dealer = layout.dealer
    yield from (*dealer.dealer, *dealer.community, dealer.caption, dealer.trips, dealer.blind)
    for area in layout.boxes:
        yield from (*area.cards, *area.labels.values(), *(disc.stack for disc in area.circles.values()))


def pointer(places: NotePlaces, about: Rect) -> Line:
    """Return the line from the note to what it is about: from the nearest point of its edge, to that of the other."""
    area, target = places.area, about.grown(round(6 * places.unit))
    x, y = target.centre
    start = (
        min(max(x, area.x + _CORNER), area.right - _CORNER),
        min(max(y, area.y + _CORNER), area.bottom - _CORNER),
    )
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
