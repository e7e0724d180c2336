"""Help, dialogs and notices over the table."""

from __future__ import annotations

import math
from typing import NamedTuple

from uth.ui import theme
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
    buttons: int = 0
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
    title_h, button_h = theme.TITLE.line(unit), _button_h(unit) if needs.buttons else 0
    body_h = _help_h(unit, needs.help_rows) if is_help else _text_h(unit, w - 2 * pad, needs.letters)
    h = min(height - 20, 3 * pad + title_h + body_h + (button_h + pad // 2 if button_h else 0))
    area = Rect.around(width / 2, height / 2, w, h)
    title = Rect(area.x + pad, area.y + pad, area.w - 2 * pad, title_h)
    low = area.bottom - pad
    rects = _buttons(area, pad, unit, needs.buttons)
    if rects:
        low = rects[0].y - pad // 2
    top = title.bottom + pad // 2
    body = Rect(title.x, top, title.w, low - top)
    toast_h = theme.TOAST.line(unit) + round(16 * unit)
    toast = Rect.around(width / 2, height - toast_h, min(width - 40, 620 * max(unit, 0.9)), toast_h)
    return Panel(is_help or needs.buttons > 0, area, title, body, rects, toast)


def _help_h(unit: float, rows: int) -> int:
    """Lines of about 30 pixels, and the footer."""
    return round((rows + 1) * 30 * max(unit, 0.8))


def _text_h(unit: float, width: int, letters: tuple[int, ...]) -> int:
    """About as high as the text: an average letter is half as wide as the type is high."""
    per_line = max(10.0, width / (theme.BODY.px(unit) * 0.5))
    lines = sum(max(1, math.ceil(count / per_line)) for count in letters)
    return theme.BODY.line(unit) * (lines + 1)


def _button_h(unit: float) -> int:
    return theme.BUTTON.line(unit) + theme.COST.line(unit) + round(6 * unit)


def _buttons(area: Rect, pad: int, unit: float, count: int) -> tuple[Rect, ...]:
    """The buttons of a dialog, along its lower edge, the last one at the right."""
    if count == 0:
        return ()
    gap = round(12 * unit)
    height = _button_h(unit)
    each = min(round(190 * max(unit, 0.8)), (area.w - 2 * pad - gap * (count - 1)) // count)
    first = area.right - pad - each * count - gap * (count - 1)
    y = area.bottom - pad - height
    return tuple(Rect(first + index * (each + gap), y, each, height) for index in range(count))
