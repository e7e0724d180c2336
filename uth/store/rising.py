"""What is in order among values of which some are wrong."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence


def rising(values: Sequence[int], *, strictly: bool) -> list[int]:
    """Return the places of the most values of which none is less than the one before; *strictly*: or the same."""
    lowest: list[int] = []
    ends: list[int] = []
    before: list[int] = []
    for place, value in enumerate(values):
        length = (bisect_left if strictly else bisect_right)(lowest, value)
        before.append(ends[length - 1] if length else -1)
        lowest[length : length + 1] = [value]
        ends[length : length + 1] = [place]
    found: list[int] = []
    place = ends[-1] if ends else -1
    while place >= 0:
        found.append(place)
        place = before[place]
    return found[::-1]
