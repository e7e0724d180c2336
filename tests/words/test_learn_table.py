"""Words of a drill at the table."""

from __future__ import annotations

from uth.game.model import Choice
from uth.words.learn_table import clock_words, progress_words, right_title, streak_words, wrong_title


def test_how_far_a_drill_is() -> None:
    assert progress_words(7, 20) == "7 of 20"
    assert streak_words(5, 3) == "5 right, streak 3"
    assert [clock_words(seconds) for seconds in (1, 12)] == ["1 second left", "12 seconds left"]


def test_right_wrong_and_late_are_said_in_words() -> None:
    assert right_title(Choice.CHECK) == "Right: Check"
    assert wrong_title(Choice.FOLD, Choice.PLAY_1X) == "Wrong: Play 1x"
    assert wrong_title(None, Choice.PLAY_1X) == "Time is up: Play 1x"
    assert wrong_title(Choice.PLAY_1X, Choice.PLAY_1X) == "Too late: Play 1x"
