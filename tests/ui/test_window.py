"""The window: its first size and its least, and what there is to say without a display."""

from __future__ import annotations

import pygame
import pytest

from uth.ui.sizes import DEFAULT, SMALLEST, Size
from uth.ui.window import DisplayError, fitting, open_window


def test_no_display_is_a_clear_message_and_no_silent_substitute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    with pytest.raises(DisplayError, match="no display"):
        open_window("test", (960, 600))


def test_a_driver_that_is_not_there_is_a_clear_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    with pytest.raises(DisplayError, match="no display"):
        open_window("test", (960, 600))


def test_a_system_whose_library_keeps_memory_as_it_likes_has_a_window_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("ctypes.CDLL", lambda _name: object())
    open_window("test", DEFAULT, seen=False).close()


def test_where_pygame_can_say_so_the_window_cannot_be_made_tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in pygame-ce."""

    class Ours:
        minimum_size = (0, 0)

        @classmethod
        def from_display_module(cls) -> type[Ours]:
            return cls

    monkeypatch.setattr(pygame, "Window", Ours, raising=False)
    open_window("test", (960, 600), seen=False).close()
    assert Ours.minimum_size == SMALLEST


@pytest.mark.parametrize(
    ("desktop", "expected"),
    [
        ((1920, 1080), (1280, 800)),
        ((1280, 720), (1152, 648)),
        ((3840, 2160), (1728, 1080)),
        ((1024, 600), (922, 540)),
    ],
)
def test_size_by_the_screen(desktop: Size, expected: Size) -> None:
    assert fitting(desktop) == expected


def test_the_first_size() -> None:
    opened = open_window("test", seen=False)
    assert opened.size == DEFAULT
    assert pygame.display.get_caption()[0] == "test"
    opened.close()
