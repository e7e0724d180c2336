"""The loop: when it draws and rests, what reaches a scene, and how it ends."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from itertools import pairwise

import pygame
import pytest

from tests.ui.plain import Plain, app_of, key
from uth.ui.app import RESTS, App
from uth.ui.intents import Intent, KeyPress, Move, Press
from uth.ui.keys import Key
from uth.ui.scene import Scene
from uth.ui.sizes import Size
from uth.ui.sound import Speaker
from uth.ui.window import Window


def test_it_draws_only_when_something_changed(window: Window) -> None:
    scene = Plain()
    app = app_of(window, scene)
    for _ in range(5):
        app.step(0.1)
    assert scene.drawn == [(1280, 800)]
    assert scene.seconds == pytest.approx(0.5)
    scene.dirty = True
    app.step(0.1)
    app.step(0.1)
    assert len(scene.drawn) == 2


class Steady:
    """A clock whose frames all take as long as they should, however busy the machine is."""

    def tick(self, frames: int) -> int:
        return 1000 // frames


def test_where_nothing_moves_it_looks_up_seldom_until_somebody_does_something(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pygame.time.Clock", Steady)
    scene = Plain()
    app = App(window, lambda _labels: scene, speaker=Speaker(lambda: 0.0))
    steps: list[float] = []

    class Looking:
        def see(self, _scene: Scene, /) -> bool:
            steps.append(scene.seconds)
            if len(steps) == 8:
                key(pygame.KSCAN_4)
            return len(steps) == 10

    app.watchers = (Looking(),)
    app.run()
    rests = [after - before for before, after in pairwise(steps)]
    assert all(rest >= RESTS / 1000 for rest in rests[2:7])
    assert rests[7] < RESTS / 1000, "a key ends a rest"
    assert scene.intents == [KeyPress(Key.DIGIT_4)]
    assert len(scene.drawn) == 1
    scene.film = True
    app.step(0)
    assert not app.still


def test_the_time_of_a_rest_goes_by_before_what_ends_it(window: Window) -> None:
    scene = Plain()
    app = App(window, lambda _labels: scene, speaker=Speaker(lambda: 0.0))
    seen: list[float] = []
    scene.fails = lambda where: seen.append(scene.seconds) if where == "handle" else None
    for _ in range(3):
        app.step(0)
    assert app.still
    key(pygame.KSCAN_4)
    app.step(0.1)
    assert seen == [0.1]
    assert scene.seconds == 0.1


def test_a_window_that_is_not_to_be_seen_is_not_drawn_until_it_comes_back(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Plain()
    app = app_of(window, scene)
    app.step(0)
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    scene.film = True
    for _ in range(3):
        app.step(0.1)
    assert len(scene.drawn) == 1
    assert scene.seconds == pytest.approx(0.3)
    scene.film = False
    app.step(0.1)
    monkeypatch.undo()
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
    app.step(0)
    assert len(scene.drawn) == 2


def test_it_draws_every_frame_of_a_film(window: Window) -> None:
    scene = Plain()
    scene.film = True
    app = app_of(window, scene)
    for _ in range(4):
        app.step(0.1)
    assert len(scene.drawn) == 4


def test_it_draws_again_when_the_window_was_covered(window: Window) -> None:
    scene = Plain()
    app = app_of(window, scene)
    app.step(0)
    pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))
    app.step(0)
    assert len(scene.drawn) == 2


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080), (400, 300), (1, 1)])
def test_a_resize_is_laid_out_from_the_real_surface(window: Window, size: Size) -> None:
    scene = Plain()
    app = app_of(window, scene)
    app.step(0)
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1, y=1))
    app.step(0)
    assert scene.drawn[-1] == size


def test_full_screen_and_back(window: Window) -> None:
    scene = Plain()
    app = app_of(window, scene)
    app.step(0)
    key(pygame.KSCAN_F11)
    app.step(0)
    full = window.size
    key(pygame.KSCAN_F11)
    app.step(0)
    assert full == pygame.display.get_desktop_sizes()[0]
    assert window.size == (1280, 800)
    assert scene.intents == []


def test_intents_reach_the_scene(window: Window) -> None:
    scene = Plain()
    app = app_of(window, scene)
    app.step(0)
    key(pygame.KSCAN_4)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=1))
    app.step(0)
    assert scene.intents == [KeyPress(Key.DIGIT_4), Press(5, 6)]


def test_a_file_that_is_dropped_opens_above_whatever_is_there(window: Window) -> None:
    table, page = Plain(), Plain()
    app = app_of(window, table)
    app.step(0)
    drop = pygame.event.Event(pygame.DROPFILE, file="/tables/mine.yaml")
    pygame.event.post(drop)
    app.step(0)
    assert app.stack.top is table
    paths: list[str] = []

    def dropped(path: str) -> Scene:
        paths.append(path)
        return page

    app.dropped = dropped
    pygame.event.post(drop)
    app.step(0)
    assert app.stack.top is page
    assert page.drawn
    page.done = True
    app.step(0)
    assert app.stack.top is table
    assert paths == ["/tables/mine.yaml"]
    assert table.intents == []


def test_closing_asks_the_scene(window: Window) -> None:
    scene = Plain()
    scene.closes = False
    app = app_of(window, scene)
    app.step(0)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.step(0)
    assert app.open
    scene.closes = True
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.run()
    assert not app.open


def test_a_scene_opens_another_and_comes_back(window: Window) -> None:
    table, page = Plain(), Plain()
    app = app_of(window, table)
    app.step(0)
    table.opens = page
    app.step(0)
    assert app.stack.top is page
    assert page.drawn == [(1280, 800)]
    page.done = True
    app.step(0)
    assert app.stack.top is table
    assert len(table.drawn) == 2


def test_closing_above_a_table_that_asks_brings_the_table_back(window: Window) -> None:
    table, page = Plain(), Plain()
    app = app_of(window, table)
    app.step(0)
    table.opens = page
    app.step(0)
    table.closes = False
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.step(0)
    assert app.open
    assert app.stack.top is table


def test_it_ends_when_no_scene_is_left(window: Window) -> None:
    scene = Plain()
    app = app_of(window, scene)
    app.step(0)
    scene.done = True
    app.run()
    assert app.stack.top is None


def test_ctrl_c_closes_the_window(window: Window) -> None:
    def interrupted(_where: str) -> None:
        raise KeyboardInterrupt

    scene = Plain()
    scene.fails = interrupted
    app = app_of(window, scene)
    app.run()
    assert not app.open


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_program_without_asking_and_leaves_the_signals_as_they_were(
    window: Window, number: signal.Signals
) -> None:
    before = [signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)]
    scene = Plain()
    scene.closes = False

    def signalled(where: str) -> None:
        if where == "update":
            signal.raise_signal(number)

    scene.fails = signalled
    app_of(window, scene).run()
    assert scene.drawn
    assert [signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)] == before


class Presses:
    """An autopilot that wants to press one key each time."""

    def wants(self, _scene: Scene, _dt: float, /) -> Sequence[Intent]:
        return (KeyPress(Key.SPACE),)


def test_who_watches_a_demo_may_look_and_close_but_not_play(window: Window) -> None:
    scene = Plain()
    app = App(window, lambda _labels: scene, autopilot=Presses())
    app.step(0)
    key(pygame.KSCAN_4)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 6), rel=(1, 1), buttons=(0, 0, 0)))
    app.step(0)
    assert scene.intents == [KeyPress(Key.SPACE), Move(5, 6), KeyPress(Key.SPACE)]
    key(pygame.KSCAN_ESCAPE)
    app.step(0)
    assert not app.open
