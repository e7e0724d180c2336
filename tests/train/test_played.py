"""Rounds that play themselves: known cards come where they belong, the others from the rest, and boxes decide."""

from __future__ import annotations

import pytest

from tests.tables import standard
from uth.cards import DECK, parse_cards
from uth.game import engine
from uth.game.actions import PlaceBets
from uth.game.model import Box, Choice, Phase, Round, Slot, To, stakes_of
from uth.table import Bet, CutBy, Procedure, Table
from uth.train.played import Decides, Supply, by_rule_of_thumb, next_action

ACES, BOARD = parse_cards("As Ah"), parse_cards("Qh Jh 9s 4s 3d")
CUT = standard(procedure=Procedure(cut=CutBy.PLAYER))


def played(table: Table, decides: Decides) -> Round:
    state = engine.new_round(table, {"Ann": 1_000_000, "Bob": 1_000_000})
    for box, name in ((1, "Ann"), (3, "Bob")):
        state, _ = engine.apply(state, PlaceBets(box, name, stakes_of({Bet.ANTE: 1000, Bet.BLIND: 1000})))
    supply = Supply({Slot(To.BOX, 3): ACES, Slot(To.COMMUNITY): BOARD}, DECK)
    while state.phase is not Phase.SETTLED:
        state, _ = engine.apply(state, next_action(state, supply, decides))
    return state


@pytest.mark.parametrize("table", [standard(), CUT])
def test_known_cards_come_where_they_belong_and_no_card_twice(table: Table) -> None:
    state = played(table, by_rule_of_thumb)
    assert (state.boxes[1].cards, state.community) == (ACES, BOARD)
    out = [*state.boxes[0].cards, *state.boxes[1].cards, *state.dealer, *state.community, *state.burned]
    assert len(out) == len(set(out))


def test_each_box_decides_for_itself() -> None:
    def decides(state: Round, box: Box) -> Choice:
        return by_rule_of_thumb(state, box) if box.number == 3 else engine.open_choices(state, box.number)[-1]

    low, aces = played(standard(), decides).boxes
    assert aces.multiple == 4
    assert low.folded or low.multiple


def test_without_cards_there_is_none_left() -> None:
    supply = Supply({Slot(To.DEALER): ACES})
    assert [supply.card(Slot(To.DEALER)) for _ in ACES] == list(ACES)
    with pytest.raises(IndexError):
        supply.card(Slot(To.DEALER))
