"""Draws the course of a bankroll and its band."""

from __future__ import annotations

import pygame

from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.assets import text_width
from uth.ui.layout.rect import Rect
from uth.ui.plots.course import NUMBERS, WORDS, CoursePlot, Entry
from uth.ui.plots.ink import Brush, board, smooth
from uth.ui.shapes import blend
from uth.ui.theme import RGB, Theme
from uth.ui.widgets import plate, write


def draw_course(surface: pygame.Surface, plot: CoursePlot, unit: float, theme: Theme) -> None:
    """Draw everything that does not follow the pointer."""
    thin = max(1, round(unit))

    def bands(brush: Brush) -> None:
        for outline, colour in zip(plot.bands, _band_colours(theme), strict=False):
            brush.fill(outline, colour)

    def lines(brush: Brush) -> None:
        if plot.mean:
            brush.dashes(plot.mean, theme.text_soft, (1.3 * unit, 7 * unit))
        brush.line(plot.line, theme.accent, 1.9 * unit)
        brush.dot(plot.line[-1], 3.6 * unit, theme.accent)

    room = plot.area.grown(round(5 * unit))
    smooth(surface, plot.area, bands)
    for y in plot.rows:
        surface.fill(_grid(theme), (plot.area.x, round(y), plot.area.w, 1))
    surface.fill(theme.text_off, (plot.area.x, round(plot.zero), plot.area.w, thin))
    smooth(surface, room, lines)
    for labels, face, align in (
        (plot.amounts, NUMBERS, Align.RIGHT), (plot.counts, WORDS, Align.MIDDLE), (plot.ends, WORDS, Align.LEFT),
    ):  # fmt: skip
        for label in labels:
            write(surface, label.rect, label.text, (face, unit, theme.text_soft), align)
    for entry in plot.legend:
        _legend(surface, entry, unit, theme)


def _band_colours(theme: Theme) -> tuple[RGB, RGB]:
    """Two standard deviations, then one."""
    return blend(board(theme), theme.even, 0.3), blend(board(theme), theme.even, 0.62)


def _grid(theme: Theme) -> RGB:
    return blend(board(theme), theme.text_soft, 0.16)


def _legend(surface: pygame.Surface, entry: Entry, unit: float, theme: Theme) -> None:
    rect = entry.sample
    middle = rect.centre[1]
    if entry.kind in ("inner", "outer"):
        colour = _band_colours(theme)[entry.kind == "inner"]
        swatch = Rect.around(rect.centre[0], middle, rect.w, rect.h * 0.7)
        surface.blit(plate(swatch[2:], round(3 * unit), colour), swatch[:2])
    else:
        ends = ((rect.x, middle), (rect.right, middle))

        def line(brush: Brush) -> None:
            if entry.kind == "line":
                brush.line(ends, theme.accent, 2.2 * unit)
            else:
                brush.dashes(ends, theme.text_soft, (1.3 * unit, rect.w / 5))

        smooth(surface, rect, line)
    write(surface, entry.label.rect, entry.label.text, (WORDS, unit, theme.text_soft), Align.LEFT)


def draw_moment(
    surface: pygame.Surface, plot: CoursePlot, index: int, texts: tuple[str, ...], look: tuple[float, Theme]
) -> None:
    """Draw the line at one point of the course, and what it says there: *texts* in lines, the first one brighter.

    *look* is (unit, theme).
    """
    unit, theme = look
    x, y = plot.line[index]
    surface.fill(theme.focus, (round(x), plot.area.y, max(1, round(unit)), plot.area.h))
    spot = Rect.around(x, y, 22 * unit, 22 * unit)
    smooth(surface, spot, lambda brush: brush.dot((x, y), 5 * unit, theme.focus))
    face = type_.SECOND
    line_h, pad = face.line(unit), round(10 * unit)
    wide = max(text_width(text, face.px(unit), face.weight) for text in texts) + 2 * pad
    high = line_h * len(texts) + pad
    left = x + pad if x + pad + wide <= plot.area.right else x - pad - wide
    top = plot.area.y + pad // 2 if y > plot.area.centre[1] else plot.area.bottom - high - pad // 2
    tag = Rect.of(max(plot.area.x, left), top, wide, high)
    surface.blit(plate(tag[2:], round(8 * unit), (*theme.bar, 240), theme.bar_line), tag[:2])
    for place, text in enumerate(texts):
        line = Rect(tag.x + pad, tag.y + pad // 2 + place * line_h, tag.w - 2 * pad, line_h)
        write(surface, line, text, (face, unit, theme.text_soft if place else theme.focus), Align.LEFT)
