"""Draws the rack with what really stands in it, and the closer look at chips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from uth.chips import ChipCount
from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.assets import packed, tight
from uth.ui.chips_art import draw_stack
from uth.ui.layout.rect import Rect
from uth.ui.school.close import STEP, ClosePlaces, Tall
from uth.ui.school.rack import TUBE, Column, in_tubes
from uth.ui.shapes import blend
from uth.ui.shelf import kept
from uth.ui.stand_art import roundness
from uth.ui.theme import CHIPS, Theme
from uth.ui.widgets import key_cap, lifted, plate, write
from uth.words.school_chair import closer_word


class RackLook(NamedTuple):
    """How the rack stands.

    :ivar counts: chips by value; None where nobody counts them. *out*: what was just taken out.
    :ivar prints: what is printed on each value.
    :ivar caps: the key of each column while chips are asked for; empty else.
    :ivar chosen, hot: the values that the keys and the pointer are on.
    """

    counts: Mapping[int, int | None]
    out: Mapping[int, int]
    prints: Mapping[int, str]
    caps: Sequence[str] = ()
    chosen: int | None = None
    hot: int | None = None


def draw_rack(
    surface: pygame.Surface, rack: Rect, found: Sequence[Column], rack_look: RackLook, look: tuple[float, Theme]
) -> None:
    """Draw the rack over that of the empty table; *look* is (unit, theme)."""
    unit, theme = look
    surface.blit(_frame(rack[2:], round(10 * unit), max(2, round(2.4 * unit))), rack[:2])
    for index, column in enumerate(found):
        value = column.chip.value
        count = rack_look.counts.get(value)
        standing = in_tubes(len(column.tubes), count, rack_look.out.get(value, 0))
        for tube, chips in zip(column.tubes, standing, strict=True):
            surface.blit(_tube(tube[2:], chips, column.chip.colour.value, theme), tube[:2])
        _label(surface, column, _print_of(rack_look.prints[value], count), (unit, theme))
        if rack_look.caps:
            lit = value in (rack_look.chosen, rack_look.hot)
            _cap(surface, column, rack_look.caps[index], (unit, theme, lit))
        if rack_look.caps and value == rack_look.chosen:
            pygame.draw.rect(surface, theme.focus, pygame.Rect(column.rect), max(2, round(1.6 * unit)), round(5 * unit))


def _print_of(value: str, count: int | None) -> str:
    return value if count is None else f"{value} × {count}"


def _label(surface: pygame.Surface, column: Column, words: str, look: tuple[float, Theme]) -> None:
    unit, theme = look
    face = type_.SMALL
    drawn = tight(words, face.px(unit), face.weight, theme.print, column.label.w)
    surface.blit(drawn, drawn.get_rect(center=pygame.Rect(column.label).center))


def _cap(surface: pygame.Surface, column: Column, words: str, look: tuple[float, Theme, bool]) -> None:
    unit, theme, lit = look
    ink = theme.focus if lit else theme.text
    width = type_.KEY.px(unit)
    at = column.rect.centre[0] - round(width * 0.75), column.tubes[0].y + round(11 * unit)
    key_cap(surface, at, words, unit, (ink, ink, (*theme.bar, 235)))


@kept
def _frame(size: tuple[int, int], radius: int, edge: int) -> pygame.Surface:
    made = plate(size, radius, (92, 70, 46)).copy()
    inner = size[0] - 2 * edge, size[1] - 2 * edge
    made.blit(plate(inner, radius - edge // 2, (20, 15, 13)), (edge, edge))
    return packed(made)


@kept
def _tube(size: tuple[int, int], chips: int, colour: str, theme: Theme) -> pygame.Surface:
    """Chips lying on edge, from the dealer's side on: each rim with its spots, rounded by light across the tube."""
    scale = 3
    w, h = size[0] * scale, size[1] * scale
    large = pygame.Surface((w, h), pygame.SRCALPHA)
    pygame.draw.rect(large, (8, 7, 7), large.get_rect(), border_radius=round(w * 0.12))
    paint = next(paint for name, paint in CHIPS.items() if name.value == colour)
    step = h / TUBE
    for index in range(chips):
        bottom = h - step * index
        top = round(bottom - step)
        line = pygame.Rect(0, top, w, max(1, round(bottom) - top))
        pygame.draw.rect(large, paint.body, line)
        # The dealer lines the edge spots up, so that a column is counted at a glance; every fifth is set off.
        for spot, share in ((0.2, 0.13), (0.5, 0.2), (0.8, 0.13)):
            wide = round(w * share)
            large.fill(paint.spots, (round(w * spot - wide / 2), line.y, wide, line.h))
        groove = max(1, round(step * (0.42 if index % 5 == 4 else 0.2)))
        large.fill(blend(paint.body, (0, 0, 0), 0.66), (0, line.y, w, groove))
    large.blit(roundness((w, h), theme), (0, 0))
    return packed(pygame.transform.smoothscale(large, size))


# --- the closer look


def draw_close_look(surface: pygame.Surface, places: ClosePlaces, prints: Mapping[int, str], theme: Theme) -> None:
    """Draw the chips that are in question, tall enough to be counted; *prints*: what is printed on each value."""
    unit, area = places.unit, places.area
    lifted(surface, area, unit, ((*theme.note, 240), None))
    write(surface, places.title, closer_word(), (type_.HEADING, unit, theme.text_soft), Align.LEFT)
    for name, rect in places.names:
        write(surface, rect, name, (type_.SMALL, unit, theme.text_soft), Align.LEFT)
    for amount, rect in places.amounts:
        write(surface, rect, amount, (type_.AMOUNT, unit, theme.text), Align.LEFT)
    for stack in places.stacks:
        _tall(surface, stack, prints)


def _tall(surface: pygame.Surface, stack: Tall, prints: Mapping[int, str]) -> None:
    art = _tall_art(stack.chips, stack.r, tuple(sorted(prints.items())))
    surface.blit(art, (stack.x - art.get_width() // 2, stack.foot - art.get_height()))


@kept
def _tall_art(chips: tuple[ChipCount, ...], r: int, prints: tuple[tuple[int, str], ...]) -> pygame.Surface:
    return packed(draw_stack(chips, r, dict(prints), 1.0, STEP))
