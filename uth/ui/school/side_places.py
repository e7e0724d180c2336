"""Where everything in the panel at the right lies. No pygame.

The panel is as high as what it says, as far as the felt is free; what has no room is scrolled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from uth.ui import theme
from uth.ui.layout.rect import Rect
from uth.ui.page.kit import Measure
from uth.ui.school.deeds import Deed
from uth.ui.school.side import Choice, Choices, Ink, Item, Pad, PadKey, Part, Rule, Side, Signs, Words


class Placed(NamedTuple):
    """One part with its place, in pixels of the picture; what is outside of the body does not show."""

    part: Part
    rect: Rect


@dataclass(frozen=True, slots=True)
class SidePlaces:
    """Where everything is; *most*: how far it can be scrolled, in pixels; *back*: how far it is."""

    unit: float
    area: Rect
    title: Rect
    body: Rect
    foot: Rect
    parts: tuple[Placed, ...]
    most: int
    back: int

    @property
    def asked(self) -> int:
        """How far to scroll for what is asked to be the first that shows."""
        return _asked_below(self.parts, self.body) + self.back

    @property
    def to_show_now(self) -> int:
        """How far to scroll for the first of what is due to show whole."""
        now = (rect for part, rect in self.parts if isinstance(part, Words) and part.ink is Ink.NOW)
        return next((self.showing(rect) for rect in now), self.back)

    def deed_at(self, x: float, y: float) -> Deed | None:
        """Return what a press at a point of the picture does, None for nothing."""
        if not self.body.holds(x, y):
            return None
        for part, rect in self.parts:
            deed = deed_of(part)
            if deed is not None and self.readable(rect) and rect.holds(x, y):
                return deed
        return None

    def readable(self, rect: Rect) -> bool:
        """Return whether what can be pressed shows whole but for its edges."""
        edge = round(5 * self.unit)
        return Rect(rect.x, rect.y + edge, rect.w, rect.h - 2 * edge).within(self.body)

    def showing(self, rect: Rect) -> int:
        """Return how far to scroll so that a part shows whole."""
        if rect.y < self.body.y:
            return max(0, self.back - (self.body.y - rect.y))
        return min(self.most, self.back + max(0, rect.bottom - self.body.bottom))


def deed_of(part: Part) -> Deed | None:
    """Return what pressing a part does."""
    return part.deed if isinstance(part, Choice | PadKey) else None


def label_of(part: Part) -> str:
    """Return what stands on a part that can be pressed."""
    return part.label if isinstance(part, Choice | PadKey) else ""


_PAD = 12
_ROW = 32
"""The least height of what can be pressed, in pixels: a fingertip, or a hand that shakes, finds it."""
_GAP = 6
_CAP = 24
"""A key cap and its rim, at unit 1."""
NARROWED = 1.1
"""So much longer than its place a label of two columns may be: it is narrowed a little."""


class _Look(NamedTuple):
    measure: Measure
    unit: float
    width: int

    @property
    def gap(self) -> int:
        return round(_GAP * self.unit)

    @property
    def row(self) -> int:
        return max(_ROW, round(_ROW * self.unit))

    def label_room(self, columns: int) -> int:
        return self.width // columns - cap_room(self.unit) - round(8 * self.unit)


def side_places(free: Rect, side: Side, measure: Measure, look: tuple[float, bool], back: int = 0) -> SidePlaces:
    """Lay the panel out in the free felt; *look* is (what type grows with, whether it hangs from the upper edge)."""
    unit, hangs = look
    pad = round(_PAD * unit)
    style = _Look(measure, unit, free.w - 2 * pad)
    title_h = theme.HEADING.line(unit) + style.gap
    foot_h = theme.SMALL.line(unit) + style.gap if any(side.foot) else 0
    heights = sum(height for _item, height in _heights(side.items, style))
    whole = min(free.h, heights + title_h + foot_h + 2 * pad)
    area = Rect(free.x, free.y if hangs else free.bottom - whole, free.w, whole)
    body = Rect(area.x + pad, area.y + pad + title_h, style.width, whole - 2 * pad - title_h - foot_h)
    # What is asked can always come first, with nothing half scrolled away above it.
    unscrolled = tuple(_placed(side.items, body.x, body.y, style))
    # The gap below the last part need not show.
    most = max(heights - body.h, _asked_below(unscrolled, body)) if heights - style.gap > body.h else 0
    scrolled = min(max(0, back), most)
    return SidePlaces(
        unit=unit,
        area=area,
        title=Rect(body.x, area.y + pad, body.w, title_h - style.gap),
        body=body,
        foot=Rect(body.x, area.bottom - pad - foot_h + style.gap, body.w, max(0, foot_h - style.gap)),
        parts=tuple(part._replace(rect=part.rect._replace(y=part.rect.y - scrolled)) for part in unscrolled),
        most=most,
        back=scrolled,
    )


def _asked_below(parts: Iterable[Placed], body: Rect) -> int:
    """How far below the top what is asked begins."""
    now = (rect.y for part, rect in parts if isinstance(part, Words) and part.ink is Ink.NOW)
    return next(now, body.y) - body.y


def _heights(items: Sequence[Item], look: _Look) -> Iterator[tuple[Item, int]]:
    for item in items:
        yield item, _height(item, look) + look.gap


def _height(item: Item, look: _Look) -> int:
    match item:
        case Words(text, _ink, face, mark):
            indent = mark_width(look.unit) if mark else 0
            return look.measure.lines(text, face, look.unit, look.width - indent) * face.line(look.unit)
        case Choices(listed):
            return sum(max(row) for row in _rows(listed, look))
        case Pad(rows):
            return len(rows) * (look.row + 3)
        case Rule():
            return 1
        case Signs(table):
            return len(table) * theme.CAPTION.line(look.unit)
    raise AssertionError(item)


def mark_width(unit: float) -> int:
    """Return how far a tick or a cross moves its text in."""
    return round(20 * unit)


def cap_room(unit: float) -> int:
    """Return how far a key cap, or the place in an order, moves the label of a choice in."""
    return round(_CAP * max(unit, 0.85)) + round(8 * unit)


def _columns(listed: Sequence[Choice], look: _Look) -> int:
    if len(listed) <= 4 or any(each.place is not None for each in listed):
        return 1
    room = look.label_room(2)
    widest = max(look.measure.width(each.label, theme.CAPTION, look.unit) for each in listed)
    return 2 if widest <= room * NARROWED else 1


def _rows(listed: Sequence[Choice], look: _Look) -> list[list[int]]:
    """The heights of the choices, row by row: down the first column, then the second."""
    columns = _columns(listed, look)
    heights = [_choice_height(each, look, columns) for each in listed]
    rows = -(-len(listed) // columns)
    return [heights[row::rows] for row in range(rows)]


def _choice_height(choice: Choice, look: _Look, columns: int) -> int:
    if columns > 1:
        return look.row
    room = look.label_room(columns) - (0 if choice.place is None else cap_room(look.unit))
    lines = look.measure.lines(choice.label, theme.CAPTION, look.unit, room)
    return max(look.row, lines * theme.CAPTION.line(look.unit) + round(10 * look.unit))


def _placed(items: Sequence[Item], x: int, y: int, look: _Look) -> Iterator[Placed]:
    for item, height in _heights(items, look):
        match item:
            case Choices(listed):
                yield from _listed(listed, x, y, look)
            case Pad(rows):
                yield from _pad(rows, x, y, look)
            case _:
                yield Placed(item, Rect(x, y, look.width, height - look.gap))
        y += height


def _listed(listed: Sequence[Choice], x: int, y: int, look: _Look) -> Iterator[Placed]:
    rows = _rows(listed, look)
    width = look.width // _columns(listed, look)
    tops = [y + sum(max(row) for row in rows[:index]) for index in range(len(rows))]
    for index, choice in enumerate(listed):
        column, row = divmod(index, len(rows))
        high = max(rows[row])
        yield Placed(choice, Rect(x + column * width, tops[row] + 1, width - 2, high - 2))


def _pad(rows: tuple[tuple[PadKey, ...], ...], x: int, y: int, look: _Look) -> Iterator[Placed]:
    for index, row in enumerate(rows):
        width = look.width // len(row)
        for place, key in enumerate(row):
            yield Placed(key, Rect(x + place * width + 1, y + index * (look.row + 3), width - 3, look.row))
