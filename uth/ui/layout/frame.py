"""How a picture lies in its window: in its size, or larger and shrunk where the window is very small. No pygame."""

from __future__ import annotations

from dataclasses import dataclass

from uth.ui.layout.rect import Rect
from uth.ui.sizes import DEFAULT, LEAST, MOST, Size

_LONGEST = (max(MOST), max(MOST))
"""A small window's shape can be of any length; the picture that is shrunk to it cannot."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A window and the picture that it shows, both in pixels."""

    window: Size
    size: Size

    @property
    def shrink(self) -> float:
        """Window pixels for one pixel of the picture: 1.0 from 960x600 on."""
        return min(self.window[0] / self.size[0], self.window[1] / self.size[1])

    @property
    def shown(self) -> Rect:
        """Where in the window the picture is: all of it, but for a very narrow or flat one the middle."""
        (width, height), shrink = self.size, self.shrink
        w, h = max(1, round(width * shrink)), max(1, round(height * shrink))
        return Rect((self.window[0] - w) // 2, (self.window[1] - h) // 2, w, h)

    def in_window(self, rect: Rect) -> Rect:
        """Return a rectangle of the picture in pixels of the window."""
        x, y, shrink = self.shown.x, self.shown.y, self.shrink
        return Rect.of(x + rect.x * shrink, y + rect.y * shrink, rect.w * shrink, rect.h * shrink)

    def in_picture(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the window in pixels of the picture."""
        return (x - self.shown.x) / self.shrink, (y - self.shown.y) / self.shrink


def picture_size(window: Size) -> Size:
    """Return the picture's size for a window: the same, or its shape at 960x600 or more, no longer than a screen."""
    grow = max(1.0, LEAST[0] / max(1, window[0]), LEAST[1] / max(1, window[1]))
    width, height = (
        side if grow == 1 else min(round(side * grow), most) for side, most in zip(window, _LONGEST, strict=True)
    )
    return width, height


def unit_of(size: Size) -> float:
    """Return what type and lines grow with: 1.0 for a picture of 1280x800."""
    return max(0.75, min(size[0] / DEFAULT[0], size[1] / DEFAULT[1]))
