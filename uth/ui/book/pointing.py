"""A table on which the pointer rests, for the picture book."""

from __future__ import annotations

import pygame

from uth.ui.intents import Move
from uth.ui.scenes.table import TableScene
from uth.ui.sizes import Size

_LOOKS = 2.0
"""Seconds that the pointer rests on something: so long that it is explained."""


class PointedAt:
    """A table on which the pointer rests on something, wherever that is at each size."""

    def __init__(self, scene: TableScene, name: str) -> None:
        """*name*: of the control."""
        self._scene = scene
        self._name = name

    def resize(self, size: Size) -> None:
        """Point there, in a window of that size."""
        self._scene.resize(size)
        control = next(each for each in self._scene.controls() if each.name == self._name)
        self._scene.handle(Move(*control.rect.centre))
        self._scene.update(_LOOKS)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and what is said about what is pointed at."""
        self._scene.draw(surface)
