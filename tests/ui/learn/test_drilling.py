"""A drill in a window: nothing waits, every answer is marked, and marked again once its exact values come."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.store.played import Home
from tests.ui.learn.here import advised, best, drilling, plan, worst
from uth.analysis.solved import SolverMissing
from uth.game.model import Choice
from uth.store.database import CannotWrite
from uth.store.progress import Progress
from uth.table import Street
from uth.train.drills.keeping import Keeping
from uth.train.drills.kept import course_of
from uth.train.drills.marks import Mark
from uth.train.drills.plan import Plan, Topic
from uth.ui.learn.drilling import Drilling, Step


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def progress(home: Home) -> Progress:
    return Progress(home.database, home.player.id)


def step(drill: Drilling) -> Step:
    return drill.step


def waiting(drill: Drilling) -> bool:
    return drill.expects_values


def test_a_drill_asks_marks_and_goes_on_to_its_end() -> None:
    drill = drilling(plan())
    streaks: list[int] = []
    for right in (True, True, False):
        assert step(drill) is Step.ASKED
        assert drill.mark is None
        drill.answer(best(drill) if right else worst(drill))
        assert step(drill) is Step.MARKED
        made = drill.course.marks[-1]
        assert (made.exact, made.right) == (True, right)
        streaks.append(drill.streak)
        drill.on()
        drill.tick(0)
    assert streaks == [1, 2, 0]
    assert drill.step is Step.OVER
    with pytest.raises(ValueError, match="nothing is asked"):
        drill.answer(Choice.CHECK)


def test_what_is_not_known_is_marked_by_the_rule_of_thumb_and_exactly_once_it_comes() -> None:
    advisor, worker = advised(slow=True)
    drill = drilling(plan(Street.FLOP), advisor)
    assert waiting(drill)
    drill.answer(Choice.PLAY_2X)
    assert [mark.exact for mark in drill.course.marks] == [False]
    worker.slow = False
    assert drill.tick(0)
    assert [mark.exact for mark in drill.course.marks] == [True]
    assert not waiting(drill)
    assert drill.explained is not None
    assert drill.explained.outlook is not None


def test_an_answer_is_marked_again_when_the_drill_has_gone_on() -> None:
    advisor, worker = advised(slow=True)
    drill = drilling(plan(Street.RIVER), advisor)
    drill.answer(Choice.FOLD)
    drill.on()
    worker.slow = False
    drill.tick(0)
    assert drill.step is Step.ASKED
    assert [mark.exact for mark in drill.course.marks] == [True]


def test_stored_values_mark_exactly_without_the_worker() -> None:
    drill = drilling(plan(Street.PREFLOP), advised(slow=True)[0])
    drill.answer(Choice.CHECK)
    assert drill.mark is not None
    assert drill.mark.exact


def test_without_the_solver_the_rule_of_thumb_marks() -> None:
    drill = drilling(plan(Street.FLOP), advised(missing=SolverMissing("no compiler"))[0])
    assert not drill.expects_values
    drill.answer(Choice.CHECK)
    assert drill.mark is not None
    assert drill.mark.cost is None


def test_the_clock_of_an_answer_runs_out() -> None:
    drill = drilling(plan(seconds=5))
    assert drill.left == 5
    assert drill.tick(1.2)
    assert not drill.tick(0.1)
    assert drill.tick(4)
    assert drill.step is Step.MARKED
    assert drill.mark is not None
    assert (drill.mark.chosen, drill.mark.late, drill.mark.took) == (None, True, 5300)
    drill.tick(100)
    assert len(drill.course.marks) == 1


def test_what_takes_exact_values_to_find_comes_from_the_worker() -> None:
    advisor, worker = advised(slow=True)
    drill = Drilling(plan(topic=Topic.CLOSE_CALLS), Keeping(), advisor)
    assert (drill.step, drill.asked) == (Step.DRAWING, None)
    worker.slow = False
    assert drill.tick(0)
    assert drill.step is Step.ASKED


def test_why_there_is_no_question_is_said() -> None:
    drill = drilling(plan(topic=Topic.CLOSE_CALLS), advised(missing=SolverMissing("no compiler"))[0])
    assert (drill.step, drill.trouble) == (Step.STOPPED, "no compiler")


# --- keeping


def kept_marks(home: Home) -> tuple[Mark, ...]:
    (listed,) = progress(home).lessons()
    return course_of(progress(home).lesson(listed.number)).marks


def test_half_a_drill_is_kept(home: Home) -> None:
    drill = drilling(plan(), keeping=Keeping(home.database, home.player))
    for _ in range(2):
        drill.answer(best(drill))
        drill.on()
        drill.tick(0)
    drill.close()
    assert kept_marks(home) == drill.course.marks
    assert len(drill.course.marks) == 2


def test_answers_wait_for_their_exact_cost_but_not_for_ever(home: Home) -> None:
    advisor, _worker = advised(slow=True)
    drill = drilling(plan(Street.FLOP), advisor, Keeping(home.database, home.player))
    drill.answer(Choice.CHECK)
    assert not progress(home).lessons()
    drill.on()
    drill.close()
    assert [mark.exact for mark in kept_marks(home)] == [False]


def test_what_comes_after_the_end_changes_nothing(home: Home) -> None:
    advisor, worker = advised(slow=True)
    drill = drilling(plan(Street.FLOP), advisor, Keeping(home.database, home.player))
    drill.answer(Choice.CHECK)
    drill.close()
    worker.slow = False
    advisor.poll()
    assert [mark.exact for mark in drill.course.marks] == [False]
    assert kept_marks(home) == drill.course.marks


def test_what_cannot_be_written_is_said_and_tried_again(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    keeping = Keeping(home.database, home.player)
    drill = drilling(plan(), keeping=keeping)

    def full(_plan: Plan, _mark: Mark) -> None:
        raise CannotWrite("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(keeping, "add", full)
        drill.answer(best(drill))
        assert drill.unkept == "the disk is full"
    drill.on()
    drill.tick(0)
    drill.answer(best(drill))
    assert not drill.unkept
    assert kept_marks(home) == drill.course.marks


def test_the_window_loads_no_solver() -> None:
    code = """
import sys
from tests.ui.learn.here import plan
from uth.train.drills.keeping import Keeping
from uth.ui.book.stock import Resting
from uth.ui.coach.advisor import Advisor
from uth.ui.learn.drilling import Drilling
drill = Drilling(plan(), Keeping(), Advisor(Resting))
for _ in range(3):
    drill.answer(drill.asked.offered[0])
    drill.on()
assert "numba" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
