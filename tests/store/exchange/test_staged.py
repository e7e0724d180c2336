"""While an import is made the history is free; what is new comes over in stretches of which each is whole."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.exchange.exports import EVERYTHING
from tests.store.exchange.sittings import played, sit, text_of, written
from tests.store.played import Home
from uth.store.audit import audit
from uth.store.database import CannotWrite, Database
from uth.store.exchange import staged
from uth.store.exchange.imports import Imported, imported
from uth.store.locks import Lock
from uth.store.players import Player, Players


@pytest.fixture(scope="module")
def export(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the export of a player with everything that can happen."""
    folder = tmp_path_factory.mktemp("export")
    home = played(folder, [(table, 3, end) for table, _rounds, end in EVERYTHING])
    file = written(folder, home.database)
    home.close()
    return file


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Home]:
    """Return the history of somebody else."""
    home = Home(tmp_path / "other", name="Bob")
    sit(home, 1)
    yield home
    home.close()


class Counted:
    """Counts transactions, and fails at one of them."""

    def __init__(self, fails_at: int = 0) -> None:
        self.count = 0
        self._fails_at = fails_at

    def committing(self, _connection: sqlite3.Connection) -> None:
        """Fail, if it is that one."""
        self.count += 1
        if self.count == self._fails_at:
            raise CannotWrite("the disk is full")

    def committed(self) -> None:
        """Go on."""


def test_another_window_plays_on_while_a_file_is_read(export: Path, other: Home) -> None:
    with closing(sqlite3.connect(other.database.file, timeout=0, isolation_level=None)) as window:
        rounds = 0

        def told(_lines: int) -> None:
            nonlocal rounds
            window.execute("BEGIN IMMEDIATE")
            window.execute("UPDATE player SET created = created + 1 WHERE name = 'Bob'")
            window.execute("COMMIT")
            rounds += 1

        imported(other.database, export, told)
        assert rounds > 100
    assert Players(other.database).named("Bob").created == other.player.created + rounds


@pytest.mark.parametrize("at_once", [1, 4, 500])
def test_it_comes_over_in_stretches(
    at_once: int, export: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(staged, "_AT_ONCE", at_once)
    database = Database.open(tmp_path / "history.sqlite")
    counted = Counted()
    database.watch = counted
    (came,) = imported(database, export)
    assert counted.count == -(-came.rounds // at_once)
    assert text_of(database) == export.read_bytes()
    assert list(audit(database, 1)) == []
    database.close()


@pytest.mark.parametrize("fails_at", [1, 2, 5, 9])
def test_what_stops_in_between_goes_on_there(
    fails_at: int, export: Path, other: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(staged, "_AT_ONCE", 3)
    before = text_of(other.database)
    other.database.watch = Counted(fails_at)
    with pytest.raises(CannotWrite, match="the disk is full"):
        imported(other.database, export)
    other.database.watch = None
    players = Players(other.database)
    ann = players.find("Ann")
    assert (ann is None) is (fails_at == 1)
    rounds = 0
    if ann is not None:
        # Whole rounds with all that they moved, as if nothing more had been played.
        assert list(audit(other.database, ann.id)) == []
        rounds = players.profiles()[0].rounds
        assert rounds > 0
    # Who is here goes on playing meanwhile.
    sit(other, 1)
    (came,) = imported(other.database, export)
    assert (came.name, came.rounds > 0) == ("Ann", True)
    assert imported(other.database, export) == (Imported("Ann", 0, 0),)
    ann = players.named("Ann")
    assert list(audit(other.database, ann.id)) == list(audit(other.database, other.player.id)) == []
    assert text_of(other.database, "Ann") == export.read_bytes()
    assert len(text_of(other.database, "Bob")) > len(before)


def test_keys_are_never_lower_than_numbers(export: Path, other: Home) -> None:
    """A rescue knows a wrong number by that, also where numbers are left out."""
    imported(other.database, export)
    with other.database.reading() as connection:
        for table in ("round", "entry"):
            assert connection.execute(f"SELECT count(*) FROM {table} WHERE id < number").fetchone() == (0,)


def test_who_plays_between_the_copy_and_the_lock_is_told_to_try_again(
    export: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Home(tmp_path / "home", name="Bob")
    imported(home.database, export)
    ann = Home(tmp_path / "home", name="Ann")
    lock = Players.lock

    def late(players: Players, player: Player) -> Lock:
        sit(ann, 1)
        return lock(players, player)

    monkeypatch.setattr(Players, "lock", late)
    with pytest.raises(CannotWrite, match='"Ann" has played on meanwhile; import it again'):
        imported(home.database, export)
    assert list(audit(home.database, ann.player.id)) == []
    ann.close()
    home.close()
