"""Rounds are graded while a page is open, a few at first, and no longer than it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.played import Home, play
from tests.ui.learn.here import advised, pupil
from uth.analysis.solved import SolverMissing
from uth.store.grades import Grades
from uth.ui.learn.grader import FEW, Grader


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = Home(tmp_path)
    play(home.sit_down(), FEW + 2)
    return home


def graded(home: Home) -> int:
    return len({each.round for each in Grades(home.database, home.player.id).of()})


def test_a_few_then_the_rest(home: Home) -> None:
    grader = Grader(pupil((home.database, home.player)))
    grader.begin()
    lefts = []
    while grader.busy:
        if grader.poll():
            lefts.append(grader.left)
    assert (lefts, graded(home)) == ([2, 0], FEW + 2)
    assert not grader.poll()
    grader.begin()
    assert not grader.busy


def test_a_page_that_is_closed_has_no_more_graded(home: Home) -> None:
    grader = Grader(pupil((home.database, home.player)))
    grader.begin()
    grader.close()
    grader.poll()
    assert (grader.busy, graded(home)) == (False, FEW)


def test_why_it_cannot_be_done_is_said(home: Home) -> None:
    advisor, _worker = advised(missing=SolverMissing("no compiler"))
    grader = Grader(pupil((home.database, home.player), advisor))
    grader.begin()
    assert grader.poll()
    assert (grader.fault, grader.busy) == ("no compiler", False)


def test_of_nobody_nothing_is_graded() -> None:
    grader = Grader(pupil())
    grader.begin()
    assert not grader.busy
