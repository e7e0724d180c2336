"""Shows the moments of a stored round: at rest, or by the film that leads from one to the next. No pygame."""

from __future__ import annotations

from collections.abc import Iterable

from uth.game.view import View, seen_from
from uth.store.history import Stored
from uth.store.settings import Speed
from uth.ui.animation import Clip, Timeline
from uth.ui.changes import Change, Raise
from uth.ui.film import film
from uth.ui.lay import Lay, applied
from uth.ui.reel import EVEN, Paces
from uth.ui.replay.stops import Kind, Stop, stops_of
from uth.ui.rest import at_rest

_RAISE = 0.12
_LOOK = {Kind.BETS: 1.0, Kind.CUT: 1.0, Kind.DECISION: 1.6, Kind.SETTLED: 2.5, Kind.BOX: 4.0, Kind.UNFINISHED: 1.0}
"""Seconds that a moment is shown before the next film begins, at normal speed."""
_SETTLED = frozenset({Kind.SETTLED, Kind.BOX})


class ReplayProjector:
    """One stored round on the table.

    :ivar stops: its moments.
    :ivar at: the index of the one that is shown, or that the film leads to.
    :ivar playing: the round goes on by itself.
    """

    def __init__(self, stored: Stored, speed: Speed = Speed.NORMAL, paces: Paces = EVEN) -> None:
        """Show the bets. *paces*: of the parts of a film.

        :raises IllegalAction: if the round's actions do not follow from each other.
        """
        self.stored = stored
        self.stops = stops_of(stored)
        self.at = 0
        self.playing = False
        self.timeline: Timeline[Lay, Change] = Timeline(self._resting(self.stop), applied, speed)
        self._paces = paces
        self._filming = False
        self._waited = 0.0

    @property
    def stop(self) -> Stop:
        """The moment that is shown, or that the film leads to."""
        return self.stops[self.at]

    @property
    def view(self) -> View:
        """What the player saw then."""
        return seen_from(self.stop.state, self.stored.owner)

    @property
    def filming(self) -> bool:
        """Whether a film of the round is running; a hand that is being raised is none."""
        return self._filming and not self.timeline.idle

    @property
    def at_end(self) -> bool:
        """Whether nothing comes after this."""
        return self.at == len(self.stops) - 1

    # --- moving

    def show(self, at: int) -> None:
        """Show a moment at rest: the one of that index, or the nearest there is."""
        before, self.at = self.stop, min(max(0, at), len(self.stops) - 1)
        self._waited = 0.0
        self._filming = False
        if before.kind in _SETTLED and self.stop.kind in _SETTLED:
            # The same cards: only another hand is raised.
            self._raise()
        else:
            self.timeline.reset(self._resting(self.stop))

    def on(self) -> None:
        """Go on to the next moment by its film; one that is running is finished first."""
        self.timeline.finish()
        if self.at_end:
            self.playing = False
            return
        before = self.timeline.state
        self.at += 1
        self._waited = 0.0
        if self.stop.events:
            self._play(film(before, self.stop.events, self.view, self._paces))
        else:
            self._raise()

    def play(self) -> None:
        """Let the round go on by itself, from the beginning if it is over; or stop that."""
        self.playing = not self.playing
        if self.playing and self.at_end and not self.filming:
            self.show(0)

    def show_end(self) -> None:
        """Show the last moment: of several boxes the last one explained."""
        self.show(len(self.stops) - 1)

    def show_box(self, box: int) -> None:
        """Go to the moment at which that box is explained, if the round is settled and there is one."""
        if self.stop.kind not in _SETTLED:
            return
        found = [index for index, stop in enumerate(self.stops) if stop.kind is Kind.BOX and stop.box == box]
        if found:
            self.show(found[0])

    # --- time

    def tick(self, seconds: float) -> bool:
        """Let time go by; return whether anything changed."""
        moved = not self.timeline.idle
        if moved:
            self.timeline.tick(seconds)
        return self._film_over() or moved or self._waits(seconds)

    def _film_over(self) -> bool:
        """Raise the hand that the moment is about when its film is over; return whether it has just ended."""
        if self._filming and self.timeline.idle:
            self._filming = False
            self._raise()
            return True
        return False

    def _waits(self, seconds: float) -> bool:
        """Wait at a moment while the round goes on by itself; return whether it has gone on."""
        if not self.playing:
            return False
        self._waited += seconds
        over = self._waited >= _LOOK[self.stop.kind] * ((self.timeline.speed.scale * self._paces.pausing) or 1.0)
        if over:
            self.on()
        return over

    def _play(self, clips: Iterable[Clip[Change]]) -> None:
        self._filming = True
        self.timeline.play(clips)

    def _raise(self) -> None:
        """Raise the five cards of the hand that this moment is about."""
        if self.stop.kind in _SETTLED and self.timeline.final.focus != self.stop.box:
            self.timeline.play((Clip(0.0, _RAISE, Raise(self.stop.box)),))

    def _resting(self, stop: Stop) -> Lay:
        return at_rest(seen_from(stop.state, self.stored.owner), focus=stop.box if stop.kind in _SETTLED else 0)
