"""Scroll bars, and a list's place in its rows. No pygame."""

from __future__ import annotations

from dataclasses import dataclass

from uth.ui.layout.rect import Rect

_LEAST_THUMB = 28


def thumb(track: Rect, first: int, shown: int, total: int) -> Rect:
    """Return the thumb in *track* when *shown* of *total* are in sight from *first* on; nothing if all are."""
    if total <= shown or track.h <= 0:
        return Rect(track.x, track.y, 0, 0)
    height = min(track.h, max(_LEAST_THUMB, round(track.h * shown / total)))
    down = (track.h - height) * first / (total - shown)
    return Rect(track.x, track.y + round(down), track.w, height)


def first_at(track: Rect, top: float, shown: int, total: int) -> int:
    """Return what is first in sight when the thumb's upper edge is at *top*."""
    height = thumb(track, 0, shown, total).h
    way = track.h - height
    if total <= shown or way <= 0:
        return 0
    share = min(1.0, max(0.0, (top - track.y) / way))
    return round(share * (total - shown))


@dataclass(slots=True)
class Reel:
    """Where a list stands: the first row in sight and the row chosen, from 0.

    :ivar count: rows in all; *shown*: rows that have room.
    """

    count: int = 0
    shown: int = 1
    first: int = 0
    row: int = 0

    def fit(self, count: int, shown: int) -> None:
        """Take note of how many rows there are and how many have room; the row chosen stays in the list.

        It stays in sight, too, if it was when rows became fewer or the window smaller.
        """
        seen = self.first <= self.row < self.first + self.shown
        changed = (self.count, self.shown) != (count, shown)
        self.count, self.shown = count, max(1, shown)
        self.row = min(max(0, self.row), max(0, count - 1))
        if changed and seen:
            self._follow()
        self.scroll_to(self.first)

    @property
    def last(self) -> int:
        """The row after the last in sight."""
        return min(self.count, self.first + self.shown)

    def choose(self, row: int) -> None:
        """Choose a row, or the nearest there is, and bring it in sight."""
        self.row = min(max(0, row), max(0, self.count - 1))
        self._follow()

    def scroll_to(self, first: int) -> None:
        """Let *first*, or the nearest possible, be the first row in sight."""
        self.first = min(max(0, first), max(0, self.count - self.shown))

    def _follow(self) -> None:
        if self.row < self.first:
            self.first = self.row
        elif self.row >= self.first + self.shown:
            self.first = self.row - self.shown + 1
        self.scroll_to(self.first)
