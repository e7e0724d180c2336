"""A replay in words."""

from __future__ import annotations

import pytest

from uth.game.actions import Cut, Decide, DeclineCut
from uth.game.model import Choice
from uth.words import replay as words


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Cut("player", 1), "Cut: 1 card went under"),
        (Cut("player", 20), "Cut: 20 cards went under"),
        (DeclineCut("player"), "Did not cut"),
        (Decide(1, Choice.CHECK), "Checked"),
        (Decide(1, Choice.FOLD), "Folded"),
        (Decide(1, Choice.PLAY_4X), "Played 4x: 40"),
    ],
)
def test_what_was_done(action: Cut | DeclineCut | Decide, expected: str) -> None:
    assert words.done_words(action, 40, str) == expected


@pytest.mark.parametrize(
    ("seconds", "expected"), [(0, "after 0 s"), (99, "after 99 s"), (100, "after 2 min"), (7200, "after 120 min")]
)
def test_after_how_long(seconds: int, expected: str) -> None:
    assert words.after_words(seconds) == expected
