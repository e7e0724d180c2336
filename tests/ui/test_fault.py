"""When something goes wrong: a log, and a dialog that names it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from tests.ui.plain import Plain, app_of, key
from uth.ui import fault
from uth.ui.app import App, WindowFault
from uth.ui.sizes import Size
from uth.ui.window import Window


def boom(at: str) -> Callable[[str], None]:
    def fails(where: str) -> None:
        if where == at:
            raise ZeroDivisionError("the bet that broke it")

    return fails


@pytest.mark.parametrize("where", ["handle", "update", "draw"])
def test_a_fault_goes_to_a_log_and_a_dialog(window: Window, users_folder: Path, where: str) -> None:
    scene = Plain()
    app = app_of(window, scene)
    app.step(0)
    scene.fails = boom(where)
    scene.dirty = True
    key(pygame.KSCAN_4)
    app.step(0)
    logs = list((users_folder / "log").glob("fault-*.log"))
    assert len(logs) == 1
    text = logs[0].read_text(encoding="utf-8")
    assert "ZeroDivisionError: the bet that broke it" in text
    assert "Traceback" in text
    assert f"pygame {pygame.version.ver}" in text
    shown = app.stack.top
    assert isinstance(shown, fault.FaultScene)
    assert str(logs[0]) in shown.lines()
    app.step(0)
    assert app.open


def test_after_a_fault_a_fresh_scene_can_be_had(window: Window) -> None:
    broken, fresh = Plain(), Plain()
    broken.fails = boom("update")
    scenes = iter((broken, fresh))
    app = App(window, lambda _labels: next(scenes))
    app.step(0)
    app.step(0)
    key(pygame.KSCAN_RETURN)
    app.step(0)
    app.step(0)
    assert app.stack.top is fresh
    assert fresh.drawn


def test_after_a_fault_the_dialog_can_quit_with_the_mouse(window: Window) -> None:
    scene = Plain()
    scene.fails = boom("update")
    app = app_of(window, scene)
    app.step(0)
    dialog = app.stack.top
    assert dialog is not None
    leave = dialog.controls()[1]
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=leave.rect.centre, button=1))
    app.step(0)
    assert not app.open


def test_the_dialog_of_a_fault_closes_without_asking_the_broken_scene(window: Window) -> None:
    scene = Plain()
    scene.fails = boom("update")
    app = app_of(window, scene)
    app.step(0)
    scene.closes = False
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.step(0)
    assert not app.open


def test_a_fault_that_no_dialog_can_tell_names_the_log(window: Window, users_folder: Path) -> None:
    scene = Plain()
    scene.fails = boom("update")
    with pytest.raises(WindowFault, match="ZeroDivisionError") as caught:
        app_of(window, scene, watched=False).run()
    assert caught.value.exit_code == 1
    assert str(users_folder) in str(caught.value)


def test_a_fault_in_the_dialog_closes_the_window(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Plain()
    scene.fails = boom("update")
    app = app_of(window, scene)

    def draw(_self: fault.FaultScene, _surface: pygame.Surface) -> None:
        raise ValueError("no paint")

    monkeypatch.setattr(fault.FaultScene, "draw", draw)
    app.step(0)
    with pytest.raises(WindowFault, match="no paint"):
        app.step(0)
    assert not app.open


def test_a_log_folder_that_cannot_be_written_is_no_second_fault(users_folder: Path) -> None:
    users_folder.write_text("a file where the folder should be", encoding="utf-8")
    log = fault.written(ValueError("x"), None)
    assert "ValueError: x" in log.read_text(encoding="utf-8")
    assert not log.is_relative_to(users_folder)
    log.unlink()
    log.parent.rmdir()


def test_two_faults_of_one_second_have_two_logs(users_folder: Path) -> None:
    logs = {fault.written(ValueError("x"), None) for _ in range(3)}
    assert len(logs) == 3


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (3840, 2160), (320, 200)])
def test_the_dialog_keeps_inside_the_window(window: Window, size: Size) -> None:
    scene = fault.FaultScene(Path("/a/rather/long/path/of/folders") / ("x" * 80) / "fault.log")
    scene.resize(size)
    surface = pygame.Surface(size)
    scene.draw(surface)
    for control in scene.controls():
        assert surface.get_rect().contains(pygame.Rect(control.rect))


def test_long_words_are_broken(window: Window) -> None:
    font = pygame.font.Font(None, 20)
    text = "see /home/somebody/" + "folder/" * 30 + "fault.log please"
    lines = fault.wrapped(text, font, 200)
    assert all(font.size(line)[0] <= 200 for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
