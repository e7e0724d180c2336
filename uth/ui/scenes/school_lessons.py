"""The lessons that can be done in a window: those that come with the program and the trainer's own."""

from __future__ import annotations

import time
from collections.abc import Sequence

from uth import paths
from uth.errors import UthError
from uth.report.paper import named
from uth.school.attempt import Attempt
from uth.school.lesson import Lesson
from uth.school.lesson_file import LessonFileError, ListedLesson, lessons_folder, list_lessons, load_lesson
from uth.school.result import due_of
from uth.ui.align import Align
from uth.ui.keys import Key
from uth.ui.page.model import Block, Button, Cell, Column, Columns, Listing, Page, Panel, Row, Table, Text
from uth.ui.page.scene import PageScene
from uth.ui.scene import Scene
from uth.ui.scenes.school_lesson import REPORTS, lesson_scene
from uth.ui.school.lesson_going import LessonGoing
from uth.ui.school.trainee import Trainee
from uth.words import lesson_list as words
from uth.words.times import day


class LessonsScene(PageScene):
    """A list of lessons; one that is opened is begun."""

    def __init__(self, trainee: Trainee) -> None:
        preferences = trainee.preferences
        super().__init__(trainee.labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._trainee = trainee
        self._lessons = [(listed, _read(listed)) for listed in list_lessons()]
        self._row = 0

    # --- the page

    def page(self) -> Page:
        """Return the list, and what the chosen one is."""
        columns = (
            Column(words.name_title(), 1.6),
            Column(words.parts_title(), 0.7, Align.RIGHT),
        )

        def rows(first: int, count: int) -> Sequence[Row]:
            return [_row(listed, found) for listed, found in self._lessons[first : first + count]]

        table = Table("lesson", columns, len(self._lessons), rows, by_click=False)
        button = Button(
            "begin", words.open_word(), key=Key.S, enabled=not self._why_not, reason=self._why_not, gold=True
        )
        return Page(
            words.lessons_word(),
            (Columns(((table,), tuple(self._about())), (1.0, 1.5)),),
            subtitle=self._trainee.name,
            buttons=(button,),
        )

    @property
    def _chosen(self) -> tuple[ListedLesson, Lesson | UthError]:
        return self._lessons[self._row]

    @property
    def _why_not(self) -> str:
        """Why the chosen one cannot be done; empty if it can."""
        found = self._chosen[1]
        return words.faulty() if isinstance(found, UthError) else ""

    def _about(self) -> list[Block]:
        found, own = self._chosen[1], words.own_lessons(str(lessons_folder()))
        if isinstance(found, UthError):
            problems = [Text(line) for line in _problems(found)]
            return [Panel((Text(words.faulty()), *problems)), Text(own, soft=True)]
        rows = tuple(
            (f"{number}. {part.title}", words.part_length(due_of(part.plan), part.plan.limit))
            for number, part in enumerate(found.parts, 1)
        )
        house = found.parts[0].plan.house
        told = words.about(house.table.name, house.profile.name, found.limit, found.enough)
        about = (Text(told), Listing(rows))
        return [Panel(about, found.title), Text(own, soft=True)]

    # --- what a person wants

    def picked(self, name: str, row: int) -> None:  # noqa: ARG002  there is one list
        """Take another lesson."""
        self._row = row
        self.changed()

    def opened(self, name: str, row: int) -> None:
        """Begin the lesson of that row."""
        self.picked(name, row)
        self.pressed("begin")

    def pressed(self, name: str) -> None:  # noqa: ARG002  there is one button
        """Begin the chosen lesson."""
        listed, found = self._chosen
        if isinstance(found, UthError):
            self.cannot(self._why_not)
        else:
            self.try_open(lambda: self._begun(listed, found))

    def _begun(self, listed: ListedLesson, lesson: Lesson) -> Scene:
        trainee, now = self._trainee, int(time.time() * 1000)
        paper = named(paths.data_folder() / REPORTS, listed.name, trainee.name, day(now))
        return lesson_scene(trainee, LessonGoing(Attempt.of(lesson, trainee.name, now), paper, trainee.keeping))


def _read(listed: ListedLesson) -> Lesson | UthError:
    try:
        return load_lesson(str(listed.file.absolute()))
    except UthError as error:
        return error


def _problems(error: UthError) -> list[str]:
    """The problems of a file, each without the folder in which it is."""
    if not isinstance(error, LessonFileError):
        return [str(error)]
    return [problem._replace(file=problem.file.replace("\\", "/").rpartition("/")[2]).to_the_column
            for problem in error.problems]  # fmt: skip


def _row(listed: ListedLesson, found: Lesson | UthError) -> Row:
    if isinstance(found, UthError):
        return Cell(listed.name), Cell("-", soft=True)
    return Cell(found.title), Cell(str(len(found.parts)))
