"""Players by name: made, found, renamed, deleted with everything that is theirs and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.played import Home, play
from uth.shuffle import shuffled
from uth.store.book import Book
from uth.store.database import Damaged
from uth.store.history import History
from uth.store.ledger import Ledger
from uth.store.players import Player, PlayerError, Players


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


@pytest.mark.parametrize("name", ["\u00e9LODIE", "e\u0301lodie", "E\u0301Lodie"])
def test_a_name_is_one_in_any_script_and_encoding(home: Home, name: str) -> None:
    players = Players(home.database)
    elodie = players.create("\u00c9lodie")
    assert players.find(name) == elodie
    with pytest.raises(PlayerError, match="already"):
        players.create(name)
    with pytest.raises(PlayerError, match="already"):
        players.rename(home.player, name)
    assert players.rename(elodie, name).name == name
    with home.database.writing() as connection:
        other = players.add(connection, Player(0, "another", "\u00e9lodie", 0))
    assert other.name == "\u00e9lodie (2)"


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


def test_who_sat_down_last_whatever_the_clock_says(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.sit_down()
    home.database.clock = lambda: 5
    other = Players(home.database).create("Bea")
    Book(home.database, other, "0.0").begin(home.table, "player", {"player": 0}, shuffled(bytes(32)))
    assert Players(home.database).latest() == other
    home.close()


def test_a_name_that_is_no_text_is_nobodys(tmp_path: Path) -> None:
    home = Home(tmp_path)
    players = Players(home.database)
    assert players.find("A\udcff") is None
    with pytest.raises(PlayerError, match="is no name"):
        players.create("A\udcff")
    home.close()


def test_what_identifies_nobody_never_becomes_the_name_of_a_file(tmp_path: Path) -> None:
    home = Home(tmp_path)
    with home.database.writing() as connection:
        connection.execute("UPDATE player SET uid = '../../x'")
    with pytest.raises(Damaged, match="identifies nobody"):
        Players(home.database).all()
    home.close()


def test_a_deleted_players_lock_goes_too(tmp_path: Path) -> None:
    home = Home(tmp_path)
    players = Players(home.database)
    held = players.lock(home.player)
    players.delete(home.player)
    held.release()
    players.forget_lock(home.player)
    assert [file.name for file in (tmp_path / "locks").iterdir()] == ["history.sqlite.lock"]
    home.close()


def test_who_was_deleted_is_not_taken_for_who_has_the_key_now(tmp_path: Path) -> None:
    home = Home(tmp_path)
    players = Players(home.database)
    players.delete(home.player)
    bea = players.create("Bea")
    assert bea.id == home.player.id
    with pytest.raises(PlayerError, match="no longer there"):
        players.rename(home.player, "Cid")
    players.delete(home.player)
    assert players.all() == (bea,)
    home.close()
