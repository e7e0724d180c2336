"""The form that asks for the path of a strategy file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.scenes.at_page import SIZES, click, drawn, opened, press, text
from tests.ui.strategy.test_ways import MINE
from uth.ui.intents import Text
from uth.ui.keys import Key, KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.scenes.strategy_file import StrategyFileScene
from uth.ui.strategy.ways import Way


def _form() -> tuple[StrategyFileScene, list[Way]]:
    found: list[Way] = []
    scene = StrategyFileScene(KeyLabels(), Preferences(), found.append)
    opened(scene)
    return scene, found


def test_a_file_is_read_as_its_path_was_copied(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(MINE, encoding="utf-8")
    scene, found = _form()
    scene.focus_on("file")
    scene.handle(Text(f'"{file}"'))
    press(scene, Key.ENTER)
    assert scene.done
    assert [(way.title, way.problems) for way in found] == [("Mine", ())]


def test_a_file_with_problems_is_handed_over_with_them() -> None:
    scene, found = _form()
    scene.typed("file", "/nowhere/mine.yaml")
    scene.pressed("read")
    assert scene.done
    assert len(found[0].problems) == 1


def test_nothing_typed_is_said() -> None:
    scene, found = _form()
    click(scene, "read")
    assert "the path of a strategy file" in text(scene)
    assert not scene.done
    click(scene, "cancel")
    assert (scene.done, found) == (True, [])


@pytest.mark.parametrize("size", SIZES)
def test_it_is_drawn(size: tuple[int, int]) -> None:
    drawn(_form()[0], size)
