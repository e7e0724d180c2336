"""What must happen: the cards that improve a hand on the flop, and the dealer's cards that beat it on the river."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from uth.analysis.strategy.facts import Sight, dealer_outs
from uth.cards import DECK, Card
from uth.hands import Category
from uth.table import Rules


@dataclass(frozen=True, slots=True)
class Improving:
    """The cards that make a better kind of hand of one on the flop.

    :ivar own: by the kind of hand, the best first: the cards that make it for this hand.
    :ivar shared: those that make it by nothing but a pair or more on the board, which the dealer has too.
    :ivar unseen: how many cards one does not see.
    """

    own: tuple[tuple[Category, tuple[Card, ...]], ...]
    shared: tuple[tuple[Category, tuple[Card, ...]], ...]
    unseen: int

    @property
    def count(self) -> int:
        """How many cards improve this hand and not the board alone."""
        return sum(len(cards) for _, cards in self.own)

    @property
    def chance(self) -> Fraction:
        """How often at least one of them is among the next two cards."""
        misses = comb(self.unseen - self.count, 2)
        return 1 - Fraction(misses, comb(self.unseen, 2))


@dataclass(frozen=True, slots=True)
class DealerOuts:
    """The cards that give the dealer a better hand with the full board, as one dealer card, whatever the other is.

    :ivar counted: as a player counts them who sees the own cards and the board only.
    :ivar dead: those of them that lie in other boxes.
    """

    counted: tuple[Card, ...]
    dead: tuple[Card, ...]


Outs = Improving | DealerOuts


def outs_of(rules: Rules, hole: Sequence[Card], board: Sequence[Card], dead: Sequence[Card] = ()) -> Outs:
    """Return what must happen with three or five open board cards; *dead*: other cards that are seen.

    :raises ValueError: with other boards.
    """
    if len(board) not in (3, 5):
        raise ValueError(f"outs are counted on three or five board cards, not on {len(board)}")
    if len(board) == 5:
        counted = dealer_outs(Sight(rules, tuple(hole), tuple(board)))
        return DealerOuts(counted, tuple(card for card in counted if card in dead))
    return _improving(rules, tuple(hole), tuple(board), dead)


def _improving(rules: Rules, hole: tuple[Card, ...], board: tuple[Card, ...], dead: Sequence[Card]) -> Improving:
    now = Sight(rules, hole, board).hand.category.order
    unseen = [card for card in DECK if card not in {*hole, *board, *dead}]
    own: dict[Category, list[Card]] = {}
    shared: dict[Category, list[Card]] = {}
    for card in unseen:
        then = Sight(rules, hole, (*board, card))
        if then.hand.category.order > now:
            (shared if _is_shared(then, card) else own).setdefault(then.hand.category, []).append(card)
    return Improving(_best_first(own), _best_first(shared), len(unseen))


def _is_shared(then: Sight, card: Card) -> bool:
    """Whether a card helps by the board alone: what it makes lies there, or its second pair does."""
    if not then.uses_hole_card:
        return True
    pairs_hole = any(card.rank == held.rank for held in then.hole)
    return then.hand.category is Category.TWO_PAIR and not pairs_hole


def _best_first(found: dict[Category, list[Card]]) -> tuple[tuple[Category, tuple[Card, ...]], ...]:
    return tuple((category, tuple(found[category])) for category in reversed(Category) if category in found)
