"""The reference evaluator: the best five of five, six or seven cards, plainly.

Ranking source: 58 Pa. Code 653a.6 (the ace is low only in 5-4-3-2-A, no straight wraps round, suits are equal, and the
royal flush is a category of its own).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from itertools import combinations
from typing import NamedTuple

from uth.cards import Card, Rank, require_distinct


class Category(StrEnum):
    """The ten kinds of hand, weakest first. The values are contract words and are never translated."""

    HIGH_CARD = "high card"
    PAIR = "pair"
    TWO_PAIR = "two pair"
    THREE_OF_A_KIND = "three of a kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full house"
    FOUR_OF_A_KIND = "four of a kind"
    STRAIGHT_FLUSH = "straight flush"
    ROYAL_FLUSH = "royal flush"

    @property
    def order(self) -> int:
        """The category's height: 0 for high card to 9 for royal flush."""
        return _ORDER[self]


_ORDER = {category: number for number, category in enumerate(Category)}


@dataclass(frozen=True, slots=True, order=True)
class Hand:
    """Five cards as a hand. Hands compare by strength alone: equal hands tie, whatever their suits."""

    strength: int
    category: Category = field(compare=False)
    ranks: tuple[Rank, ...] = field(compare=False)
    """The ranks that decide, most important first: pair rank before kickers; one rank for a straight."""
    cards: tuple[Card, ...] = field(compare=False)
    """The five cards, most important first; a five-high straight ends with its ace."""


def evaluate(cards: Sequence[Card]) -> Hand:
    """Return the best five-card hand among five, six or seven cards.

    :raises CardError: if a card is there twice.
    :raises ValueError: if there are fewer than five or more than seven cards.
    """
    if not 5 <= len(cards) <= 7:
        raise ValueError(f"a hand is made of five to seven cards, not {len(cards)}")
    require_distinct(cards)
    return _best(combinations(sorted(cards, reverse=True), 5))


def evaluate_both(hole: Sequence[Card], board: Sequence[Card]) -> Hand:
    """Return the best hand of both hole cards and exactly three of the board.

    Source of the rule: rules.md 4.5 (SkyCity Auckland) and 4.4 (Palms Royale).

    :raises CardError: if a card is there twice.
    :raises ValueError: if there are not two hole cards and three to five board cards.
    """
    if len(hole) != 2 or not 3 <= len(board) <= 5:
        raise ValueError(f"expected two hole cards and three to five of the board, got {len(hole)} and {len(board)}")
    require_distinct((*hole, *board))
    return _best(sorted((*hole, *three), reverse=True) for three in combinations(board, 3))


class _Ranking(NamedTuple):
    """What five cards are worth."""

    strength: int
    category: Category
    ranks: tuple[Rank, ...]


def _best(fives: Iterable[Sequence[Card]]) -> Hand:
    """The strongest of some fives, each highest card first; of equal ones the first."""
    five = max(fives, key=_strength)
    strength, category, ranks = _ranking(*_shape(five))
    return Hand(strength, category, ranks, _most_important_first(five, ranks))


def _strength(five: Sequence[Card]) -> int:
    return _ranking(*_shape(five)).strength


def _shape(five: Sequence[Card]) -> tuple[tuple[Rank, ...], bool]:
    """All that a hand's worth depends on: its five ranks, and whether they are of one suit."""
    a, b, c, d, e = five
    return (a.rank, b.rank, c.rank, d.rank, e.rank), a.suit == b.suit == c.suit == d.suit == e.suit


@cache
def _ranking(ranks: tuple[Rank, ...], flush: bool) -> _Ranking:
    """Rank five cards by their ranks, highest first. There are 7,462 shapes, and each is worked out once."""
    counts = Counter(ranks)
    deciding = tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))
    if len(deciding) < 5:
        category = _PAIRED[tuple(sorted(counts.values(), reverse=True))]
    else:
        category, deciding = _unpaired(deciding, flush)
    return _Ranking(_number(category, deciding), category, deciding)


_PAIRED = {
    (4, 1): Category.FOUR_OF_A_KIND,
    (3, 2): Category.FULL_HOUSE,
    (3, 1, 1): Category.THREE_OF_A_KIND,
    (2, 2, 1): Category.TWO_PAIR,
    (2, 1, 1, 1): Category.PAIR,
}
_WHEEL = (Rank.ACE, Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO)


def _unpaired(ranks: tuple[Rank, ...], flush: bool) -> tuple[Category, tuple[Rank, ...]]:
    if ranks == _WHEEL:
        ranks = (Rank.FIVE,)
    elif ranks[0] - ranks[4] == 4:
        ranks = ranks[:1]
    if len(ranks) == 5:
        return Category.FLUSH if flush else Category.HIGH_CARD, ranks
    if not flush:
        return Category.STRAIGHT, ranks
    return Category.ROYAL_FLUSH if ranks[0] == Rank.ACE else Category.STRAIGHT_FLUSH, ranks


def _number(category: Category, ranks: tuple[Rank, ...]) -> int:
    """One number that orders all hands: the category, then the deciding ranks, four bits each."""
    number = category.order
    for rank in (*ranks, 0, 0, 0, 0)[:5]:
        number = number * 16 + rank
    return number


def _most_important_first(five: Sequence[Card], ranks: tuple[Rank, ...]) -> tuple[Card, ...]:
    if len(ranks) > 1:
        return tuple(sorted(five, key=lambda card: ranks.index(card.rank)))
    # A straight is in order already, but for the ace that plays low.
    return (*five[1:], five[0]) if ranks[0] == Rank.FIVE else tuple(five)
