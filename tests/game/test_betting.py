"""Bets before the deal: every refusal, what replaces what, and the funds rule."""

from __future__ import annotations

import pytest

from tests.play import FUNDS, bets, steps
from tests.tables import standard
from uth.game import engine
from uth.game.actions import Action, ClearBets, CloseBets, IllegalAction, PlaceBets, Reason
from uth.game.betting import least_cover
from uth.game.model import DEALER, Round
from uth.table import Bet, Limit, Limits, Rules, Table


def opened(table: Table | None = None, funds: int = FUNDS) -> Round:
    return engine.new_round(table or standard(), {"Ann": funds, "Bea": funds})


def refused(state: Round, action: Action) -> Reason:
    with pytest.raises(IllegalAction) as caught:
        engine.apply(state, action)
    return caught.value.refusal.reason


def raw(box: int = 1, dark: int | None = None, **amounts: int) -> PlaceBets:
    return PlaceBets(box, "Ann", tuple((Bet(name), amount) for name, amount in amounts.items()), dark)


DARK = Rules(boxes_per_player=4, dark_boxes=2, dark_play=(1, 3))


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (bets(0, "Ann", 500), Reason.NO_SUCH_BOX),
        (bets(7, "Ann", 500), Reason.NO_SUCH_BOX),
        (bets(1, DEALER, 500), Reason.NAME_RESERVED),
        (raw(ante=0, blind=0), Reason.ANTE_MISSING),
        (raw(trips=500), Reason.ANTE_MISSING),
        (bets(1, "Ann", 400), Reason.ANTE_LIMITS),
        (bets(1, "Ann", 750), Reason.ANTE_LIMITS),
        (bets(1, "Ann", 50_500), Reason.ANTE_LIMITS),
        (raw(ante=500), Reason.BLIND_NOT_EQUAL),
        (raw(ante=500, blind=1000), Reason.BLIND_NOT_EQUAL),
        (raw(ante=500, blind=500, play=2000), Reason.PLAY_TOO_EARLY),
        (bets(1, "Ann", 500, 50), Reason.TRIPS_LIMITS),
        (bets(1, "Ann", 500, 10_100), Reason.TRIPS_LIMITS),
        (bets(1, "Ann", 500, 150), Reason.TRIPS_LIMITS),
        (bets(1, "Ann", 500, -100), Reason.TRIPS_LIMITS),
        (bets(1, "Ann", 500, dark=4), Reason.NO_DARK_BOXES),
    ],
)
def test_s05_s06_what_the_table_refuses(action: PlaceBets, reason: Reason) -> None:
    assert refused(opened(), action) is reason


def test_no_trips_where_the_table_has_none() -> None:
    assert refused(opened(standard(trips=None)), bets(1, "Ann", 500, 100)) is Reason.NO_TRIPS


def test_limits_count_the_step_from_zero() -> None:
    table = standard()
    odd = standard(limits=Limits(Limit(500, 50_000, 1000), table.limits.trips))
    assert refused(opened(odd), bets(1, "Ann", 500)) is Reason.ANTE_LIMITS
    assert engine.refusal_of(opened(odd), bets(1, "Ann", 1000)) is None
    assert least_cover(odd) == 3000
    assert least_cover(table) == 1500


def test_t07_how_many_boxes_a_player_may_have() -> None:
    one = steps(opened(), bets(2, "Ann", 500))
    assert refused(one, bets(3, "Ann", 500)) is Reason.TOO_MANY_BOXES
    assert refused(one, bets(2, "Bea", 500)) is Reason.BOX_TAKEN
    assert engine.refusal_of(one, bets(3, "Bea", 500)) is None


def test_new_bets_replace_old_ones() -> None:
    state = steps(opened(), bets(1, "Ann", 500, 100), bets(1, "Ann", 1000))
    assert state.available("Ann") == FUNDS - 2000
    assert steps(state, ClearBets(1)).funds == opened().funds
    assert refused(opened(), ClearBets(1)) is Reason.BOX_NOT_OPEN


def test_dark_boxes() -> None:
    state = steps(opened(standard(rules=DARK)), bets(2, "Ann", 500))
    assert refused(state, bets(1, "Ann", 500)) is Reason.SECOND_SEEN_BOX
    assert refused(state, bets(1, "Ann", 500, dark=2)) is Reason.DARK_MULTIPLE
    state = steps(state, bets(1, "Ann", 500, 100, dark=3), bets(3, "Ann", 500, dark=1))
    assert refused(state, bets(4, "Ann", 500, dark=1)) is Reason.TOO_MANY_DARK
    one = state.box(1)
    assert one is not None
    assert one.stake(Bet.PLAY) == 1500
    assert not one.undecided
    assert state.available("Ann") == FUNDS - 1000 - 2600 - 1500


def test_all_boxes_of_a_player_may_be_dark() -> None:
    state = steps(opened(standard(rules=DARK)), bets(1, "Ann", 500, dark=3), bets(3, "Ann", 500, dark=1))
    assert [box.dark for box in state.boxes] == [True, True]


def test_trips_on_dark_where_the_table_refuses_it() -> None:
    rules = Rules(boxes_per_player=4, dark_boxes=2, trips_on_dark=False)
    assert refused(opened(standard(rules=rules)), bets(1, "Ann", 500, 100, dark=4)) is Reason.TRIPS_ON_DARK


def test_s03_an_owner_covers_ante_blind_trips_and_1x_before_the_deal() -> None:
    assert refused(opened(funds=1500), bets(1, "Ann", 1000)) is Reason.FUNDS
    assert refused(opened(funds=3099), bets(1, "Ann", 1000, 100)) is Reason.FUNDS
    assert engine.refusal_of(opened(funds=3100), bets(1, "Ann", 1000, 100)) is None


def test_a_dark_box_is_covered_in_full_and_all_boxes_together() -> None:
    table = standard(rules=DARK)
    state = steps(opened(table, 6500), bets(2, "Ann", 500))
    assert refused(state, bets(1, "Ann", 1000, 100, dark=3)) is Reason.FUNDS
    assert engine.refusal_of(state, bets(1, "Ann", 1000, dark=3)) is None
    # What the owner already has on the box comes back first.
    state = steps(state, bets(1, "Ann", 1000, dark=3))
    assert engine.refusal_of(state, bets(1, "Ann", 1000, dark=1)) is None
    assert steps(state, CloseBets()).available("Ann") == 500
