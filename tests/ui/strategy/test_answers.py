"""What is said of a hand that somebody lays out."""

from __future__ import annotations

import pytest

from uth.cards import parse_cards
from uth.train.question import Cards
from uth.ui.strategy.answers import missing


@pytest.mark.parametrize(
    ("hole", "board", "said"),
    [
        ("", "", "Lay two cards of your own: click on them in the deck."),
        ("As", "2c 3c 4c", "Lay two cards of your own: click on them in the deck."),
        ("As Ks", "", ""),
        ("As Ks", "2c 3c", "Nothing is decided with 2 board cards: lay none, three or five."),
        ("As Ks", "2c 3c 4c", ""),
        ("As Ks", "2c 3c 4c 5c", "Nothing is decided with 4 board cards: lay none, three or five."),
        ("As Ks", "2c 3c 4c 5c 6c", ""),
    ],
)
def test_what_is_missing(hole: str, board: str, said: str) -> None:
    assert missing(Cards(parse_cards(hole), parse_cards(board))) == said
