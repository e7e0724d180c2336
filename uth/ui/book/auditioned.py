"""An audition as the picture book shows it: its first page, between two parts, in the chair, and its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path

from uth import i18n
from uth.config import load_table
from uth.report.paper import Paper
from uth.school.attempt import Attempt
from uth.school.audition import audition
from uth.school.exercise import Exercise, Given
from uth.ui.book.rounds import Drawn
from uth.ui.book.stock import Visit
from uth.ui.scenes.school_lesson import LessonScene, lesson_scene
from uth.ui.scenes.school_lesson_end import LessonEndScene, Part
from uth.ui.school.lesson_going import LessonGoing
from uth.ui.school.trainee import Trainee
from uth.ui.school.wishes import Wishes

SEED = "audition of cards"
_BEGAN = 1_800_273_600_000
FILE = Path("audition-ann-2027-01-18.html")
"""Where its report goes, the same in every picture."""
_ALL = 1000
_WRONG = 3
"""Every exercise of so many is left without an answer."""


def auditioned(visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return what is drawn of it, by name."""
    house = visit.house
    trainee = Trainee(house.labels, house.preferences, house.table)

    def going(count: int = _ALL, *, wrong: bool = True, written: bool = True) -> LessonGoing:
        attempt, paper = _done(i18n.in_use(), count, wrong=wrong), Paper(FILE, written=written)
        return LessonGoing(attempt, paper, clock=lambda: 0.0, begun=count > 0)

    def page(count: int) -> Drawn:
        return lesson_scene(trainee, going(count))

    def chair(count: int) -> Drawn:
        scene = LessonScene(trainee, going(count))
        scene.pressed("begin")
        assert scene.opens is not None
        return scene.opens

    def end(part: Part, *, wrong: bool = True) -> Drawn:
        scene = LessonEndScene(trainee, going(wrong=wrong))
        scene.chosen("part", list(Part).index(part))
        return scene

    def written() -> Drawn:
        scene = LessonEndScene(trainee, going(written=False))
        scene.update(0.0)
        return scene

    return {
        "before": partial(page, 0),
        "in the chair": partial(chair, 1),
        "between two parts": partial(page, 5),
        "left in the middle": partial(page, 7),
        "not passed": partial(end, Part.RESULT),
        "passed": partial(end, Part.RESULT, wrong=False),
        "faults": partial(end, Part.FAULTS),
        "being written": written,
    }


@cache
def _done(language: str, count: int, *, wrong: bool) -> Attempt:
    """Return so many exercises of an audition. Its parts are named in a *language*; it is done once in each."""
    del language
    attempt = Attempt.of(audition(Wishes(load_table("standard").table).house(), SEED), "Ann", _BEGAN)
    while not attempt.over and len(attempt.marks) < count:
        exercise = attempt.exercise()
        attempt = attempt.answered(exercise, _given(exercise, nothing=wrong and len(attempt.marks) % _WRONG == 1))
    return attempt


def _given(exercise: Exercise, *, nothing: bool) -> Given:
    """Answer rightly, or not at all; each field takes a few seconds, a whole round some minutes."""
    names = [field.name for field in exercise.fields] or list(exercise.right)
    pace = 4_000 if exercise.fields else 150_000
    return Given({} if nothing else exercise.right, {name: place * pace for place, name in enumerate(names, 1)})
