"""An audition in a window of its own, and without a display in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.train.terminal import Terminal
from tests.school.auditioned import short
from uth.__main__ import main
from uth.cli.train.lesson_window import shown
from uth.report.paper import paper
from uth.school.keeping import Keeping
from uth.ui.keys import KeyLabels
from uth.ui.scene import Scene
from uth.ui.scenes.school_lesson import LessonScene
from uth.ui.window import DisplayError


def test_the_window_begins_with_the_first_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    scenes: list[Scene] = []

    def show(_title: object, start: object, *_more: object) -> None:
        assert callable(start)
        scenes.append(start(KeyLabels()))

    monkeypatch.setattr("uth.ui.show.show", show)
    attempt = shown(short(), "Ann", Keeping(), paper(tmp_path / "ann.html"))
    assert attempt is not None
    assert (attempt.trainee, attempt.marks) == ("Ann", ())
    (scene,) = scenes
    assert isinstance(scene, LessonScene)


def test_no_display_is_no_window(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:

    def none(*_: object) -> None:
        raise DisplayError("none was found")

    monkeypatch.setattr("uth.ui.show.show", none)
    monkeypatch.setattr("sys.stdin", Terminal("quit\n"))
    monkeypatch.chdir(tmp_path)
    assert shown(short(), "Ann", Keeping(), paper(tmp_path / "ann.html")) is None
    assert main(["train", "audition", "--seed", "7"]) == 0
