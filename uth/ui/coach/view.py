"""Draws the coach's panel beside the table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.assets import wrapped
from uth.ui.close_view import draw_close
from uth.ui.coach.advice import Row
from uth.ui.coach.panel import AdvicePlaces
from uth.ui.layout import Rect
from uth.ui.theme import Face, Theme
from uth.ui.widgets import lifted, write

_COLUMNS = (0.3, 0.23, 0.26)
"""The parts of a row: the choice, Antes, money; the rest is the mark's."""


def wrap(sentence: str, width: int, unit: float, face: Face) -> Sequence[str]:
    """Break a sentence into the lines that it is written in."""
    return wrapped(sentence, face.px(unit), face.weight, max(1, width))


def draw_advice(
    surface: pygame.Surface, places: AdvicePlaces, words: tuple[str, str, str], look: tuple[bool, Theme]
) -> None:
    """Draw the panel.

    *words* are (title, what the key cap says that changes it, what that does); *look* is (whether the pointer is on
    that, theme).
    """
    title, key, change = words
    hot, theme = look
    unit, area = places.unit, places.area
    lifted(surface, area, unit, ((*theme.note, 252), theme.bar_line))
    write(surface, places.title, title, (type_.SIGN_TITLE, unit, theme.accent), Align.LEFT)
    if places.change is not None:
        draw_close(surface, places.change, (key, change), (unit, hot, theme))
    for rect, row in places.rows:
        _row(surface, rect, row, (unit, theme))
    for place, line in enumerate(places.lines):
        rect = Rect(places.body.x, places.body.y + place * places.row, places.body.w, places.row)
        write(surface, rect, line, (places.face, unit, theme.text), Align.LEFT)


def _row(surface: pygame.Surface, rect: Rect, row: Row, look: tuple[float, Theme]) -> None:
    """All choices look alike but for the word that marks the best one."""
    unit, theme = look
    style = (type_.SECOND, unit, theme.text)
    x, gap = rect.x, round(8 * unit)
    cells = zip((row.choice, row.antes, row.money), _COLUMNS, (Align.LEFT, Align.RIGHT, Align.RIGHT), strict=True)
    for words, share, align in cells:
        width = round(share * rect.w)
        write(surface, Rect(x, rect.y, width - gap, rect.h), words, style, align)
        x += width
    write(surface, Rect(x, rect.y, rect.right - x, rect.h), row.mark, style, Align.RIGHT)
