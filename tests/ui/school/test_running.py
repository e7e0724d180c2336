"""A run in a window: what comes next, what is kept, and what is heard when."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.played import Home
from tests.ui.school.apprentice import done, given, plan, trainee
from uth.school.plan import Feedback, Plan
from uth.school.run import Mark, exercise_again, repeated
from uth.school.skills import Skill
from uth.store.database import StoreError
from uth.store.players import Players
from uth.store.schooling import Schooling
from uth.ui.school.running import Running


class Full:
    """A disk that is full until somebody makes room."""

    def __init__(self) -> None:
        self.room = False
        self.kept: list[int] = []

    def add(self, plan: Plan, mark: Mark) -> None:  # noqa: ARG002
        """Keep an answer, where there is room."""
        if not self.room:
            raise StoreError("the disk is full")
        self.kept.append(mark.number)


def test_exercises_come_as_the_run_draws_them() -> None:
    running = done(trainee(), plan(Skill.QUALIFY, Skill.COMPARE, count=4), True, False, True)
    assert (running.number, running.progress(), running.run.over) == (4, "4 of 4", False)
    assert running.exercise == running.run.exercise()
    answers = [[dict(mark.given.answer), dict(mark.given.times)] for mark in running.run.marks]
    assert repeated(running.run.plan, answers) == running.run
    running.mark(running.exercise, given(running.exercise))
    assert running.onward() is None
    assert [mark.right for mark in running.run.marks] == [True, False, True, True]


def test_an_exercise_that_was_left_comes_again() -> None:
    running = done(trainee(), plan(), True)
    first = running.exercise
    assert running.onward() is first
    assert running.progress() == "2 of 3"


def test_the_number_is_that_of_the_exercise_on_the_table_until_one_goes_on() -> None:
    running = Running(plan(), trainee().keeping())
    running.mark(running.exercise, given(running.exercise))
    assert running.progress() == "1 of 3"
    running.onward()
    assert running.progress() == "2 of 3"


def test_every_answer_is_kept_as_it_comes(tmp_path: Path) -> None:
    home = Home(tmp_path)
    running = done(trainee((home.database, home.player)), plan(), True, False)
    (number,) = Schooling(home.database, home.player.id).numbers()
    kept = Schooling(home.database, home.player.id).run(number)
    assert [mark.right for mark in kept.marks] == [True, False]
    assert running.unkept == ""
    home.close()


def test_what_cannot_be_kept_is_tried_again() -> None:
    disk = Full()
    running = Running(plan(), disk)
    for _ in range(2):
        running.mark(running.exercise, given(running.exercise))
        running.onward()
    assert (running.unkept, disk.kept) == ("the disk is full", [])
    disk.room = True
    running.mark(running.exercise, given(running.exercise))
    assert (running.unkept, disk.kept) == ("", [1, 2, 3])


@pytest.mark.parametrize(
    ("feedback", "heard"),
    [(Feedback.AT_ONCE, (True, True)), (Feedback.ROUND, (True, False)), (Feedback.REPORT, (False, False))],
)
def test_when_faults_are_said(feedback: Feedback, heard: tuple[bool, bool]) -> None:
    running = Running(plan(feedback=feedback), trainee().keeping())
    assert (running.tells, running.field_by_field) == heard


def test_an_exercise_is_laid_out_again_as_it_was() -> None:
    running = Running(plan(Skill.RESULTS, Skill.SPOT), trainee().keeping())
    laid = []
    while not running.run.over:
        laid.append(running.exercise)
        running.mark(running.exercise, given(running.exercise))
        running.onward()
    assert [exercise_again(running.run.plan, mark) for mark in running.run.marks] == laid


def test_a_trainee_who_is_deleted_meanwhile_goes_on_and_is_told(tmp_path: Path) -> None:
    home = Home(tmp_path)
    running = done(trainee((home.database, home.player)), plan(), True)
    players = Players(home.database)
    players.delete(home.player)
    bea = players.create("Bea")
    while (exercise := running.onward()) is not None:
        running.mark(exercise, given(exercise))
    assert running.run.over
    assert running.unkept == "that player is no longer there: nothing more is kept"
    assert Schooling(home.database, bea.id).marks() == ()
    home.close()
