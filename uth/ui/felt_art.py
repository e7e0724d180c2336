"""The table itself: felt with its weave and light, padded rail, dark room. Drawn at its own size, once per size."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from uth.ui.assets import clear
from uth.ui.layout.room import Room
from uth.ui.shapes import Point, blend, luminance
from uth.ui.theme import RGB, Theme

_LIGHT_GRID = (72, 40)
_SHADOW_SHARE = 4
"""The soft shadow along the rail is drawn at a quarter of its size: the scaling blurs it."""


def draw_table(surface: pygame.Surface, room: Room, theme: Theme, turned: bool) -> None:
    """Draw felt, rail and room into the upper part of *surface*; *turned*: as seen from behind the rack."""
    table = pygame.Surface((room.w, room.h), 0, surface)
    _felt(table, room, theme)
    _rail_shadow(table, room)
    _print_line(table, room, theme)
    _rail(table, room, theme)
    surface.blit(pygame.transform.rotate(table, 180) if turned else table, (0, 0))


def _felt(surface: pygame.Surface, room: Room, theme: Theme) -> None:
    """Light from above the dealer: a tiny picture of it, smoothly enlarged, under a fine weave."""
    columns, rows = _LIGHT_GRID
    light = pygame.Surface(_LIGHT_GRID)
    for row in range(rows):
        for column in range(columns):
            across = (column / (columns - 1) - 0.5) / 0.62
            down = row / (rows - 1) + 0.06
            light.set_at((column, row), felt_colour(math.hypot(across * 0.82, down), theme))
    surface.blit(pygame.transform.smoothscale(light, surface.get_size()), (0, 0))
    weave(surface, max(1, round(room.unit)))


def felt_colour(away: float, theme: Theme) -> RGB:
    """Return the felt's colour at a distance from the lamp: 0 under it, about 1 along the rail."""
    if away < 0.3:
        return blend(theme.felt_light, theme.felt, away / 0.3)
    return blend(theme.felt, theme.felt_dark, ((away - 0.3) / 0.85) ** 1.15)


def weave(surface: pygame.Surface, thread: int) -> None:
    """Draw threads over and under: a small tile of grey, multiplied into the felt."""
    side = 36
    tile = pygame.Surface((side, side), 0, surface)
    for y in range(side):
        for x in range(side):
            # Warp and weft in turn, and the dark pores where four threads meet.
            over = 4 if (x // 2 + y // 2) % 2 else 0
            over += 13 if x % 4 == 3 and y % 4 == 3 else 9 if x % 4 == 1 and y % 4 == 1 else 0
            # A fixed scatter, so that every window shows the same cloth.
            fleck = (x * 7919 + y * 104729 + x * y * 31) % 9
            grey = 255 - over - fleck
            tile.set_at((x, y), (grey, grey, grey))
    if thread > 1:
        tile = pygame.transform.scale(tile, (side * thread, side * thread))
    strip = pygame.Surface((surface.get_width(), tile.get_height()), 0, surface)
    for x in range(0, surface.get_width(), tile.get_width()):
        strip.blit(tile, (x, 0))
    for y in range(0, surface.get_height(), strip.get_height()):
        surface.blit(strip, (0, y), special_flags=pygame.BLEND_RGB_MULT)


@lru_cache(maxsize=4)
def _edge(room: Room) -> tuple[Point, ...]:
    steps = 96
    xs = [room.w * step / steps for step in range(steps + 1)]
    return tuple((x, room.edge(x)) for x in xs)


def _curve(room: Room, down: float) -> list[Point]:
    """The felt's edge moved down by that many pixels, from the left side to the right."""
    return [(x, y + down) for x, y in _edge(room)]


def _below(room: Room, down: float) -> list[Point]:
    return [*_curve(room, down), (room.w, room.h), (0, room.h)]


def _rail_shadow(surface: pygame.Surface, room: Room) -> None:
    """The rail stands above the felt and shades it: drawn small in a strip along it, enlarged, so that it is soft."""
    steps, reach = 7, 3.2 * room.unit
    top = max(0, int(room.edge(0) - (steps + 1) * reach))
    strip = (room.w, room.h - top)
    small = clear((strip[0] / _SHADOW_SHARE, strip[1] / _SHADOW_SHARE))
    for step in range(steps):
        outline = [(x / _SHADOW_SHARE, (y - top) / _SHADOW_SHARE) for x, y in _below(room, (step - steps) * reach)]
        pygame.draw.polygon(small, (0, 0, 0, 16 * (step + 1)), outline)
    surface.blit(pygame.transform.smoothscale(small, strip), (0, top))


def _print_line(surface: pygame.Surface, room: Room, theme: Theme) -> None:
    """The line printed along the rail."""
    points = _curve(room, -11 * room.unit)
    thick = max(1, round(1.6 * room.unit)) - 1
    colour = blend(theme.felt_dark, theme.print, 0.5)
    lower = [(x, y + thick) for x, y in points]
    # A broad line is filled between two smooth ones: more of them would show where their steps meet.
    if thick > 1:
        pygame.draw.polygon(surface, colour, [*points, *reversed(lower)])
    for edge in (points, lower) if thick else (points,):
        pygame.draw.aalines(surface, colour, False, edge)


def _rail(surface: pygame.Surface, room: Room, theme: Theme) -> None:
    """A padded roll of leather: dark, light, dark across, a seam along it, and the room beyond."""
    pygame.draw.polygon(surface, theme.room, _below(room, 0))
    bands = max(12, round(room.rail / 1.5))
    for band in range(bands):
        share = band / bands
        top = _curve(room, room.rail * share)
        low = _curve(room, room.rail * (band + 1.6) / bands)
        pygame.draw.polygon(surface, leather(share, theme), [*top, *reversed(low)])
    pygame.draw.aalines(surface, blend(theme.rail_dark, theme.felt_dark, 0.4), False, _curve(room, 0))
    for offset, colour in ((0.74, theme.rail_dark), (0.77, theme.seam), (0.8, theme.rail_dark)):
        pygame.draw.aalines(surface, colour, False, _curve(room, room.rail * offset))
    pygame.draw.aalines(surface, theme.room, False, _curve(room, room.rail))
    _floor(surface, room, theme)


def leather(share: float, theme: Theme) -> RGB:
    """Return the rail's colour across its width: 0 at the felt, 1 at the player."""
    roll = math.sin(math.pi * min(1.0, max(0.0, share * 0.96 + 0.04))) ** 1.3
    gleam = math.exp(-(((share - 0.3) / 0.13) ** 2)) * 0.35
    return blend(blend(theme.rail_dark, theme.rail_light, roll * 0.8), (150, 100, 76), gleam * roll)


def _floor(surface: pygame.Surface, room: Room, theme: Theme) -> None:
    """The room: a little warm light that falls over the rail."""
    steps = 10
    for step in range(steps):
        colour = blend(theme.room_deep, theme.room_light, step / (steps - 1))
        pygame.draw.polygon(surface, colour, _below(room, room.rail + step * 5 * room.unit))
        if not step and luminance(theme.room_deep) > luminance(theme.rail_light):
            # Against a floor lighter than the leather the steps of its edge would show.
            edge = blend(theme.rail_dark, theme.room_deep, 0.35)
            pygame.draw.aalines(surface, edge, False, _curve(room, room.rail))
