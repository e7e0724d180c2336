"""The progress of a trainee: the score and the pace over weeks as plots, drill by drill and week by week as rows."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction

import pygame

from uth.school.pace import Pace
from uth.school.score import FULL
from uth.school.skills import Skill
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.learn.weeks import Span
from uth.ui.page.model import Bar, Block, Button, Canvas, Choices, Figures, Page, Panel, Tabs, Text
from uth.ui.page.scene import PageScene, Pen
from uth.ui.plots.rows import Rows, needed_height
from uth.ui.scene import Scene
from uth.ui.scenes.school_replay import replay
from uth.ui.school import replay_lists, weeks
from uth.ui.school.course_plot import CoursePlot, Points, draw_table, time_points
from uth.ui.school.trainee import Trainee
from uth.words import school_progress as words
from uth.words import school_replay as replay_words
from uth.words.learn_review import progress_spans
from uth.words.school_chair import skill_words
from uth.words.school_pages import trainee_word
from uth.words.school_report import score_words
from uth.words.school_targets import pace_words

_FINE = 100_000
"""More answers than a period has."""


class Part(StrEnum):
    """The parts of the page."""

    SCORE = "score"
    PACE = "pace"
    DRILLS = "drills"
    WEEKS = "weeks"
    ROUNDS = replay_lists.ROUNDS
    """Those that were dealt or settled, to be shown again."""


class SchoolProgressScene(PageScene):
    """What a trainee has done over time.

    :ivar pace: which is shown, as far as it was timed.
    """

    def __init__(self, trainee: Trainee) -> None:
        """Read what was practised.

        :raises StoreError: if it cannot be read.
        """
        preferences = trainee.preferences
        super().__init__(trainee.labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._trainee = trainee
        self._answers, self._rounds = trainee.answers(), trainee.rounds()
        practised = {answer.skill for answer in self._answers}
        self._skills = (None, *(skill for skill in Skill if skill in practised))
        self._skill: Skill | None = None
        self._part, self._span, self.pace = Part.SCORE, Span.WEEKS, Pace.READ
        self._plot = CoursePlot()
        self._known: dict[Skill | None, weeks.Practice] = {}

    # --- the page

    def page(self) -> Page:
        """Return the part that is chosen."""
        parts = list(Part)
        names = (*words.progress_parts(), replay_words.rounds_part())
        return Page(
            words.progress_title(),
            self._blocks(),
            subtitle=self._trainee.name,
            tabs=Tabs("part", "", names, parts.index(self._part), words=tuple(parts)),
            buttons=tuple(self._buttons()),
        )

    def _buttons(self) -> Iterator[Button]:
        if self._part is Part.ROUNDS and self._rounds:
            yield Button("replay", replay_words.replay_word(), key=Key.R, gold=True)
        if self._trainee.players is not None:
            yield Button("trainees", trainee_word(), key=Key.W)

    def _blocks(self) -> tuple[Block, ...]:
        if not self._answers:
            return (Panel((Text(words.nothing_yet()),)),)
        practice = self._practice(self._skill)
        head = Figures(practice.figures)
        match self._part:
            case Part.ROUNDS:
                return self._dealt()
            case Part.DRILLS:
                return Figures(self._practice(None).figures), self._rows_panel(self._rows())
            case Part.WEEKS:
                return Bar((self._by_skill(), self._by_span())), head, self._rows_panel(self._rows())
            case Part.SCORE:
                self._plot.show(self._score())
                choices: tuple[Choices, ...] = (self._by_skill(), self._by_span())
                title = words.score_title()
            case _:
                paces = practice.paces
                self.pace = self.pace if self.pace in paces else paces[0]
                self._plot.show(self._times())
                choices = (self._by_skill(), self._by_span(), self._by_pace(paces))
                title = words.pace_title()
        canvas = Canvas("plot", 150, focused=True, words=self._plot.points.lines)
        return Bar(choices), head, Panel((canvas,)), Text(f"{title} {self._plot.told}", soft=True)

    def _dealt(self) -> tuple[Block, ...]:
        if not self._rounds:
            return (Panel((Text(replay_words.no_rounds()),)),)
        return replay_lists.kept_list(self._rounds), Text(replay_words.rounds_note(), soft=True)

    def _by_skill(self) -> Choices:
        names = (words.all_drills(), *(skill_words(skill) for skill in self._skills if skill is not None))
        tags = tuple(str(skill or "all") for skill in self._skills)
        return Choices("skill", words.drill_label(), names, self._skills.index(self._skill), tags, alone=True)

    def _by_span(self) -> Choices:
        spans = list(Span)
        return Choices("span", "", progress_spans(), spans.index(self._span), tuple(spans))

    def _by_pace(self, paces: tuple[Pace, ...]) -> Choices:
        names = tuple(pace_words(pace) for pace in paces)
        return Choices("pace", "", names, paces.index(self.pace), tuple(paces), alone=True)

    def _score(self) -> Points:
        def say(value: float) -> str:
            # The fraction that it was before it became a place in a plot.
            return score_words(Fraction(value * FULL).limit_denominator(_FINE))

        return Points(weeks.score_moments(self._practice(self._skill).periods(self._span)), say)

    def _times(self) -> Points:
        practice = self._practice(self._skill)
        moments = weeks.pace_moments(practice.periods(self._span), self.pace)
        return time_points(moments, weeks.target_of(practice.answers, self.pace))

    def _practice(self, skill: Skill | None) -> weeks.Practice:
        """What was done in a drill, in all of them for None; worked out once."""
        if skill not in self._known:
            self._known[skill] = weeks.Practice(weeks.of_skill(self._answers, skill))
        return self._known[skill]

    def _rows(self) -> Rows:
        if self._part is Part.DRILLS:
            return self._practice(None).drills
        return weeks.week_rows(self._practice(self._skill).periods(self._span))

    @staticmethod
    def _rows_panel(rows: Rows) -> Block:
        return Panel((Canvas("rows", needed_height(rows), words=rows.lines()),))

    # --- what a person wants

    def chosen(self, name: str, index: int) -> None:
        """Show another part, drill, span or pace."""
        match name:
            case "part":
                self._part = list(Part)[index]
            case "skill":
                self._skill = self._skills[index]
            case "span":
                self._span = list(Span)[index]
            case _:
                self.pace = self._practice(self._skill).paces[index]
        self.changed()

    def pressed(self, name: str) -> None:
        """Go to the other trainees, or show the round again that is chosen."""
        if name == "replay":
            reel = self.state.reels.get(replay_lists.ROUNDS)
            self.opened(replay_lists.ROUNDS, reel.row if reel is not None else 0)
        elif self._trainee.players is not None:
            self.opens = self._trainee.players()

    def opened(self, name: str, row: int) -> None:  # noqa: ARG002  there is one list
        """Show a round again."""
        self.try_open(lambda: self._replay(row))

    def _replay(self, row: int) -> Scene:
        who = self._trainee
        found = who.reopened(self._rounds[row])
        return replay(who.labels, who.preferences, found.exercise, found.given, found.findings)

    def canvas_key(self, name: str, key: Key) -> bool:
        """Go from point to point."""
        return name == "plot" and self._plot.key(key)

    def canvas_pressed(self, name: str, x: int, y: int) -> None:  # noqa: ARG002  a point is found by its day
        """Choose the point that is nearest."""
        if name == "plot":
            self._plot.pressed(x)

    # --- plots

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        """Draw the plot or the rows."""
        if name == "rows":
            draw_table(surface, self._rows(), rect, pen)
        else:
            self._plot.draw(surface, rect, pen)
