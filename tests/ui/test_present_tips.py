"""What is said about the thing that is pointed at."""

from __future__ import annotations

import pytest

from tests.ui.tables import PRESETS, at, look, preset, sit, variants
from uth.game.model import Choice
from uth.store.settings import Speed
from uth.table import Bet
from uth.ui.commands import Command
from uth.ui.keys import KeyLabels
from uth.ui.picture import Pointed, Target
from uth.ui.present import present
from uth.ui.present_tips import Tip, tip
from uth.ui.seat import Seat
from uth.ui.tabletop import Tabletop
from uth.words import tips as words


def top(name: str = "practice", *, boxes: int = 1, bankroll: int = 1000, speed: Speed = Speed.OFF) -> Tabletop:
    return Tabletop(sit(preset(name), bankroll), KeyLabels(), Seat(boxes=boxes), preferences=at(speed))


def about(table: Tabletop, target: Target) -> Tip:
    return tip(table.desk(hover=target), target)


def button(table: Tabletop, intent: str) -> Target:
    intents = [each.intent for each in present(table.desk()).buttons]
    return Target(Pointed.BUTTON, index=intents.index(intent))


def test_a_circle_says_what_lies_there_chip_by_chip_what_it_pays_and_how_it_is_laid() -> None:
    table = top()
    for _ in range(2):
        table.wagers.bet_on(1, Bet.ANTE)
    table.skip()
    assert about(table, Target(Pointed.BET, 1, Bet.ANTE)) == (
        "Box 1, Ante: $15",
        "3 × $5",
        "Pays 1 to 1 where the hand wins; goes back if the dealer does not qualify",
        "Click or wheel: $5 more; right click: less; drag: move it; E: type the amount",
    )


def test_on_a_table_with_one_box_it_is_not_named() -> None:
    assert about(top("standard"), Target(Pointed.BET, 1, Bet.TRIPS))[:2] == (
        "Trips",
        "Paid by the TRIPS sign, whatever the dealer has",
    )


def test_play_on_a_table_with_dark_boxes_says_how_it_is_set() -> None:
    assert about(top("six-box-dark"), Target(Pointed.BET, 1, Bet.PLAY))[-1].startswith("Click or wheel: seen, or dark")
    assert len(about(top("standard"), Target(Pointed.BET, 1, Bet.PLAY))) == 2


def test_a_decision_says_what_it_costs_and_what_comes_of_it() -> None:
    table = top("standard")
    table.wagers.bet_on(1, Bet.TRIPS)
    table.do(Command.DEAL)
    assert about(table, button(table, "play 4x")) == (
        "Play 4x: $20",
        "4 times the Ante on Play, and no more decisions for this box",
    )
    assert about(table, button(table, "check"))[1] == "Costs nothing; this box decides again when more cards are open"
    for _ in range(2):
        look(table)
        table.do(Command.CHECK)
    assert about(table, button(table, "fold")) == ("Fold", "Gives up Ante and Blind, $10; Trips still plays")


def test_what_cannot_be_done_says_why() -> None:
    table = top("standard", bankroll=20)
    table.do(Command.DEAL)
    assert about(table, button(table, "play 4x"))[-1] == "That takes $20, and you have $10."
    undo = Target(Pointed.ACTION, index=2)
    assert about(table, undo)[-1] == "Bets can be changed between rounds."


def test_a_chip_says_its_value_and_key() -> None:
    table = top()
    index = [shown.text for shown in present(table.desk()).tray].index("25")
    assert about(table, Target(Pointed.CHIP, index=index)) == (
        "Chip of $25",
        f"A click takes it in hand, a drag lays it on a circle (key {index + 1})",
    )


def test_nothing_is_explained_in_a_film_or_under_a_dialog_nor_what_speaks_for_itself() -> None:
    table = top(speed=Speed.NORMAL)
    ante = Target(Pointed.BET, 1, Bet.ANTE)
    assert about(table, Target(Pointed.BOX, 1)) == about(table, Target(Pointed.DEALER)) == ()
    assert about(table, ante) != ()
    table.do(Command.MENU)
    assert about(table, ante) == ()
    table.do(Command.CLOSE)
    table.do(Command.DEAL)
    assert about(table, ante) == ()


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_explains_everything_that_can_be_pressed(name: str) -> None:
    table = top(name)
    picture = present(table.desk())
    targets = [
        *(Target(Pointed.BUTTON, index=index) for index in range(len(picture.buttons))),
        *(Target(Pointed.ACTION, index=index) for index in range(len(picture.actions))),
        *(Target(Pointed.CHIP, index=index) for index in range(len(picture.tray))),
        *(Target(Pointed.BET, 1, bet) for bet in picture.felt.bets),
    ]
    for target in targets:
        assert len(about(table, target)) >= 2, target


def test_what_a_fold_costs_follows_the_rules() -> None:
    kept, lost = preset("standard").rules, variants()[3].rules
    assert words.choice_tip(Choice.FOLD, kept, "$10", trips=False) == "Gives up Ante and Blind, $10"
    assert words.choice_tip(Choice.FOLD, lost, "$10", trips=True) == "Gives up Ante and Blind, $10, and Trips"
