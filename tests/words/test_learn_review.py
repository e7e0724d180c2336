"""Words of mistakes, leaks and progress."""

from __future__ import annotations

from uth.ui.learn.weeks import What
from uth.words.learn_review import days_running, grading_words, in_drill, in_round, learnt_mark, plot_title, times_of


def test_where_a_mistake_was_made() -> None:
    assert (in_round(1200), in_drill(3)) == ("Round 1,200", "Drill 3")
    assert learnt_mark(in_drill(3)) == "Drill 3, learnt"
    assert times_of(2, 1500) == "2 of 1,500"


def test_numbers_agree() -> None:
    assert [grading_words(left) for left in (1, 1500)] == [
        "Grading: 1 round to go ...",
        "Grading: 1,500 rounds to go ...",
    ]
    assert [days_running(days) for days in (1, 3)] == ["1 day running", "3 days running"]


def test_every_plot_has_a_title() -> None:
    assert len({plot_title(what) for what in What}) == len(What)
