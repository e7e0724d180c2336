"""Actions and settlements as data: every one comes back as it was, and nothing else is taken for one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.play import bets
from tests.tables import standard
from uth.cards import DECK, Card
from uth.game import engine
from uth.game.actions import Action, ClearBets, CloseBets, Cut, Deal, Decide, DeclineCut, PlaceBets
from uth.game.model import Choice, stakes_of
from uth.game.notation import NotationError, action_data, action_from, settlement_data, settlement_from
from uth.session import PLAYER, Session, seeded
from uth.table import Bet

_AMOUNTS = st.integers(0, 10**12)
_CARDS = st.lists(st.sampled_from(DECK), unique=True, max_size=12).map(tuple[Card, ...])
_ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(
        PlaceBets,
        st.integers(1, 8),
        st.text(min_size=1),
        st.dictionaries(st.sampled_from(Bet), _AMOUNTS).map(stakes_of),
        st.none() | st.integers(1, 4),
    ),
    st.builds(ClearBets, st.integers(1, 8)),
    st.just(CloseBets()),
    st.builds(Cut, st.text(), st.integers(1, 51)),
    st.builds(DeclineCut, st.text()),
    st.builds(Deal, _CARDS),
    st.builds(Decide, st.integers(1, 8), st.sampled_from(Choice)),
)


@given(_ACTIONS)
def test_every_action_comes_back_as_it_was(action: Action) -> None:
    assert action_from(json.loads(json.dumps(action_data(action)))) == action


@given(seed=st.text(max_size=9), choice=st.sampled_from(Choice))
def test_every_settlement_comes_back_as_it_was(seed: str, choice: Choice) -> None:
    session = Session(standard(), 1_000_000, entropy=seeded(seed))
    session.act(bets(1, PLAYER, 500, trips=500))
    session.act(CloseBets())
    while not session.over:
        open_choices = engine.open_choices(session.round)
        session.act(Decide(1, choice if choice in open_choices else open_choices[0]))
    settlement = session.round.settlement
    assert settlement is not None
    assert settlement_from(json.loads(json.dumps(settlement_data(settlement)))) == settlement


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "close",
        ["nothing"],
        ["close", 1],
        ["bet", 1, "player", {"ante": "5"}, None],
        ["bet", 1, "player", {"bonus": 5}, None],
        ["bet", "1", "player", {}, None],
        ["deal", "AhAh"],
        ["deal", "xx"],
        ["decide", 1, "play 5x"],
        ["cut", "player"],
    ],
)
def test_nothing_else_is_an_action(data: Any) -> None:
    with pytest.raises(NotationError, match="no action"):
        action_from(data)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        ["AhKhQhJhTh", 1, []],
        ["AhKhQhJh", True, []],
        ["AhKhQhJhTh", True, [[1, "player", "AhKhQhJhTh", "wins", []]]],
        ["AhKhQhJhTh", True, [[1, "player", "AhKhQhJhTh", "win", [["ante", 5, "win", "no bet", None, None, 0.5, 0]]]]],
    ],
)
def test_nothing_else_is_a_settlement(data: Any) -> None:
    with pytest.raises(NotationError, match="no settlement"):
        settlement_from(data)
