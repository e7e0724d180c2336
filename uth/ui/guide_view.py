"""Draws the guide's note beside the table."""

from __future__ import annotations

import pygame

from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.guide_panel import NotePlaces, pointer
from uth.ui.layout import Rect
from uth.ui.shapes import framed
from uth.ui.theme import Theme
from uth.ui.widgets import cap_size, glow, key_cap, plate, write
from uth.words.first import guide_title


def draw_note(surface: pygame.Surface, places: NotePlaces, about: Rect, look: tuple[str, bool, Theme]) -> None:
    """Draw the note, and a ring round what it is *about*.

    *look* is (what the key cap says that ends the guide, whether the pointer is on that, theme).
    """
    key, hot, theme = look
    unit, area = places.unit, places.area
    ring = about.grown(round(6 * unit))
    surface.blit(framed(ring[2:], round(10 * unit), 2.2 * unit, theme.light), ring[:2])
    start, end = pointer(places, about)
    thick = max(2, round(2.2 * unit))
    pygame.draw.line(surface, theme.light, start, end, thick)
    blur = round(14 * unit)
    surface.blit(glow(area[2:], 12, blur, (0, 0, 0), 130), (area.x - blur, area.y - blur + blur // 3))
    surface.blit(plate(area[2:], round(12 * unit), (*theme.note, 252), theme.focus), area[:2])
    write(surface, places.title, guide_title(), (type_.SIGN_TITLE, unit, theme.accent), Align.LEFT)
    cap = cap_size(key, unit)[0]
    ink = theme.focus if hot else theme.text_soft
    key_cap(surface, (places.close.right - cap, places.close.centre[1]), key, unit, (ink, theme.text_off, theme.cap))
    for place, line in enumerate(places.lines):
        rect = Rect(places.body.x, places.body.y + place * places.row, places.body.w, places.row)
        write(surface, rect, line, (type_.SECOND, unit, theme.text), Align.LEFT)
