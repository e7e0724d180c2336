"""What can be asked of the rounds that were played."""

from __future__ import annotations

from pathlib import Path

from tests.play import bets
from tests.store.played import Home, play
from uth.game.actions import CloseBets
from uth.session import PLAYER, Session
from uth.store.book import Book
from uth.store.history import State


def test_when_the_last_round_ended_before_a_moment(tmp_path: Path) -> None:
    home = Home(tmp_path)
    assert home.history.last_end() is None
    session = home.sit_down()
    play(session, 3)
    ends = sorted(listed.ended for listed in home.history.rounds())
    assert home.history.last_end() == ends[2]
    assert home.history.last_end(ends[2]) == ends[1]
    assert home.history.last_end(ends[2] + 1) == ends[2]
    assert home.history.last_end(ends[0]) is None
    session.next_round()
    assert home.history.last_end() == ends[2]


def test_how_many_rounds_do_not_count(tmp_path: Path) -> None:
    home = Home(tmp_path)
    play(home.sit_down(), 2)
    assert home.history.void() == (0, 0)
    book = Book(home.database, home.player, "0.0")
    session = Session(home.table, book.balance("USD"), book=book)
    session.act(bets(1, PLAYER, 500), CloseBets())
    book.void(session.round, PLAYER)
    assert home.history.void() == (1, 0)
    # Nobody has bet in this one when the next begins.
    home.sit_down()
    assert home.history.void() == (1, 0)
    home.sit_down()
    assert home.history.void() == (1, 1)
    assert home.history.count() == 2
    assert [home.history.round(number).state for number in home.history.numbers()] == [
        State.SETTLED, State.SETTLED, State.VOID, State.VOID, State.OPEN,
    ]  # fmt: skip
    other = Home(tmp_path, name="Bob")
    assert other.history.void() == (0, 0)
    other.close()
    home.close()
