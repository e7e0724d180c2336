"""Chips from our own vector code: seen from above and a little from the front, so that a stack has height."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

import pygame

from uth.chips import Chip, ChipCount
from uth.ui.assets import clear, font, packed, shrunk
from uth.ui.layout.disc import RISE
from uth.ui.shapes import Point, blend, soft_box
from uth.ui.shelf import Cache
from uth.ui.theme import CHIPS, RGB, ChipPaint, Weight

SPOTS = 6
THICKNESS = 0.3
"""A chip's height against its radius, as far as it can be seen."""
MOST_DRAWN = 10
"""A stack shows at most so many chips; the amount beside it counts them all."""
_TURN = 0.61
"""Each chip of a stack lies turned against the one below, in radians."""


class _Pen(NamedTuple):
    """A chip being drawn: its middle and radius in the large picture."""

    surface: pygame.Surface
    x: float
    y: float
    r: float
    paint: ChipPaint

    def at(self, angle: float, share: float, down: float = 0.0) -> Point:
        return self.x + math.cos(angle) * self.r * share, self.y + math.sin(angle) * self.r * share + down


def _spot_angles(turn: float) -> list[tuple[float, float]]:
    """Begin and end of the six edge spots, in radians."""
    half = math.pi / SPOTS * 0.42
    return [
        (turn + 2 * math.pi * index / SPOTS - half, turn + 2 * math.pi * index / SPOTS + half) for index in range(SPOTS)
    ]


def _body(pen: _Pen, thickness: float, turn: float) -> None:
    """The rim below the upper face, darker, with the edge spots running down it."""
    dark = blend(pen.paint.body, (0, 0, 0), 0.42)
    for offset in range(round(thickness), -1, -1):
        pygame.draw.circle(pen.surface, dark, (pen.x, pen.y + offset), pen.r)
    for begin, end in _spot_angles(turn):
        _rim_spot(pen, begin, end, thickness)
    # The upper edge catches the light; without it the chips of a stack run together.
    edge = blend(pen.paint.body, (0, 0, 0), 0.62)
    pygame.draw.circle(
        pen.surface,
        edge,
        (pen.x, pen.y + thickness),
        pen.r,
        max(1, round(pen.r * 0.035)),
        draw_bottom_left=True,
        draw_bottom_right=True,
    )


def _rim_spot(pen: _Pen, begin: float, end: float, thickness: float) -> None:
    steps = 5
    angles = [begin + (end - begin) * step / steps for step in range(steps + 1)]
    front = [angle for angle in angles if math.sin(angle) > 0.02]
    if len(front) > 1:
        upper = [pen.at(angle, 1.0) for angle in front]
        lower = [pen.at(angle, 1.0, thickness) for angle in reversed(front)]
        pygame.draw.polygon(pen.surface, blend(pen.paint.spots, (0, 0, 0), 0.3), upper + lower)


def _sector(pen: _Pen, begin: float, end: float, shares: tuple[float, float], colour: RGB) -> None:
    steps = 8
    angles = [begin + (end - begin) * step / steps for step in range(steps + 1)]
    outline = [pen.at(angle, shares[1]) for angle in angles] + [pen.at(angle, shares[0]) for angle in reversed(angles)]
    pygame.draw.polygon(pen.surface, colour, outline)


def _face(pen: _Pen, turn: float) -> None:
    """The upper face: rim with spots, a dashed ring, a lighter middle, light from the upper left."""
    paint = pen.paint
    pygame.draw.circle(pen.surface, blend(paint.body, (0, 0, 0), 0.12), (pen.x, pen.y), pen.r)
    pygame.draw.circle(pen.surface, paint.body, (pen.x, pen.y), pen.r * 0.97)
    for begin, end in _spot_angles(turn):
        _sector(pen, begin, end, (0.74, 0.985), paint.spots)
    pygame.draw.circle(pen.surface, blend(paint.body, (0, 0, 0), 0.3), (pen.x, pen.y), pen.r * 0.735)
    pygame.draw.circle(pen.surface, blend(paint.body, (255, 255, 255), 0.07), (pen.x, pen.y), pen.r * 0.71)
    dashes = 24
    for index in range(dashes):
        begin = 2 * math.pi * index / dashes
        _sector(pen, begin, begin + math.pi / dashes, (0.60, 0.655), blend(paint.body, paint.spots, 0.75))
    pygame.draw.circle(pen.surface, blend(paint.body, (0, 0, 0), 0.1), (pen.x, pen.y), pen.r * 0.56)


@lru_cache(maxsize=1)
def _gleam() -> pygame.Surface:
    side = 24
    gleam = clear((side, side))
    for y in range(side):
        for x in range(side):
            away = math.hypot(x - 7, y - 6) / 17
            gleam.set_at((x, y), (255, 255, 255, round(52 * max(0.0, 1 - away) ** 1.5)))
    return gleam


def _light(pen: _Pen) -> None:
    """A soft reflection over the upper face."""
    size = round(pen.r * 2)
    pane = pygame.transform.smoothscale(_gleam(), (size, size))
    mask = clear((size, size))
    mask.fill((255, 255, 255, 0))
    pygame.draw.circle(mask, (255, 255, 255, 255), (size / 2, size / 2), pen.r * 0.98)
    pane.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pen.surface.blit(pane, (pen.x - size / 2, pen.y - size / 2))


def _number(pen: _Pen, words: str, least_px: float, size: float) -> None:
    """The denomination, as large as the middle allows; left out where it could not be read."""
    if not words:
        return
    glyph = font(round(pen.r * 0.66 * size), Weight.BOLD).render(words, True, pen.paint.ink)
    glyph = glyph.subsurface(glyph.get_bounding_rect())
    room = pen.r * (0.98 if len(words) < 3 else 1.08)
    if glyph.get_width() > room:
        glyph = pygame.transform.smoothscale_by(glyph, max(0.74 / size, room / glyph.get_width()))
    if glyph.get_height() < least_px:
        glyph = pygame.transform.smoothscale_by(glyph, least_px / glyph.get_height())
    if glyph.get_width() > 1.6 * pen.r:
        return
    pen.surface.blit(glyph, (pen.x - glyph.get_width() / 2, pen.y - glyph.get_height() / 2))


def rise(count: int) -> float:
    """Return how far each chip of a stack of that many stands above the one below, in radii."""
    # High stacks are drawn with thinner chips: what stands above a circle stays free.
    return min(THICKNESS, 1.134 * RISE / (min(count, MOST_DRAWN) + 0.8))


def draw_stack(
    chips: tuple[tuple[Chip, int], ...],
    r: float,
    names: Mapping[int, str],
    size: float = 1.0,
    step: float | None = None,
) -> pygame.Surface:
    """Return a stack, highest value at the bottom; the middle of its lowest chip is *r* above the lower edge, less
    the chip's own height; *names* gives the print of a value, *size* how much larger than usual it is.

    *step*: how far each chip stands above the one below, in radii; then every chip is drawn, and can be counted.
    """
    singles = [chip for chip, count in chips for _ in range(count)]
    singles = singles if step is not None else singles[-MOST_DRAWN:]
    scale = 4 if r <= 40 else 3 if r <= 70 else 2
    radius, step = r * scale, (rise(len(singles)) if step is None else step) * r * scale
    height = 2 * radius + step * len(singles)
    large = clear((2 * radius + 2, height + 2))
    for index, chip in enumerate(singles):
        pen = _Pen(large, radius + 1, height - radius + 1 - step * (index + 1), radius, CHIPS[chip.colour])
        turn = index * _TURN - math.pi / 2
        _body(pen, step, turn)
        _face(pen, turn)
        if index == len(singles) - 1:
            _light(pen)
            _number(pen, names.get(chip.value, ""), 8.2 * scale, size)
    return shrunk(large, ((2 * radius + 2) / scale, (height + 2) / scale))


_Key = tuple[tuple[ChipCount, ...], int, bool]


@dataclass
class ChipArt:
    """Stacks with their shadows at every size in use."""

    print_size: float = 1.0
    """How much larger than usual the numbers are."""
    _stacks: Cache[_Key, pygame.Surface] = field(default_factory=Cache)
    _names: Mapping[int, str] = field(default_factory=dict)

    def stack(self, chips: tuple[ChipCount, ...], r: int, names: Mapping[int, str]) -> pygame.Surface:
        """Return a stack of chips with the radius *r* in pixels and its shadow: :meth:`margin` wide on every side.

        *names* gives the print of a value.
        """
        self._print(names)
        return self._stacks.get((chips, r, True), lambda: self._shaded(chips, r))

    def off(self, chip: Chip, r: int, names: Mapping[int, str]) -> pygame.Surface:
        """Return a single chip that cannot be used now, faded."""
        self._print(names)
        chips = (ChipCount(chip, 1),)

        def make() -> pygame.Surface:
            faded = self.stack(chips, r, names).copy()
            faded.fill((255, 255, 255, 118), special_flags=pygame.BLEND_RGBA_MULT)
            return faded

        return self._stacks.get((chips, r, False), make)

    def _print(self, names: Mapping[int, str]) -> None:
        if names != self._names:
            self._names = dict(names)
            self._stacks = Cache()

    def _shaded(self, chips: tuple[ChipCount, ...], r: int) -> pygame.Surface:
        stack = draw_stack(chips, r, self._names, self.print_size)
        margin = self.margin(r)
        made = clear((stack.get_width() + 2 * margin, stack.get_height() + 2 * margin))
        blur = max(2, round(r * 0.25))
        shadow = soft_box((2 * r, 2 * r), r, blur, (0, 0, 0), 150)
        foot = made.get_height() - margin - r
        middle = (made.get_width() // 2 + round(r * 0.14), foot + round(r * 0.1))
        made.blit(shadow, shadow.get_rect(center=middle))
        made.blit(stack, (margin, margin))
        return packed(made)

    @staticmethod
    def margin(r: int) -> int:
        """Return how far the picture of a stack reaches beyond its chips."""
        return round(r * 0.4) + 2
