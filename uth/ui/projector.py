"""The sitting and its film: what was done is settled at once and shown afterwards. No pygame.

While a film runs, the session is ahead of what lies on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from uth.game import engine
from uth.game.actions import Action, CloseBets, Option, PlaceBets, Refusal
from uth.game.model import Phase
from uth.game.view import seen_from
from uth.session import Session
from uth.store.settings import Speed
from uth.ui.animation import Clip, Timeline
from uth.ui.commands import When
from uth.ui.film import film, sweep
from uth.ui.lay import Change, Glow, Lay, Raise, applied
from uth.ui.picture import Place, box_card, community_card
from uth.ui.rest import at_rest

_GLOW = 0.25
_RAISE = 0.12
_ASKS = {Phase.BETTING: When.BETTING, Phase.CUT: When.CUT, Phase.DECISION: When.DECISION}


class Projector:
    """Moves a session on and shows what came of it.

    :ivar session: the sitting.
    :ivar timeline: what lies where, and what is moving.
    :ivar chosen: the box that the player wants to decide for, where boxes decide as they like.
    """

    def __init__(self, session: Session, lay: Lay, speed: Speed) -> None:
        self.session = session
        self.timeline: Timeline[Lay, Change] = Timeline(lay, applied, speed)
        self.chosen = 0
        self._filming = False

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
        return self.session.round.phase in (Phase.BETTING, Phase.SETTLED)

    # --- what lies on the table

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
        """Whether everything that the box in turn decides on lies open on the table."""
        if not self.turn:
            return False
        board = [community_card(index) for index, _ in enumerate(self.session.view.board)]
        own = [box_card(self.turn, index) for index in range(2)]
        lay = self.lay
        return all(lay.shows(place) for place in (*own, *board))

    @property
    def open_hands(self) -> tuple[int, ...]:
        """The boxes whose hands lie open."""
        lay = self.lay
        return tuple(box.number for box in self.session.round.boxes if lay.shows(box_card(box.number, 0)))

    # --- moving on

    def act(self, action: Action) -> Refusal | None:
        """Do an action and begin its film; return why it is not legal, and then nothing has changed.

        :raises UthError: if it cannot be booked; nothing has changed then, either.
        """
        refusal = engine.refusal_of(self.session.round, action)
        if refusal is None:
            self.timeline.finish()
            before = self.timeline.state
            events = self.session.act(action)
            self._play(film(before, events, self.session.view))
        return refusal

    def deal(self, bets: Iterable[PlaceBets]) -> None:
        """Place legal bets, which lie on the circles already, and begin the round.

        :raises UthError: if they cannot be booked; nothing has changed then.
        """
        actions: tuple[Action, ...] = (*bets, CloseBets())
        laid = self.session.round
        for action in actions[:-1]:
            laid, _ = engine.apply(laid, action)
        before = at_rest(seen_from(laid, self.session.owner), discards=self.timeline.final.discards)
        events = self.session.act(*actions)
        self.timeline.reset(before)
        self._play(film(before, events, self.session.view))

    def next_round(self, laid: Callable[[Lay], Lay]) -> None:
        """Begin the next round and clear the table; *laid* puts the next bets on it."""
        self.session.next_round()
        over = self.timeline.final
        cleared = replace(over, dealer_open=False, focus=0, raised=0.0, folded=frozenset(), results=frozenset())
        self.timeline.reset(laid(cleared))
        # A film like any other: a double click on Next round must not deal.
        self._play(sweep(cleared))

    def point_at(self, box: int) -> None:
        """Raise the five cards of a settled box, if its hand lies open."""
        if self.filming or not self.session.over or box == self.lay.focus or box not in self.open_hands:
            return
        self._filming = False
        self.timeline.play((Clip(0.0, _RAISE, Raise(box)),))

    def relay(self, laid: Callable[[Lay], Lay]) -> None:
        """Put the bets that are being laid on the table; those that have changed glow."""
        before = self.timeline.final
        after = laid(before)
        changed = [place for place, pile in after.stacks.items() if _amount(before, place) != pile.amount]
        self._filming = False
        self.timeline.reset(after)
        self.timeline.play(Clip(0.0, _GLOW, Glow(place)) for place in changed)

    def _play(self, clips: Iterable[Clip[Change]]) -> None:
        self.timeline.play(clips)
        self._filming = True


def _amount(lay: Lay, place: Place) -> int:
    pile = lay.stacks.get(place)
    return pile.amount if pile else 0
