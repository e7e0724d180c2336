"""The page of the settings: everything by keyboard or mouse, with its effect at once."""

from __future__ import annotations

import os

import pygame
import pytest

from uth.store import settings_file
from uth.store.coaching import Advice
from uth.store.settings import Cloth, Deck, Settings, Speed, Surroundings
from uth.ui.intents import KeyPress, Move, Press
from uth.ui.keymap import CHANGEABLE
from uth.ui.keys import Key, KeyLabels
from uth.ui.page.ask import AskScene
from uth.ui.preferences import Preferences
from uth.ui.scenes.settings import SettingsScene
from uth.ui.sound import Cue
from uth.ui.theme import theme_of

SIZES = ((480, 300), (960, 600), (1280, 800), (1920, 1080))
UID = "0123abcd"


class Person:
    """Somebody at the page."""

    def __init__(self, preferences: Preferences | None = None, *, keys: bool = False) -> None:
        self.preferences = preferences or Preferences()
        self.scene = SettingsScene(KeyLabels(), self.preferences)
        self.scene.resize((1280, 800))
        self.scene.enter()
        if keys:
            self.click("tab keys")
            self.scene.focus_on("commands")

    @property
    def settings(self) -> Settings:
        return self.preferences.settings

    def click(self, name: str) -> Person:
        control = next(control for control in self.scene.controls() if control.name == name)
        self.scene.handle(Press(*control.rect.centre))
        return self

    def press(self, *keys: Key) -> Person:
        for key in keys:
            self.scene.handle(KeyPress(key))
        return self

    def question(self) -> AskScene:
        """What is asked now, laid out."""
        asked = self.scene.opens
        assert isinstance(asked, AskScene)
        asked.resize((1280, 800))
        asked.enter()
        return asked

    @property
    def text(self) -> str:
        return "\n".join(self.scene.lines())


def test_every_choice_has_its_effect_at_once() -> None:
    person = Person()
    for name in ("felt blue", "surroundings light", "deck four colours", "speed fast", "language en", "scale 1.25"):
        person.click(name)
    assert person.settings == Settings(
        felt=Cloth.BLUE,
        surroundings=Surroundings.LIGHT,
        deck=Deck.FOUR_COLOURS,
        scale=1.25,
        speed=Speed.FAST,
        language="en",
    )
    assert person.scene.theme == theme_of(Cloth.BLUE, Deck.FOUR_COLOURS, Surroundings.LIGHT)
    assert person.scene.state.scale == 1.25


def test_the_keyboard_alone_does_it() -> None:
    person = Person().press(Key.RIGHT, Key.DOWN, Key.DOWN, Key.RIGHT)
    assert (person.settings.felt, person.settings.deck) == (Cloth.BLUE, Deck.FOUR_COLOURS)
    person.press(Key.ESCAPE)
    assert person.scene.done


def test_sound_and_volume_are_heard() -> None:
    person = Person().click("volume next")
    assert person.settings.volume == 50
    assert Cue.CHIP in person.scene.take_cues()
    person.click("sound")
    assert not person.settings.sound
    person.scene.take_cues()
    volume = next(control for control in person.scene.controls() if control.name == "volume next")
    assert (volume.enabled, volume.reason) == (False, "The sound is off")


def test_a_volume_between_the_steps_is_shown_as_the_nearest() -> None:
    person = Person(Preferences(Settings(volume=88)))
    assert "90 %" in person.text
    assert person.settings.volume == 88


def test_what_is_changed_is_kept() -> None:
    Person(Preferences.of(UID)).click("felt red")
    assert settings_file.read(UID).settings.felt is Cloth.RED


def test_what_cannot_be_kept_is_said_and_in_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    person = Person(Preferences.of(UID))
    monkeypatch.setattr(os, "fsync", full)
    person.click("felt red")
    assert person.settings.felt is Cloth.RED
    assert "No space left on device" in person.text
    person.press(Key.DOWN)
    assert "No space left" not in person.text


@pytest.mark.parametrize(
    ("way", "left"),
    [
        ("look", Settings(keys={"undo": ("z",)}, table="france")),
        ("all", Settings(table="france")),
        ("keep", Settings(keys={"undo": ("z",)}, table="france", felt=Cloth.RED, volume=0, scale=1.5)),
    ],
)
def test_reset_asks_and_takes_back_what_is_answered(way: str, left: Settings) -> None:
    changed = Settings(keys={"undo": ("z",)}, table="france", felt=Cloth.RED, volume=0, scale=1.5)
    person = Person(Preferences(changed)).click("reset")
    question = person.question()
    assert person.settings == changed
    asked = "\n".join(question.lines())
    assert "Look, motion, sound, language and other players become as they were at first." in asked
    assert "Your keys can stay as you have changed them." in asked
    question.pressed(way)
    assert question.done
    assert person.settings == left
    assert person.scene.theme == theme_of(left.felt, Deck.TWO_COLOURS)


def test_reset_speaks_of_keys_only_where_some_were_changed() -> None:
    question = Person(Preferences(Settings(volume=0))).click("reset").question()
    assert [control.name for control in question.controls() if control.name != "back"] == ["look", "keep"]
    assert "keys" not in "\n".join(question.lines())


def test_there_is_nothing_to_reset_at_first() -> None:
    for person, why in (
        (Person(), "All of it is as it was at first."),
        (Person(keys=True), "Everything has its own keys."),
    ):
        reset = next(control for control in person.scene.controls() if control.name == "reset")
        assert (reset.enabled, reset.reason) == (False, why)


# --- keys


def row(command: str) -> str:
    return f"commands {[each.value for each in CHANGEABLE].index(command) + 1}"


def test_a_key_is_changed_by_pressing_the_new_one() -> None:
    person = Person(keys=True).click(row("rebet"))
    assert "Press the new key" not in person.text
    person.click("change key")
    assert "Press the new key for “Rebet” (Esc: leave it)" in person.text
    assert "press a key ..." in person.text
    # It is said once beside the row, where no row is covered.
    assert person.text.count("Press the new key") == 1
    person.press(Key.Q)
    assert person.settings.keys == {"rebet": ("q",)}
    assert "Press the new key" not in person.text
    assert "Press the new key for “Rebet”" in person.click("change key").text


def test_enter_on_a_row_asks_for_its_key() -> None:
    person = Person(keys=True).press(Key.DOWN, Key.ENTER, Key.Z)
    assert person.settings.keys == {"rebet": ("z",)}


def test_a_key_that_is_taken_is_refused_in_a_sentence() -> None:
    person = Person(keys=True).press(Key.DOWN, Key.ENTER, Key.D)
    assert person.settings.keys == {}
    assert "D is the key of “Double all bets” already" in person.text
    assert Cue.REFUSED in person.scene.take_cues()


def test_a_click_while_a_key_is_waited_for_chooses_another_row_or_asks_again() -> None:
    person = Person(keys=True).click(row("rebet")).click("change key").click("change key")
    assert "Press the new key for “Rebet”" in person.text
    person.click(row("double"))
    assert "Press the new key" not in person.text
    person.click("change key").press(Key.Q)
    assert person.settings.keys == {"double": ("q",)}


@pytest.mark.parametrize("way", [KeyPress(Key.ESCAPE), Press(5, 790)])
def test_asked_for_a_key_one_can_leave_it(way: KeyPress | Press) -> None:
    person = Person(keys=True).press(Key.DOWN, Key.ENTER)
    person.scene.handle(Move(300, 300))
    person.scene.handle(way)
    assert not person.scene.done
    assert person.settings.keys == {}
    person.press(Key.Q)
    assert person.settings.keys == {}


def test_the_menus_key_can_be_escape_again() -> None:
    person = Person(Preferences(Settings(keys={"menu": ("f10",)})), keys=True)
    person.scene.choose_row("commands", [each.value for each in CHANGEABLE].index("menu"))
    person.press(Key.ENTER, Key.ESCAPE)
    assert person.settings.keys == {}


def test_one_command_or_all_get_their_own_keys_back() -> None:
    person = Person(Preferences(Settings(felt=Cloth.RED, keys={"deal": ("g",), "undo": ("z",)})), keys=True)
    person.press(Key.DELETE)
    assert person.settings.keys == {"undo": ("z",)}
    own = next(control for control in person.scene.controls() if control.name == "reset key")
    assert (own.enabled, own.reason) == (False, "It has its own keys")
    person.press(Key.R)
    question = person.question()
    assert "1 command has another key than it came with." in "\n".join(question.lines())
    question.pressed("keys")
    assert person.settings == Settings(felt=Cloth.RED)


def test_the_list_names_every_command_with_its_keys_and_when() -> None:
    person = Person(Preferences(Settings(keys={"deal": ("j",)})), keys=True)
    assert "Deal, while bets are laid, J" in person.text
    person.press(Key.END)
    assert "Settings, in a dialog, E" in person.text
    assert "Choose a chip, lowest first, while bets are laid, 1-9 (always)" in person.text
    assert "Full screen, at any time, F11  Alt+Enter (always)" in person.text


def test_what_always_has_the_same_keys_says_so() -> None:
    person = Person(keys=True).press(Key.END, Key.ENTER)
    assert "“Close the game” always has the same keys" in person.text
    change = next(control for control in person.scene.controls() if control.name == "change key")
    assert (change.enabled, change.reason) == (False, "“Close the game” always has the same keys")
    assert person.press(Key.Q).settings.keys == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("keys", [False, True])
def test_it_is_drawn_at_every_size(size: tuple[int, int], scale: float, keys: bool) -> None:
    person = Person(Preferences(Settings(scale=scale, felt=Cloth.RED, deck=Deck.FOUR_COLOURS)), keys=keys)
    person.scene.resize(size)
    surface = pygame.Surface(size)
    person.scene.draw(surface)
    assert len({surface.get_at((x, y))[:3] for x in range(0, size[0], 7) for y in range(0, size[1], 7)}) > 50


def test_the_coach_has_a_page_of_its_own() -> None:
    person = Person()
    person.click("tab coach")
    assert "F8 calls it" in person.text
    assert "V changes it there" in person.text
    person.click("advice values")
    assert person.settings.advice is Advice.VALUES
    person.click("errors 10")
    assert person.settings.errors == 10


def test_the_coach_is_reset_with_the_rest() -> None:
    person = Person(Preferences(Settings(advice=Advice.HINT, errors=50)))
    person.click("tab coach").click("reset")
    person.question().pressed("look")
    assert (person.settings.advice, person.settings.errors) == (Advice.OFF, 0)
