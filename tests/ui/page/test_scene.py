"""A page by keyboard alone and by mouse alone, told in words, and drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
import pytest

from tests.ui.page.pages import ALL, PAGE, numbered, table
from tests.ui.test_table_view import changed
from uth.ui.intents import Intent, KeyPress, Leave, Mouse, Move, Press, Release, Text, Wheel
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout.rect import Rect
from uth.ui.page.ask import AskScene
from uth.ui.page.model import Button, Canvas, Choices, Field, Page, Row, Toggle
from uth.ui.page.scene import PageScene, Pen
from uth.ui.sizes import Size
from uth.ui.sound import Cue
from uth.ui.window import Window

SIZES = ((960, 600), (1280, 800), (1920, 1080), (480, 300))


class Noted(PageScene):
    """A page that writes down what it is told."""

    def __init__(self, page: Page, size: Size = (1280, 800)) -> None:
        super().__init__(KeyLabels())
        self.now = page
        self.notes: list[str] = []
        self.drawn: tuple[str, Rect, Pen] | None = None
        self.resize(size)

    def page(self) -> Page:
        return self.now

    def pressed(self, name: str) -> None:
        self.notes.append(f"pressed {name}")

    def chosen(self, name: str, index: int) -> None:
        self.notes.append(f"chosen {name} {index}")

    def opened(self, name: str, row: int) -> None:
        self.notes.append(f"opened {name} {row}")

    def picked(self, name: str, row: int) -> None:
        self.notes.append(f"picked {name} {row}")

    def typed(self, name: str, text: str) -> None:
        self.notes.append(f"typed {name} {text}")
        self.now = replace(
            self.now,
            blocks=tuple(replace(block, text=text) if isinstance(block, Field) else block for block in self.now.blocks),
        )

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        surface.fill((250, 0, 0) if pen.focused else (0, 200, 0), rect)
        self.drawn = name, rect, pen

    def canvas_pressed(self, name: str, x: int, y: int) -> None:
        self.notes.append(f"canvas {name} {x},{y}")

    def canvas_key(self, name: str, key: Key) -> bool:
        if key is Key.RIGHT:
            self.notes.append(f"canvas {name} {key}")
        return key is Key.RIGHT

    def do(self, *intents: Intent | Key) -> Noted:
        for intent in intents:
            self.handle(KeyPress(intent) if isinstance(intent, Key) else intent)
        return self

    def click(self, name: str) -> Noted:
        rect = next(control.rect for control in self.controls() if control.name == name)
        return self.do(Press(*rect.centre), Release(*rect.centre))


def on(name: str, page: Page = PAGE, size: Size = (1280, 2000)) -> Noted:
    scene = Noted(page, size)
    scene.focus_on(name)
    return scene


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


# --- lists


def test_only_the_rows_in_sight_are_asked_for_and_only_once() -> None:
    asked: list[tuple[int, int]] = []

    def rows(first: int, count: int) -> Sequence[Row]:
        asked.append((first, count))
        return numbered(first, count)

    scene = Noted(Page("x", (table(100_000, rows),)))
    for _ in range(3):
        scene.lines()
        scene.controls()
    assert len(asked) == 1
    shown = scene.state.reels["list"].shown
    assert asked[0] == (0, shown)
    scene.choose_row("list", 77_777)
    scene.lines()
    assert asked[1:] == [(77_777 - shown + 1, shown)]


def test_a_list_that_shrinks_keeps_a_row_chosen() -> None:
    scene = Noted(Page("x", (table(100),)))
    scene.choose_row("list", 99)
    scene.now = Page("x", (table(10),))
    scene.changed()
    assert scene.row("list") == 9
    scene.now = Page("x", (table(0),))
    scene.changed()
    assert "nothing yet" in scene.lines()
    scene.do(Key.ENTER, Key.DOWN, Key.END)
    assert scene.notes == []


# --- told and drawn


def test_a_page_is_told_in_words() -> None:
    scene = Noted(PAGE, (1280, 2000))
    told = scene.lines()
    for words in ("Everything", "of a page", "One", "Speed: fast", "it rises", "Ante: +$5", "BANKROLL $100"):
        assert words in told
    shown = scene.state.reels["list"].shown
    assert f"1 to {shown} of 1,000" in told
    assert "row 0, Ah Td $5" in told
    controls = {control.name: control for control in scene.controls()}
    assert controls["go"].onward
    assert controls["go"].label == "Go on, to the next"
    assert controls["delete"].key == "D"
    assert controls["sound"].label == "Sound: on"
    assert not controls["sound"].enabled
    assert controls["name"].label == "Name: Ann"
    assert controls["list 1"].label == "row 0, Ah Td $5"


def test_what_is_scrolled_away_cannot_be_pressed() -> None:
    names = {control.name for control in Noted(PAGE, (960, 600)).controls()}
    assert "speed slow" in names
    assert "delete" not in names


@pytest.mark.parametrize("size", SIZES)
def test_it_draws_and_drawing_changes_nothing(window: Window, size: Size) -> None:
    scene = Noted(PAGE, size)
    one, two = pygame.Surface(size), pygame.Surface(size)
    scene.draw(one)
    scene.draw(two)
    assert one.get_buffer().raw == two.get_buffer().raw


def test_what_has_the_focus_looks_otherwise(window: Window) -> None:
    pictures = set()
    scene = Noted(PAGE, (1280, 2000))
    for item in scene.shown().places.all_items():
        if item.name:
            scene.focus_on(item.name)
            surface = pygame.Surface((1280, 2000))
            scene.draw(surface)
            pictures.add(surface.get_buffer().raw)
    assert len(pictures) == len(scene.state.stops)


def test_a_canvas_is_drawn_by_the_scene_and_stays_in_its_place(window: Window) -> None:
    class Careless(Noted):
        def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
            super().draw_canvas(surface, name, rect.grown(500), pen)

    scene = Careless(Page("x", (Canvas("plot", focused=True),)))
    surface = pygame.Surface((1280, 800))
    scene.do(Move(640, 400))
    scene.draw(surface)
    assert scene.drawn is not None
    assert scene.drawn[2].pointer == (640, 400)
    item = scene.shown().places.item("plot")
    assert item is not None
    assert tuple(surface.get_at(item.rect.centre)) == (250, 0, 0, 255)
    assert tuple(surface.get_at((item.rect.x - 3, item.rect.centre[1]))) != (250, 0, 0, 255)
    assert tuple(surface.get_at((640, 20))) != (250, 0, 0, 255)


def test_a_notice_and_a_tiny_window_are_drawn(window: Window) -> None:
    scene = Noted(replace(PAGE, notice="That name is taken.", refused=True))
    plain = Noted(PAGE)
    surfaces = []
    for each in (scene, plain):
        surface = pygame.Surface((1280, 800))
        each.draw(surface)
        surfaces.append(surface.get_buffer().raw)
    assert surfaces[0] != surfaces[1]
    assert "That name is taken." in scene.lines()
    scene.resize((10, 5))
    scene.draw(pygame.Surface((10, 5)))


def test_everything_is_larger_at_a_larger_scale() -> None:
    usual, large = Noted(Page("x", ALL[4:7])), Noted(Page("x", ALL[4:7]))
    large.state.scale = 1.5
    large.changed()
    rects = [scene.controls()[3].rect for scene in (usual, large)]
    assert rects[1].h > rects[0].h * 1.3


# --- a question


def test_a_question_is_answered_once_and_goes() -> None:
    answers: list[str] = []
    ways = (Button("keep", "Keep", gold=True), Button("delete", "Delete", key=Key.D))
    scene = AskScene(KeyLabels(), ("Delete?", "All of it.\nFor good."), ways, answers.append)
    scene.resize((960, 600))
    assert "For good." in scene.lines()
    scene.handle(KeyPress(Key.D))
    assert answers == ["delete"]
    assert scene.done
    other = AskScene(KeyLabels(), ("Delete?", "All of it."), ways, answers.append)
    other.handle(KeyPress(Key.ENTER))
    other.handle(KeyPress(Key.ESCAPE))
    assert answers == ["delete", "keep"]


def test_a_hint_that_is_too_long_for_its_line_takes_two() -> None:
    buttons = tuple(Button(name, "Some long words", gold=name == "a") for name in "abcde")
    heights = []
    for hint in ("Esc goes back", "Tab and arrows move, Enter presses what is marked, Esc goes back"):
        surfaces = []
        for said in (hint, " "):
            scene = Noted(Page("Title", (), buttons=buttons, hint=said))
            scene.enter()
            surfaces.append(pygame.Surface((1280, 800)))
            scene.draw(surfaces[-1])
        heights.append(changed(*surfaces).h)
    assert heights[1] > 1.6 * heights[0]
