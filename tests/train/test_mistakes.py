"""The list of mistakes: of rounds and of drills, the costliest first, with what was seen; what is learnt says so."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.store.played import Home, play
from tests.tables import standard
from tests.train.drills.test_course import done
from tests.train.drills.test_kept import kept
from tests.train.drills.test_plan import STANDARD
from uth.game.model import Choice
from uth.store.database import Damaged
from uth.store.grades import Grades
from uth.store.learnt import Learnt
from uth.store.progress import Progress
from uth.table import Rules, Street
from uth.train.drills.keeping import Keeping
from uth.train.drills.kept import mistake_of_round, mistakes_in_drills, mistakes_in_rounds
from uth.train.drills.plan import Plan
from uth.train.graded import grade_rounds
from uth.train.mistakes import Wrong, mistakes, moment_of

TABLE = standard(rules=Rules(boxes_per_player=2))


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the data of somebody who has played five rounds, graded, and done a drill."""
    home = Home(tmp_path_factory.mktemp("graded"), table=TABLE, seed="3")
    play(home.sit_down(), 5, boxes=2)
    grade_rounds(home.database, home.player.id)
    kept(Progress(home.database, home.player.id), done(Plan((STANDARD,), "7"))[0])
    home.close()
    return home.folder


@pytest.fixture
def home(graded: Path, tmp_path: Path) -> Home:
    """Return that player, with a copy of the data."""
    return Home(shutil.copytree(graded, tmp_path / "home"), table=TABLE, seed="3")


def found(home: Home) -> tuple[Wrong, ...]:
    return mistakes(home.database, home.player.id)


def test_all_of_them_are_listed_the_costliest_first(home: Home) -> None:
    graded = [each for each in Grades(home.database, home.player.id).of() if not each.grade.right]
    answers = [each for each in Progress(home.database, home.player.id).answers() if not each.right]
    listed = found(home)
    assert {bool(wrong.round) for wrong in listed} == {True, False}
    assert len(listed) == len(graded) + len(answers)
    assert len({wrong.name for wrong in listed}) == len(listed)
    costs = [wrong.cost for wrong in listed if wrong.cost is not None]
    assert costs == sorted(costs, reverse=True)


def test_each_is_found_again_as_it_was_seen(home: Home) -> None:
    for wrong in found(home):
        moment = moment_of(home.database, home.player.id, wrong)
        assert (moment.spot.box, moment.spot.street) == (wrong.box, wrong.street)
        assert len(moment.spot.hole) == 2
        assert moment.table == (home.table if wrong.round else STANDARD)
        assert wrong.chosen is not wrong.best


def test_what_is_learnt_says_so_and_is_practised_no_more(home: Home) -> None:
    database, player = home.database, home.player
    learnt, progress = Learnt(database, player.id), Progress(database, player.id)
    for wrong in found(home):
        before = len(mistakes_in_rounds(database, player.id, learnt.marked()))
        before += len(mistakes_in_drills(progress, learnt.marked()))
        learnt.mark(wrong.name)
        after = len(mistakes_in_rounds(database, player.id, learnt.marked()))
        after += len(mistakes_in_drills(progress, learnt.marked()))
        assert after == before - 1
    assert all(wrong.learnt for wrong in found(home))
    assert Keeping(database, player).mistakes() == ((), ())


def test_a_drill_of_another_version_has_none(home: Home) -> None:
    before = len(found(home))
    progress = Progress(home.database, home.player.id)
    number = progress.begin({"format": 99})
    progress.add(number, [each for each in progress.answers() if not each.right])
    assert len(found(home)) == before


def test_a_grade_without_its_decision_is_damage(home: Home) -> None:
    with pytest.raises(Damaged, match="round 1, box 9, flop"):
        mistake_of_round(home.database, home.player.id, 1, (9, Street.FLOP))
    with pytest.raises(Damaged, match="no round"):
        mistake_of_round(home.database, home.player.id, 99, (1, Street.FLOP))


def test_for_a_dark_box_nothing_was_seen(home: Home) -> None:
    wrong = Wrong("round 1 box 2 dark", 0, 2, None, "dark box", Choice.PLAY_1X, Choice.PLAY_2X, None, round=1)
    assert moment_of(home.database, home.player.id, wrong).spot.holes == ()
