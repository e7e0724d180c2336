"""Draws lines of texts and bars."""

from __future__ import annotations

import pygame

from uth.ui.align import Align
from uth.ui.layout.rect import Rect
from uth.ui.plots.ink import Brush, board, smooth
from uth.ui.plots.rows import FARTHEST, TEXT, TITLE, Away, Entry, Net, Place, RowsPlot, Section, Share, Split
from uth.ui.shapes import blend
from uth.ui.theme import RGB, SIGN_TITLE, Theme
from uth.ui.widgets import write


def draw_rows(surface: pygame.Surface, plot: RowsPlot, unit: float, theme: Theme) -> None:
    """Draw the rows."""
    line = blend(board(theme), theme.text_soft, 0.14)
    for band in plot.bands:
        surface.fill(line, (band.x, band.y, band.w, 1))
    for place in plot.places:
        _place(surface, place, unit, theme)
    for entry in plot.key:
        _entry(surface, entry, unit, theme)


def _entry(surface: pygame.Surface, entry: Entry, unit: float, theme: Theme) -> None:
    sample = entry.sample
    bar = Rect.of(sample.x, sample.y + sample.h * 0.2, sample.w, sample.h * 0.6)
    if isinstance(entry.cell, Split):
        surface.fill(split_colours(theme)[entry.part], bar)
    elif entry.part:
        _share(surface, bar, Share(0.0, 0.5), (unit, theme))
    else:
        surface.fill(theme.accent, bar)
    write(surface, entry.rect, entry.text, (TITLE, unit, theme.text_soft), Align.LEFT)


def _place(surface: pygame.Surface, place: Place, unit: float, theme: Theme) -> None:
    cell, rect = place.cell, place.rect
    bar = Rect.of(rect.x, rect.y + rect.h * 0.26, rect.w, rect.h * 0.48)
    match cell:
        case str():
            soft = place.title or place.column.soft
            style = (TITLE if place.title else TEXT, unit, theme.text_soft if soft else theme.text)
            write(surface, rect, cell, style, place.column.align)
        case Section(title):
            write(surface, rect, title, (SIGN_TITLE, unit, theme.accent), Align.LEFT)
        case Net(share):
            _net(surface, bar, share, theme)
        case Share():
            _share(surface, bar, cell, (unit, theme))
        case Split(parts):
            _split(surface, bar, parts, theme)
        case Away(by):
            _away(surface, rect, by, unit, theme)


def _net(surface: pygame.Surface, bar: Rect, share: float, theme: Theme) -> None:
    middle = bar.centre[0]
    length = round(abs(share) * (bar.w // 2))
    left = middle if share > 0 else middle - length
    surface.fill(theme.accent if share > 0 else theme.even, (left, bar.y, length, bar.h))
    surface.fill(theme.text_off, (middle, bar.y - bar.h // 3, 1, bar.h + 2 * (bar.h // 3)))


def _share(surface: pygame.Surface, bar: Rect, cell: Share, look: tuple[float, Theme]) -> None:
    unit, theme = look
    surface.fill(blend(board(theme), theme.text_soft, 0.12), bar)
    surface.fill(theme.accent, (bar.x, bar.y, round(bar.w * cell.share), bar.h))
    if cell.mark is not None:
        thick = max(2, round(2.5 * unit))
        over = bar.h // 3
        x = min(bar.right - thick, bar.x + round(bar.w * cell.mark) - thick // 2)
        surface.fill(theme.text, (max(bar.x, x), bar.y - over, thick, bar.h + 2 * over))


def _split(surface: pygame.Surface, bar: Rect, parts: tuple[float, float, float], theme: Theme) -> None:
    x = float(bar.x)
    for share, colour in zip(parts, split_colours(theme), strict=True):
        piece = Rect.of(x, bar.y, bar.w * share, bar.h)
        surface.fill(colour, (piece.x, piece.y, max(0, piece.w - (2 if piece.right < bar.right else 0)), piece.h))
        x += bar.w * share


def split_colours(theme: Theme) -> tuple[RGB, RGB, RGB]:
    """Return the colours of won, pushed and lost."""
    return theme.accent, blend(theme.text_off, board(theme), 0.3), theme.even


def _away(surface: pygame.Surface, rect: Rect, by: float | None, unit: float, theme: Theme) -> None:
    """The middle is expectation; shades mark one and two standard deviations."""
    middle, half = rect.centre[0], rect.w / 2
    for reach, share in ((2, 0.3), (1, 0.62)):
        wide = half * reach / FARTHEST
        colour = blend(board(theme), theme.even, share)
        surface.fill(colour, Rect.of(middle - wide, rect.y + 1, 2 * wide, rect.h - 1))
    surface.fill(theme.text_soft, (middle, rect.y, 1, rect.h))
    if by is None:
        return
    beyond = abs(by) > FARTHEST
    x = middle + max(-FARTHEST, min(FARTHEST, by)) / FARTHEST * (half - 6 * unit)
    radius = min(rect.h * 0.26, 6 * unit)
    spot = Rect.around(x, rect.centre[1], 4 * radius, 3 * radius)

    def dot(brush: Brush) -> None:
        if beyond:
            side = radius if by > 0 else -radius
            y = rect.centre[1]
            brush.fill(((x + side, y), (x - side, y - radius), (x - side, y + radius)), theme.accent)
        else:
            brush.dot((x, rect.centre[1]), radius, theme.accent)

    smooth(surface, spot, dot)
