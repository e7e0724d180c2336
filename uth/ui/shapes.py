"""Outlines in a unit square: the four suits and the tools to draw smooth shapes. A font has no suits."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

import pygame

from uth.cards import Suit
from uth.ui.assets import clear, native, shrunk
from uth.ui.theme import RGB

Point = tuple[float, float]
RGBA = tuple[int, int, int, int]
_STEPS = 18
"""Points along a curve."""


def bezier(start: Point, one: Point, two: Point, end: Point) -> list[Point]:
    """Return points along a cubic curve, the start left out."""
    points = []
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        s = 1 - t
        a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        points.append(
            (
                a * start[0] + b * one[0] + c * two[0] + d * end[0],
                a * start[1] + b * one[1] + c * two[1] + d * end[1],
            )
        )
    return points


def mirrored(half: Sequence[Point]) -> list[Point]:
    """Close the right half of an outline with its mirror image about x = 0."""
    return [*half, *((-x, y) for x, y in reversed(half))]


def disc(x: float, y: float, r: float, steps: int = 40) -> list[Point]:
    """Return a circle as an outline."""
    return [
        (x + r * math.cos(2 * math.pi * step / steps), y + r * math.sin(2 * math.pi * step / steps))
        for step in range(steps)
    ]


def _heart() -> list[list[Point]]:
    half = [(0.0, -0.27)]
    half += bezier(half[-1], (0.05, -0.5), (0.5, -0.56), (0.5, -0.16))
    half += bezier(half[-1], (0.5, 0.1), (0.12, 0.26), (0.0, 0.5))
    return [mirrored(half)]


def _spade() -> list[list[Point]]:
    half = [(0.0, -0.5)]
    half += bezier(half[-1], (0.1, -0.28), (0.47, -0.1), (0.47, 0.14))
    half += bezier(half[-1], (0.47, 0.38), (0.14, 0.42), (0.05, 0.22))
    return [mirrored(half), _stem(0.1)]


def _stem(top: float) -> list[Point]:
    half = [(0.035, top)]
    half += bezier(half[-1], (0.04, 0.36), (0.1, 0.46), (0.2, 0.5))
    return mirrored(half)


def _club() -> list[list[Point]]:
    return [
        disc(0.0, -0.26, 0.235),
        disc(0.255, 0.09, 0.235),
        disc(-0.255, 0.09, 0.235),
        disc(0.0, 0.0, 0.13),
        _stem(0.0),
    ]


def _diamond() -> list[list[Point]]:
    half = [(0.0, -0.5)]
    half += bezier(half[-1], (0.1, -0.27), (0.24, -0.1), (0.4, 0.0))
    half += bezier(half[-1], (0.24, 0.1), (0.1, 0.27), (0.0, 0.5))
    return [mirrored(half)]


@lru_cache(maxsize=4)
def suit_outline(suit: Suit) -> list[list[Point]]:
    """Return the suit as filled outlines within -0.5 to 0.5, y downwards."""
    return {Suit.HEARTS: _heart, Suit.SPADES: _spade, Suit.CLUBS: _club, Suit.DIAMONDS: _diamond}[suit]()


def fill(surface: pygame.Surface, outline: Iterable[Point], at: Point, size: float, colour: RGB | RGBA) -> None:
    """Fill an outline of the unit square, its middle at *at*, *size* pixels large."""
    pygame.draw.polygon(surface, colour, [(at[0] + x * size, at[1] + y * size) for x, y in outline])


def suit(surface: pygame.Surface, which: Suit, at: Point, size: float, colour: RGB | RGBA) -> None:
    """Draw a suit with its middle at *at*, *size* pixels high."""
    for outline in suit_outline(which):
        fill(surface, outline, at, size, colour)


def blend(one: RGB, two: RGB, share: float) -> RGB:
    """Mix two colours: *share* 0 is the first, 1 the second."""
    share = min(1.0, max(0.0, share))
    return (
        round(one[0] + (two[0] - one[0]) * share),
        round(one[1] + (two[1] - one[1]) * share),
        round(one[2] + (two[2] - one[2]) * share),
    )


def luminance(colour: RGB) -> float:
    """Return the relative luminance of WCAG 2, 0 to 1."""
    parts = [value / 255 for value in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: RGB, two: RGB) -> float:
    """Return the contrast of WCAG 2 between two colours, 1 to 21."""
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def soft_box(size: tuple[int, int], radius: float, blur: float, colour: RGB, alpha: int) -> pygame.Surface:
    """Return a rounded rectangle with soft edges: *size* grown by *blur* on every side.

    It is drawn at a fraction of its size and scaled up: the scaling is the blur.
    """
    whole = (size[0] + 2 * blur, size[1] + 2 * blur)
    step = max(1.0, blur / 6)
    small = clear((whole[0] / step, whole[1] / step))
    small.fill((*colour, 0))
    layers = max(2, round(2 * blur / step))
    for layer in range(layers):
        share = (layer + 1) / layers
        inset = 2 * blur * layer / layers / step
        w, h = small.get_width() - 2 * inset, small.get_height() - 2 * inset
        if w < 1 or h < 1:
            break
        # A smooth step: flat where the shadow begins and where it is full.
        strength = round(alpha * share * share * (3 - 2 * share))
        pygame.draw.rect(
            small,
            (*colour, strength),
            pygame.Rect(round(inset), round(inset), round(w), round(h)),
            border_radius=max(1, round((radius + blur) / step - inset * 0.6)),
        )
    return shrunk(small, whole)


def rounded(size: tuple[float, float], radius: float, colour: RGB | RGBA, scale: int = 4) -> pygame.Surface:
    """Return a rounded rectangle with smooth corners."""
    if _is_vast(size, radius):
        return _stretched(rounded(_cell(radius), radius, colour, scale), size)
    large = clear((size[0] * scale, size[1] * scale))
    large.fill((*colour[:3], 0))
    pygame.draw.rect(large, colour, large.get_rect(), border_radius=round(radius * scale))
    return shrunk(large, size)


def framed(
    size: tuple[float, float], radius: float, width: float, colour: RGB | RGBA, scale: int = 3
) -> pygame.Surface:
    """Return the outline of a rounded rectangle with smooth corners."""
    if _is_vast(size, radius):
        return _stretched(framed(_cell(radius), radius, width, colour, scale), size)
    large = clear((size[0] * scale, size[1] * scale))
    large.fill((*colour[:3], 0))
    pygame.draw.rect(
        large, colour, large.get_rect(), width=max(1, round(width * scale)), border_radius=round(radius * scale)
    )
    return shrunk(large, size)


_VAST = 4_000
"""Pixels of a plate from which on only its corners are drawn large and shrunk."""


def _cell(radius: float) -> tuple[int, int]:
    side = 3 * (math.ceil(radius) + 4)
    return side, side


def _is_vast(size: tuple[float, float], radius: float) -> bool:
    return size[0] * size[1] > _VAST and min(size) > _cell(radius)[0]


def _stretched(small: pygame.Surface, size: tuple[float, float]) -> pygame.Surface:
    """Return *small* as large as *size*: its corners as they are, what is between them stretched."""
    edge = small.get_width() // 3
    width, height = round(size[0]), round(size[1])
    made = clear((width, height))
    columns, rows = (
        ((0, 0, edge), (edge, edge, all_ - 2 * edge), (2 * edge, all_ - edge, edge)) for all_ in (width, height)
    )
    for x, to_x, wide in columns:
        for y, to_y, high in rows:
            piece = pygame.transform.scale(small.subsurface((x, y, edge, edge)), (wide, high))
            made.blit(piece, (to_x, to_y))
    return native(made)
