"""The chart of starting hands with what a player knows of it: what was practised right, what was missed, by family."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from uth.store.errors import StoreError
from uth.table import Table
from uth.train.drills.charted import Asked
from uth.train.drills.course import Course
from uth.ui.learn.chart_plot import AskedPlot
from uth.ui.learn.charted_scene import ChartedScene
from uth.ui.learn.known import families, known_hands
from uth.ui.learn.pupil import Pupil
from uth.ui.page.model import Block, Listing, Page, Tabs, Text
from uth.ui.strategy.studies import Studies
from uth.words import learn_chart as words

_CHART_HEIGHT = 13 * 26


class Part(StrEnum):
    """The parts of the page."""

    HANDS = "starting hands"
    FAMILIES = "families"


class ChartScene(ChartedScene):
    """The chart of one table."""

    def __init__(self, pupil: Pupil, table: Table, known: Mapping[str, Asked], studies: Studies | None = None) -> None:
        """*known*: what came of the hands that were practised; *studies*: who knows how the table is played best."""
        super().__init__(pupil, known, AskedPlot(known, framed=lambda asked: asked.open), studies)
        self._table = table
        self._part = Part.HANDS

    def page(self) -> Page:
        """Return the part that is chosen."""
        parts = list(Part)
        return Page(
            words.chart_title(),
            tuple(self._hands(self._table, _CHART_HEIGHT) if self._part is Part.HANDS else self._families()),
            subtitle=f"{self._table.name} · {self._so_far()}",
            tabs=Tabs("part", "", words.chart_parts(), parts.index(self._part), words=tuple(parts)),
        )

    def _so_far(self) -> str:
        known = self._asked.values()
        return words.so_far(len(known), sum(not asked.open for asked in known))

    def _notes(self, table: Table) -> Iterator[Block]:  # noqa: ARG002  it is the same at every table
        yield Text(words.known_note(), soft=True)

    def _families(self) -> Iterator[Block]:
        rows = ((each.rule, str(each.asked), each.share) for each in families(self._table, self._asked))
        yield Listing(tuple(rows), words.family_titles())

    # --- what a person wants

    def chosen(self, name: str, index: int) -> None:  # noqa: ARG002  there is one choice
        """Show another part."""
        self._part = list(Part)[index]
        self.changed()


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
