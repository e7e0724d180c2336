"""The parts of one element: segments, arrows, switches, plates, columns' heads. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from uth.ui import theme
from uth.ui.layout.rect import Rect
from uth.ui.page.kit import Kit
from uth.ui.page.model import (
    Bar,
    Button,
    Buttons,
    Canvas,
    Choices,
    Facts,
    Field,
    Figures,
    Gap,
    Heading,
    Listing,
    Panel,
    Part,
    Table,
    Tabs,
    Text,
    Toggle,
)

Element = Heading | Text | Facts | Listing | Figures | Button | Choices | Toggle | Field | Table | Canvas | Gap | Panel
_NOWHERE = Rect(0, 0, 0, 0)
_LABEL_SHARE = 0.42
"""How much of a line the label keeps at the least."""
_FIELD = 320
_BETWEEN = 8
"""Between buttons in columns."""


@dataclass(frozen=True, slots=True)
class Item:
    """One element and where it is; *parts* as its kind has them:

    choices side by side: one for each; alone: left arrow, value, right arrow. A switch: its plate. A field: its box.
    Figures: one plate for each. Facts: one line for each. A listing: one place for each text, line by line, its heads
    first. A table: its head, its rows, the track of its scroll bar.
    """

    element: Element
    rect: Rect
    parts: tuple[Rect, ...] = ()
    label: Rect = _NOWHERE
    alone: bool = False
    """Choices that are shown one at a time."""
    rows: int = 0
    """How many rows of a table have room."""

    @property
    def name(self) -> str:
        """The name that the scene is told; empty for what is only to be read."""
        return getattr(self.element, "name", "")

    @property
    def row_height(self) -> int:
        """How high a row of a table is."""
        return self.parts[1].h // self.rows

    def row_rect(self, place: int) -> Rect:
        """Return where a row of a table is; *place* counts from the first in sight."""
        body = self.parts[1]
        return Rect(body.x, body.y + place * self.row_height, body.w, self.row_height)

    def part_at(self, x: float, y: float) -> int:
        """Return the index of the part under a point, -1 for none."""
        return next((index for index, part in enumerate(self.parts) if part.holds(x, y)), -1)

    def moved(self, down: int) -> Item:
        """Return it that much further down."""
        parts = tuple(part._replace(y=part.y + down) for part in self.parts)
        return replace(
            self,
            rect=self.rect._replace(y=self.rect.y + down),
            label=self.label._replace(y=self.label.y + down),
            parts=parts,
        )


def parts_of(element: Element, area: Rect, kit: Kit, *, compact: bool = False) -> Item:
    """Return an element that fills *area*. *compact*: its label stands right before its control."""
    match element:
        case Tabs():
            return _tabs(element, area, kit)
        case Choices():
            return _choices(element, area, kit, compact)
        case Toggle():
            return _toggle(element, area, kit, compact)
        case Field():
            return _field(element, area, kit, compact)
        case Figures():
            return Item(element, area, tuple(_side_by_side(area, len(element.figures), kit.gap)))
        case Facts():
            lines = tuple(area._replace(y=area.y + row * kit.fact, h=kit.fact) for row in range(len(element.rows)))
            return Item(element, area, lines)
        case Listing():
            return Item(element, area, tuple(_listing(element, area, kit)))
        case Table():
            return _table(element, area, kit)
        case _:
            return Item(element, area)


def _side_by_side(area: Rect, count: int, gap: int) -> Iterator[Rect]:
    each = (area.w - gap * (count - 1)) / max(1, count)
    for index in range(count):
        yield Rect.of(area.x + index * (each + gap), area.y, each, area.h)


def _listing(listing: Listing, area: Rect, kit: Kit) -> Iterator[Rect]:
    columns = tuple(zip(*listing.lines, strict=True))
    gap = kit.px(30)
    widths = [max(kit.measure.width(text, theme.AMOUNT, kit.unit) for text in column) + gap for column in columns]
    caps = 0
    if listing.keys:
        # Caps are not squeezed.
        caps = widths[0] = max(sum(map(kit.cap, text.split())) for text in columns[0]) + gap // 2
    squeeze = min(1.0, (area.w - caps) / max(1, sum(widths) - caps - gap))
    shares = [1.0 if caps and not place else squeeze for place in range(len(widths))]
    for row in range(len(listing.lines)):
        x = float(area.x)
        for width, share in zip(widths, shares, strict=True):
            wide = min((width - gap) * share, area.right - x)
            yield Rect.of(x, area.y + row * kit.fact, wide, kit.fact)
            x += width * share


def _tabs(tabs: Tabs, area: Rect, kit: Kit) -> Item:
    widths = [kit.measure.width(label, theme.BUTTON, kit.unit) + kit.px(8) for label in tabs.labels]
    gap = kit.px(30)
    squeeze = min(1.0, (area.w - gap * (len(widths) - 1)) / max(1, sum(widths)))
    x, parts = float(area.x), []
    for width in widths:
        parts.append(Rect.of(x, area.y, width * squeeze, area.h))
        x += width * squeeze + gap
    return Item(tabs, area, tuple(parts))


def _control(area: Rect, width: int, label: int, kit: Kit, *, compact: bool) -> tuple[Rect, Rect]:
    """Return where the label and the control of a line are: the control at the right end, or after the label."""
    y = area.y + (area.h - kit.control) // 2
    x = area.x + label if compact else area.right - width
    return Rect(area.x, area.y, x - area.x - kit.px(6), area.h), Rect(x, y, width, kit.control)


def _choices(choices: Choices, area: Rect, kit: Kit, compact: bool) -> Item:
    label = kit.label_width(choices)
    room = area.w - (label if compact else max(label, round(area.w * _LABEL_SHARE)) if choices.label else 0)
    width, alone = kit.choice_width(choices, room)
    where, control = _control(area, width, label, kit, compact=compact or not choices.label)
    if alone:
        arrow = min(kit.arrow, control.w // 3)
        left, right = control._replace(w=arrow), control._replace(x=control.right - arrow, w=arrow)
        value = Rect(left.right, control.y, right.x - left.right, control.h)
        return Item(choices, area, (left, value, right), where, alone=True)
    x, parts = control.x, []
    for segment in kit.segments(choices):
        parts.append(Rect(x, control.y, segment, control.h))
        x += segment
    return Item(choices, area, tuple(parts), where)


def _toggle(toggle: Toggle, area: Rect, kit: Kit, compact: bool) -> Item:
    label, control = _control(area, kit.switch, kit.label_width(toggle), kit, compact=compact)
    switch = Rect.around(control.centre[0], control.centre[1], kit.switch, kit.px(24))
    return Item(toggle, area, (switch,), label)


def _field(field: Field, area: Rect, kit: Kit, compact: bool) -> Item:
    label = kit.label_width(field)
    width = min(area.w - label, kit.px(_FIELD)) if compact else area.w - max(label, round(area.w * 0.3))
    where, box = _control(area, width, label, kit, compact=compact)
    return Item(field, area, (box,), where)


def _table(table: Table, area: Rect, kit: Kit) -> Item:
    bar = kit.px(20)
    head = Rect(area.x, area.y, area.w - bar, kit.table_head)
    room = area.bottom - head.bottom
    # What is left over makes the rows a little higher.
    rows = max(1, room // kit.row)
    body = Rect(area.x, head.bottom, head.w, room // rows * rows)
    track = Rect(area.right - kit.px(10), body.y, kit.px(9), body.h)
    return Item(table, area, (head, body, track), rows=rows)


# --- buttons in columns


def _rows_of(block: Buttons) -> int:
    return -(-len(block.buttons) // block.columns)


def buttons_height(block: Buttons, kit: Kit) -> int:
    """Return the height of buttons in columns: all are as high as the highest."""
    return _rows_of(block) * _highest(block, kit) + max(0, _rows_of(block) - 1) * kit.px(_BETWEEN)


def _highest(block: Buttons, kit: Kit) -> int:
    return max((kit.button_height(button) for button in block.buttons), default=0)


def buttons_grid(block: Buttons, area: Rect, kit: Kit) -> Iterator[Item]:
    """Lay buttons out in columns, row by row."""
    height, gap = _highest(block, kit), kit.px(_BETWEEN)
    for row in range(_rows_of(block)):
        line = Rect(area.x, area.y + row * (height + gap), area.w, height)
        places = _side_by_side(line, block.columns, gap)
        for button, rect in zip(block.buttons[row * block.columns :], places, strict=False):
            yield Item(button, rect)


# --- bars


def part_size(part: Part, room: int, kit: Kit) -> tuple[int, int]:
    """Return the natural size of a part of a bar that is at most *room* wide."""
    if isinstance(part, Button):
        return min(kit.button_width(part), room), kit.button_height(part)
    label = kit.label_width(part)
    match part:
        case Choices():
            return label + kit.choice_width(part, room - label)[0], kit.control
        case Toggle():
            return label + kit.switch, kit.control
        case Field():
            return min(label + kit.px(_FIELD), room), kit.control


def bar_rows(bar: Bar, width: int, kit: Kit) -> tuple[tuple[tuple[Part, int], ...], ...]:
    """Break a bar into lines of (part, width)."""
    rows: list[list[tuple[Part, int]]] = []
    used, gap = 0, kit.px(22)
    for part in bar.parts:
        wide = part_size(part, width, kit)[0]
        if rows and used + gap + wide <= width:
            rows[-1].append((part, wide))
            used += gap + wide
        else:
            rows.append([(part, wide)])
            used = wide
    return tuple(map(tuple, rows))


def bar_height(bar: Bar, width: int, kit: Kit) -> int:
    """Return the height of a bar in that width."""
    rows = len(bar_rows(bar, width, kit))
    return rows * _line(bar, width, kit) + max(0, rows - 1) * kit.px(8)


def _line(bar: Bar, width: int, kit: Kit) -> int:
    return max((part_size(part, width, kit)[1] for part in bar.parts), default=0)


def foot_line(bar: Bar, area: Rect, kit: Kit) -> Iterator[Item]:
    """Lay out the parts of a bar in the one line that the foot of a page has, narrower where they have no room."""
    gap = kit.px(22)
    free = area.w - gap * (len(bar.parts) - 1)
    widths = [part_size(part, area.w, kit)[0] for part in bar.parts]
    share = min(1.0, free / max(1, sum(widths)))
    x = area.x + (area.w - sum(int(width * share) for width in widths) - area.w + free) * bar.align.value
    for part, width in zip(bar.parts, widths, strict=True):
        yield parts_of(part, Rect(round(x), area.y, int(width * share), area.h), kit, compact=True)
        x += int(width * share) + gap


def bar_lines(bar: Bar, area: Rect, kit: Kit) -> Iterator[Item]:
    """Lay out the parts of a bar from the top of *area*; one line fills it."""
    rows = bar_rows(bar, area.w, kit)
    line = _line(bar, area.w, kit) if len(rows) > 1 else area.h
    gap, y = kit.px(22), area.y
    for row in rows:
        total = sum(width for _, width in row) + gap * (len(row) - 1)
        x = area.x + round((area.w - total) * bar.align.value)
        for part, width in row:
            yield parts_of(part, Rect(x, y, width, line), kit, compact=True)
            x += width + gap
        y += line + kit.px(8)
