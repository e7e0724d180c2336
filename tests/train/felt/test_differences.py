"""A table that was changed is found to differ where it was changed, and nowhere else."""

from __future__ import annotations

from tests.train.felt.test_laid import two_boxes
from uth.cards import Card
from uth.game.model import DEALER
from uth.table import Bet
from uth.train.felt.differences import Difference, Wrong, differences
from uth.train.felt.laid import felt_of
from uth.train.felt.model import (
    BOARD,
    DISCARDS,
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

RIGHT = felt_of(two_boxes().state)
ANTE, PAY = bet_place(1, Bet.ANTE), pay_place(1, Bet.ANTE)
ANN, HOUSE = Chips("Ann", 500), Chips(DEALER, 500)
CARD = Card.parse("Qh")


def changed(*moves: Move) -> list[str]:
    """Return what is wrong after these moves."""
    return [str(each) for each in differences(RIGHT, moved(RIGHT, *moves))]


def test_what_lies_as_it_should_does_not_differ() -> None:
    assert changed() == []
    assert changed(MoveChips(PAY, RACK, ANN, 2, DEALER), MoveChips(RACK, PAY, HOUSE, 2, "Ann")) == []
    assert changed(MoveCard(BOARD, DISCARDS, CARD), MoveCard(DISCARDS, BOARD, CARD)) == []


def test_an_amount() -> None:
    assert differences(RIGHT, moved(RIGHT, MoveChips(PAY, RACK, ANN, 1, DEALER))) == (
        Difference(PAY, Wrong.AMOUNT, 1_000, 500),
        Difference(RACK, Wrong.AMOUNT, 46_100, 46_600),
    )


def test_other_chips_of_the_same_amount() -> None:
    small = Chips(DEALER, 100)
    swap = (MoveChips(PAY, RACK, ANN, 1, DEALER), MoveChips(RACK, PAY, small, 5, "Ann"))
    assert changed(*swap) == ["box 1 ante pay: denominations", "rack: denominations"]


def test_another_owner() -> None:
    assert changed(MoveChips(PAY, PAY, ANN, 2, "Bea")) == ["box 1 ante pay: owner"]


def test_cards() -> None:
    assert changed(MoveCard(BOARD, BOARD, CARD, up=False)) == ["board: faces"]
    assert changed(MoveCard(BOARD, cards_place(1), CARD)) == ["board: cards", "box 1 cards: cards"]
