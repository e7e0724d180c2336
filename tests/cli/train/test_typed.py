"""Answers are understood as they are typed; what answers nothing is refused with what would."""

from __future__ import annotations

import pytest

from tests.school.houses import table
from uth.cards import parse_cards
from uth.cli.train.typed import NotAnAnswer, is_numbered, value_of
from uth.school.exercise import FILL, Field, GiveAmount, GiveChips, Option, Pick, PickCards, Value
from uth.table import Bet
from uth.train.felt.model import pay_place

BETS = Pick("ante", "Ante", (Option("take", "take"), Option("push", "push it"), Option("pay", "pay")))
RANKS = Pick("rank", "Rank", (Option("A", "ace"), Option("T", "ten"), Option("9", "nine"), Option("2", "two")))
CARDS = PickCards("cards", "Cards", parse_cards("Ah Kd Qs 2c"), 2)
AMOUNT = GiveAmount("amount", "Amount")
CHIPS = GiveChips("chips", "Chips", pay_place(1, Bet.ANTE))


@pytest.mark.parametrize(
    ("field", "line", "value"),
    [
        (BETS, "1", "take"), (BETS, "3", "pay"), (BETS, "Push  IT", "push"), (BETS, "t", "take"), (BETS, "pa", "pay"),
        (RANKS, "9", "9"), (RANKS, "two", "2"), (RANKS, "2", "2"), (RANKS, "10", "T"), (RANKS, "t", "T"),
        (RANKS, "AC", "A"),
        (CARDS, "kd ah", parse_cards("Kd Ah")), (CARDS, "AhKd", parse_cards("Ah Kd")),
        (AMOUNT, "12.50", 1250), (AMOUNT, "$1,000", 100_000), (AMOUNT, "0", 0),
        (CHIPS, "2x25 1x5", ((2500, 2), (500, 1))), (CHIPS, "1X0.50, 3 x 100", ((10_000, 3), (50, 1))),
        (CHIPS, "1×5 1*5", ((500, 2),)), (CHIPS, "none", ()), (CHIPS, "Fill", FILL), (CHIPS, "0x5", ()),
    ],
)  # fmt: skip
def test_what_is_understood(field: Field, line: str, value: Value) -> None:
    assert value_of(line, field, table("standard")) == value


@pytest.mark.parametrize(
    ("field", "line", "why"),
    [
        (BETS, "0", "none of the answers"), (BETS, "4", "none of the answers"), (BETS, "p", "could be several"),
        (BETS, "", "none of the answers"), (BETS, "9" * 5000, "none of the answers"),
        (BETS, "²", "none of the answers"),
        (RANKS, "1", "none of the answers"), (RANKS, "10", "none of the answers"),
        (CARDS, "Ah", "2 different cards of Ah Kd Qs 2c"), (CARDS, "Ah Ah", "twice"), (CARDS, "Ah 3c", "different"),
        (CARDS, "Ah Kd Qs", "different"), (CARDS, "Xx", "not a card"),
        (AMOUNT, "12.505", "not an amount in USD"), (AMOUNT, "-1", "not an amount"), (AMOUNT, "x", "not an amount"),
        (CHIPS, "2x7", "there are chips of 0.50, 1.00, 5.00"), (CHIPS, "25", "such as 2x25"), (CHIPS, "x", "such as"),
        (CHIPS, "201x5", "at most 200"), (CHIPS, "2x25 foo", "such as"),
    ],
)  # fmt: skip
def test_what_is_not(field: Field, line: str, why: str) -> None:
    without_ten = Pick("rank", "Rank", RANKS.options[2:]) if field is RANKS else field
    with pytest.raises(NotAnAnswer, match=why):
        value_of(line, without_ten, table("standard"))


def test_options_that_are_numbers_have_none() -> None:
    assert is_numbered(BETS)
    assert not is_numbered(RANKS)


@pytest.mark.parametrize("line", ["1", "4", "11", "b"])
def test_ranks_are_chosen_by_themselves_and_never_by_a_number(line: str) -> None:
    assert not is_numbered(RANKS)
    with pytest.raises(NotAnAnswer):
        value_of(line, RANKS, table("standard"))
