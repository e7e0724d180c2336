"""A table's result in words."""

from __future__ import annotations

from fractions import Fraction

import pytest

from uth.pit.luck import THRESHOLDS, Verdict
from uth.words import pit_result


@pytest.mark.parametrize("verdict", Verdict)
def test_every_verdict_has_its_words(verdict: Verdict) -> None:
    said = {pit_result.verdict_words(verdict, low, house) for low in (True, False) for house in (True, False)}
    assert len(said) == (2 if verdict is Verdict.ORDINARY else 4)


def test_the_thresholds_are_said() -> None:
    assert "10 % and more" in pit_result.threshold_words(*THRESHOLDS.values())
    assert "under 0.1 % hardly luck" in pit_result.threshold_words(*THRESHOLDS.values())


def test_how_far_from_the_mean() -> None:
    assert pit_result.judged_words("−$500", -1.234) == "The result is −$500: 1.23 standard deviations below the mean."
    assert pit_result.judged_words("+$500", 0.5) == "The result is +$500: 0.50 standard deviations above the mean."


def test_both_sides_are_said() -> None:
    assert "a result as low or lower has a chance of 5 %: one in 20" in pit_result.tail_words("5 %", "one in 20", True)
    assert pit_result.other_tail_words("96 %", True) == "As high or higher: 96 %."
    assert pit_result.other_tail_words("96 %", False) == "As low or lower: 96 %."


def test_hold_and_action() -> None:
    assert pit_result.hold_words(Fraction(-1, 5), Fraction(3, 100)) == (
        "Hold is −20.00 % of the drop; at the expected win and this drop it would be 3.00 %."
    )
    assert ", 3.3 times the drop, and the house wins 0.846 % of them." in pit_result.action_words(
        "$66,992", Fraction(33, 10), Fraction(846, 100_000)
    )
