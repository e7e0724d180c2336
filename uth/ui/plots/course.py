"""Where the course of a bankroll and its band are drawn. No pygame."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor

from uth.ui import theme
from uth.ui.layout.rect import Rect
from uth.ui.page.kit import Kit
from uth.ui.plots.axis import Label, Scale, apart, fitting_marks, marks

XY = tuple[float, float]
Line = tuple[XY, ...]
NUMBERS = theme.COST
"""The type of the amounts along the axis."""
WORDS = theme.HEADING
"""The type of the legend and of the ends of the bands."""


@dataclass(frozen=True, slots=True)
class Series:
    """What is to be plotted; amounts are minor units.

    :ivar places: after how many rounds each point is, from 0 upwards.
    :ivar nets: what was won until then.
    :ivar means: what best play was to win until then; empty where there is no band.
    :ivar deviations: the standard deviation about it.
    """

    places: Sequence[int]
    nets: Sequence[int]
    means: Sequence[float] = ()
    deviations: Sequence[float] = ()

    def beyond(self, by: float) -> list[float]:
        """Return the line so many standard deviations above the mean."""
        return [mean + by * deviation for mean, deviation in zip(self.means, self.deviations, strict=True)]


KINDS = ("line", "mean", "inner", "outer")
"""What the legend explains: the line, the mean, one and two standard deviations."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the legend: one of :data:`KINDS`, with its sample and its text."""

    kind: str
    sample: Rect
    label: Label


@dataclass(frozen=True, slots=True)
class CoursePlot:
    """Every place of the plot, in pixels of the picture.

    :ivar area: where the lines are.
    :ivar bands: two standard deviations, then one, each as an outline.
    :ivar zero: the height of nothing won.
    :ivar rows: the heights of the marks.
    :ivar ends: what the ends of the lines at the right edge are.
    """

    area: Rect
    across: Scale
    down: Scale
    line: Line
    mean: Line
    bands: tuple[Line, ...]
    zero: float
    rows: tuple[float, ...]
    amounts: tuple[Label, ...]
    counts: tuple[Label, ...]
    ends: tuple[Label, ...]
    legend: tuple[Entry, ...]

    def nearest(self, series: Series, x: float) -> int:
        """Return which point of the series is drawn nearest to a pixel."""
        wanted = self.across.value(x)
        place = bisect_left(series.places, wanted)
        beside = [index for index in (place - 1, place) if 0 <= index < len(series.places)]
        return min(beside, key=lambda index: abs(series.places[index] - wanted))


@dataclass(frozen=True, slots=True)
class Texts:
    """How amounts and counts are written; the legend in the order of :data:`KINDS`; and what the ends are called."""

    amount: Callable[[int], str]
    count: Callable[[int], str]
    legend: tuple[str, ...]
    end: Callable[[int], str]
    unit: int = 100
    """Minor units of the currency."""


def course_plot(series: Series, canvas: Rect, kit: Kit, texts: Texts) -> CoursePlot:
    """Lay the plot out in *canvas*; the series has a point at least."""
    low, high = _range(series)
    line_h, gap = NUMBERS.line(kit.unit), kit.px(8)
    legend = Rect(canvas.x, canvas.y, canvas.w, WORDS.line(kit.unit))
    top, bottom = legend.bottom + gap + line_h // 2, canvas.bottom - WORDS.line(kit.unit) - gap
    down = Scale(low, high, bottom, top)
    amounts = fitting_marks(
        lambda most: marks(low, high, most, texts.unit), lambda one, other: down.at(one) - down.at(other) > line_h * 1.7
    )
    wide = max((_width(texts.amount(amount), kit, NUMBERS) for amount in amounts), default=0)
    banded = bool(series.means)
    right = max(_width(texts.end(by), kit) for by in (2, -2)) + gap if banded else gap
    area = Rect(canvas.x + wide + gap, top, canvas.w - wide - gap - right, bottom - top)
    across = Scale(0, max(1, series.places[-1]), area.x, area.right)
    return CoursePlot(
        area=area,
        across=across,
        down=down,
        line=_line(series, series.nets, across, down),
        mean=_line(series, series.means, across, down) if banded else (),
        bands=tuple(_outline(series, by, across, down) for by in (2, 1)) if banded else (),
        zero=down.at(0),
        rows=tuple(down.at(amount) for amount in amounts),
        amounts=tuple(_amount(texts.amount(amount), down.at(amount), area.x - gap, wide, line_h) for amount in amounts),
        counts=_counts(series.places[-1], across, canvas, kit, texts.count),
        ends=_ends(series, area, down, kit, texts.end) if banded else (),
        legend=_legend(texts.legend if banded else texts.legend[:1], legend, kit),
    )


def _width(text: str, kit: Kit, face: theme.Face = WORDS) -> int:
    return kit.measure.width(text, face, kit.unit)


def _range(series: Series) -> tuple[int, int]:
    values: list[float] = [0, *series.nets]
    if series.means:
        values += [*series.beyond(2), *series.beyond(-2)]
    low, high = min(values), max(values)
    room = max(1.0, (high - low) * 0.03)
    return floor(low - room), ceil(high + room)


def _line(series: Series, values: Sequence[float], across: Scale, down: Scale) -> Line:
    return tuple((across.at(place), down.at(value)) for place, value in zip(series.places, values, strict=True))


def _outline(series: Series, by: int, across: Scale, down: Scale) -> Line:
    upper, lower = (_line(series, series.beyond(sign * by), across, down) for sign in (1, -1))
    return (*upper, *reversed(lower))


def _amount(text: str, y: float, right: int, wide: int, height: int) -> Label:
    return Label(text, Rect.of(right - wide, y - height / 2, wide, height))


def _counts(last: int, across: Scale, canvas: Rect, kit: Kit, say: Callable[[int], str]) -> tuple[Label, ...]:
    """The numbers of rounds under the plot."""
    line_h = WORDS.line(kit.unit)

    def label(count: int) -> Label:
        wide = _width(say(count), kit)
        x = min(across.at(count) - wide / 2, canvas.right - wide)
        return Label(say(count), Rect.of(x, canvas.bottom - line_h, wide, line_h))

    found = fitting_marks(
        lambda most: marks(0, last, most),
        lambda one, other: label(one).rect.right + kit.px(18) <= label(other).rect.x,
    )
    return tuple(map(label, found))


def _ends(series: Series, area: Rect, down: Scale, kit: Kit, say: Callable[[int], str]) -> tuple[Label, ...]:
    line_h = WORDS.line(kit.unit)
    labels = []
    for by in (2, -2, 1, -1):
        y = down.at(series.means[-1] + by * series.deviations[-1])
        x = area.right + kit.px(5)
        labels.append(Label(say(by), Rect.of(x, y - line_h / 2, _width(say(by), kit), line_h)))
    return apart(labels)


def _legend(names: Sequence[str], room: Rect, kit: Kit) -> tuple[Entry, ...]:
    """As many as there is room for, from the left."""
    x, sample, gap = room.x, kit.px(24), kit.px(7)
    entries: list[Entry] = []
    for kind, name in zip(KINDS, names, strict=False):
        label = Label(name, Rect(x + sample + gap, room.y, _width(name, kit), room.h))
        if label.rect.right > room.right and entries:
            break
        entries.append(Entry(kind, Rect(x, room.y, sample, room.h), label))
        x = label.rect.right + kit.px(22)
    return tuple(entries)
