"""A page's lists, and a page told in words and drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
import pytest

from tests.ui.page.noted import Noted
from tests.ui.page.pages import ALL, PAGE, numbered, table
from tests.ui.test_table_view import changed
from uth.ui.intents import Move
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.page.model import Button, Canvas, Page, Row
from uth.ui.page.scene import Pen
from uth.ui.sizes import Size
from uth.ui.window import Window

SIZES = ((960, 600), (1280, 800), (1920, 1080), (480, 300))


# --- lists


def test_only_the_rows_in_sight_are_asked_for_and_only_once() -> None:
    asked: list[tuple[int, int]] = []

    def rows(first: int, count: int) -> Sequence[Row]:
        asked.append((first, count))
        return numbered(first, count)

    scene = Noted(Page("x", (table(100_000, rows),)))
    for _ in range(3):
        scene.lines()
        scene.controls()
    assert len(asked) == 1
    shown = scene.state.reels["list"].shown
    assert asked[0] == (0, shown)
    scene.choose_row("list", 77_777)
    scene.lines()
    assert asked[1:] == [(77_777 - shown + 1, shown)]


def test_a_list_that_shrinks_keeps_a_row_chosen() -> None:
    scene = Noted(Page("x", (table(100),)))
    scene.choose_row("list", 99)
    scene.now = Page("x", (table(10),))
    scene.changed()
    assert scene.row("list") == 9
    scene.now = Page("x", (table(0),))
    scene.changed()
    assert "nothing yet" in scene.lines()
    scene.do(Key.ENTER, Key.DOWN, Key.END)
    assert scene.notes == []


# --- told and drawn


def test_a_page_is_told_in_words() -> None:
    scene = Noted(PAGE, (1280, 2000))
    told = scene.lines()
    for words in ("Everything", "of a page", "One", "Speed: fast", "it rises", "Ante: +$5", "BANKROLL $100"):
        assert words in told
    shown = scene.state.reels["list"].shown
    assert f"1 to {shown} of 1,000" in told
    assert "row 0, Ah Td $5" in told
    controls = {control.name: control for control in scene.controls()}
    assert controls["go"].onward
    assert controls["go"].label == "Go on, to the next"
    assert controls["delete"].key == "D"
    assert controls["sound"].label == "Sound: on"
    assert not controls["sound"].enabled
    assert controls["name"].label == "Name: Ann"
    assert controls["list 1"].label == "row 0, Ah Td $5"


def test_what_is_scrolled_away_cannot_be_pressed() -> None:
    names = {control.name for control in Noted(PAGE, (960, 600)).controls()}
    assert "speed slow" in names
    assert "delete" not in names


@pytest.mark.parametrize("size", SIZES)
def test_it_draws_and_drawing_changes_nothing(window: Window, size: Size) -> None:
    scene = Noted(PAGE, size)
    one, two = pygame.Surface(size), pygame.Surface(size)
    scene.draw(one)
    scene.draw(two)
    assert one.get_buffer().raw == two.get_buffer().raw


def test_what_has_the_focus_looks_otherwise(window: Window) -> None:
    pictures = set()
    scene = Noted(PAGE, (1280, 2000))
    for item in scene.shown().places.all_items():
        if item.name:
            scene.focus_on(item.name)
            surface = pygame.Surface((1280, 2000))
            scene.draw(surface)
            pictures.add(surface.get_buffer().raw)
    assert len(pictures) == len(scene.state.stops)


def test_a_canvas_is_drawn_by_the_scene_and_stays_in_its_place(window: Window) -> None:
    class Careless(Noted):
        def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
            super().draw_canvas(surface, name, rect.grown(500), pen)

    scene = Careless(Page("x", (Canvas("plot", focused=True),)))
    surface = pygame.Surface((1280, 800))
    scene.do(Move(640, 400))
    scene.draw(surface)
    assert scene.drawn is not None
    assert scene.drawn[2].pointer == (640, 400)
    item = scene.shown().places.item("plot")
    assert item is not None
    assert tuple(surface.get_at(item.rect.centre)) == (250, 0, 0, 255)
    assert tuple(surface.get_at((item.rect.x - 3, item.rect.centre[1]))) != (250, 0, 0, 255)
    assert tuple(surface.get_at((640, 20))) != (250, 0, 0, 255)


def test_a_notice_and_a_tiny_window_are_drawn(window: Window) -> None:
    scene = Noted(replace(PAGE, notice="That name is taken.", refused=True))
    plain = Noted(PAGE)
    surfaces = []
    for each in (scene, plain):
        surface = pygame.Surface((1280, 800))
        each.draw(surface)
        surfaces.append(surface.get_buffer().raw)
    assert surfaces[0] != surfaces[1]
    assert "That name is taken." in scene.lines()
    scene.resize((10, 5))
    scene.draw(pygame.Surface((10, 5)))


def test_everything_is_larger_at_a_larger_scale() -> None:
    usual, large = Noted(Page("x", ALL[4:7])), Noted(Page("x", ALL[4:7]))
    large.state.scale = 1.5
    large.changed()
    rects = [scene.controls()[3].rect for scene in (usual, large)]
    assert rects[1].h > rects[0].h * 1.3


def test_a_hint_that_is_too_long_for_its_line_takes_two() -> None:
    buttons = tuple(Button(name, "Some long words", gold=name == "a") for name in "abcde")
    heights = []
    for hint in ("Esc goes back", "Tab and arrows move, Enter presses what is marked, Esc goes back"):
        surfaces = []
        for said in (hint, " "):
            scene = Noted(Page("Title", (), buttons=buttons, hint=said))
            scene.enter()
            surfaces.append(pygame.Surface((1280, 800)))
            scene.draw(surfaces[-1])
        heights.append(changed(*surfaces).h)
    assert heights[1] > 1.6 * heights[0]
