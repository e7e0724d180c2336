"""Smooth lines and areas for plots: drawn twice as large and shrunk, where that is not too much to draw."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence

import pygame

from uth.ui.layout.rect import Rect
from uth.ui.plots.course import XY
from uth.ui.shapes import blend
from uth.ui.theme import RGB, Theme

_FINE = 2_400
"""Pictures wider than this are drawn as they are."""


class Brush:
    """Draws into one rectangle of a picture; points are those of the picture."""

    def __init__(self, surface: pygame.Surface, area: Rect, scale: int) -> None:
        self._surface = surface
        self._area = area
        self._scale = scale

    def _at(self, points: Sequence[XY]) -> list[XY]:
        return [((x - self._area.x) * self._scale, (y - self._area.y) * self._scale) for x, y in points]

    def fill(self, outline: Sequence[XY], colour: RGB) -> None:
        """Fill an outline."""
        if len(outline) > 2:
            pygame.draw.polygon(self._surface, colour, self._at(outline))

    def line(self, points: Sequence[XY], colour: RGB, thick: float) -> None:
        """Draw a line through the points, its joints round."""
        placed = self._at(points)
        width = max(1, round(thick * self._scale))
        if len(placed) > 1:
            pygame.draw.lines(self._surface, colour, False, placed, width)
        if width > 2:
            for point in placed:
                pygame.draw.circle(self._surface, colour, point, width / 2)

    def dashes(self, points: Sequence[XY], colour: RGB, look: tuple[float, float]) -> None:
        """Draw a broken line through points that go from left to right; *look* is (thickness, length of a dash)."""
        thick, dash = look
        for start in range(int(points[0][0]), int(points[-1][0]), max(2, round(dash * 2))):
            self.line(_piece(points, start, start + dash), colour, thick)

    def dot(self, at: XY, radius: float, colour: RGB) -> None:
        """Draw a disc."""
        pygame.draw.circle(self._surface, colour, self._at([at])[0], radius * self._scale)


def _piece(points: Sequence[XY], low: float, high: float) -> list[XY]:
    """The part of a line between two abscissas, its ends cut to them."""
    inner = [point for point in points[bisect_left(points, (low,)) : bisect_left(points, (high,))] if point[0] < high]
    ends = [(x, _height(points, x)) for x in (low, min(high, points[-1][0]))]
    return [ends[0], *inner, ends[1]]


def _height(points: Sequence[XY], x: float) -> float:
    """The height of a line at an abscissa between its ends."""
    place = max(1, min(len(points) - 1, bisect_left(points, (x,))))
    (left, y), (right, other) = points[place - 1 : place + 1]
    return y + (other - y) * (x - left) / (right - left) if right > left else other


def smooth(surface: pygame.Surface, area: Rect, draw: Callable[[Brush], None]) -> None:
    """Let *draw* draw into *area* of *surface*, over what is there, with smooth edges."""
    clip = pygame.Rect(area).clip(surface.get_rect())
    if not clip.size[0] or not clip.size[1]:
        return
    scale = 2 if clip.w <= _FINE else 1
    under = surface.subsurface(clip).copy()
    large = pygame.transform.scale(under, (clip.w * scale, clip.h * scale))
    draw(Brush(large, Rect(*clip), scale))
    surface.blit(pygame.transform.smoothscale(large, clip.size) if scale > 1 else large, clip)


def board(theme: Theme) -> RGB:
    """Return the colour of the plate that plots stand on."""
    return blend(theme.room, theme.note, 0.8)
