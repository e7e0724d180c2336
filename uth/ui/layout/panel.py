"""Help, dialogs and notices over the table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from uth.ui import theme
from uth.ui.layout.bar import Letters, button_height, button_width
from uth.ui.layout.rect import Rect
from uth.ui.picture import Help, HelpGroup

HEADING_ROWS = 1.6
"""What the heading of a help group and the gap after the group take, in lines."""


_WIDEST = 1.75
"""So much wider than wished a dialog may be for its buttons, before these stand in rows."""
_NARROWED = 0.85
"""A panel may be so much narrower than wished: its lines are narrowed then, not cut."""


class Panel(NamedTuple):
    """What lies over the table, in pixels; empty where nothing is open."""

    open: bool
    unit: float
    """What its type grows with."""
    roomy: bool
    """What it holds has all the room that it needs."""
    area: Rect
    title: Rect
    body: Rect
    buttons: tuple[Rect, ...]
    toast: Rect


class PanelNeeds(NamedTuple):
    """How much has to find a place."""

    help_rows: int = 0
    buttons: tuple[Letters, ...] = ()
    """What stands on each button of the dialog."""
    letters: tuple[int, ...] = ()
    """Lengths of the dialog's paragraphs."""


def help_columns(groups: tuple[HelpGroup, ...]) -> tuple[tuple[HelpGroup, ...], tuple[HelpGroup, ...]]:
    """Split the groups, in their order, where both columns come out about as long."""
    splits = range(len(groups) + 1)
    best = min(splits, key=lambda place: max(_rows(groups[:place]), _rows(groups[place:])), default=0)
    return groups[:best], groups[best:]


def _rows(groups: tuple[HelpGroup, ...]) -> float:
    return sum(len(lines) + HEADING_ROWS for _, lines in groups)


def help_rows(shown: Help) -> int:
    """Return the lines of the longer column."""
    return math.ceil(max(_rows(column) for column in help_columns(shown.groups)))


def panel(size: tuple[int, int], unit: float, needs: PanelNeeds) -> Panel:
    """Lay out what may lie over a table of that size; a toast always has its place, low over the felt."""
    width, height = size
    pad = round(24 * max(unit, 0.8))
    is_help = needs.help_rows > 0
    wished = (900 if is_help else 560) * max(unit, 0.95)
    w = round(min(width - 40, wished))
    title_h, button_h = theme.TITLE.line(unit), button_height(unit) if needs.buttons else 0
    most, gap = width - 40, round(12 * unit)
    each = [max(button_width(unit, letters), round(120 * max(unit, 0.8))) for letters in needs.buttons]
    widest = round(min(most, _WIDEST * wished))
    rows = _rows_of(each, widest - 2 * pad, max(w - 2 * pad, 0), gap)
    w = max(w, max((_length(row, gap) for row in rows), default=0) + 2 * pad)
    body_h = _help_h(unit, needs.help_rows) if is_help else _text_h(unit, w - 2 * pad, needs.letters)
    rows_h = len(rows) * button_h + gap * (len(rows) - 1) + pad // 2 if rows else 0
    rest = 3 * pad + title_h + rows_h
    h = min(height - 20, rest + body_h)
    # Lines of help may stand closer than they do where there is height to spare.
    least = (needs.help_rows + 1) * (theme.BODY.line(unit) + 2) if is_help else body_h
    roomy = rest + least <= height - 20 and w >= _NARROWED * wished
    area = Rect.around(width / 2, height / 2, w, h)
    title = Rect(area.x + pad, area.y + pad, area.w - 2 * pad, title_h)
    low = area.bottom - pad
    rects = _buttons(area, pad, gap, button_h, rows)
    if rects:
        low = rects[0].y - pad // 2
    top = title.bottom + pad // 2
    body = Rect(title.x, top, title.w, low - top)
    toast_h = theme.TOAST.line(unit) + round(16 * unit)
    toast = Rect.around(width / 2, height - toast_h, min(width - 40, 620 * max(unit, 0.9)), toast_h)
    return Panel(is_help or bool(needs.buttons), unit, roomy, area, title, body, rects, toast)


def _help_h(unit: float, rows: int) -> int:
    """Lines of about 30 pixels, and the footer."""
    return round((rows + 1) * 30 * max(unit, 0.8))


def _text_h(unit: float, width: int, letters: tuple[int, ...]) -> int:
    """About as high as the text: an average letter is half as wide as the type is high."""
    per_line = max(10.0, width / (theme.BODY.px(unit) * 0.5))
    lines = sum(max(1, math.ceil(count / per_line)) for count in letters)
    return round(theme.BODY.line(unit) * (lines + 0.5))


def _length(row: Sequence[int], gap: int) -> int:
    """Width of a row of buttons, in pixels."""
    return sum(row) + gap * (len(row) - 1)


def _rows_of(widths: list[int], most: int, usual: int, gap: int) -> tuple[tuple[int, ...], ...]:
    """Put the buttons side by side, each as wide as it must be; where these do not fit, in equal columns that fill the
    *usual* width at least. Where one is left over, it is the first, which has a row of its own.
    """
    if not widths or _length(widths, gap) <= most:
        return (tuple(widths),) if widths else ()
    count = len(widths)
    columns = max(
        range(1, count),
        key=lambda number: (
            _column_w(widths, number, gap) * number + gap * (number - 1) <= most,
            _evenness(count, number),
        ),
    )
    alone = count % columns == 1 and columns > 1
    width = min(_column_w(widths, columns, gap), (most - gap * (columns - 1)) // columns)
    width = max(width, (usual - gap * (columns - 1)) // columns)
    whole = width * columns + gap * (columns - 1)
    rest = count - alone
    full = [(width,) * min(columns, rest - start) for start in range(0, rest, columns)]
    return ((whole,), *full) if alone else tuple(full)


def _column_w(widths: list[int], columns: int, gap: int) -> int:
    """Width of each of so many columns: what the longest button needs, but for one that has a row of its own."""
    if len(widths) % columns != 1 or columns == 1:
        return max(widths)
    return max(*widths[1:], -(-(widths[0] - gap * (columns - 1)) // columns))


def _evenness(count: int, columns: int) -> tuple[bool, int]:
    """How well so many columns hold the buttons: no row is half empty, and there are few."""
    return count % columns in {0, 1}, columns


def _buttons(area: Rect, pad: int, gap: int, height: int, rows: tuple[tuple[int, ...], ...]) -> tuple[Rect, ...]:
    """The buttons of a dialog, along its lower edge: a single row ends at the right, more of them are columns."""
    y = area.bottom - pad - len(rows) * height - gap * (len(rows) - 1)
    rects = []
    for row in rows:
        x = area.x + pad if len(rows) > 1 else area.right - pad - _length(row, gap)
        for width in row:
            rects.append(Rect(x, y, width, height))
            x += width + gap
        y += height + gap
    return tuple(rects)
