"""Where the 13 x 13 chart of starting hands is drawn: aces first, suited above the pairs, offsuit below. No pygame."""

from __future__ import annotations

from dataclasses import dataclass

from uth.analysis.strategy.chart import RANKS, hand_at
from uth.ui import theme
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.plots.axis import Label
from uth.ui.theme import Face

NAME = theme.HEADING
"""The type of the names of the hands, and of the ranks along the edges."""
NUMBER = theme.NUMBER
"""The type of the numbers."""
FULL = 2.0
"""So many Antes for each one staked, won or lost, have the full colour."""
_WIDEST = 1.7
"""A square is at most so much wider than high."""


@dataclass(frozen=True, slots=True)
class Square:
    """A starting hand: *row* and *column* from 0, the ace's."""

    row: int
    column: int
    hand: str
    rect: Rect
    name: Rect
    """Where its name stands; no height where only the number has room."""
    number: Rect


@dataclass(frozen=True, slots=True)
class Chart:
    """Every place of the chart."""

    squares: tuple[Square, ...]
    """Row by row."""
    ranks: tuple[Label, ...]
    """The letters along the upper and the left edge."""

    @property
    def right(self) -> int:
        """The right edge of the squares."""
        return self.squares[-1].rect.right

    def at(self, x: float, y: float) -> Square | None:
        """Return the square under a point."""
        return next((square for square in self.squares if square.rect.holds(x, y)), None)

    def square(self, hand: str) -> Square:
        """Return the square of a hand."""
        return next(square for square in self.squares if square.hand == hand)

    def beside(self, hand: str, key: Key) -> str | None:
        """Return the hand beside it in the direction of an arrow key, None over the edge."""
        here = self.square(hand)
        across, down = {Key.LEFT: (-1, 0), Key.RIGHT: (1, 0), Key.UP: (0, -1), Key.DOWN: (0, 1)}[key]
        row, column = here.row + down, here.column + across
        inside = 0 <= row < RANKS and 0 <= column < RANKS
        return self.squares[row * RANKS + column].hand if inside else None


def chart(canvas: Rect, unit: float, number: Face = NUMBER) -> Chart:
    """Lay the chart out in *canvas*, as large as it can be; *number*: the type of the numbers."""
    edge = NAME.line(unit) + round(2 * unit)
    gap = max(1, round(2 * unit))
    high = (canvas.h - edge) / RANKS
    wide = min((canvas.w - edge) / RANKS, high * _WIDEST)
    left, top = canvas.x + edge, canvas.y + edge
    # All of them or none, whatever rounding does to the height of a row.
    named = int(high - gap) >= NAME.line(unit) + number.line(unit)
    lines = NAME.line(unit) if named else 0, number.line(unit)
    squares = tuple(
        _square(row, column, Rect.of(left + column * wide, top + row * high, wide - gap, high - gap), lines)
        for row in range(RANKS)
        for column in range(RANKS)
    )
    letters = [hand_at(place, place)[0] for place in range(RANKS)]
    return Chart(
        squares,
        (
            *(Label(letter, Rect.of(left + n * wide, canvas.y, wide - gap, edge)) for n, letter in enumerate(letters)),
            *(Label(letter, Rect.of(canvas.x, top + n * high, edge, high - gap)) for n, letter in enumerate(letters)),
        ),
    )


def _square(row: int, column: int, rect: Rect, lines: tuple[int, int]) -> Square:
    """*lines*: how high the name is, 0 where it has no room, and the number."""
    name, number = lines
    hand = hand_at(row, column)
    if not name:
        return Square(row, column, hand, rect, Rect(rect.x, rect.y, rect.w, 0), rect)
    y = rect.y + (rect.h - name - number) // 2
    return Square(row, column, hand, rect, Rect(rect.x, y, rect.w, name), Rect(rect.x, y + name, rect.w, number))


def strength(per_ante: float) -> float:
    """Return how strong a colour is, -1 to 1: gold above 0, blue below, nothing at 0."""
    share: float = min(1.0, abs(per_ante) / FULL) ** 0.6
    return share if per_ante > 0 else -share
