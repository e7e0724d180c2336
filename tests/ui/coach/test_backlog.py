"""Rounds that were left ungraded are graded at the next start, each once; those of the sitting are not touched."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.coached import AtOnce, Cannot, Waits
from tests.store.played import Home, play
from tests.ui.coach.tables import done, played
from uth.store.coaching import Advice
from uth.store.grades import Grades
from uth.store.history import History
from uth.store.settings import Settings, Speed
from uth.train import graded
from uth.train.graded import grades_of_stored
from uth.ui.coach.advisor import Advisor
from uth.ui.coach.backlog import FEW, Backlog
from uth.ui.coach.study import Study
from uth.ui.commands import Command
from uth.ui.keys import KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.seat import Seat
from uth.ui.tabletop import Tabletop

LEFT = 2 * FEW + 1


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """Somebody whose last sitting was closed before anything of it was graded."""
    home = Home(tmp_path)
    play(home.sit_down(), LEFT)
    return home


def _sits_down(home: Home, worker: Waits) -> tuple[Tabletop, Grades]:
    study = Study.of(home.database, home.player.id, Advisor(lambda: worker))
    assert study.grades is not None
    preferences = Preferences(Settings(speed=Speed.OFF, advice=Advice.OFF))
    return Tabletop(home.sit_down(0), KeyLabels(), Seat(study=study), preferences=preferences), study.grades


def _heard(top: Tabletop) -> None:
    """Let time go by until nothing is left to be worked out."""
    for _ in range(4 * LEFT):
        top.tick(0.01)


def test_what_was_left_is_graded_at_the_next_start_without_a_page(home: Home) -> None:
    top, grades = _sits_down(home, AtOnce())
    assert len(grades.ungraded()) == LEFT
    _heard(top)
    assert grades.ungraded() == ()
    for number in range(1, LEFT + 1):
        assert grades.of_round(number) == grades_of_stored(History(home.database, home.player.id), number)


def test_no_round_is_graded_twice(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    times: Counter[int] = Counter()

    def counted(history: History, number: int) -> object:
        times[number] += 1
        return grades_of_stored(history, number)

    monkeypatch.setattr(graded, "grades_of_stored", counted)
    worker = Waits()
    top, grades = _sits_down(home, worker)
    played(top)
    done(top, Command.NEXT_ROUND)
    for _ in range(4 * LEFT):
        worker.work()
        top.tick(0.01)
    assert grades.ungraded() == ()
    assert times == Counter(range(1, LEFT + 1))
    assert worker.asked.count("grades_of") == 1
    assert worker.asked.count("grade_some") == 3
    _heard(_sits_down(home, AtOnce())[0])
    assert times == Counter(range(1, LEFT + 1))


def test_the_hand_on_the_table_goes_first(home: Home) -> None:
    worker = Waits()
    top, _ = _sits_down(home, worker)
    top.tick(0.01)
    top.preferences.change(advice=Advice.VALUES)
    done(top, Command.DEAL)
    assert worker.asked == ["warm_up", "outlook"]
    worker.work()
    top.tick(0.01)
    assert worker.asked == ["warm_up", "outlook", "grade_some"]


def test_where_it_cannot_be_done_it_stays_for_the_next_start(home: Home) -> None:
    worker = Cannot()
    top, grades = _sits_down(home, worker)
    _heard(top)
    assert len(grades.ungraded()) == LEFT
    assert worker.asked.count("grade_some") == 1


def test_it_is_begun_once_and_again_for_the_next_table(home: Home) -> None:
    worker = Waits()
    grades = Grades(home.database, home.player.id)
    advisor = Advisor(lambda: worker)
    backlog = Backlog(advisor, grades)
    backlog.begin(3)
    backlog.begin(LEFT + 1)
    assert worker.asked == ["grade_some"]
    worker.work()
    advisor.poll()
    assert grades.ungraded() == tuple(range(3, LEFT + 1))
    backlog.begin(LEFT + 1)
    for _ in range(3):
        worker.work()
        advisor.poll()
    assert grades.ungraded() == ()
