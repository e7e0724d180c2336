"""Who is in the school: what is kept of whom, and what was practised last."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.played import Home
from tests.ui.school.apprentice import done, plan, trainee
from uth.school.plan import to_data
from uth.school.skills import Skill
from uth.store.players import Players
from uth.store.schooling import Schooling


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_nothing_is_known_of_nobody() -> None:
    who = trainee()
    who.look()
    assert (who.name, who.answers(), who.latest(), who.keeping().kept) == ("", (), None, None)


def test_the_latest_run_is_known(home: Home) -> None:
    who = trainee((home.database, home.player))
    assert who.latest() is None
    done(who, plan(Skill.READ), True)
    done(who, plan(Skill.COMPARE, seed="last"), True)
    assert who.latest() == plan(Skill.COMPARE, seed="last")
    assert [answer.skill for answer in who.answers()] == [Skill.READ, Skill.COMPARE]


def test_a_run_that_this_version_would_draw_otherwise_is_not_offered_again(home: Home) -> None:
    who = trainee((home.database, home.player))
    running = done(who, plan(), True)
    schooling = Schooling(home.database, home.player.id)
    kept = schooling.run(1).marks
    for other in ({**to_data(running.run.plan), "format": 99}, {**to_data(running.run.plan), "count": 0}):
        schooling.add(schooling.begin(other), kept)
        assert who.latest() is None


def test_trainees_of_one_computer_are_kept_apart(home: Home) -> None:
    first = trainee((home.database, home.player))
    done(first, plan(), True, False)
    second = trainee((home.database, Players(home.database).create("Bea")))
    done(second, plan(), True)
    assert [len(who.answers()) for who in (first, second)] == [2, 1]
    assert second.name == "Bea"


def test_who_has_the_key_of_a_trainee_who_was_deleted_is_somebody_else(home: Home) -> None:
    who, players = trainee((home.database, home.player)), Players(home.database)
    players.delete(home.player)
    assert players.create("Bea").id == home.player.id
    who.look()
    assert (who.player, who.name) == (None, "")
