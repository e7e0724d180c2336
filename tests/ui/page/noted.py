"""A page that writes down what it is told."""

from __future__ import annotations

from dataclasses import replace

import pygame

from tests.ui.page.pages import PAGE
from uth.ui.intents import Intent, KeyPress, Press, Release
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout.rect import Rect
from uth.ui.page.model import Field, Page
from uth.ui.page.scene import PageScene, Pen
from uth.ui.sizes import Size


class Noted(PageScene):
    """A page that writes down what it is told."""

    def __init__(self, page: Page, size: Size = (1280, 800)) -> None:
        super().__init__(KeyLabels())
        self.now = page
        self.notes: list[str] = []
        self.drawn: tuple[str, Rect, Pen] | None = None
        self.resize(size)

    def page(self) -> Page:
        return self.now

    def pressed(self, name: str) -> None:
        self.notes.append(f"pressed {name}")

    def chosen(self, name: str, index: int) -> None:
        self.notes.append(f"chosen {name} {index}")

    def opened(self, name: str, row: int) -> None:
        self.notes.append(f"opened {name} {row}")

    def picked(self, name: str, row: int) -> None:
        self.notes.append(f"picked {name} {row}")

    def typed(self, name: str, text: str) -> None:
        self.notes.append(f"typed {name} {text}")
        self.now = replace(
            self.now,
            blocks=tuple(replace(block, text=text) if isinstance(block, Field) else block for block in self.now.blocks),
        )

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        surface.fill((250, 0, 0) if pen.focused else (0, 200, 0), rect)
        self.drawn = name, rect, pen

    def canvas_pressed(self, name: str, x: int, y: int) -> None:
        self.notes.append(f"canvas {name} {x},{y}")

    def canvas_key(self, name: str, key: Key) -> bool:
        if key is Key.RIGHT:
            self.notes.append(f"canvas {name} {key}")
        return key is Key.RIGHT

    def do(self, *intents: Intent | Key) -> Noted:
        for intent in intents:
            self.handle(KeyPress(intent) if isinstance(intent, Key) else intent)
        return self

    def click(self, name: str) -> Noted:
        rect = next(control.rect for control in self.controls() if control.name == name)
        return self.do(Press(*rect.centre), Release(*rect.centre))


def on(name: str, page: Page = PAGE, size: Size = (1280, 2000)) -> Noted:
    scene = Noted(page, size)
    scene.focus_on(name)
    return scene
