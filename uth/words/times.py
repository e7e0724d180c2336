"""Days and times of day, as this computer's clock shows them."""

from __future__ import annotations

from datetime import datetime


def moment(at: int) -> str:
    """Return a moment, in milliseconds since 1970 (UTC), such as ``2026-11-30 14:05``."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def day(at: int) -> str:
    """Return the day of a moment, in milliseconds since 1970 (UTC), such as ``2026-11-30``."""
    return moment(at)[:10]
