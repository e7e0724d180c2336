"""What lies on a box before the deal, and what is made of it."""

from __future__ import annotations

from tests.play import bets
from tests.tables import standard
from tests.ui.tables import preset
from uth.game import engine
from uth.game.actions import Reason, Refusal
from uth.table import Bet
from uth.ui.laid import Laid, ever_less, first_chip, mended_by_more, next_to, offered, without


def test_the_blind_is_the_ante_and_nothing_is_less_than_none() -> None:
    laid = Laid(1_000, 500)
    assert [laid.on(bet) for bet in (Bet.ANTE, Bet.BLIND, Bet.TRIPS, Bet.PLAY)] == [1_000, 1_000, 500, 0]
    assert laid.raised(Bet.BLIND, -2_000) == Laid(0, 500)
    assert laid.raised(Bet.TRIPS, -500) == Laid(1_000)
    assert (Laid().empty, laid.empty) == (True, False)


def test_others_bets_lie_there_and_cost_the_owner_nothing() -> None:
    state = next_to(engine.new_round(standard(), {"Ann": 1_000}), [bets(2, "Bea", 50_000, trips=100)])
    assert [box.owner for box in state.boxes] == ["Bea"]
    assert state.available("Ann") == 1_000


def test_too_little_is_mended_by_more_and_nothing_else_is() -> None:
    few = Refusal.of(Reason.ANTE_LIMITS, stake=100, least=500, most=1_000, step=100)
    many = Refusal.of(Reason.TRIPS_LIMITS, stake=1_100, least=500, most=1_000, step=100)
    assert [mended_by_more(each) for each in (Refusal.of(Reason.ANTE_MISSING), few, many)] == [True, True, False]
    assert not mended_by_more(Refusal.of(Reason.FUNDS, needed=2, has=1))


def test_less_and_less() -> None:
    table = preset("six-box-dark")
    assert list(ever_less(Laid(2_000, 500), standard())) == [Laid(2_000, 500), Laid(2_000), Laid(500)]
    assert list(ever_less(Laid(2_000, dark=2), table))[:3] == [
        Laid(2_000, dark=2),
        Laid(2_000, dark=2),
        Laid(2_000, dark=1),
    ]


def test_boxes_and_chips() -> None:
    assert without({1: Laid(500), 2: Laid(500)}, 1) == {2: Laid(500)}
    chips = offered(standard())
    assert chips[0].value == 1_00
    assert chips[first_chip(standard(), chips)].value == 5_00
