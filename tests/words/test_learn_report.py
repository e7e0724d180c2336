"""Words of the closing report of a drill in a window."""

from __future__ import annotations

from uth.game.model import Choice
from uth.words.learn_report import again_second, instead_words, late_words, of_hands


def test_figures() -> None:
    assert of_hands(17, 20) == "17 of 20"
    assert [late_words(late) for late in (0, 1, 3)] == ["", "1 too late", "3 too late"]
    assert again_second("5") == "seed 5"


def test_what_was_done_instead_of_what() -> None:
    assert instead_words(Choice.CHECK, Choice.PLAY_4X) == "check instead of 4x"
    assert instead_words(None, Choice.PLAY_4X) == "no answer"
