"""Chips: every colour of the table file looks like itself, its number can be read, a stack has height."""

from __future__ import annotations

import math
from itertools import combinations

import pygame
import pytest

from uth.chips import Chip, ChipCount, Colour
from uth.ui.chips_art import MOST_DRAWN, SPOTS, ChipArt, draw_stack, rise
from uth.ui.layout.disc import RISE
from uth.ui.shapes import contrast
from uth.ui.theme import CHIPS

NAMES = {2500: "25"}


def stack(count: int, r: int = 30, colour: Colour = Colour.GREEN) -> pygame.Surface:
    return draw_stack((ChipCount(Chip(2500, colour), count),), r, NAMES)


def test_every_colour_has_its_paint() -> None:
    assert set(CHIPS) == set(Colour)
    bodies = [paint.body for paint in CHIPS.values()]
    assert min(math.dist(one, other) for one, other in combinations(bodies, 2)) > 40


@pytest.mark.parametrize("colour", Colour)
def test_numbers_are_readable_on_every_colour(colour: Colour) -> None:
    paint = CHIPS[colour]
    assert contrast(paint.ink, paint.body) >= 4.5


@pytest.mark.parametrize("colour", Colour)
def test_a_chip_has_the_colour_of_its_body_and_six_spots(colour: Colour) -> None:
    surface = draw_stack((ChipCount(Chip(2500, colour), 1),), 60, {})
    paint, middle = CHIPS[colour], surface.get_width() / 2
    seen = []
    for step in range(360):
        angle = math.radians(step)
        at = surface.get_at((round(middle + math.cos(angle) * 52), round(61 + math.sin(angle) * 52)))
        seen.append(math.dist(at[:3], paint.spots) < math.dist(at[:3], paint.body))
    begins = sum(now and not before for before, now in zip([seen[-1], *seen], seen, strict=False))
    assert begins == SPOTS


def test_a_stack_rises_with_every_chip_up_to_a_limit() -> None:
    heights = [stack(count, 60).get_height() for count in range(1, 6)]
    assert heights == sorted(set(heights))
    for count in (1, 5, 12, 40):
        assert rise(count) * (min(count, MOST_DRAWN) - 0.5) <= RISE + 1e-9
    radius = (stack(1).get_width() - 2) / 2
    assert stack(40).get_height() <= stack(1).get_height() + radius * (RISE + rise(1))


def test_the_highest_value_lies_at_the_bottom() -> None:
    chips = (ChipCount(Chip(10000, Colour.BLACK), 1), ChipCount(Chip(500, Colour.RED), 1))
    surface = draw_stack(chips, 40, {})
    middle = surface.get_width() // 2
    top, foot = surface.get_at((middle - 10, 30)), surface.get_at((middle + 14, surface.get_height() - 5))
    assert math.dist(top[:3], CHIPS[Colour.RED].body) < math.dist(top[:3], CHIPS[Colour.BLACK].body)
    assert max(foot[:3]) < 90


def test_the_number_is_on_the_upper_face() -> None:
    plain = draw_stack((ChipCount(Chip(2500, Colour.GREEN), 1),), 40, {})
    printed = stack(1, 40)
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(printed, "RGBA")
    assert printed.get_at((2, 2)).a == 0


def test_stacks_are_kept_and_renewed_when_the_print_changes() -> None:
    art = ChipArt()
    chips = (ChipCount(Chip(2500, Colour.GREEN), 3),)
    first = art.stack(chips, 20, NAMES)
    assert art.stack(chips, 20, dict(NAMES)) is first
    assert art.stack(chips, 20, {2500: "XXV"}) is not first


def test_a_chip_that_cannot_be_used_is_faded() -> None:
    art = ChipArt()
    chip = Chip(2500, Colour.GREEN)
    full, faded = art.stack((ChipCount(chip, 1),), 20, NAMES), art.off(chip, 20, NAMES)
    middle = (full.get_width() // 2, full.get_height() // 2)
    assert faded.get_at(middle).a < 0.6 * full.get_at(middle).a


def test_a_larger_number_fills_more_of_its_chip() -> None:
    def inked(size: float, name: str) -> int:
        surface = draw_stack((ChipCount(Chip(500, Colour.RED), 1),), 30, {500: name}, size)
        face = surface.subsurface((8, 8, 44, 44))
        return pygame.mask.from_threshold(face, CHIPS[Colour.RED].ink, (60, 60, 60, 255)).count()

    bare = {size: inked(size, "") for size in (1.0, 1.3)}
    assert inked(1.3, "5") - bare[1.3] > 1.3 * (inked(1.0, "5") - bare[1.0])
    # Three figures have all the room already.
    assert inked(1.3, "100") - bare[1.3] >= 0.95 * (inked(1.0, "100") - bare[1.0])
