"""Whether the rows of a round belong together: its table, sitting, actions and entries, by whose they are and when."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

from uth.game import engine
from uth.game.actions import Decide, PlaceBets
from uth.game.model import Phase, Round
from uth.i18n import gettext as _
from uth.store.history import State, Stored
from uth.store.kinds import Kind
from uth.store.verify import Finding


def joined(connection: sqlite3.Connection, player: int, stored: Stored, *, carried: bool) -> Iterator[Finding]:
    """Yield what does not belong together in the rows of a round, whose actions the rules must allow.

    *carried*: entries of this player were lost with a damaged file.
    """
    which = (player, stored.number)
    yield from _table(stored, connection.execute(_FELT, which).fetchone())
    yield from _owners(stored, connection.execute(_OWNERS, which).fetchone())
    yield from _times(stored)
    yield from _entries(stored, connection.execute(_ENTRIES, which).fetchall(), carried=carried)


def left(connection: sqlite3.Connection, player: int) -> Iterator[Finding]:
    """Yield whether the player is marked as one who is being deleted, which no player stays."""
    (leaving,) = connection.execute("SELECT leaving FROM player WHERE id = ?", (player,)).fetchone()
    if leaving != 0:
        yield Finding(_("whether the player is being deleted"), _("no"), str(leaving))


_ROUND = "FROM round WHERE round.player = ? AND round.number = ?"
_FELT = f"SELECT name, currency, content FROM felt WHERE id = (SELECT felt {_ROUND})"
_OWNERS = (
    "SELECT player, (SELECT player FROM sitting WHERE id = round.sitting), "
    "(SELECT group_concat(DISTINCT player) FROM entry WHERE round = round.id AND player <> round.player), "
    "(SELECT count(*) FROM action WHERE round = round.id), "
    f"(SELECT max(number) FROM action WHERE round = round.id) {_ROUND}"
)
_ENTRIES = f"SELECT number, at, kind, amount FROM entry WHERE round = (SELECT id {_ROUND}) ORDER BY number"


def _table(stored: Stored, row: tuple[Any, ...]) -> Iterator[Finding]:
    name, code, content = row
    data = json.loads(content)
    for what, expected, found in (
        (_("the name of its table"), data["name"], name),
        (_("the currency of its table"), stored.table.currency.code, code),
    ):
        if expected != found:
            yield Finding(what, str(expected), str(found), stored.number)


def _owners(stored: Stored, row: tuple[Any, ...]) -> Iterator[Finding]:
    player, sitter, others, actions, last = row
    if sitter != player:
        yield Finding(_("the player of its sitting"), _("the same"), _("another"), stored.number)
    if others is not None:
        yield Finding(_("the player of its entries"), _("the same"), _("another"), stored.number)
    if actions != (last or 0):
        yield Finding(
            _("the numbers of its actions"),
            _("1 to {actions}").format(actions=actions),
            _("up to {last}").format(last=last),
            stored.number,
        )


def _times(stored: Stored) -> Iterator[Finding]:
    lost = stored.state is State.VOID
    if any(later < earlier for earlier, later in zip((stored.began, *stored.times), stored.times, strict=False)):
        yield Finding(_("the times of its actions"), _("in order"), _("one before the other"), stored.number, lost)
    last = stored.times[-1] if stored.times else stored.began
    if stored.ended is None:
        return
    if stored.ended < last or (stored.state is State.SETTLED and stored.ended != last):
        yield Finding(_("the time at which it ended"), str(last), str(stored.ended), stored.number, lost)


class _Step(NamedTuple):
    """What was confirmed at one moment: which kinds of entries it may have, and what they come to."""

    kinds: frozenset[Kind]
    amount: int


def _entries(stored: Stored, rows: list[tuple[Any, ...]], *, carried: bool) -> Iterator[Finding]:
    steps = _steps(stored)
    moved: dict[int, int] = defaultdict(int)
    for number, at, kind, amount in rows:
        if kind == Kind.VOID:
            if at != stored.ended or stored.state is not State.VOID:
                yield Finding(
                    _("the time of entry {number} ({kind})").format(number=number, kind=kind),
                    str(stored.ended),
                    str(at),
                    stored.number,
                )
            continue
        step = steps.get(at)
        if step is None or kind not in step.kinds:
            expected = ", ".join(sorted(step.kinds)) if step else _("one that something was done at")
            found = str(kind) if step else str(at)
            what = (_("the kind of entry {number}") if step else _("the time of entry {number}")).format(number=number)
            yield Finding(what, expected or _("none"), found, stored.number, stored.state is State.VOID)
        moved[at] += amount
    if carried or stored.state is State.VOID:
        return
    for at, step in steps.items():
        if moved[at] != step.amount:
            yield Finding(
                _("what the entries of {at} come to").format(at=at), str(step.amount), str(moved[at]), stored.number
            )


def _steps(stored: Stored) -> dict[int, _Step]:
    """What each moment's entries are; two confirmations may share a moment, and a clock that was set back does not."""
    state, steps = engine.new_round(stored.table, stored.funds), dict[int, _Step]()
    for at, action in zip(stored.times, stored.actions, strict=True):
        before, (state, _) = state, engine.apply(state, action)
        kinds, amount = steps.get(at, _Step(frozenset(), 0))
        may = {Kind.BETS} if isinstance(action, PlaceBets) else {Kind.PLAY} if isinstance(action, Decide) else set()
        if not may and _has(before, stored) != _has(state, stored) and Kind.BETS not in kinds:
            may = {Kind.PLAY}
        paid = {Kind.PAID} if state.phase is Phase.SETTLED else set()
        steps[at] = _Step(kinds | may | paid, amount + _has(state, stored) - _has(before, stored))
    return steps


def _has(state: Round, stored: Stored) -> int:
    return state.available(stored.owner)
