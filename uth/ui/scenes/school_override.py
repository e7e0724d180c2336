"""The page on which a trainer overrides a mark of a lesson that was done: what counts, why, and who says so."""

from __future__ import annotations

import time

from uth.errors import UthError
from uth.report.overridden import beside
from uth.school.overrides import Judged, Signed, Wish
from uth.ui.align import Align
from uth.ui.keys import Key
from uth.ui.page.model import Bar, Block, Button, Choices, Field, Gap, Page, Text
from uth.ui.page.scene import PageScene
from uth.ui.school.lesson_going import LessonGoing
from uth.ui.school.trainee import Trainee
from uth.words import override_page as words
from uth.words.school_report import mistake_words

POINTS = tuple(range(0, 101, 5))
"""The points that can be given."""
_LONGEST = 200
_FAULT, _RIGHT, _POINTS = "fault", "right", "points"
_WAYS = (_FAULT, _RIGHT, _POINTS)


class OverrideScene(PageScene):
    """Overrides one mark; going back changes nothing."""

    def __init__(self, trainee: Trainee, going: LessonGoing, where: tuple[int, int], finding: int) -> None:
        """*where*: the part and its exercise, from 1; *finding*: which of its faults is in question, from 1."""
        preferences = trainee.preferences
        super().__init__(trainee.labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._going = going
        self._where = where
        self._finding = finding
        self._way = _FAULT
        self._points = self._judged.points
        self._by, self._reason = "", ""

    @property
    def _judged(self) -> Judged:
        judged = self._going.attempt.judged
        return next(each for each in judged if (each.part, each.mark.number) == self._where)

    # --- the page

    def page(self) -> Page:
        """Return what is in question, and what can be said of it."""
        part, exercise = self._where
        found = self._judged.mark.findings[self._finding - 1]
        told = words.about(part, exercise, mistake_words(found.mistake), found.done)
        ways = Choices("what", words.what_label(), words.ways(), _WAYS.index(self._way), _WAYS, alone=True)
        ready = bool(self._by.strip() and self._reason.strip())
        button = Button("override", words.override_word(), key=Key.O, enabled=ready, reason=words.hint(), gold=True)
        blocks: list[Block] = [
            *map(Text, told.split("\n")),
            Text(words.points_now(self._judged.points)),
            ways,
            *([self._choice()] if self._way == _POINTS else []),
            Field("by", words.by_label(), self._by, words.hint(), _LONGEST),
            Field("reason", words.reason_label(), self._reason, words.hint(), _LONGEST),
            Text(words.note(), soft=True),
            Gap(),
            Bar((button,), Align.RIGHT),
        ]
        return Page(words.title(), tuple(blocks), narrow=True)

    def _choice(self) -> Choices:
        labels = tuple(map(str, POINTS))
        near = min(POINTS, key=lambda points: abs(points - self._points))
        return Choices("points", words.points_label(), labels, POINTS.index(near), alone=True)

    # --- what a person wants

    def chosen(self, name: str, index: int) -> None:
        """Take note of what is to count."""
        if name == "what":
            self._way = _WAYS[index]
        else:
            self._points = POINTS[index]
        self.changed()

    def typed(self, name: str, text: str) -> None:
        """Take note of who says so, and why."""
        if name == "by":
            self._by = text
        else:
            self._reason = text
        self.changed()

    def pressed(self, name: str) -> None:  # noqa: ARG002  there is one button
        """Override the mark; the report is written anew by the page below."""
        going, (part, exercise) = self._going, self._where
        wish = Wish(
            part,
            exercise,
            self._finding if self._way == _FAULT else 0,
            self._points if self._way == _POINTS else None,
        )
        try:
            after = going.attempt.overridden(wish, Signed(self._by, int(time.time() * 1000), self._reason))
            going.paper = beside(going.paper.file)
        except UthError as error:
            self.cannot(str(error))
            return
        going.attempt = after
        self.done = True
