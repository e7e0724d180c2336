"""A lesson at the window: where it is, and the clock of the whole."""

from __future__ import annotations

from pathlib import Path

from tests.school.auditioned import BEGAN, done, right, short
from tests.school.houses import house
from uth.report.paper import Paper
from uth.school.attempt import Attempt
from uth.school.exercise import Given
from uth.school.lesson import Lesson, Part
from uth.school.plan import MOST, Plan
from uth.school.skills import Skill
from uth.ui.school.lesson_going import LessonGoing


def test_the_clock_runs_while_an_exercise_is_looked_at(tmp_path: Path) -> None:
    seconds = [0.0]
    going = LessonGoing(done(short(), right, count=1), Paper(tmp_path / "a.html"), clock=lambda: seconds[0])
    assert going.left == 5 * 60_000 - 2_000
    assert going.part.progress() == "part 2 of 8: 1 of 1, 4:58 left"
    going.part.show()
    seconds[0] = 10.0
    assert going.part.progress() == "part 2 of 8: 1 of 1, 4:48 left"
    before = going.seen
    assert going.left == 5 * 60_000 - 12_000
    seconds[0] = 100.0
    assert going.part.progress() == "part 2 of 8: 1 of 1, 3:18 left"
    going.break_off()
    assert (before, going.seen) == (True, False)
    assert going.attempt.took == 102_000
    assert going.left == 5 * 60_000 - 102_000


def test_without_limits_there_is_no_clock_and_by_time_no_number(tmp_path: Path) -> None:
    plan = Plan((Skill.QUALIFY,), house("standard"), "7", MOST, limit=60_000)
    attempt = Attempt.of(Lesson("By time", (Part("a", plan),)), "Ann", BEGAN)
    going = LessonGoing(attempt, Paper(tmp_path / "a.html"))
    assert going.left is None
    assert going.part.progress() == "part 1 of 1: 1"


def test_an_answer_is_written_down(tmp_path: Path) -> None:
    going = LessonGoing(done(short(), right, count=7), Paper(tmp_path / "a.html"))
    exercise = going.part.exercise
    going.part.mark(exercise, Given({}))
    assert going.attempt.over
    assert (tmp_path / "a.json").exists()
