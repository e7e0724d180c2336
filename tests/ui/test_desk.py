from __future__ import annotations

from tests.ui.tables import at, look, preset, sit
from uth.game.model import Choice
from uth.store.settings import Speed
from uth.table import Bet
from uth.ui.commands import Command
from uth.ui.keys import KeyLabels
from uth.ui.laid import Laid
from uth.ui.tabletop import Tabletop


def test_amounts_have_decimals_when_any_on_the_table_needs_them() -> None:
    table = Tabletop(sit(preset("standard")), KeyLabels(), preferences=at(Speed.OFF))
    assert table.desk().say(10_00) == "$10"
    assert table.desk().say_net(10_00) == "+$10"
    table.laying.bets = {1: Laid(5_00, trips=1_50)}
    table.projector.relay(table.bettor.laid_on)
    assert table.desk().decimals
    assert table.desk().say(10_00) == "$10.00"
    assert table.desk().at_stake == 11_50


def test_the_settlement_is_there_only_when_the_dealers_hand_lies_open() -> None:
    table = Tabletop(sit(preset("standard")), KeyLabels(), preferences=at(Speed.NORMAL))
    table.do(Command.DEAL)
    table.skip()
    look(table)
    assert table.desk().open_choices == (Choice.CHECK, Choice.PLAY_3X, Choice.PLAY_4X)
    table.do(Command.PLAY_4X)
    shown = [table.desk().settlement]
    table.skip()
    shown.append(table.desk().settlement)
    assert shown == [None, table.session.round.settlement]
    assert table.session.round.settlement is not None


def test_boxes_are_named_only_where_there_are_several() -> None:
    for name, numbered in (("standard", False), ("practice", True)):
        assert Tabletop(sit(preset(name)), KeyLabels()).desk().numbered is numbered
    assert Tabletop(sit(preset("practice")), KeyLabels()).bettor.circle == (1, Bet.ANTE)
