"""Hands that are seldom seen."""

from __future__ import annotations

import pytest

from tests.ui.tables import preset
from uth.cards import Card
from uth.game.model import Box, stakes_of
from uth.game.settle import settle
from uth.table import Bet
from uth.ui.seldom import is_seldom


def seldom(hole: str, board: str) -> bool:
    cards = [Card.parse(card) for card in board.split()]
    mine = tuple(Card.parse(card) for card in hole.split())
    box = Box(1, "player", stakes_of({Bet.ANTE: 500, Bet.BLIND: 500, Bet.PLAY: 2000}), cards=mine, multiple=4)
    dealer = [Card.parse("2c"), Card.parse("3h")]
    (settled,) = settle(preset("standard"), [box], dealer, cards).boxes
    return is_seldom(settled, cards)


@pytest.mark.parametrize(
    ("hole", "board"),
    [
        ("Ks Kh", "Kd Kc 5s 8h 9d"),
        ("7s 8s", "4s 5s 6s Kh Qd"),
        ("As Ks", "Qs Js Ts 4d 9h"),
    ],
    ids=["four of a kind", "straight flush", "royal flush"],
)
def test_four_of_a_kind_and_better_are(hole: str, board: str) -> None:
    assert seldom(hole, board)


@pytest.mark.parametrize(
    ("hole", "board"),
    [
        ("Ks Kh", "Kd 5c 5s 8h 9d"),
        ("As 4h", "Kd Kc Kh Ks 9d"),
        ("2d 4h", "As Ks Qs Js Ts"),
    ],
    ids=["full house", "four of a kind on the board", "royal flush on the board"],
)
def test_less_is_not_nor_what_everybody_has(hole: str, board: str) -> None:
    assert not seldom(hole, board)
