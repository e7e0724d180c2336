"""Draws a course over weeks or days."""

from __future__ import annotations

import pygame

from uth.ui.align import Align
from uth.ui.layout.rect import Rect
from uth.ui.plots.ink import Brush, board, smooth
from uth.ui.plots.trend import NUMBERS, WORDS, Trend
from uth.ui.shapes import blend
from uth.ui.theme import Theme
from uth.ui.widgets import write


def draw_trend(surface: pygame.Surface, plot: Trend, unit: float, theme: Theme, *, chosen: int | None = None) -> None:
    """Draw the plot; *chosen*: the point that is told about."""
    area = plot.area
    for y in plot.rows:
        surface.fill(blend(board(theme), theme.text_off, 0.35), (area.x, round(y), area.w, max(1, round(unit * 0.7))))
    for number in plot.numbers:
        write(surface, number.rect, number.text, (NUMBERS, unit, theme.text_soft), Align.RIGHT)
    for day in plot.days:
        write(surface, day.rect, day.text, (WORDS, unit, theme.text_soft))

    def lines(brush: Brush) -> None:
        points = [(dot.x, dot.y) for dot in plot.dots]
        brush.line(points, blend(board(theme), theme.accent, 0.7), 2.2 * unit)
        for place, dot in enumerate(plot.dots):
            if place == chosen:
                brush.dot((dot.x, dot.y), dot.radius + 3 * unit, theme.focus)
            brush.dot((dot.x, dot.y), dot.radius, theme.accent)

    smooth(surface, Rect(area.x, max(0, area.y - round(12 * unit)), area.w, area.h + round(24 * unit)), lines)
