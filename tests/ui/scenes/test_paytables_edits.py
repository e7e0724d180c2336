"""The pit boss's desk: an edit of each kind by keys alone and by mouse alone."""

from __future__ import annotations

import pytest

from tests.ui.scenes.at_desk import STANDARD, House, click_line, focus, focused_line, go_to, gone, table_of, typed
from tests.ui.scenes.at_page import click, press, text
from uth.paytable import Odds
from uth.ui.intents import KeyPress
from uth.ui.keys import Key
from uth.ui.pit.present import Part


@pytest.fixture
def house() -> House:
    return House()


# --- by keys alone


def test_a_pay_by_keys_alone(house: House) -> None:
    scene = house.open("standard")
    go_to(scene, Part.BLIND, "flush")
    while focused_line(scene) != "flush":
        press(scene, Key.DOWN)
    press(scene, Key.RIGHT)
    assert dict(table_of(scene).blind.lines)["flush"] == Odds(2)  # type: ignore[index]
    typed(scene, "3:2")
    assert focus(scene) == "value"
    press(scene, Key.ENTER)
    assert focus(scene) == "lines"
    assert table_of(scene) == STANDARD
    press(scene, Key.ENTER)
    typed(scene, "7 to 5")
    assert dict(table_of(scene).blind.lines)["flush"] == Odds(7, 5)  # type: ignore[index]
    press(scene, Key.ESCAPE)
    assert table_of(scene) == STANDARD
    assert not gone(scene)


def test_a_line_added_and_removed_by_keys_alone(house: House) -> None:
    scene = house.open("standard")
    go_to(scene, Part.TRIPS, "two pair")
    typed(scene, "1")
    press(scene, Key.ENTER)
    trips = table_of(scene).trips
    assert trips is not None
    assert trips.lowest == "two pair"
    press(scene, Key.DELETE)
    assert table_of(scene) == STANDARD


def test_a_rule_a_limit_and_a_procedure_by_keys_alone(house: House) -> None:
    scene = house.open("standard")
    go_to(scene, Part.RULES, "dealer qualifies")
    press(scene, Key.RIGHT)
    assert table_of(scene).rules.dealer_qualifies == "always"
    go_to(scene, Part.LIMITS, "ante > min")
    typed(scene, "25")
    press(scene, Key.ENTER)
    assert table_of(scene).limits.ante.least == 2500
    go_to(scene, Part.LIMITS, "payout cap > amount")
    typed(scene, "50000")
    press(scene, Key.ENTER)
    cap = table_of(scene).limits.payout_cap
    assert cap is not None
    assert cap.amount == 5_000_000
    go_to(scene, Part.PROCEDURE, "packet")
    press(scene, Key.LEFT)
    assert table_of(scene).procedure.packet == 1
    for _ in range(4):
        scene.handle(KeyPress(Key.Z, ctrl=True))
    assert table_of(scene) == STANDARD
    for _ in range(4):
        scene.handle(KeyPress(Key.Y, ctrl=True))
    assert table_of(scene).procedure.packet == 1
    press(scene, Key.U)
    assert table_of(scene).procedure.packet == 2
    press(scene, Key.R)
    assert table_of(scene).procedure.packet == 1


def test_a_new_name_by_keys_alone(house: House) -> None:
    scene = house.open("standard")
    go_to(scene, Part.FILE, "name")
    press(scene, Key.ENTER)
    typed(scene, "Us")
    press(scene, Key.ENTER)
    assert table_of(scene).name == "Us"
    assert scene.desk.editing.undone().now.table == STANDARD


# --- by mouse alone


def test_every_kind_of_edit_by_mouse_alone(house: House) -> None:
    scene = house.open("standard", Part.BLIND)
    click_line(scene, "flush")
    click(scene, "more")
    assert dict(table_of(scene).blind.lines)["flush"] == Odds(2)  # type: ignore[index]
    click(scene, "less")
    click_line(scene, "three of a kind")
    click(scene, "more")
    assert table_of(scene).blind.lowest == "three of a kind"
    click(scene, "remove")
    assert table_of(scene) == STANDARD
    click(scene, "part rules")
    click_line(scene, "trips after fold")
    click(scene, "value next")
    assert table_of(scene).rules.trips_after_fold == "lost"
    click(scene, "remove")
    assert table_of(scene) == STANDARD
    click(scene, "part limits")
    click_line(scene, "ante > max")
    click(scene, "more")
    assert table_of(scene).limits.ante.most == 100_000
    click(scene, "part procedure")
    click_line(scene, "community")
    click(scene, "value previous")
    assert table_of(scene).procedure.community == "five after house"
    click(scene, "undo")
    click(scene, "undo")
    assert table_of(scene) == STANDARD
    click(scene, "redo")
    assert table_of(scene).limits.ante.most == 100_000


def test_no_trips_by_mouse_alone(house: House) -> None:
    scene = house.open("standard", Part.TRIPS)
    click_line(scene, "trips")
    click(scene, "value next")
    assert table_of(scene).trips is None
    assert "Trips, of the bet, –" in text(scene)
    click(scene, "value next")
    assert table_of(scene) == STANDARD
