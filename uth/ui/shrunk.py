"""Pictures for windows that are too small to be drawn in: drawn larger, then shrunk."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from uth.ui.layout.frame import Frame
from uth.ui.sizes import NOTHING_BELOW
from uth.ui.theme import RGB


def draw_framed(surface: pygame.Surface, frame: Frame, ground: RGB, draw: Callable[[pygame.Surface], None]) -> None:
    """Draw a picture of the frame's size into the whole window; a tiny window gets nothing but *ground*."""
    if min(surface.get_size()) < NOTHING_BELOW:
        surface.fill(ground)
        return
    if frame.size == surface.get_size():
        draw(surface)
        return
    large = pygame.Surface(frame.size, 0, surface)
    draw(large)
    shown = frame.shown
    if shown[2:] != surface.get_size():
        surface.fill(ground)
    surface.blit(pygame.transform.smoothscale(large, shown[2:]), shown[:2])
