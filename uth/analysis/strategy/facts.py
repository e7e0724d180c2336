"""The facts that conditions ask for, of one hand, plainly. ``arrays`` has them for all hands at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from uth.analysis.strategy.model import Fact
from uth.cards import DECK, Card, Rank, Suit
from uth.game.settle import best_hand
from uth.hands import Category, Hand, evaluate
from uth.table import HoleCardsUsed, Rules

NO_PAIR = 6
"""``higher on board`` of a hand that is not a pair: more cards than a board has."""
SIZES = {
    Fact.HOLE_CARDS: 169,
    Fact.MADE: 10,
    Fact.HIDDEN: 10,
    Fact.PAIR_OF: 14,
    Fact.HIGHER_ON_BOARD: NO_PAIR + 1,
    Fact.FLUSH_DRAW: 14,
    Fact.STRAIGHT_DRAW: 3,
    Fact.OVERCARDS: 3,
    Fact.BOARD: 10,
    Fact.BOARD_SUITED: 6,
    Fact.DEALER_OUTS: 46,
}
"""How many numbers each fact can have, from 0 up."""
_BY_RANK = (Category.PAIR, Category.TWO_PAIR, Category.THREE_OF_A_KIND)
_STRAIGHTS = (0x100F, *(0x1F << low for low in range(9)))
"""The ranks of each straight as a mask, two lowest."""


@dataclass(frozen=True)
class Sight:
    """Two hole cards and the open board under the house rules, and every fact of them."""

    rules: Rules
    hole: tuple[Card, ...]
    board: tuple[Card, ...] = ()

    def number(self, fact: Fact) -> int:
        """Return the number of a fact. Before the flop only the hole cards have one."""
        return _NUMBERS[fact](self)

    @cached_property
    def hand(self) -> Hand:
        """The best hand of the seen cards."""
        return best_hand(self.rules, self.hole, self.board)

    @property
    def both(self) -> bool:
        """Whether a hand needs both hole cards."""
        return self.rules.hole_cards_used is HoleCardsUsed.BOTH

    @property
    def uses_hole_card(self) -> bool:
        """Whether the part of the hand that makes its category needs a hole card: a hidden pair or better.

        Pairs, second pairs and three of a kind count by their ranks, not their kickers; a straight or better, four of a
        kind too, counts if it beats the board's own.
        """
        if self.hand.category is Category.HIGH_CARD:
            return False
        if self.hand.category in _BY_RANK:
            made = self.hand.ranks[: 2 if self.hand.category is Category.TWO_PAIR else 1]
            return any(card.rank in made for card in self.hole)
        return self.both or len(self.board) < 5 or self.hand > evaluate(self.board)


def starting_hand(hole: tuple[Card, ...]) -> int:
    """Return the place of two cards in ``solution.starting_hands()``."""
    low, high = sorted(card.rank - 2 for card in hole)
    if low == high:
        return low
    return (13 if hole[0].suit == hole[1].suit else 91) + high * (high - 1) // 2 + low


def _hidden(sight: Sight) -> int:
    return sight.hand.category.order if sight.uses_hole_card else 0


def _pair_of(sight: Sight) -> int:
    """1 for deuces to 13 for aces; 0 if the hand is not exactly a pair."""
    return sight.hand.ranks[0] - 1 if sight.hand.category is Category.PAIR else 0


def _higher_on_board(sight: Sight) -> int:
    if sight.hand.category is not Category.PAIR:
        return NO_PAIR
    return sum(card.rank > sight.hand.ranks[0] for card in sight.board)


def _flush_draw(sight: Sight) -> int:
    """1 to 13 for the highest hole card of a suit of which exactly four cards are seen; 0 for no draw."""
    suits = Counter(card.suit for card in (*sight.hole, *sight.board))
    drawing = [card for card in sight.hole if suits[card.suit] == 4]
    return max(card.rank - 1 for card in drawing) if len(drawing) >= (2 if sight.both else 1) else 0


def _straight_draw(sight: Sight) -> int:
    """How many ranks make a straight, two at most; 0 for a hand that is a straight or better."""
    if sight.hand.category.order >= Category.STRAIGHT.order:
        return 0
    hole = _mask(sight.hole)
    seen = hole | _mask(sight.board)
    if sight.both and hole.bit_count() < 2:
        return 0
    missing = {straight & ~seen for straight in _STRAIGHTS if not sight.both or hole & ~straight == 0}
    return min(2, sum(rank.bit_count() == 1 for rank in missing))


def _mask(cards: tuple[Card, ...]) -> int:
    return sum({1 << (card.rank - Rank.TWO) for card in cards})


def _overcards(sight: Sight) -> int:
    top = max(card.rank for card in sight.board)
    return sum(card.rank > top for card in sight.hole)


def _board(sight: Sight) -> int:
    if len(sight.board) == 5:
        return evaluate(sight.board).category.order
    most = max(Counter(card.rank for card in sight.board).values())
    return (Category.HIGH_CARD, Category.PAIR, Category.THREE_OF_A_KIND)[most - 1].order


def _board_suited(sight: Sight) -> int:
    return max(Counter(card.suit for card in sight.board).values())


def dealer_outs(sight: Sight) -> tuple[Card, ...]:
    """Return which of the 45 cards outside the hand and the full board beat the hand if the dealer has one of them,
    whatever the dealer's other card is (by ranks and suits).
    """
    seen = {*sight.hole, *sight.board}
    left = [card for card in DECK if card not in seen]
    return _outs_with_both(sight, left) if sight.both else _outs_alone(sight, left)


def _outs_alone(sight: Sight, left: list[Card]) -> tuple[Card, ...]:
    """Where any cards make the hand: those that beat it with the board alone, which no other card makes weaker."""
    # With fewer than four of a suit on the board no card makes a flush: its rank alone decides.
    suits_count = _board_suited(sight) >= 4
    beats: dict[tuple[Rank, Suit | None], bool] = {}
    found = []
    for card in left:
        key = (card.rank, card.suit if suits_count else None)
        if key not in beats:
            beats[key] = evaluate((card, *sight.board)) > sight.hand
        found += [card] * beats[key]
    return tuple(found)


def _outs_with_both(sight: Sight, left: list[Card]) -> tuple[Card, ...]:
    """Where both hole cards make the hand: the card alone makes none, so that every other one is tried beside it."""
    # With fewer than three of a suit on the board no two cards make a flush: their ranks alone decide.
    suits_count = _board_suited(sight) >= 3
    beats: dict[tuple[tuple[Rank, Suit | None], ...], bool] = {}
    outs = dict.fromkeys(left, True)
    for pair in combinations(left, 2):
        if any(outs[card] for card in pair):
            key = tuple((card.rank, card.suit if suits_count else None) for card in pair)
            if key not in beats:
                beats[key] = best_hand(sight.rules, pair, sight.board) > sight.hand
            if not beats[key]:
                outs.update(dict.fromkeys(pair, False))
    return tuple(card for card in left if outs[card])


_NUMBERS: dict[Fact, Callable[[Sight], int]] = {
    Fact.HOLE_CARDS: lambda sight: starting_hand(sight.hole),
    Fact.MADE: lambda sight: sight.hand.category.order,
    Fact.HIDDEN: _hidden,
    Fact.PAIR_OF: _pair_of,
    Fact.HIGHER_ON_BOARD: _higher_on_board,
    Fact.FLUSH_DRAW: _flush_draw,
    Fact.STRAIGHT_DRAW: _straight_draw,
    Fact.OVERCARDS: _overcards,
    Fact.BOARD: _board,
    Fact.BOARD_SUITED: _board_suited,
    Fact.DEALER_OUTS: lambda sight: len(dealer_outs(sight)),
}
