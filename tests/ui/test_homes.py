"""Whose chips are where."""

from __future__ import annotations

from tests.play import bets, steps
from tests.tables import standard
from uth.game import engine
from uth.game.view import CAMERA, seen_from
from uth.table import Bet
from uth.ui.homes import home_at, home_of, is_home
from uth.ui.places import RACK, TRAY, bet_circle, rail


def test_the_players_chips_are_in_the_tray_and_those_of_others_at_their_edge() -> None:
    state = engine.new_round(standard(), {"Ann": 10_000, "Bea": 10_000})
    state = steps(state, bets(1, "Ann", 500), bets(3, "Bea", 500))
    view = seen_from(state, "Ann")
    assert (home_of(view, 1), home_of(view, 3)) == (TRAY, rail(3))
    assert home_of(seen_from(state, "Bea"), 1) == rail(1)
    assert home_of(seen_from(state, CAMERA), 1) == rail(1)
    assert (home_at({3}, 3), home_at({3}, 1)) == (rail(3), TRAY)


def test_what_lies_there_is_off_the_table() -> None:
    assert all(map(is_home, (TRAY, rail(1))))
    assert not any(map(is_home, (None, RACK, bet_circle(1, Bet.ANTE))))
