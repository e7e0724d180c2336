"""An account in one window's hand: its lock, what a player sits down with, the round that waits."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play import bets
from tests.store.played import Home
from tests.tables import standard
from uth.game.actions import CloseBets
from uth.session import PLAYER, Session
from uth.store.account import Account
from uth.store.ledger import Kind
from uth.store.locks import InUse
from uth.store.players import Players


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_one_window_has_it_at_a_time(home: Home) -> None:
    account = Account(home.database, home.player, "0.0")
    with pytest.raises(InUse, match="another window"):
        Account(home.database, home.player, "0.0")
    other = Account(home.database, Players(home.database).create("Bob"), "0.0")
    account.close()
    again = Account(home.database, home.player, "0.0")
    again.close()
    other.close()


def test_a_new_player_buys_the_usual_and_others_have_what_they_have(home: Home) -> None:
    account = Account(home.database, home.player, "0.0")
    assert account.bring("USD", None, 1_000) == 1_000
    assert account.bring("USD", None, 9_000) == 1_000
    assert account.bring("USD", 1_500, 9_000) == 1_500
    assert account.bring("USD", 400, 9_000) == 400
    assert account.bring("EUR", None, 700) == 700
    kinds = [(entry.kind, entry.currency, entry.amount, entry.balance) for entry in home.ledger.entries()]
    assert kinds == [
        (Kind.BOUGHT, "USD", 1_000, 1_000),
        (Kind.BOUGHT, "USD", 500, 1_500),
        (Kind.TAKEN, "USD", -1_100, 400),
        (Kind.BOUGHT, "EUR", 700, 700),
    ]
    account.close()


def test_who_lost_everything_gets_nothing_by_sitting_down_again(home: Home) -> None:
    account = Account(home.database, home.player, "0.0")
    account.bring("USD", None, 1_000)
    account.bring("USD", 0, 1_000)
    assert account.bring("USD", None, 1_000) == 0
    account.close()


def test_a_round_waits_once_it_has_bets(home: Home) -> None:
    account = Account(home.database, home.player, "0.0")
    session = Session(standard(), account.bring("USD", None, 10_000), book=account.book)
    assert account.waiting() is None
    session.act(bets(1, PLAYER, 500), CloseBets())
    waiting = account.waiting()
    assert waiting is not None
    assert waiting.actions == session.actions
    account.close()
