"""Somebody at the pit boss's desk, for the tests of its scenes: by keys alone and by mouse alone."""

from __future__ import annotations

from tests.ui.scenes.at_page import click, opened, press
from tests.ui.test_shares import Desk as Bench
from uth.config import load_table
from uth.table import Table
from uth.ui.intents import Press, Text, Wheel
from uth.ui.keys import Key, KeyLabels
from uth.ui.offers import offer_of
from uth.ui.page.model import Table as Rows
from uth.ui.page.scene import PageScene
from uth.ui.pit.present import Part
from uth.ui.preferences import Preferences
from uth.ui.scenes.paytable import PaytableScene
from uth.ui.scenes.paytable_save import SaveScene
from uth.ui.scenes.paytables import PaytablesScene
from uth.ui.sizes import Size

BROKEN = "format: 1\nname: Mine\ncurrency: USD\n# Mine.\nblind:\n  royal flush: one\ntrips: none\n"
STANDARD = load_table("standard").table


class House:
    """The desk with a worker whose answers a test gives."""

    def __init__(self) -> None:
        self.bench = Bench()
        self.list = PaytablesScene(KeyLabels(), Preferences(), lambda: self.bench, "standard")
        opened(self.list)

    def open(self, name: str, part: Part | None = None, size: Size = (1280, 800)) -> PaytableScene:
        """Put a table on the desk."""
        self.list.edit(offer_of(name))
        scene = self.list.opens
        assert isinstance(scene, PaytableScene)
        opened(scene, size)
        if part is not None:
            click(scene, f"part {part}")
        return scene


def table_of(scene: PaytableScene) -> Table:
    table = scene.desk.editing.now.table
    assert table is not None
    return table


def typed(scene: PaytableScene | SaveScene, words: str) -> None:
    for letter in words:
        scene.handle(Text(letter))


def go_to(scene: PaytableScene, part: Part, key: str) -> None:
    """Go to a line with the keys alone."""
    for _ in range(40):
        if focus(scene) == "part":
            break
        press(scene, Key.TAB)
    while not any(f"part {part}" == control.name for control in scene.controls()):
        press(scene, Key.RIGHT)
    parts = list(Part)
    for _ in parts:
        press(scene, Key.LEFT)
    for _ in range(parts.index(part)):
        press(scene, Key.RIGHT)
    while focus(scene) != "lines":
        press(scene, Key.TAB)
    press(scene, Key.HOME)
    while f"{key}" not in focused_line(scene):
        press(scene, Key.DOWN)


def focused_line(scene: PaytableScene) -> str:
    row = scene.row("lines")
    found = scene.state.places.item("lines")
    assert found is not None
    assert isinstance(found.element, Rows)
    (cells,) = found.element.rows(row, 1)
    return cells[0].text


def focus(scene: PaytableScene) -> str:
    return scene.state.focus


def gone(scene: PageScene) -> bool:
    return scene.done


def click_line(scene: PaytableScene, key: str) -> None:
    """Click on a line, scrolled to with the wheel if need be."""
    for _ in range(20):
        for control in scene.controls():
            if control.name.startswith("lines ") and control.label.split(",")[0] == key:
                scene.handle(Press(*control.rect.centre))
                return
        found = scene.state.places.item("lines")
        assert found is not None
        x, y = found.rect.centre
        scene.handle(Wheel(x, y, -1))
    raise AssertionError(key)
