"""A scene that counts, the loop around it, and a key that is pressed in its window."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from uth.ui.app import App
from uth.ui.intents import Intent
from uth.ui.keys import KeyLabels
from uth.ui.scene import Scene
from uth.ui.sizes import Size
from uth.ui.window import Window


class Plain(Scene):
    """A scene that counts."""

    def __init__(self) -> None:
        super().__init__()
        self.intents: list[Intent] = []
        self.seconds = 0.0
        self.drawn: list[Size] = []
        self.fails: Callable[[str], None] = lambda _where: None
        self.film = False
        self.closes = True

    @property
    def moving(self) -> bool:
        return self.film

    def may_close(self) -> bool:
        return self.closes

    def handle(self, intent: Intent) -> None:
        self.fails("handle")
        self.intents.append(intent)

    def update(self, dt: float) -> None:
        self.fails("update")
        self.seconds += dt

    def draw(self, surface: pygame.Surface) -> None:
        self.fails("draw")
        self.drawn.append(surface.get_size())


def app_of(window: Window, scene: Plain, *, watched: bool = True) -> App:
    def start(_labels: KeyLabels) -> Scene:
        return scene

    return App(window, start, watched=watched)


def key(scancode: int, code: int = 0, mod: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, scancode=scancode, key=code, unicode="", mod=mod))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, scancode=scancode, key=code, mod=mod))
