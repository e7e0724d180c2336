"""The statistics: what was played, as plots, against what theory says; for a sitting, a day, the career, by table."""

from __future__ import annotations

import time
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import pygame

from uth.store.database import Database
from uth.store.history import Wanted
from uth.store.players import Player
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout.rect import Rect
from uth.ui.page.model import Bar, Block, Canvas, Choices, Figures, Page, Panel, Tabs, Text
from uth.ui.page.scene import PageScene, Pen
from uth.ui.plots import panels, tables
from uth.ui.plots.counting import Asked, Counting
from uth.ui.plots.gallery import Gallery
from uth.ui.plots.rows import needed_height
from uth.ui.theme import CASINO, Theme
from uth.words import statistics as words
from uth.words.times import moment


class Part(StrEnum):
    """The parts of the page."""

    BANKROLL = "bankroll"
    BETS = "bets"
    DECISIONS = "decisions"
    STARTING = "starting hands"
    FINAL = "final hands"


class Span(StrEnum):
    """What is counted."""

    SITTING = "sitting"
    DAY = "day"
    CAREER = "career"


@dataclass(frozen=True, slots=True)
class Source:
    """Where the rounds are; *sitting*: the number of the sitting that is going on, if one is."""

    file: Path
    player: Player
    sitting: int | None = None

    @classmethod
    def of(cls, database: Database, player: Player, sitting: int | None = None) -> Source:
        """Return where an open database has them."""
        return cls(database.file, player, sitting)


class StatisticsScene(PageScene):
    """The page of the statistics. It opens at once and counts beside the window."""

    def __init__(
        self,
        labels: KeyLabels,
        source: Source,
        *,
        theme: Theme = CASINO,
        scale: float = 1.0,
        counting: Counting | None = None,
    ) -> None:
        super().__init__(labels, theme=theme, scale=scale)
        self._source = source
        self._counting = counting or Counting(source.file, source.player.id)
        self._gallery = Gallery()
        self._part = Part.BANKROLL
        self._span = Span.SITTING if source.sitting is not None else Span.CAREER
        self._sitting, self._day, self._table = 0, 0, 0
        self._currency: str | None = None
        self._asked = Asked()

    # --- counting

    def enter(self) -> None:
        """Count, as rounds may have been played since the last time."""
        super().enter()
        self._ask()

    def leave(self) -> None:
        """Work for nobody."""
        self._counting.close()

    def update(self, dt: float) -> None:  # noqa: ARG002  nothing here moves
        """Look whether something was counted or worked out."""
        if not self._counting.poll():
            return
        self._gallery.show(self._counting.statistics)
        self.changed()
        if self._asked.wanted != self._wanted():
            # Which sittings and days there are is known only now.
            self._ask()

    def _ask(self) -> None:
        self._asked = Asked(self._wanted(), self._currency)
        self._counting.ask(self._asked)
        self.changed()

    def _wanted(self) -> Wanted:
        spans = self._counting.spans
        table = spans.tables[self._table - 1] if 0 < self._table <= len(spans.tables) else None
        if self._span is Span.SITTING:
            own = spans.sittings[self._sitting].name if self._sitting < len(spans.sittings) else self._source.sitting
            return Wanted(table=table, sitting=int(own) if own is not None else None)
        if self._span is Span.DAY and self._day < len(spans.days):
            since, until = _bounds(spans.days[self._day].name)
            return Wanted(table=table, since=since, until=until)
        return Wanted(table=table)

    # --- the page

    def page(self) -> Page:
        """Return the part that is chosen."""
        parts = list(Part)
        tabs = Tabs("part", "", words.panels(), parts.index(self._part), words=tuple(parts))
        return Page(
            title=words.title(),
            subtitle=self._source.player.name,
            tabs=tabs,
            blocks=(Bar(self._choices()), *self._blocks()),
        )

    def _choices(self) -> tuple[Choices, ...]:
        spans, found = self._counting.spans, self._counting.statistics
        kinds = list(Span)
        choices = [Choices("span", "", words.spans(), kinds.index(self._span), words=tuple(kinds))]
        if self._span is Span.SITTING and spans.sittings:
            choices.append(_stepper("sitting", [moment(sat.began) for sat in spans.sittings], self._sitting))
        if self._span is Span.DAY and spans.days:
            choices.append(_stepper("day", [sat.name for sat in spans.days], self._day))
        if len(spans.tables) > 1:
            names = (words.all_tables(), *spans.tables)
            choices.append(Choices("table", words.table_label(), names, min(self._table, len(names) - 1), alone=True))
        if found is not None and len(found.currencies) > 1:
            code = found.currency.code if found.currency else ""
            choices.append(Choices("currency", "", found.currencies, found.currencies.index(code)))
        return tuple(choices)

    def _blocks(self) -> tuple[Block, ...]:
        counting = self._counting
        found = counting.statistics
        if counting.fault:
            return (Panel((Text(counting.fault),)),)
        if found is None:
            return (Panel((Text(words.counting(), soft=True),)),)
        if found.totals is None:
            return (Panel((Text(words.nothing()),)),)
        match self._part:
            case Part.BANKROLL:
                notes = panels.course_notes(found)
                plot = Canvas("course", 150, focused=True, words=notes)
                return Figures(panels.figures(found)), Panel((plot,)), *_soft(notes)
            case Part.BETS:
                rows = tables.bets(found)
                canvas = Canvas("bets", needed_height(rows), words=rows.lines())
                return Figures(panels.bet_figures(found)), Panel((canvas,)), *_soft((words.bets_note(),))
            case Part.DECISIONS:
                rows = tables.decisions(found)
                canvas = Canvas("decisions", needed_height(rows), words=rows.lines())
                return Panel((canvas,)), *_soft((words.decisions_note(found.dark > 0),))
            case Part.STARTING:
                chart = Canvas("chart", 13 * 21, focused=True, words=panels.starting_lines(found))
                return Panel((chart,)), *_soft((words.starting_note(found.dark),))
            case Part.FINAL:
                rows = tables.hands(found.hands[0])
                test, *others = panels.hands_notes(found)
                canvas = Canvas("hands", needed_height(rows), words=rows.lines())
                return Text(test), Panel((canvas,)), *_soft(tuple(others))

    def chosen(self, name: str, index: int) -> None:
        """Show another part, or count other rounds."""
        match name:
            case "part":
                self._part = list(Part)[index]
                return
            case "span":
                self._span = list(Span)[index]
            case "sitting":
                self._sitting = index
            case "day":
                self._day = index
            case "table":
                self._table = index
            case "currency":
                found = self._counting.statistics
                self._currency = found.currencies[index] if found else None
        self._ask()

    # --- plots

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        """Draw a plot."""
        self._gallery.draw(surface, name, rect, pen)

    def canvas_key(self, name: str, key: Key) -> bool:
        """Move along the course, or over the chart."""
        return self._gallery.move(name, key)

    def canvas_pressed(self, name: str, x: int, y: int) -> None:
        """Put the mark where the pointer is."""
        self._gallery.point(name, x, y)


def _soft(notes: tuple[str, ...]) -> tuple[Text, ...]:
    return tuple(Text(note, soft=True) for note in notes)


def _stepper(name: str, labels: list[str], chosen: int) -> Choices:
    return Choices(name, "", tuple(labels), min(chosen, len(labels) - 1), alone=True)


def _bounds(date: str) -> tuple[int, int]:
    """When a day such as ``2026-11-30`` begins and ends here, in milliseconds since 1970, UTC."""
    year, month, number = map(int, date.split("-"))
    since, until = (time.mktime((year, month, number + later, 0, 0, 0, 0, 0, -1)) for later in (0, 1))
    return int(since * 1000), int(until * 1000)
