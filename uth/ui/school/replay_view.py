"""Draws what a round that is shown again has besides the table: marks on the felt, and the line of its time."""

from __future__ import annotations

import pygame

from uth.school.findings import Weight
from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.assets import packed, text_width
from uth.ui.layout import Layout, Rect
from uth.ui.school.replay_line import LinePlaces, Mark
from uth.ui.school.replay_marks import MarkAt
from uth.ui.shapes import Point, blend, disc, fill, framed
from uth.ui.shelf import kept
from uth.ui.theme import RGB, Theme
from uth.ui.widgets import plate, write
from uth.words.school_replay import part_words

COLOURS: dict[Weight, RGB] = {
    Weight.SAFETY: (236, 84, 74),
    Weight.MONEY: (240, 168, 48),
    Weight.PROCEDURE: (104, 170, 246),
    Weight.SPEED: (196, 202, 210),
}
"""Beside the shape: no mark is told by its colour alone."""
_RIM: RGB = (10, 11, 14)
_SHAPES: dict[Weight, list[Point]] = {
    Weight.SAFETY: [(0.0, -0.52), (0.56, 0.42), (-0.56, 0.42)],
    Weight.MONEY: [(0.0, -0.56), (0.56, 0.0), (0.0, 0.56), (-0.56, 0.0)],
    Weight.PROCEDURE: [(-0.44, -0.44), (0.44, -0.44), (0.44, 0.44), (-0.44, 0.44)],
    Weight.SPEED: disc(0.0, 0.0, 0.46),
}
"""In a unit square: triangle, diamond, square, disc."""
_FINE = 4


@kept
def badge(weight: Weight, side: int) -> pygame.Surface:
    """Return the mark of a weight, so many pixels wide and high."""
    large = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    middle = side * _FINE / 2
    fill(large, _SHAPES[weight], (middle, middle), side * _FINE * 0.86, _RIM)
    fill(large, _SHAPES[weight], (middle, middle), side * _FINE * 0.62, COLOURS[weight])
    return packed(pygame.transform.smoothscale(large, (side, side)))


def draw_marks(surface: pygame.Surface, layout: Layout, marks: tuple[MarkAt, ...]) -> None:
    """Frame where something was wrong, each with the mark of its weight at the upper right corner."""
    unit = layout.bar.unit
    grown, radius, side = round(6 * unit), round(10 * unit), round(26 * unit)
    for rect, weight in marks:
        ring = rect.grown(grown)
        surface.blit(framed(ring[2:], radius, 4.5 * unit, _RIM), ring[:2])
        surface.blit(framed(ring[2:], radius, 2.6 * unit, COLOURS[weight]), ring[:2])
        x = min(ring.right, layout.size[0] - side // 2)
        surface.blit(badge(weight, side), (x - side // 2, max(0, ring.y - side // 2)))


def draw_line(surface: pygame.Surface, places: LinePlaces, at: int, hover: int | None, theme: Theme) -> None:
    """Draw the line of the round's time: what is past in gold, parts by name, what was wrong by its marks."""
    surface.fill(theme.bar, places.area)
    track, knobs, r = places.track, places.knobs, places.radius
    surface.blit(plate(track[2:], track.h // 2, blend(theme.bar_line, theme.text_off, 0.35)), track[:2])
    done = knobs[at] - track.x
    if done > track.h:
        surface.blit(plate((done, track.h), track.h // 2, theme.accent), track[:2])
    _parts(surface, places, at, theme)
    _moments(surface, places, at, hover, theme)
    for mark in places.marks:
        _mark(surface, places, mark, theme)
    for index, size in ((hover, r), (at, r)):
        if index is not None:
            knob = plate((2 * size, 2 * size), size, theme.focus)
            surface.blit(knob, (knobs[index] - size, track.centre[1] - size))


def _parts(surface: pygame.Surface, places: LinePlaces, at: int, theme: Theme) -> None:
    """The names over the line, where they have room, each from where its part begins."""
    unit, face = places.unit, type_.SMALL
    now = max((part.first for part in places.parts if part.first <= at), default=0)
    thick = max(1, round(unit))
    for part, first, rect in places.parts:
        line = rect.x, rect.y + round(3 * unit), thick, places.track.y - rect.y - round(3 * unit)
        surface.fill(blend(theme.bar_line, theme.text_off, 0.5), line)
        inner = Rect(rect.x + round(6 * unit), line[1], rect.w - round(8 * unit), face.line(unit))
        name = part_words(part.value)
        if text_width(name, face.px(unit), face.weight) <= inner.w:
            write(surface, inner, name, (face, unit, theme.text if first == now else theme.text_soft), Align.LEFT)


def _moments(surface: pygame.Surface, places: LinePlaces, at: int, hover: int | None, theme: Theme) -> None:
    """A fine tick for every act."""
    track, thick = places.track, max(1, round(places.unit))
    high = round(6 * places.unit)
    for index, x in enumerate(places.knobs):
        if index not in (at, hover):
            colour = theme.accent if index <= at else theme.text_off
            surface.fill(colour, (x - thick // 2, track.bottom + thick, thick, high - track.h // 2))


def _mark(surface: pygame.Surface, places: LinePlaces, mark: Mark, theme: Theme) -> None:
    x = places.knobs[mark.moment]
    if mark.weight is None:
        size = places.radius + max(1, round(2 * places.unit))
        ring = framed((2 * size, 2 * size), size, 2.2 * places.unit, theme.barred)
        surface.blit(ring, (x - size, places.track.centre[1] - size))
        return
    side = round(17 * places.unit)
    surface.blit(badge(mark.weight, side), (x - side // 2, places.mark_y - side // 2))
