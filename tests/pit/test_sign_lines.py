"""Printed signs: every spelling of a line, and every reason not to read one."""

from __future__ import annotations

import pytest

from uth.hands import Category
from uth.paytable import ROYAL_FIRST, Fixed, Odds, Pay
from uth.pit.sign_lines import SignError, read_sign
from uth.table import Bet

BLIND: list[Pay] = [Odds(500), Odds(50), Odds(10), Odds(3), Odds(3, 2), Odds(1)]


@pytest.mark.parametrize(
    "text",
    [
        "500/50/10/3/3:2/1",
        "500, 50, 10, 3, 3-2, 1",
        "500,50,10,3,3 to 2,even money",
        "500 50 10 3 3:2 1",
        "500 to 1; 50 to 1; 10 to 1; 3 to 1; 3 to 2; 1 to 1",
        "501 for 1 / 51 for 1 / 11 for one / 4 for 1 / 5 for 2 / 2 for 1",
        "500/50/10/3/1.5/evens",
        "500/50/10/6 to 2/3 to 2/1",
        "Royal Flush 500, straight flush: 50 to 1, QUADS 10, boat = 3, flush pays 3 to 2, straight 1",
        "straight 1/1; flush 3/2; full house 3/1; 4 of a kind 10/1; sf 50/1; royal straight flush 500/1",
        "flush 3/2 / straight 1/1 / full house 3 / four of a kind 10 / straight flush 50 / royal 500",
        "500 royal, 50 straight flush, 10 quads, 3 full house, 3:2 flush, 1 straight",
        "royal_flush 500\nstraight flush 50\nfour of a kind 10\nfull house 3\nflush 3:2\nstraight 1\nall others push",
    ],
)
def test_the_blind_in_many_spellings(text: str) -> None:
    printed = read_sign(text, Bet.BLIND)
    assert list(printed.lines) == list(zip(ROYAL_FIRST, BLIND, strict=False))
    assert printed.below is Fixed.PUSH
    assert printed.counts_stake == (" for " in text)


def test_lines_without_names_are_the_highest_hands() -> None:
    printed = read_sign("50/40/30/9/7/4/3", Bet.TRIPS)
    assert not printed.named
    assert dict(printed.lines)[Category.THREE_OF_A_KIND] == Odds(3)
    assert printed.paytable.pay(Category.TWO_PAIR) is Fixed.LOSE


def test_named_lines_may_be_few_and_in_any_order() -> None:
    printed = read_sign("trips 3, royal 1,000, push straight", Bet.TRIPS)
    assert printed.named
    assert printed.lines == (
        (Category.ROYAL_FLUSH, Odds(1000)), (Category.STRAIGHT, Fixed.PUSH), (Category.THREE_OF_A_KIND, Odds(3)),
    )  # fmt: skip
    assert printed.paytable.pay(Category.FLUSH) is Fixed.LOSE


def test_for_counts_the_stake_where_a_line_does_not_say_otherwise() -> None:
    printed = read_sign("51/41/31 to 1/1/0", Bet.TRIPS, counts_stake=True)
    assert [pay for _hand, pay in printed.lines] == [Odds(50), Odds(40), Odds(31), Fixed.PUSH, Fixed.LOSE]


def test_the_rest_may_have_a_line() -> None:
    assert read_sign("500/50/anything lower lose", Bet.BLIND).below is Fixed.LOSE


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Blind: there is no line"),
        ("500/fifty", 'Blind, line 2, "fifty": expected a pay such as 50, 3:2, 3 to 2, 4 for 1'),
        ("500/3:0", 'Blind, line 2, "3:0": odds for a stake of nothing'),
        ("500/20000", 'Blind, line 2, "20000": odds of at most 10,000 to 1'),
        ("500/3:101", 'Blind, line 2, "3:101": odds whose second number is at most 100'),
        ("500/50/abc/3", 'Blind, line 3, "abc": expected a pay such as 50, 3:2, 3 to 2, 4 for 1'),
        ("500 50 abc 3", 'Blind, line 3, "abc": expected a pay such as 50, 3:2, 3 to 2, 4 for 1'),
        ("500/1e400/3", 'Blind, line 2, "1e400": expected a pay such as 50, 3:2, 3 to 2, 4 for 1'),
        ("500/x10/3", 'Blind, line 2, "x10": expected a pay such as 50, 3:2, 3 to 2, 4 for 1'),
        ("500/-5/3", 'Blind, line 2, "-5": expected a pay such as 50, 3:2, 3 to 2, 4 for 1'),
        ("1/1/1/1/1/1/1/1/1/1/1", "Blind: 11 lines, but there are 10 hands"),
        ("royal 500, 50", 'Blind, line 2, "50": no hand, beside lines that have one: name all or none'),
        ("royal 5, royal flush 6", 'Blind, line 2, "royal flush 6": "royal flush" has a line already'),
        ("500/50/others 1", "hands without a line cannot be paid: expected push or lose"),
    ],
)
def test_what_cannot_be_read(text: str, told: str) -> None:
    with pytest.raises(SignError) as error:
        read_sign(text, Bet.BLIND)
    assert str(error.value) == told


def test_an_unknown_hand_is_named_with_its_line_and_what_is_allowed() -> None:
    """A house in Bern asks for "three pairs" (rules.md 6.4); every problem is told at once."""
    with pytest.raises(SignError) as error:
        read_sign("straight 4, three pairs 3, quads many", Bet.TRIPS)
    text = str(error.value)
    assert 'Trips, line 2, "three pairs 3": no hand is called "three pairs" (did you mean "two pair"?)' in text
    assert "hands are royal flush, straight flush" in text
    assert 'Trips, line 3, "quads many"' in text
