"""Draws the map of starting hands and the rows of streets."""

from __future__ import annotations

import pygame

from uth.train.leaks import Leaks
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.learn.accuracy import hand_facts, map_values, street_rows
from uth.ui.page.kit import Kit
from uth.ui.page.scene import Pen
from uth.ui.page.view import Letters
from uth.ui.plots.chart import Chart, chart
from uth.ui.plots.draw_chart import draw_chart, mark_square
from uth.ui.plots.draw_rows import draw_rows
from uth.ui.plots.gallery import Look, draw_facts, picture
from uth.ui.plots.rows import rows_plot
from uth.ui.shelf import Cache

_FACTS = 250
"""Width of what is told of a starting hand, at unit 1."""
_GAP = 24
"""Between the map and what is told beside it, at unit 1."""
_ARROWS = (Key.LEFT, Key.RIGHT, Key.UP, Key.DOWN)


class LeaksView:
    """Draws by name: ``map`` and ``streets``."""

    def __init__(self, leaks: Leaks) -> None:
        self._hand = "AA"
        self._look: Look | None = None
        self.show(leaks)

    def show(self, leaks: Leaks) -> None:
        """Show other leaks."""
        self._leaks = leaks
        self._charts: Cache[Look, tuple[Chart, pygame.Surface]] = Cache()
        self._tables: Cache[Look, pygame.Surface] = Cache()

    def draw(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        """Draw into *rect*."""
        look = (rect, pen.unit, pen.theme)
        if name == "map":
            self._draw_map(surface, look, pen)
        else:
            surface.blit(self._tables.get(look, lambda: self._drawn_rows(look)), rect[:2])

    def move(self, key: Key) -> bool:
        """Move over the map; return whether the key means something there."""
        if key not in _ARROWS or self._look is None:
            return False
        hand = self._chart(self._look)[0].beside(self._hand, key)
        self._hand = hand or self._hand
        return hand is not None

    def point(self, x: int, y: int) -> None:
        """Choose the hand at a point, counted from the upper left corner of the map."""
        if self._look is not None:
            square = self._chart(self._look)[0].at(x, y)
            self._hand = square.hand if square else self._hand

    def _chart(self, look: Look) -> tuple[Chart, pygame.Surface]:
        rect, unit, theme = look

        def make() -> tuple[Chart, pygame.Surface]:
            plot = chart(Rect(0, 0, rect.w - round((_FACTS + _GAP) * unit), rect.h), unit)
            values = map_values(self._leaks)
            return plot, picture(look, lambda surface: draw_chart(surface, plot, values, unit, theme))

        return self._charts.get(look, make)

    def _draw_map(self, surface: pygame.Surface, look: Look, pen: Pen) -> None:
        self._look = look
        rect, unit, theme = look
        plot, drawn = self._chart(look)
        surface.blit(drawn, rect[:2])
        under = plot.at(pen.pointer[0] - rect.x, pen.pointer[1] - rect.y) if pen.pointer is not None else None
        square = under or plot.square(self._hand)
        ring = Rect(rect.x + square.rect.x, rect.y + square.rect.y, square.rect.w, square.rect.h)
        mark_square(surface, ring, unit, theme, strong=pen.focused or under is not None)
        left = rect.x + plot.right + round(_GAP * unit)
        draw_facts(surface, Rect(left, rect.y, rect.right - left, rect.h), hand_facts(self._leaks, square.hand), look)

    def _drawn_rows(self, look: Look) -> pygame.Surface:
        rect, unit, theme = look
        plot = rows_plot(street_rows(self._leaks), Rect(0, 0, rect.w, rect.h), Kit(unit, Letters()))
        return picture(look, lambda surface: draw_rows(surface, plot, unit, theme))
