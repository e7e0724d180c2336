"""A dealt or settled round as it is shown again: which moment, and how fast it goes on by itself. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from itertools import pairwise

from uth.school.findings import Finding
from uth.ui.school.replay_steps import Moment

LEAST, MOST = 400, 4000
"""Between two acts so much time goes by at least and at the most, in milliseconds: longer pauses are cut."""
_TO_READ, _TO_READ_LEAST = 3.0, 1.2
"""Seconds that something wrong shows before the round goes on: as it was, and at any speed."""


class Rate(IntEnum):
    """How many times as fast as it was."""

    ONCE = 1
    TWICE = 2
    FOUR = 4
    TEN = 10

    @property
    def next(self) -> Rate:
        """The next rate, after the fastest the slowest."""
        order = tuple(Rate)
        return order[(order.index(self) + 1) % len(order)]


def pauses_of(moments: Sequence[Moment]) -> tuple[int, ...]:
    """Return how long each moment lasts until the next, in milliseconds, long pauses cut; the last one has none."""
    gaps = (after.at - before.at for before, after in pairwise(moments))
    return tuple(min(max(gap, LEAST), MOST) for gap in gaps)


class Player:
    """One round, moment by moment.

    :ivar at: the index of the moment that is shown.
    :ivar playing: the round goes on by itself.
    :ivar stepped: the moment came about by going one on: what has moved may be shown on its way.
    """

    def __init__(self, moments: tuple[Moment, ...]) -> None:
        """Show the first of some moments; there is one at least."""
        self.moments = moments
        self.at = 0
        self.playing = False
        self.stepped = False
        self.rate = Rate.ONCE
        self._pauses = pauses_of(moments)
        self._waited = 0.0

    @property
    def moment(self) -> Moment:
        """The one that is shown."""
        return self.moments[self.at]

    @property
    def acts(self) -> int:
        """How many acts there are."""
        return sum(moment.act is not None for moment in self.moments)

    @property
    def at_end(self) -> bool:
        """Whether nothing comes after this."""
        return self.at == len(self.moments) - 1

    # --- moving

    def show(self, at: int) -> None:
        """Show the moment of that index, or the nearest there is."""
        to = min(max(0, at), len(self.moments) - 1)
        self.stepped = to == self.at + 1
        self.at, self._waited = to, 0.0

    def play(self) -> None:
        """Let the round go on by itself, from the beginning if it is over; or stop that."""
        self.playing = not self.playing
        self._waited = 0.0
        if self.playing and self.at_end:
            self.show(0)

    def mark(self, step: int) -> int | None:
        """Return the nearest moment at which something was wrong, on (1) or back (-1); None where there is none."""
        return self._nearest(step, {index for index, moment in enumerate(self.moments) if moment.found})

    def part(self, step: int) -> int | None:
        """Return where the next part of the round begins, on (1) or back (-1); None where there is none."""
        return self._nearest(step, {first for first, _last in self.parts})

    def found(self, finding: Finding) -> int | None:
        """Return the moment at which something was found; None where it was not."""
        key = finding.mistake, finding.place
        places = (
            index for index, moment in enumerate(self.moments)
            if key in ((each.mistake, each.place) for each in moment.found)
        )  # fmt: skip
        return next(places, None)

    def _nearest(self, step: int, among: set[int]) -> int | None:
        there = [index for index in among if (index - self.at) * step > 0]
        return min(there, key=lambda index: abs(index - self.at), default=None)

    @property
    def parts(self) -> tuple[tuple[int, int], ...]:
        """The first and the last moment of each part, in order."""
        kinds = [moment.part for moment in self.moments]
        firsts = [index for index, kind in enumerate(kinds) if index == 0 or kind is not kinds[index - 1]]
        lasts = [*(index - 1 for index in firsts[1:]), len(kinds) - 1]
        return tuple(zip(firsts, lasts, strict=True))

    @property
    def times(self) -> tuple[int, ...]:
        """When each moment comes, in milliseconds of what is shown: with long pauses cut."""
        found = [0]
        for pause in self._pauses:
            found.append(found[-1] + pause)
        return tuple(found)

    # --- time

    def tick(self, seconds: float) -> bool:
        """Let time go by while the round goes on by itself; return whether another moment has come."""
        if not self.playing:
            return False
        if self.at_end:
            self.playing = False
            return True
        self._waited += seconds
        if self._waited < self._wait:
            return False
        self.show(self.at + 1)
        return True

    @property
    def _wait(self) -> float:
        wait = self._pauses[self.at] / 1000 / self.rate
        if self.moment.found or self.moment.begins:
            return max(wait, _TO_READ / self.rate, _TO_READ_LEAST)
        return wait
