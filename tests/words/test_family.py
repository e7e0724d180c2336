"""The rule of a family of starting hands in words."""

from __future__ import annotations

from fractions import Fraction

from uth.cards import Rank, parse_cards
from uth.game.model import Choice
from uth.words.family import (
    above_words,
    among_words,
    below_words,
    clause_words,
    family_name,
    limit_words,
    pairs_name,
    row_words,
    sentence,
    with_side,
)

HIGH, MIDDLE, LOW, LAST = map(parse_cards, ("AhKd", "AhTd", "Ah9d", "Ah2d"))


def test_names() -> None:
    assert pairs_name() == "Pairs"
    assert [family_name(Rank.QUEEN, suited) for suited in (True, False, None)] == [
        "Queen high, suited", "Queen high, offsuit", "Queen high",
    ]  # fmt: skip


def test_all_alike_two_parts_and_more() -> None:
    assert clause_words("Ace high", [(Choice.PLAY_4X, HIGH, LAST)]) == "Ace high: always Play 4x"
    two = [(Choice.PLAY_4X, HIGH, MIDDLE), (Choice.CHECK, LOW, LAST)]
    assert clause_words("Ace high", two) == "Ace high: Play 4x down to ace-ten offsuit, below that Check"
    three = [(Choice.PLAY_4X, HIGH, HIGH), (Choice.PLAY_3X, MIDDLE, LOW), (Choice.CHECK, LAST, LAST)]
    assert clause_words("Ace high", three) == (
        "Ace high: Play 4x with ace-king offsuit, Play 3x from ace-ten offsuit to ace-nine offsuit, "
        "Check with ace-two offsuit"
    )


def test_a_row_says_over_which_raise_a_check_gains() -> None:
    row = [(HIGH, Choice.PLAY_4X, Fraction(1, 2)), (LAST, Choice.CHECK, Fraction(1, 4))]
    told = row_words("Ace high", row).replace("\N{NO-BREAK SPACE}", " ")
    assert told == "Ace high, best choice and gain in Antes: AK 4x 0.500, A2 check 0.250."
    assert row_words("Ace high", row, Choice.PLAY_4X).startswith(
        "Ace high, best choice and gain in Antes, that of a check over Play 4x: "
    )


def test_the_side_of_the_limit() -> None:
    assert above_words(HIGH) == "yours, ace-king offsuit, is above"
    assert limit_words(MIDDLE) == "yours, ace-ten offsuit, is the limit"
    assert below_words(LOW) == "yours, ace-nine offsuit, is below"
    assert among_words(LAST, Choice.CHECK) == "with yours, ace-two offsuit, Check"
    assert with_side("Pairs: always Check", "") == "Pairs: always Check"
    assert sentence("Pairs: always Check", "yours is below") == "Pairs: always Check; yours is below."
