"""Figures and names of the statistics, as a person reads them."""

from __future__ import annotations

import pytest

from uth.game.settlement import Result
from uth.hands import Category
from uth.words import statistics as words


@pytest.mark.parametrize(
    ("value", "decimals", "text"),
    [
        (0.724, 2, "+0.72"),
        (-1.5, 2, "−1.50"),
        (-0.001, 2, "0.00"),
        (0.0, 1, "0.0"),
        (12.0, 0, "+12"),
        (-0.04, 1, "0.0"),
    ],
)
def test_a_signed_number_is_never_minus_nothing(value: float, decimals: int, text: str) -> None:
    assert words.signed(value, decimals) == text


@pytest.mark.parametrize(
    ("share", "text"), [(0.377, "37.7 %"), (1.0, "100.0 %"), (0.0, "0.0 %"), (0.00024, "0.024 %"), (3.2e-5, "0.0032 %")]
)
def test_small_shares_keep_their_figures(share: float, text: str) -> None:
    assert words.share_words(share) == text


@pytest.mark.parametrize(
    ("minutes", "text"), [(0.2, "less than a minute"), (7, "7 min"), (222, "3 h 42 min"), (6_722, "112 h 2 min")]
)
def test_time(minutes: float, text: str) -> None:
    assert words.time_words(round(minutes * 60_000)) == text


def test_counts() -> None:
    assert words.rounds_words(1) == "1 round"
    assert words.rounds_words(12_345) == "12,345 rounds"
    assert words.boxes_words(1) == "1 box"
    assert words.boxes_words(12, 3) == "12 boxes, 3 dark"
    assert words.round_words(57) == "round 57"


def test_decisions_and_results() -> None:
    names = ("play 4x", "fold river", "fold preflop", "dark 2x")
    assert [words.decision_words(name) for name in names] == [
        "Play 4x", "Fold on the river", "Fold before the flop", "Dark 2x",
    ]  # fmt: skip
    assert [words.outcome_words(result) for result in Result] == ["Won", "Lost", "Tied", "Folded"]


def test_kinds_of_hand() -> None:
    assert words.hands_words(Category.FLUSH, Category.FLUSH) == "flush"
    assert words.hands_words(Category.FLUSH, Category.ROYAL_FLUSH) == "flush or better"
    assert words.hands_words(Category.HIGH_CARD, Category.PAIR) == "high card to pair"


def test_a_point_of_the_course() -> None:
    assert words.moment_words(0, 0, "$0", "", "") == ("$0 after 0 rounds",)
    assert words.moment_words(3, 57, "+$5", "−$1", "$20") == (
        "+$5 after 3 rounds", "the last: round 57", "best play: −$1 ± $20",
    )  # fmt: skip
    assert [words.end_words(by) for by in (2, -1)] == ["+2 sd", "−1 sd"]


def test_notes_speak_of_dark_boxes_only_where_there_are_some() -> None:
    assert "dark" not in words.starting_note(0)
    assert words.starting_note(12).endswith("Boxes played dark are left out: 12.")
    assert "Dark" in words.decisions_note(dark=True)
    assert "Dark" not in words.decisions_note(dark=False)
