"""A closer look at chips: stacks on the felt are too flat to be counted, so those in question are shown apart, tall,
at the left of the table. No pygame.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from uth.chips import ChipCount
from uth.ui import theme
from uth.ui.layout.rect import Rect

HIGHEST = 20
"""So many chips stand on one another at the most; what is more stands beside them."""
STEP = 0.26
"""How far each chip of a tall stack stands above the one below, in radii."""


class Pile(NamedTuple):
    """The chips of one place, what the place is called, and what they come to, where that may be said."""

    name: str
    chips: tuple[ChipCount, ...]
    amount: str = ""


class Tall(NamedTuple):
    """One tall stack: radius, and the middle of the foot of its lowest chip, in pixels of the picture."""

    chips: tuple[ChipCount, ...]
    r: int
    x: int
    foot: int


class ClosePlaces(NamedTuple):
    """Where everything is; *names* and *amounts*: what is written under each pile, and where."""

    unit: float
    area: Rect
    title: Rect
    names: tuple[tuple[str, Rect], ...]
    amounts: tuple[tuple[str, Rect], ...]
    stacks: tuple[Tall, ...]


_PAD, _GAP = 12, 10
_LARGEST, _SMALLEST, _LEAST = 26, 13, 5
"""Radii at unit 1: below the second chips are hard to count, and below the last they are dots."""


def standing(chips: Sequence[ChipCount]) -> tuple[tuple[ChipCount, ...], ...]:
    """Return the chips of a place as tall stacks, the undermost chips first."""
    singles = [count.chip for count in chips for _ in range(count.number)]
    parts = [singles[start : start + HIGHEST] for start in range(0, len(singles), HIGHEST)]
    return tuple(tuple(ChipCount(chip, part.count(chip)) for chip in dict.fromkeys(part)) for part in parts)


def close_places(free: Rect, piles: Sequence[Pile], look: tuple[float, bool]) -> ClosePlaces | None:
    """Lay the piles out side by side, as large as has room; None where nothing is to be shown or nothing has room.

    All of them are there before chips become dots; the last are left out only where not even those have room.

    *look* is (what type grows with, whether it hangs from the upper edge).
    """
    unit, hangs = look
    shown = [_Shown(pile, standing(pile.chips)) for pile in piles if pile.chips]
    tries = [(len(shown), _SMALLEST), *((count, _LEAST) for count in range(len(shown), 0, -1))]
    for count, least in tries:
        for size in range(_LARGEST, least - 1, -1):
            r = round(size * unit)
            rows = _rows(free, shown[:count], r, unit)
            if rows is not None:
                return _laid(free, rows, r, (unit, hangs))
    return None


def has_room(free: Rect, piles: Sequence[Pile], unit: float, *, small: bool = False) -> bool:
    """Return whether all piles have room with chips that can be counted; *small*: with the smallest ones."""
    shown = [_Shown(pile, standing(pile.chips)) for pile in piles if pile.chips]
    return not shown or _rows(free, shown, round((_LEAST if small else _SMALLEST) * unit), unit) is not None


class _Shown(NamedTuple):
    pile: Pile
    stacks: tuple[tuple[ChipCount, ...], ...]


def _rows(free: Rect, shown: Sequence[_Shown], r: int, unit: float) -> list[list[_Shown]] | None:
    """The piles row by row; None where they have no room with that radius."""
    room = free.w - 2 * round(_PAD * unit)
    rows: list[list[_Shown]] = []
    if not shown:
        return None
    for pile in shown:
        if rows and sum(_width(each, r, unit) for each in (*rows[-1], pile)) <= room:
            rows[-1].append(pile)
        else:
            rows.append([pile])
    wide = any(_width(row[0], r, unit) > room for row in rows)
    return None if wide or sum(_high(row, r, unit) for row in rows) + _head(unit) > free.h else rows


def _width(shown: _Shown, r: int, unit: float) -> int:
    return max(len(shown.stacks) * round(2.3 * r), round(64 * unit)) + round(_GAP * unit)


def _high(row: Sequence[_Shown], r: int, unit: float) -> int:
    tallest = max(sum(count.number for count in stack) for shown in row for stack in shown.stacks)
    return round((2.3 + STEP * tallest) * r) + _words_h(unit) + round(_GAP * unit)


def _words_h(unit: float) -> int:
    return theme.SMALL.line(unit) + theme.AMOUNT.line(unit)


def _head(unit: float) -> int:
    return theme.HEADING.line(unit) + 2 * round(_PAD * unit)


def _laid(free: Rect, rows: list[list[_Shown]], r: int, look: tuple[float, bool]) -> ClosePlaces:
    unit, hangs = look
    pad, height = round(_PAD * unit), sum(_high(row, r, unit) for row in rows) + _head(unit)
    width = max(
        max(sum(_width(pile, r, unit) for pile in row) for row in rows) + 2 * pad, min(free.w, round(170 * unit))
    )
    area = Rect(free.x, free.y if hangs else free.bottom - height, width, height)
    title = Rect(area.x + pad, area.y + pad, area.w - 2 * pad, theme.HEADING.line(unit))
    names: list[tuple[str, Rect]] = []
    amounts: list[tuple[str, Rect]] = []
    stacks: list[Tall] = []
    y = title.bottom
    for row in rows:
        y += _high(row, r, unit)
        x = area.x + pad
        for pile in row:
            wide = _width(pile, r, unit)
            line, top = theme.SMALL.line(unit), y - _words_h(unit)
            under = Rect(x, top, wide - round(4 * unit), line)
            names.append((pile.pile.name, under))
            amounts.append((pile.pile.amount, Rect(x, top + line, under.w, theme.AMOUNT.line(unit))))
            stacks += _of_pile(pile, r, x, top - round(0.2 * r))
            x += wide
    return ClosePlaces(unit, area, title, tuple(names), tuple(amounts), tuple(stacks))


def _of_pile(pile: _Shown, r: int, x: int, foot: int) -> Iterator[Tall]:
    for index, chips in enumerate(pile.stacks):
        yield Tall(chips, r, x + round(2.3 * r * index) + round(1.15 * r), foot)
