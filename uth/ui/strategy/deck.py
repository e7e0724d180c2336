"""The cards of a hand laid out by somebody: where each lies, and where deck and places are on the canvas. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from uth.cards import Card, Rank, Suit
from uth.train.question import Cards
from uth.ui import theme
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect


class Place(StrEnum):
    """Where a card can go; the values are the fields of :class:`Cards`."""

    HOLE = "hole"
    BOARD = "board"
    DEAD = "dead"


MOST = {Place.HOLE: 2, Place.BOARD: 5, Place.DEAD: 14}
"""How many cards can lie there: out of play those of the seven other boxes of the largest table."""
NOTHING = Cards(())
_SUITS = tuple(reversed(Suit))
_RANKS = tuple(reversed(Rank))


def at(cards: Cards, place: Place) -> tuple[Card, ...]:
    """Return the cards that lie there."""
    found: tuple[Card, ...] = getattr(cards, place)
    return found


def place_of(cards: Cards, card: Card) -> Place | None:
    """Return where a card lies; None: in the deck."""
    return next((place for place in Place if card in at(cards, place)), None)


def without(cards: Cards, card: Card) -> Cards:
    """Return the cards with that one back in the deck."""
    return Cards(*(tuple(each for each in at(cards, place) if each != card) for place in Place))


def laid(cards: Cards, place: Place, card: Card) -> Cards:
    """Return the cards with one more.

    :raises ValueError: if there is no more room, or the card lies somewhere already.
    """
    if len(at(cards, place)) >= MOST[place] or place_of(cards, card) is not None:
        raise ValueError(f"{card} cannot be laid to {place}")
    return cards._replace(**{place.value: (*at(cards, place), card)})


def next_place(cards: Cards, place: Place) -> Place:
    """Return where the next card goes after one was laid there: on to what is not complete yet."""
    if place is Place.DEAD or len(at(cards, place)) < MOST[place]:
        return place
    return next(each for each in Place if len(at(cards, each)) < MOST[each])


def card_at(row: int, column: int) -> Card:
    """Return a card of the deck by where it stands: spades first, aces first; rows and columns count from 0."""
    return Card(_RANKS[column], _SUITS[row])


def beside(card: Card, key: Key) -> Card | None:
    """Return the card beside it in the direction of an arrow key, None over the edge."""
    across, down = {Key.LEFT: (-1, 0), Key.RIGHT: (1, 0), Key.UP: (0, -1), Key.DOWN: (0, 1)}[key]
    row, column = _SUITS.index(card.suit) + down, _RANKS.index(card.rank) + across
    return card_at(row, column) if 0 <= row < len(_SUITS) and 0 <= column < len(_RANKS) else None


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for one card."""

    place: Place
    index: int
    rect: Rect


@dataclass(frozen=True, slots=True)
class Title:
    """What stands over the slots of a place."""

    place: Place
    rect: Rect


@dataclass(frozen=True, slots=True)
class Deck:
    """Every place of the canvas."""

    slots: tuple[Slot, ...]
    titles: tuple[Title, ...]
    cards: tuple[tuple[Card, Rect], ...]

    def card(self, x: float, y: float) -> Card | None:
        """Return the card of the deck under a point."""
        return next((card for card, rect in self.cards if rect.holds(x, y)), None)

    def slot(self, x: float, y: float) -> Slot | None:
        """Return the slot under a point."""
        return next((slot for slot in self.slots if slot.rect.holds(x, y)), None)

    def rect(self, card: Card) -> Rect:
        """Return where a card of the deck is."""
        return next(rect for each, rect in self.cards if each == card)


RATIO = 1.4
"""Height of a card in widths."""
_DEAD_ROWS = 2
_APART = 0.14
"""Between two cards, in widths."""
_GROUPS = 0.55
"""Between two groups of slots, in widths."""


def deck(canvas: Rect, unit: float) -> Deck:
    """Lay slots and deck out in *canvas*: your hand, the board and what is out of play over thirteen cards in a row."""
    title = theme.HEADING.line(unit) + round(4 * unit)
    between = round(16 * unit)
    step = 1 + _APART
    # Over the deck stand two, five and, in two lines, fourteen smaller cards.
    rows = len(_SUITS) + 1
    height = (canvas.h - title - between) / (rows + (rows - 1) * _APART / RATIO)
    wide = min(canvas.w / (len(_RANKS) + (len(_RANKS) - 1) * _APART), height / RATIO)
    size = wide, wide * RATIO
    top = canvas.y + title
    slots = tuple(_slots(canvas.x, top, size))
    titles = tuple(Title(place, _title(canvas, place, slots, title)) for place in Place)
    low = top + size[1] + between
    cards = tuple(
        (card_at(row, column), Rect.of(canvas.x + column * wide * step, low + row * (size[1] + wide * _APART), *size))
        for row in range(len(_SUITS))
        for column in range(len(_RANKS))
    )
    return Deck(slots, titles, cards)


def _slots(left: float, top: float, size: tuple[float, float]) -> Iterator[Slot]:
    wide, high = size
    step = wide * (1 + _APART)
    x = left
    for place in (Place.HOLE, Place.BOARD):
        for index in range(MOST[place]):
            yield Slot(place, index, Rect.of(x, top, wide, high))
            x += step
        x += wide * (_GROUPS - _APART)
    # What is out of play is smaller, in two lines, as wide as what is left of the deck's width.
    room = left + 13 * step - wide * _APART - x
    columns = MOST[Place.DEAD] // _DEAD_ROWS
    small = room / (columns + (columns - 1) * _APART)
    low = (high - wide * _APART) / _DEAD_ROWS
    for index in range(MOST[Place.DEAD]):
        row, column = divmod(index, columns)
        yield Slot(
            Place.DEAD, index, Rect.of(x + column * small * (1 + _APART), top + row * (low + wide * _APART), small, low)
        )


def _title(canvas: Rect, place: Place, slots: tuple[Slot, ...], height: int) -> Rect:
    own = [slot.rect for slot in slots if slot.place is place]
    return Rect(own[0].x, canvas.y, own[-1].right - own[0].x, height)
