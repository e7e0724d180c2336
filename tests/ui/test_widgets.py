"""Buttons, tags and text in a rectangle: nothing is written outside its place."""

from __future__ import annotations

import pygame
import pytest

from uth.ui import theme
from uth.ui.layout import Rect
from uth.ui.picture import Button
from uth.ui.theme import CASINO
from uth.ui.widgets import Align, cap_size, draw_button, tag, write, write_lines

BLACK = (0, 0, 0)
WHITE = (255, 255, 255)


def written(area: Rect, words: str, align: Align = Align.MIDDLE) -> pygame.Rect:
    """Return where a text in *area* leaves its ink."""
    surface = pygame.Surface((400, 200))
    write(surface, area, words, (theme.SMALL, 1.0, WHITE), align)
    surface.set_colorkey(BLACK)
    return surface.get_bounding_rect()


@pytest.mark.parametrize("align", Align)
@pytest.mark.parametrize("words", ["Undo", "A very long text that cannot have room in so small a place as this one"])
def test_text_stays_in_its_rectangle(words: str, align: Align) -> None:
    area = Rect(100, 50, 90, 30)
    assert written(area, words, align).w > 20
    assert pygame.Rect(area).contains(written(area, words, align))


def test_text_stands_where_it_is_told() -> None:
    area = Rect(100, 50, 200, 30)
    left, middle, right = (written(area, "Undo", align) for align in Align)
    assert left.x - area.x < 5
    assert abs(middle.centerx - 200) <= 2
    assert area.right - right.right < 5


def test_lines_use_the_height_they_return_and_the_last_is_cut() -> None:
    surface = pygame.Surface((400, 200))
    area = Rect(10, 10, 120, 40)
    words = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
    used = write_lines(surface, area, words, (theme.SMALL, 1.0, WHITE), Align.LEFT)
    surface.set_colorkey(BLACK)
    assert used <= area.h
    assert pygame.Rect(area).contains(surface.get_bounding_rect())
    assert write_lines(surface, area, "", (theme.SMALL, 1.0, WHITE)) == 0


@pytest.mark.parametrize("unit", [0.75, 1.0, 2.7])
def test_a_key_cap_grows_with_its_word(unit: float) -> None:
    letter, word = cap_size("C", unit), cap_size("Space", unit)
    assert letter[0] >= letter[1]
    assert word[0] > letter[0]
    assert word[1] == letter[1] >= 12


@pytest.mark.parametrize("width", [70, 120, 240])
def test_a_button_draws_inside_itself(width: int) -> None:
    surface = pygame.Surface((400, 100))
    rect = Rect(60, 20, width, 52)
    button = Button("next", "Next round", "same bets $130", "Space", gold=True)
    draw_button(surface, rect, button, (1.0, False, CASINO))
    surface.set_colorkey(BLACK)
    assert pygame.Rect(rect).contains(surface.get_bounding_rect())


def test_a_closed_button_looks_closed() -> None:
    def look(enabled: bool, hot: bool) -> bytes:
        surface = pygame.Surface((200, 80))
        button = Button("check", "Check", "free", "C", enabled=enabled)
        draw_button(surface, Rect(10, 10, 180, 52), button, (1.0, hot, CASINO))
        return pygame.image.tobytes(surface, "RGB")

    assert len({look(True, False), look(True, True), look(False, False)}) == 3


def test_a_tag_is_as_wide_as_its_amount() -> None:
    surface = pygame.Surface((400, 100))
    area = Rect(100, 20, 160, 20)
    small, large = (tag(surface, area, words, 1.0, (CASINO.note, CASINO.text)) for words in ("$5", "$12,500"))
    assert small.w < large.w <= area.w
    assert small.centre[0] == pytest.approx(area.centre[0], abs=1)
