"""A rectangle of whole pixels."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, Self


class Rect(NamedTuple):
    """A rectangle: left, top, width, height in pixels. pygame takes it wherever it takes a rectangle."""

    x: int
    y: int
    w: int
    h: int

    @classmethod
    def of(cls, x: float, y: float, w: float, h: float) -> Self:
        """Round edges, not sizes, so that neighbours which share an edge still do."""
        left, top = round(x), round(y)
        return cls(left, top, round(x + w) - left, round(y + h) - top)

    @classmethod
    def around(cls, x: float, y: float, w: float, h: float) -> Self:
        """Return the rectangle of that size with its middle at (x, y)."""
        return cls.of(x - w / 2, y - h / 2, w, h)

    @classmethod
    def holding(cls, rects: Collection[Rect]) -> Self:
        """Return the smallest rectangle that some lie in; there is one at least."""
        left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
        return cls(left, top, max(rect.right for rect in rects) - left, max(rect.bottom for rect in rects) - top)

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        return self.x + self.w // 2, self.y + self.h // 2

    def holds(self, x: float, y: float) -> bool:
        """Return whether the point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def meets(self, other: Rect) -> bool:
        """Return whether the two share a pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def within(self, other: Rect) -> bool:
        """Return whether this lies wholly inside *other*."""
        return self.x >= other.x and self.y >= other.y and self.right <= other.right and self.bottom <= other.bottom

    def grown(self, by: int) -> Rect:
        """Return it larger by that much on every side (smaller when negative)."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def turned(self, width: int, height: int) -> Rect:
        """Return it as seen from the other side of a table of that size (half a turn)."""
        return Rect(width - self.right, height - self.bottom, self.w, self.h)


NOWHERE = Rect(0, 0, 0, 0)
"""The place of what is not there."""
