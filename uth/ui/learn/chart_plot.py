"""Draws the chart of starting hands of a drill: how each is played, faint if it was not asked, framed if missed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from uth.train.drills.charted import Asked
from uth.ui.learn.chart import asked_facts
from uth.ui.plots.chart import NAME, Chart, Square
from uth.ui.plots.draw_chart import ink_on
from uth.ui.plots.ink import board
from uth.ui.shapes import blend
from uth.ui.strategy.chart_view import NUMBER, RAISED
from uth.ui.strategy.hands import HandShown
from uth.ui.strategy.hands_plot import HandsPlot
from uth.ui.theme import Theme
from uth.ui.widgets import write
from uth.words.strategy import short_choice

_FAINT = 0.22
"""So much of its colour has a hand that was not asked."""
_CHECK = "–"


def _missed(asked: Asked) -> bool:
    return asked.missed > 0


class AskedPlot(HandsPlot):
    """The chart with what was asked."""

    def __init__(self, asked: Mapping[str, Asked], framed: Callable[[Asked], bool] = _missed) -> None:
        """*framed*: which hands are to be learnt; those that were ever missed, if nothing else is said."""
        super().__init__()
        self._asked = asked
        self._framed = framed
        missed = (name for name, each in asked.items() if framed(each))
        self.hand = next(missed, next(iter(asked), self.hand))

    def facts(self, hand: str) -> tuple[tuple[str, str], ...]:
        """Return how often a hand was asked and missed, and how it is played best."""
        return asked_facts(self._asked.get(hand, Asked()), self._hands[hand])

    def paint(self, surface: pygame.Surface, plot: Chart, unit: float, theme: Theme) -> None:
        """Draw the squares."""
        for square in plot.squares:
            asked = self._asked.get(square.hand)
            _square(surface, square, self._hands[square.hand], asked is not None, (unit, theme))
            if asked is not None and self._framed(asked):
                _frame(surface, square, unit, theme)
        for label in plot.ranks:
            write(surface, label.rect, label.text, (NAME, unit, theme.text_soft))


def _frame(surface: pygame.Surface, square: Square, unit: float, theme: Theme) -> None:
    width, radius = max(2, round(3 * unit)), max(2, round(4 * unit))
    pygame.draw.rect(surface, theme.focus, square.rect.grown(1), width=width, border_radius=radius)


def _square(surface: pygame.Surface, square: Square, shown: HandShown, asked: bool, look: tuple[float, Theme]) -> None:
    unit, theme = look
    base = theme.gold if shown.raised else theme.even
    colour = base if asked else blend(board(theme), base, _FAINT)
    ink = ink_on(colour, theme)
    radius = max(2, round(4 * unit))
    pygame.draw.rect(surface, colour, square.rect, border_radius=radius)
    if square.name.h:
        write(surface, square.name, square.hand, (NAME, unit, ink))
    # In small squares only a raise has room.
    play = short_choice(shown.value.best) if square.name.h else shown.raised or _CHECK
    write(surface, square.number, play, (RAISED if shown.raised else NUMBER, unit, ink))
