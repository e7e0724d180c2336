"""Help, dialogs and notices over the table."""

from __future__ import annotations

import math
from typing import NamedTuple

from uth.ui import theme
from uth.ui.layout.bar import Letters, button_height, button_width
from uth.ui.layout.rect import Rect
from uth.ui.picture import Help, HelpGroup

HEADING_ROWS = 1.6
"""What the heading of a help group and the gap after the group take, in lines."""


class Panel(NamedTuple):
    """What lies over the table, in pixels; empty where nothing is open."""

    open: bool
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
    w = round(min(width - 40, (900 if is_help else 560) * max(unit, 0.95)))
    title_h, button_h = theme.TITLE.line(unit), button_height(unit) if needs.buttons else 0
    most, gap = width - 40, round(12 * unit)
    each = [max(button_width(unit, letters), round(120 * max(unit, 0.8))) for letters in needs.buttons]
    w = min(most, max(w, sum(each) + gap * (len(each) - 1) + 2 * pad))
    rows = _rows_of(each, w - 2 * pad, gap)
    body_h = _help_h(unit, needs.help_rows) if is_help else _text_h(unit, w - 2 * pad, needs.letters)
    rows_h = len(rows) * button_h + gap * (len(rows) - 1) + pad // 2 if rows else 0
    h = min(height - 20, 3 * pad + title_h + body_h + rows_h)
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
    return Panel(is_help or bool(needs.buttons), area, title, body, rects, toast)


def _help_h(unit: float, rows: int) -> int:
    """Lines of about 30 pixels, and the footer."""
    return round((rows + 1) * 30 * max(unit, 0.8))


def _text_h(unit: float, width: int, letters: tuple[int, ...]) -> int:
    """About as high as the text: an average letter is half as wide as the type is high."""
    per_line = max(10.0, width / (theme.BODY.px(unit) * 0.5))
    lines = sum(max(1, math.ceil(count / per_line)) for count in letters)
    return theme.BODY.line(unit) * (lines + 1)


def _rows_of(widths: list[int], room: int, gap: int) -> tuple[tuple[int, ...], ...]:
    """Break the buttons into rows that fit; one that fits nowhere is as wide as its row."""
    rows: list[list[int]] = []
    for width in widths:
        if rows and sum(rows[-1]) + gap * len(rows[-1]) + width <= room:
            rows[-1].append(width)
        else:
            rows.append([min(width, room)])
    return tuple(map(tuple, rows))


def _buttons(area: Rect, pad: int, gap: int, height: int, rows: tuple[tuple[int, ...], ...]) -> tuple[Rect, ...]:
    """The buttons of a dialog, along its lower edge, each row ending at the right."""
    y = area.bottom - pad - len(rows) * height - gap * (len(rows) - 1)
    rects = []
    for row in rows:
        x = area.right - pad - sum(row) - gap * (len(row) - 1)
        for width in row:
            rects.append(Rect(x, y, width, height))
            x += width + gap
        y += height + gap
    return tuple(rects)
