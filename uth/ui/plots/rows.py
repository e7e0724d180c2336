"""Lines of texts and bars, one below the other: results by bet, by decision, by kind of hand. No pygame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from uth.ui import theme
from uth.ui.align import Align
from uth.ui.layout.rect import Rect
from uth.ui.page.kit import Kit

TITLE = theme.HEADING
"""The type of the titles of columns."""
TEXT = theme.BODY
"""The type of everything else."""
_UNDER_KEY = 10
"""Between the key and the titles, at unit 1."""
_ROOMY = 40
"""A row is at most so much higher than its text, at unit 1."""


@dataclass(frozen=True, slots=True)
class Net:
    """A bar from the middle: to the right for a gain, to the left for a loss; *share* of the longest, -1 to 1."""

    share: float


@dataclass(frozen=True, slots=True)
class Share:
    """A bar from the left, 0 to 1 of its column; *mark*: where theory has it, None where it says nothing."""

    share: float
    mark: float | None = None


@dataclass(frozen=True, slots=True)
class Split:
    """A bar of three parts that are 1 together: won, pushed, lost."""

    parts: tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Away:
    """A dot so many standard deviations from the middle, on a scale to :data:`FARTHEST`; None where none is drawn."""

    by: float | None


FARTHEST = 4.0


@dataclass(frozen=True, slots=True)
class Section:
    """A heading over the rows that follow; it stands in a row alone."""

    title: str


Cell = str | Net | Share | Split | Away | Section
Row = tuple[Cell, ...]
"""A cell for each column, or one :class:`Section`."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column: of texts, as wide as the longest; or of bars, which take by *weight* what is left.

    :ivar least: how narrow bars may be, at unit 1.
    :ivar rank: columns with the highest rank go first where there is no room for all; 0 stays.
    """

    title: str
    align: Align = Align.RIGHT
    weight: float = 0.0
    least: float = 90
    rank: int = 0
    soft: bool = False


@dataclass(frozen=True, slots=True)
class Rows:
    """What is to be shown: a cell for each column in each row."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    key: tuple[str, ...] = ()
    """What the colours of the bars mean: of a share, your part and the mark; of a split, its three parts."""

    def lines(self) -> tuple[str, ...]:
        """Return the rows as texts, for people who cannot see them."""
        return tuple(", ".join(_said(row, self.columns)) for row in self.rows)


def _said(row: Row, columns: Sequence[Column]) -> Iterator[str]:
    if isinstance(row[0], Section):
        yield row[0].title
        return
    for place, (cell, column) in enumerate(zip(row, columns, strict=True)):
        if isinstance(cell, str) and cell:
            yield f"{column.title.lower()} {cell}" if place else cell


@dataclass(frozen=True, slots=True)
class Place:
    """One cell that has room, and where; *title* on the heads of columns."""

    cell: Cell
    rect: Rect
    column: Column
    title: bool = False


class Entry(NamedTuple):
    """An entry of the key: which bar it explains, its sample and its text, and where both are."""

    cell: Share | Split
    part: int
    sample: Rect
    text: str
    rect: Rect


@dataclass(frozen=True, slots=True)
class RowsPlot:
    """Every place of the rows; *bands*: the strips of the rows themselves."""

    places: tuple[Place, ...]
    bands: tuple[Rect, ...] = field(default=())
    key: tuple[Entry, ...] = ()


def rows_plot(rows: Rows, canvas: Rect, kit: Kit) -> RowsPlot:
    """Lay rows out in *canvas*: as high as they may be, columns left out where there is no room for all."""
    key = tuple(_key(rows, canvas, kit))
    if key:
        high = key[0].rect.h + kit.px(_UNDER_KEY)
        canvas = Rect(canvas.x, canvas.y + high, canvas.w, canvas.h - high)
    gap = kit.px(18)
    shown = _shown(rows, canvas.w, gap, kit)
    widths = _widths(rows, shown, canvas.w, gap, kit)
    head = TITLE.line(kit.unit) + kit.px(6)
    most = TEXT.line(kit.unit) + kit.px(_ROOMY)
    high = min(most, (canvas.h - head) // max(1, len(rows.rows)))
    places: list[Place] = []
    x = canvas.x
    for index, width in zip(shown, widths, strict=True):
        column = rows.columns[index]
        places.append(Place(column.title, Rect(x, canvas.y, width, head), column, title=True))
        places += [
            Place(row[index], Rect(x, canvas.y + head + number * high, width, high), column)
            for number, row in enumerate(rows.rows)
            if len(row) > 1
        ]
        x += width + gap
    whole = Column("", Align.LEFT)
    places += [
        Place(row[0], Rect(canvas.x, canvas.y + head + number * high, canvas.w, high), whole)
        for number, row in enumerate(rows.rows)
        if len(row) == 1
    ]
    bands = tuple(Rect(canvas.x, canvas.y + head + number * high, canvas.w, high) for number in range(len(rows.rows)))
    return RowsPlot(tuple(places), bands, key)


def _key(rows: Rows, room: Rect, kit: Kit) -> Iterator[Entry]:
    """What the colours of the bars mean, side by side above the rows."""
    bars = (cell for row in rows.rows for cell in row if isinstance(cell, Share | Split))
    bar = next(bars, None)
    x, sample, gap, high = room.x, kit.px(20), kit.px(7), TITLE.line(kit.unit)
    for part, text in enumerate(rows.key if bar else ()):
        assert bar is not None
        rect = Rect(x + sample + gap, room.y, kit.measure.width(text, TITLE, kit.unit), high)
        yield Entry(bar, part, Rect(x, room.y, sample, high), text, rect)
        x = rect.right + kit.px(22)


def needed_height(rows: Rows) -> float:
    """Return how high a canvas has to be for the rows at the least, in pixels at unit 1."""
    key = TITLE.line(1.0) + _UNDER_KEY if rows.key else 0
    return key + TITLE.line(1.0) + 6 + len(rows.rows) * (TEXT.line(1.0) + 6)


def _shown(rows: Rows, width: int, gap: int, kit: Kit) -> list[int]:
    shown = list(range(len(rows.columns)))
    while sum(_least(rows, index, kit) + gap for index in shown) - gap > width:
        rank, index = max((rows.columns[index].rank, index) for index in shown)
        if not rank:
            break
        shown.remove(index)
    return shown


def _least(rows: Rows, index: int, kit: Kit) -> int:
    column = rows.columns[index]
    title = kit.measure.width(column.title, TITLE, kit.unit)
    if column.weight:
        return max(title, kit.px(column.least))
    texts = [cell for row in rows.rows if len(row) > 1 and isinstance(cell := row[index], str)]
    return max([title, *(kit.measure.width(text, TEXT, kit.unit) for text in texts)])


def _widths(rows: Rows, shown: Sequence[int], width: int, gap: int, kit: Kit) -> list[int]:
    least = [_least(rows, index, kit) for index in shown]
    weights = [rows.columns[index].weight for index in shown]
    free = width - sum(least) - gap * (len(shown) - 1)
    total = sum(weights)
    if free < 0:
        # Not even what always stays has room: every column gives a little.
        return [max(1, int(low * (1 + free / sum(least)))) for low in least]
    return [low + (int(free * weight / total) if total else 0) for low, weight in zip(least, weights, strict=True)]
