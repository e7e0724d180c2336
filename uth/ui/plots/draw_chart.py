"""Draws the chart of starting hands: colour and number in every square."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from uth.ui.layout.rect import Rect
from uth.ui.plots.chart import NAME, NUMBER, Chart, strength
from uth.ui.plots.ink import board
from uth.ui.shapes import blend, contrast
from uth.ui.theme import RGB, Theme
from uth.ui.widgets import write


def draw_chart(
    surface: pygame.Surface, chart: Chart, values: Mapping[str, tuple[float, str]], unit: float, theme: Theme
) -> None:
    """Draw the chart; *values*: for the hands that came what each Ante brought, and the same as a text."""
    radius = max(2, round(4 * unit))
    for square in chart.squares:
        value = values.get(square.hand)
        colour = colour_of(value[0], theme) if value else blend(theme.room, theme.note, 0.45)
        pygame.draw.rect(surface, colour, square.rect, border_radius=radius)
        inks = (ink_on(colour, theme), blend(colour, ink_on(colour, theme), 0.8)) if value else (theme.text_off,) * 2
        if square.name.h:
            write(surface, square.name, square.hand, (NAME, unit, inks[1]))
        if value:
            write(surface, square.number, value[1], (NUMBER, unit, inks[0]))
        elif not square.name.h:
            write(surface, square.rect, square.hand, (NAME, unit, inks[1]))
    for label in chart.ranks:
        write(surface, label.rect, label.text, (NAME, unit, theme.text_soft))


def mark_square(surface: pygame.Surface, rect: Rect, unit: float, theme: Theme, *, strong: bool) -> None:
    """Draw a frame round the square that is told about; *strong*: it is pointed at, or the focus is on the chart."""
    thick = max(2, round(2.4 * unit)) if strong else max(1, round(unit))
    colour = theme.focus if strong else theme.text_soft
    pygame.draw.rect(surface, colour, rect.grown(thick), width=thick, border_radius=max(2, round(5 * unit)))


def colour_of(per_ante: float, theme: Theme) -> RGB:
    """Return gold for what won, blue for what lost, the stronger the more."""
    share = strength(per_ante)
    return blend(board(theme), theme.gold if share > 0 else theme.even, 0.12 + 0.88 * abs(share))


def ink_on(colour: RGB, theme: Theme) -> RGB:
    """Return the ink that is easier to read on a colour."""
    return max((theme.chalk, theme.gold_ink), key=lambda ink: contrast(ink, colour))
