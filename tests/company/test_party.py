"""The company at a table: seats, and what they do in whole rounds of any table."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play import bets, steps
from tests.tables import standard, tables
from uth.cards import DECK
from uth.company import ALONE, Party, first_boxes, most_company
from uth.company.personas import PERSONAS
from uth.game import engine
from uth.game.actions import CloseBets, Cut, Deal, Decide
from uth.game.model import Phase, Round
from uth.table import CutBy, Procedure, Rules, Table

ME = "player"


def test_everybody_has_a_box_of_their_own_and_the_players_stay_free() -> None:
    table = standard(rules=Rules(boxes=8))
    party = Party.seated(table, 7, (4,), "lot")
    assert sorted(party.seats) == [1, 2, 3, 5, 6, 7, 8]
    assert len(set(party.seats.values())) == 7
    assert Party.seated(table, 7, (4,), "lot") == party
    assert Party.seated(table, 7, (4,), "another lot") != party
    assert len(Party.seated(table, 7, (3, 4, 5), "lot").seats) == 5


def test_nobody_is_called_as_the_player() -> None:
    names = {name for lot in "abcdef" for name in Party.seated(standard(), 5, (1,), lot, "mARIA").seats.values()}
    assert names == {persona.name for persona in PERSONAS} - {"Maria"}


def test_how_many_have_room() -> None:
    assert most_company(standard()) == 5
    assert most_company(standard(rules=Rules(boxes=8))) == 7
    assert most_company(standard(rules=Rules(boxes=1))) == 0
    assert (first_boxes(standard(), 1, 0), first_boxes(standard(), 1, 5)) == ((1,), (3,))
    assert first_boxes(standard(), 4, 2) == (2, 3, 4, 5)


def test_those_in_a_round_are_found_again() -> None:
    party = Party.seated(standard(), 4, (2,), "x")
    state = engine.new_round(standard(), party.funds(standard(), {}) | {ME: 100_000})
    placed = (*party.bets(state, "x"), bets(2, ME, 500))
    assert Party.found(ME, placed) == party
    assert Party.found("Zoe", [bets(1, "Nobody", 500)]).seats == {1: "Nobody"}


def test_funds_carry_over() -> None:
    party = Party.seated(standard(), 2, (1,), "x")
    one, other = sorted(party.seats.values())
    first = party.funds(standard(), {})
    after = party.funds(standard(), {one: first[one] + 777, other: 3, "somebody": 4})
    assert after == {one: first[one] + 777, other: first[other]}
    assert ALONE.funds(standard(), {}) == {}


@settings(max_examples=60)
@given(tables(), st.text(max_size=3), st.permutations(DECK))
def test_they_play_a_round_of_any_table_to_its_end(table: Table, lot: str, deck: list[object]) -> None:
    party = Party.seated(table, 7, (), lot)
    state = engine.new_round(table, party.funds(table, {}))
    state = steps(state, *party.bets(state, lot), CloseBets())
    left = list(DECK)
    while state.phase is not Phase.SETTLED:
        action = party.action(state, lot)
        if action is None and state.phase is Phase.CUT:
            action = Cut(state.cutter or "", 20)
        if action is None:
            dealt = len(engine.due(state))
            action, left = Deal(tuple(left[:dealt])), left[dealt:]
        state = steps(state, action)
    assert len(party.remarks(state, ME, lot)) <= 2


def test_only_those_who_are_asked_do_something() -> None:
    table = standard(procedure=Procedure(cut=CutBy.PLAYER))
    party = Party.seated(table, 2, (1,), "x")
    state = engine.new_round(table, party.funds(table, {}) | {ME: 100_000})
    assert party.action(state, "x") is None
    state = steps(state, bets(1, ME, 500), *party.bets(state, "x"), CloseBets())
    assert (state.cutter, party.action(state, "x")) == (ME, None)
    state = _dealt(steps(state, Cut(ME, 20)))
    assert party.action(state, "x") is None
    state = steps(state, Decide(1, engine.open_choices(state)[0]))
    action = party.action(state, "x")
    assert isinstance(action, Decide)
    assert action.box in party.seats


def test_who_is_asked_cuts_or_leaves_it() -> None:
    table = standard(procedure=Procedure(cut=CutBy.PLAYER))
    party = Party.seated(table, 1, (2,), "x")
    state = engine.new_round(table, party.funds(table, {}))
    state = steps(state, *party.bets(state, "x"), CloseBets())
    done = [party.action(state, str(lot)) for lot in range(60)]
    cuts = [action.at for action in done if isinstance(action, Cut)]
    assert 30 < len(cuts) < 55
    assert all(engine.refusal_of(state, action) is None for action in done if action is not None)


def _dealt(state: Round) -> Round:
    return steps(state, Deal(tuple(DECK[: len(engine.due(state))])))
