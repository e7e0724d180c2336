"""What a trainee has done, in words: one and several, passed and not."""

from __future__ import annotations

from fractions import Fraction

from uth.school.findings import Weight
from uth.school.levels import LEVELS
from uth.school.pace import Pace
from uth.words import school_report as words


def test_every_contract_word_has_words() -> None:
    assert all(words.weight_words(weight.name.lower()) for weight in Weight)
    assert all(words.pace_words(pace) for pace in Pace)
    assert len({words.level_words(level.name) for level in LEVELS}) == len(LEVELS)


def test_one_and_several() -> None:
    assert words.right_line(1, 1, Fraction(100)) == "1 of 1 exercise right, score 100.0 of 100."
    assert words.right_line(1, 3, Fraction(250, 3)) == "1 of 3 exercises right, score 83.3 of 100."
    assert words.all_line(1, 3, Fraction(50), 125_000).endswith(" Time at the table: 2 min.")


def test_levels() -> None:
    assert words.level_line(2, 6, "chips") == "2 of 6 levels passed; next: chips."
    assert words.level_line(6, 6, "") == "6 of 6 levels passed: ready for the full table."
    assert (words.passed_words(passed=True), words.passed_words(passed=False)) == ("passed", "")


def test_times() -> None:
    assert (words.target_words(4_250), words.target_words(0)) == ("4.2 s", "-")
    assert (words.within_words(3, 4), words.within_words(0, 0)) == ("3 of 4", "-")
    assert words.nothing_yet("Ann") == "Ann has practised nothing in that time."
