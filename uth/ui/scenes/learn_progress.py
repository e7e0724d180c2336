"""Progress over weeks: how much was right, what it cost, streaks; as plots and as rows."""

from __future__ import annotations

from enum import StrEnum

import pygame

from uth.store.progress import Answered, Progress
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.learn.pupil import Pupil
from uth.ui.learn.weeks import Practice, Span, What, figures, moments, practice_of, rows_of, say
from uth.ui.page.kit import Kit
from uth.ui.page.model import Bar, Block, Canvas, Choices, Figures, Page, Panel, Tabs, Text
from uth.ui.page.scene import PageScene, Pen
from uth.ui.page.view import Letters
from uth.ui.plots.draw_rows import draw_rows
from uth.ui.plots.draw_trend import draw_trend
from uth.ui.plots.gallery import Look, picture
from uth.ui.plots.rows import needed_height, rows_plot
from uth.ui.plots.trend import Trend, trend
from uth.words import learn_review as words

_ARROWS = {Key.LEFT: -1, Key.RIGHT: 1}


class Part(StrEnum):
    """The parts of the page."""

    RIGHT = "right"
    COST = "cost"
    TABLE = "table"


class ProgressScene(PageScene):
    """A player's practice over time."""

    def __init__(self, pupil: Pupil) -> None:
        """Read what was practised.

        :raises StoreError: if it cannot be read.
        """
        preferences = pupil.preferences
        super().__init__(pupil.labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._pupil = pupil
        self._part, self._span = Part.RIGHT, Span.WEEKS
        self._point: int | None = None
        self._plot: Trend | None = None
        self._answers: tuple[Answered, ...] = ()
        if pupil.database is not None and pupil.player is not None:
            self._answers = Progress(pupil.database, pupil.player.id).answers()
        self._practice: Practice = practice_of(self._answers, self._span)

    # --- the page

    def page(self) -> Page:
        """Return the part that is chosen."""
        parts, player = list(Part), self._pupil.player
        return Page(
            words.progress_title(),
            self._blocks(),
            subtitle=player.name if player else "",
            tabs=Tabs("part", "", words.progress_parts(), parts.index(self._part), words=tuple(parts)),
        )

    def _blocks(self) -> tuple[Block, ...]:
        if not self._practice.days:
            return (Panel((Text(words.nothing_practised()),)),)
        spans = list(Span)
        span = Choices("span", "", words.progress_spans(), spans.index(self._span), words=tuple(spans))
        head = (Bar((span,)), Figures(figures(self._practice)))
        if self._part is Part.TABLE:
            rows = rows_of(self._practice)
            return (*head, Panel((Canvas("rows", needed_height(rows), words=rows.lines()),)))
        said = self._told()
        canvas = Canvas("plot", 170, focused=True, words=said)
        return (*head, Panel((canvas,)), Text(self._caption(said), soft=True))

    def _told(self) -> tuple[str, ...]:
        what = What(self._part.value)
        return tuple(f"{moment.name}: {say(what, moment.value)}" for moment in moments(self._practice, what))

    def _caption(self, said: tuple[str, ...]) -> str:
        title = words.plot_title(self._part.value)
        if not said:
            return title
        place = len(said) - 1 if self._point is None else min(self._point, len(said) - 1)
        return f"{title} {said[place]}"

    # --- what a person wants

    def chosen(self, name: str, index: int) -> None:
        """Show another part, or by another measure of time."""
        if name == "part":
            self._part = list(Part)[index]
        else:
            self._span = list(Span)[index]
            self._practice = practice_of(self._answers, self._span)
        self._point = None
        self.changed()

    def canvas_key(self, name: str, key: Key) -> bool:
        """Go from point to point."""
        count = len(self._told()) if name == "plot" else 0
        if key not in _ARROWS or not count:
            return False
        here = count - 1 if self._point is None else self._point
        self._point = max(0, min(count - 1, here + _ARROWS[key]))
        return True

    def canvas_pressed(self, name: str, x: int, y: int) -> None:  # noqa: ARG002  a point is found by its day
        """Choose the point that is nearest."""
        if name == "plot" and self._plot is not None:
            self._point = self._plot.nearest(x)

    # --- plots

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        """Draw the plot or the rows."""
        look: Look = (rect, pen.unit, pen.theme)
        room, kit = Rect(0, 0, rect.w, rect.h), Kit(pen.unit, Letters())
        if name == "rows":
            rows = rows_plot(rows_of(self._practice), room, kit)
            surface.blit(picture(look, lambda onto: draw_rows(onto, rows, pen.unit, pen.theme)), rect[:2])
            return
        what = What(self._part.value)
        found = moments(self._practice, what)
        if not found:
            return
        plot = trend(found, room, kit, lambda value: say(what, value), 1.0 if what is What.RIGHT else None)
        self._plot = plot
        near = plot.nearest(pen.pointer[0] - rect.x) if pen.pointer is not None else None
        chosen = near if near is not None else self._point if self._point is not None else len(found) - 1
        drawn = picture(look, lambda onto: draw_trend(onto, plot, pen.unit, pen.theme, chosen=chosen))
        surface.blit(drawn, rect[:2])
        if pen.focused:
            area = plot.area._replace(x=rect.x + plot.area.x, y=rect.y + plot.area.y)
            pygame.draw.rect(surface, pen.theme.focus, area, width=max(1, round(1.5 * pen.unit)))
