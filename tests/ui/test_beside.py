"""The log in the window: opened, read, scrolled and closed by key and by mouse."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.tables import preset, sit
from uth.ui.intents import KeyPress, Leave, Move, Press, Wheel
from uth.ui.keys import Key, KeyLabels
from uth.ui.log_panel import log_places
from uth.ui.scene import Control
from uth.ui.scenes.table import TableScene
from uth.ui.seat import Seat
from uth.ui.sizes import Size


def table(size: Size = (960, 600)) -> TableScene:
    scene = TableScene(sit(preset("standard")), KeyLabels())
    scene.resize(size)
    scene.enter()
    for _ in range(30):
        scene.top.log.say("Something has happened.")
    scene.update(0)
    return scene


def closing(scene: TableScene) -> Control | None:
    return next((control for control in scene.controls() if control.name == "close log"), None)


def picture(scene: TableScene) -> bytes:
    surface = pygame.Surface(scene.layout.window)
    scene.draw(surface)
    return bytes(surface.get_buffer().raw)


def test_a_key_opens_and_closes_it() -> None:
    scene = table()
    plain = picture(scene)
    scene.handle(KeyPress(Key.L))
    assert closing(scene) is not None
    assert picture(scene) != plain
    scene.handle(KeyPress(Key.L))
    assert closing(scene) is None
    assert picture(scene) == plain


def test_the_menu_opens_it_and_a_click_closes_it() -> None:
    scene = table()
    scene.handle(KeyPress(Key.ESCAPE))
    button = next(control for control in scene.controls() if control.name == "log")
    scene.handle(Press(*button.rect.centre))
    assert scene.top.overlay is None
    close = closing(scene)
    assert close is not None
    scene.handle(Press(*close.rect.centre))
    assert not scene.top.log.shown


@pytest.mark.parametrize("size", [(960, 600), (480, 300)])
def test_wheel_and_keys_scroll_it_and_leave_the_bets_alone(size: Size) -> None:
    scene = table(size)
    scene.handle(KeyPress(Key.L))
    bets, chip = scene.top.laying.bets, scene.top.laying.chip
    layout = scene.layout
    x, y = layout.in_window(log_places(layout).body).centre
    scene.handle(Wheel(x, y, 2))
    assert scene.top.log.back == 2
    scene.handle(Wheel(x, y, -1))
    assert scene.top.log.back == 1
    scene.handle(KeyPress(Key.HOME))
    assert scene.top.log.back == 4
    scene.handle(KeyPress(Key.END))
    assert scene.top.log.back == 1
    scene.handle(Press(x, y))
    assert (scene.top.laying.bets, scene.top.laying.chip) == (bets, chip)
    scene.handle(Wheel(layout.window[0] // 2, layout.window[1] // 2, 1))
    assert scene.top.log.back == 1
    assert scene.top.laying.chip != chip


def test_the_way_to_close_it_lights_up() -> None:
    scene = table()
    scene.handle(KeyPress(Key.L))
    close = closing(scene)
    assert close is not None
    plain = picture(scene)
    scene.handle(Move(*close.rect.centre))
    assert picture(scene) != plain
    scene.handle(Leave())
    assert picture(scene) == plain


def test_it_is_not_over_a_dialog() -> None:
    scene = table()
    scene.handle(KeyPress(Key.ESCAPE))
    plain = picture(scene)
    scene.handle(KeyPress(Key.ESCAPE))
    scene.handle(KeyPress(Key.L))
    scene.handle(KeyPress(Key.ESCAPE))
    assert picture(scene) == plain
    assert closing(scene) is None


# --- the guide


def guided(size: Size = (960, 600)) -> TableScene:
    scene = TableScene(sit(preset("standard")), KeyLabels(), Seat(guided=True))
    scene.resize(size)
    scene.enter()
    return scene


def names(scene: TableScene) -> set[str]:
    return {control.name for control in scene.controls()} & {"end guide", "close log"}


def test_the_guide_is_drawn_and_ended_by_key_or_by_mouse() -> None:
    plain = picture(guided_off := guided())
    guided_off.handle(KeyPress(Key.G))
    assert names(guided_off) == set()
    without = picture(guided_off)
    assert without != plain
    scene = guided()
    close = next(control for control in scene.controls() if control.name == "end guide")
    bets = scene.top.laying.bets
    scene.handle(Press(*close.rect.centre))
    assert names(scene) == set()
    assert scene.top.laying.bets == bets
    assert picture(scene) == without


def test_guide_and_log_stand_beside_each_other() -> None:
    scene = guided()
    scene.handle(KeyPress(Key.L))
    assert names(scene) == {"end guide", "close log"}
    one, other = (control.rect for control in scene.controls() if control.name in ("end guide", "close log"))
    assert not one.meets(other)


def test_what_the_guide_says_is_told_once() -> None:
    scene = guided()
    scene.update(0)
    said = list(scene.take_happened())
    assert any("Your Ante lies here" in line for line in said)
    assert list(scene.take_happened()) == []
    assert not any("Your Ante lies here" in line for line in scene.top.log.lines)


def test_no_key_is_kept_from_the_game() -> None:
    scene = guided()
    scene.handle(KeyPress(Key.SPACE))
    assert scene.session.round.boxes
