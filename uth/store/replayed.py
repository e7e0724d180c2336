"""A round of a damaged history, played again as far as its deck and its actions lead."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, islice, product
from typing import Any

from uth import shuffle
from uth.game import engine
from uth.game.actions import Action, Cut, Deal, PlaceBets
from uth.game.model import DEALER, Round
from uth.game.notation import action_from, settlement_from
from uth.game.settlement import Settlement
from uth.shuffle import Shuffle
from uth.store.errors import UNREADABLE
from uth.store.history import State
from uth.store.kinds import MOST, Kind
from uth.store.linked import Due
from uth.store.mending import Witness
from uth.store.moments import Step, mended
from uth.store.remains import Done, Made, Moved, Started
from uth.store.rows import own
from uth.table import Table

_MOST_CHOICES = 64


@dataclass(frozen=True, slots=True)
class Replayed:
    """A round and where it leads. *whole*: every action that is there is one of those."""

    row: Started
    table: Table
    deck: Shuffle
    funds: dict[str, int]
    actions: tuple[tuple[int, Action], ...]
    """Each with its time."""
    state: Round
    whole: bool

    def came_to(self, moved: Moved | None) -> State:
        """Return what became of the round. *moved*: what its entries say, None without any.

        What its record says of the settlement may be damaged as well as its actions: then the entries decide.
        """
        if self.row.state == State.VOID or not self.whole or self.row.commitment != self.deck.commitment:
            return State.VOID
        if self.state.settlement is None:
            # Stakes without the actions that laid them mean that actions are lost.
            lacks = moved is not None and moved.together < self.net
            return State.OPEN if self.row.state == State.OPEN and not lacks else State.VOID
        settled = _settlement(self.row.settlement)
        agrees = settled in (None, self.state.settlement) or (moved is not None and moved.together == self.net)
        return State.SETTLED if agrees and self.state.owned_by(self.row.owner) else State.VOID

    @property
    def worth(self) -> tuple[bool, int, int]:
        """How well the actions fit: lead to the settlement on record, how many there are, how many in its time."""
        settled = _settlement(self.row.settlement)
        in_time = sum(self.row.began <= at <= self.ended for at, _ in self.actions)
        return settled is not None and settled == self.state.settlement, len(self.actions), in_time

    @property
    def ended(self) -> int:
        """When it ended, or when the last was heard of it."""
        return self.row.ended if self.row.ended is not None else self.heard

    @property
    def heard(self) -> int:
        """When something was last done in it."""
        return self.actions[-1][0] if self.actions else self.row.began

    @property
    def net(self) -> int:
        """What the round has moved so far, stakes on the table included."""
        return self.state.available(self.row.owner) - self.funds[self.row.owner]

    def with_funds(self, has: int) -> Replayed:
        """Return the same round of a player who had so much."""
        if has == self.funds[self.row.owner]:
            return self
        funds = self.funds | {self.row.owner: has}
        try:
            state = engine.replay(self.table, funds, [action for _, action in self.actions])
        except UNREADABLE:
            return self
        return replace(self, funds=funds, state=state)

    def timed(self, made: Sequence[Made]) -> tuple[Replayed, dict[int, int]]:
        """Return the round with its moments in order, and those of its entries by their keys; *made*: its entries."""
        known = [each for each in made if each.kind in set(Kind)]
        ended = self.ended if self.state.settlement is not None else None
        found = mended(self.row.began, self._moments(), ended, [(Kind(each.kind), each.at) for each in known])
        row = self.row._replace(began=found.began, ended=found.ended)
        actions = tuple((at, action) for at, (_, action) in zip(found.actions, self.actions, strict=True))
        times = {each.id: at for each, at in zip(known, found.entries, strict=True)}
        return replace(self, row=row, actions=actions), times

    def dues(self) -> dict[int, Due]:
        """Return what the round moved, moment by moment."""
        found: dict[int, Due] = defaultdict(Due)
        for (at, action), (staked, back) in zip(self.actions, self._moves(), strict=True):
            due = found[at]
            due.staked, due.back = due.staked + staked, due.back + back
            if staked:
                due.kinds.add(_kind(action))
            if back:
                due.kinds.add(Kind.PAID)
        return dict(found)

    def _moments(self) -> Iterator[Step]:
        for (at, action), (staked, _) in zip(self.actions, self._moves(), strict=True):
            follows = isinstance(action, Deal) or (isinstance(action, Cut) and action.by == DEALER)
            yield Step(at, _kind(action) if staked else None, follows)

    def _moves(self) -> Iterator[tuple[int, int]]:
        """Yield what each action staked, and what came back after it."""
        state = engine.new_round(self.table, self.funds)
        for _, action in self.actions:
            before, (state, _) = state, engine.apply(state, action)
            back = sum(box.returned for box in own(state.settlement, self.row.owner)) if state.settlement else 0
            yield before.available(self.row.owner) - state.available(self.row.owner) + back, back

    def witness(self, moved: Moved | None) -> Witness | None:
        """Return what the round says of the player's balance; None if its entries say that it had other funds."""
        if moved is not None and moved.before != self.funds[self.row.owner]:
            return None
        at = self.ended if self.state.settlement is not None else self.heard
        return Witness(at, self.state.available(self.row.owner), self.row.id)


def _kind(action: Action) -> Kind:
    return Kind.BETS if isinstance(action, PlaceBets) else Kind.PLAY


def replayed(row: Started, table: Table, actions: Sequence[Done], moved: Moved | None = None) -> Replayed | None:
    """Play a round as far as it goes; None if deck or funds cannot be read. *moved*: what its entries say."""
    try:
        deck, funds = shuffle.opened(row.deck), _funds(json.loads(row.funds))
        # Each new round has a new key and the next number.
        if not 0 < row.number <= row.id or row.owner not in funds:
            return None
        start = engine.new_round(table, funds)
    except UNREADABLE:
        return None
    best = None
    for some in islice(_choices(actions), _MOST_CHOICES):
        steps = tuple(_steps(start, deck, some))
        state = steps[-1][2] if steps else start
        done = tuple((at, action) for at, action, _ in steps)
        found = Replayed(row, table, deck, funds, done, state, len(steps) == len(some))
        if best is None or found.worth > best.worth:
            best = found
    if best is not None and moved is not None and moved.follows and moved.together == best.net:
        # All its entries are there, and two say what the player had: of the funds a digit may be another one.
        return best.with_funds(moved.before)
    return best


def _choices(actions: Sequence[Done]) -> Iterator[tuple[Done, ...]]:
    """Yield the ways to take one action of each number: there are several where one has a wrong number or round."""
    return product(*(tuple(same) for _, same in groupby(actions, key=lambda done: done.number)))


def _steps(state: Round, deck: Shuffle, actions: Sequence[Done]) -> Iterator[tuple[int, Action, Round]]:
    """Yield action by action up to the first that is missing, unreadable, illegal, or no deal from the deck."""
    left: Sequence[Any] = deck.order
    for count, (number, at, data) in enumerate(actions, 1):
        try:
            action = action_from(json.loads(data))
            state, _ = engine.apply(state, action)
        except UNREADABLE:
            return
        if isinstance(action, Cut):
            left = shuffle.cut(left, action.at)
        dealt = len(action.cards) if isinstance(action, Deal) else 0
        if number != count or (isinstance(action, Deal) and action.cards != tuple(left[:dealt])):
            return
        left = left[dealt:]
        yield at, action, state


def _funds(data: Any) -> dict[str, int]:
    if not isinstance(data, dict) or not all(type(amount) is int and 0 <= amount <= MOST for amount in data.values()):
        raise TypeError("no funds")
    return data


def _settlement(text: str | None) -> Settlement | None:
    try:
        return settlement_from(json.loads(text)) if text is not None else None
    except UNREADABLE:
        return None
