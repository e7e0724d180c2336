"""Words of a drill at the table."""

from __future__ import annotations

from uth.words.learn_table import clock_words, not_chosen, progress_words, right_title, streak_words, wrong_title


def test_how_far_a_drill_is() -> None:
    assert progress_words(7, 20) == "7 of 20"
    assert streak_words(5, 3) == "5 right, streak 3"
    assert [clock_words(seconds) for seconds in (1, 12)] == ["1 second left", "12 seconds left"]


def test_right_wrong_and_late_are_said_in_words() -> None:
    assert right_title("Check") == "Right: Check"
    assert wrong_title("Play 1x", answered=True, late=False) == "Wrong: Play 1x"
    assert wrong_title("Play 1x", answered=False, late=True) == "Time is up: Play 1x"
    assert wrong_title("Play 1x", answered=True, late=True) == "Too late: Play 1x"
    assert not_chosen("Fold") == "not Fold"
