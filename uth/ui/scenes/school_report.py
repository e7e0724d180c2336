"""A run of the dealer school in the chair, its report, and the ways on from it: an exercise or the run again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

import pygame

from uth.school.exercise import Exercise
from uth.school.findings import Finding
from uth.school.plan import Plan
from uth.school.report import report
from uth.school.run import Mark, exercise_again, findings_so_far
from uth.school.skills import Skill
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.page.model import Bar, Block, Button, Canvas, Choices, Columns, Figures, Page, Panel, Tabs, Text
from uth.ui.page.scene import PageScene, Pen
from uth.ui.plots.rows import needed_height
from uth.ui.scene import Scene
from uth.ui.scenes.school_deal import DealScene
from uth.ui.scenes.school_exercise import ExerciseScene
from uth.ui.scenes.school_replay import replay
from uth.ui.scenes.school_settle import SettleScene
from uth.ui.school import outcome, replay_lists
from uth.ui.school.chair_scene import Course
from uth.ui.school.course_plot import CoursePlot, draw_table, time_points
from uth.ui.school.running import Running
from uth.ui.school.trainee import Trainee
from uth.ui.school.wishes import WEAK, Wishes, weak_skills
from uth.words import school_outcome as words
from uth.words import school_replay as replay_words
from uth.words import school_targets as targets
from uth.words.learn_table import progress_words


class Part(StrEnum):
    """The parts of the report."""

    RESULT = "result"
    FAULTS = "faults"
    PACE = "pace"
    TRAINER = "trainer"
    ROUNDS = replay_lists.ROUNDS
    """Those that can be shown again; where there are any."""


_LISTS = {Part.RESULT: "worst", Part.FAULTS: "faults", Part.ROUNDS: replay_lists.ROUNDS}
"""The list of exercises that a part has."""


# --- in the chair


def begin(trainee: Trainee, plan: Plan) -> Scene:
    """Return a new run in the dealer's chair; its report comes after it."""
    return go_on(trainee, Running(plan, trainee.keeping()))


def go_on(trainee: Trainee, running: Running, then: Callable[[], Scene] | None = None) -> Scene:
    """Return a run in the dealer's chair at the exercise that it has come to.

    *then*: makes what comes after it and where it is left, in place of its report.
    """
    exercise = running.exercise
    after_all = then or (lambda: SchoolReportScene(trainee, running))

    def onward() -> Exercise | Scene:
        after = running.onward()
        if after is None:
            return after_all()
        # A table that is settled has a scene of its own.
        return after if _chair(after) is _chair(exercise) else go_on(trainee, running, then)

    def leaving() -> Scene | None:
        return after_all() if then is not None or running.run.marks else None

    peek = findings_so_far if running.field_by_field else None
    kept = then is not None or trainee.player is not None
    course = Course(running.mark, onward, running.progress, leaving, running.tells, peek, kept, running.looked)
    return _chair(exercise)(trainee.labels, trainee.preferences, course, exercise)


def again(trainee: Trainee, plan: Plan, marks: tuple[Mark, ...], place: int) -> Scene:
    """Return one of some exercises as it was answered, with its marks; the others come after it."""
    mark = marks[place]

    def onward() -> Scene | None:
        return again(trainee, plan, marks, place + 1) if place + 1 < len(marks) else None

    course = Course(lambda _exercise, _given: mark.findings, onward, lambda: progress_words(place + 1, len(marks)))
    exercise = exercise_again(plan, mark)
    return _chair(exercise).again(trainee.labels, trainee.preferences, course, exercise, mark.given)


def _chair(exercise: Exercise) -> type[ExerciseScene | SettleScene]:
    """The scene that an exercise is done in: a round is dealt and a table settled by moves, all else is answered."""
    return _BY_MOVES.get(exercise.skill, ExerciseScene)


_BY_MOVES: Mapping[Skill, type[SettleScene]] = {Skill.SETTLE: SettleScene, Skill.DEAL: DealScene}


# --- the report


class SchoolReportScene(PageScene):
    """The report of one run, of which at least one exercise was answered.

    :ivar plan: what the run was, and *found*: what came of it.
    """

    def __init__(self, trainee: Trainee, running: Running) -> None:
        preferences = trainee.preferences
        super().__init__(trainee.labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._trainee = trainee
        self._running = running
        self._run = running.run
        self.plan = running.run.plan
        self.found = report(running.run)
        self._faults = outcome.faults_of(running.run)
        self._rounds = replay_lists.rounds_of(running.run.marks)
        self.parts = tuple(part for part in Part if self._rounds or part is not Part.ROUNDS)
        self._part = Part.RESULT
        self._pace = 0
        self._seen: set[str] = set()
        self._plot = CoursePlot()

    # --- the page

    def page(self) -> Page:
        """Return the part that is chosen."""
        parts, house = self.parts, self.plan.house
        names = (*words.report_parts(), replay_words.rounds_part())[: len(parts)]
        blocks = {
            Part.RESULT: self._result, Part.FAULTS: self._wrong, Part.PACE: self._times,
            Part.TRAINER: lambda: outcome.by_hand(self._seen), Part.ROUNDS: self._dealt,
        }[self._part]()  # fmt: skip
        return Page(
            words.report_title(),
            blocks,
            subtitle=", ".join(filter(None, (self._trainee.name, house.table.name, house.profile.name))),
            tabs=Tabs("part", "", names, parts.index(self._part), words=parts),
            buttons=tuple(self._buttons()),
            notice=self._running.unkept,
            refused=bool(self._running.unkept),
            back=words.done_word(),
        )

    def _result(self) -> tuple[Block, ...]:
        rows = outcome.drill_rows(self.found)
        left = () if self._run.over else (Text(self._left()),)
        worst = self.found.worst
        again: Block = outcome.worst_list(worst) if worst else Text(words.no_fault())
        by_drill = Panel((Canvas("drills", needed_height(rows), words=rows.lines()),), words.by_drill())
        return (
            Figures(outcome.figures(self.found)),
            *left,
            Columns(((by_drill,), (Panel((again,), words.worst_heading()),)), (1.0, 1.2)),
            Text(words.scoring_note(), soft=True),
        )

    def _left(self) -> str:
        """Where the run was left, and whether what was answered is kept; why not all of it is, the page says."""
        kept = None if self._running.unkept else self._trainee.player is not None
        return words.not_over(len(self._run.marks), self.plan.count, kept=kept)

    def _wrong(self) -> tuple[Block, ...]:
        fault = self._fault
        if fault is None:
            return (Panel((Text(words.no_fault()),)),)
        return Figures(outcome.figures(self.found)), outcome.faults_list(self._faults), *outcome.told(fault)

    def _dealt(self) -> tuple[Block, ...]:
        note = Text(replay_words.rounds_note(), soft=True)
        return Figures(outcome.figures(self.found)), replay_lists.run_list(self._rounds), note

    def _times(self) -> tuple[Block, ...]:
        paces = [pace for pace, _timed in self.found.paces]
        if not paces:
            return (Panel((Text(words.nothing_timed()),)),)
        rows, names = outcome.pace_rows(self.found, self._run), tuple(targets.pace_words(pace) for pace in paces)
        pace = paces[self._pace]
        self._plot.show(time_points(outcome.time_moments(self._run, pace), self.plan.targets.of(pace)))
        choice = Choices("pace", "", names, self._pace, tuple(paces))
        plot = Canvas("plot", 150, focused=True, words=self._plot.points.lines)
        return (
            Panel((Canvas("paces", needed_height(rows), 0.0, words=rows.lines()),)),
            Bar((choice,)),
            Panel((plot,)),
            Text(f"{words.each_time(names[self._pace])}. {self._plot.told}", soft=True),
        )

    def _buttons(self) -> list[Button]:
        again = Button("again", words.same_again_word(), words.same_again_second(self.plan.seed), Key.A)
        look, weak = Button("look", words.look_word(), key=Key.S), Button("weak", words.weak_word(), key=Key.W)
        on = Button("go on", words.go_on_word(), key=Key.G, gold=True)
        acts = (replay_lists.replay_button(self._mark()),) if self._rounds and self._listed else ()
        shown = [look, *acts] if self._listed else []
        return [*shown, *([weak] if weak_skills(self._run.learning) else []), again, *([] if self._run.over else [on])]

    # --- what a person wants

    def _mark(self) -> Mark:
        """The exercise that is chosen in the list of this part."""
        listed = self._listed
        return listed[min(self._chosen(_LISTS[self._part]), len(listed) - 1)]

    @property
    def _listed(self) -> tuple[Mark, ...]:
        """The exercises that are listed in this part, so that one can be shown again."""
        if self._part is Part.FAULTS:
            return tuple(fault.mark for fault in self._faults)
        return {Part.RESULT: self.found.worst, Part.ROUNDS: self._rounds}.get(self._part, ())

    def _chosen(self, name: str) -> int:
        """The row of a list that is chosen; the first before the list was shown."""
        reel = self.state.reels.get(name)
        return reel.row if reel is not None else 0

    def chosen(self, name: str, index: int) -> None:
        """Show another part or pace, or tick what the trainer has seen."""
        match name:
            case "part":
                self._part = self.parts[index]
            case "pace":
                self._pace = index
            case _ if index:
                self._seen.add(name)
            case _:
                self._seen.discard(name)
        self.changed()

    def picked(self, name: str, row: int) -> None:  # noqa: ARG002  what is told follows the list
        """Tell of another fault."""
        self.changed()

    def opened(self, name: str, row: int) -> None:
        """Show that exercise again; a round of the list of rounds act by act."""
        if name == replay_lists.ROUNDS:
            self._replay(self._rounds[row])
        else:
            self._look(row)

    def pressed(self, name: str) -> None:
        """Go on from the report."""
        match name:
            case "look":
                self._look(self._chosen(_LISTS[self._part]))
            case "replay":
                self._replay(self._mark(), self._fault)
            case "go on":
                self.opens, self.done = go_on(self._trainee, self._running), True
            case "again":
                self.opens, self.done = begin(self._trainee, self.plan), True
            case _:
                self._practise_weak()

    def _look(self, row: int) -> None:
        marks = self._listed
        # A fault leads to its exercise alone; from the worst one goes on to the next worst.
        marks, row = (marks[row : row + 1], 0) if self._part is Part.FAULTS else (marks, row)
        self.opens = again(self._trainee, self.plan, marks, row)

    @property
    def _fault(self) -> Finding | None:
        """What was wrong that is chosen, where faults are listed."""
        of_this_part = self._part is Part.FAULTS and self._faults
        return self._faults[min(self._chosen("faults"), len(self._faults) - 1)].finding if of_this_part else None

    def _replay(self, mark: Mark, fault: Finding | None = None) -> None:
        who, exercise = self._trainee, exercise_again(self.plan, mark)
        self.try_open(lambda: replay(who.labels, who.preferences, exercise, mark.given, mark.findings).at(fault))

    def _practise_weak(self) -> None:
        wishes = Wishes.like(self.plan, self._trainee.table, WEAK)
        self.done = self.try_open(lambda: begin(self._trainee, wishes.plan(self._run.learning)))

    # --- plots

    def canvas_key(self, name: str, key: Key) -> bool:
        """Go from time to time."""
        return name == "plot" and self._plot.key(key)

    def canvas_pressed(self, name: str, x: int, y: int) -> None:  # noqa: ARG002  a time is found by its place
        """Choose the time that is nearest."""
        if name == "plot":
            self._plot.pressed(x)

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        """Draw the rows or the plot."""
        match name:
            case "plot":
                self._plot.draw(surface, rect, pen)
            case "drills":
                draw_table(surface, outcome.drill_rows(self.found), rect, pen)
            case _:
                draw_table(surface, outcome.pace_rows(self.found, self._run), rect, pen)
