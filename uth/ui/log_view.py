"""Draws the log beside the table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.assets import wrapped
from uth.ui.close_view import draw_close
from uth.ui.layout import Rect
from uth.ui.log_panel import LogPart, LogPlaces
from uth.ui.page.table_view import draw_scroll_bar
from uth.ui.theme import Theme
from uth.ui.widgets import lifted, write
from uth.words.dialogs import close_word, log_word

_FACE = type_.SECOND


def wrap(sentence: str, width: int, unit: float) -> Sequence[str]:
    """Break a sentence into the lines that it is written in; all but the first are indented."""
    return wrapped(sentence, _FACE.px(unit), _FACE.weight, max(1, width - _indent(unit)))


def _indent(unit: float) -> int:
    return round(10 * unit)


def draw_log(surface: pygame.Surface, places: LogPlaces, part: LogPart, look: tuple[str, bool, Theme]) -> None:
    """Draw it; *look* is (what the key cap says that takes it away, whether the pointer is on that, theme)."""
    key, hot, theme = look
    unit, area = places.unit, places.area
    lifted(surface, area, unit, ((*theme.note, 251), theme.bar_line))
    write(surface, places.title, log_word(), (type_.SIGN_TITLE, unit, theme.accent), Align.LEFT)
    draw_close(surface, places.close, (key, close_word()), (unit, hot, theme))
    y = places.body.y
    last = len(part.lines) - 1
    newest = max((place for place, (_, begins) in enumerate(part.lines) if begins), default=last)
    for place, (line, begins) in enumerate(part.lines):
        indent = 0 if begins else _indent(unit)
        rect = Rect(places.body.x + indent, y, places.body.w - indent, places.row)
        # What was said last stands out; the rest falls back a little.
        at_end = part.first + part.count == part.total and place >= newest
        write(surface, rect, line, (_FACE, unit, theme.text if at_end else theme.text_soft), Align.LEFT)
        y += places.row
    draw_scroll_bar(surface, places.track, (part.first, part.count, part.total), False, theme)
