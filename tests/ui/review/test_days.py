"""The days that can be chosen from a list of rounds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import date, timedelta
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.ui.review.days import day_of, days_of, midnight

NOON = 12 * 3_600_000
NOW = midnight(date(2026, 11, 30)) + NOON


@pytest.fixture(params=["UTC", "Europe/Berlin", "Pacific/Auckland", "America/New_York"])
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()


def last_of(ends: list[int], before: int | None) -> int | None:
    return max((end for end in ends if before is None or end < before), default=None)


def labels(*days: date) -> list[str]:
    ends = [midnight(day) + NOON for day in days]
    return [found.label for found in days_of(partial(last_of, ends), NOW)]


FIXED = ["any time", "today", "yesterday", "last 7 days", "last 30 days"]


def test_named_days_come_first_and_only_days_with_rounds_follow() -> None:
    assert labels() == FIXED
    assert labels(date(2026, 11, 30), date(2026, 11, 29)) == FIXED
    assert labels(date(2026, 11, 27), date(2026, 11, 27), date(2025, 1, 2)) == [*FIXED, "2026-11-27", "2025-01-02"]


def test_long_ago_is_chosen_by_the_month() -> None:
    days = [date(2026, 11, 30) - timedelta(days=step) for step in range(60)]
    found = labels(*days)
    assert found[5:19] == [f"{day:%Y-%m-%d}" for day in days[2:16]]
    assert found[19:] == ["2026-11", "2026-10"]


def test_a_day_begins_and_ends_at_midnight_here_also_when_the_clock_is_changed(zone: str) -> None:
    for day in (date(2026, 3, 8), date(2026, 3, 29), date(2026, 4, 5), date(2026, 10, 25), date(2026, 11, 1)):
        noon = midnight(day) + NOON
        single = days_of(partial(last_of, [noon]), NOW)[-1]
        assert (single.since, single.until) == (midnight(day), midnight(day + timedelta(days=1)))
        assert day_of(midnight(day)) == day
        assert day_of(midnight(day) - 1) == day - timedelta(days=1)


@given(st.lists(st.integers(0, 900), max_size=40))
def test_every_round_is_on_exactly_one_of_the_days_and_months_or_today_or_yesterday(ago: list[int]) -> None:
    ends = [NOW - days * 86_400_000 for days in ago]
    found = days_of(partial(last_of, ends), NOW)
    single = [found[1], found[2], *found[5:]]
    for end in ends:
        on = [days for days in single if days.since is not None and days.since <= end < (days.until or end + 1)]
        # A month holds the days that are listed singly, too.
        assert len([days for days in on if len(days.label) != 7]) <= 1
        assert on
