"""What the rules let lie there: asked of bets that nobody lays."""

from __future__ import annotations

from tests.ui.tables import preset
from uth.game.actions import Reason
from uth.session import PLAYER
from uth.table import Bet
from uth.ui.betting import Laying
from uth.ui.laid import Laid
from uth.ui.legal_bets import LegalBets

FIVE = Laid(5_00)


def bets(funds: int = 1000_00, **boxes: Laid) -> LegalBets:
    """Bets at the practice table: ``one=...``, ``two=...``."""
    made = LegalBets(preset("practice"), PLAYER, funds)
    made.bets = {number: boxes[name] for number, name in enumerate(("one", "two"), 1) if name in boxes}
    return made


def test_without_a_bet_nothing_can_be_dealt_to() -> None:
    refusal = bets().refusal()
    assert refusal is not None
    assert refusal.reason is Reason.NO_BETS
    assert bets(one=FIVE).refusal() is None


def test_what_lies_there() -> None:
    lying = bets(one=Laid(5_00, 2_00), two=FIVE)
    assert (lying.staked, lying.left) == (22_00, 978_00)
    assert lying.stakes(1) == {Bet.ANTE: 5_00, Bet.BLIND: 5_00, Bet.TRIPS: 2_00}
    assert [action.box for action in lying.actions()] == [1, 2]


def test_twice_the_bets_need_twice_the_money() -> None:
    twice, refusal = bets(one=FIVE).doubled()
    assert (twice, refusal) == ({1: Laid(10_00)}, None)
    twice, refusal = bets(20_00, one=FIVE).doubled()
    assert twice == {1: Laid(10_00)}
    assert refusal is not None


def test_the_same_again_is_as_much_as_the_money_reaches_for() -> None:
    poor = bets(20_00)
    poor.last = {1: Laid(5_00, 5_00), 2: FIVE}
    assert poor.same_again() == {1: Laid(5_00, 5_00)}
    poor.funds = 15_00
    assert poor.same_again() == {1: FIVE}


def test_other_bets_of_the_same_owner_are_as_able_as_these() -> None:
    laying = Laying(preset("practice"), PLAYER, 1000_00)
    laying.join({3: "Rosa"}, ())
    other = laying.like({1: FIVE})
    assert isinstance(other, Laying)
    assert (other.bets, other.seats, laying.bets) == ({1: FIVE}, {3: "Rosa"}, {})
    refusal = other.refusal_of_seat(3)
    assert refusal is not None
    assert refusal.reason is Reason.BOX_TAKEN
