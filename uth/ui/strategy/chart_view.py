"""Draws the chart of starting hands as it is played: the raise and its margin in every square."""

from __future__ import annotations

import pygame

from uth.game.model import Choice
from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.layout.rect import Rect
from uth.ui.plots.chart import NAME, Chart, Square
from uth.ui.plots.draw_chart import ink_on
from uth.ui.plots.ink import board
from uth.ui.shapes import blend, contrast
from uth.ui.strategy.hands import Hands, HandShown
from uth.ui.theme import RGB, Theme
from uth.ui.widgets import write

NUMBER = type_.SMALL
"""The type of the numbers: small, so that two lines have room in a square."""
RAISED = type_.KEY
"""The same in bold, for a hand that raises: colour alone would not do."""
_CLOSE = 0.25
"""A margin of so many Antes has the full colour."""
_READABLE = 4.5
"""The least contrast of WCAG 2.2, level AA."""
_STEP = 0.05


def draw_hands(surface: pygame.Surface, chart: Chart, hands: Hands, unit: float, theme: Theme) -> None:
    """Draw the chart; every starting hand is among *hands*."""
    for square in chart.squares:
        _square(surface, square, hands[square.hand], unit, theme)
    for label in chart.ranks:
        write(surface, label.rect, label.text, (NAME, unit, theme.text_soft))


def _square(surface: pygame.Surface, square: Square, shown: HandShown, unit: float, theme: Theme) -> None:
    colour = colour_of(shown, theme)
    ink = ink_on(colour, theme)
    radius = max(2, round(4 * unit))
    pygame.draw.rect(surface, colour, square.rect, border_radius=radius)
    inside = 0
    if shown.differs:
        # Where squares are small, the frame lies between them as far as it can.
        thick = max(2, round(3 * unit)) if square.name.h else 2
        inside = thick - 1
        pygame.draw.rect(surface, theme.focus, square.rect.grown(1), width=thick, border_radius=radius)
    if square.name.h:
        pad = round(6 * unit)
        line = Rect(square.name.x + pad, square.name.y, square.name.w - 2 * pad, square.name.h)
        align = Align.LEFT if shown.raised else Align.MIDDLE
        write(surface, line, square.hand, (NAME, unit, ink), align)
        write(surface, line, shown.raised, (NAME, unit, ink), Align.RIGHT)
    number = square.number
    # Clear of the frame.
    number = Rect(number.x + inside, number.y, number.w - 2 * inside, number.h)
    write(surface, number, shown.number, (RAISED if shown.raised else NUMBER, unit, ink))


def colour_of(shown: HandShown, theme: Theme) -> RGB:
    """Return gold for a raise and blue for a check, the stronger the more it matters."""
    base = theme.gold if shown.value.best is not Choice.CHECK else theme.even
    share = 0.3 + 0.7 * min(1.0, abs(float(shown.margin)) / _CLOSE) ** 0.7
    colour = blend(board(theme), base, share)
    # Between dark and bright neither ink can be read: such a colour is made stronger.
    while share < 1 and contrast(ink_on(colour, theme), colour) < _READABLE:
        share = min(1.0, share + _STEP)
        colour = blend(board(theme), base, share)
    return colour
