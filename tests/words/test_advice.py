from __future__ import annotations

from uth.words.advice import counts_words, ignored_words


def test_counts() -> None:
    assert counts_words(176, 9, 805) == "The dealer can have 990 hands: this hand beats 176, ties 9 and loses to 805."


def test_a_value_that_leaves_something_out_is_marked() -> None:
    assert ignored_words(dead_cards=True, trips=False) == "without the other boxes"
    assert ignored_words(dead_cards=False, trips=True) == "without Trips"
    assert ignored_words(dead_cards=True, trips=True) == "without the other boxes or Trips"
    assert ignored_words(dead_cards=False, trips=False) == ""
