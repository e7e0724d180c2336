"""The closing report of a drill, and the ways on from it: the same again, the wrong ones, one of them explained."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

from uth.game.model import Choice
from uth.table import Table
from uth.train.drills.charted import asked_hands, chart_table, ends_with_chart, missed_line
from uth.train.drills.course import Course
from uth.train.drills.keeping import Keeping
from uth.train.drills.kept import Mistake, mistake_of_drill
from uth.train.drills.marks import Mark
from uth.train.drills.plan import Plan
from uth.train.drills.report import report
from uth.ui.keys import Key
from uth.ui.learn.chart_plot import AskedPlot
from uth.ui.learn.charted_scene import ChartedScene
from uth.ui.learn.drilling import Drilling
from uth.ui.learn.pupil import Pupil, retry_plan
from uth.ui.learn.summary import report_blocks, wrong_marks
from uth.ui.learner import new_seed
from uth.ui.page.model import Block, Button, Page, Tabs, Text
from uth.ui.scene import Scene
from uth.ui.scenes.learn_drill import DrillScene
from uth.ui.strategy.studies import Studies
from uth.words import learn_report as words

_CHART_HEIGHT = 13 * 23


def drill(pupil: Pupil, plan: Plan) -> Scene:
    """Return a drill on the table; its report comes after it."""
    drilling = Drilling(plan, pupil.keeping(), pupil.advisor)
    return DrillScene(pupil, drilling, lambda course: ReportScene(pupil, course))


def explanation(pupil: Pupil, mistake: Mistake, chosen: Choice | None) -> Scene:
    """Return the table at the moment of a mistake with all that there is to say; it can be tried again there."""
    plan = retry_plan((mistake,), Keeping())
    drilling = Drilling(plan, Keeping(), pupil.advisor)
    drilling.answer(chosen)
    return DrillScene(pupil, drilling, lambda _course: None, lambda: retry(pupil, mistake))


def retry(pupil: Pupil, *mistakes: Mistake) -> Scene:
    """Return a drill of these mistakes.

    :raises DrillError: if there is none.
    """
    return drill(pupil, retry_plan(mistakes, pupil.keeping()))


class Part(StrEnum):
    """The parts of the report."""

    SUMMARY = "summary"
    HANDS = "starting hands"


class ReportScene(ChartedScene):
    """The report of one drill, of which at least one hand was answered."""

    def __init__(self, pupil: Pupil, course: Course, studies: Studies | None = None) -> None:
        """*studies*: who knows how the table is played best."""
        asked = asked_hands(course)
        super().__init__(pupil, asked, AskedPlot(asked), studies)
        self._pupil = pupil
        self._course = course
        self._wrong = wrong_marks(course)
        self._chart_of = chart_table(course)
        self._part = Part.HANDS if ends_with_chart(course) else Part.SUMMARY

    # --- the page

    def page(self) -> Page:
        """Return the part of the report that is chosen."""
        parts = list(Part)
        tabs = Tabs("part", "", words.report_parts(), parts.index(self._part), words=tuple(parts))
        return Page(
            words.report_title(),
            self._blocks(),
            subtitle=self._subtitle(),
            tabs=tabs if self._chart_of is not None else None,
            buttons=tuple(self._buttons()),
            back=words.done_word(),
        )

    def _subtitle(self) -> str:
        everything = report(self._course).all
        names = ", ".join(table.name for table in self._course.plan.tables)
        return f"{names} · {words.of_hands(everything.right, everything.hands)}"

    def _blocks(self) -> tuple[Block, ...]:
        if self._chart_of is None or self._part is Part.SUMMARY:
            return report_blocks(report(self._course), self._wrong)
        return tuple(self._hands(self._chart_of, _CHART_HEIGHT))

    def _notes(self, table: Table) -> Iterator[Block]:
        yield from map(Text, filter(None, [missed_line(self._course, table)]))
        yield Text(words.chart_note(), soft=True)

    def _buttons(self) -> list[Button]:
        missed = words.new_drill_second(len(self._wrong))
        new = Button("new", words.new_drill_word(), missed, Key.N, gold=True)
        again = Button("again", words.again_word(), words.again_second(self._course.plan.seed), Key.A)
        if not self._wrong:
            return [new, again]
        explain = Button("explain", words.explain_word(), key=Key.E)
        retry_one = Button("retry", words.retry_word(), key=Key.R)
        listed = [explain, retry_one] if self._part is Part.SUMMARY or self._chart_of is None else []
        return [new, *listed, Button("retry all", words.retry_all_word(), key=Key.W), again]

    # --- what a person wants

    def chosen(self, name: str, index: int) -> None:  # noqa: ARG002  there is one choice
        """Show another part."""
        self._part = list(Part)[index]
        self.changed()

    def pressed(self, name: str) -> None:
        """Go on from the report."""
        match name:
            case "new":
                self.opens, self.done = drill(self._pupil, self._next_plan()), True
            case "again":
                self.opens, self.done = drill(self._pupil, self._course.plan), True
            case "retry all":
                self.opens = retry(self._pupil, *map(self._mistake, self._wrong))
            case "retry":
                self.opens = retry(self._pupil, self._mistake(self._chosen))
            case _:
                self.opens = explanation(self._pupil, self._mistake(self._chosen), self._chosen.chosen)

    def _next_plan(self) -> Plan:
        """The same kind of drill with other hands: what was missed comes more often."""
        return replace(self._course.plan, seed=new_seed(), learning=self._course.learning)

    def opened(self, name: str, row: int) -> None:  # noqa: ARG002  there is one list
        """Explain a wrong answer."""
        self.pressed("explain")

    @property
    def _chosen(self) -> Mark:
        return self._wrong[self.row("wrong")]

    def _mistake(self, mark: Mark) -> Mistake:
        return mistake_of_drill(self._course, mark)
