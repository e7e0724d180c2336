"""The marks of an axis: round numbers, as many as there is room for. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from uth.ui.layout.rect import Rect

_STEPS = (1, 2, 5)


def marks(low: int, high: int, most: int, unit: int = 1) -> tuple[int, ...]:
    """Return at most *most* (1 or more) round numbers from *low* to *high*, evenly apart, 0 among them if it is there.

    They are multiples of 1, 2 or 5 times a power of ten of *unit*; of parts of it only where nothing else is between.
    """
    span = max(1, high - low)
    least = 1 if span < unit else unit
    step = next(step for step in _steps(least) if len(_multiples(low, high, step)) <= most)
    return tuple(_multiples(low, high, step))


def _steps(least: int) -> Iterable[int]:
    size = least
    while True:
        for step in _STEPS:
            yield step * size
        size *= 10


def _multiples(low: int, high: int, step: int) -> range:
    return range(-(-low // step) * step, high + 1, step)


@dataclass(frozen=True, slots=True)
class Scale:
    """Values along a stretch of pixels: *low* is at *start*, *high* at *end*."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Return the pixel of a value."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def value(self, pixel: float) -> float:
        """Return the value at a pixel."""
        return self.low + (pixel - self.start) / (self.end - self.start) * (self.high - self.low)


@dataclass(frozen=True, slots=True)
class Label:
    """A text of a plot and where it stands."""

    text: str
    rect: Rect


def apart(labels: Sequence[Label], gap: int = 0) -> tuple[Label, ...]:
    """Return the labels without those that come nearer than *gap* to one before them; the first are the ones wanted."""
    kept: list[Label] = []
    for label in labels:
        room = label.rect.grown(gap)
        if not any(room.meets(other.rect) for other in kept):
            kept.append(label)
    return tuple(kept)


def fitting_marks(find: Callable[[int], Sequence[int]], fits: Callable[[int, int], bool]) -> Sequence[int]:
    """Return as many marks as there is room for: *find* gives at most so many, *fits* tells of two neighbours."""
    for most in range(12, 1, -1):
        found = find(most)
        if all(fits(one, other) for one, other in pairwise(found)):
            return found
    return find(1)
