"""The trainer's side of the school as the picture book shows it: the lessons, and a mark that is overridden."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from uth.report.paper import Paper
from uth.school.attempt import Attempt
from uth.school.exercise import Given
from uth.school.lesson_file import load_lesson
from uth.ui.book.rounds import Drawn
from uth.ui.book.stock import Visit
from uth.ui.scenes.school_lessons import LessonsScene
from uth.ui.scenes.school_override import OverrideScene
from uth.ui.school.lesson_going import LessonGoing
from uth.ui.school.trainee import Trainee

TRAINER, REASON = "B. Lee", "It was named aloud, but late."
_BEGAN = 1_800_273_600_000
_FILE = Path("first-week-ann-2027-01-18.html")


def trained(visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return what is drawn of it, by name."""
    house = visit.house
    trainee = Trainee(house.labels, house.preferences, house.table)

    def overriding(*, points: bool) -> Drawn:
        attempt = Attempt.of(load_lesson("first-week"), "Ann", _BEGAN)
        attempt = attempt.answered(attempt.exercise(), Given({}))
        scene = OverrideScene(trainee, LessonGoing(attempt, Paper(_FILE, written=True), clock=lambda: 0.0), (1, 1), 1)
        if points:
            scene.chosen("what", 2)
            scene.chosen("points", 12)
            scene.typed("by", TRAINER)
            scene.typed("reason", REASON)
        return scene

    return {
        "lessons": lambda: LessonsScene(trainee),
        "a mark to override": lambda: overriding(points=False),
        "a mark overridden with points": lambda: overriding(points=True),
    }
