"""The way through an audition or a lesson in a window: what comes, part after part in the chair, and the end.

Between two parts, and where somebody leaves the chair, there is a page. The clock stands there, unless an exercise was
seen that is not answered: whoever has seen it can think.
"""

from __future__ import annotations

import time

from uth import paths
from uth.report.paper import named
from uth.school.attempt import Attempt
from uth.school.audition import audition
from uth.school.plan import Feedback
from uth.school.result import due_of
from uth.ui.keys import Key
from uth.ui.learner import new_seed
from uth.ui.page.ask import AskScene
from uth.ui.page.model import (
    Block,
    Button,
    Columns,
    Figure,
    Figures,
    Listing,
    Page,
    Panel,
    Text,
)
from uth.ui.page.scene import PageScene
from uth.ui.picture import Tone
from uth.ui.scene import Scene
from uth.ui.scenes.school_lesson_end import LessonEndScene
from uth.ui.scenes.school_report import go_on
from uth.ui.school.lesson_going import LessonGoing
from uth.ui.school.trainee import Trainee
from uth.ui.school.wishes import Wishes
from uth.words import attempt_report
from uth.words import lesson_page as words
from uth.words import school_outcome as outcome_words
from uth.words.attempt_report import clock_words
from uth.words.times import day

REPORTS = "reports"
"""The folder below the user's own in which a report lies that was made in the window."""


def lesson_scene(trainee: Trainee, going: LessonGoing) -> Scene:
    """Return the page that a lesson has come to: the first, one between two parts, or the end."""
    return LessonEndScene(trainee, going) if going.attempt.over else LessonScene(trainee, going)


def audition_scene(trainee: Trainee, wishes: Wishes) -> Scene:
    """Return the first page of an audition in the house that is wished, with its seed if one is typed.

    :raises UthError: if there can be none, or the house profile cannot be read.
    """
    lesson = audition(wishes.house(), wishes.seed.strip() or new_seed())
    now = int(time.time() * 1000)
    paper = named(paths.data_folder() / REPORTS, "audition", trainee.name, day(now))
    return lesson_scene(trainee, LessonGoing(Attempt.of(lesson, trainee.name, now), paper, trainee.keeping))


class LessonScene(PageScene):
    """A lesson that is not over: before it is begun, between two parts, or where it was left.

    :ivar going: how far it has come.
    """

    def __init__(self, trainee: Trainee, going: LessonGoing) -> None:
        preferences = trainee.preferences
        super().__init__(trainee.labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._trainee = trainee
        self.going = going
        self._second = -1

    # --- the page

    def page(self) -> Page:
        """Return what comes next."""
        going = self.going
        lesson, house = going.attempt.lesson, going.attempt.lesson.parts[going.place].plan.house
        told = (going.attempt.trainee, house.table.name, house.profile.name)
        trouble = going.paper.trouble or going.unkept
        return Page(
            lesson.title,
            tuple(self._between() if going.begun else self._before()),
            subtitle=", ".join(filter(None, told)),
            buttons=tuple(self._buttons()),
            notice=trouble,
            refused=bool(trouble),
        )

    def _before(self) -> list[Block]:
        lesson = self.going.attempt.lesson
        rows = tuple(
            (
                f"{number}. {part.title}",
                words.as_many() if (due := due_of(part.plan)) is None else str(due),
                clock_words(part.plan.limit) if part.plan.limit else outcome_words.no_target(),
            )
            for number, part in enumerate(lesson.parts, 1)
        )
        told = (words.what_counts(lesson.enough), self._said(), words.kept_in(str(self.going.paper.file)))
        parts = Panel((Listing(rows, words.part_titles()),))
        return [Columns(((parts,), (Panel(tuple(map(Text, told))),)), (1.0, 1.1))]

    def _said(self) -> str:
        """When it is said what was wrong, and whether the clock stands."""
        parts = self.going.attempt.lesson.parts
        waits = all(part.plan.feedback is Feedback.REPORT for part in parts)
        clock = words.clock_goes_on() if self.going.seen else words.clock_stands()
        return f"{words.nothing_said()} {clock}" if waits else clock

    def _between(self) -> list[Block]:
        going = self.going
        lesson, place = going.attempt.lesson, going.place
        number, parts, title = place + 1, len(lesson.parts), lesson.parts[place].title
        told = []
        if self._is_in_the_middle:
            told.append(words.in_the_middle(number, parts, title))
        else:
            if place:
                done, due = len(going.attempt.runs[place - 1].marks), due_of(lesson.parts[place - 1].plan)
                told.append(words.part_done(place, lesson.parts[place - 1].title, done, due))
            told.append(words.part_comes(number, parts, title))
        files = going.paper.file, going.paper.so_far
        return [
            Figures(tuple(self._clocks())),
            Panel(tuple(map(Text, told))),
            Text(f"{self._said()}\n{words.leaving_hands_in(*map(str, files))}", soft=True),
        ]

    @property
    def _is_in_the_middle(self) -> bool:
        return self.going.seen or bool(self.going.attempt.runs[self.going.place].marks)

    def _clocks(self) -> list[Figure]:
        going = self.going
        parts = len(going.attempt.lesson.parts)
        found = [Figure(words.done_title(), attempt_report.count_of(going.place, parts))]
        if going.left is not None:
            limit = words.of_all(going.attempt.lesson.limit)
            found.insert(0, Figure(words.clock_title(), clock_words(going.left), limit, Tone.WIN))
        return found

    def _buttons(self) -> list[Button]:
        going = self.going
        if not going.begun:
            limit = going.attempt.lesson.limit
            return [Button("begin", words.begin_word(), words.minutes_second(limit) if limit else "", Key.B, gold=True)]
        word = words.go_on_word() if self._is_in_the_middle else words.next_word()
        stop = [Button("stop", words.stop_word(), key=Key.H)] if going.attempt.marks else []
        return [*stop, Button("begin", word, key=Key.G, gold=True)]

    # --- what a person wants

    def pressed(self, name: str) -> None:
        """Go on, or end it here."""
        if name == "stop":
            self._ask_to_stop()
        else:
            self.try_open(self._chair)
            self.done = self.opens is not None

    def back(self) -> None:
        """Leave: what is not begun leaves nothing, and of all else the report is handed in, if that is meant."""
        if self.going.begun:
            self._ask_to_stop()
        else:
            super().back()

    def _ask_to_stop(self) -> None:
        button = Button("yes", words.stop_word(), key=Key.Y, gold=True)
        self.opens = AskScene(self.labels, words.stop_question(), (button,), lambda _name: self._stop())

    def update(self, dt: float) -> None:  # noqa: ARG002  the clock is the lesson's
        """Show the time that is left, while it goes on."""
        left = self.going.left
        if self.going.seen and left is not None and left // 1000 != self._second:
            self._second = left // 1000
            self.changed()

    def _chair(self) -> Scene:
        trainee, going = self._trainee, self.going
        part = going.part
        part.show()

        return go_on(trainee, part, lambda: lesson_scene(trainee, going))

    def _stop(self) -> None:
        self.going.break_off()
        self.opens, self.done = LessonEndScene(self._trainee, self.going), True
