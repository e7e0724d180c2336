"""Hands that are seldom seen, and have a moment of their own. No pygame."""

from __future__ import annotations

from collections.abc import Iterable

from uth.cards import Card
from uth.game.settlement import BoxSettlement
from uth.hands import Category, evaluate

_LEAST = Category.FOUR_OF_A_KIND
"""One hand of seven cards in about 500 is that good: 224,848 + 41,584 of 133,784,560."""


def is_seldom(settled: BoxSettlement, board: Iterable[Card | None]) -> bool:
    """Return whether a box has such a hand, and not only because all of it lies on the board."""
    hand = settled.hand.category
    return hand.order >= _LEAST.order and hand is not evaluate([card for card in board if card is not None]).category
