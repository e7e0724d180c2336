"""The fifty-two cards, and how a person writes them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import NamedTuple, Self

from uth.errors import CardError


class NotACard(CardError):
    """A text is no card."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        expected = "expected a rank (2-10, T, J, Q, K, A) and a suit (c, d, h, s), such as Ah or 10d"
        return f'"{self.text}" is not a card: {expected}'


class CardTwice(CardError):
    """The same card stands in two places."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.card = card

    def __str__(self) -> str:
        return f"the card {self.card} is there twice"


class Rank(IntEnum):
    """Two to ace; the number orders them, ace high."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The rank in one character: ``2`` to ``9``, ``T``, ``J``, ``Q``, ``K``, ``A``."""
        return _RANK_LETTERS[self - 2]


class Suit(IntEnum):
    """The four suits. They do not rank in this game; the number only gives the deck a fixed order."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The suit in one character: ``c``, ``d``, ``h`` or ``s``."""
        return _SUIT_LETTERS[self]


_RANK_LETTERS = "23456789TJQKA"
_SUIT_LETTERS = "cdhs"
_CARD = "(?:10|[2-9TJQKA])[CDHS]"
_ONE_CARD = re.compile(r"(10|[2-9TJQKA])([CDHS])", re.IGNORECASE | re.ASCII)
# Every card in a row of them, and what stands between cards: up to the next card, space or comma.
_CARD_OR_NOT = re.compile(rf"{_CARD}|(?:(?!{_CARD})[^\s,])+", re.IGNORECASE | re.ASCII)


class Card(NamedTuple):
    """One card. ``str(card)`` is its short name, such as ``Ah`` or ``Td``."""

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return self.rank.letter + self.suit.letter

    @property
    def number(self) -> int:
        """The card's place in :data:`DECK`, 0 to 51: twos first, in each rank clubs first."""
        return (self.rank - 2) * 4 + self.suit

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read one card: ``Ah``, ``TD``, ``10d``; any case.

        :raises NotACard: if *text* is not one card.
        """
        found = _ONE_CARD.fullmatch(text.strip())
        if found is None:
            raise NotACard(text)
        letter = "T" if found[1] == "10" else found[1].upper()
        return cls(Rank(_RANK_LETTERS.index(letter) + 2), Suit(_SUIT_LETTERS.index(found[2].lower())))


DECK: tuple[Card, ...] = tuple(Card(rank, suit) for rank in Rank for suit in Suit)
"""All fifty-two cards in the order of :attr:`Card.number`."""
_BY_NAME = {str(card): card for card in DECK}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards written one after another, with or without spaces or commas between them; no text is no card.

    :raises CardError: naming the first part that is no card, or the card that is there twice.
    """
    # Short names are looked up: a history has millions of them.
    cards = tuple(_BY_NAME.get(piece) or Card.parse(piece) for piece in _CARD_OR_NOT.findall(text))
    require_distinct(cards)
    return cards


def hole_name(hole: Sequence[Card]) -> str:
    """Return the kind of two hole cards, suits apart: ``AKs``, ``T9o``, ``77``."""
    high, low = sorted(hole, reverse=True)
    suited = "" if high.rank == low.rank else "s" if high.suit == low.suit else "o"
    return f"{high.rank.letter}{low.rank.letter}{suited}"


def require_distinct(cards: Iterable[Card]) -> None:
    """Refuse a card that is in two places.

    :raises CardTwice: naming the first card that comes twice.
    """
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise CardTwice(card)
        seen.add(card)


def format_cards(cards: Iterable[Card]) -> str:
    """Write cards by their short names with a space between: ``Ah Kd``."""
    return " ".join(str(card) for card in cards)
