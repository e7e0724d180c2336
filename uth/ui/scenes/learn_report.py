"""The closing report of a drill, and the ways on from it: the same again, the wrong ones, one of them explained."""

from __future__ import annotations

from dataclasses import replace

from uth.game.model import Choice
from uth.train.drills.course import Course
from uth.train.drills.keeping import Keeping
from uth.train.drills.kept import Mistake
from uth.train.drills.marks import Mark
from uth.train.drills.plan import DrillError, Plan
from uth.train.drills.report import report
from uth.ui.keys import Key
from uth.ui.learn.drilling import Drilling
from uth.ui.learn.pupil import Pupil, retry_plan
from uth.ui.learn.summary import report_blocks, wrong_marks
from uth.ui.page.model import Button, Page
from uth.ui.page.scene import PageScene
from uth.ui.scene import Scene
from uth.ui.scenes.learn_drill import DrillScene
from uth.words import learn_report as words
from uth.words import learn_review as review_words


def drill(pupil: Pupil, plan: Plan) -> Scene:
    """Return a drill on the table; its report comes after it."""
    drilling = Drilling(plan, pupil.keeping(), pupil.advisor)
    return DrillScene(pupil, drilling, lambda course: ReportScene(pupil, course))


def explanation(pupil: Pupil, mistake: Mistake, chosen: Choice | None) -> Scene:
    """Return the table at the moment of a mistake with all that there is to say about it; it can be tried again there.

    :raises DrillError: if no card was seen then.
    """
    plan = retry_plan((mistake,), Keeping())
    drilling = Drilling(plan, Keeping(), pupil.advisor)
    drilling.answer(chosen)
    return DrillScene(pupil, drilling, lambda _course: None, lambda: retry(pupil, mistake))


def retry(pupil: Pupil, *mistakes: Mistake) -> Scene:
    """Return a drill of these mistakes.

    :raises DrillError: if no card was seen in any.
    """
    return drill(pupil, retry_plan(mistakes, pupil.keeping()))


class ReportScene(PageScene):
    """The report of one drill, of which at least one hand was answered."""

    def __init__(self, pupil: Pupil, course: Course) -> None:
        preferences = pupil.preferences
        super().__init__(pupil.labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._pupil = pupil
        self._course = course
        self._wrong = wrong_marks(course)

    def page(self) -> Page:
        """Return the report."""
        plan = self._course.plan
        return Page(
            words.report_title(),
            report_blocks(report(self._course), self._wrong),
            subtitle=", ".join(table.name for table in plan.tables),
            buttons=tuple(self._buttons()),
            back=words.done_word(),
        )

    def _buttons(self) -> list[Button]:
        again = Button("again", words.again_word(), words.again_second(self._course.plan.seed), Key.A)
        if not self._wrong:
            return [again]
        return [
            Button("explain", words.explain_word(), key=Key.E, gold=True),
            Button("retry", words.retry_word(), key=Key.R),
            Button("retry all", words.retry_all_word(), key=Key.W),
            again,
        ]

    def pressed(self, name: str) -> None:
        """Go on from the report."""
        try:
            match name:
                case "again":
                    self.opens, self.done = drill(self._pupil, self._course.plan), True
                case "retry all":
                    self.opens = retry(self._pupil, *map(self._mistake, self._wrong))
                case "retry":
                    self.opens = retry(self._pupil, self._mistake(self._chosen))
                case _:
                    self.opens = explanation(self._pupil, self._mistake(self._chosen), self._chosen.chosen)
        except DrillError:
            self.cannot(review_words.nothing_seen())

    def opened(self, name: str, row: int) -> None:  # noqa: ARG002  there is one list
        """Explain a wrong answer."""
        self.pressed("explain")

    @property
    def _chosen(self) -> Mark:
        return self._wrong[self.row("wrong")]

    def _mistake(self, mark: Mark) -> Mistake:
        return Mistake(self._course.plan.tables[mark.spot.table], replace(mark.spot, table=0))
