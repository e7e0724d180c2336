"""The deck on the page: what lies elsewhere, where the next card goes, what the keys are on."""

from __future__ import annotations

import pygame

from uth.cards import Card, parse_cards
from uth.train.question import Cards
from uth.ui.layout.rect import Rect
from uth.ui.page.scene import Pen
from uth.ui.strategy.deck import NOTHING, Place, deck
from uth.ui.strategy.deck_view import DeckView
from uth.ui.theme import CASINO

AREA = Rect(0, 0, 690, 420)
TITLES = {place: place.value for place in Place}


def _drawn(cards: Cards, place: Place = Place.HOLE, cursor: str = "As", *, focused: bool = False) -> pygame.Surface:
    surface = pygame.Surface(AREA[2:])
    pen = Pen(1.0, CASINO, None, focused)
    DeckView().draw(surface, deck(AREA, 1.0), cards, (place, Card.parse(cursor)), (pen, TITLES))
    return surface


def _differ(one: pygame.Surface, other: pygame.Surface) -> list[Rect]:
    """The places in which two pictures differ."""
    places = deck(AREA, 1.0)
    rects = [*(rect for _card, rect in places.cards), *(slot.rect for slot in places.slots)]
    return [rect for rect in rects if _bytes(one, rect) != _bytes(other, rect)]


def _bytes(surface: pygame.Surface, rect: Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(rect), "RGB")


def test_a_card_that_was_laid_is_at_its_place_and_gone_from_the_deck() -> None:
    cards = parse_cards("Kd")
    places = deck(AREA, 1.0)
    for place in Place:
        laid = NOTHING._replace(**{place.value: cards})
        slot = next(each.rect for each in places.slots if each.place is place)
        target = Place.HOLE if place is not Place.HOLE else Place.DEAD
        assert _differ(_drawn(NOTHING, target), _drawn(laid, target)) == [places.rect(cards[0]), slot]


def test_where_the_next_card_goes_is_marked() -> None:
    places = deck(AREA, 1.0)
    first = {each.place: each.rect for each in reversed(places.slots)}
    found = _differ(_drawn(NOTHING), _drawn(NOTHING, Place.BOARD))
    assert set(found) == {first[Place.HOLE], first[Place.BOARD]}


def test_the_ring_is_round_the_card_that_the_keys_are_on() -> None:
    places = deck(AREA, 1.0)
    found = _differ(_drawn(NOTHING, cursor="5h"), _drawn(NOTHING, cursor="5h", focused=True))
    assert places.rect(Card.parse("5h")) in found
