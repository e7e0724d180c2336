"""The chart of starting hands with what a player knows of it: what was practised right, what was missed, by family."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

import pygame

from uth.store.errors import StoreError
from uth.table import Table
from uth.train.drills.course import Course
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.learn.chart import Asked, chart_lines
from uth.ui.learn.chart_plot import AskedPlot
from uth.ui.learn.known import families, known_hands
from uth.ui.learn.pupil import Pupil
from uth.ui.page.model import Block, Canvas, Listing, Page, Panel, Tabs, Text
from uth.ui.page.scene import PageScene, Pen
from uth.ui.strategy.hands import hands_shown
from uth.ui.strategy.studies import Studies
from uth.words import learn_chart as words
from uth.words import strategy_page as strategy_words

_CHART = "chart"
_CHART_HEIGHT = 13 * 26


class Part(StrEnum):
    """The parts of the page."""

    HANDS = "starting hands"
    FAMILIES = "families"


class ChartScene(PageScene):
    """The chart of one table."""

    def __init__(self, pupil: Pupil, table: Table, known: Mapping[str, Asked], studies: Studies | None = None) -> None:
        """*known*: what came of the hands that were practised; *studies*: who knows how the table is played best."""
        preferences = pupil.preferences
        super().__init__(pupil.labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._table = table
        self._known = known
        self._studies = studies or Studies()
        self._plot = AskedPlot(known, framed=lambda asked: asked.open)
        self._part = Part.HANDS

    def page(self) -> Page:
        """Return the part that is chosen."""
        parts = list(Part)
        return Page(
            words.chart_title(),
            tuple(self._hands() if self._part is Part.HANDS else self._families()),
            subtitle=f"{self._table.name} · {self._so_far()}",
            tabs=Tabs("part", "", words.chart_parts(), parts.index(self._part), words=tuple(parts)),
        )

    def _so_far(self) -> str:
        known = self._known.values()
        return words.so_far(len(known), sum(not asked.open for asked in known))

    def _hands(self) -> Iterator[Block]:
        found = self._studies.hands(self._table)
        if found is None:
            why = self._studies.why(self._table)
            yield Text(
                strategy_words.cannot(why) if why else strategy_words.working_out(self._studies.seconds), soft=True
            )
            return
        self._plot.show(hands_shown(found, None), (self._table.name, ""))
        yield Panel((Canvas(_CHART, _CHART_HEIGHT, focused=True, words=chart_lines(self._known)),))
        yield Text(words.known_note(), soft=True)

    def _families(self) -> Iterator[Block]:
        rows = ((each.rule, str(each.asked), each.share) for each in families(self._table, self._known))
        yield Listing(tuple(rows), words.family_titles())

    def update(self, dt: float) -> None:
        """Look whether the best play is known by now."""
        super().update(dt)
        if self._studies.poll():
            self.changed()

    def leave(self) -> None:
        """Work for nobody."""
        self._studies.close()

    # --- what a person wants

    def chosen(self, name: str, index: int) -> None:  # noqa: ARG002  there is one choice
        """Show another part."""
        self._part = list(Part)[index]
        self.changed()

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:  # noqa: ARG002
        """Draw the chart."""
        self._plot.draw(surface, rect, pen)

    def canvas_key(self, name: str, key: Key) -> bool:  # noqa: ARG002  there is one canvas
        """Move over the chart."""
        return self._plot.move(key)

    def canvas_pressed(self, name: str, x: int, y: int) -> None:  # noqa: ARG002
        """Mark a hand of the chart."""
        self._plot.point(x, y)


def chart_of(pupil: Pupil, table: Table) -> ChartScene:
    """Return the chart with all that the pupil has practised.

    :raises StoreError: if that cannot be read.
    """
    return ChartScene(pupil, table, known_hands(pupil.practised()))


def chart_beside(pupil: Pupil, course: Course, table: Table) -> ChartScene:
    """Return the chart in the midst of a drill: with all that was practised, or its own answers where none are kept."""
    try:
        kept = pupil.practised()
    except StoreError:
        kept = ()
    return ChartScene(pupil, table, known_hands(kept or [(mark.kind, mark.right) for mark in course.marks]))
