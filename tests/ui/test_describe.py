"""The table as text: what lies there, what can be pressed and where, and only what is new."""

from __future__ import annotations

import re

import pytest

from uth.config import load_table
from uth.session import seeded
from uth.ui.describe import EVENT, GONE, Describer, control_lines, described, stage_text
from uth.ui.intents import KeyPress, Press, Release
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout.rect import Rect
from uth.ui.scene import Control, Moment, Played, Stage
from uth.ui.sitting import Sitting
from uth.ui.sizes import Size


def sit_down(size: Size = (1280, 800), table: str = "standard", boxes: int = 1) -> Played:
    scene = Sitting(load_table(table).table, 1000_00, boxes, seeded("7")).scene(KeyLabels())
    scene.resize(size)
    scene.enter()
    return scene


def press(scene: Played, key: Key) -> None:
    """Press a key and wait until everything lies still."""
    scene.handle(KeyPress(key))
    for _ in range(1000):
        scene.update(1 / 30)
        if scene.ready:
            return
    raise AssertionError("the film never ends")


def test_the_table_as_it_opens() -> None:
    lines = described(sit_down())
    assert next(iter(lines.items())) == ("stage", "round 1, betting")
    assert list(lines)[-1] == "waiting"
    assert lines["waiting"] == "yes"
    assert lines["bankroll"].startswith("$990")
    assert "$5" in lines["box 1"]
    assert lines["button deal"].startswith("Deal")
    assert "(Space)" in lines["button deal"]


def test_hidden_cards_are_not_told() -> None:
    scene = sit_down()
    press(scene, Key.SPACE)
    lines = described(scene)
    assert lines["dealer"] == "?? ??"
    assert lines["board"] == "?? ?? ?? ?? ??"
    assert re.match(r"(\w\w) (\w\w); ", lines["box 1"])
    press(scene, Key.C)
    assert re.fullmatch(r"(\w\w) (\w\w) (\w\w) \?\? \?\?", described(scene)["board"])


def test_dark_boxes_are_not_told_either() -> None:
    scene = sit_down(table="six-box-dark", boxes=2)
    press(scene, Key.SPACE)
    if scene.stage.moment is Moment.CUT:
        press(scene, Key.SPACE)
    box = described(scene)["box 2"]
    assert box.startswith("?? ??; dark")


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (3840, 2160), (480, 300), (700, 1400)])
def test_what_is_told_about_a_place_is_true_in_every_window(size: Size) -> None:
    scene = sit_down(size)
    for control in scene.controls():
        assert control.rect.within(Rect(0, 0, *size)), control
    trips = next(control for control in scene.controls() if control.name == "box 1 trips")
    before = described(scene)["box 1"]
    scene.handle(Press(*trips.rect.centre))
    scene.handle(Release(*trips.rect.centre))
    scene.update(1)
    assert described(scene)["box 1"] != before
    assert "trips" in described(scene)["box 1"]


def test_an_open_dialog_hides_the_table() -> None:
    scene = sit_down()
    press(scene, Key.ESCAPE)
    lines = described(scene)
    assert "dialog" in lines
    assert "button deal" not in lines
    press(scene, Key.ESCAPE)
    press(scene, Key.H)
    assert "check" in described(scene)["dialog"]
    assert [control.name for control in scene.controls()] == ["close help"]


def test_only_what_is_new_is_said_and_what_is_gone() -> None:
    scene, said = sit_down(), list[str]()
    describer = Describer(said.append)
    assert describer.see(scene) is False
    assert said
    said.clear()
    describer.see(scene)
    assert said == []
    press(scene, Key.SPACE)
    describer.see(scene)
    events = [line for line in said if line.startswith(f"{EVENT}: ")]
    assert events[0] == "event: Your bets: Ante $5, Blind $5."
    del said[: len(events)]
    assert said[0].startswith("stage: round 1, preflop")
    assert f"button deal: {GONE}" in said
    assert not any(line.startswith("bankroll") for line in said)
    told = dict(line.split(": ", 1) for line in said)
    assert {name for name, text in told.items() if text != GONE} <= set(described(scene))


def test_the_size_of_the_window_is_said_before_what_lies_where_in_it() -> None:
    scene, said, size = sit_down(), list[str](), [(1280, 800)]
    describer = Describer(said.append, lambda: size[0])
    describer.see(scene)
    told = [line for line in said if not line.startswith(f"{EVENT}: ")]
    assert told[0] == "window: 1280x800"
    said.clear()
    size[0] = (1000, 700)
    scene.resize(size[0])
    describer.see(scene)
    assert said[0] == "window: 1000x700"
    assert any(line.startswith("button deal: ") for line in said)


def test_every_event_is_said_once_and_when_it_is_to_be_seen() -> None:
    scene, said = sit_down(), list[str]()
    describer = Describer(said.append)
    for key in (Key.SPACE, Key.DIGIT_4):
        press(scene, key)
        for _ in range(300):
            describer.see(scene)
            scene.update(0.05)
    events = [line.removeprefix(f"{EVENT}: ") for line in said if line.startswith(f"{EVENT}: ")]
    assert events[2:5] == ["Round 1.", "Your bets: Ante $5, Blind $5.", "No more bets."]
    assert events[-1].startswith("You have $")
    opened = next(place for place, line in enumerate(said) if line.startswith("event: The dealer's cards"))
    assert any(line.startswith("dealer: ?? ??") for line in said[:opened])


def test_a_control_in_words() -> None:
    on = Control("deal", Rect(1, 2, 30, 40), "Deal", "Space")
    off = Control("play 4x", Rect(1, 2, 30, 40), "Play 4x, $20", "4", enabled=False, reason="You have $5.")
    assert control_lines([on, off]) == {
        "button deal": "Deal (Space) at 1,2 size 30x40",
        "button play 4x": "Play 4x, $20 (4) at 1,2 size 30x40 off; You have $5.",
    }


def test_a_stage_in_words() -> None:
    assert stage_text(Stage(3, Moment.SHOWDOWN, 2)) == "round 3, showdown, box 2"
    assert stage_text(Stage(1, Moment.BETTING)) == "round 1, betting"
