"""The window's icon: a chip, drawn here."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from uth.chips import Colour
from uth.ui import theme

SIZE = 64
_FINE = 4
"""Drawn so many times larger and scaled down, for smooth edges."""


def drawn(size: int = SIZE) -> pygame.Surface:
    """Return the icon, *size* pixels wide and high, with a clear background; no window needs to be open."""
    paint = theme.CHIPS[Colour.RED]
    side = size * _FINE
    line = side // SIZE
    middle, radius = side // 2, side // 2 - line
    picture = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    # Clear, but of the chip's colour: its edge is mixed with this when it is scaled down.
    picture.fill((*paint.body, 0))
    pygame.draw.circle(picture, paint.body, (middle, middle), radius)
    for spot in range(6):
        pygame.draw.polygon(picture, paint.spots, _edge_spot(middle, radius, spot * pi / 3))
    # Round the spots off at the chip's edge.
    pygame.draw.circle(picture, (*paint.body, 0), (middle, middle), middle + side // 4, side // 4 + line)
    pygame.draw.circle(picture, paint.body, (middle, middle), round(radius * 0.72))
    pygame.draw.circle(picture, theme.CASINO.gold, (middle, middle), round(radius * 0.66), line * 2)
    _spade(picture, middle, radius * 0.4)
    return pygame.transform.smoothscale(picture, (size, size))


def _edge_spot(middle: int, radius: int, angle: float) -> list[tuple[float, float]]:
    half = 0.2
    far = radius * 1.2
    return [
        (middle, middle),
        (middle + far * cos(angle - half), middle + far * sin(angle - half)),
        (middle + far * cos(angle + half), middle + far * sin(angle + half)),
    ]


def _spade(picture: pygame.Surface, middle: int, r: float) -> None:
    ink = theme.CHIPS[Colour.RED].ink
    lobe = r * 0.5
    pygame.draw.circle(picture, ink, (middle - lobe, middle + r * 0.15), lobe * 1.05)
    pygame.draw.circle(picture, ink, (middle + lobe, middle + r * 0.15), lobe * 1.05)
    pygame.draw.polygon(
        picture, ink, [(middle, middle - r), (middle - r, middle + r * 0.05), (middle + r, middle + r * 0.05)]
    )
    pygame.draw.polygon(
        picture, ink, [(middle, middle), (middle - r * 0.4, middle + r), (middle + r * 0.4, middle + r)]
    )
