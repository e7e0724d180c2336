"""A round of a damaged history, played again: what it came to, and what it says of the chips."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.play import bets
from tests.store.played import Home, next_action, play_round
from tests.tables import standard
from uth.game.actions import CloseBets
from uth.session import PLAYER
from uth.store.history import State
from uth.store.mending import Witness
from uth.store.remains import Done, Moved, Started
from uth.store.replayed import Replayed, replayed
from uth.table import CutBy, Procedure

TABLE = standard(procedure=Procedure(cut=CutBy.PLAYER))
Parts = tuple[Started, list[Done], Moved]


def parts(home: Home) -> Parts:
    """Return the rows of the first round."""
    with home.database.reading() as connection:
        row = connection.execute("SELECT * FROM round").fetchone()
        actions = connection.execute("SELECT number, at, data FROM action ORDER BY number").fetchall()
        rows = connection.execute("SELECT amount, balance FROM entry WHERE round = 1 ORDER BY id").fetchall()
    moved = Moved(rows[0][1] - rows[0][0], sum(amount for amount, _ in rows))
    return Started(*row[:13]), [Done(*action) for action in actions], moved


@pytest.fixture
def settled(tmp_path: Path) -> Parts:
    """Return a settled round: seed 7 is lost with a fold, this one is played."""
    home = Home(tmp_path, table=TABLE, seed="2")
    play_round(home.sit_down())
    home.close()
    home = Home(tmp_path, table=TABLE)
    found = parts(home)
    home.close()
    return found


@pytest.fixture
def waiting(tmp_path: Path) -> Parts:
    """Return a round that is open after a decision."""
    home = Home(tmp_path, table=TABLE)
    session = home.sit_down()
    session.act(bets(1, PLAYER, 500), CloseBets())
    session.act(next_action(session))
    found = parts(home)
    home.close()
    return found


def again(row: Started, actions: list[Done]) -> Replayed:
    """Return the round played again."""
    found = replayed(row, TABLE, actions)
    assert found is not None
    return found


def test_a_settled_round(settled: Parts) -> None:
    row, actions, moved = settled
    played = again(row, actions)
    assert played.whole
    assert played.came_to(moved) is played.came_to(None) is State.SETTLED
    assert played.net == moved.together
    assert played.ended == row.ended
    assert played.witness(moved) == Witness(played.ended, moved.before + moved.together, row.id)
    assert played.witness(moved._replace(before=1)) is None


def test_an_open_round(waiting: Parts) -> None:
    row, actions, moved = waiting
    played = again(row, actions)
    assert played.came_to(moved) is played.came_to(None) is State.OPEN
    assert played.ended == played.heard == actions[-1].at
    assert played.witness(None) == Witness(actions[-1].at, 99_000, row.id)
    # Its stakes are booked, and the actions that laid them are lost.
    assert again(row, []).came_to(moved) is State.VOID
    assert again(row, []).came_to(None) is State.OPEN


Harm = Callable[[Started, list[Done]], tuple[Started, list[Done]]]
HARMS: dict[str, Harm] = {
    "first action": lambda row, actions: (row, actions[1:]),
    "middle action": lambda row, actions: (row, [*actions[:2], *actions[3:]]),
    "last action": lambda row, actions: (row, actions[:-1]),
    "no action": lambda row, _: (row, []),
    "no JSON": lambda row, actions: (row, [*actions[:2], actions[2]._replace(data="["), *actions[3:]]),
    "no action's data": lambda row, actions: (row, [*actions[:2], actions[2]._replace(data="[1]"), *actions[3:]]),
    "not legal": lambda row, actions: (row, [*actions[:2], actions[0], *actions[3:]]),
    "another cut": lambda row, actions: (
        row, [each._replace(data=each.data.replace('"player",20', '"player",21')) for each in actions],
    ),
    "commitment": lambda row, actions: (row._replace(commitment="0" * 64), actions),
    "void": lambda row, actions: (row._replace(state="void"), actions),
}  # fmt: skip


@pytest.mark.parametrize("name", HARMS)
def test_what_does_not_lead_to_its_end_is_void(name: str, settled: Parts) -> None:
    row, actions, moved = settled
    assert again(*HARMS[name](row, actions)).came_to(moved) is State.VOID


def test_a_damaged_record_of_the_settlement_is_made_anew(settled: Parts) -> None:
    row, actions, moved = settled
    assert row.settlement is not None
    for text in (None, "[", "[1]"):
        assert again(row._replace(settlement=text), actions).came_to(None) is State.SETTLED
    other = row._replace(settlement=row.settlement.replace('"ante",500', '"ante",501'))
    assert other != row
    # Either the actions are damaged or the record: the entries decide.
    assert again(other, actions).came_to(moved) is State.SETTLED
    assert again(other, actions).came_to(moved._replace(together=5)) is State.VOID
    assert again(other, actions).came_to(None) is State.VOID
    assert again(row._replace(state="opem"), actions).came_to(moved) is State.SETTLED


@pytest.mark.parametrize(
    "change",
    [
        {"deck": "no deck"}, {"funds": "{"}, {"funds": '{"player": -1}'}, {"funds": '{"player": 1e3}'},
        {"funds": '{"player": 99999999999999999999}'}, {"funds": "[]"}, {"owner": "nobody"}, {"number": 0},
        {"number": 2},
    ],
    ids=str,
)  # fmt: skip
def test_without_deck_or_funds_there_is_no_round(change: dict[str, Any], settled: Parts) -> None:
    row, actions, _ = settled
    assert replayed(row._replace(**change), TABLE, actions) is None


def test_of_two_actions_of_one_number_the_one_that_fits_is_taken(settled: Parts) -> None:
    row, actions, moved = settled
    late = [actions[1]._replace(at=actions[1].at + 50_000)]
    assert again(row, sorted([*actions, *late], key=lambda done: (done.number, -done.at))).actions == tuple(
        (at, action) for at, action in again(row, actions).actions
    )
    strange = [Done(each.number, 1, json.dumps(["decide", 1, "fold"])) for each in actions]
    for some in (sorted([*actions, *strange]), sorted([*actions, strange[2]], key=lambda done: done.number)):
        played = again(row, some)
        assert played.came_to(moved) is State.SETTLED
