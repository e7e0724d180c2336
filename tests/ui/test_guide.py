"""The guide of the first round: what it says when, that it takes no key, and that it can be ended at any moment."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ui.tables import PRESETS, at, preset, sit
from uth.game.model import Choice
from uth.store.settings import Speed
from uth.ui.commands import Command, When
from uth.ui.guide import Note
from uth.ui.keys import KeyLabels
from uth.ui.places import Spot
from uth.ui.seat import Seat
from uth.ui.tabletop import Tabletop


def sat(table: str = "standard", boxes: int = 1, guided: bool = True) -> Tabletop:
    return Tabletop(sit(preset(table)), KeyLabels(), Seat(boxes=boxes, guided=guided), preferences=at(Speed.FAST))


def do(top: Tabletop, *commands: Command) -> None:
    for command in commands:
        top.do(command)
        for _ in range(300):
            top.tick(0.05)


def note(top: Tabletop) -> Note:
    found = top.note
    assert found is not None
    return found


def test_a_round_from_the_bets_to_the_next_one() -> None:
    top = sat()
    steps = [
        (None, Spot.BET, "Space deals."),
        (Command.DEAL, Spot.BOX_CARD, "You may check, or play three or four times the Ante."),
        (Command.CHECK, Spot.COMMUNITY_CARD, "You may check, or play twice the Ante."),
        (Command.CHECK, Spot.COMMUNITY_CARD, "A fold gives up Ante and Blind."),
        (Command.PLAY_1X, Spot.BOX_CARD, "Space lays the same bets again, H shows all keys, Esc opens the menu."),
    ]
    for command, spot, said in steps:
        if command:
            do(top, command)
        assert said in note(top).text
        assert {place.spot for place in note(top).about} == {spot}
    do(top, Command.NEXT_ROUND)
    assert top.note is None
    assert not top.guide.on


def test_what_is_about_several_cards_names_them_all() -> None:
    top = sat()
    do(top, Command.DEAL, Command.CHECK)
    assert len(note(top).about) == 3
    do(top, Command.CHECK)
    assert len(note(top).about) == 5


def test_while_things_move_only_the_settlement_is_explained() -> None:
    top = sat()
    top.do(Command.DEAL)
    assert (top.filming, top.note) == (True, None)
    for _ in range(300):
        top.tick(0.05)
    do(top, Command.CHECK, Command.CHECK)
    top.do(Command.PLAY_1X)
    seen = set()
    while top.filming:
        top.tick(0.05)
        if top.filming and top.note is not None:
            seen.add((note(top).text, top.projector.lay.dealer_open))
    assert len(seen) == 1
    ((text, opened),) = seen
    assert opened
    assert "Ante and Play one to one" in text


def test_a_key_ends_it_and_brings_it_back() -> None:
    top = sat()
    for when in (Command.DEAL, Command.CHECK, Command.CHECK):
        do(top, Command.GUIDE)
        assert top.note is None
        do(top, when)
        assert top.note is None
        do(top, Command.GUIDE)
        assert top.note is not None


def test_it_changes_nothing_of_the_game() -> None:
    plain, guided = sat(guided=False), sat()
    line = (Command.DEAL, Command.CHECK, Command.CHECK, Command.PLAY_1X, Command.NEXT_ROUND, Command.DEAL)
    for each in (plain, guided):
        do(each, *line)
    assert plain.session.round == guided.session.round
    assert plain.log.lines == guided.log.lines
    assert plain.note is None


@pytest.mark.parametrize("name", PRESETS)
def test_every_table_is_explained_as_it_is(name: str) -> None:
    table = preset(name)
    top = sat(name, boxes=2 if table.rules.boxes_per_player > 1 else 1)
    assert "deals." in note(top).text
    do(top, Command.DEAL)
    if top.when is When.CUT:
        assert "cut the deck" in note(top).text
        do(top, Command.CUT)
    multiples = {3: "three", 4: "four"}
    for multiple, word in multiples.items():
        assert (word in note(top).text) is (multiple in table.rules.before_the_flop)
    for _ in range(12):
        if top.session.over:
            break
        folds = any(option.choice is Choice.FOLD and option.open for option in top.projector.options)
        assert ("A fold gives up" in note(top).text) is (folds and len(top.session.view.board) == 5)
        do(top, Command.CHECK, Command.PLAY_1X)
    assert top.session.over
    assert "That was a round" in note(top).text


def test_without_trips_there_is_no_word_of_it() -> None:
    table = replace(preset("standard"), trips=None)
    top = Tabletop(sit(table), KeyLabels(), Seat(guided=True), preferences=at(Speed.NORMAL))
    do(top, Command.DEAL, Command.CHECK, Command.CHECK)
    top.do(Command.PLAY_1X)
    said = ""
    while top.filming:
        top.tick(0.05)
        said += top.note.text if top.note else ""
    assert "the sign on the felt" in said
    assert "Trips" not in said
