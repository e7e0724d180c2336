"""The cards of a hand laid out: where each lies, and where everything is."""

from __future__ import annotations

from itertools import combinations

import pytest

from uth.cards import DECK, parse_cards
from uth.train.question import Cards
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.strategy import deck as cards
from uth.ui.strategy.deck import MOST, NOTHING, Place, deck

ACE, KING = parse_cards("As Kh")
SIZES = ((520, 300, 0.75), (690, 420, 1.0), (690, 330, 1.0), (2_000, 900, 2.7))


def test_a_card_lies_in_one_place() -> None:
    laid = cards.laid(NOTHING, Place.HOLE, ACE)
    assert laid == Cards((ACE,))
    assert cards.place_of(laid, ACE) is Place.HOLE
    assert cards.place_of(laid, KING) is None
    with pytest.raises(ValueError, match="cannot be laid"):
        cards.laid(laid, Place.BOARD, ACE)
    assert cards.without(laid, ACE) == NOTHING


def test_a_place_has_so_much_room_and_the_next_card_goes_on() -> None:
    laid = Cards(tuple(DECK[:2]))
    with pytest.raises(ValueError, match="cannot be laid"):
        cards.laid(laid, Place.HOLE, ACE)
    assert cards.next_place(laid, Place.HOLE) is Place.BOARD
    assert cards.next_place(Cards((ACE,)), Place.HOLE) is Place.HOLE
    full = Cards(tuple(DECK[:2]), tuple(DECK[2:7]))
    assert cards.next_place(full, Place.BOARD) is Place.DEAD
    assert cards.next_place(full, Place.DEAD) is Place.DEAD


def test_the_arrows_lead_over_the_deck_and_not_over_its_edge() -> None:
    first = cards.card_at(0, 0)
    assert str(first) == "As"
    assert str(cards.beside(first, Key.RIGHT)) == "Ks"
    assert str(cards.beside(first, Key.DOWN)) == "Ah"
    assert cards.beside(first, Key.LEFT) is None
    assert cards.beside(first, Key.UP) is None
    assert {cards.card_at(row, column) for row in range(4) for column in range(13)} == set(DECK)


@pytest.mark.parametrize("size", SIZES)
def test_everything_has_a_place_of_its_own_and_can_be_hit(size: tuple[int, int, float]) -> None:
    canvas = Rect(7, 11, size[0], size[1])
    found = deck(canvas, size[2])
    rects = [*(rect for _card, rect in found.cards), *(slot.rect for slot in found.slots)]
    assert len(rects) == 52 + sum(MOST.values())
    assert all(rect.within(canvas.grown(1)) for rect in rects)
    assert not any(one.meets(other) for one, other in combinations(rects, 2))
    for card, rect in found.cards:
        assert found.card(*rect.centre) == card
        assert found.rect(card) == rect
    for slot in found.slots:
        assert found.slot(*slot.rect.centre) == slot
    assert not any(title.rect.meets(rect) for title in found.titles for rect in rects)
