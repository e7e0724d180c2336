"""Draws the way to take away what lies beside the table: the cap of its key, and a word."""

from __future__ import annotations

import pygame

from uth.ui import theme as type_
from uth.ui.assets import tight
from uth.ui.layout import Rect
from uth.ui.theme import Theme
from uth.ui.widgets import cap_size, key_cap


def draw_close(surface: pygame.Surface, rect: Rect, said: tuple[str, str], look: tuple[float, bool, Theme]) -> None:
    """Draw it at the right end of *rect*; *said*: key cap and word. *look* is (unit, the pointer is on it, theme)."""
    key, label = said
    unit, hot, theme = look
    ink, face = theme.focus if hot else theme.text_soft, type_.SMALL
    cap = cap_size(key, unit)[0] + round(5 * unit) if key else 0
    word = tight(label, face.px(unit), face.weight, ink, rect.w - cap)
    x = rect.right - word.get_width()
    surface.blit(word, (x, rect.y + (rect.h - word.get_height()) // 2))
    if key:
        key_cap(surface, (x - cap, rect.centre[1]), key, unit, (ink, theme.text_off, theme.cap))
