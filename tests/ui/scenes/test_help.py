"""The help: keys, the round, the rules, of the table in use."""

from __future__ import annotations

import pytest

from tests.ui.scenes.at_page import SIZES, click, drawn, opened, press, text
from tests.ui.tables import preset
from uth.store.settings import Settings
from uth.ui.keys import Key, KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.scenes.help import HelpScene
from uth.ui.sizes import Size
from uth.words.rules_of_play import rules_of_play


def shown(table: str = "standard", settings: Settings | None = None, size: Size = (1280, 4000)) -> HelpScene:
    scene = HelpScene(KeyLabels(), Preferences(settings), preset(table))
    opened(scene, size)
    return scene


def test_keys_as_the_player_has_them_and_as_the_table_needs_them() -> None:
    said = text(shown())
    assert "Space Enter, deal" in said
    assert "dark" not in said
    dark = text(shown("six-box-dark", Settings(keys={"check": ("j",)})))
    assert "this box seen or dark" in dark
    assert "J, check" in dark


def test_the_round_in_short() -> None:
    scene = shown("auckland")
    click(scene, "tab round")
    assert "Player and dealer use both their own cards and exactly three of the board." in text(scene)


def test_the_whole_document_of_the_rules() -> None:
    scene = shown("france")
    press(scene, Key.RIGHT, Key.RIGHT)
    said = text(scene)
    assert all(chapter.title in said for chapter in rules_of_play(preset("france")).chapters)
    assert "Call: “No more bets”" in said


def test_another_part_begins_at_its_top() -> None:
    scene = shown(size=(960, 600))
    click(scene, "tab rules")
    press(scene, Key.END)
    assert scene.state.scroll > 0
    click(scene, "tab keys")
    click(scene, "tab rules")
    assert scene.state.scroll == 0


@pytest.mark.parametrize("size", SIZES)
def test_it_is_drawn(size: Size) -> None:
    scene = shown("six-box-dark", size=size)
    for tab in ("keys", "round", "rules"):
        click(scene, f"tab {tab}")
        drawn(scene, size)
