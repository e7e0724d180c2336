"""Screens and places of windows, as far as each pygame and each system tells."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pygame
import pytest

from uth.store.window_file import Place
from uth.ui import screens
from uth.ui.layout.rect import Rect
from uth.ui.window import Window, open_window


@dataclass
class Desk:
    """Two screens side by side under a system that moves windows aside when they get their frames."""

    found: list[Rect] = field(default_factory=lambda: [Rect(0, 0, 1600, 900), Rect(1600, 0, 1280, 1024)])
    driver: str = "x11"
    window: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))
    modes: list[tuple[tuple[int, int], int, int]] = field(default_factory=list)

    def set_mode(self, size: tuple[int, int], flags: int = 0, *, display: int = 0) -> None:
        """Open the window in the middle of a screen."""
        self.modes.append((size, flags, display))
        screen = self.found[display]
        self.window = Rect(screen.x + (screen.w - size[0]) // 2, screen.y + (screen.h - size[1]) // 2, *size)

    def move(self, at: tuple[int, int]) -> None:
        """Move it."""
        self.window = Rect(*at, *self.window[2:])


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    desk = Desk()
    fakes: dict[str, Any] = {
        "get_desktop_sizes": lambda: [screen[2:] for screen in desk.found],
        "get_driver": lambda: desk.driver,
        "set_mode": desk.set_mode,
        "get_window_position": lambda: desk.window[:2],
        "set_window_position": desk.move,
        "get_surface": lambda: pygame.Surface(desk.window[2:]),
        "quit": lambda: None,
        "init": lambda: None,
    }
    for name, fake in fakes.items():
        monkeypatch.setattr(pygame.display, name, fake, raising=False)
    return desk


def test_where_screens_begin_is_found_by_a_window_that_nobody_sees(desk: Desk) -> None:
    assert list(screens.screens()) == desk.found
    assert all(flags == pygame.HIDDEN for _, flags, _ in desk.modes)
    desk.modes.clear()
    desk.found = desk.found[:1]
    assert list(screens.screens()) == desk.found
    assert desk.modes == [], "a single screen begins at its corner"


def test_without_places_the_first_screen_stands_for_all(desk: Desk) -> None:
    desk.driver = "wayland"
    assert list(screens.screens()) == desk.found[:1]
    assert screens.position() is None
    desk.window = Rect(5, 5, 100, 100)
    screens.move_to(50, 50)
    assert desk.window[:2] == (5, 5)


def test_sizes_that_are_not_known_are_no_screens(desk: Desk) -> None:
    desk.found = [Rect(0, 0, 0, 0)]
    assert screens.screens() == ()


def test_a_window_knows_where_it_is(desk: Desk) -> None:
    window = Window((900, 650), desk.found)
    desk.window = Rect(1751, 220, 900, 650)
    assert window.place == Place(1, 1280, 1024, 151, 220, 900, 650)


def test_the_frame_does_not_move_the_picture(desk: Desk) -> None:
    window = Window((900, 650), desk.found, (1751, 220))
    desk.window = Rect(1752, 240, 900, 650)
    window.moved(1752, 240)
    assert desk.window[:2] == (1751, 220)


def test_who_moves_the_window_later_is_let(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window((900, 650), desk.found, (1751, 220))
    now = pygame.time.get_ticks()
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now + 5000)
    desk.window = Rect(300, 300, 900, 650)
    window.moved(300, 300)
    assert desk.window[:2] == (300, 300)


def test_elsewhere_a_window_is_where_it_was_put(desk: Desk) -> None:
    desk.driver = "windows"
    window = Window((900, 650), desk.found, (1751, 220))
    desk.window = Rect(300, 300, 900, 650)
    window.moved(300, 300)
    assert desk.window[:2] == (300, 300)


def test_it_fills_the_screen_that_it_is_on_and_comes_back_to_its_place(desk: Desk) -> None:
    window = Window((900, 650), desk.found)
    desk.window = Rect(1751, 220, 900, 650)
    window.toggle_full_screen()
    assert desk.modes == [((1280, 1024), pygame.FULLSCREEN, 1)]
    assert window.place == Place(1, 1280, 1024, 151, 220, 900, 650, full=True)
    window.toggle_full_screen()
    assert desk.window == Rect(1751, 220, 900, 650)
    assert window.place == Place(1, 1280, 1024, 151, 220, 900, 650)


def test_nobody_sees_it_so_it_has_no_place(window: Window) -> None:
    window.moved(5, 5)
    assert window.place is None


def test_a_place_is_of_no_use_to_a_window_that_nobody_sees() -> None:
    opened = open_window("test", seen=False, place=Place(0, 1600, 900, 10, 10, 700, 500, full=True))
    assert opened.size == (1280, 800)
    opened.close()
