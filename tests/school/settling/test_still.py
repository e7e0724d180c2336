"""The still table as it lies, and drags of chips and cards that mean something."""

from __future__ import annotations

import pytest

from tests.school.settling.rounds import RACKED, STANDARD, five_boxes, full_house
from uth.game.model import DEALER
from uth.school.settling.acts import (
    Act,
    ActError,
    ClearBox,
    ClearHouse,
    GiveBack,
    OpenHand,
    Pay,
    Take,
    TakeBack,
)
from uth.school.settling.course import Course
from uth.school.settling.perfect import perfect
from uth.school.settling.still import moves_of, recognised, still_felt
from uth.table import Bet, Table
from uth.train.felt.model import (
    BOARD,
    DISCARDS,
    HOUSE_CARDS,
    RACK,
    Chips,
    Move,
    MoveCard,
    MoveChips,
    bet_place,
    cards_place,
    moved,
    pay_place,
)

STATE = five_boxes()
FELT = still_felt(STATE)
RED = Chips(DEALER, 500)


def test_nothing_is_settled_yet() -> None:
    assert FELT.amount(bet_place(4, Bet.PLAY)) == 2_000
    assert FELT.amount(bet_place(2, Bet.ANTE)) == 1_000
    assert not any(FELT.at(pay_place(box, bet)) for box in range(1, 6) for bet in Bet)
    assert all(lies.up for lies in (*FELT.cards_at(HOUSE_CARDS), *FELT.cards_at(BOARD), *FELT.cards_at(cards_place(2))))


def test_of_a_folded_box_the_side_bet_lies_and_its_cards_wait_face_down() -> None:
    assert FELT.amount(bet_place(1, Bet.ANTE)) == 0
    assert FELT.amount(bet_place(1, Bet.TRIPS)) == 500
    assert [lies.up for lies in FELT.cards_at(cards_place(1))] == [False, False]
    racked = still_felt(five_boxes(RACKED))
    assert racked.cards_at(cards_place(1)) == ()
    assert [str(lies.card) for lies in racked.cards_at(DISCARDS)] == ["2c", "2d"]


@pytest.mark.parametrize("table", [STANDARD, RACKED])
def test_every_act_that_moves_something_is_recognised_from_its_moves(table: Table) -> None:
    course = Course.of(five_boxes(table))
    seen = 0
    for timed in perfect(five_boxes(table)):
        moves = moves_of(course.state, course.felt, timed.act)
        if moves:
            assert recognised(course.state, course.felt, moves) == timed.act
            seen += 1
        course = course.after(timed.act)
    assert seen >= 20


@pytest.mark.parametrize(
    ("moves", "act"),
    [
        ([MoveChips(RACK, pay_place(4, Bet.ANTE), RED)], Pay(4, Bet.ANTE, ((500, 1),))),
        ([MoveChips(RACK, bet_place(4, Bet.ANTE), RED, 2)], Pay(4, Bet.ANTE, ((500, 2),))),
        ([MoveChips(RACK, bet_place(1, Bet.ANTE), RED)], GiveBack(1, Bet.ANTE, ((500, 1),))),
        ([MoveChips(bet_place(2, Bet.PLAY), RACK, Chips("Bea", 500), 2, DEALER)], Take(2, Bet.PLAY)),
        ([MoveChips(bet_place(2, Bet.PLAY), RACK, Chips("Bea", 500), 1, DEALER)], None),
        ([MoveChips(bet_place(2, Bet.PLAY), bet_place(2, Bet.ANTE), Chips("Bea", 500), 2)], None),
        ([MoveChips(RACK, BOARD, RED)], None),
        ([MoveChips(RACK, pay_place(4, Bet.ANTE), RED), MoveChips(RACK, pay_place(4, Bet.PLAY), RED)], None),
        ([MoveCard(cards_place(4), DISCARDS, STATE.boxes[3].cards[0])], ClearBox(4)),
        ([MoveCard(cards_place(1), cards_place(1), STATE.boxes[0].cards[1], up=True)], OpenHand(1)),
        ([MoveCard(HOUSE_CARDS, DISCARDS, STATE.dealer[0])], ClearHouse()),
        ([MoveCard(BOARD, DISCARDS, STATE.community[0])], ClearHouse()),
        ([MoveCard(cards_place(4), BOARD, STATE.boxes[3].cards[0])], None),
        ([], None),
    ],
)  # fmt: skip
def test_what_a_drag_means(moves: list[Move], act: Act | None) -> None:
    assert recognised(STATE, FELT, moves) == act


def test_paid_chips_that_go_back() -> None:
    felt = moved(FELT, MoveChips(RACK, pay_place(4, Bet.ANTE), RED, 3, "Dan"))
    back = [MoveChips(pay_place(4, Bet.ANTE), RACK, Chips("Dan", 500), 2, DEALER)]
    assert recognised(STATE, felt, back) == TakeBack(4, Bet.ANTE, ((500, 2),))


@pytest.mark.parametrize("act", [Take(1, Bet.ANTE), OpenHand(7), Pay(7, Bet.ANTE, ((500, 1),)), ClearBox(7)])
def test_what_does_not_lie_there_cannot_be_moved(act: Act) -> None:
    with pytest.raises(ActError):
        moves_of(STATE, FELT, act)


def test_cleared_cards_lie_in_the_discards() -> None:
    state = full_house()
    felt = still_felt(state)
    felt = moved(felt, *moves_of(state, felt, ClearHouse()))
    assert len(felt.cards_at(DISCARDS)) == 7
    with pytest.raises(ActError):
        moves_of(state, felt, ClearHouse())
