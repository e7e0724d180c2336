"""Cards as a person says them."""

from __future__ import annotations

from collections.abc import Iterable

from uth.cards import Card, Suit
from uth.i18n import gettext as _
from uth.words.hands import rank_words

_SUITS = {
    Suit.CLUBS: "{rank} of clubs",
    Suit.DIAMONDS: "{rank} of diamonds",
    Suit.HEARTS: "{rank} of hearts",
    Suit.SPADES: "{rank} of spades",
}


def card_words(card: Card) -> str:
    """Return one card: ``nine of hearts``."""
    return _(_SUITS[card.suit]).format(rank=rank_words(card.rank))


def cards_words(cards: Iterable[Card]) -> str:
    """Return cards one after another: ``nine of hearts, ten of clubs``."""
    return ", ".join(card_words(card) for card in cards)
