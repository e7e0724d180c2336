"""Where a course over weeks or days is drawn: a point for each, placed by its day, joined by a line. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

from uth.ui import theme
from uth.ui.layout.rect import Rect
from uth.ui.page.kit import Kit
from uth.ui.plots.axis import Label, Scale, fitting_marks, marks

NUMBERS = theme.COST
"""The type of the numbers along the left edge."""
WORDS = theme.HEADING
"""The type of the days along the lower edge."""
_PARTS = 1000
"""Marks are whole numbers of these parts of 1."""
_MOST = 6
"""So many marks at the most."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One point: *at* which day, counted from any; *value* from 0 up; *name* of the day; *weight* of 1: its answers."""

    at: int
    value: float
    name: str
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Dot:
    """A point of the plot, in pixels."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Trend:
    """Every place of the plot, in pixels of the canvas.

    :ivar rows: the heights of the marks; *numbers*: what is written beside them.
    """

    area: Rect
    dots: tuple[Dot, ...]
    rows: tuple[float, ...]
    numbers: tuple[Label, ...]
    days: tuple[Label, ...]

    def nearest(self, x: float) -> int:
        """Return which point is drawn nearest to a pixel."""
        return min(range(len(self.dots)), key=lambda place: abs(self.dots[place].x - x))


def trend(moments: Sequence[Moment], canvas: Rect, kit: Kit, say: Callable[[float], str], most: float | None) -> Trend:
    """Lay the plot out in *canvas*; there is a moment at least.

    *say*: writes a value; *most*: the upper end of the scale, None for a little above the largest value.
    """
    high, gap = NUMBERS.line(kit.unit), kit.px(8)
    top = most if most is not None else max(moment.value for moment in moments) * 1.15 or 1.0
    upper, lower = canvas.y + high // 2 + kit.px(6), canvas.bottom - WORDS.line(kit.unit) - gap - high // 2
    down = Scale(0, top, lower, upper)
    found = fitting_marks(
        lambda count: marks(0, max(1, round(top * _PARTS)), min(count, _MOST)),
        lambda one, other: abs(down.at(one / _PARTS) - down.at(other / _PARTS)) > high * 1.4,
    )
    rows = [mark / _PARTS for mark in found]
    wide = max(kit.measure.width(say(row), NUMBERS, kit.unit) for row in rows)
    area = Rect(canvas.x + wide + gap, upper, canvas.w - wide - gap - kit.px(14), lower - upper)
    first, last = moments[0].at, moments[-1].at
    room = kit.px(14)
    across = Scale(first, max(last, first + 1), area.x + room, area.right - room)
    dots = tuple(Dot(_across(across, each, last, first), down.at(each.value), _radius(each, kit)) for each in moments)
    numbers = tuple(Label(say(row), Rect.of(area.x - gap - wide, down.at(row) - high / 2, wide, high)) for row in rows)
    return Trend(area, dots, tuple(map(down.at, rows)), numbers, _days(moments, dots, canvas, kit))


def _across(across: Scale, moment: Moment, last: int, first: int) -> float:
    """One alone stands in the middle."""
    return across.at(moment.at) if last > first else (across.start + across.end) / 2


def _radius(moment: Moment, kit: Kit) -> float:
    return kit.unit * (3 + 4 * sqrt(moment.weight))


def _days(moments: Sequence[Moment], dots: Sequence[Dot], canvas: Rect, kit: Kit) -> tuple[Label, ...]:
    """As many of the names as there is room for, the last among them."""
    high = WORDS.line(kit.unit)

    def label(place: int) -> Label:
        wide = kit.measure.width(moments[place].name, WORDS, kit.unit)
        x = max(canvas.x, min(dots[place].x - wide / 2, canvas.right - wide))
        return Label(moments[place].name, Rect.of(x, canvas.bottom - high, wide, high))

    for step in range(1, len(moments) + 1):
        found = [label(place) for place in range(len(moments) - 1, -1, -step)]
        if all(later.rect.x - early.rect.right >= kit.px(14) for later, early in pairwise(found)):
            return tuple(found)
    return (label(len(moments) - 1),)
