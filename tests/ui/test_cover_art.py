"""The picture behind the menu."""

from __future__ import annotations

import pygame
import pytest

from uth.store.settings import Cloth, Deck
from uth.ui.cover_art import cover, draw_name
from uth.ui.layout.rect import Rect
from uth.ui.shapes import contrast
from uth.ui.sizes import Size
from uth.ui.theme import RGB, theme_of
from uth.ui.window import Window


@pytest.mark.parametrize("felt", list(Cloth))
def test_what_lies_on_the_felt_keeps_right_of_the_menu(felt: Cloth, window: Window) -> None:
    size: Size = (960, 600)
    theme = theme_of(felt, Deck.TWO_COLOURS)
    picture = cover(size, 0.75, 400, theme)
    assert picture.get_size() == size
    # The cards are the only paper there is: none of it left of the line.
    bright = [(x, y) for x in range(size[0]) for y in range(0, size[1], 3) if min(picture.get_at((x, y))[:3]) > 225]
    assert bright
    assert min(x for x, _y in bright) > 400
    assert max(y for _x, y in bright) < size[1]


@pytest.mark.parametrize("felt", list(Cloth))
def test_the_name_can_be_read_on_every_felt(felt: Cloth, window: Window) -> None:
    theme = theme_of(felt, Deck.TWO_COLOURS)
    surface = pygame.Surface((420, 130))
    surface.fill(theme.felt)
    draw_name(surface, Rect(0, 0, 420, 130), ("ULTIMATE", "TEXAS HOLD’EM"), 1.0, theme)
    inks = {_colour(surface, x, y) for x in range(420) for y in range(130)}
    assert max(contrast(ink, theme.felt_light) for ink in inks) > 4.5


def test_a_long_name_is_made_smaller(window: Window) -> None:
    theme = theme_of(Cloth.GREEN, Deck.TWO_COLOURS)
    surface = pygame.Surface((420, 130))
    draw_name(surface, Rect(0, 0, 420, 130), ("ULTIMATE", "A NAME THAT IS MUCH TOO LONG FOR THIS"), 1.0, theme)
    edge = [_colour(surface, x, 60) for x in range(400, 420)]
    assert edge.count((0, 0, 0)) > 5


def _colour(surface: pygame.Surface, x: int, y: int) -> RGB:
    colour = surface.get_at((x, y))
    return colour.r, colour.g, colour.b
