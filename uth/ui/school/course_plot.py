"""A course of points on a page: drawn with its target, and gone through with the arrow keys or the pointer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.page.kit import Kit
from uth.ui.page.scene import Pen
from uth.ui.page.view import Letters
from uth.ui.plots.draw_rows import draw_rows
from uth.ui.plots.draw_trend import draw_trend
from uth.ui.plots.gallery import Look, picture
from uth.ui.plots.rows import Rows, rows_plot
from uth.ui.plots.trend import Moment, Trend, trend
from uth.words.school_targets import seconds_words

_ARROWS = {Key.LEFT: -1, Key.RIGHT: 1}


@dataclass(frozen=True, slots=True)
class Points:
    """What is plotted. *say*: writes a value; *most*: the upper end of the scale; *target*: a line, None for none."""

    moments: tuple[Moment, ...] = ()
    say: Callable[[float], str] = str
    most: float = 1.0
    target: float | None = None

    @property
    def lines(self) -> tuple[str, ...]:
        """The points in words."""
        return tuple(f"{moment.name}: {self.say(moment.value)}" for moment in self.moments)


class CoursePlot:
    """One plot on a page; its name on the page is up to the page.

    :ivar points: what is plotted.
    """

    def __init__(self) -> None:
        self.points = Points()
        self._chosen: int | None = None
        self._plot: Trend | None = None

    def show(self, points: Points) -> None:
        """Plot something else, or the same again."""
        if points.lines != self.points.lines:
            self._chosen = None
        self.points = points

    @property
    def told(self) -> str:
        """The point that is chosen, in words; the last one where none is; empty where there is none."""
        lines = self.points.lines
        if not lines:
            return ""
        return lines[-1 if self._chosen is None else self._chosen]

    def key(self, key: Key) -> bool:
        """Go from point to point; return whether the key does that."""
        count = len(self.points.moments)
        if key not in _ARROWS or not count:
            return False
        here = count - 1 if self._chosen is None else self._chosen
        self._chosen = max(0, min(count - 1, here + _ARROWS[key]))
        return True

    def pressed(self, x: int) -> None:
        """Choose the point that is nearest to a pixel of the canvas."""
        if self._plot is not None and self.points.moments:
            self._chosen = self._plot.nearest(x)

    def draw(self, surface: pygame.Surface, rect: Rect, pen: Pen) -> None:
        """Draw the plot into *rect*."""
        points = self.points
        if not points.moments:
            return
        room, kit = Rect(0, 0, rect.w, rect.h), Kit(pen.unit, Letters())
        plot = self._plot = trend(points.moments, room, kit, points.say, points.most)
        near = plot.nearest(pen.pointer[0] - rect.x) if pen.pointer is not None else None
        chosen = near if near is not None else self._chosen if self._chosen is not None else len(plot.dots) - 1

        def drawn(onto: pygame.Surface) -> None:
            draw_trend(onto, plot, pen.unit, pen.theme, chosen=chosen)
            if points.target is not None:
                _draw_target(onto, plot, points.target / points.most, pen)

        look: Look = (rect, pen.unit, pen.theme)
        surface.blit(picture(look, drawn), rect[:2])
        if pen.focused:
            area = plot.area._replace(x=rect.x + plot.area.x, y=rect.y + plot.area.y)
            pygame.draw.rect(surface, pen.theme.focus, area, width=max(1, round(1.5 * pen.unit)))


def _draw_target(surface: pygame.Surface, plot: Trend, share: float, pen: Pen) -> None:
    """A broken line at that share of the height."""
    area, dash, thick = plot.area, max(2, round(9 * pen.unit)), max(1, round(1.6 * pen.unit))
    y = round(area.bottom - share * area.h)
    for x in range(area.x, area.right, 2 * dash):
        surface.fill(pen.theme.text, (x, y - thick // 2, min(dash, area.right - x), thick))


def draw_table(surface: pygame.Surface, rows: Rows, rect: Rect, pen: Pen) -> None:
    """Draw rows of texts and bars into *rect*."""
    look: Look = (rect, pen.unit, pen.theme)
    plot = rows_plot(rows, Rect(0, 0, rect.w, rect.h), Kit(pen.unit, Letters()))
    surface.blit(picture(look, lambda onto: draw_rows(onto, plot, pen.unit, pen.theme)), rect[:2])


def time_points(moments: tuple[Moment, ...], target: int) -> Points:
    """Return times, in seconds, as what is plotted; *target*: in milliseconds, 0 for none."""
    line = target / 1000
    return Points(moments, lambda value: seconds_words(value * 1000), highest(moments, line), line or None)


def highest(moments: Sequence[Moment], target: float = 0.0) -> float:
    """Return the upper end of a scale that has room for all values and a target."""
    return max([target, *(moment.value for moment in moments)]) * 1.15 or 1.0
