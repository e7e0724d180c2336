"""The coach by key and by mouse, in the window."""

from __future__ import annotations

import pygame
import pytest

from tests.coached import AtOnce, Waits
from tests.ui.tables import preset, sit
from uth.store.coaching import Advice
from uth.store.settings import Settings, Speed
from uth.train.errors.model import Calls
from uth.ui.coach.advisor import Advisor
from uth.ui.coach.study import Study
from uth.ui.intents import KeyPress, Press
from uth.ui.keys import Key, KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.scene import Control
from uth.ui.scenes.table import TableScene
from uth.ui.seat import Seat


def table(
    advice: Advice,
    *,
    errors: int = 0,
    keys: dict[str, tuple[str, ...]] | None = None,
    worker: Waits | None = None,
) -> TableScene:
    preferences = Preferences(Settings(speed=Speed.OFF, advice=advice, errors=errors, keys=keys or {}))
    seat = Seat(study=Study(Advisor(lambda: worker or AtOnce())))
    scene = TableScene(sit(preset("standard")), KeyLabels(), seat, preferences=preferences)
    scene.resize((960, 600))
    scene.enter()
    press(scene, Key.SPACE)
    return scene


def press(scene: TableScene, *keys: Key) -> None:
    for key in keys:
        scene.handle(KeyPress(key))
        for _ in range(3):
            scene.update(0.2)


def control(scene: TableScene, name: str) -> Control | None:
    return next((each for each in scene.controls() if each.name == name), None)


def click(scene: TableScene, name: str) -> None:
    found = control(scene, name)
    assert found is not None
    scene.handle(Press(*found.rect.centre))
    scene.update(0.2)


def picture(scene: TableScene) -> bytes:
    surface = pygame.Surface((960, 600))
    scene.draw(surface)
    return bytes(surface.get_buffer().raw)


def changes(scene: TableScene) -> bool:
    """Let a moment go by, and return whether the window has to be drawn then."""
    scene.dirty = False
    scene.update(0.1)
    return scene.dirty or scene.moving


def is_open(scene: TableScene) -> bool:
    return scene.top.coach.open


def strength(scene: TableScene) -> Advice:
    return scene.preferences.settings.advice


def test_a_hint_is_opened_and_closed_by_key_and_by_mouse() -> None:
    scene = table(Advice.HINT)
    closed = picture(scene)
    press(scene, Key.I)
    assert is_open(scene)
    assert picture(scene) != closed
    click(scene, "hint")
    assert not is_open(scene)
    click(scene, "hint")
    assert is_open(scene)


def test_the_strength_is_changed_by_key_by_mouse_and_in_the_menu() -> None:
    scene = table(Advice.VALUES)
    click(scene, "advice")
    assert strength(scene) is Advice.OFF
    assert control(scene, "advice") is None
    press(scene, Key.V)
    assert strength(scene) is Advice.AFTER
    press(scene, Key.ESCAPE)
    click(scene, "advice")
    assert strength(scene) is Advice.BEFORE
    assert scene.top.overlay is not None


def test_a_press_on_the_panel_does_nothing_else() -> None:
    scene = table(Advice.VALUES)
    found = control(scene, "advice")
    assert found is not None
    actions = scene.session.actions
    scene.handle(Press(found.rect.x - 40, found.rect.bottom + 30))
    assert scene.session.actions == actions
    assert not scene.top.why


def test_the_buttons_do_not_advise() -> None:
    scene = table(Advice.VALUES)
    assert len({(button.gold, button.enabled) for button in scene.picture.buttons}) == 1


def test_sure_is_answered_by_the_same_key() -> None:
    scene = table(Advice.BEFORE)
    advised = scene.top.coach.advised
    assert advised is not None
    wrong = next(choice for choice in advised.question.open if choice is not advised.best)
    key = {"check": Key.C, "play 3x": Key.DIGIT_3, "play 4x": Key.DIGIT_4}[wrong.value]
    actions = len(scene.session.actions)
    press(scene, key)
    assert len(scene.session.actions) == actions
    press(scene, key)
    assert len(scene.session.actions) > actions


@pytest.mark.parametrize(("keys", "key"), [({}, Key.F8), ({"foul": ("f7",)}, Key.F7)])
def test_a_foul_is_called_by_its_key(keys: dict[str, tuple[str, ...]], key: Key) -> None:
    scene = table(Advice.OFF, errors=100, keys=keys)
    press(scene, Key.DIGIT_4, key)
    assert scene.top.fouls.calls == Calls(caught=1)


def test_and_by_its_button() -> None:
    scene = table(Advice.OFF, errors=100)
    press(scene, Key.DIGIT_4)
    click(scene, "foul")
    assert scene.top.fouls.calls == Calls(caught=1)
    assert control(scene, "foul") is None


def test_what_it_says_is_told_once_to_those_who_cannot_see_it() -> None:
    scene = table(Advice.VALUES)
    told = [line for line in scene.take_happened() if line.startswith("WORTH, IN ANTES:")]
    assert len(told) == 1
    assert "Check " in told[0]
    assert not [line for line in scene.take_happened() if line.startswith("WORTH")]


def test_an_answer_that_comes_late_is_drawn_and_told_in_a_window_where_nothing_moves() -> None:
    worker = Waits()
    scene = table(Advice.VALUES, worker=worker)
    press(scene, Key.C)
    told = [line for line in scene.take_happened() if line.startswith("WORTH")]
    assert told[-1].endswith("By the rule of thumb; the exact values follow.")
    before = picture(scene)
    for _ in range(20):
        changes(scene)
    assert not changes(scene)
    worker.work()
    assert changes(scene)
    assert picture(scene) != before
    (exact,) = [line for line in scene.take_happened() if line.startswith("WORTH")]
    assert "Play 2x" in exact
    assert "values follow" not in exact
