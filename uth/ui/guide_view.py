"""Draws the guide's note beside the table."""

from __future__ import annotations

import pygame

from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.close_view import draw_close
from uth.ui.guide_panel import Line, NotePlaces
from uth.ui.layout import Rect
from uth.ui.shapes import framed
from uth.ui.theme import Theme
from uth.ui.widgets import lifted, write
from uth.words.first import end_word, guide_title


def draw_note(
    surface: pygame.Surface, places: NotePlaces, shown: tuple[Rect, Line | None], look: tuple[str, bool, Theme]
) -> None:
    """Draw the note, and a ring round what it is about.

    *shown* is (what it is about, the line to that, if any); *look* is (what the key cap says that ends the guide,
    whether the pointer is on that, theme).
    """
    key, hot, theme = look
    unit, area = places.unit, places.area
    about, line = shown
    ring = about.grown(round(6 * unit))
    surface.blit(framed(ring[2:], round(10 * unit), 2.2 * unit, theme.light), ring[:2])
    if line is not None:
        pygame.draw.line(surface, theme.light, *line, max(2, round(2.2 * unit)))
    lifted(surface, area, unit, ((*theme.note, 252), theme.focus))
    write(surface, places.title, guide_title(), (type_.SIGN_TITLE, unit, theme.accent), Align.LEFT)
    draw_close(surface, places.close, (key, end_word()), (unit, hot, theme))
    for place, words in enumerate(places.lines):
        rect = Rect(places.body.x, places.body.y + place * places.row, places.body.w, places.row)
        write(surface, rect, words, (type_.SECOND, unit, theme.text), Align.LEFT)
