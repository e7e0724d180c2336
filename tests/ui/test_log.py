"""The log of a table: every event in a sentence, no sooner than it is to be seen."""

from __future__ import annotations

import logging
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ui.tables import at, preset, sit
from uth.game.events import Event
from uth.store.settings import Speed
from uth.table import Table
from uth.ui.commands import Command
from uth.ui.keys import KeyLabels
from uth.ui.log import MOST, Log
from uth.ui.places import Spot
from uth.ui.seat import Seat
from uth.ui.tabletop import Tabletop
from uth.words.happened import Happened
from uth.words.money import money_words


def sat(table: str = "standard", boxes: int = 1, speed: Speed = Speed.NORMAL, log: Log | None = None) -> Tabletop:
    return Tabletop(sit(preset(table)), KeyLabels(), Seat(boxes=boxes, player="Ann", log=log), preferences=at(speed))


def do(top: Tabletop, *commands: Command) -> None:
    """Do commands, and look at everything that comes of each."""
    for command in commands:
        top.do(command)
        for _ in range(600):
            top.tick(0.05)


ROUND = (Command.DEAL, Command.CHECK, Command.CHECK, Command.PLAY_1X)


def test_a_round_from_the_bets_to_the_money() -> None:
    top = sat()
    do(top, *ROUND)
    assert list(top.log.lines)[:6] == [
        "Ultimate Texas Hold'em, table Standard.",
        "You play as Ann; your chips and rounds are kept.",
        "Round 1.",
        "Your bets: Ante $5, Blind $5.",
        "No more bets.",
        "Your cards: jack of diamonds, two of diamonds.",
    ]
    for line in ("You check.", "You play 1x, $5."):
        assert line in top.log.lines
    assert top.log.lines[-1] == f"You have ${top.session.bankroll // 100:,}."


def test_the_same_sentences_as_in_the_terminal() -> None:
    top = sat("six-box-dark", boxes=3)
    heard: list[str] = []

    def say(amount: int) -> str:
        return money_words(amount, top.session.table.currency)

    before = top.projector.heard

    def hear(events: tuple[Event, ...]) -> None:
        before(events)
        heard.extend(Happened(top.session.view, say, numbered=True).of(events))

    top.projector.heard = hear
    do(top, Command.DEAL, Command.CUT, Command.CHECK, Command.CHECK, Command.FOLD)
    told = [line for line in top.log.lines if line in heard]
    assert told == heard
    assert len([line for line in heard if "is opened:" in line]) == 2


def test_nothing_is_read_before_it_is_to_be_seen() -> None:
    top = sat("six-box-dark", boxes=3)
    for command in (Command.DEAL, Command.CUT, Command.CHECK, Command.CHECK, Command.PLAY_1X):
        top.do(command)
        for _ in range(600):
            top.tick(0.02)
            said, lay = list(top.log.lines), top.projector.lay
            shown = sum(lay.shows(place) for place in lay.cards if place.spot is Spot.COMMUNITY_CARD)
            assert shown >= 3 or not any(line.startswith("The flop") for line in said)
            assert shown == 5 or not any(line.startswith("The last two") for line in said)
            assert lay.dealer_open or not any("dealer's cards" in line for line in said)
            for box in (1, 2, 3):
                paid = any(re.match(f"Box {box}: .*Ante (pays|loses|pushes)", line) for line in said)
                assert box in lay.results or not paid
            assert not top.filming or top.log.lines[-1].startswith("You have") is (len(lay.results) == 3)


@pytest.mark.parametrize("speed", list(Speed))
def test_at_any_speed_it_comes_to_the_same(speed: Speed) -> None:
    top, slow = sat(speed=speed), sat(speed=Speed.SLOW)
    for each in (top, slow):
        do(each, *ROUND, Command.NEXT_ROUND)
    assert top.log.lines == slow.log.lines
    assert top.log.lines[-1] == "Round 2."


def test_what_is_hurried_past_is_written_down_all_the_same() -> None:
    slow, hurried = sat(), sat()
    do(slow, *ROUND)
    for command in ROUND:
        hurried.do(command)
        hurried.skip()
        hurried.tick(1)
        hurried.tick(1)
    assert hurried.log.lines == slow.log.lines


def test_chips_that_are_bought_are_an_event() -> None:
    top = sat()
    do(top, Command.MENU, Command.BUY_CHIPS, Command.BUY_TWICE)
    assert top.log.lines[-1] == "Chips bought: $2,000."


def test_another_table_goes_on_in_the_same_log() -> None:
    log = Log()
    do(sat(log=log), *ROUND)
    count = len(log.lines)
    do(sat("france", log=log), Command.DEAL)
    assert log.lines[count] == "Ultimate Texas Hold'em, table France."
    assert "Your bets: Ante €20, Blind €20." in log.lines


def test_each_new_sentence_is_handed_out_once() -> None:
    top = sat()
    do(top, Command.DEAL)
    assert list(top.log.take_untold()) == list(top.log.lines)
    assert list(top.log.take_untold()) == []
    do(top, Command.CHECK)
    assert next(iter(top.log.take_untold())) == "You check."


def test_the_file_gets_it_as_it_is_booked(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "uth.table"):
        top = sat()
        for command in ROUND[:1]:
            top.do(command)
    said = [record.getMessage() for record in caplog.records if record.name == "uth.table"]
    assert "round 1: Your cards: jack of diamonds, two of diamonds." in said
    assert top.filming


@given(st.lists(st.sampled_from(("say", "back", "on", "toggle"))))
def test_scrolling_stays_within_what_there_is(done: list[str]) -> None:
    log = Log()
    for number, what in enumerate(done):
        newest = log.lines[len(log.lines) - 1 - log.back] if log.lines else ""
        match what:
            case "say":
                log.say(f"sentence {number}")
                log.follow(None)
                if log.back:
                    assert log.lines[len(log.lines) - 1 - log.back] == newest, "who reads further up is not moved on"
            case "back":
                log.scroll(3)
            case "on":
                log.scroll(-3)
            case _:
                log.toggle()
                assert log.back == 0
        assert 0 <= log.back <= max(0, len(log.lines) - 1)


def test_it_does_not_grow_for_ever() -> None:
    log = Log()
    for number in range(MOST + 10):
        log.say(f"sentence {number}")
    log.follow(None)
    assert len(log.lines) == MOST
    assert log.lines[0] == "sentence 10"


def test_a_round_that_waited_is_told_first() -> None:
    table: Table = preset("standard")
    top = Tabletop(sit(table), KeyLabels(), Seat(waited=True, player="Ann", elsewhere="France"))
    top.tick(0)
    assert "After it the table France is laid out." in top.log.lines[2]
