"""Everything that does not move, composed once for each size and table: felt, rail, prints, equipment, bar."""

from __future__ import annotations

import pygame

from uth.ui.assets import opaque
from uth.ui.felt_art import draw_table
from uth.ui.layout import Layout, Viewpoint
from uth.ui.picture import Felt
from uth.ui.print_art import draw_prints
from uth.ui.shapes import blend
from uth.ui.stand_art import draw_stands
from uth.ui.theme import Theme


def background(layout: Layout, felt: Felt, theme: Theme) -> pygame.Surface:
    """Return the empty table of *layout* with its bar."""
    surface = opaque(pygame.Surface(layout.size))
    surface.fill(theme.room)
    draw_table(surface, layout.room, theme, turned=layout.viewpoint is Viewpoint.DEALER)
    draw_prints(surface, layout, felt, theme)
    draw_stands(surface, layout, felt, theme)
    _bar(surface, layout, theme)
    return surface


def _bar(surface: pygame.Surface, layout: Layout, theme: Theme) -> None:
    area = layout.bar.area
    surface.fill(theme.bar, area)
    edge = max(1, round(layout.room.unit))
    surface.fill(theme.bar_line, (area.x, area.y, area.w, edge))
    # The bar lies in the room's shadow: darker towards its lower edge.
    for step in range(area.h - edge):
        colour = blend(blend(theme.bar, (255, 255, 255), 0.025), theme.bar, step / 24)
        if step >= 24:
            break
        surface.fill(colour, (area.x, area.y + edge + step, area.w, 1))
