"""Simulated players. So far one: somebody who plays the published practical strategy and bets flat.

The strategy is that of the reference figures (house edge 2.432286011 % on the standard table): the optimal list before
the flop; 2x with two pair or better, a hidden pair except pocket deuces, or four to a flush with a hidden ten or better
of that suit; 1x with a hidden pair or better or fewer than 21 dealer outs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from uth.cards import DECK, Card, Rank
from uth.game.model import Choice
from uth.game.settle import best_hand
from uth.game.view import View
from uth.hands import Category, Hand, evaluate
from uth.table import Rules, Street

MOST_DEALER_OUTS = 20
"""The river is played against that many outs or fewer."""

# The lowest kicker that raises with the higher card, suited and offsuit: K2s+ K5o+ Q6s+ Q8o+ J8s+ JTo.
_RAISES = {
    Rank.KING: (Rank.TWO, Rank.FIVE),
    Rank.QUEEN: (Rank.SIX, Rank.EIGHT),
    Rank.JACK: (Rank.EIGHT, Rank.TEN),
}


def practical(view: View, box: int, offered: Iterable[Choice]) -> Choice:
    """Return the practical strategy's choice for *box*, of the choices that are open to it.

    :raises ValueError: if the box is not open or its cards are hidden from the viewer.
    """
    seen = view.box(box)
    hole = tuple(card for card in seen.cards if card is not None) if seen else ()
    if len(hole) != 2:
        raise ValueError(f"box {box} shows no two cards to {view.who}")
    choices = tuple(offered)
    plays = [choice for choice in choices if choice.multiple]
    passes = [choice for choice in (Choice.CHECK, Choice.FOLD) if choice in choices]
    if plays and (not passes or _plays(view, hole)):
        return max(plays, key=lambda choice: choice.multiple)
    return passes[0]


def _plays(view: View, hole: tuple[Card, ...]) -> bool:
    if view.street is Street.PREFLOP:
        return raises(hole)
    if view.street is Street.FLOP:
        return plays_flop(view.table.rules, hole, view.board)
    return plays_river(view.table.rules, hole, view.board)


def raises(hole: tuple[Card, ...]) -> bool:
    """Return whether the two cards play 4x (or 3x) before the flop."""
    low, high = sorted(hole)
    if high.rank == low.rank:
        return high.rank >= Rank.THREE
    if high.rank is Rank.ACE:
        return True
    least_suited, least_offsuit = _RAISES.get(high.rank, (Rank.ACE, Rank.ACE))
    return low.rank >= (least_suited if high.suit == low.suit else least_offsuit)


def plays_flop(rules: Rules, hole: tuple[Card, ...], board: tuple[Card, ...]) -> bool:
    """Return whether the two cards on a flop play 2x."""
    hand = best_hand(rules, hole, board)
    if hand.category.order >= Category.TWO_PAIR.order:
        return True
    if hand.category is Category.PAIR:
        pocket_deuces = all(card.rank is Rank.TWO for card in hole)
        return uses_hole_card(hand, hole, board) and not pocket_deuces
    return _strong_four_flush(hole, board)


def _strong_four_flush(hole: tuple[Card, ...], board: tuple[Card, ...]) -> bool:
    suits = Counter(card.suit for card in (*hole, *board))
    return any(card.rank >= Rank.TEN and suits[card.suit] >= 4 for card in hole)


def plays_river(rules: Rules, hole: tuple[Card, ...], board: tuple[Card, ...]) -> bool:
    """Return whether the two cards on a full board play 1x."""
    hand = best_hand(rules, hole, board)
    hidden = hand.category.order >= Category.PAIR.order and uses_hole_card(hand, hole, board)
    return hidden or dealer_outs(hand, hole, board) <= MOST_DEALER_OUTS


def uses_hole_card(hand: Hand, hole: tuple[Card, ...], board: tuple[Card, ...]) -> bool:
    """Return whether the part of the hand that makes its category needs a hole card: a hidden pair or better.

    Pairs, second pairs and better count; kickers do not.
    """
    if hand.category in (Category.PAIR, Category.TWO_PAIR, Category.THREE_OF_A_KIND, Category.FOUR_OF_A_KIND):
        made = hand.ranks[:2] if hand.category is Category.TWO_PAIR else hand.ranks[:1]
        return any(card.rank in made for card in hole)
    return not set(hand.cards) <= set(board)


def dealer_outs(hand: Hand, hole: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    """Return how many of the 45 unseen cards, as one dealer card with the board, beat the hand (ranks and suits)."""
    unseen = [card for card in DECK if card not in hole and card not in board]
    return sum(evaluate((card, *board)) > hand for card in unseen)
