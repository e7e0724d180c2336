"""Rounds for the tests of settling: every result of a bet at known cards."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from tests.play import bets, choose, dealt
from tests.tables import USD, standard
from uth.chips import Chip, Colour, PayWith
from uth.game.model import Choice, Round
from uth.table import (
    Cap,
    CapPer,
    FoldedWithSideBet,
    Procedure,
    Rules,
    SettleFrom,
    Table,
    TripsAgainstDealer,
    default_limits,
)

CHECK, FOLD, ONCE, FOUR = Choice.CHECK, Choice.FOLD, Choice.PLAY_1X, Choice.PLAY_4X
STANDARD = standard()
TAKES_FIRST = standard(procedure=Procedure(take_before_pay=True))
RACKED = standard(procedure=Procedure(folded_with_side_bet=FoldedWithSideBet.RACK, settle=SettleFrom.LEFT_TO_RIGHT))
WHOLE = standard(smallest_chip=100, chips=(Chip(100, Colour.WHITE), Chip(500, Colour.RED), Chip(2_500, Colour.GREEN)))
COLOUR = standard(pay_with=PayWith.COLOUR_OF_THE_BET)
MUST_WIN = standard(rules=Rules(trips_against_dealer=TripsAgainstDealer.MUST_WIN))
CAPPED = standard(limits=replace(default_limits(USD), payout_cap=Cap(2_500, CapPer.BOX)))
SHORT = standard(float=((50, 4), (100, 10), (500, 2), (2_500, 0), (10_000, 0), (50_000, 0)))
PLENTY = standard(float=tuple((chip.value, 100) for chip in STANDARD.chips))


@cache
def five_boxes(table: Table = STANDARD) -> Round:
    """Box 5 wins with jacks and loses Trips, 4 wins with a flush, 3 wins with queens and loses Trips, 2 loses, 1 folded
    with Trips to be paid. The dealer has nines.
    """
    state = dealt(
        table, bets(1, "Ann", 500, 500), bets(2, "Bea", 1_000), bets(3, "Cid", 1_000, 500), bets(4, "Dan", 500, 500),
        bets(5, "Eve", 1_000, 500), holes=["2c 2d", "8c 4s", "Qc 3c", "Ah Kh", "Jc 3d"], dealer="9c 9d",
        board="Qh Jh 2h 7s 5c",
    )  # fmt: skip
    last = [CHECK, CHECK, ONCE]
    return choose(state, {1: [CHECK, CHECK, FOLD], 2: last, 3: last, 4: [FOUR], 5: last})


@cache
def not_qualified(table: Table = STANDARD) -> Round:
    """The dealer has ace-king high: box 3 ties, box 2 loses, box 1 wins."""
    state = dealt(
        table, bets(1, "Ann", 1_000), bets(2, "Bea", 1_000), bets(3, "Cid", 1_000),
        holes=["Kd Jd", "Tc 4d", "Kh 9s"], dealer="Kc 9d", board="Ah Qd 8s 5c 3h",
    )  # fmt: skip
    last = [CHECK, CHECK, ONCE]
    return choose(state, {1: last, 2: last, 3: last})


@cache
def full_house(table: Table = STANDARD) -> Round:
    """The dealer has jacks over sevens: box 2 loses with two pair, box 1 loses with three sevens and has Trips."""
    state = dealt(
        table, bets(1, "Ann", 1_000, 500), bets(2, "Bea", 1_000, 500), holes=["7c 3h", "As 2d"], dealer="Jc Js",
        board="7h 7s 2c Jd 4d",
    )  # fmt: skip
    last = [CHECK, CHECK, ONCE]
    return choose(state, {1: last, 2: last})


@cache
def one_flush(table: Table = STANDARD, ante: int = 500) -> Round:
    """Box 1 wins with a flush, without Trips."""
    state = dealt(table, bets(1, "Ann", ante), holes=["Ah Kh"], dealer="9c 9d", board="Qh Jh 2h 7s 5c")
    return choose(state, {1: [FOUR]})


@cache
def folded_pair(table: Table = STANDARD) -> Round:
    """Box 2 wins with queens, box 1 folded a pair with Trips on it."""
    state = dealt(
        table, bets(1, "Ann", 500, 500), bets(2, "Bea", 500), holes=["2c 3d", "Qc 4s"], dealer="9c 9d",
        board="Qh Jh 2h 7s 5c",
    )  # fmt: skip
    return choose(state, {1: [CHECK, CHECK, FOLD], 2: [CHECK, CHECK, ONCE]})
