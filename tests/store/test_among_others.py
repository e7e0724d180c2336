"""Rounds with company: booked whole, and counted as the player's alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.play import bets
from tests.store.exchange.sittings import text_of
from tests.store.played import Home, next_action, play
from uth.game.actions import CloseBets
from uth.session import PLAYER, Session
from uth.store.audit import audit
from uth.store.book import Book
from uth.store.database import Database
from uth.store.exchange.imports import imported
from uth.store.history import History
from uth.store.players import Players
from uth.store.rescue import opened
from uth.store.tallies import Tallies
from uth.store.verify import verify
from uth.table import Bet

ROUNDS = 8


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    home = Home(tmp_path / "home")
    play(home.sit_down(company=4), ROUNDS)
    yield home
    home.close()


def test_everything_agrees(home: Home) -> None:
    stored = [home.history.round(number) for number in range(1, ROUNDS + 1)]
    assert all(len(each.funds) == 5 for each in stored)
    assert [verify(each) for each in stored] == [()] * ROUNDS
    assert list(audit(home.database, home.player.id)) == []


def test_only_the_players_boxes_count(home: Home) -> None:
    nets = []
    for listed in home.history.rounds():
        stored = home.history.round(listed.number)
        assert stored.settlement is not None
        (own,) = [settled for settled in stored.settlement.boxes if settled.owner == PLAYER]
        assert (listed.boxes, listed.net, listed.staked) == (1, own.net, own.staked)
        nets.append(own.net)
    tallies = Tallies(home.database, home.player.id, "USD")
    totals = tallies.totals()
    assert totals is not None
    assert (totals.boxes, totals.net) == (ROUNDS, sum(nets))
    assert {tally.bet: tally.bets for tally in tallies.bets()}[Bet.ANTE] == ROUNDS
    assert sum(tally.rounds for tally in tallies.hands()) == ROUNDS
    assert home.ledger.balance("USD") == 100_000 + sum(nets)


def test_a_round_goes_on_with_the_same_people(home: Home) -> None:
    session = home.sit_down(0, company=4)
    session.act(bets(1, PLAYER, 500), CloseBets())
    seats = session.company.seats
    waiting = home.history.open_round()
    assert waiting is not None
    book = Book(home.database, home.player, "0.0")
    book.resume(waiting.number, len(waiting.actions))
    again = Session.resumed(waiting, book)
    assert again.company.seats == seats
    while not again.over:
        again.act(next_action(again))
    again.next_round()
    assert again.company.seats == seats
    assert set(dict(again.round.funds)) == {PLAYER, *seats.values()}
    assert list(audit(home.database, home.player.id)) == []


def test_it_goes_out_and_comes_in_again(home: Home, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    file.write_bytes(text_of(home.database))
    database = Database.open(tmp_path / "other" / "history.sqlite")
    imported(database, file)
    (player,) = Players(database).all()
    history = History(database, player.id)
    for number in range(1, ROUNDS + 1):
        assert history.round(number) == home.history.round(number)
    database.close()


def test_it_is_rescued(home: Home, tmp_path: Path) -> None:
    before = [home.history.round(number) for number in range(1, ROUNDS + 1)]
    home.close()
    content = bytearray((home.folder / "history.sqlite").read_bytes())
    content[:16] = bytes(16)
    file = tmp_path / "broken" / "history.sqlite"
    file.parent.mkdir()
    file.write_bytes(content)
    database, told = opened(file)
    assert told
    (player,) = Players(database).all()
    history = History(database, player.id)
    assert [history.round(number) for number in range(1, ROUNDS + 1)] == before
    database.close()
