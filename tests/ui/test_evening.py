"""An evening goes on wherever it is played: line by line, or in the window."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play import bets
from tests.tables import standard
from uth.game.actions import CloseBets, Decide
from uth.game.model import Choice
from uth.session import PLAYER, Session, seeded
from uth.store.account import Account
from uth.store.database import Database
from uth.store.players import PlayerError, Players
from uth.told.talk import Talk
from uth.ui.evening import FIRST_NAME, Evening, Patron, who_plays
from uth.ui.keys import KeyLabels
from uth.ui.picture import Dialog
from uth.ui.scenes.table import TableScene
from uth.ui.seat import Seat
from uth.ui.sitting import Guest, Sitting


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database.open(tmp_path / "history.sqlite")


def test_who_plays(database: Database) -> None:
    players = Players(database)
    first = who_plays(players, "")
    assert first.name == FIRST_NAME
    ann = who_plays(players, "Ann")
    assert who_plays(players, "ann") == ann
    assert who_plays(players, "") == first
    with pytest.raises(PlayerError):
        who_plays(players, " ")


def test_a_round_goes_on_in_the_window_and_back(database: Database) -> None:
    account = Account(database, who_plays(Players(database), "Ann"), "0.0")
    evening = Evening(standard(), 100_000, 1, seeded("3"), Patron(account))
    words = Talk(*evening.sit_down())
    words.hear("ante 10; deal")
    sitting = Sitting(standard(), 100_000, 1, seeded("4"), Guest(account))
    scene = sitting.scene(KeyLabels())
    assert isinstance(scene, TableScene)
    assert scene.session.round == words.chair.session.round
    assert scene.top.seat.waited
    scene.session.act(Decide(1, Choice.CHECK))
    session, seat = Evening(standard(), 100_000, 1, seeded("5"), Patron(account)).sit_down()
    assert session.round == scene.session.round
    assert (seat.waited, seat.player, seat.elsewhere) == (True, "Ann", "")
    account.close()


def test_what_was_played_this_evening(database: Database) -> None:
    account = Account(database, who_plays(Players(database), "Ann"), "0.0")
    evening = Evening(standard(), 100_000, 1, seeded("3"), Patron(account, wanted=30_000))
    assert (evening.rounds, evening.worth) == (0, 100_000)
    session, _ = evening.sit_down()
    assert evening.worth == 30_000
    play(session)
    assert (evening.rounds, evening.worth) == (1, session.bankroll)
    session.next_round()
    session.act(bets(1, PLAYER, 500), CloseBets())
    assert (evening.rounds, evening.worth) == (1, session.bankroll + 1_000)
    again, seat = evening.sit_down()
    assert (again.round, seat.waited) == (session.round, True)
    again, seat = evening.sit_down()
    assert again.bankroll == session.bankroll + 1_000
    assert not seat.waited
    assert seat.last != {}
    account.close()


def test_what_another_amount_has_made_of_the_chips_is_told(database: Database) -> None:
    account = Account(database, who_plays(Players(database), "Ann"), "0.0")

    def sits_down(wanted: int | None) -> tuple[Session, Seat]:
        return Evening(standard(), 100_000, 1, seeded("3"), Patron(account, wanted)).sit_down()

    assert [sits_down(wanted)[1].brought for wanted in (50_000, 50_000, None, 20_000, 90_000)] == [
        None, None, None, 50_000, 20_000,
    ]  # fmt: skip
    session, seat = sits_down(40_000)
    words = Talk(session, seat)
    assert "You had $900 and asked for $400: chips for $500 were taken away." in words.begin()
    scene = TableScene(session, KeyLabels(), seat)
    assert scene.top.desk().toast == "You had $900 and asked for $400: chips for $500 were taken away."
    scene.top.log.follow(None)
    assert scene.top.desk().toast in scene.top.log.lines
    words.hear("ante 10; deal")
    session, seat = sits_down(1_000)
    assert (seat.waited, seat.unasked, seat.brought) == (True, True, None)
    assert "It goes on with the chips that you have; no other amount was brought." in Talk(session, seat).begin()
    dialog = TableScene(session, KeyLabels(), seat).picture.overlay
    assert isinstance(dialog, Dialog)
    assert "no other amount was brought" in dialog.text
    account.close()


def play(session: Session) -> None:
    """Play one round."""
    session.act(bets(1, PLAYER, 500), CloseBets())
    session.act(Decide(1, Choice.PLAY_4X))
