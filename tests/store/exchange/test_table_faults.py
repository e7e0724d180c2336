"""Tables of files from elsewhere: those of the program pass, and one that passes can be played at."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

from tests.config import legal_tables
from tests.play import bets, steps
from tests.samples import sampled
from tests.store.exchange.sittings import poked
from tests.tables import paytable, standard
from tests.tables import tables as any_tables
from uth.cards import DECK
from uth.chips import Chip, Colour, Currency
from uth.config import list_tables, load_table
from uth.errors import UthError
from uth.game import engine
from uth.game.actions import CloseBets, Cut, Deal, Decide
from uth.game.model import Phase, Round
from uth.paytable import Fixed, Odds, Paytable
from uth.store.exchange.table_faults import faults
from uth.table import Bet, Cap, CapPer, Limit, Limits, OrderInBox, Procedure, Rules, Table
from uth.table_data import from_data, to_data
from uth.words.money import money_words
from uth.words.settlement import why_words
from uth.words.sign import paytable_in_short


@sampled(25, 50, legal_tables.tables())
def test_tables_that_a_file_may_hold_pass(table: Table) -> None:
    assert list(faults(table)) == []


@settings(max_examples=50)
@given(any_tables())
def test_tables_that_the_engine_takes_pass(table: Table) -> None:
    assert list(faults(table)) == []


def test_presets_pass() -> None:
    assert [fault for listed in list_tables() for fault in faults(load_table(listed.name).table)] == []


LIMIT = Limit(1, 5, 1)
WRONG: dict[str, tuple[Table, str]] = {
    "currency": (standard(currency=Currency("XXX", "X")), "there is no currency 'XXX' with 2 decimals"),
    "decimals": (standard(currency=Currency("USD", "$", 9)), "there is no currency 'USD' with 9 decimals"),
    "sign": (standard(currency=Currency("USD", "")), "the sign '' of its currency cannot be shown"),
    "no chips": (standard(chips=()), "its chips are none, or not in order"),
    "worthless chips": (standard(chips=(Chip(0, Colour.RED),)), "its chips are none, or not in order"),
    "equal chips": (standard(chips=(Chip(5, Colour.RED), Chip(5, Colour.BLUE))), "its chips are none, or not in order"),
    "smallest chip": (standard(smallest_chip=0), "smallest chip: expected 1 to 500000000000, found 0"),
    "limit": (standard(limits=Limits(Limit(-1, 5, 1), LIMIT)), "limits: expected 0 to 500000000000, found -1"),
    "step": (standard(limits=Limits(LIMIT, Limit(1, 5, 0))), "step: expected 1 to 500000000000, found 0"),
    "cap": (standard(limits=Limits(LIMIT, LIMIT, Cap(-1, CapPer.BOX))), "payout cap: expected 0 to "),
    "boxes": (standard(rules=Rules(boxes=9)), "boxes: expected 1 to 8, found 9"),
    "dark boxes": (standard(rules=Rules(dark_boxes=-1)), "dark boxes: expected 0 to 8, found -1"),
    "multiples": (standard(rules=Rules(before_the_flop=(5,))), "multiples of the Ante: expected 1 to 4, found 5"),
    "packet": (standard(procedure=Procedure(packet=0)), "packet: expected 1 to 2, found 0"),
    "cut": (standard(procedure=Procedure(cut_at_least=27)), "cut: expected 1 to 26, found 27"),
    "order": (
        standard(procedure=Procedure(order_in_box=OrderInBox(take=(Bet.ANTE,) * 4))),
        "the order in a box does not have each bet once",
    ),
    "no pays": (standard(blind=Paytable((), Fixed.PUSH)), "blind: its hands are none, or one of them is there twice"),
    "per nothing": (standard(trips=paytable([Odds(3, 0)], Fixed.LOSE)), "trips: odds: expected 1 to 10000, found 0"),
    "debts": (standard(blind_lost=paytable([Odds(-3)], Fixed.LOSE)), "blind lost: odds: expected 0 to "),
    "riches": (standard(blind=paytable([Odds(20_001, 2)], Fixed.PUSH)), "blind: odds of more than 10000 to 1"),
    "name": (standard(name="\x1b[2J"), "the text '\\x1b[2J' cannot be shown"),
    "profile": (standard(procedure=Procedure(faults="\n")), "the text '\\n' cannot be shown"),
    "source": (standard(sources=("x" * 501,)), "cannot be shown"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_played_or_told(case: str) -> None:
    table, fault = WRONG[case]
    assert any(each.startswith(fault) or each.endswith(fault) for each in faults(table))


ODD: tuple[object, ...] = (None, True, -1, 0, 1, 2, 7, 50, 10**6, "", "push", "x", [], {}, [[]], [1], ["flop"])


def _play(table: Table) -> Round | None:
    """Play a round as far as the table lets it, the lowest Ante in the first box."""
    state = engine.new_round(table, {"Ann": 10**12})
    deck = list(DECK)
    try:
        state = steps(state, bets(1, "Ann", table.limits.ante.most, 0), CloseBets())
        if state.phase is Phase.CUT:
            state = steps(state, Cut(str(state.cutter), 26))
        while state.phase is not Phase.SETTLED:
            if state.phase is Phase.DEAL:
                state = steps(state, Deal(tuple(deck.pop() for _ in engine.due(state))))
            else:
                state = steps(state, Decide(1, engine.open_choices(state)[-1]))
    except UthError:
        return None
    return state


def test_a_table_that_passes_can_be_played_at_and_told_about() -> None:
    data, passed = to_data(standard()), 0
    for seed in range(600):
        try:
            table = from_data(poked(data, random.Random(seed), ODD))
        except (TypeError, ValueError, KeyError):
            continue
        if list(faults(table)):
            continue
        state = _play(table)
        if state is None:
            continue
        passed += 1
        assert state.settlement is not None
        for line in state.settlement.boxes[0].lines:
            assert why_words(line, table)
            assert money_words(line.net, table.currency)
        assert paytable_in_short(table.blind)
    assert passed > 50
