from __future__ import annotations

from fractions import Fraction

from tests.tables import USD
from uth.game.model import Choice
from uth.hands import Category
from uth.table import Street
from uth.words.advice import (
    Stand,
    agreeing_words,
    best_words,
    cost_words,
    counts_words,
    dealer_outs_words,
    disagreeing_words,
    held_words,
    ignored_words,
    improving_words,
    stand_words,
)


def test_counts() -> None:
    assert counts_words(176, 9, 805) == "The dealer can have 990 hands: this hand beats 176, ties 9 and loses to 805."


def test_a_value_that_leaves_something_out_is_marked() -> None:
    assert ignored_words(dead_cards=True, trips=False) == "without the other boxes"
    assert ignored_words(dead_cards=False, trips=True) == "without Trips"
    assert ignored_words(dead_cards=True, trips=True) == "without the other boxes or Trips"
    assert ignored_words(dead_cards=False, trips=False) == ""


def test_what_always_and_never_happens() -> None:
    flop = Stand(Street.FLOP, "a royal flush", 10, 0, 0)
    assert best_words(Choice.PLAY_2X, flop) == "Play 2x. You have a royal flush."
    assert stand_words(flop) == "This hand can never lose."
    lost = Stand(Street.FLOP, "ace high", 0, 1, 9)
    assert stand_words(lost) == "This hand can never win."
    river = Stand(Street.RIVER, "ace high", 0, 9, 981)
    assert stand_words(river) == "That beats no hand that the dealer can have."


def test_shares_are_never_rounded_to_all_or_nothing() -> None:
    said = stand_words(Stand(Street.FLOP, "quads", 999_999, 1, 1))
    assert said == "Never folded, this hand wins over 99.99 % of the deals that can still come and ties under 0.01 %."


def test_a_cost() -> None:
    assert cost_words(Choice.CHECK, Fraction(412, 1000), 1000, USD) == "Checking costs 0.412 Antes ($4.12)."
    assert cost_words(Choice.PLAY_4X, Fraction(0), 1000, USD) == "Playing 4x is worth exactly as much."
    assert cost_words(Choice.FOLD, Fraction(1, 10**6), 1000, USD) == "Folding costs under 0.001 Antes (under $0.01)."


def test_the_rule_and_the_rule_of_thumb() -> None:
    assert agreeing_words("22: Fold") == "The rule: 22: Fold."
    assert disagreeing_words("22: Fold", Fraction(1, 8)) == (
        "The rule of thumb is wrong here (22: Fold): it costs 0.125 Antes."
    )


def test_hands_that_are_held() -> None:
    assert held_words("a pair of nines", Category.PAIR, hidden=True) == "a pair of nines with a card of yours"
    assert held_words("a pair of nines", Category.PAIR, hidden=False) == "a pair of nines on the board"
    assert held_words("a flush", Category.FLUSH, hidden=True) == "a flush"
    assert held_words("ace high", Category.HIGH_CARD, hidden=False) == "ace high"


def test_outs() -> None:
    flush, pair = (Category.FLUSH, 9), (Category.PAIR, 6)
    assert improving_words([flush, pair], 15, Fraction(1, 2)) == (
        "Outs: 9 for flush, 6 for pair. One of these 15 comes in 50.00 %."
    )
    assert improving_words([(Category.FLUSH, 1)], 1, Fraction(1, 4)) == "Outs: 1 for flush. It comes in 25.00 %."
    assert improving_words([], 0, Fraction(0)) == (
        "No card gives you a better kind of hand, except those that help the dealer as well."
    )
    assert dealer_outs_words(1, 0) == (
        "1 dealer out: of the 45 cards outside your hand and the board, 1 makes a better hand than yours with the "
        "board, whatever else the dealer has."
    )
    assert dealer_outs_words(1, 0, both=True) == (
        "1 dealer out: of the 45 cards outside your hand and the board, 1 beats you in the dealer's hand with any "
        "other card beside it."
    )
    assert dealer_outs_words(31, 0, both=True) == (
        "31 dealer outs: of the 45 cards outside your hand and the board, 31 beat you in the dealer's hand with any "
        "other card beside them."
    )


def test_dealer_outs_that_lie_in_other_boxes() -> None:
    assert dealer_outs_words(20, 3) == (
        "20 dealer outs: of the 45 cards outside your hand and the board, 20 make a better hand than yours with the "
        "board, whatever else the dealer has. 3 of them lie in your other boxes, 17 are left."
    )
    assert dealer_outs_words(2, 1).endswith(". 1 of them lies in your other boxes, 1 is left.")
    assert dealer_outs_words(2, 2).endswith(". 2 of them lie in your other boxes, none is left.")
