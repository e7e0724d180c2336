"""Bets changed at one stroke."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ui.tables import PRESETS, preset
from uth.game.actions import Reason
from uth.session import PLAYER
from uth.table import Bet
from uth.ui.betting import Laying
from uth.ui.laid import Bets, Laid
from uth.ui.seat import most_boxes, places_of
from uth.ui.shifts import laid_on_all, moved, set_to


def laying(bets: Bets, name: str = "practice", funds: int = 1000) -> Laying:
    table = preset(name)
    made = Laying(table, PLAYER, funds * table.currency.unit)
    made.bets = bets
    return made


def test_an_ante_goes_to_another_box_with_its_blind() -> None:
    bets, refusal = moved(laying({1: Laid(10_00, 5_00)}), (1, Bet.BLIND), (4, Bet.ANTE))
    assert refusal is None
    assert bets == {1: Laid(0, 5_00), 4: Laid(10_00)}


def test_chips_join_what_lies_there() -> None:
    bets, refusal = moved(laying({1: Laid(10_00, 5_00), 2: Laid(5_00, 1_00)}), (1, Bet.TRIPS), (2, Bet.TRIPS))
    assert refusal is None
    assert bets == {1: Laid(10_00), 2: Laid(5_00, 6_00)}


def test_trips_become_an_ante_on_the_same_box() -> None:
    bets, refusal = moved(laying({1: Laid(10_00, 5_00)}), (1, Bet.TRIPS), (1, Bet.ANTE))
    assert refusal is None
    assert bets == {1: Laid(15_00)}


def test_the_circle_where_it_lies_changes_nothing() -> None:
    before = {1: Laid(10_00, 5_00)}
    assert moved(laying(before), (1, Bet.ANTE), (1, Bet.BLIND)) == (before, None)


def test_play_takes_no_chips_before_the_deal() -> None:
    _, refusal = moved(laying({1: Laid(10_00)}), (1, Bet.ANTE), (1, Bet.PLAY))
    assert refusal is not None
    assert refusal.reason is Reason.PLAY_TOO_EARLY


def test_a_whole_bet_is_played_elsewhere_as_it_was_to_be_played() -> None:
    dark = laying({1: Laid(20_00), 2: Laid(20_00, dark=3)}, "six-box-dark")
    assert moved(dark, (2, Bet.ANTE), (5, Bet.ANTE))[0] == {1: Laid(20_00), 5: Laid(20_00, dark=3)}
    assert moved(dark, (1, Bet.ANTE), (5, Bet.ANTE))[0] == {2: Laid(20_00, dark=3), 5: Laid(20_00)}


def test_part_of_the_seen_bet_makes_another_box_dark() -> None:
    dark = laying({1: Laid(20_00, 5_00)}, "six-box-dark")
    bets, refusal = moved(dark, (1, Bet.TRIPS), (2, Bet.TRIPS))
    assert refusal is None
    assert bets == {1: Laid(20_00), 2: Laid(0, 5_00, dark=1)}


@pytest.mark.parametrize(
    ("circle", "amount", "expected"),
    [
        ((1, Bet.ANTE), 25_00, {1: Laid(25_00, 1_00)}),
        ((1, Bet.BLIND), 25_00, {1: Laid(25_00, 1_00)}),
        ((1, Bet.TRIPS), 0, {1: Laid(10_00)}),
        ((1, Bet.ANTE), 0, {1: Laid(0, 1_00)}),
        ((3, Bet.ANTE), 5_00, {1: Laid(10_00, 1_00), 3: Laid(5_00)}),
        ((3, Bet.TRIPS), 5_00, {1: Laid(10_00, 1_00), 3: Laid(0, 5_00)}),
    ],
)
def test_a_circle_is_set_to_an_amount(circle: tuple[int, Bet], amount: int, expected: Bets) -> None:
    assert set_to(laying({1: Laid(10_00, 1_00)}), circle, amount) == (expected, None)


@pytest.mark.parametrize(
    ("circle", "amount", "reason"),
    [
        ((1, Bet.ANTE), 3_00, Reason.ANTE_LIMITS),
        ((1, Bet.ANTE), 505_00, Reason.ANTE_LIMITS),
        ((1, Bet.TRIPS), 50, Reason.TRIPS_LIMITS),
        ((1, Bet.ANTE), 400_00, Reason.FUNDS),
        ((1, Bet.PLAY), 10_00, Reason.PLAY_TOO_EARLY),
    ],
)
def test_an_amount_that_can_never_be_dealt_to_is_refused(circle: tuple[int, Bet], amount: int, reason: Reason) -> None:
    _, refusal = set_to(laying({1: Laid(10_00, 1_00)}), circle, amount)
    assert refusal is not None
    assert refusal.reason is reason


def test_nothing_is_copied_from_an_empty_box() -> None:
    _, refusal = laid_on_all(laying({1: Laid(10_00)}), 2, range(1, 7))
    assert refusal is not None
    assert refusal.reason is Reason.ANTE_MISSING


@pytest.mark.parametrize("name", PRESETS)
@given(st.data())
def test_the_bets_of_a_box_go_on_as_many_as_may_be_had_and_one_stays_seen(name: str, data: st.DataObject) -> None:
    table = preset(name)
    hand = laying({}, name, funds=100_000)
    hand.begin(range(1, data.draw(st.integers(1, most_boxes(table))) + 1))
    box = data.draw(st.sampled_from(sorted(hand.bets)))
    bets, refusal = laid_on_all(hand, box, places_of(table))
    assert refusal is None
    assert len(bets) == most_boxes(table)
    assert set(hand.bets) <= set(bets)
    assert {(laid.ante, laid.trips) for laid in bets.values()} == {(hand.laid(box).ante, hand.laid(box).trips)}
    if table.rules.dark_boxes:
        assert len([laid for laid in bets.values() if laid.dark is None]) == 1
    hand.lay(bets)
    assert hand.refusal() is None


circles = st.tuples(st.integers(1, 6), st.sampled_from(Bet))


@given(st.sampled_from(["practice", "six-box-dark"]), st.lists(st.tuples(circles, circles), max_size=8))
def test_no_move_makes_or_loses_a_cent_of_the_antes_and_trips(
    name: str, moves: list[tuple[tuple[int, Bet], tuple[int, Bet]]]
) -> None:
    hand = laying({}, name, funds=5000)
    hand.begin([1, 2])
    for source, target in moves:
        before = sum(laid.ante + laid.trips for laid in hand.bets.values())
        bets, refusal = moved(hand, source, target)
        if refusal is None:
            hand.lay(bets)
            assert sum(laid.ante + laid.trips for laid in hand.bets.values()) == before
            assert hand.left == hand.funds - hand.staked >= 0
            assert not any(laid.empty for laid in hand.bets.values())
