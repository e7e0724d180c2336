"""The dealer's chair in words."""

from __future__ import annotations

import pytest

from uth.school.skills import Skill
from uth.train.felt.model import Spot
from uth.words import school_chair as words


def test_every_skill_has_a_name_of_its_own() -> None:
    names = [words.skill_words(skill.value) for skill in Skill]
    assert len(set(names)) == len(names)


def test_every_place_of_a_box_has_a_name_of_its_own() -> None:
    names = [words.place_words(3, spot.value, several=True) for spot in Spot]
    assert len(set(names)) == len(names)
    assert all("3" in name for name in names)
    assert words.place_words(3, "ante pay", several=False) == "Ante, paid"
    assert words.place_words(0, "", several=True) == "In hand"


@pytest.mark.parametrize(("milliseconds", "clock"), [(0, "0:00"), (999, "0:00"), (61_500, "1:01"), (600_000, "10:00")])
def test_the_clock_shows_minutes_and_seconds(milliseconds: int, clock: str) -> None:
    assert words.clock_words(milliseconds) == clock


def test_one_of_something_is_told_in_the_singular() -> None:
    assert words.faults_words(1) == "1 fault"
    assert words.faults_words(2) == "2 faults"
    assert words.pick_cards_first(1) == "Pick 1 card first."
    assert words.question_words(1, 1) == ""
    assert words.question_words(2, 3) == "question 2 of 3"
