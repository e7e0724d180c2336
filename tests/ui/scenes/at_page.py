"""Somebody at a page, for the tests of scenes."""

from __future__ import annotations

import pygame

from uth.ui.intents import KeyPress, Press
from uth.ui.keys import Key
from uth.ui.page.scene import PageScene
from uth.ui.sizes import Size

SIZES: tuple[Size, ...] = ((480, 300), (960, 600), (1280, 800), (1920, 1080))


def opened(scene: PageScene, size: Size = (1280, 800)) -> PageScene:
    """Return the scene as the app opens it."""
    scene.resize(size)
    scene.enter()
    return scene


def press(scene: PageScene, *keys: Key) -> None:
    """Press keys."""
    for key in keys:
        scene.handle(KeyPress(key))


def click(scene: PageScene, name: str) -> None:
    """Click on the middle of something."""
    control = next(control for control in scene.controls() if control.name == name)
    scene.handle(Press(*control.rect.centre))


def text(scene: PageScene) -> str:
    """Return what is to be read."""
    return "\n".join(scene.lines())


def drawn(scene: PageScene, size: Size) -> pygame.Surface:
    """Draw the scene; twice gives the same pixels."""
    scene.resize(size)
    surfaces = []
    for _ in range(2):
        surface = pygame.Surface(size)
        scene.draw(surface)
        surfaces.append(surface)
    assert surfaces[0].get_buffer().raw == surfaces[1].get_buffer().raw
    return surfaces[0]
