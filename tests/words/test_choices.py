from __future__ import annotations

import pytest

from uth.game.model import Choice
from uth.words.choices import choice_cost, choice_label, choices_words, joined

CHECK, FOLD, PLAY_1X, PLAY_2X, PLAY_3X, PLAY_4X = Choice


def test_buttons_are_labelled() -> None:
    assert [choice_label(choice) for choice in Choice] == ["Check", "Fold", "Play 1x", "Play 2x", "Play 3x", "Play 4x"]


def test_the_second_line_is_the_cost() -> None:
    costs = [choice_cost(choice, 500 * choice.multiple, lambda amount: f"${amount // 100}") for choice in Choice]
    assert costs == ["free", "give up the hand", "$5", "$10", "$15", "$20"]


@pytest.mark.parametrize(
    ("choices", "words"),
    [
        ([CHECK, PLAY_3X, PLAY_4X], "check, or play three or four times the Ante"),
        ([CHECK, PLAY_4X], "check, or play four times the Ante"),
        ([CHECK, PLAY_1X, PLAY_2X, PLAY_3X, PLAY_4X], "check, or play one, two, three or four times the Ante"),
        ([CHECK, PLAY_2X], "check, or play twice the Ante"),
        ([CHECK, PLAY_3X, PLAY_4X, FOLD], "check, play three or four times the Ante, or fold"),
        ([PLAY_1X, FOLD], "play once the Ante (1x), or fold"),
        ([CHECK], "check"),
        ([], ""),
    ],
)
def test_what_may_be_done_is_one_phrase(choices: list[Choice], words: str) -> None:
    assert choices_words(choices) == words


def test_alternatives_are_joined() -> None:
    assert [joined(list(letters)) for letters in ("", "a", "ab", "abc")] == ["", "a", "a or b", "a, b or c"]
    assert joined(["a", "b", "c"], comma=True) == "a, b, or c"
