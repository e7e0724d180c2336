"""What a player has marked as learnt is remembered, can be taken back, goes with the player and outlives damage."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from tests.store.played import Home, play
from uth.store import pages, upkeep
from uth.store.database import Damaged, Database
from uth.store.learnt import Learnt, in_drill, in_round
from uth.store.players import Players
from uth.store.rebuilt import rebuild
from uth.store.remains import Remains
from uth.table import Street

ONE, OTHER = in_round(17, 1, Street.FLOP), in_drill(3, 7)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_names_are_contract_words() -> None:
    assert (ONE, OTHER, in_round(2, 3, None)) == ("round 17 box 1 flop", "drill 3 answer 7", "round 2 box 3 dark")


def test_a_mark_is_kept_and_taken_back(home: Home) -> None:
    learnt = Learnt(home.database, home.player.id)
    assert learnt.marked() == frozenset()
    learnt.mark(ONE)
    learnt.mark(OTHER)
    learnt.mark(OTHER)
    assert Learnt(home.database, home.player.id).marked() == {ONE, OTHER}
    learnt.mark(ONE, learnt=False)
    assert learnt.marked() == {OTHER}


def test_it_is_one_players_own_and_goes_with_that_one(home: Home) -> None:
    other = Players(home.database).create("Somebody else")
    Learnt(home.database, home.player.id).mark(ONE)
    Learnt(home.database, other.id).mark(OTHER)
    assert Learnt(home.database, other.id).marked() == {OTHER}
    Players(home.database).delete(other)
    with home.database.reading() as connection:
        assert connection.execute("SELECT mistake FROM learnt").fetchall() == [(ONE,)]


def test_a_damaged_mark_is_told_of(home: Home) -> None:
    Learnt(home.database, home.player.id).mark(ONE)
    with home.database.writing() as connection:
        connection.execute("UPDATE learnt SET mistake = x'00'")
    with pytest.raises(Damaged):
        Learnt(home.database, home.player.id).marked()


def test_it_outlives_a_damaged_file(home: Home, tmp_path: Path) -> None:
    play(home.sit_down(), 1)
    Learnt(home.database, home.player.id).mark(ONE)
    Learnt(home.database, home.player.id).mark(OTHER)
    with closing(pages.Image(home.database.file, upkeep.PAGE_SIZE)) as image:
        rows = list(pages.rows(image, upkeep.PAGE_SIZE))
    anew = Database.open(tmp_path / "new" / "history.sqlite")
    with closing(Remains(rows)) as remains:
        assert rebuild(remains, anew, lambda _: None).kept == 1
    assert Learnt(anew, home.player.id).marked() == {ONE, OTHER}
    anew.close()
