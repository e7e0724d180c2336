"""The moments of a stored round that can be looked at: bets, each decision, the settlement. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from uth.game import engine
from uth.game.actions import Action, CloseBets, Cut, Decide, DeclineCut
from uth.game.events import Event
from uth.game.model import Phase, Round
from uth.store.history import Stored
from uth.table import Bet


class Kind(StrEnum):
    """What a moment is."""

    BETS = "bets"
    """All bets lie there, nothing is dealt."""
    CUT = "cut"
    DECISION = "decision"
    SETTLED = "settled"
    """Everything is paid."""
    BOX = "box"
    """One of several boxes is explained."""
    UNFINISHED = "unfinished"
    """The round ends here, and was not finished."""


@dataclass(frozen=True, slots=True)
class Stop:
    """One moment, at rest.

    :ivar events: what happened since the stop before.
    :ivar began: when this moment was reached, *acted* when the player went on, in milliseconds since 1970 (UTC); None
        where nobody did.
    :ivar done: what the player did here.
    :ivar box: which box decides or is explained; 0 for none.
    """

    kind: Kind
    state: Round
    events: tuple[Event, ...]
    began: int
    acted: int | None = None
    done: Cut | DeclineCut | Decide | None = None
    box: int = 0

    @property
    def seconds(self) -> int | None:
        """How long the player took, in whole seconds."""
        return None if self.acted is None else max(0, round((self.acted - self.began) / 1000))

    @property
    def cost(self) -> int:
        """What the decision put on Play, in minor units."""
        box = self.state.box(self.box)
        if not isinstance(self.done, Decide) or box is None:
            return 0
        return box.stake(Bet.ANTE) * self.done.choice.multiple


def stops_of(stored: Stored) -> tuple[Stop, ...]:
    """Return the moments of a round, in order; the first has only bets.

    :raises IllegalAction: if its actions do not follow from each other.
    """
    return tuple(_Walk(stored).stops())


class _Walk:
    """Plays a stored round again, stop by stop."""

    def __init__(self, stored: Stored) -> None:
        self._stored = stored
        self._state = engine.new_round(stored.table, stored.funds)
        self._events: tuple[Event, ...] = ()
        self._now = stored.began

    def stops(self) -> Iterator[Stop]:
        for action, at in zip(self._stored.actions, self._stored.times, strict=True):
            kind = _kind(self._state, action, self._stored.owner)
            if kind is not None:
                yield self._stop(kind, action, at)
            self._state, happened = engine.apply(self._state, action)
            self._events += happened
            self._now = at
        yield from self._end()

    def _stop(self, kind: Kind, action: Action, at: int) -> Stop:
        done = action if isinstance(action, Cut | DeclineCut | Decide) else None
        box = action.box if isinstance(action, Decide) else 0
        return Stop(kind, self._state, self._taken(), self._now, at, done, box)

    def _taken(self) -> tuple[Event, ...]:
        events, self._events = self._events, ()
        return events

    def _end(self) -> Iterator[Stop]:
        settlement = self._state.settlement
        if self._state.phase is not Phase.SETTLED or settlement is None:
            yield Stop(Kind.UNFINISHED, self._state, self._taken(), self._now)
            return
        boxes = [settled.box for settled in settlement.boxes if settled.owner == self._stored.owner]
        single = boxes[0] if len(boxes) == 1 else 0
        end = Stop(Kind.SETTLED, self._state, self._taken(), self._now, box=single)
        yield end
        if not single:
            yield from (replace(end, kind=Kind.BOX, events=(), box=box) for box in boxes)


def _kind(state: Round, action: Action, owner: str) -> Kind | None:
    """What the moment before an action is; None if the next thing follows without the player."""
    match action:
        case CloseBets():
            return Kind.BETS
        case Decide(box=number) if (box := state.box(number)) is not None and box.owner == owner:
            return Kind.DECISION
        case Cut(by=by) | DeclineCut(by=by) if by == owner:
            return Kind.CUT
        case _:
            return None
