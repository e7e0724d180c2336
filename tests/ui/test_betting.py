from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ui.tables import PRESETS, preset, variants
from uth.game import engine
from uth.game.actions import Action, CloseBets, Reason, Refusal
from uth.game.betting import least_cover, lowest_ante
from uth.session import PLAYER
from uth.table import Bet, Table
from uth.ui.betting import Laying
from uth.ui.laid import Laid

ONE, FIVE, TWENTY_FIVE, HUNDRED, FIVE_HUNDRED = range(5)
"""The chips that are offered at the standard table: half a dollar is no step of any bet."""


def laying(table: Table | None = None, funds: int = 1000_00, boxes: int = 1) -> Laying:
    made = Laying(table or preset("standard"), PLAYER, funds)
    made.begin(range(1, boxes + 1))
    return made


def reason(laid: Laying, box: int, bet: Bet, chip: int) -> Reason | None:
    laid.chip = chip
    refusal = laid.add(box, bet)
    return refusal.reason if refusal else None


@pytest.mark.parametrize("name", PRESETS)
def test_it_opens_with_the_lowest_ante_ready_to_deal(name: str) -> None:
    laid = laying(preset(name))
    assert laid.bets == {1: Laid(lowest_ante(preset(name)))}
    assert laid.refusal() is None
    assert laid.in_hand.value <= lowest_ante(preset(name))


def test_the_blind_follows_the_ante() -> None:
    laid = laying()
    assert reason(laid, 1, Bet.ANTE, TWENTY_FIVE) is None
    assert laid.stakes(1) == {Bet.ANTE: 30_00, Bet.BLIND: 30_00}
    assert laid.left == 940_00
    assert reason(laid, 1, Bet.TRIPS, ONE) is None
    assert laid.stakes(1)[Bet.TRIPS] == 1_00
    assert laid.staked == 61_00


@pytest.mark.parametrize(
    ("bet", "chip", "expected"),
    [
        (Bet.ANTE, ONE, Reason.ANTE_LIMITS),
        (Bet.ANTE, FIVE_HUNDRED, Reason.ANTE_LIMITS),
        (Bet.TRIPS, FIVE_HUNDRED, Reason.TRIPS_LIMITS),
        (Bet.PLAY, FIVE, Reason.PLAY_TOO_EARLY),
    ],
)
def test_what_the_engine_refuses_is_not_laid(bet: Bet, chip: int, expected: Reason) -> None:
    laid = laying()
    before = laid.bets
    assert reason(laid, 1, bet, chip) is expected
    assert laid.bets == before


def test_an_ante_is_built_up_from_below_the_minimum() -> None:
    laid = laying()
    laid.clear()
    for dollars in range(1, 5):
        assert reason(laid, 1, Bet.ANTE, ONE) is None
        assert laid.laid(1).ante == dollars * 100
        refusal = laid.refusal()
        assert refusal is not None
        assert refusal.reason is Reason.ANTE_LIMITS
    assert reason(laid, 1, Bet.ANTE, ONE) is None
    assert laid.refusal() is None
    assert reason(laid, 1, Bet.ANTE, ONE) is Reason.ANTE_LIMITS


def test_trips_may_be_laid_first_but_not_dealt_to() -> None:
    laid = laying()
    laid.clear()
    assert reason(laid, 1, Bet.TRIPS, FIVE) is None
    refusal = laid.refusal()
    assert refusal is not None
    assert refusal.reason is Reason.ANTE_MISSING


def test_nothing_laid_is_nothing_to_deal_to() -> None:
    laid = laying()
    laid.clear()
    refusal = laid.refusal()
    assert refusal is not None
    assert refusal.reason is Reason.NO_BETS


def test_funds_keep_a_play_of_one_ante_back() -> None:
    laid = laying(funds=20_00)
    assert reason(laid, 1, Bet.ANTE, FIVE) is Reason.FUNDS
    assert reason(laid, 1, Bet.TRIPS, FIVE) is None
    assert laid.left == 5_00


def test_unfinished_bets_of_other_boxes_count_too() -> None:
    laid = laying(preset("practice"), funds=16_00, boxes=1)
    assert reason(laid, 2, Bet.ANTE, ONE) is Reason.FUNDS
    assert laid.bets == {1: Laid(5_00)}
    richer = laying(preset("practice"), funds=18_00)
    assert reason(richer, 2, Bet.ANTE, ONE) is None
    assert reason(richer, 3, Bet.ANTE, ONE) is Reason.FUNDS


def test_one_player_may_not_open_more_boxes_than_the_table_gives() -> None:
    assert reason(laying(), 2, Bet.ANTE, FIVE) is Reason.TOO_MANY_BOXES


def test_a_chip_is_taken_back_down_to_nothing() -> None:
    laid = laying()
    reason(laid, 1, Bet.ANTE, TWENTY_FIVE)
    laid.chip = FIVE
    assert laid.take(1, Bet.ANTE) is None
    assert laid.laid(1).ante == 25_00
    laid.chip = ONE
    assert laid.take(1, Bet.ANTE) is None
    assert laid.laid(1).ante == 20_00
    laid.chip = HUNDRED
    assert laid.take(1, Bet.ANTE) is None
    assert laid.bets == {}
    assert laid.take(1, Bet.ANTE) is None
    assert laid.bets == {}


def test_undo_goes_back_step_by_step() -> None:
    laid = laying()
    seen = [laid.bets]
    for bet in (Bet.ANTE, Bet.TRIPS, Bet.ANTE):
        reason(laid, 1, bet, FIVE)
        seen.append(laid.bets)
    laid.clear()
    could = []
    for bets in reversed(seen):
        could.append(laid.can_undo)
        laid.undo()
        assert laid.bets == bets
    assert [*could, laid.can_undo] == [True] * 4 + [False]


def test_double_doubles_everything_or_nothing() -> None:
    laid = laying()
    reason(laid, 1, Bet.TRIPS, FIVE)
    assert laid.double() is None
    assert laid.bets == {1: Laid(10_00, 10_00)}
    for _ in range(3):
        assert laid.double() is None
    refusal = laid.double()
    assert refusal is not None
    assert refusal.reason is Reason.TRIPS_LIMITS
    assert laid.bets == {1: Laid(80_00, 80_00)}


def test_the_same_bets_lie_there_in_the_next_round() -> None:
    laid = laying(preset("practice"), boxes=3)
    reason(laid, 2, Bet.TRIPS, FIVE)
    bets = laid.bets
    laid.next_round(800_00)
    assert laid.bets == bets == laid.last
    laid.clear()
    laid.rebet()
    assert laid.bets == bets


@pytest.mark.parametrize(
    ("funds", "expected"),
    [
        (1000_00, {1: Laid(25_00, 5_00), 2: Laid(25_00)}),
        (150_00, {1: Laid(25_00, 5_00), 2: Laid(5_00)}),
        (80_00, {1: Laid(25_00, 5_00)}),
        (79_00, {1: Laid(25_00)}),
        (74_00, {1: Laid(5_00), 2: Laid(5_00)}),
        (15_00, {1: Laid(5_00)}),
        (14_99, {}),
    ],
)
def test_the_same_bets_are_reduced_to_what_the_funds_allow(funds: int, expected: dict[int, Laid]) -> None:
    laid = laying(preset("practice"))
    laid.bets = {1: Laid(25_00, 5_00), 2: Laid(25_00)}
    laid.next_round(funds)
    assert laid.bets == expected
    assert laid.left >= 0


def test_a_dark_box_gets_less_play_before_it_gets_less_ante() -> None:
    laid = laying(preset("six-box-dark"))
    laid.bets = {1: Laid(10_00), 2: Laid(10_00, dark=4)}
    laid.next_round(75_00)
    assert laid.bets == {1: Laid(10_00), 2: Laid(10_00, dark=2)}


def test_later_boxes_are_dark_where_only_one_may_be_seen() -> None:
    laid = laying(preset("six-box-dark"), boxes=3)
    assert laid.bets == {1: Laid(5_00), 2: Laid(5_00, dark=1), 3: Laid(5_00, dark=1)}
    assert laid.stakes(2) == {Bet.ANTE: 5_00, Bet.BLIND: 5_00, Bet.PLAY: 5_00}
    assert laid.refusal() is None


def test_a_dark_box_goes_through_its_multiples() -> None:
    laid = laying(preset("six-box-dark"), boxes=2)
    seen = []
    for _ in range(5):
        assert laid.add(2, Bet.PLAY) is None
        seen.append(laid.laid(2).dark)
    assert seen == [2, 3, 4, 1, 2]
    assert laid.take(2, Bet.PLAY) is None
    assert laid.laid(2).dark == 1
    assert [laid.add(1, Bet.PLAY) for _ in range(2)] == [None, None]
    assert laid.laid(1).dark == 2
    laid.take(1, Bet.PLAY)
    laid.take(1, Bet.PLAY)
    assert laid.laid(1).dark is None


def test_dark_and_seen_change_places() -> None:
    laid = laying(preset("six-box-dark"), boxes=2)
    laid.add(2, Bet.PLAY)
    assert laid.toggle_dark(2) is None
    assert laid.bets == {1: Laid(5_00, dark=2), 2: Laid(5_00)}
    assert laid.toggle_dark(2) is None
    assert laid.bets[2] == Laid(5_00, dark=1)
    assert laid.refusal() is None


def test_an_empty_box_cannot_be_dark() -> None:
    laid = laying(preset("six-box-dark"))
    for refusal in (laid.toggle_dark(3), laid.add(3, Bet.PLAY)):
        assert refusal is not None
        assert refusal.reason is Reason.ANTE_MISSING


def test_without_dark_boxes_none_can_be_made() -> None:
    refusal = laying().toggle_dark(1)
    assert refusal is not None
    assert refusal.reason is Reason.NO_DARK_BOXES


steps = st.lists(
    st.tuples(
        st.sampled_from(["add", "take", "double", "undo", "clear", "rebet", "dark", "next"]),
        st.integers(1, 6),
        st.sampled_from(list(Bet)),
        st.integers(0, 5),
    ),
    max_size=30,
)


def done(laid: Laying, step: str, box: int, bet: Bet) -> Refusal | None:
    """Do one thing to the bets."""
    if step in ("add", "take"):
        return laid.add(box, bet) if step == "add" else laid.take(box, bet)
    if step in ("dark", "double"):
        return laid.toggle_dark(box) if step == "dark" else laid.double()
    if step == "next":
        laid.next_round(laid.funds)
    else:
        {"undo": laid.undo, "clear": laid.clear, "rebet": laid.rebet}[step]()
    return None


@pytest.mark.parametrize("name", PRESETS)
def test_chips_that_no_bet_can_be_raised_by_are_not_offered(name: str) -> None:
    table = preset(name)
    steps_of = [table.limits.ante.step] + ([table.limits.trips.step] if table.trips else [])
    laid = laying(table)
    assert all(any(chip.value % step == 0 for step in steps_of) for chip in laid.chips)
    assert all(any(step % chip.value == 0 for chip in laid.chips) for step in steps_of)
    assert laid.in_hand in laid.chips


@given(st.integers(0, len(variants()) - 1), st.integers(0, 300), steps)
def test_whatever_is_laid_is_paid_for_and_dealt_only_if_legal(
    variant: int, dollars: int, laid_steps: list[tuple[str, int, Bet, int]]
) -> None:
    table = variants()[variant]
    laid = Laying(table, PLAYER, dollars * 100)
    laid.begin([1])
    for step, box, bet, chip in laid_steps:
        laid.chip = chip % len(laid.chips)
        before = laid.bets
        refusal = done(laid, step, box, bet)
        if refusal is not None:
            assert laid.bets == before
        assert laid.left >= 0
        if laid.refusal() is None:
            state = engine.new_round(table, {PLAYER: laid.funds})
            actions: list[Action] = [*laid.actions(), CloseBets()]
            for action in actions:
                state, _ = engine.apply(state, action)
            assert laid.left == state.available(PLAYER)


def test_who_has_too_little_lays_nothing() -> None:
    table = preset("standard")
    laid = laying(table, funds=least_cover(table) - 1)
    assert laid.bets == {}
    refusal = laid.refusal()
    assert refusal is not None
    assert refusal.reason is Reason.NO_BETS


def test_a_table_without_trips_refuses_them() -> None:
    laid = laying(replace(preset("standard"), trips=None))
    assert reason(laid, 1, Bet.TRIPS, FIVE) is Reason.NO_TRIPS


def test_all_bets_are_laid_as_one_change() -> None:
    laid = laying()
    before = laid.bets
    laid.lay({2: Laid(10_00, 5_00)})
    assert laid.stakes(2) == {Bet.ANTE: 10_00, Bet.BLIND: 10_00, Bet.TRIPS: 5_00}
    laid.undo()
    assert laid.bets == before


def test_bought_chips_bring_bets_where_none_lie() -> None:
    laid = laying()
    laid.bought(2000_00, 1)
    assert (laid.funds, laid.bets) == (2000_00, {1: Laid(5_00)})
    empty = laying(funds=5_00)
    assert empty.bets == {}
    empty.last = {1: Laid(10_00, 5_00)}
    empty.bought(15_00, 1)
    assert empty.bets == {1: Laid(5_00)}
    again = laying(funds=0)
    again.bought(5_00, 1)
    assert again.bets == {}
    again.bought(100_00, 1)
    assert again.bets == {1: Laid(5_00)}
