"""The end of an audition or a lesson in a window: the result, the faults, and the report that is written."""

from __future__ import annotations

from enum import StrEnum

import pygame

from uth.errors import UthError
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.page.model import (
    Block,
    Button,
    Canvas,
    Figures,
    Page,
    Panel,
    Tabs,
    Text,
)
from uth.ui.page.scene import PageScene, Pen
from uth.ui.plots.rows import needed_height
from uth.ui.scenes.school_override import OverrideScene
from uth.ui.scenes.school_report import again
from uth.ui.school import outcome
from uth.ui.school.course_plot import draw_table
from uth.ui.school.lesson_going import LessonGoing
from uth.ui.school.lesson_outcome import figures, part_rows
from uth.ui.school.moments import Moments
from uth.ui.school.trainee import Trainee
from uth.words import attempt_report
from uth.words import lesson_page as words
from uth.words import school_outcome as outcome_words
from uth.words.override_page import override_word


class Part(StrEnum):
    """The parts of the end page."""

    RESULT = "result"
    FAULTS = "faults"


class LessonEndScene(PageScene):
    """The end of a lesson, of which at least one exercise was answered: its report is written here.

    One picture of the report is drawn in each frame, so that the window goes on living.
    """

    def __init__(self, trainee: Trainee, going: LessonGoing) -> None:
        preferences = trainee.preferences
        super().__init__(trainee.labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._trainee = trainee
        self.going = going
        self._moments = Moments()
        self._part = Part.RESULT
        self._take()

    def _take(self) -> None:
        """Take note of what came of it; the report is then to be written."""
        self._attempt, self.found = self.going.attempt, self.going.result
        self._wrong = [(part, done, moment) for part, done in self.found.done for moment in done.moments]
        self._to_draw = [moment for _part, _done, moment in reversed(self._wrong)]
        self._trouble = ""

    def enter(self) -> None:
        """Take note of what a trainer has overridden."""
        super().enter()
        if self.going.attempt is not self._attempt:
            self._take()

    # --- the page

    def page(self) -> Page:
        """Return the part that is chosen."""
        parts, going = list(Part), self.going
        blocks = self._faults() if self._part is Part.FAULTS else self._result()
        told = (going.attempt.trainee, *self._houses())
        return Page(
            words.end_title(going.attempt.lesson.title),
            blocks,
            subtitle=", ".join(filter(None, told)),
            tabs=Tabs("part", "", words.end_parts(), parts.index(self._part), words=tuple(parts)),
            buttons=tuple(self._buttons()),
            notice=self._trouble,
            refused=bool(self._trouble),
            back=outcome_words.done_word(),
        )

    def _houses(self) -> tuple[str, str]:
        house = self.going.attempt.lesson.parts[0].plan.house
        return house.table.name, house.profile.name

    def _result(self) -> tuple[Block, ...]:
        rows = part_rows(self.found)
        by_part = Panel((Canvas("parts", needed_height(rows), words=rows.lines()),))
        why: tuple[str, ...] = ()
        if self.found.passed is False:
            unsafe = len(self.found.unsafe)
            why = attempt_report.why_not(self.found.ruled, self.found.enough, unsafe, over=self.found.over)
        lines = [Text(" ".join(why))] if why else []
        return (Figures(figures(self.found)), *lines, by_part, Text(self._file(), soft=True))

    def _file(self) -> str:
        """Where the report is, or how far."""
        paper = self.going.paper
        if paper.written:
            return "\n".join((words.is_written(str(paper.file)), *attempt_report.proof()))
        if self._trouble:
            return words.left_beside(str(paper.so_far))
        return words.writing(len(self._wrong) - len(self._to_draw), len(self._wrong))

    def _faults(self) -> tuple[Block, ...]:
        if not self._wrong:
            return (Panel((Text(outcome_words.no_fault()),)),)
        faults = [
            outcome.Fault(done.mark, moment.finding, f"{part.number}.{done.mark.number}")
            for part, done, moment in self._wrong
        ]
        chosen = min(self._chosen(), len(faults) - 1)
        return outcome.faults_list(faults), *outcome.told(faults[chosen].finding)

    def _chosen(self) -> int:
        """The row of the list that is chosen; the first before the list was shown."""
        reel = self.state.reels.get("faults")
        return reel.row if reel is not None else 0

    def _buttons(self) -> list[Button]:
        look = Button("look", outcome_words.look_word(), key=Key.S)
        write = Button("write", words.write_again_word(), key=Key.W)
        override = Button(
            "override", override_word(), key=Key.O, enabled=self.going.paper.written, reason=words.not_yet_written()
        )
        wrong = [override, look] if self._part is Part.FAULTS and self._wrong else []
        return [*wrong, *([write] if self._trouble else [])]

    # --- the report

    @property
    def moving(self) -> bool:
        """Whether the report is being written."""
        return not (self.going.paper.written or self._trouble)

    def update(self, dt: float) -> None:  # noqa: ARG002  one picture for each frame, however long
        """Draw one picture of the report, or write it."""
        if not self.moving:
            return
        if self._to_draw:
            self._moments.draw(self._to_draw.pop())
        else:
            try:
                self.going.hand_in(self._moments.draw)
            except UthError as error:
                self._trouble = str(error)
        self.changed()

    # --- what a person wants

    def chosen(self, name: str, index: int) -> None:  # noqa: ARG002  there are only tabs
        """Show another part."""
        self._part = list(Part)[index]
        self.changed()

    def picked(self, name: str, row: int) -> None:  # noqa: ARG002  what is told follows the list
        """Tell of another fault."""
        self.changed()

    def opened(self, name: str, row: int) -> None:  # noqa: ARG002  there is one list
        """Show that exercise again."""
        done = self._wrong[row][1]
        self.opens = again(self._trainee, done.plan, (done.mark,), 0)

    def pressed(self, name: str) -> None:
        """Show an exercise again, or try to write the report again."""
        if name == "write":
            self._trouble = ""
            self.changed()
        elif name == "override":
            part, done, moment = self._wrong[self._chosen()]
            finding = done.mark.findings.index(moment.finding) + 1
            self.opens = OverrideScene(self._trainee, self.going, (part.number, done.mark.number), finding)
        else:
            self.opened("faults", self._chosen())

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:  # noqa: ARG002
        """Draw the result by part."""
        draw_table(surface, part_rows(self.found), rect, pen)
