"""The rack's columns: where each denomination stands, and how many chips of it are there. No pygame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from uth.chips import Chip
from uth.table import Table
from uth.ui import theme
from uth.ui.layout.rect import Rect

TUBE = 20
"""Chips in a full tube."""
_TUBES = 11
_PAD = 7
_APART = 4
"""Between two columns, at unit 1."""
_STANDING = (20, 17, 19, 15)
"""What stands in the tubes of a rack that nobody counts."""


class Column(NamedTuple):
    """One denomination: all that can be pressed for it, its tubes, and where its count is written."""

    chip: Chip
    rect: Rect
    tubes: tuple[Rect, ...]
    label: Rect


def columns(rack: Rect, chips: Sequence[Chip], unit: float) -> tuple[Column, ...]:
    """Return the columns of a rack, the lowest value at the left; the middle values fill most tubes."""
    pad, apart, line = round(_PAD * unit), round(_APART * unit), theme.SMALL.line(unit)
    shares = _shares(len(chips))
    pitch = (rack.w - 2 * pad - apart * (len(chips) - 1)) / sum(shares)
    top, height = rack.y + pad, rack.h - 2 * pad - line
    made, x = [], float(rack.x + pad)
    for chip, share in zip(sorted(chips), shares, strict=True):
        tubes = tuple(Rect.of(x + pitch * index + 1, top, pitch - 2, height) for index in range(share))
        whole = Rect.of(x, top, pitch * share, height + line)
        made.append(Column(chip, whole, tubes, Rect(whole.x, top + height + 1, whole.w, line)))
        x += pitch * share + apart
    return tuple(made)


def _shares(count: int) -> list[int]:
    shares, middle = [1] * count, (count - 1) / 2
    while sum(shares) < _TUBES:
        shares[min(range(count), key=lambda index: (shares[index], abs(index - middle)))] += 1
    return shares


def in_tubes(tubes: int, count: int | None, out: int = 0) -> tuple[int, ...]:
    """Return how many chips stand in each tube of a column.

    :param count: how many there are, None in a rack that nobody counts.
    :param out: how many of those that nobody counts were just taken out.
    """
    if count is None:
        standing = [_STANDING[index % len(_STANDING)] for index in range(tubes)]
        standing[-1] = max(2, standing[-1] - out)
        return tuple(standing)
    return tuple(min(TUBE, max(0, count - TUBE * index)) for index in range(tubes))


def column_at(found: Sequence[Column], x: float, y: float) -> Column | None:
    """Return the column under a point of the picture."""
    return next((column for column in found if column.rect.holds(x, y)), None)


def counts_of(rack: Mapping[int, int], table: Table) -> dict[int, int | None]:
    """Return how many of each chip stand in a rack; None for all where the table names no float to count from."""
    known = bool(table.float)
    return {chip.value: max(0, rack.get(chip.value, 0)) if known else None for chip in table.chips}
