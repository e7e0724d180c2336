"""The list of rounds in words."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from uth.words import rounds as words

NOON = datetime(2026, 11, 30, 12, 5).astimezone()


def ms(at: datetime) -> int:
    return round(at.timestamp() * 1000)


@pytest.mark.parametrize(
    ("count", "of", "expected"),
    [
        (0, 0, ""),
        (1, 1, "1 round"),
        (100_000, 100_000, "100,000 rounds"),
        (0, 1, "0 of 1 round"),
        (1234, 100_000, "1,234 of 100,000 rounds"),
    ],
)
def test_how_many(count: int, of: int, expected: str) -> None:
    assert words.subtitle(count, of) == expected


def test_why_numbers_are_missing() -> None:
    assert words.not_listed(0, 0) == ""
    assert words.not_listed(0, 1) == "1 number is missing: that round was left without a bet."
    assert words.not_listed(1, 0) == (
        "1 round is not listed and does not count: it could not be played to its end and is void."
    )
    assert words.not_listed(2, 3).startswith("2 rounds are not listed")
    assert words.not_listed(2, 3).endswith("3 numbers are missing: those rounds were left without a bet.")


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        (NOON, "today 12:05"),
        (NOON.replace(hour=0, minute=0), "today 00:00"),
        (NOON - timedelta(hours=13), "yesterday 23:05"),
        (NOON - timedelta(days=2), "2026-11-28 12:05"),
        (NOON - timedelta(days=365), "2025-11-30 12:05"),
        (NOON + timedelta(days=1), "2026-12-01 12:05"),
    ],
)
def test_moments(at: datetime, expected: str) -> None:
    assert words.moment_words(ms(at), ms(NOON)) == expected


def test_hands() -> None:
    assert words.hand_words("pair of fives", 1) == "pair of fives"
    assert words.hand_words("pair of fives", 3, folded=True) == "pair of fives, folded, best of 3"
