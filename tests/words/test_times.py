"""Weeks are named by their Monday, by this computer's clock."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from uth.words.times import day, week

SUNDAY_NIGHT = datetime(2026, 11, 29, 23, 59).astimezone()


@pytest.mark.parametrize(
    ("later", "monday"),
    [
        (timedelta(0), "2026-11-23"),
        (timedelta(minutes=1), "2026-11-30"),
        (timedelta(days=7), "2026-11-30"),
        (timedelta(days=33), "2026-12-28"),
    ],
)
def test_a_week_is_called_by_its_monday(later: timedelta, monday: str) -> None:
    assert week(round((SUNDAY_NIGHT + later).timestamp() * 1000)) == monday


def test_the_monday_itself_is_the_day_of_its_week() -> None:
    at = round((SUNDAY_NIGHT + timedelta(hours=12)).timestamp() * 1000)
    assert week(at) == day(at) == "2026-11-30"
