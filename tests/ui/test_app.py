"""The loop, the window, and what happens when something goes wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib import metadata
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from uth.ui import backend, fault, icon
from uth.ui.app import RESTS, App, WindowFault
from uth.ui.intents import Intent, KeyPress, Move, Press
from uth.ui.keys import Key, KeyLabels
from uth.ui.notice import Notice
from uth.ui.scene import Scene
from uth.ui.sizes import DEFAULT, SMALLEST, Size
from uth.ui.sound import Cue, Speaker
from uth.ui.window import DisplayError, Window, fitting, open_window


class Plain(Scene):
    """A scene that counts."""

    def __init__(self) -> None:
        super().__init__()
        self.intents: list[Intent] = []
        self.seconds = 0.0
        self.drawn: list[Size] = []
        self.fails: Callable[[str], None] = lambda _where: None
        self.film = False
        self.closes = True

    @property
    def moving(self) -> bool:
        return self.film

    def may_close(self) -> bool:
        return self.closes

    def handle(self, intent: Intent) -> None:
        self.fails("handle")
        self.intents.append(intent)

    def update(self, dt: float) -> None:
        self.fails("update")
        self.seconds += dt

    def draw(self, surface: pygame.Surface) -> None:
        self.fails("draw")
        self.drawn.append(surface.get_size())


def app_of(window: Window, scene: Plain, *, watched: bool = True) -> App:
    def start(_labels: KeyLabels) -> Scene:
        return scene

    return App(window, start, watched=watched)


def key(scancode: int, code: int = 0, mod: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, scancode=scancode, key=code, unicode="", mod=mod))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, scancode=scancode, key=code, mod=mod))


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


def test_where_nothing_moves_it_looks_up_seldom_until_somebody_does_something(window: Window) -> None:
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


# --- faults


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


def test_a_message_of_its_own_is_closed_by_key_and_by_mouse(window: Window) -> None:
    text = "uth: no table is called this\nwarning: and more"
    for close in ("key", "mouse"):
        app = App(window, lambda _labels: Notice(text))
        app.step(0)
        shown = app.stack.top
        assert isinstance(shown, Notice)
        assert shown.lines() == ("The table cannot be opened", *text.splitlines())
        (button,) = shown.controls()
        if close == "key":
            key(pygame.KSCAN_ESCAPE)
        else:
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=button.rect.centre, button=1))
        app.step(0)
        assert not app.open


# --- the window


def test_no_display_is_a_clear_message_and_no_silent_substitute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    with pytest.raises(DisplayError, match="no display"):
        open_window("test", (960, 600))


def test_a_driver_that_is_not_there_is_a_clear_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    with pytest.raises(DisplayError, match="no display"):
        open_window("test", (960, 600))


def test_a_system_whose_library_keeps_memory_as_it_likes_has_a_window_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("ctypes.CDLL", lambda _name: object())
    open_window("test", DEFAULT, seen=False).close()


def test_where_pygame_can_say_so_the_window_cannot_be_made_tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in pygame-ce."""

    class Ours:
        minimum_size = (0, 0)

        @classmethod
        def from_display_module(cls) -> type[Ours]:
            return cls

    monkeypatch.setattr(pygame, "Window", Ours, raising=False)
    open_window("test", (960, 600), seen=False).close()
    assert Ours.minimum_size == SMALLEST


@pytest.mark.parametrize(
    ("desktop", "expected"),
    [
        ((1920, 1080), (1280, 800)),
        ((1280, 720), (1152, 648)),
        ((3840, 2160), (1728, 1080)),
        ((1024, 600), (922, 540)),
    ],
)
def test_size_by_the_screen(desktop: Size, expected: Size) -> None:
    assert fitting(desktop) == expected


def test_the_first_size() -> None:
    opened = open_window("test", seen=False)
    assert opened.size == DEFAULT
    assert pygame.display.get_caption()[0] == "test"
    opened.close()


def test_the_icon_is_round_on_clear_ground() -> None:
    picture = icon.drawn()
    assert picture.get_size() == (icon.SIZE, icon.SIZE)
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((32, 32)).a == 255


# --- which pygame


def installed(*names: str) -> Callable[[str], str]:
    def version(name: str) -> str:
        if name not in names:
            raise metadata.PackageNotFoundError(name)
        return "2.6.1"

    return version


@pytest.mark.parametrize("name", ["pygame", "pygame-ce"])
def test_one_pygame_is_right(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "version", installed(name))
    assert backend.require() == name


def test_both_pygames_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "version", installed("pygame", "pygame-ce"))
    with pytest.raises(backend.BackendError, match="pip uninstall pygame pygame-ce"):
        backend.require()


def test_without_pygame_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "version", installed())
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    with pytest.raises(backend.BackendError, match="pip install pygame"):
        backend.require()


def test_pygame_greets_nobody() -> None:
    code = "from uth.ui import backend; backend.require(); import pygame"
    clean = {name: value for name, value in os.environ.items() if name != "PYGAME_HIDE_SUPPORT_PROMPT"}
    run = subprocess.run([sys.executable, "-c", code], env=clean, capture_output=True, text=True, check=True)
    assert run.stdout == ""


# --- sound


def test_without_a_device_the_game_is_silent_and_the_log_says_so_once(
    window: Window, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    pygame.mixer.quit()
    speaker = Speaker()
    with caplog.at_level("INFO", logger="uth.ui.sound"):
        speaker.play([Cue.CARD])
        speaker.play([Cue.CHIP, Cue.CARD])
    assert speaker.silent
    assert [record.getMessage().startswith("no sound: ") for record in caplog.records] == [True]


def test_cues_play(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    speaker = Speaker()
    speaker.play(Cue)
    assert not speaker.silent
    assert pygame.mixer.get_busy()
    pygame.mixer.quit()
