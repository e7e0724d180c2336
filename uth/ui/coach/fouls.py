"""The dealer's errors at the table: what is shown apart from what is booked, until somebody calls it. No pygame.

Only the showing is wrong. Called or missed, the error is named and put right on the felt before the next round.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from uth.game.events import Event, RoundSettled
from uth.game.view import View
from uth.store.errors import StoreError
from uth.store.progress import Call
from uth.train.errors.making import drawn
from uth.train.errors.model import Calls, Error, Shown, call_of
from uth.train.errors.words import call_words, correction_words
from uth.ui.coach.advice import Said
from uth.ui.coach.study import Study
from uth.ui.commands import When
from uth.words import coach as words

if TYPE_CHECKING:
    from uth.ui.tabletop import Tabletop


class Fouls:
    """The dealer's errors at one table.

    :ivar calls: how the player met those of this sitting.
    """

    def __init__(self, top: Tabletop, study: Study) -> None:
        self.calls = Calls()
        self._top = top
        self._study = study
        self._shown: Shown | None = None
        self._called = 0
        """The number of the round that was called last."""
        self._said: Said | None = None

    @property
    def rate(self) -> Fraction:
        """In how many rounds there is an error."""
        return Fraction(self._top.preferences.settings.errors, 100)

    @property
    def error(self) -> Error | None:
        """What the dealer got wrong in this round, as long as nobody has put it right."""
        return self._shown.error if self._shown is not None else None

    @property
    def on(self) -> bool:
        """Whether an error can be called now."""
        top = self._top
        may = self._shown is not None or self.rate > 0
        return may and top.when is When.END and self._called != top.session.number

    @property
    def said(self) -> Said | None:
        """What lies beside the table: what was wrong, from the call to the next round."""
        return self._said if self._top.when is When.END and not self._top.filming else None

    # --- what is shown

    def shown(self, events: tuple[Event, ...], view: View) -> tuple[tuple[Event, ...], View]:
        """Return what is to be shown of what has happened: with an error in it, if there is to be one."""
        self._shown = self._said = None
        session = self._top.session
        if not session.over or not self.rate:
            return events, view
        self._shown = drawn(session.round, self.rate, session.lot.encode())
        if self._shown is None:
            return events, view
        wrong = self._shown.settlement
        more = sum(settled.net for settled in wrong.boxes if settled.owner == session.owner)
        more -= sum(settled.net for settled in self._shown.booked.boxes if settled.owner == session.owner)
        told = tuple(replace(event, settlement=wrong) if isinstance(event, RoundSettled) else event for event in events)
        return told, replace(view, settlement=wrong, funds=view.funds + more)

    # --- calling

    def call(self) -> None:
        """Call an error: right or wrong, it counts."""
        top = self._top
        if top.when is not When.END:
            top.cannot(words.foul_later())
        elif self._called == top.session.number:
            top.cannot(words.called_already())
        elif not self.on:
            top.cannot(words.errors_off())
        else:
            self._called = top.session.number
            self._met(called=True)

    def hold_up(self) -> bool:
        """Return whether the next round has to wait, as an error that nobody has called is put right now."""
        if self._shown is None:
            return False
        self._called = self._top.session.number
        self._met(called=False)
        return True

    def _met(self, *, called: bool) -> None:
        top, shown = self._top, self._shown
        call = call_of(shown, called=called)
        assert call is not None
        self.calls = self.calls.after(call)
        self._keep(call, shown)
        title = call_words(call, shown)
        if shown is None:
            top.inform(title)
            return
        lines = title, *correction_words(shown, top.session.table)
        self._shown, self._said = None, Said(words.correction_title(), lines=lines)
        top.log.say(*lines)
        top.projector.correct(shown.wrong)

    def _keep(self, call: Call, shown: Shown | None) -> None:
        """Write it down; a count that cannot be kept does not stop the game."""
        if self._study.progress is not None:
            with suppress(StoreError):
                self._study.progress.called(call, shown.error.value if shown else None)
