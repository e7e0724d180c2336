"""The stack of scenes."""

from __future__ import annotations

import pygame

from uth.ui.intents import Intent
from uth.ui.scene import Scene, SceneStack
from uth.ui.sizes import Size
from uth.ui.sound import Cue


class Noted(Scene):
    """A scene that writes down what happens to it."""

    def __init__(self, name: str, notes: list[str]) -> None:
        super().__init__()
        self._name = name
        self._notes = notes

    def enter(self) -> None:
        super().enter()
        self._notes.append(f"{self._name} enters")

    def leave(self) -> None:
        self._notes.append(f"{self._name} leaves")

    def resize(self, size: Size) -> None:
        super().resize(size)
        self._notes.append(f"{self._name} {size[0]}x{size[1]}")

    def handle(self, intent: Intent) -> None:
        self._notes.append(f"{self._name} {intent}")

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((0, 0, 0))


def test_the_topmost_scene_is_played_and_the_one_below_comes_back_in_the_new_size() -> None:
    notes: list[str] = []
    stack = SceneStack((960, 600))
    table, dialog = Noted("table", notes), Noted("dialog", notes)
    stack.push(table)
    stack.push(dialog)
    stack.resize((1280, 800))
    assert stack.top is dialog
    assert stack.pop() is dialog
    assert stack.top is table
    assert notes == [
        "table 960x600",
        "table enters",
        "table leaves",
        "dialog 960x600",
        "dialog enters",
        "dialog 1280x800",
        "dialog leaves",
        "table 1280x800",
        "table enters",
    ]


def test_replace_leaves_only_the_new_one() -> None:
    notes: list[str] = []
    stack = SceneStack((960, 600))
    for name in ("one", "two"):
        stack.push(Noted(name, notes))
    three = Noted("three", notes)
    stack.replace(three)
    assert stack.pop() is three
    assert stack.top is None
    assert stack.pop() is None


def test_scenes_that_are_done_go() -> None:
    notes: list[str] = []
    stack = SceneStack((960, 600))
    scenes = [Noted(name, notes) for name in ("one", "two", "three")]
    for scene in scenes:
        stack.push(scene)
    scenes[1].done = scenes[2].done = True
    stack.follow()
    assert stack.top is scenes[0]


def test_a_scene_opens_another_one_on_top_of_itself() -> None:
    notes: list[str] = []
    stack = SceneStack((960, 600))
    table, page = Noted("table", notes), Noted("page", notes)
    stack.push(table)
    table.opens = page
    tops = []
    for done in (False, True):
        page.done = done
        stack.follow()
        tops.append(stack.top)
        assert table.opens is None
    assert tops == [page, table]
    assert notes[2:] == [
        "table leaves", "page 960x600", "page enters", "page leaves", "table 960x600", "table enters"
    ]  # fmt: skip


def test_a_scene_that_is_done_is_replaced_by_what_it_opens_and_the_one_below_hears_nothing() -> None:
    notes: list[str] = []
    stack = SceneStack((960, 600))
    table, menu, page = (Noted(name, notes) for name in ("table", "menu", "page"))
    stack.push(table)
    stack.push(menu)
    notes.clear()
    menu.done, menu.opens = True, page
    stack.follow()
    assert stack.top is page
    assert notes == ["menu leaves", "page 960x600", "page enters"]
    page.done = True
    stack.follow()
    assert stack.top is table


def test_what_a_scene_opens_afresh_is_the_only_one() -> None:
    notes: list[str] = []
    stack = SceneStack((960, 600))
    table, menu, fresh = (Noted(name, notes) for name in ("table", "menu", "fresh"))
    stack.push(table)
    stack.push(menu)
    notes.clear()
    menu.done = menu.afresh = True
    menu.opens = fresh
    stack.follow()
    assert stack.top is fresh
    assert notes == ["menu leaves", "fresh 960x600", "fresh enters"]
    fresh.done = fresh.afresh = True
    stack.follow()
    assert stack.top is None


def test_closing_asks_every_scene_and_the_one_that_says_no_comes_to_the_top() -> None:
    class Asks(Noted):
        def may_close(self) -> bool:
            return False

    stack = SceneStack((960, 600))
    asks = Asks("table", [])
    for scene in (Noted("menu", []), asks, Noted("page", []), Noted("another", [])):
        stack.push(scene)
    assert not stack.may_close()
    assert stack.top is asks
    stack.pop()
    assert stack.may_close()
    assert SceneStack((960, 600)).may_close()


def test_a_scene_that_comes_to_the_top_is_drawn_again() -> None:
    stack = SceneStack((960, 600))
    table = Noted("table", [])
    stack.push(table)
    table.dirty = False
    stack.push(Noted("dialog", []))
    stack.pop()
    assert table.dirty


def test_cues_are_heard_once() -> None:
    scene = Noted("table", [])
    scene.dirty = False
    scene.cue(Cue.CARD)
    assert scene.dirty
    assert scene.take_cues() == (Cue.CARD,)
    assert scene.take_cues() == ()
