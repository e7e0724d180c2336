"""Rows of a damaged history are told apart by their shape; nothing else is one of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.store.played import Home, play
from uth.store import pages, upkeep
from uth.store.pages import Row
from uth.store.remains import Line, Moved, Remains

ROUND = (None, 1, 1, 1, 1, "open", 5, None, "c", "d", "player", "{}", None, *(None,) * 8)


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Home, Remains]]:
    """Return a home, and what its pages hold."""
    home = Home(tmp_path_factory.mktemp("home"))
    play(home.sit_down(), 30)
    with closing(pages.Image(home.database.file, upkeep.PAGE_SIZE)) as image:
        remains = Remains(pages.rows(image, upkeep.PAGE_SIZE))
    yield home, remains
    remains.close()
    home.close()


def test_every_row_is_recognised(left: tuple[Home, Remains]) -> None:
    home, remains = left
    with home.database.reading() as connection:

        def rows(query: str) -> list[tuple[object, ...]]:
            return connection.execute(query).fetchall()

        assert list(remains.people()) == rows("SELECT id, uid, name, created FROM player")
        assert list(remains.seats()) == rows("SELECT id, player, number, began, version FROM sitting")
        assert list(remains.contents()) == rows("SELECT id, hash, content FROM felt") * 2
        assert [row[:12] for row in remains.rounds(1)] == [row[:12] for row in rows("SELECT * FROM round")]
        for number in range(1, 31):
            assert remains.actions(number) == rows(
                f"SELECT number, at, data FROM action WHERE round = {number} ORDER BY number"
            )
        assert remains.lines(1) == rows(
            "SELECT id, number, at, kind, currency, amount, balance, round FROM entry ORDER BY id"
        )
        of_four = [line for line in remains.lines(1) if line.round == 4]
        before = of_four[0].balance - of_four[0].amount
        assert remains.moved(4) == Moved(before, of_four[-1].balance - before, follows=True)
    assert remains.moved(99) is None
    assert remains.rounds_without_row() == 0
    assert set(remains.owners()) == {1}


@pytest.mark.parametrize(
    "row",
    [
        Row(1, (1, "uid", "Ann", 5, 0)),
        Row(None, (None, "uid", "Ann", 5, 0)),
        Row(1, (None, "uid", b"Ann", 5, 0)),
        Row(1, (None, "uid", "Ann", -5, 0)),
        Row(1, (None, "uid", "Ann", 2**60, 0)),
        Row(1, (None, "uid", "Ann", 5)),
        Row(1, (None, "uid", "Ann", 5.0, 0)),
        Row(-1, (None, "uid", "Ann", 5, 0)),
        Row(2**60, (None, "uid", "Ann", 5, 0)),
        Row(None, (1, "uid", 2, 3)),
        Row(None, ()),
    ],
    ids=str,
)
def test_what_is_no_row_of_ours(row: Row) -> None:
    with closing(Remains([row])) as remains:
        assert remains.people() == ()
        assert remains.actions(1) == []


def test_a_round_that_is_there_twice_is_the_one_that_has_ended() -> None:
    settled = (*ROUND[:5], "settled", *ROUND[6:])
    for rows in ((ROUND, settled), (settled, ROUND)):
        with closing(Remains([Row(3, row) for row in rows])) as remains:
            assert [row.state for row in remains.rounds(1)] == ["settled"]
            assert not remains.is_doubtful(3)


def test_rows_of_one_key_are_all_kept() -> None:
    other = (None, 2, *ROUND[2:])
    lines = [(None, 1, number, 5, "bets", "USD", 1, 1, 7) for number in (1, 2)]
    rows = [
        *(Row(3, row) for row in (ROUND, other)),
        *(Row(9, line) for line in lines),
        *(Row(None, (7, 1, 5, data)) for data in ("[1]", "[2]", "[1]")),
    ]
    with closing(Remains(rows)) as remains:
        assert remains.is_doubtful(3)
        assert [len(list(remains.rounds(player))) for player in (1, 2)] == [1, 1]
        assert remains.lines(1) == [Line(9, number, 5, "bets", "USD", 1, 1, 7) for number in (1, 2)]
        assert [done.data for done in remains.actions(7)] == ["[1]", "[2]"]
        assert remains.rounds_without_row() == 1
