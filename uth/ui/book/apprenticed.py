"""The dealer school's pages as the picture book shows them: the choice, the targets, a run's report, the progress."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial

from uth.school.exercise import Answer, Exercise, Field, GiveAmount, GiveChips, Given, Pick, Value
from uth.school.plan import Feedback, Plan
from uth.school.skills import Skill
from uth.ui.book.rounds import Drawn
from uth.ui.book.stock import Visit
from uth.ui.scenes.school import SchoolScene
from uth.ui.scenes.school_exercise import ExerciseScene
from uth.ui.scenes.school_progress import Part as ProgressPart
from uth.ui.scenes.school_progress import SchoolProgressScene
from uth.ui.scenes.school_report import Part, SchoolReportScene, again, begin
from uth.ui.scenes.school_targets import TargetsScene
from uth.ui.school.deeds import Deed, Do
from uth.ui.school.running import Running
from uth.ui.school.trainee import Trainee
from uth.ui.school.wishes import SUBJECTS, Wishes

SEED = "school of cards"
"""Of the runs: their exercises are the same in every picture."""
_WEEKS = 6
_WEEK = 7 * 24
_ASKED = 20


def apprenticed(visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return what is drawn of it, by name."""
    house = visit.house
    trainee = Trainee(house.labels, house.preferences, house.table, (visit.database, visit.player), house.the_trainees)

    @cache
    def running() -> Running:
        return _weeks(visit, trainee)

    def school(subject: str) -> SchoolScene:
        running()
        scene = SchoolScene(trainee)
        scene.enter()
        scene.choose_row("drill", SUBJECTS.index(subject))
        scene.picked("drill", SUBJECTS.index(subject))
        return scene

    def nobody() -> SchoolScene:
        return SchoolScene(Trainee(house.labels, house.preferences, house.table))

    def report(part: Part) -> SchoolReportScene:
        scene = SchoolReportScene(trainee, running())
        scene.chosen("part", list(Part).index(part))
        return scene

    def progress(part: ProgressPart) -> SchoolProgressScene:
        running()
        scene = SchoolProgressScene(trainee)
        scene.chosen("part", list(ProgressPart).index(part))
        return scene

    def seen_again() -> Drawn:
        run = running().run
        wrong = tuple(mark for mark in run.marks if not mark.right)
        return again(trainee, run.plan, wrong, 0)

    def at_once() -> Drawn:
        running()
        scene = begin(trainee, Plan((Skill.RESULTS,), Wishes(trainee.table).house(), SEED))
        assert isinstance(scene, ExerciseScene)
        exercise = scene.asking.exercise
        first, second = exercise.fields[:2]
        scene.do(Deed(Do.PICK, str(_other(first, exercise.right[first.name]))))
        scene.do(Deed(Do.PICK, str(exercise.right[second.name])))
        return scene

    return {
        "choice": partial(school, "mixed"),
        "the full table": partial(school, Skill.DEAL),
        "choice of one drill": partial(school, Skill.PAY_BET),
        "choice for nobody": nobody,
        "targets": lambda: TargetsScene(trainee, Wishes(house.table)),
        "said at once": at_once,
        "an exercise again": seen_again,
        **{f"report {part}": partial(report, part) for part in Part},
        **{f"progress {part}": partial(progress, part) for part in ProgressPart},
    }


def _weeks(visit: Visit, trainee: Trainee) -> Running:
    """Do some runs, weeks apart, and return the last one; the first are worse and slower."""
    running = None
    for week in range(_WEEKS):
        skills = tuple(Skill) if week == _WEEKS - 1 else tuple(Skill)[: 4 + week]
        house = Wishes(trainee.table).house()
        plan = Plan(skills, house, f"{SEED} {week}", _ASKED, Feedback.ROUND)
        running = Running(plan, trainee.keeping())
        while not running.run.over:
            exercise = running.exercise
            right = running.number % (week // 3 + 3) > 0
            running.mark(exercise, _given(exercise, right=right, slow=(_WEEKS + 1 - week) * (1 + running.number % 3)))
            running.onward()
        visit.clock.rest(_WEEK)
    assert running is not None
    return running


def _given(exercise: Exercise, *, right: bool, slow: int) -> Given:
    """Answer rightly, or the first of its fields wrongly; *slow*: how long each takes, in parts of a second."""
    answer = exercise.right if right else _wrong(exercise)
    names = [field.name for field in exercise.fields] or list(exercise.right)
    return Given(answer, {name: (place + 1) * slow * 700 for place, name in enumerate(names)})


def _wrong(exercise: Exercise) -> Answer:
    """An answer whose first field that can be is wrong."""
    answer = dict(exercise.right)
    for field in exercise.fields:
        other = _other(field, answer.get(field.name))
        if other is not None:
            return {**answer, field.name: other}
    return answer


def _other(field: Field, right: Value | None) -> Value | None:
    """Another answer than the right one; None where there is none at hand."""
    match field:
        case Pick(options=options):
            return next((option.value for option in options if option.value != right), None)
        case GiveAmount() if isinstance(right, int):
            return right + 500
        case GiveChips() if isinstance(right, tuple) and right:
            return right[1:]
        case _:
            return None
