"""Who practises, and a drill of what that one got wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.played import Home
from tests.ui.learn.here import DARK, STANDARD, drilling, plan, pupil
from uth.train.drills.keeping import Keeping
from uth.train.drills.kept import Mistake
from uth.train.drills.plan import DrillError, Topic
from uth.train.drills.spots import Spot
from uth.ui.learn.pupil import retry_plan


def test_answers_are_kept_for_who_has_an_account(tmp_path: Path) -> None:
    home = Home(tmp_path)
    assert pupil((home.database, home.player)).keeping().kept == (home.database, home.player)
    assert pupil().keeping().kept is None


def test_mistakes_of_several_tables_are_one_drill() -> None:
    asked = drilling(plan()).asked
    assert asked is not None
    wrong = [Mistake(table, asked.spot) for table in (STANDARD, DARK, STANDARD)]
    made = retry_plan(tuple(wrong), Keeping())
    assert (made.topic, made.tables, made.hands) == (Topic.MISTAKES, (STANDARD, DARK), 3)
    assert [spot.table for spot in made.mistakes] == [0, 1, 0]


def test_what_was_decided_before_the_deal_can_be_retried_and_nothing_cannot() -> None:
    made = retry_plan((Mistake(DARK, Spot(0, 2)),), Keeping())
    assert made.practised == (Spot(0, 2),)
    with pytest.raises(DrillError):
        retry_plan((), Keeping())
