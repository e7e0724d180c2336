"""The dealer's hand, by why it qualifies or does not: the situations of the drill that asks for it."""

from __future__ import annotations

from collections import Counter

from uth.cards import Rank
from uth.hands import Category, evaluate
from uth.school.readings import Fits, Read, Situation
from uth.school.recipes import Recipe


def _of(*categories: Category) -> Fits:
    return lambda read: read.dealer.category in categories


def _board_plays(category: Category) -> Fits:
    return lambda read: read.dealer.category is category and read.dealer == evaluate(read.cards.board)


def _ace_high(read: Read) -> bool:
    return read.dealer.category is Category.HIGH_CARD and read.dealer.ranks[0] is Rank.ACE


def _king_high(read: Read) -> bool:
    return read.dealer.category is Category.HIGH_CARD and read.dealer.ranks[0] is Rank.KING


def _lower_than_a_king(read: Read) -> bool:
    return read.dealer.category is Category.HIGH_CARD and read.dealer.ranks[0] < Rank.KING


def _ace_on_the_board(read: Read) -> bool:
    return _ace_high(read) and any(card.rank is Rank.ACE for card in read.cards.board)


def _four_of_a_suit(read: Read) -> bool:
    suits = Counter(card.suit for card in read.cards.dealers)
    return read.dealer.category is Category.HIGH_CARD and max(suits.values()) == 4


NOTHING: dict[str, Situation] = {
    "high card": Situation(Recipe("a. b. c. d. e.", dealer="f. g."), _of(Category.HIGH_CARD)),
    "ace high": Situation(Recipe("a. b. c. d. e.", dealer="0. g.", runs=(1,)), _ace_high),
    "king high": Situation(Recipe("a. b. c. d. e.", dealer="f. g."), _king_high),
    "queen high or lower": Situation(Recipe("a. b. c. d. e.", dealer="f. g."), _lower_than_a_king),
    "ace on the board": Situation(Recipe("0. b. c. d. e.", dealer="f. g.", runs=(1,)), _ace_on_the_board),
    "four in a row": Situation(Recipe("0. 1. 2. a. b.", dealer="3. c."), _of(Category.HIGH_CARD)),
    "four of a suit": Situation(Recipe("aw bw c. d. e.", dealer="fw gw"), _four_of_a_suit),
}
"""Less than a pair."""

A_PAIR_OR_MORE: dict[str, Situation] = {
    "pair with the board": Situation(Recipe("a. b. c. d. e.", dealer="a. f."), _of(Category.PAIR)),
    "low pair with the board": Situation(Recipe("0. b. c. d. e.", dealer="0. f.", runs=(2, 3)), _of(Category.PAIR)),
    "two hole cards paired": Situation(Recipe("b. c. d. e. f.", dealer="a. a."), _of(Category.PAIR)),
    "pair on the board": Situation(Recipe("a. a. b. c. d.", dealer="e. f."), _of(Category.PAIR)),
    "three on the board": Situation(Recipe("a. a. a. b. c.", dealer="d. e."), _of(Category.THREE_OF_A_KIND)),
    "two pair": Situation(Recipe("a. b. c. d. e.", dealer="a. b."), _of(Category.TWO_PAIR)),
    "straight without a pair": Situation(Recipe("0. 1. 2. a. b.", dealer="3. 4."), _of(Category.STRAIGHT)),
    "wheel": Situation(Recipe("0. 1. 2. a. b.", dealer="3. 4.", runs=(1,)), _of(Category.STRAIGHT)),
    "flush without a pair": Situation(Recipe("aw bw cw d. e.", dealer="fw gw"), _of(Category.FLUSH)),
    "straight on the board": Situation(Recipe("0. 1. 2. 3. 4."), _board_plays(Category.STRAIGHT), free=True),
    "flush on the board": Situation(Recipe("aw bw cw dw ew"), _board_plays(Category.FLUSH), free=True),
}
"""A pair or better."""

ALWAYS: dict[str, Situation] = {"always qualifies": NOTHING["high card"]}
"""What there is in place of :data:`NOTHING` where the dealer always qualifies."""
