"""The plots of one statistics: laid out and drawn once per size, with what follows the pointer or the keys over it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from uth.career.summary import Statistics
from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.assets import opaque
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.page.kit import Kit
from uth.ui.page.scene import Pen
from uth.ui.page.view import Letters
from uth.ui.plots import panels, tables
from uth.ui.plots.chart import Chart, chart
from uth.ui.plots.course import CoursePlot, Series, course_plot
from uth.ui.plots.draw_chart import draw_chart, mark_square
from uth.ui.plots.draw_course import draw_course, draw_moment
from uth.ui.plots.draw_rows import draw_rows
from uth.ui.plots.ink import board
from uth.ui.plots.rows import Rows, rows_plot
from uth.ui.shelf import Cache
from uth.ui.theme import Theme
from uth.ui.widgets import write

Look = tuple[Rect, float, Theme]
_FACTS = 250
"""Width of what is told of a starting hand, at unit 1."""
_LEAPS = 100
"""So many steps of an arrow key lead through a whole course."""
_ARROWS = (Key.LEFT, Key.RIGHT, Key.UP, Key.DOWN)


class Gallery:
    """Draws the plots by name: ``course``, ``bets``, ``decisions``, ``chart``, ``hands``."""

    def __init__(self) -> None:
        self._found: Statistics | None = None
        self._looks: dict[str, Look] = {}
        self._hand = "AA"
        self._forget(Series((0,), (0,)))

    def _forget(self, series: Series) -> None:
        self._series = series
        self._moment: int | None = None
        self._courses: Cache[Look, tuple[CoursePlot, pygame.Surface]] = Cache()
        self._charts: Cache[Look, tuple[Chart, pygame.Surface]] = Cache()
        self._tables: Cache[tuple[str, Look], pygame.Surface] = Cache()

    def show(self, found: Statistics | None) -> None:
        """Show another statistics, or none."""
        self._found = found if found is not None and found.totals is not None else None
        self._forget(panels.series(found) if found is not None and found.points else Series((0,), (0,)))

    def draw(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        """Draw a plot into *rect*."""
        found = self._found
        if found is None:
            return
        look = self._looks[name] = (rect, pen.unit, pen.theme)
        match name:
            case "course":
                self._draw_course(surface, found, look, pen)
            case "chart":
                self._draw_chart(surface, found, look, pen)
            case "bets":
                self._draw_table(surface, name, tables.bets(found), look)
            case "decisions":
                self._draw_table(surface, name, tables.decisions(found), look)
            case "hands":
                self._draw_table(surface, name, tables.hands(found.hands[0]), look)

    # --- what a person does

    def move(self, name: str, key: Key) -> bool:
        """Move along the course or over the chart; return whether the key means something there."""
        if name == "course":
            return self._along(key)
        if name != "chart" or key not in _ARROWS:
            return False
        hand = self._chart(self._looks[name])[0].beside(self._hand, key) if name in self._looks else None
        self._hand = hand or self._hand
        return hand is not None

    def point(self, name: str, x: int, y: int) -> None:
        """Put the mark at a point, counted from the upper left corner of the plot."""
        if name not in self._looks:
            return
        look = self._looks[name]
        at = look[0].x + x, look[0].y + y
        if name == "course":
            self._moment = self._course(look)[0].nearest(self._series, at[0])
        elif name == "chart":
            square = self._chart(look)[0].at(*at)
            self._hand = square.hand if square else self._hand

    def _along(self, key: Key) -> bool:
        last = len(self._series.places) - 1
        here = last if self._moment is None else self._moment
        leap = max(1, last // _LEAPS)
        to = {Key.LEFT: here - leap, Key.RIGHT: here + leap, Key.HOME: 0, Key.END: last}.get(key)
        if to is None:
            return False
        self._moment = max(0, min(last, to))
        return True

    # --- the course

    def _course(self, look: Look) -> tuple[CoursePlot, pygame.Surface]:
        rect, unit, theme = look

        def make() -> tuple[CoursePlot, pygame.Surface]:
            assert self._found is not None
            assert self._found.currency is not None
            texts = panels.course_texts(self._found.currency)
            plot = course_plot(self._series, Rect(0, 0, rect.w, rect.h), Kit(unit, Letters()), texts)
            return plot, picture(look, lambda surface: draw_course(surface, plot, unit, theme))

        return self._courses.get(look, make)

    def _draw_course(self, surface: pygame.Surface, found: Statistics, look: Look, pen: Pen) -> None:
        rect = look[0]
        plot, picture = self._course(look)
        surface.blit(picture, rect[:2])
        index = self._moment
        if pen.pointer is not None:
            index = plot.nearest(self._series, pen.pointer[0] - rect.x)
        elif pen.focused and index is None:
            index = len(self._series.places) - 1
        if index is not None:
            canvas = surface.subsurface(pygame.Rect(rect).clip(surface.get_rect()))
            draw_moment(canvas, plot, index, panels.moment(found, index), (pen.unit, pen.theme))
        if pen.focused:
            area = plot.area._replace(x=rect.x + plot.area.x, y=rect.y + plot.area.y)
            pygame.draw.rect(surface, pen.theme.focus, area, width=max(1, round(1.5 * pen.unit)))

    # --- the chart

    def _chart(self, look: Look) -> tuple[Chart, pygame.Surface]:
        rect, unit, theme = look

        def make() -> tuple[Chart, pygame.Surface]:
            assert self._found is not None
            values = panels.chart_values(self._found)
            plot = chart(Rect(0, 0, rect.w - round((_FACTS + 24) * unit), rect.h), unit)
            return plot, picture(look, lambda surface: draw_chart(surface, plot, values, unit, theme))

        return self._charts.get(look, make)

    def _draw_chart(self, surface: pygame.Surface, found: Statistics, look: Look, pen: Pen) -> None:
        rect, unit, theme = look
        plot, picture = self._chart(look)
        surface.blit(picture, rect[:2])
        under = plot.at(pen.pointer[0] - rect.x, pen.pointer[1] - rect.y) if pen.pointer is not None else None
        square = under or plot.square(self._hand)
        ring = Rect(rect.x + square.rect.x, rect.y + square.rect.y, square.rect.w, square.rect.h)
        mark_square(surface, ring, unit, theme, strong=pen.focused or under is not None)
        left = rect.x + plot.right + round(24 * unit)
        room = Rect(left, rect.y, rect.right - left, rect.h)
        draw_facts(surface, room, panels.starting_facts(found, square.hand), look)

    # --- rows

    def _draw_table(self, surface: pygame.Surface, name: str, rows: Rows, look: Look) -> None:
        rect, unit, theme = look

        def make() -> pygame.Surface:
            plot = rows_plot(rows, Rect(0, 0, rect.w, rect.h), Kit(unit, Letters()))
            return picture(look, lambda surface: draw_rows(surface, plot, unit, theme))

        surface.blit(self._tables.get((name, look), make), rect[:2])


def picture(look: Look, draw: Callable[[pygame.Surface], None]) -> pygame.Surface:
    rect, _, theme = look
    made = opaque(pygame.Surface(rect[2:]))
    made.fill(board(theme))
    draw(made)
    return made


def draw_facts(surface: pygame.Surface, room: Rect, facts: panels.HandFacts, look: Look) -> None:
    """Write what is told of one starting hand."""
    _, unit, theme = look
    title = Rect(room.x, room.y, room.w, type_.TITLE.line(unit))
    write(surface, title, facts.title, (type_.TITLE, unit, theme.accent), Align.LEFT)
    y = title.bottom + round(8 * unit)
    step = type_.BODY.line(unit) + round(7 * unit)
    for label, value in facts.rows:
        line = Rect(room.x, y, room.w, step)
        write(surface, line, label, (type_.BODY, unit, theme.text_soft), Align.LEFT)
        write(surface, line, value, (type_.AMOUNT, unit, theme.text), Align.RIGHT)
        y += step
