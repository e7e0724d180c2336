"""The days that can be chosen from a list of rounds: by name, those with rounds on them, and months. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from uth.words import rounds as words
from uth.words.times import by_the_clock

LastEnd = Callable[[int | None], int | None]
"""Gives the moment of the last round, or of the last before that moment."""
_SINGLE_DAYS = 14
"""So many days with rounds can be chosen singly, besides today and yesterday; older ones by their month."""


class Days(NamedTuple):
    """Some days: from *since* to before *until*, in milliseconds since 1970, UTC; None: without end."""

    label: str
    since: int | None = None
    until: int | None = None


def midnight(day: date) -> int:
    """Return the moment at which a day begins here, in milliseconds since 1970, UTC."""
    return round(by_the_clock(datetime.combine(day, time())).timestamp() * 1000)


def day_of(at: int) -> date:
    """Return the day of a moment here."""
    return by_the_clock(datetime.fromtimestamp(at / 1000, UTC)).date()


def days_of(last_end: LastEnd, now: int) -> tuple[Days, ...]:
    """Return what can be chosen, any time first, then from today back to the first round."""
    today = day_of(now)
    tomorrow = midnight(today + timedelta(days=1))
    fixed = (
        Days(words.any_time()),
        Days(words.day_words(now, now), midnight(today), tomorrow),
        _single(today - timedelta(days=1), now),
        Days(words.last_days(7), midnight(today - timedelta(days=6)), tomorrow),
        Days(words.last_days(30), midnight(today - timedelta(days=29)), tomorrow),
    )
    return (*fixed, *_played(last_end, today - timedelta(days=1), now))


def _single(day: date, now: int) -> Days:
    # Noon, since a day has not always 24 hours.
    noon = midnight(day) + 12 * 3_600_000
    return Days(words.day_words(noon, now), midnight(day), midnight(day + timedelta(days=1)))


def _played(last_end: LastEnd, before: date, now: int) -> Iterator[Days]:
    """The days with rounds before that one, then the months."""
    for _ in range(_SINGLE_DAYS):
        at = last_end(midnight(before))
        if at is None:
            return
        before = day_of(at)
        yield _single(before, now)
    while (at := last_end(midnight(before))) is not None:
        day = day_of(at)
        first = day.replace(day=1)
        yield Days(f"{day:%Y-%m}", midnight(first), midnight((first + timedelta(days=32)).replace(day=1)))
        before = first
