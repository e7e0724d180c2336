"""A page by keyboard alone and by mouse alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.ui.page.noted import Noted, on
from tests.ui.page.pages import PAGE, table
from uth.ui.intents import Leave, Mouse, Move, Press, Release, Text, Wheel
from uth.ui.keys import Key
from uth.ui.page.model import Canvas, Choices, Field, Page, Toggle
from uth.ui.sizes import Size
from uth.ui.sound import Cue

# --- by keyboard


@pytest.mark.parametrize(
    ("name", "keys", "notes"),
    [
        ("speed", [Key.LEFT], ["chosen speed 0"]),
        ("speed", [Key.RIGHT], []),
        ("speed", [Key.SPACE], ["chosen speed 0"]),
        ("tab", [Key.RIGHT], ["chosen tab 1"]),
        ("trips", [Key.ENTER], ["chosen trips 1"]),
        ("delete", [Key.SPACE], ["pressed delete"]),
        ("speed", [Key.D], ["pressed delete"]),
        ("speed", [Key.G], ["pressed go"]),
        ("list", [Key.DOWN, Key.DOWN, Key.ENTER], ["picked list 1", "picked list 2", "opened list 2"]),
        ("list", [Key.END, Key.SPACE], ["picked list 999", "opened list 999"]),
        ("list", [Key.END, Key.HOME], ["picked list 999", "picked list 0"]),
        ("plot", [Key.RIGHT], ["canvas plot right"]),
        ("name", [Key.ENTER], ["pressed go"]),
        ("name", [Key.HOME, Key.DELETE], ["typed name nn"]),
    ],
)
def test_keys(name: str, keys: Sequence[Key], notes: list[str]) -> None:
    assert on(name).do(*keys).notes == notes


def test_page_keys_turn_the_list_by_what_is_in_sight() -> None:
    scene = on("list")
    shown = scene.state.reels["list"].shown
    scene.do(Key.PAGE_DOWN)
    assert scene.row("list") == shown
    scene.do(Key.PAGE_UP)
    assert scene.row("list") == 0


def test_arrows_leave_a_list_at_its_ends() -> None:
    scene = on("list")
    scene.do(Key.UP)
    assert scene.state.focus != "list"
    scene.do(Key.DOWN)
    assert scene.state.focus == "list"


def test_a_field_keeps_the_letters_that_are_keys_elsewhere() -> None:
    scene = on("name")
    scene.do(Key.D, Text("d"), Key.SPACE, Text(" "), Key.G, Text("g"))
    assert scene.notes == ["typed name Annd", "typed name Annd ", "typed name Annd g"]
    scene.do(Key.LEFT, Text("x"))
    assert scene.notes[-1] == "typed name Annd xg"
    assert not scene.done


def test_escape_goes_back_from_anywhere() -> None:
    for name in ("list", "name", "plot", "tab"):
        assert on(name).do(Key.ESCAPE).done


def test_what_is_off_says_why() -> None:
    scene = on("off")
    scene.do(Key.ENTER)
    assert scene.notes == []
    assert Cue.REFUSED in scene.take_cues()
    assert "Not now." in scene.lines()
    scene.do(Key.TAB)
    assert "Not now." not in scene.lines()


def test_a_switch_and_a_choice_that_are_off_say_why() -> None:
    off = Choices("pick", "Pick", ("one", "two"), 0, enabled=False, reason="Too late.")
    scene = Noted(Page("x", (off, Toggle("t", "T", on=True, enabled=False, reason="Broken."))))
    for name, why in (("pick", "Too late."), ("t", "Broken.")):
        scene.focus_on(name)
        scene.do(Key.SPACE)
        assert scene.notes == []
        assert why in scene.lines()


def test_a_page_without_a_list_in_focus_is_turned_with_the_page_keys() -> None:
    scene = on("speed", size=(960, 600))
    scene.do(Key.END)
    assert scene.state.scroll == scene.state.places.most_scroll > 0
    scene.do(Key.HOME)
    assert scene.state.scroll == 0
    short = Noted(Page("x", (Toggle("t", "T", on=True), table(500))))
    short.focus_on("t")
    short.do(Key.END)
    assert short.row("list") == 499


# --- by mouse


@pytest.mark.parametrize(
    ("name", "notes"),
    [
        ("speed slow", ["chosen speed 0"]),
        ("speed fast", []),
        ("result won", ["chosen result 1"]),
        ("when next", ["chosen when 4"]),
        ("when previous", ["chosen when 2"]),
        ("tab Two", ["chosen tab 1"]),
        ("trips", ["chosen trips 1"]),
        ("delete", ["pressed delete"]),
        ("go", ["pressed go"]),
        ("list 3", ["picked list 2", "opened list 2"]),
        ("off", []),
    ],
)
@pytest.mark.parametrize("size", [(1280, 2000), (320, 500)])
def test_clicks(name: str, notes: list[str], size: Size) -> None:
    assert Noted(PAGE, size).click(name).notes == notes


def test_a_click_on_back_goes_back_and_other_buttons_of_the_mouse_do_nothing() -> None:
    scene = Noted(PAGE)
    back = scene.controls()[0]
    assert not scene.do(Press(*back.rect.centre, Mouse.RIGHT)).done
    assert scene.click("back").done


def test_a_row_that_does_not_open_is_only_chosen() -> None:
    scene = Noted(Page("x", (table(30, opens=False),)))
    assert scene.click("list 4").notes == ["picked list 3"]
    assert scene.do(Key.ENTER).notes == ["picked list 3"]


def test_a_click_in_a_field_puts_the_cursor_at_the_nearest_letter() -> None:
    scene = Noted(Page("x", (Field("name", "Name", "Martina"),)))
    box = next(control.rect for control in scene.controls() if control.name == "name")
    scene.do(Press(box.x + 2, box.centre[1]), Text("A"))
    assert scene.notes == ["typed name AMartina"]
    scene.do(Press(box.right - 2, box.centre[1]), Text("!"))
    assert scene.notes[-1] == "typed name AMartina!"


def test_a_click_on_a_canvas_counts_from_its_corner() -> None:
    scene = Noted(Page("x", (Canvas("plot"),)))
    item = scene.state.places.item("plot") or scene.shown().places.item("plot")
    assert item is not None
    scene.do(Press(item.rect.x + 7, item.rect.y + 9))
    assert scene.notes == ["canvas plot 7,9"]


def test_the_wheel_turns_the_list_under_the_pointer_then_the_page() -> None:
    scene = on("speed", size=(960, 600))
    scene.do(Key.END)
    item = scene.shown().places.item("list")
    assert item is not None
    x, y = item.rect.centre
    scroll = scene.state.scroll
    scene.do(Wheel(x, y, -2))
    assert scene.state.reels["list"].first == 6
    assert scene.state.scroll == scroll
    scene.do(Wheel(x, y, 9))
    assert scene.state.reels["list"].first == 0
    scene.do(Wheel(x, y, 1))
    assert scene.state.scroll < scroll


def test_the_row_chosen_is_in_sight_in_a_list_that_is_higher_than_the_window() -> None:
    scene = Noted(Page("x", (replace(table(30), least=30),)), (960, 600))
    scene.focus_on("list")
    for row, key in ((0, Key.HOME), (29, Key.END), (28, Key.UP)):
        scene.do(key)
        places, reel = scene.shown().places, scene.state.reels["list"]
        item = places.item("list")
        assert item is not None
        assert (reel.row, reel.shown) == (row, 30)
        rect = item.row_rect(row)
        assert places.body.y <= rect.y
        assert rect.bottom <= places.body.bottom
    scene.do(Wheel(*places.body.centre, 20))
    assert scene.state.scroll == 0
    scene.choose_row("list", 29)
    assert scene.state.scroll > 0


def test_scroll_bars_are_dragged() -> None:
    scene = Noted(Page("x", (table(1000),)))
    item = scene.shown().places.item("list")
    assert item is not None
    track = item.parts[2]
    x = track.centre[0]
    scene.do(Press(x, track.y + 5), Move(x, track.bottom + 50))
    reel = scene.state.reels["list"]
    assert reel.last == 1000
    scene.do(Move(x, track.centre[1]))
    assert 400 < reel.first < 600
    first = reel.first
    scene.do(Release(x, track.centre[1]), Move(x, track.y))
    assert reel.first == first
    assert scene.notes == []


def test_the_bar_of_the_page_is_dragged() -> None:
    scene = Noted(PAGE, (960, 600))
    track = scene.shown().places.track
    scene.do(Press(track.centre[0], track.bottom - 2))
    assert scene.state.scroll == scene.state.places.most_scroll
    scene.do(Move(track.centre[0], 0), Release(track.centre[0], 0))
    assert scene.state.scroll == 0


def test_the_focus_is_shown_for_keys_and_not_for_the_mouse() -> None:
    scene = Noted(PAGE)
    assert scene.shown().ringed("list")
    scene.click("go")
    assert not scene.shown().ring
    scene.do(Key.TAB)
    assert scene.shown().ring


def test_pointing_draws_anew_only_where_something_changes() -> None:
    scene = Noted(PAGE)
    control = next(control for control in scene.controls() if control.name == "go")
    x, y = control.rect.centre
    scene.do(Move(x, y))
    scene.dirty = False
    scene.do(Move(x + 1, y))
    assert not scene.dirty
    scene.do(Leave())
    assert scene.dirty
