"""The chart of a table, drawn once per size, with what follows the pointer or the keys over it."""

from __future__ import annotations

import pygame

from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.page.scene import Pen
from uth.ui.plots.chart import Chart, chart
from uth.ui.plots.draw_chart import mark_square
from uth.ui.plots.gallery import Look, draw_facts, picture
from uth.ui.plots.panels import HandFacts
from uth.ui.shelf import Cache
from uth.ui.strategy.chart_view import NUMBER, draw_hands
from uth.ui.strategy.hands import Hands, facts_of
from uth.ui.theme import Theme

_FACTS = 270
"""Width of what is told of a starting hand, at unit 1."""
_GAP = 24
_ARROWS = (Key.LEFT, Key.RIGHT, Key.UP, Key.DOWN)


class HandsPlot:
    """Draws the chart.

    :ivar hand: the one that is marked and told about.
    """

    def __init__(self) -> None:
        self.hand = "AA"
        self._look: Look | None = None
        self._hands: Hands = {}
        self._names = "", ""
        self._charts: Cache[Look, tuple[Chart, pygame.Surface]] = Cache()

    def show(self, hands: Hands, names: tuple[str, str]) -> None:
        """Show these hands; *names*: what the table and the other one are called."""
        if (hands, names) != (self._hands, self._names):
            self._hands, self._names = hands, names
            self._charts = Cache()

    def draw(self, surface: pygame.Surface, rect: Rect, pen: Pen) -> None:
        """Draw the chart and what is told of one hand into *rect*."""
        if not self._hands:
            return
        look = self._look = (rect, pen.unit, pen.theme)
        plot, drawn = self._drawn(look)
        surface.blit(drawn, rect[:2])
        under = plot.at(pen.pointer[0] - rect.x, pen.pointer[1] - rect.y) if pen.pointer is not None else None
        square = under or plot.square(self.hand)
        ring = Rect(rect.x + square.rect.x, rect.y + square.rect.y, square.rect.w, square.rect.h)
        mark_square(surface, ring, pen.unit, pen.theme, strong=pen.focused or under is not None)
        left = rect.x + plot.right + round(_GAP * pen.unit)
        facts = HandFacts(square.hand, self.facts(square.hand))
        draw_facts(surface, Rect(left, rect.y, rect.right - left, rect.h), facts, look)

    def facts(self, hand: str) -> tuple[tuple[str, str], ...]:
        """Return what is told of a hand: lines of (what, how much)."""
        return facts_of(self._hands[hand], *self._names)

    def paint(self, surface: pygame.Surface, plot: Chart, unit: float, theme: Theme) -> None:
        """Draw the squares."""
        draw_hands(surface, plot, self._hands, unit, theme)

    def _drawn(self, look: Look) -> tuple[Chart, pygame.Surface]:
        rect, unit, theme = look

        def make() -> tuple[Chart, pygame.Surface]:
            plot = chart(Rect(0, 0, rect.w - round((_FACTS + _GAP) * unit), rect.h), unit, NUMBER)
            return plot, picture(look, lambda surface: self.paint(surface, plot, unit, theme))

        return self._charts.get(look, make)

    def move(self, key: Key) -> bool:
        """Mark the hand beside; return whether the key means something there."""
        if self._look is None or key not in _ARROWS:
            return False
        hand = self._drawn(self._look)[0].beside(self.hand, key)
        self.hand = hand or self.hand
        return hand is not None

    def point(self, x: int, y: int) -> None:
        """Mark the hand at a point, counted from the upper left corner of the plot."""
        if self._look is not None:
            square = self._drawn(self._look)[0].at(x, y)
            self.hand = square.hand if square else self.hand
