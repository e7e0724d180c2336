"""Motion without a clock: clips with a start and a length, and a timeline that time is poured into. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from uth.store.settings import Speed

State = TypeVar("State")
Change = TypeVar("Change")


Ease = Callable[[float], float]
"""Makes of the part of the time that has gone by the part of the way, both 0 to 1."""


def smooth(part: float) -> float:
    """Return *part* (0 to 1) eased at both ends."""
    return part * part * (3 - 2 * part)


def glide(part: float) -> float:
    """Return *part* (0 to 1) for what starts at full speed and comes to rest by itself."""
    return 1 - (1 - part) ** 3


@dataclass(frozen=True, slots=True)
class Clip(Generic[Change]):
    """One change that begins *start* seconds into its film and takes *duration* seconds; 0 happens at once."""

    start: float
    duration: float
    change: Change
    ease: Ease = smooth

    @property
    def end(self) -> float:
        """When the change is complete."""
        return self.start + self.duration

    def part(self, now: float) -> float:
        """Return how far the change has come at *now*: 0 to 1, eased."""
        if now >= self.end:
            return 1.0
        return self.ease((now - self.start) / self.duration) if now > self.start else 0.0


def length(clips: Iterable[Clip[Change]]) -> float:
    """Return the seconds until the last clip is complete."""
    return max((clip.end for clip in clips), default=0.0)


def later(clips: Iterable[Clip[Change]], seconds: float) -> tuple[Clip[Change], ...]:
    """Return the clips, begun that much later."""
    return tuple(replace(clip, start=clip.start + seconds) for clip in clips)


def ratio_within(clips: Iterable[Clip[Change]], seconds: float) -> float:
    """Return the share of its time, at most 1, in which a film is played that may take no longer than *seconds*."""
    return min(1.0, seconds / (length(clips) or seconds))


def quickened(clips: Iterable[Clip[Change]], ratio: float) -> tuple[Clip[Change], ...]:
    """Return the clips, played in that share of their time."""
    return tuple(replace(clip, start=clip.start * ratio, duration=clip.duration * ratio) for clip in clips)


class Timeline(Generic[State, Change]):
    """A state and the clips that are changing it.

    *apply* makes of a state, a change and a part (0 to 1) the next state; a part of 1 completes the change. Changes are
    completed in the order in which they end, so that the last state is the same however time was poured in.

    :ivar speed: seconds of film go by at this speed.
    """

    def __init__(self, state: State, apply: Callable[[State, Change, float], State], speed: Speed) -> None:
        self.speed = speed
        self._apply = apply
        self._settled = state
        self._clips: tuple[Clip[Change], ...] = ()
        self._now = 0.0
        self._begun: list[Change] = []

    @property
    def idle(self) -> bool:
        """Whether nothing moves."""
        return not self._clips

    @property
    def state(self) -> State:
        """The state at this moment, half-way changes included."""
        state = self._settled
        for clip in self._clips:
            part = clip.part(self._now)
            if part > 0:
                state = self._apply(state, clip.change, part)
        return state

    @property
    def final(self) -> State:
        """The state when everything has come to rest."""
        state = self._settled
        for clip in self._clips:
            state = self._apply(state, clip.change, 1.0)
        return state

    def reset(self, state: State) -> None:
        """Put *state* in place of everything; nothing moves."""
        self._settled, self._clips, self._now = state, (), 0.0

    def play(self, clips: Iterable[Clip[Change]]) -> None:
        """Play *clips* when all that moves now has come to rest."""
        self.finish()
        self._clips = tuple(sorted(clips, key=lambda clip: clip.end))
        self._now = 0.0
        self._begun = [clip.change for clip in self._clips if clip.start <= 0]
        self.tick(0.0)

    def tick(self, seconds: float) -> None:
        """Let *seconds* (0 or more) go by."""
        if self.speed is Speed.OFF:
            self.finish()
            return
        before, self._now = self._now, self._now + seconds / self.speed.scale
        self._begun += [clip.change for clip in self._clips if before < clip.start <= self._now]
        done = [clip for clip in self._clips if clip.end <= self._now]
        for clip in done:
            self._settled = self._apply(self._settled, clip.change, 1.0)
        self._clips = self._clips[len(done) :]

    def finish(self) -> None:
        """Complete everything at once."""
        self._settled, self._clips = self.final, ()

    def begun(self) -> tuple[Change, ...]:
        """Return the changes that have begun since the last time; those that were skipped are not among them."""
        begun, self._begun = tuple(self._begun), []
        return begun
