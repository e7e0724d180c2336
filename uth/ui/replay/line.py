"""The line of a round's moments along the upper edge of the bar: where each of them is. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from uth.ui.layout import Layout, Rect
from uth.ui.replay.stops import Stop


class LinePlaces(NamedTuple):
    """Where the line is, in pixels of the picture.

    :ivar knobs: the middle of each moment, from left to right.
    :ivar marks: the moments at which a street begins, that always show.
    :ivar reach: where it can be taken hold of.
    """

    track: Rect
    knobs: tuple[int, ...]
    marks: frozenset[int]
    radius: int
    reach: Rect

    def nearest(self, x: float) -> int:
        """Return the moment that is nearest to a point along the line."""
        return min(range(len(self.knobs)), key=lambda index: abs(self.knobs[index] - x))


def line_places(layout: Layout, stops: Sequence[Stop]) -> LinePlaces:
    """Lay the line out: every moment the same way apart."""
    unit, bar = layout.bar.unit, layout.bar.area
    margin, thick = round(26 * unit), max(3, round(4 * unit))
    track = Rect(margin, bar.y - thick // 2, bar.w - 2 * margin, thick)
    steps = max(1, len(stops) - 1)
    knobs = tuple(track.x + round(track.w * index / steps) for index in range(len(stops)))
    grip = round(9 * unit)
    return LinePlaces(track, knobs, _marks(stops), round(6 * unit), track.grown(grip))


def _marks(stops: Sequence[Stop]) -> frozenset[int]:
    kinds = [(stop.kind, stop.state.street) for stop in stops]
    return frozenset(index for index, kind in enumerate(kinds) if index == 0 or kind != kinds[index - 1])
