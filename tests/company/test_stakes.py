"""What simulated players bet: always what the table takes, and never for long without chips."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tests.tables import standard, tables
from uth.company.personas import PERSONAS, persona_of
from uth.company.stakes import bets_of, brought, kept
from uth.game import engine
from uth.game.betting import lowest_ante
from uth.store.kinds import MOST_FUNDS
from uth.table import Bet, Limit, Limits, Table

everybody = st.sampled_from(PERSONAS)


@given(tables(), everybody, st.text(max_size=4))
def test_bets_are_legal_and_leave_enough_to_play(table: Table, persona: object, lot: str) -> None:
    assert persona in PERSONAS
    who = persona_of(getattr(persona, "name", ""))
    state = engine.new_round(table, {who.name: brought(who, table)})
    bets = bets_of(who, table.rules.boxes, state, lot)
    assert bets is not None
    state, _ = engine.apply(state, bets)
    ante = dict(bets.stakes)[Bet.ANTE]
    assert ante in {lowest_ante(table), *(multiple * lowest_ante(table) for multiple in who.antes), _top(table)}
    assert state.available(who.name) >= 4 * ante


def _top(table: Table) -> int:
    limit = table.limits.ante
    return limit.most - limit.most % limit.step


def test_whoever_can_bet_nothing_sits_out() -> None:
    maria = persona_of("Maria")
    assert bets_of(maria, 1, engine.new_round(standard(), {"Maria": 100}), "x") is None


def test_trips_are_left_away_where_they_do_not_fit() -> None:
    rosa, table = persona_of("Rosa"), standard()
    limits = replace(table.limits, trips=Limit(7_00, 14_00, 7_00))
    state = engine.new_round(replace(table, limits=limits), {"Rosa": 100_000})
    bets = bets_of(rosa, 1, state, "x")
    assert bets is not None
    assert Bet.TRIPS not in dict(bets.stakes)
    state = engine.new_round(replace(table, trips=None), {"Rosa": 100_000})
    assert bets_of(rosa, 1, state, "x") is not None


def test_chips_are_bought_in_time() -> None:
    rosa, table = persona_of("Rosa"), standard()
    assert kept(rosa, table, 39_99) == brought(rosa, table) == 300_00
    assert kept(rosa, table, 40_00) == 40_00
    assert kept(rosa, table, MOST_FUNDS + 1) == 300_00


def test_nobody_brings_more_than_can_be_played_for() -> None:
    dear = Limits(Limit(MOST_FUNDS, 2 * MOST_FUNDS, 1), Limit(1, 1, 1))
    assert brought(persona_of("Sam"), replace(standard(), limits=dear)) == MOST_FUNDS
