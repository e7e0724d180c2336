"""The sitting and its film: what was done is settled at once and shown afterwards. No pygame.

While a film runs, the session is ahead of what lies on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from dataclasses import replace

from uth.game import engine
from uth.game.actions import Action, CloseBets, Option, PlaceBets, Refusal
from uth.game.events import Event
from uth.game.model import Phase
from uth.game.settlement import Line
from uth.game.view import View, seen_from
from uth.session import Session
from uth.store.settings import Speed
from uth.ui.animation import Clip, Timeline
from uth.ui.bets_film import bets_film
from uth.ui.changes import Change, Raise
from uth.ui.commands import When
from uth.ui.correction import correction
from uth.ui.film import film, sweep
from uth.ui.lay import Lay, applied
from uth.ui.places import Place, box_card, community_card
from uth.ui.reel import EVEN, Paces
from uth.ui.rest import at_rest
from uth.ui.seat import places_at

GLANCE = 0.15
"""Seconds that a card must have lain open before somebody can have decided by it: less than any hand needs."""
_RAISE = 0.12
_ASKS = {Phase.BETTING: When.BETTING, Phase.CUT: When.CUT, Phase.DECISION: When.DECISION}


Heard = Callable[[tuple[Event, ...]], None]


Shows = Callable[[tuple[Event, ...], View], tuple[tuple[Event, ...], View]]


def _as_it_is(events: tuple[Event, ...], view: View) -> tuple[tuple[Event, ...], View]:
    """Show what has happened."""
    return events, view


def _nobody_hears(_events: tuple[Event, ...]) -> None:
    """Tell nobody."""


class Projector:
    """Moves a session on and shows what came of it.

    :ivar session: the sitting.
    :ivar timeline: what lies where, and what is moving.
    :ivar heard: is told what has happened, before its film begins; nothing for a new round.
    :ivar shows: what of it is shown, and as which view.
    :ivar chosen: the box that the player wants to decide for, where boxes decide as they like.
    :ivar paces: of the parts of the next film.
    """

    def __init__(self, session: Session, lay: Lay, speed: Speed, paces: Paces = EVEN) -> None:
        self.session = session
        self.timeline: Timeline[Lay, Change] = Timeline(lay, applied, speed)
        self.chosen = 0
        self.paces = paces
        self.heard: Heard = _nobody_hears
        self.shows: Shows = _as_it_is
        self._wrong: View | None = None
        """What is shown in place of the settled round, as long as the dealer's error stands."""
        self._filming = False
        # What lies there as somebody sits down has been looked at.
        self._looked = dict.fromkeys(lay.open_cards, GLANCE)

    # --- what the session asks

    @property
    def when(self) -> When:
        """What the session asks for."""
        return _ASKS.get(self.session.round.phase, When.END)

    @property
    def deciding(self) -> tuple[int, ...]:
        """The boxes that may decide now."""
        return tuple(box.number for box in engine.in_turn(self.session.round))

    @property
    def turn(self) -> int:
        """The box that decides: the first in turn, or the one chosen where boxes decide as they like; 0 for none."""
        boxes = self.deciding
        return self.chosen if self.chosen in boxes else (*boxes, 0)[0]

    @property
    def options(self) -> tuple[Option, ...]:
        """The choices of the box that decides."""
        return engine.legal_choices(self.session.round, self.turn) if self.turn else ()

    @property
    def between_rounds(self) -> bool:
        """Whether no bet of the session lies on the table."""
        return self.session.between_rounds

    # --- what lies on the table

    @property
    def view(self) -> View:
        """The round as it is shown to the player: as it is, but for an error of the dealer in its settlement."""
        return self._wrong or self.session.view

    @property
    def lay(self) -> Lay:
        """What lies where at this moment."""
        return self.timeline.state

    @property
    def filming(self) -> bool:
        """Whether a film of the round is running, which takes keys and clicks; glowing chips do not."""
        return self._filming and not self.timeline.idle

    @property
    def cards_seen(self) -> bool:
        """Whether everything that the box in turn decides on lies open on the table, and has been looked at."""
        if not self.turn:
            return False
        board = [community_card(index) for index, _ in enumerate(self.session.view.board)]
        own = [box_card(self.turn, index) for index in range(2)]
        lay = self.lay
        return all(lay.shows(place) and self._looked.get(place, 0.0) >= GLANCE for place in (*own, *board))

    @property
    def open_hands(self) -> tuple[int, ...]:
        """The boxes whose hands lie open."""
        lay = self.lay
        return tuple(box.number for box in self.session.round.boxes if lay.shows(box_card(box.number, 0)))

    # --- time

    def tick(self, seconds: float) -> bool:
        """Let time go by, which somebody looks at the table; return whether anything moved."""
        moved = not self.timeline.idle
        if moved:
            self.timeline.tick(seconds)
        # A card that is turned in this moment is seen from the next picture on.
        self._looked = {place: self._looked.get(place, -seconds) + seconds for place in self.lay.open_cards}
        return moved

    # --- moving on

    def act(self, action: Action) -> Refusal | None:
        """Do an action and begin its film; return why it is not legal, and then nothing has changed.

        :raises UthError: if it cannot be booked; nothing has changed then, either.
        """
        refusal = engine.refusal_of(self.session.round, action)
        if refusal is None:
            self.timeline.finish()
            before = self.timeline.state
            self._show(before, self.session.act(action))
        return refusal

    def deal(self, bets: Iterable[PlaceBets]) -> None:
        """Place legal bets, which lie on the circles already, and begin the round.

        :raises UthError: if they cannot be booked; nothing has changed then.
        """
        actions: tuple[Action, ...] = (*bets, CloseBets())
        laid = self.session.round
        for action in (*self.session.company_bets, *actions[:-1]):
            laid, _ = engine.apply(laid, action)
        before = at_rest(seen_from(laid, self.session.owner), discards=self.timeline.final.discards)
        events = self.session.act(*actions)
        self.timeline.reset(before)
        self._show(before, events)

    def _show(self, before: Lay, events: tuple[Event, ...]) -> None:
        """Let what has happened be heard, and begin its film."""
        view = self.session.view
        shown, seen = self.shows(events, view)
        self._wrong = seen if seen is not view else None
        self.heard(shown)
        self._play(film(before, shown, seen, self.paces))

    def correct(self, wrong: Iterable[tuple[Line, Line]]) -> None:
        """Put an error of the dealer right: the round is shown as it is, and the chips move that lay wrong.

        *wrong*: each bet as it was treated, and as it should have been.
        """
        self.timeline.finish()
        self._wrong = None
        self._play(correction(self.session.view, wrong, self.paces))

    def next_round(self, laid: Callable[[Lay], Lay]) -> None:
        """Begin the next round and clear the table; *laid* puts the next bets on it."""
        self.session.next_round()
        self._wrong = None
        self.heard(())
        over = self.timeline.final
        cleared = replace(over, dealer_open=False, focus=0, raised=0.0, folded=frozenset(), results=frozenset())
        cleared = replace(cleared, decided=()).within(places_at(self.session))
        begun, clips = bets_film(self.session.table, cleared, laid(cleared), paces=self.paces)
        self.timeline.reset(begun)
        # A film like any other: a double click on Next round must not deal.
        self._play((*sweep(cleared, self.paces), *clips))

    def point_at(self, box: int) -> None:
        """Raise the five cards of a settled box, if its hand lies open."""
        if self.filming or not self.session.over or box == self.lay.focus or box not in self.open_hands:
            return
        self._filming = False
        self.timeline.play((Clip(0.0, _RAISE, Raise(box)),))

    def relay(self, laid: Callable[[Lay], Lay], *, still: Set[Place] = frozenset()) -> None:
        """Lay the bets as they are now: chips move between tray and circles, but for those that lie *still*."""
        before = self.timeline.final.within(places_at(self.session))
        begun, clips = bets_film(self.session.table, before, laid(before), still=still, paces=self.paces)
        self._filming = False
        self.timeline.reset(begun)
        self.timeline.play(clips)

    def _play(self, clips: Iterable[Clip[Change]]) -> None:
        self.timeline.play(clips)
        self._filming = True
