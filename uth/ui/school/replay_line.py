"""The line of a round's time under the bar: its parts, its moments, and the marks on it. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from uth.school.dealing.times import Part
from uth.school.findings import Weight
from uth.ui.layout.rect import Rect
from uth.ui.school.replay_player import Player
from uth.ui.school.replay_steps import Moment

HEIGHT = 54
"""How high all of it is, at unit 1."""
LARGEST = 1.25
"""So much larger than usual it becomes where that is wished."""
_MARGIN, _TRACK_Y, _THICK, _RADIUS, _MARK_Y = 26, 35, 4, 6, 24
_GRIP = 10


class Mark(NamedTuple):
    """Something on the line. *weight*: of the heaviest that was wrong there; None: something else begins there."""

    moment: int
    weight: Weight | None


class PartPlace(NamedTuple):
    """A part of the round: what it is, its first moment, and where its name stands and can be pressed."""

    part: Part
    first: int
    rect: Rect


class LinePlaces(NamedTuple):
    """Where the line is, in pixels of the picture.

    :ivar knobs: the middle of each moment, from left to right.
    :ivar reach: where it can be taken hold of.
    """

    area: Rect
    track: Rect
    knobs: tuple[int, ...]
    parts: tuple[PartPlace, ...]
    marks: tuple[Mark, ...]
    mark_y: int
    radius: int
    reach: Rect
    unit: float

    def nearest(self, x: float) -> int:
        """Return the moment that is nearest to a point along the line."""
        return min(range(len(self.knobs)), key=lambda index: abs(self.knobs[index] - x))

    def part_at(self, x: float, y: float) -> PartPlace | None:
        """Return the part whose name lies under a point."""
        return next((each for each in self.parts if each.rect.holds(x, y)), None)


def marks_of(moments: Sequence[Moment]) -> tuple[Mark, ...]:
    """Return what stands on the line: what was wrong by the heaviest, and where something begins to be wrong."""
    begins = [Mark(index, None) for index, moment in enumerate(moments) if moment.begins]
    found = ((index, moment.found) for index, moment in enumerate(moments))
    return (*begins, *(Mark(index, min(each.weight for each in wrong)) for index, wrong in found if wrong))


def line_places(area: Rect, player: Player) -> LinePlaces:
    """Lay the line out in the strip under the bar; the moments are as far apart as their times, long pauses cut."""
    unit = area.h / HEIGHT
    margin, thick = round(_MARGIN * unit), max(3, round(_THICK * unit))
    track = Rect(margin, area.y + round(_TRACK_Y * unit) - thick // 2, area.w - 2 * margin, thick)
    reach = track.grown(round(_GRIP * unit))
    times = player.times
    share = track.w / max(1, times[-1])
    knobs = tuple(track.x + round(time * share) for time in times)
    return LinePlaces(
        area=area,
        track=track,
        knobs=knobs,
        parts=tuple(_parts(area, knobs, player, reach.y - area.y)),
        marks=marks_of(player.moments),
        mark_y=area.y + round(_MARK_Y * unit),
        radius=round(_RADIUS * unit),
        reach=reach,
        unit=unit,
    )


def _parts(area: Rect, knobs: Sequence[int], player: Player, high: int) -> list[PartPlace]:
    firsts = [first for first, _last in player.parts]
    edges = [*(knobs[first] for first in firsts), knobs[-1]]
    return [
        PartPlace(player.moments[first].part, first, Rect(left, area.y, max(0, right - left), high))
        for first, left, right in zip(firsts, edges, edges[1:], strict=False)
    ]
