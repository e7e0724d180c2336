"""What is printed on the felt: the name of the game where there is room beside the boxes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from tests.ui import pictures
from uth.ui.layout import Layout, Viewpoint, layout, shape_of
from uth.ui.picture import CIRCLES
from uth.ui.print_art import draw_prints
from uth.ui.sizes import Size
from uth.ui.theme import CASINO

TITLE = ("ULTIMATE", "TEXAS HOLD’EM")


def parts(
    boxes: int, viewpoint: Viewpoint = Viewpoint.PLAYER, title: tuple[str, str] = TITLE
) -> tuple[list[pygame.Rect], Layout]:
    """Return where the letters of the name are, and the layout."""
    places = layout((1280, 800), shape_of(pictures.empty(boxes)), viewpoint)
    drawn = [pygame.Surface(places.size) for _ in range(2)]
    for surface, words in zip(drawn, (title, ("", "")), strict=True):
        surface.fill(CASINO.felt)
        draw_prints(surface, places, replace(pictures.FELT, title=words), CASINO)
    same = pygame.mask.from_threshold(drawn[0], (0, 0, 0), (1, 1, 1, 255), drawn[1])
    same.invert()
    # pygame's own types say one rectangle; it is a list of them.
    letters: Any = same.get_bounding_rects()
    return letters, places


@pytest.mark.parametrize(
    ("boxes", "viewpoint", "shown"),
    [(1, Viewpoint.PLAYER, True), (1, Viewpoint.DEALER, False), (6, Viewpoint.PLAYER, False)],
)
def test_the_name_of_the_game_is_printed_beside_few_boxes(boxes: int, viewpoint: Viewpoint, shown: bool) -> None:
    assert bool(parts(boxes, viewpoint)[0]) is shown


def test_a_name_that_has_no_room_is_left_out_whole() -> None:
    assert parts(1, title=("ULTIMATE", "A NAME THAT IS MUCH TOO LONG FOR THE FELT"))[0] == []


def test_the_name_touches_neither_the_box_nor_the_rail() -> None:
    letters, places = parts(1)
    box = places.box(1).rect
    left = [rect for rect in letters if rect.right < box.x]
    right = [rect for rect in letters if rect.x > box.right]
    assert len(left) == len(TITLE[0])
    assert len(left) + len(right) == len(letters)
    assert all(rect.bottom < places.room.floor(rect.centerx) for rect in letters)
    assert all(rect.x > 0 and rect.right < places.size[0] for rect in letters)


@pytest.mark.parametrize(
    ("size", "boxes", "said"),
    [((1280, 800), 6, True), ((1100, 690), 5, True), ((960, 600), 2, True), ((960, 600), 6, False)],
)
def test_circles_say_words_wherever_all_of_them_have_room(size: Size, boxes: int, said: bool) -> None:
    places = layout(size, shape_of(pictures.empty(boxes)))
    drawn = []
    for words in (CIRCLES, tuple((bet, word[::-1], letter) for bet, word, letter in CIRCLES)):
        surface = pygame.Surface(places.size)
        draw_prints(surface, places, replace(pictures.FELT, circles=words), CASINO)
        drawn.append(surface.get_buffer().raw)
    assert (drawn[0] != drawn[1]) is said
