"""Players by name: made, found, renamed, deleted with everything that is theirs and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.played import Home, play
from uth.store.history import History
from uth.store.ledger import Ledger
from uth.store.players import PlayerError, Players


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_players_are_found_by_name_in_any_case_and_spacing(home: Home) -> None:
    players = Players(home.database)
    bob = players.create("  Bob   the  Second ")
    assert bob.name == "Bob the Second"
    assert players.named("BOB the second") == bob
    assert players.find("Carl") is None
    assert [player.name for player in players.all()] == ["Ann", "Bob the Second"]
    with pytest.raises(PlayerError, match='there is no player "Carl"; there are "Ann", "Bob the Second"'):
        players.named("Carl")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "tab\x00", "a\x1bb"])
def test_what_is_no_name_is_refused(home: Home, name: str) -> None:
    with pytest.raises(PlayerError, match="is no name"):
        Players(home.database).create(name)


def test_a_taken_name_is_refused(home: Home) -> None:
    players = Players(home.database)
    bob = players.create("Bob")
    with pytest.raises(PlayerError, match='a player "ann" already'):
        players.create("ann")
    with pytest.raises(PlayerError, match='a player "ANN" already'):
        players.rename(bob, "ANN")
    assert players.rename(bob, "BOB").name == "BOB"


def test_who_sat_down_last_comes_first(home: Home) -> None:
    players = Players(home.database)
    players.create("Bob")
    assert players.latest() == home.player
    other = Home(home.folder, name="Bob", clock=home.clock)
    other.sit_down()
    latest = players.latest()
    assert latest is not None
    assert latest.name == "Bob"
    home.sit_down()
    assert players.latest() == home.player


def test_deleting_a_player_takes_all_that_is_theirs_and_nothing_else(home: Home) -> None:
    play(home.sit_down(), 4)
    other = Home(home.folder, name="Bob", clock=home.clock)
    play(other.sit_down(), 3)
    players = Players(home.database)
    players.delete(home.player)
    assert [player.name for player in players.all()] == ["Bob"]
    assert History(home.database, home.player.id).count() == 0
    assert Ledger(home.database, home.player.id).entries() == ()
    assert other.history.count() == 3
    assert [other.history.round(number).number for number in other.history.numbers()] == [1, 2, 3]
    players.delete(other.player)
    with home.database.reading() as connection:
        for table in ("player", "felt", "sitting", "round", "action", "box", "entry"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
