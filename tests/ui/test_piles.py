"""What amounts are made of, and how wins are sized into their bets."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ui.tables import preset
from uth.chips import ChipCount, PayWith, total
from uth.game.settlement import BetResult, Line, Why
from uth.table import Bet, Table
from uth.ui.piles import Win, chips_for, cut_level, win_of
from uth.ui.places import RACK, payout

STANDARD = preset("standard")
BY_COLOUR = replace(STANDARD, pay_with=PayWith.COLOUR_OF_THE_BET)


def win(stake: int, paid: int, table: Table = STANDARD, bet: Bet = Bet.BLIND) -> Win:
    """The win of a bet, in whole units."""
    line = Line(1, bet, stake * 100, BetResult.WIN, Why.PAYTABLE_PAYS, uncapped=paid * 100, paid=paid * 100)
    return win_of(table, line)


def high(counts: tuple[ChipCount, ...]) -> int:
    return sum(count.number for count in counts)


def test_an_even_win_is_picked_too_high_and_cut_level_with_its_bet() -> None:
    even = win(40, 40)
    bet = chips_for(STANDARD, 40_00)
    assert even.level.at.chips == bet
    assert high(even.brought.at.chips) == high(bet) + 2
    assert even.rest is not None
    assert (even.rest.amount, even.to) == (0, RACK)
    assert even.brought.amount == even.level.amount == 40_00


def test_a_chip_or_two_are_picked_as_they_are() -> None:
    for stake in (5, 10, 25):
        assert win(stake, stake).rest is None


def test_what_the_odds_pay_more_stands_behind_the_level_stack() -> None:
    straight = win(10, 30, BY_COLOUR)
    assert [(count.chip.value, count.number) for count in straight.level.at.chips] == [(5_00, 2)]
    assert straight.rest is not None
    assert [(count.chip.value, count.number) for count in straight.rest.at.chips] == [(5_00, 4)]
    assert straight.to == replace(payout(1, Bet.BLIND), index=1) == straight.rest.at.place
    assert straight.level.amount + straight.rest.amount == 30_00


def test_a_win_of_fewer_chips_than_its_bet_is_not_cut() -> None:
    assert win(10, 100).rest is None


def test_everything_stands_off_from_the_bet_at_first() -> None:
    cut = win(10, 30, BY_COLOUR)
    assert cut.rest is not None
    assert [pile.at.apart for pile in (cut.brought, cut.level, cut.rest)] == [1.0, 1.0, 1.0]


@given(st.integers(1, 100), st.integers(1, 600), st.booleans())
def test_no_win_gains_or_loses_a_chip_by_being_cut(stake: int, odds: int, by_colour: bool) -> None:
    table = BY_COLOUR if by_colour else STANDARD
    found = win(stake, stake * odds, table)
    paid = found.level.amount + (found.rest.amount if found.rest else 0)
    assert paid == found.brought.amount == stake * odds * 100
    assert total(found.level.at.chips) == found.level.amount
    if found.rest is not None:
        assert high(found.level.at.chips) == high(chips_for(table, stake * 100))
        assert high(found.level.at.chips) + high(found.rest.at.chips) == high(found.brought.at.chips)


@pytest.mark.parametrize("height", range(5))
def test_a_stack_is_cut_from_below(height: int) -> None:
    chips = chips_for(STANDARD, 35_00)
    below, above = cut_level(chips, height)
    assert high(below) == min(height, 3)
    assert total(below) + total(above) == 35_00
    assert not below or below[0].chip.value == 25_00
