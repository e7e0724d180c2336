"""What a sitting came to: its own rounds, its best hand, its time without breaks."""

from __future__ import annotations

from pathlib import Path

from tests.store.played import Home, Ticks, play
from tests.tables import standard
from uth.chips import currency, default_chips
from uth.game.settlement import Result
from uth.store.parting import Parting, parting
from uth.table import default_limits


def test_nothing_was_played(tmp_path: Path) -> None:
    home = Home(tmp_path)
    assert parting(home.database, home.player.id, 0) == Parting()
    home.close()


def test_only_the_rounds_of_the_sitting_count(tmp_path: Path) -> None:
    clock = Ticks()
    home = Home(tmp_path, clock=clock)
    session = home.sit_down()
    play(session, 5)
    earlier = home.history.rounds()
    clock.at += 3_600_000
    since = clock.at
    session.next_round()
    play(session, 7)
    found = parting(home.database, home.player.id, since)
    mine = [each for each in home.history.rounds() if each not in earlier]
    assert found.rounds == len(mine) == 7
    assert found.nets == (("USD", sum(each.net for each in mine)),)
    assert 0 < found.milliseconds < 7 * 60_000
    hands = [
        settled.hand
        for each in mine
        if (settlement := home.history.round(each.number).settlement) is not None
        for settled in settlement.boxes
        if settled.result is not Result.FOLD
    ]
    assert found.best == max(hands)
    assert parting(home.database, home.player.id, 0).rounds == 12
    home.close()


def test_currencies_stand_apart(tmp_path: Path) -> None:
    clock = Ticks()
    home = Home(tmp_path, clock=clock)
    play(home.sit_down(), 2)
    euro = currency("EUR")
    home.table = standard(name="Euro", currency=euro, chips=default_chips(euro), limits=default_limits(euro))
    play(home.sit_down(), 3)
    found = parting(home.database, home.player.id, 0)
    assert [code for code, _net in found.nets] == ["EUR", "USD"]
    assert found.rounds == 5
    home.close()


def test_a_sitting_of_folds_has_no_best_hand(tmp_path: Path) -> None:
    home = Home(tmp_path)
    session = home.sit_down()
    play(session, 1)
    while not home.history.rounds(count=1)[0].folded:
        play(session, 1)
    found = parting(home.database, home.player.id, home.history.rounds(count=1)[0].ended)
    assert (found.rounds, found.best) == (1, None)
    assert found.nets[0][1] < 0
    home.close()
