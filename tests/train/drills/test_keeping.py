"""Where the answers of a drill are kept: with a player from the first answer on, or nowhere."""

from __future__ import annotations

from pathlib import Path

from tests.store.played import Home
from tests.train.drills.test_course import done
from tests.train.drills.test_plan import STANDARD
from uth.store.progress import Progress
from uth.train.drills.keeping import Keeping
from uth.train.drills.kept import course_of
from uth.train.drills.plan import Plan
from uth.train.learning import Learning


def test_a_drill_begins_with_its_first_answer(tmp_path: Path) -> None:
    home = Home(tmp_path)
    keeping, progress = Keeping(home.database, home.player), Progress(home.database, home.player.id)
    course, _ = done(Plan((STANDARD,), "7", hands=3))
    assert progress.lessons() == ()
    for mark in course.marks:
        keeping.add(course.plan, mark)
    (listed,) = progress.lessons()
    assert course_of(progress.lesson(listed.number)) == course
    assert keeping.learning() == course.learning
    assert keeping.kept == (home.database, home.player)


def test_of_nobody_nothing_is_kept() -> None:
    keeping = Keeping()
    course, _ = done(Plan((STANDARD,), "7", hands=1))
    keeping.add(course.plan, course.marks[0])
    assert (keeping.learning(), keeping.mistakes(), keeping.kept) == (Learning(), ((), ()), None)
