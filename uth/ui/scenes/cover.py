"""A page on the picture of the game, under its lettered name: how the program welcomes who opens it."""

from __future__ import annotations

import pygame

from uth.ui.cover_art import cover, draw_name
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.page.arrange import Places
from uth.ui.page.model import Canvas
from uth.ui.page.scene import PageScene, Pen
from uth.words import menu as words
from uth.words.pages import keys_that_lead

_LETTERED = "lettered"
_AIR = 40
"""Between the page and what lies on the felt, at unit 1."""


class CoverScene(PageScene):
    """Draws the picture behind the page; the page begins with :meth:`lettered`."""

    @staticmethod
    def lettered(height: int) -> Canvas:
        """Return the place of the lettered name, *height* pixels high at unit 1."""
        return Canvas(_LETTERED, height, weight=0, words=(words.picture_words(),))

    def keys_that_lead(self, there: str) -> str:
        """Return the hint of a page that nothing lies behind; *there*: where Esc leads."""
        tab, enter, escape = (self.labels.label(key) for key in (Key.TAB, Key.ENTER, Key.ESCAPE))
        return keys_that_lead(tab, enter, escape, there)

    def draw_ground(self, surface: pygame.Surface, places: Places) -> None:
        """Draw the table in the evening."""
        column = max(item.rect.right for item in places.items)
        left = column + round(_AIR * places.unit)
        surface.blit(cover(places.size, places.unit, left, self.theme), (0, 0))

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        """Letter the name of the game."""
        if name == _LETTERED:
            draw_name(surface, rect, words.name_of_the_game(), pen.unit, pen.theme)
