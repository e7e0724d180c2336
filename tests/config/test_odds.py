"""Every spelling of odds, and the signs made of them."""

from __future__ import annotations

import pytest

from tests.config.tables import good, problems_of, warnings_of
from uth.hands import Category
from uth.paytable import Fixed, Odds


def with_flush(odds: str) -> str:
    above = "blind:\n  royal flush: 500 to 1\n  straight flush: 50\n  four of a kind: 10\n  full house: 3\n"
    return f"{above}  flush: {odds}\n"


@pytest.mark.parametrize(
    ("written", "odds"),
    [
        ("3 to 2", Odds(3, 2)),
        ("3  TO  2", Odds(3, 2)),
        ("3_to_2", Odds(3, 2)),
        ("'3 to 2'", Odds(3, 2)),
        ("3:2", Odds(3, 2)),
        ("'3:2'", Odds(3, 2)),
        ('"3 : 2"', Odds(3, 2)),
        ("3/2", Odds(3, 2)),
        ("3 / 2", Odds(3, 2)),
        ("1.5", Odds(3, 2)),
        ("1.50", Odds(3, 2)),
        ("1.5 to 1", Odds(3, 2)),
        ("2", Odds(2)),
        ("2.0", Odds(2)),
        ("6 to 4", Odds(3, 2)),
        ("150 to 100", Odds(3, 2)),
        ("1.01", Odds(101, 100)),
        ("4 for 1", Odds(3)),
        ("5 for 2", Odds(3, 2)),
        ("10000 to 1", Odds(10_000)),
        ("10,000 to 1", Odds(10_000)),
        ("1 to 100", Odds(1, 100)),
        ("500:61", Odds(500, 61)),
        ("0500 to 010", Odds(50)),
        ("push", Fixed.PUSH),
        ("LOSE", Fixed.LOSE),
    ],
)
def test_spellings(written: str, odds: Odds | Fixed) -> None:
    assert good(blind=with_flush(written)).blind.pay(Category.FLUSH) == odds


@pytest.mark.parametrize(
    "odds", ["3:2:1", "3 to", "to 2", "3 2", "+3", "3e2", ".5", "three to two", "½", "٣:٢", "1,00", "NaN"]
)
def test_what_is_no_odds(odds: str) -> None:
    assert problems_of(blind=with_flush(odds)) == [
        f'mine.yaml:9: blind > flush: expected odds such as "3 to 2", got "{odds}"'
    ]


def test_the_message_of_the_design() -> None:
    assert problems_of(blind=with_flush("one")) == [
        'mine.yaml:9: blind > flush: expected odds such as "3 to 2", got "one"',
    ]


def test_same_as_straight_flush() -> None:
    table = good(blind="blind: {royal flush: same_as straight FLUSH, straight flush: 50 to 1}\n")
    assert table.blind.lines[0] == (Category.ROYAL_FLUSH, Fixed.SAME_AS_STRAIGHT_FLUSH)
    assert table.blind.pay(Category.ROYAL_FLUSH) == Odds(50)


def test_lines_may_stand_in_any_order() -> None:
    table = good(blind="blind: {straight flush: 50, royal flush: 500}\n")
    assert table.blind.lines == ((Category.ROYAL_FLUSH, Odds(500)), (Category.STRAIGHT_FLUSH, Odds(50)))


def test_hands_below_the_lowest_named() -> None:
    table = good(trips="trips: {royal flush: 50}\n")
    assert table.trips is not None
    assert table.trips.pay(Category.PAIR) is Fixed.LOSE
    assert table.blind.pay(Category.PAIR) is Fixed.PUSH
    assert table.blind.lowest is Category.STRAIGHT


def test_every_category_may_be_named() -> None:
    lines = ", ".join(f"{hand}: 1 to 1" for hand in Category)
    assert len(good(blind=f"blind: {{{lines}}}\n").blind.lines) == 10


def test_warns_of_for() -> None:
    assert warnings_of(blind=with_flush("5 for 2")) == [
        'mine.yaml:9: blind > flush: "for" counts the stake in: read as 3 to 2'
    ]


def test_warns_where_a_lower_hand_pays_more() -> None:
    assert warnings_of(blind=with_flush("4 to 1")) == [
        "mine.yaml:9: blind > flush: pays 4 to 1, more than the higher full house, which pays 3 to 1"
    ]
    lines = "trips: {royal flush: same as straight flush, straight flush: push, four of a kind: 1 to 2}\n"
    assert warnings_of(trips=lines) == [
        "mine.yaml:11: trips > four of a kind: pays 1 to 2, more than the higher straight flush, which pushes"
    ]


def test_warns_where_the_lowest_line_gives_less_than_what_is_below() -> None:
    assert warnings_of(blind=with_flush("lose")) == [
        "mine.yaml:9: blind > flush: loses, less than the hands below it, which push"
    ]
    assert warnings_of(blind=with_flush("push")) == []
