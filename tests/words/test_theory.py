"""How rare something is, and what a band means, in plain words."""

from __future__ import annotations

import pytest

from uth.words import theory as said


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (1.0, "nearly all"), (0.9, "9 of 10"), (0.5, "5 of 10"), (0.34, "1 of 3"), (0.05, "1 of 20"),
        (0.013, "1 of 77"),
        (0.0004, "1 of 2,500"), (1e-9, "less than 1 of 1,000,000"),
    ],
)  # fmt: skip
def test_how_often_chance_brings_something(chance: float, text: str) -> None:
    assert said.chance_words(chance) == text


def test_the_note_on_hands() -> None:
    assert said.far_words(0.33) == "As far from expectation as this, or farther, happens in 1 of 3 such samples."
    assert said.far_words(None) == "There are too few rounds to tell anything from them."
    assert said.verdict_words(None, odd=False) == ""
    assert said.verdict_words(0.3, odd=False) == "Nothing here needs an explanation."
    assert said.verdict_words(0.01, odd=False) == said.verdict_words(0.3, odd=True)
    assert "fair cards" in said.verdict_words(0.01, odd=True)
    assert said.odd_words(True, "flush", 30, 12.34, 0.02) == (
        "Dealer's hands, flush: 30 came, 12.3 were to be expected; one line of all these as far away or farther: "
        "1 of 50 such samples."
    )


@pytest.mark.parametrize(
    ("expected", "text"),
    [(1234.5, "1,234"), (12.34, "12.3"), (3.232, "3.23"), (0.0481, "0.048"), (3e-5, "under 0.001")],
)
def test_expected_counts(expected: float, text: str) -> None:
    assert said.expected_words(expected) == text


def test_how_hands_are_counted() -> None:
    assert "five of seven" in said.counted_words(both=False)
    assert "Both hole cards" in said.counted_words(both=True)
    assert "first box" in said.counted_words(both=True)
    assert said.other_rule_words(1).startswith("1 round under the other rule")


def test_what_the_band_is() -> None:
    exact = said.band_words(0, 0, 0.0)
    assert "simulated" not in exact
    assert said.band_words(3, 16_777_216, 0.0003).startswith(exact)
    assert "3 rounds of several boxes are simulated together (16,777,216 rounds" in said.band_words(3, 16_777_216, 0.0)
    assert "error of 0.03 %" in said.band_words(3, 16_777_216, 0.0003)


@pytest.mark.parametrize(
    ("away", "text"),
    [
        (None, ""), (0.01, "The result is what was to be expected."),
        (1.25, "The result is 1.2 standard deviations above the mean."),
        (-2.0, "The result is 2.0 standard deviations below the mean."),
    ],
)  # fmt: skip
def test_where_the_result_lies(away: float | None, text: str) -> None:
    assert said.away_words(away) == text


def test_why_there_is_no_band() -> None:
    assert said.gap_words("Mine", pairs=False, why="") == "No band yet: Mine is being solved. This takes a moment."
    assert said.gap_words("Mine", pairs=True, why="") == (
        "No band yet: Mine: how boxes move together is being simulated. This takes a moment."
    )
    assert said.gap_words("Mine", pairs=True, why="it needs numba") == (
        "No band: Mine cannot be worked out here. It needs numba."
    )
