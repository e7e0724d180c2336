"""A betting circle and the stacks of chips on it, in pixels."""

from __future__ import annotations

from typing import NamedTuple

from uth.ui.layout.rect import Rect

CHIP = 0.8
"""A chip's radius against its circle's."""
RISE = 0.67
"""How high a stack of chips may rise above its lowest chip, in the chip's radii: so much is kept free above it."""
FOOT = 1.1
"""How far below the middle of its place a stack reaches, in the chip's radii."""
BEHIND = 0.62
"""How far behind the stack that is level with its bet the rest of a win stands, in the chip's radii."""


class Disc(NamedTuple):
    """A circle: middle and radius in pixels."""

    x: float
    y: float
    r: float

    def moved(self, dx: float, dy: float) -> Disc:
        return Disc(self.x + dx, self.y + dy, self.r)

    @property
    def rect(self) -> Rect:
        return Rect.around(self.x, self.y, 2 * self.r, 2 * self.r)

    @property
    def stack(self) -> Rect:
        """What a stack of chips of that radius covers at most, its lowest chip lying here."""
        return Rect.of(self.x - self.r, self.y - (1 + RISE) * self.r, 2 * self.r, (1 + RISE + FOOT) * self.r)

    @property
    def stacks(self) -> Rect:
        """What a win covers at most: the stack that is level with its bet lies here, the rest behind it."""
        high = 1 + RISE + BEHIND
        return Rect.of(self.x - self.r, self.y - high * self.r, 2 * self.r, (high + FOOT) * self.r)
