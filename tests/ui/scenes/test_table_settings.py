"""The player's settings at the table: opened from the menu, in effect when the player is back."""

from __future__ import annotations

import os

import pygame
import pytest

from tests.ui.tables import look, preset, sit
from uth import paths
from uth.store import settings_file
from uth.store.settings import Cloth, Deck, Settings, Speed
from uth.ui.commands import Command, When
from uth.ui.desk import Overlay
from uth.ui.intents import KeyPress
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout import Viewpoint, layout, shape_of
from uth.ui.page.ask import AskScene
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene, SceneStack
from uth.ui.scenes.settings import SettingsScene
from uth.ui.scenes.table import TableScene
from uth.ui.seat import Seat

UID = "0123abcd"
SIZE = (1280, 800)


class Evening:
    """A table in a window without its loop."""

    def __init__(self, preferences: Preferences | None = None) -> None:
        self.preferences = preferences or Preferences(Settings(speed=Speed.OFF))
        self.table = TableScene(sit(preset("practice")), KeyLabels(), Seat(boxes=2), preferences=self.preferences)
        self.stack = SceneStack(SIZE)
        self.stack.push(self.table)
        self.stack.follow()

    def top(self) -> Scene | None:
        """The scene that is played."""
        return self.stack.top

    def when(self) -> When:
        """What the table asks for."""
        return self.table.top.when

    def press(self, *keys: Key) -> Evening:
        for key in keys:
            assert self.stack.top is not None
            self.stack.top.handle(KeyPress(key))
            look(self.table.top)
            self.stack.follow()
        return self


def test_the_menu_leads_to_the_settings_and_back() -> None:
    evening = Evening().press(Key.ESCAPE, Key.E)
    assert isinstance(evening.top(), SettingsScene)
    evening.press(Key.ESCAPE)
    assert evening.top() is evening.table
    assert [evening.table.top.overlay, evening.press(Key.ESCAPE).table.top.overlay] == [Overlay.MENU, None]
    assert not evening.table.done


def test_what_is_changed_there_is_seen_at_the_table() -> None:
    evening = Evening()
    before = pygame.Surface(SIZE)
    evening.table.draw(before)
    # Felt and deck, one to the right; the size, three.
    evening.press(
        Key.ESCAPE, Key.E, Key.RIGHT, Key.DOWN, Key.DOWN, Key.RIGHT, Key.DOWN, Key.RIGHT, Key.RIGHT, Key.RIGHT,
        Key.ESCAPE,
    )  # fmt: skip
    assert evening.preferences.settings == Settings(speed=Speed.OFF, felt=Cloth.BLUE, deck=Deck.FOUR_COLOURS, scale=1.5)
    after = pygame.Surface(SIZE)
    evening.table.draw(after)
    assert before.get_at((640, 340)).g > before.get_at((640, 340)).b
    assert after.get_at((640, 340)).b > after.get_at((640, 340)).g
    picture = evening.table.picture
    assert evening.table.layout == layout(SIZE, shape_of(picture), Viewpoint.PLAYER, 1.5)
    assert evening.table.layout.unit == 1.5


def test_a_view_is_renewed_only_when_the_look_has_changed() -> None:
    evening = Evening()
    view = evening.table._view
    evening.press(Key.ESCAPE, Key.E, Key.ESCAPE)
    assert evening.table._view is view
    # The menu is still open.
    evening.press(Key.E, Key.RIGHT, Key.ESCAPE)
    assert evening.table._view is not view


def test_a_changed_key_deals_and_is_on_its_cap() -> None:
    evening = Evening(Preferences(Settings(speed=Speed.OFF, keys={"deal": ("j",), "check": ("q",)})))
    (deal,) = evening.table.picture.buttons
    assert deal.key == "J"
    assert "J deals" in evening.table.picture.prompt
    evening.press(Key.SPACE)
    assert evening.when() is When.BETTING
    evening.press(Key.J)
    assert evening.when() is When.DECISION
    assert [button.key for button in evening.table.picture.buttons if button.intent == Command.CHECK] == ["Q"]
    evening.press(Key.C)
    assert evening.table.top.turn == 1
    evening.press(Key.Q)
    assert evening.table.top.turn == 2


def test_the_key_that_deals_finishes_the_film() -> None:
    evening = Evening(Preferences(Settings(speed=Speed.SLOW, keys={"deal": ("j",)})))
    filming = [evening.press(Key.J).table.top.filming for _ in range(2)]
    assert filming == [True, False]
    assert evening.when() is When.DECISION


def test_dialogs_are_answered_with_space_whatever_deals() -> None:
    evening = Evening(Preferences(Settings(speed=Speed.OFF, keys={"deal": ("b",)})))
    evening.press(Key.ESCAPE, Key.SPACE)
    assert evening.table.top.overlay is None


def test_the_speed_key_changes_the_setting() -> None:
    evening = Evening(Preferences.of(UID))
    evening.press(Key.S)
    assert evening.table.top.timeline.speed is Speed.FAST
    assert settings_file.read(UID).settings.speed is Speed.FAST


def test_settings_that_could_not_be_read_are_told_once_and_the_game_goes_on() -> None:
    file = settings_file.file_of(UID)
    paths.made(file.parent)
    file.write_bytes(b"nonsense")
    evening = Evening(Preferences.of(UID))
    told = evening.top()
    assert isinstance(told, AskScene)
    assert str(file) in "\n".join(told.lines())
    evening.press(Key.ENTER)
    assert evening.top() is evening.table
    evening.press(Key.SPACE)
    assert evening.top() is evening.table


def test_settings_that_cannot_be_written_are_told_and_in_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    evening = Evening(Preferences.of(UID))
    monkeypatch.setattr(os, "fsync", full)
    evening.press(Key.S)
    assert isinstance(evening.top(), AskScene)
    evening.press(Key.ENTER)
    assert evening.top() is evening.table
    assert evening.table.top.timeline.speed is Speed.FAST
