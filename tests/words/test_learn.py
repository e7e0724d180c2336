"""Words of the page of practice."""

from __future__ import annotations

from fractions import Fraction

from uth.ui.learn.wishes import Subject
from uth.words.learn import about_topic, antes, so_far, start_second, time_words, topics


def test_every_subject_has_a_name_and_is_explained() -> None:
    assert len(set(topics())) == len(Subject)
    assert len({about_topic(subject) for subject in Subject}) == len(Subject)


def test_times_and_margins() -> None:
    assert [time_words(seconds) for seconds in (None, 1, 20)] == ["no limit", "1 second", "20 seconds"]
    assert antes(Fraction(1, 20)) == "0.05 Antes"
    assert start_second(50) == "50 hands"


def test_what_was_practised_so_far() -> None:
    assert so_far(0, 0, ()) == "Nothing was practised yet."
    assert so_far(1, 1, ()) == "1 answer so far, 100.00 % right."
    assert so_far(1200, 1199, ["gutshot"]) == (
        "1,200 answers so far, 99.92 % right. Missed and not learnt again: gutshot."
    )
