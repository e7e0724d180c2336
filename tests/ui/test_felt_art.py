"""Felt, rail and room: light from above the dealer, one cloth in every window, no seam at the edges."""

from __future__ import annotations

import pygame
import pytest

from uth.ui.felt_art import draw_table, felt_colour, leather
from uth.ui.layout import Shape, layout
from uth.ui.layout.room import Room
from uth.ui.shapes import luminance
from uth.ui.theme import CASINO

SIZES = ((960, 600), (1920, 1080), (960, 1200), (2400, 700))


def light(surface: pygame.Surface, x: float, y: float) -> float:
    colour = surface.get_at((round(x), round(y)))
    return luminance((colour.r, colour.g, colour.b))


def table(size: tuple[int, int], turned: bool = False) -> tuple[pygame.Surface, Room]:
    room = layout(size, Shape(tuple(range(1, 7)))).room
    surface = pygame.Surface(size)
    draw_table(surface, room, CASINO, turned)
    return surface, room


@pytest.mark.parametrize("size", SIZES)
def test_the_light_falls_off_from_the_dealer(size: tuple[int, int]) -> None:
    surface, room = table(size)
    middle = size[0] // 2
    row = [light(surface, middle, room.edge(middle) * share) for share in (0.05, 0.4, 0.8)]
    assert row[0] > row[1] > row[2]
    assert light(surface, size[0] / 20, 12) < row[0]


def test_the_felt_gets_darker_with_every_step_away() -> None:
    steps = [luminance(felt_colour(step / 20, CASINO)) for step in range(24)]
    assert steps == sorted(steps, reverse=True)
    assert felt_colour(0.0, CASINO) == CASINO.felt_light
    assert felt_colour(0.3, CASINO) == CASINO.felt


@pytest.mark.parametrize("size", SIZES)
def test_felt_rail_and_room_are_where_the_layout_says(size: tuple[int, int]) -> None:
    surface, room = table(size)
    for share in (0.1, 0.5, 0.9):
        x = size[0] * share
        felt = surface.get_at((round(x), round(room.edge(x) - 30 * room.unit)))
        rail = surface.get_at((round(x), round(room.edge(x) + 0.4 * room.rail)))
        assert felt.g > felt.r
        assert rail.r > rail.g
    corner = surface.get_at((3, room.h - 3))
    assert max(corner.r, corner.g, corner.b) < 30


def test_the_rail_is_a_roll() -> None:
    across = [luminance(leather(step / 20, CASINO)) for step in range(21)]
    brightest = across.index(max(across))
    assert 4 <= brightest <= 11
    assert across[0] < 0.5 * max(across) > across[-1]


def test_the_dealer_sees_the_rail_above() -> None:
    surface, room = table((1280, 800), turned=True)
    at = surface.get_at((640, round(room.h - room.edge(640) - 0.4 * room.rail)))
    assert at.r > at.g
