"""The screens, and where the window is on them: what both pygames do differently, or do not tell at all."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import pygame

from uth.ui.layout.rect import Rect
from uth.ui.sizes import Size

_PLACE = "SDL_VIDEO_WINDOW_POS"
_WITHOUT_PLACES = frozenset({"wayland", "dummy", "offscreen"})
"""SDL's drivers under which a window does not know where it is."""
_PROBE: Size = (64, 64)


def known() -> bool:
    """Return whether windows have places here."""
    return pygame.display.get_driver() not in _WITHOUT_PLACES


def screens() -> Sequence[Rect]:
    """Return the screens as they lie beside each other; none where their sizes are not known, and where windows have no
    places the first alone.

    No window may be open yet: where there are several, one that is not seen is opened in the middle of each and closed
    again, as no pygame tells where a screen begins.
    """
    sizes = pygame.display.get_desktop_sizes()
    if not sizes or min(map(min, sizes)) <= 0:
        return ()
    if len(sizes) == 1 or not known():
        return (Rect(0, 0, *sizes[0]),)
    return tuple(Rect(*_origin(index, size), *size) for index, size in enumerate(sizes))


def _origin(index: int, size: Size) -> tuple[int, int]:
    pygame.display.set_mode(_PROBE, pygame.HIDDEN, display=index)
    x, y = position() or (0, 0)
    # A window that is there already may not go to another screen.
    pygame.display.quit()
    pygame.display.init()
    return x - (size[0] - _PROBE[0]) // 2, y - (size[1] - _PROBE[1]) // 2


def position() -> tuple[int, int] | None:
    """Return where the window's picture begins, None where that cannot be known."""
    if not known():
        return None
    ask = getattr(pygame.display, "get_window_position", None)
    x, y = ask() if ask is not None else _window().position
    return int(x), int(y)


def framed_late() -> bool:
    """Return whether a window is first opened and then moved aside, when it gets its frame."""
    return pygame.display.get_driver() == "x11"


def move_to(x: int, y: int) -> None:
    """Let the window's picture begin there, where windows have places."""
    if not known():
        return
    move = getattr(pygame.display, "set_window_position", None)
    if move is not None:
        move((x, y))
    else:
        _window().position = (x, y)


class _Kept:
    """The older pygame hands the last of these out with every event of its window, and forgets to keep it alive."""

    window: Any = None


def _window() -> Any:
    """The window as the older pygame has it, fetched anew each time: another mode makes another one."""
    _Kept.window = import_module("pygame._sdl2.video").Window.from_display_module()
    return _Kept.window


def open_at(rect: Rect, flags: int) -> None:
    """Open the window there."""
    os.environ[_PLACE] = f"{rect.x},{rect.y}"
    try:
        pygame.display.set_mode(rect[2:], flags)
    finally:
        del os.environ[_PLACE]
