"""Answers of a trainee in words."""

from __future__ import annotations

from uth.chips import currency
from uth.words import school_answers as words

MONEY = currency("USD")


def test_chips_are_told_with_their_counts() -> None:
    assert words.chips_words(((2500, 2), (500, 0), (50, 1)), MONEY) == "2 × $25, 1 × $0.50"
    assert words.chips_words((), MONEY) == "no chips"


def test_a_question_is_followed_by_its_answer_without_a_colon() -> None:
    assert words.answer_line("The hand", "flush") == "The hand: flush"
    assert words.answer_line("Who wins?", "box 1") == "Who wins? box 1"
