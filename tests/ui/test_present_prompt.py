"""The sentence in the bar while others decide."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ui.tables import preset, sit
from uth.game.model import Choice
from uth.table import Street
from uth.ui.changes import Decide
from uth.ui.commands import Command
from uth.ui.keys import KeyLabels
from uth.ui.picture import CardAt
from uth.ui.places import community_card
from uth.ui.present_prompt import prompt
from uth.ui.tabletop import Tabletop


@pytest.fixture
def top() -> Tabletop:
    table = Tabletop(sit(preset("standard"), seed="3", company=5), KeyLabels())
    table.do(Command.DEAL)
    return table


def test_who_decides_and_then_what_was_decided(top: Tabletop) -> None:
    desk = top.desk()
    name = top.session.company.seats[2]
    plays = Decide(2, Street.PREFLOP, Choice.PLAY_4X, 20_00)
    assert prompt(replace(desk, lay=replace(desk.lay, thinking=2))) == f"Box 2: {name} decides"
    assert prompt(replace(desk, lay=replace(desk.lay, decided=(plays,)))) == f"Box 2: {name} plays 4x, $20"
    own = replace(plays, box=3)
    assert prompt(replace(desk, lay=replace(desk.lay, decided=(plays, own)))) == "No more bets"


def test_the_flop_is_told_of_as_it_turns(top: Tabletop) -> None:
    desk = top.desk()
    checks, place = Decide(2, Street.PREFLOP, Choice.CHECK, 0), community_card(0)
    turning = {place: CardAt(place, top.session.round.community[0], turning=0.5)}
    assert prompt(replace(desk, lay=replace(desk.lay, decided=(checks,), cards=turning))) == "No more bets"
