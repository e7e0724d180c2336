"""Days and times of day, as this computer's clock shows them."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta


def by_the_clock(moment: datetime) -> datetime:
    """Return a moment by this computer's clock; by UTC where the system names a zone that is a day or more away."""
    try:
        return moment.astimezone()
    except (ValueError, OverflowError):
        return moment.astimezone(UTC) if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


def moment(at: int) -> str:
    """Return a moment, in milliseconds since 1970 (UTC), such as ``2026-11-30 14:05``."""
    return by_the_clock(datetime.fromtimestamp(at / 1000, UTC)).strftime("%Y-%m-%d %H:%M")


def day(at: int) -> str:
    """Return the day of a moment, in milliseconds since 1970 (UTC), such as ``2026-11-30``."""
    return moment(at)[:10]


def week(at: int) -> str:
    """Return the Monday of the week of a moment, in milliseconds since 1970 (UTC), such as ``2026-11-30``."""
    of = date.fromisoformat(day(at))
    return (of - timedelta(days=of.weekday())).isoformat()
