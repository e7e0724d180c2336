"""A page with the chart of starting hands on it: how each is played best, and what came of it in practice."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping

import pygame

from uth.table import Table
from uth.train.drills.charted import Asked
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.learn.chart import chart_lines
from uth.ui.learn.chart_plot import AskedPlot
from uth.ui.learn.pupil import Pupil
from uth.ui.page.model import Block, Canvas, Panel, Text
from uth.ui.page.scene import PageScene, Pen
from uth.ui.strategy.hands import hands_shown
from uth.ui.strategy.studies import Studies
from uth.words import strategy_page as words

_CHART = "chart"


class ChartedScene(PageScene):
    """Shows the chart as soon as the best play is known."""

    def __init__(self, pupil: Pupil, asked: Mapping[str, Asked], plot: AskedPlot, studies: Studies | None) -> None:
        """*asked*: what came of the hands, and *plot*: of them; *studies*: who knows how a table is played best."""
        preferences = pupil.preferences
        super().__init__(pupil.labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._asked = asked
        self._plot = plot
        self._studies = studies or Studies()

    def _hands(self, table: Table, height: int) -> Iterator[Block]:
        """The chart of a table with what is said under it; until it is known, what is waited for."""
        found = self._studies.hands(table)
        if found is None:
            why = self._studies.why(table)
            yield Text(words.cannot(why) if why else words.working_out(self._studies.seconds), soft=True)
            return
        self._plot.show(hands_shown(found, None), (table.name, ""))
        yield Panel((Canvas(_CHART, height, focused=True, words=chart_lines(self._asked)),))
        yield from self._notes(table)

    @abstractmethod
    def _notes(self, table: Table) -> Iterator[Block]:
        """What is said under the chart."""

    def update(self, dt: float) -> None:
        """Look whether the best play is known by now."""
        super().update(dt)
        if self._studies.poll():
            self.changed()

    def leave(self) -> None:
        """Work for nobody."""
        self._studies.close()

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:  # noqa: ARG002
        """Draw the chart."""
        self._plot.draw(surface, rect, pen)

    def canvas_key(self, name: str, key: Key) -> bool:  # noqa: ARG002  there is one canvas
        """Move over the chart."""
        return self._plot.move(key)

    def canvas_pressed(self, name: str, x: int, y: int) -> None:  # noqa: ARG002
        """Mark a hand of the chart."""
        self._plot.point(x, y)
