"""How much of a wished scale a window has room for: the felt, the bar and what lies over them each take what they can.

Nothing that is read on cards and chips gets smaller for the sake of the texts round them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from uth.table import Bet
from uth.ui.layout.bar import bar_fits, bar_height
from uth.ui.layout.fit import Fit, best_fit
from uth.ui.layout.frame import unit_of
from uth.ui.layout.panel import Panel, PanelNeeds, panel
from uth.ui.layout.room import Room, type_unit
from uth.ui.sizes import Size

BRIEF_FROM_BOXES = 7
BRIEF_UNDER_WIDTH = 1200
WORDS_UP_TO_BOXES = 3
"""So few boxes have room for words in every window."""
MOST_INDEX = 1.3
"""The indices of cards and the numbers on chips grow up to this; then the card is full."""
_KEPT = 0.9
"""So much of their size circles keep at the least when the type round them grows."""
_CARDS_KEPT = 0.78
"""Cards give away more: their indices grow in return."""
_STEP = 0.05


class Ground(NamedTuple):
    """What is counted before anything is laid out."""

    size: Size
    """Of the picture, in pixels."""
    boxes: int
    blind_lines: int
    trips_lines: int
    arc_letters: int


class Fitted(NamedTuple):
    """The felt laid out as large as it can be read."""

    room: Room
    fit: Fit
    brief: bool
    """Only the box being settled names its hand."""
    bar_unit: float
    """What the type in the bar grows with."""


def index_scale(scale: float) -> float:
    """Return how much larger the indices of cards and the numbers on chips are drawn at a wished scale."""
    return min(scale, MOST_INDEX)


def scales(wished: float) -> Iterator[float]:
    """Return what is tried for a wished scale, the largest first; never 1, which always has room."""
    for step in range(round((wished - 1) / _STEP), 0, -1):
        yield 1 + step * _STEP


@lru_cache(maxsize=64)
def fitted(ground: Ground, scale: float) -> Fitted:
    """Return the felt of *ground* with the largest type up to *scale* that it has room for."""
    plain = _at(ground, 1.0, unit_of(ground.size))
    low = bar_unit(ground.size, scale)
    for tried in scales(scale):
        large = _at(ground, tried, low, plain.fit)
        if _keeps(large.fit, plain.fit, index_scale(scale)):
            return large
    return plain if low == plain.bar_unit else _at(ground, 1.0, low)


def _at(ground: Ground, scale: float, bar_unit: float, like: Fit | None = None) -> Fitted:
    width, height = ground.size
    brief = ground.boxes >= BRIEF_FROM_BOXES or (width < BRIEF_UNDER_WIDTH * scale and ground.boxes > WORDS_UP_TO_BOXES)
    room = Room(width, height - bar_height(bar_unit), unit_of(ground.size), *ground[2:], ground.boxes, scale)
    # Larger words of a hand need two lines beside five others.
    lines = 2 if brief or (scale > 1 and ground.boxes > WORDS_UP_TO_BOXES) else 1
    return Fitted(room, best_fit(room, lines, (like.style,)) if like else best_fit(room, lines), brief, bar_unit)


def _keeps(large: Fit, plain: Fit, index: float) -> bool:
    """Whether nothing on cards and chips is read less well, their prints being *index* times as large."""
    return all(
        now >= max(kept, 1 / index) * before
        for now, before, kept in (
            (large.cell.cards[0].w, plain.cell.cards[0].w, _CARDS_KEPT),
            (large.dealer.community[0].w, plain.dealer.community[0].w, _CARDS_KEPT),
            (large.cell.circles[Bet.ANTE].r, plain.cell.circles[Bet.ANTE].r, _KEPT),
        )
    )


def largest_panel(size: Size, unit: float, scale: float, needs: PanelNeeds) -> Panel:
    """Return what lies over a table of that size with the largest type up to *scale* that it has room for."""
    tried = (panel(size, type_unit(unit, each), needs) for each in scales(scale))
    return next((each for each in tried if each.roomy), panel(size, unit, needs))


def bar_unit(size: Size, scale: float) -> float:
    """Return what the type in the bar grows with."""
    unit = unit_of(size)
    units = (type_unit(unit, tried) for tried in scales(scale))
    return next((each for each in units if bar_fits(size, each)), unit)
