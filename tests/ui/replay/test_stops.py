"""The moments of a stored round."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play import OWNERS, Played, rounds
from tests.tables import standard, tables
from tests.ui.replay.stored import one_round, stored_of
from uth.game import engine
from uth.game.actions import Cut, Decide, DeclineCut
from uth.game.model import Choice
from uth.table import CutBy, Procedure, Rules
from uth.ui.replay.stops import Kind, stops_of


@settings(max_examples=40)
@given(rounds(tables()), st.sampled_from(OWNERS))
def test_every_decision_is_a_moment_and_nothing_that_happened_is_left_out(played: Played, owner: str) -> None:
    stored = stored_of(played, owner)
    stops = stops_of(stored)
    assert stops[0].kind is Kind.BETS
    assert not stops[0].state.street
    own = [box.number for box in played.state.owned_by(owner)]
    decided = [action for action in stored.actions if isinstance(action, Decide) and action.box in own]
    assert [stop.done for stop in stops if stop.kind is Kind.DECISION] == decided
    cut = [act for act in stored.actions if isinstance(act, Cut | DeclineCut) and act.by == owner]
    assert [stop.done for stop in stops if stop.kind is Kind.CUT] == cut
    assert [event for stop in stops for event in stop.events] == played.events
    assert stops[-1].state == played.state


@settings(max_examples=40)
@given(rounds(tables()), st.sampled_from(OWNERS))
def test_a_settled_round_ends_with_each_of_the_players_boxes(played: Played, owner: str) -> None:
    stops = stops_of(stored_of(played, owner))
    settlement = played.state.settlement
    assert settlement is not None
    own = [settled.box for settled in settlement.boxes if settled.owner == owner]
    (end,) = [stop for stop in stops if stop.kind is Kind.SETTLED]
    explained = [stop.box for stop in stops if stop.kind is Kind.BOX]
    if len(own) == 1:
        assert explained == []
        assert end.box == own[0]
    else:
        assert explained == own
        assert end.box == 0


def test_moments_know_their_time() -> None:
    stored = one_round(standard())
    decision = next(stop for stop in stops_of(stored) if stop.kind is Kind.DECISION)
    assert decision.seconds == 4
    assert stops_of(stored)[-1].seconds is None
    late = replace(stored, times=tuple(reversed(stored.times)))
    assert all(stop.seconds is None or stop.seconds >= 0 for stop in stops_of(late))


def test_a_decision_says_what_it_put_on_play() -> None:
    costs = {}
    for seed in "1234567":
        for stop in stops_of(one_round(standard(), seed=seed)):
            if isinstance(stop.done, Decide):
                costs[stop.done.choice] = stop.cost
    assert costs[Choice.CHECK] == 0
    assert costs[Choice.PLAY_4X] == 4000


def test_a_round_that_was_not_finished_ends_where_it_stands() -> None:
    stored = one_round(standard())
    half = replace(stored, actions=stored.actions[:3], times=stored.times[:3], settlement=None)
    stops = stops_of(half)
    assert stops[-1].kind is Kind.UNFINISHED
    assert stops[-1].state == engine.replay(half.table, half.funds, half.actions)
    assert stops_of(replace(half, actions=(), times=()))[-1].kind is Kind.UNFINISHED


def test_the_cut_is_a_moment_of_its_own() -> None:
    table = standard(rules=Rules(), procedure=Procedure(cut=CutBy.PLAYER))
    kinds = [stop.kind for stop in stops_of(one_round(table))]
    assert kinds[:3] == [Kind.BETS, Kind.CUT, Kind.DECISION]
