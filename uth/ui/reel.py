"""Puts clips one after another, each part of the motion at its own pace. No pygame, no text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

from uth.store.settings import Settings
from uth.ui.animation import Clip, Ease, glide, length, smooth
from uth.ui.changes import Bring, Change, Join, OfCards, OfChips, OfReading, Put, Send

Clips = tuple[Clip[Change], ...]


class Paces(NamedTuple):
    """How many seconds a second of each part of a film takes, before all of it is played at one speed."""

    dealing: float = 1.0
    paying: float = 1.0
    pausing: float = 1.0

    @classmethod
    def of(cls, settings: Settings) -> Self:
        """Return the paces that a player wishes."""
        return cls(settings.dealing.scale, settings.paying.scale, settings.pausing.scale)

    def seconds(self, change: Change) -> float:
        """Return how many seconds a second of *change* takes."""
        if isinstance(change, OfCards):
            return self.dealing
        if isinstance(change, OfChips):
            return self.paying
        return self.pausing if isinstance(change, OfReading) else 1.0


EVEN = Paces()


class Reel:
    """Clips, and the moment at which the next ones begin.

    :ivar clips: what has been put together so far.
    :ivar now: seconds from the beginning.
    """

    def __init__(self, paces: Paces = EVEN) -> None:
        self.clips: Clips = ()
        self.now = 0.0
        self._paces = paces

    def at(self, start: float, seconds: float, *changes: Change) -> float:
        """Begin *changes* at that moment; return when the last of them ends. What comes next does not wait for them."""
        clips = tuple(Clip(start, seconds * self._paces.seconds(each), each, _ease(each)) for each in changes)
        self.clips += clips
        return max((clip.end for clip in clips), default=start)

    def step(self, seconds: float, *changes: Change) -> None:
        """Do all the changes together, and go on when they are done."""
        self.now = self.at(self.now, seconds, *changes)

    def cut_to(self, change: Change) -> None:
        """Do a change that takes no time."""
        self.at(self.now, 0.0, change)

    def staggered(self, stagger: float, seconds: float, changes: Sequence[Change]) -> None:
        """Begin each change *stagger* seconds after the one before it, and go on when all are done."""
        start, end = self.now, self.now
        for change in changes:
            end = max(end, self.at(start, seconds, change))
            start += stagger * self._paces.seconds(change)
        self.now = end

    def wait_for_all(self) -> None:
        """Go on when everything that has begun is done."""
        self.now = max(self.now, length(self.clips))


def _ease(change: Change) -> Ease:
    """What is pushed over the felt starts fast and is slowed down by it."""
    return glide if isinstance(change, Bring | Send | Put | Join) else smooth
