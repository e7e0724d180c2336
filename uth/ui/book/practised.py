"""Practice as the picture book shows it: a drill at the table and its report, mistakes, leaks, progress."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache, partial

from uth.config import load_table
from uth.table import Street
from uth.train.drills.course import Course
from uth.train.drills.keeping import Keeping
from uth.train.drills.marks import rule_of_thumb, values_at_once
from uth.train.drills.plan import Plan, Topic
from uth.train.drills.spots import Spot, Stakes
from uth.ui.book.rounds import Drawn
from uth.ui.book.stock import AtOnce, Resting, Visit
from uth.ui.coach.advisor import Advisor
from uth.ui.learn.drilling import Drilling, Step
from uth.ui.learn.pupil import Pupil
from uth.ui.learn.wishes import Subject
from uth.ui.scenes.learn import LearnScene
from uth.ui.scenes.learn_chart import ChartScene, chart_of
from uth.ui.scenes.learn_drill import DrillScene
from uth.ui.scenes.learn_leaks import LeaksScene
from uth.ui.scenes.learn_mistakes import MistakesScene
from uth.ui.scenes.learn_progress import ProgressScene
from uth.ui.scenes.learn_report import ReportScene

SEED = "practice of cards"
"""Of the drills: their hands are the same in every picture."""
_EVENINGS = 6
_WEEK = 7 * 24
_SECONDS = 3.5
"""So long every answer takes."""


@cache
def _advisor() -> Advisor:
    return Advisor(AtOnce)


def practised(visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return what is drawn of it, by name."""
    house = visit.house
    pupil = Pupil(house.labels, house.preferences, house.table, (visit.database, visit.player), _advisor())

    @cache
    def course() -> Course:
        return _practise(visit, pupil)

    def learn(subject: Subject) -> LearnScene:
        scene = LearnScene(pupil)
        scene.enter()
        scene.choose_row("topic", list(Subject).index(subject))
        scene.picked("topic", list(Subject).index(subject))
        return scene

    def mistakes() -> MistakesScene:
        course()
        visit.grade()
        scene = MistakesScene(pupil, clock=visit.clock)
        scene.enter()
        _graded(scene)
        return scene

    def leaks(part: int) -> LeaksScene:
        visit.grade()
        scene = LeaksScene(pupil)
        scene.enter()
        _graded(scene)
        scene.chosen("part", part)
        return scene

    def progress(part: int) -> ProgressScene:
        course()
        scene = ProgressScene(pupil)
        scene.chosen("part", part)
        return scene

    def chart(part: int) -> ChartScene:
        course()
        scene = chart_of(pupil, pupil.table)
        scene.enter()
        scene.chosen("part", part)
        return scene

    def report() -> ReportScene:
        return ReportScene(pupil, course())

    return {
        "choice": partial(learn, Subject.MIXED),
        "choice of another table": partial(learn, Subject.OTHER_TABLES),
        **{name: partial(_drill, pupil, *how) for name, how in _DRILLS.items()},
        "rule of thumb": partial(_drill, _unadvised(pupil), *_DRILLS["flop wrong"], wait=False),
        "chart": partial(chart, 0),
        "families": partial(chart, 1),
        "close calls": partial(learn, Subject.CLOSE_CALLS),
        "report": report,
        "report before the flop": partial(_before_the_flop, pupil),
        "mistakes": mistakes,
        "leaks": partial(leaks, 0),
        "map of starting hands": partial(leaks, 1),
        "leaks by street": partial(leaks, 2),
        "progress": partial(progress, 0),
        "cost over weeks": partial(progress, 1),
        "weeks": partial(progress, 2),
    }


def _practise(visit: Visit, pupil: Pupil) -> Course:
    """Do some drills, weeks apart, and return the last one: all streets, with fewer mistakes than at first."""
    course = None
    for evening in range(_EVENINGS):
        last = evening == _EVENINGS - 1
        plan = Plan((pupil.table,), f"{SEED} {evening}", streets=tuple(Street) if last else (Street.PREFLOP,))
        drilling = Drilling(plan, pupil.keeping(), pupil.advisor if last else Advisor(Resting))
        while drilling.step is not Step.OVER:
            # What is stored is known at once; only the last one waits for the worker.
            _answer(drilling, right=drilling.course.number % (evening + 2) > 0, wait=last)
            drilling.on()
        drilling.close()
        course = drilling.course
        visit.clock.rest(_WEEK)
    assert course is not None
    return course


def _before_the_flop(pupil: Pupil) -> ReportScene:
    """Return the report of a drill of starting hands, every fifth of them missed."""
    drilling = Drilling(_plan("standard", Street.PREFLOP, hands=50), Keeping(), Advisor(Resting))
    while drilling.step is not Step.OVER:
        _answer(drilling, right=drilling.course.number % 5 > 0, wait=False)
        drilling.on()
    return ReportScene(pupil, drilling.course)


def _answer(drilling: Drilling, *, right: bool, wait: bool) -> None:
    """Give a right or a wrong answer, as far as the exact values are known, once the worker has said it (*wait*)."""
    drilling.tick(_SECONDS)
    while wait and drilling.expects_values:
        drilling.tick(0)
    asked, found = drilling.asked, drilling.explained
    assert asked is not None
    values = found.values if found else values_at_once(asked) or {rule_of_thumb(asked): Fraction(1)}
    ordered = sorted(asked.offered, key=lambda choice: values.get(choice, 0))
    drilling.answer(ordered[-1] if right else ordered[0])


def _graded(scene: MistakesScene | LeaksScene) -> None:
    """Look until nothing is left to be graded; where that is not possible, the page says why."""
    while scene.grading:
        scene.update(0)


def _unadvised(pupil: Pupil) -> Pupil:
    return Pupil(pupil.labels, pupil.preferences, pupil.table, advisor=Advisor(Resting))


def _drill(pupil: Pupil, plan: Callable[[], Plan], right: bool | None, *, wait: bool = True) -> DrillScene:
    """Return a drill at its first question: answered rightly or wrongly; None: not answered."""
    drilling = Drilling(plan(), Keeping(), pupil.advisor)
    if right is not None:
        _answer(drilling, right=right, wait=wait)
    return DrillScene(pupil, drilling, lambda _course: None)


def _plan(table: str, street: Street, boxes: int = 1, hands: int = 20, seconds: int | None = None) -> Plan:
    at = load_table(table).table
    return Plan((at,), SEED, streets=(street,), hands=hands, boxes=boxes, seconds=seconds)


def _dark(stakes: Stakes | None = None) -> Plan:
    """A question about a dark box, before the deal; with *stakes* how much may go on it."""
    spot = Spot(0, 2, stakes=stakes)
    return Plan((load_table("six-box-dark").table,), SEED, topic=Topic.MISTAKES, mistakes=(spot,))


_DRILLS: dict[str, tuple[Callable[[], Plan], bool | None]] = {
    "preflop": (partial(_plan, "standard", Street.PREFLOP, seconds=20), None),
    "preflop right": (partial(_plan, "standard", Street.PREFLOP), True),
    "flop": (partial(_plan, "standard", Street.FLOP), None),
    "flop wrong": (partial(_plan, "standard", Street.FLOP), False),
    "river wrong": (partial(_plan, "standard", Street.RIVER), False),
    "several boxes": (partial(_plan, "practice", Street.FLOP, 4), None),
    "several boxes wrong": (partial(_plan, "practice", Street.RIVER, 4), False),
    "dark box": (_dark, None),
    "dark box wrong": (_dark, False),
    "most on a dark box": (partial(_dark, Stakes(500, funds=4000)), None),
    "most on a dark box wrong": (partial(_dark, Stakes(500, funds=4000)), False),
}
"""Which drill, and whether its first hand is answered rightly; None: it is not answered."""
