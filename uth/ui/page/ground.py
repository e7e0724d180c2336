"""What does not move on a page: the strip of felt with its rail, the dark room, the foot. Drawn once per size."""

from __future__ import annotations

import pygame

from uth.ui.assets import opaque
from uth.ui.felt_art import felt_colour, leather, weave
from uth.ui.layout.rect import Rect
from uth.ui.page.arrange import Places
from uth.ui.shapes import blend
from uth.ui.shelf import kept
from uth.ui.sizes import Size
from uth.ui.theme import RGB, Theme

_LIGHT = (64, 12)
_ROOM = (240, 120)


def ground(places: Places, theme: Theme) -> pygame.Surface:
    """Return the empty page."""
    return _ground(places.size, places.head, places.rail, places.foot, theme)


@kept
def _ground(size: Size, head: Rect, rail: Rect, foot: Rect, theme: Theme) -> pygame.Surface:
    surface = opaque(pygame.Surface(size))
    unit = head.h / 74
    _room(surface, theme)
    _felt(surface, head, unit, theme)
    _rail(surface, rail, unit, theme)
    _foot(surface, foot, unit, theme)
    return surface


def _room(surface: pygame.Surface, theme: Theme) -> None:
    """A little warm light falls from above."""
    light = pygame.Surface(_ROOM)
    columns, rows = _ROOM
    warm = blend(theme.room_light, theme.note, 0.35)
    for row in range(rows):
        for column in range(columns):
            across = abs(column / (columns - 1) - 0.5) * 2
            # So dark a slope has few steps: a fixed scatter hides them.
            scatter = (column * 7919 + row * 104729 + column * row * 31) % 17 / 17 - 0.5
            dark = 0.75 * row / (rows - 1) + 0.45 * across * across + 0.16 * scatter
            light.set_at((column, row), blend(warm, theme.room, dark))
    surface.blit(pygame.transform.smoothscale(light, surface.get_size()), (0, 0))


def _felt(surface: pygame.Surface, head: Rect, unit: float, theme: Theme) -> None:
    strip = pygame.Surface(head[2:], 0, surface)
    light = pygame.Surface(_LIGHT)
    columns, rows = _LIGHT
    for row in range(rows):
        for column in range(columns):
            across = abs(column / (columns - 1) - 0.5) * 1.7
            down = row / (rows - 1) * 0.5
            light.set_at((column, row), felt_colour(0.12 + (across * across + down * down) ** 0.5, theme))
    strip.blit(pygame.transform.smoothscale(light, head[2:]), (0, 0))
    weave(strip, max(1, round(unit)))
    thick = max(1, round(1.4 * unit))
    strip.fill(blend(theme.felt_dark, theme.print, 0.5), (0, head.h - round(8 * unit), head.w, thick))
    surface.blit(strip, head[:2])


def _rail(surface: pygame.Surface, rail: Rect, unit: float, theme: Theme) -> None:
    """The padded rail seen from the front, its seam, and the shadow that it throws into the room."""
    for y in range(rail.h):
        surface.fill(leather(y / max(1, rail.h - 1), theme), (rail.x, rail.y + y, rail.w, 1))
    seam = max(1, round(unit))
    surface.fill(theme.seam, (rail.x, rail.y + round(rail.h * 0.76), rail.w, seam))
    _fade(surface, Rect(rail.x, rail.bottom, rail.w, round(16 * unit)), (0, 0, 0), 120)


def _fade(surface: pygame.Surface, area: Rect, colour: RGB, alpha: int) -> None:
    """A shadow that is darkest at the upper edge of *area*."""
    line = pygame.Surface((area.w, 1), 0, surface)
    line.fill(colour)
    for y in range(area.h):
        line.set_alpha(round(alpha * (1 - y / area.h) ** 2))
        surface.blit(line, (area.x, area.y + y))


def _foot(surface: pygame.Surface, foot: Rect, unit: float, theme: Theme) -> None:
    surface.fill(theme.bar, foot)
    surface.fill(theme.bar_line, (foot.x, foot.y, foot.w, max(1, round(unit))))
