"""A mistake is looked at again where it was made."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.store.played import Home, play
from tests.tables import standard
from tests.ui.learn.here import pupil
from uth.store.database import StoreError
from uth.table import Rules, Street
from uth.train.graded import grade_rounds
from uth.train.mistakes import Wrong, mistakes
from uth.ui.learn.moments import Moments, replay_at
from uth.ui.replay.stops import Kind
from uth.ui.window import Window

TABLE = standard(rules=Rules(boxes_per_player=2))


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = Home(tmp_path_factory.mktemp("graded"), table=TABLE, seed="3")
    play(home.sit_down(), 6, boxes=2)
    grade_rounds(home.database, home.player.id)
    home.close()
    return home.folder


@pytest.fixture
def home(graded: Path, tmp_path: Path) -> Home:
    return Home(shutil.copytree(graded, tmp_path / "home"), table=TABLE, seed="3")


def test_the_replay_stands_at_the_decision(window: Window, home: Home) -> None:
    of = pupil((home.database, home.player))
    for wrong in mistakes(home.database, home.player.id):
        stop = replay_at(of, wrong.round, wrong.box, wrong.street).projector.stop
        assert (stop.kind, stop.box, stop.state.street) == (Kind.DECISION, wrong.box, wrong.street)


def test_for_a_dark_box_it_stands_at_the_bets(window: Window, home: Home) -> None:
    assert replay_at(pupil((home.database, home.player)), 1, 1, None).projector.at == 0


def test_what_cannot_be_read_is_not_there(home: Home) -> None:
    (first, *_) = mistakes(home.database, home.player.id)
    gone = Wrong("round 99 box 1 flop", 0, 1, Street.FLOP, first.kind, first.chosen, first.best, None, round=99)
    moments = Moments(pupil((home.database, home.player)))
    assert moments.of(gone) is None
    found = moments.of(first)
    assert found is not None
    assert found.spot.street is first.street
    with pytest.raises(StoreError):
        replay_at(pupil(), 1, 1, Street.FLOP)
