from __future__ import annotations

from tests.ui.tables import preset
from uth.session import PLAYER
from uth.table import Bet
from uth.ui.betting import Laying
from uth.ui.bettor import Bettor
from uth.ui.commands import Command
from uth.ui.lay import Lay
from uth.ui.places import bet_circle


def bettor(name: str = "practice") -> Bettor:
    table = preset(name)
    laying = Laying(table, PLAYER, 1000_00)
    laying.begin([1])
    return Bettor(laying, tuple(range(1, table.rules.boxes + 1)))


def test_the_circles_are_those_that_can_be_bet_on_before_the_deal() -> None:
    assert bettor().circles == (Bet.ANTE, Bet.TRIPS)
    assert bettor("six-box-dark").circles == (Bet.ANTE, Bet.TRIPS, Bet.PLAY)


def test_keys_walk_through_all_circles_and_back() -> None:
    hand = bettor("six-box-dark")
    seen = []
    for _ in range(18):
        seen.append(hand.circle)
        hand.do(Command.NEXT_CIRCLE)
    assert len(set(seen)) == 18
    assert hand.circle == seen[0] == (1, Bet.ANTE)
    hand.do(Command.PREVIOUS_CIRCLE)
    assert hand.circle == (6, Bet.PLAY)


def test_a_click_moves_the_keys_to_its_circle() -> None:
    hand = bettor()
    assert hand.bet_on(2, Bet.BLIND) is None
    assert hand.circle == (2, Bet.ANTE)
    hand.do(Command.TRIPS)
    assert hand.circle == (2, Bet.TRIPS)
    hand.choose_box(3)
    assert hand.circle == (3, Bet.TRIPS)
    hand.do(Command.ANTE)
    assert hand.circle == (3, Bet.ANTE)


def test_chips_are_chosen_in_a_ring_or_by_number() -> None:
    hand = bettor()
    last = len(hand.laying.chips) - 1
    hand.choose_chip(last)
    hand.do(Command.CHIP_UP)
    assert hand.laying.chip == 0
    hand.do(Command.CHIP_DOWN)
    assert hand.laying.chip == last
    hand.choose_chip(last + 1)
    assert hand.laying.chip == last


def test_the_bets_lie_on_the_table_and_the_rest_is_in_the_tray() -> None:
    hand = bettor()
    hand.do(Command.DOUBLE)
    lay = hand.laid_on(Lay(discards=7))
    assert {place: pile.amount for place, pile in lay.stacks.items()} == {
        bet_circle(1, Bet.ANTE): 10_00,
        bet_circle(1, Bet.BLIND): 10_00,
    }
    assert (lay.bankroll, lay.discards) == (980_00, 7)
