"""The settings in effect: kept where they can be, in effect in any case."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from uth import i18n, paths
from uth.resources import catalogues
from uth.store import settings_file
from uth.store.settings import Cloth, Deck, Settings, Speed
from uth.ui.commands import Command, When
from uth.ui.keys import Key, KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.theme import theme_of

UID = "0123abcd"


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    i18n.use_language(i18n.ENGLISH, catalogues())


def test_what_is_changed_is_kept() -> None:
    preferences = Preferences.of(UID)
    preferences.change(felt=Cloth.BLUE, deck=Deck.FOUR_COLOURS)
    preferences.change(speed=Speed.FAST)
    assert preferences.theme == theme_of(Cloth.BLUE, Deck.FOUR_COLOURS)
    again = Preferences.of(UID)
    assert again.settings == preferences.settings == Settings(felt=Cloth.BLUE, deck=Deck.FOUR_COLOURS, speed=Speed.FAST)
    assert again.take_notice() == ""


def test_of_a_passer_by_nothing_is_kept(users_folder: Path) -> None:
    preferences = Preferences()
    preferences.change(felt=Cloth.RED)
    assert preferences.settings.felt is Cloth.RED
    assert not users_folder.exists()


def test_what_is_as_it_was_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    preferences = Preferences.of(UID)
    preferences.change(speed=Speed.NORMAL)
    assert not settings_file.file_of(UID).exists()


def test_what_cannot_be_kept_is_in_effect_and_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    preferences = Preferences.of(UID)
    monkeypatch.setattr(os, "fsync", full)
    preferences.change(felt=Cloth.RED)
    assert preferences.settings.felt is Cloth.RED
    assert "No space left on device" in preferences.take_notice()
    assert preferences.take_notice() == ""


def test_keys_that_cannot_be_are_told_and_left_out() -> None:
    settings_file.write(UID, Settings(keys={"deal": ("f",), "undo": ("z",)}))
    preferences = Preferences.of(UID)
    assert "F is the key of “Fold”" in preferences.take_notice()
    assert preferences.settings.keys == {"undo": ("z",)}
    keymap = preferences.keymap(KeyLabels())
    assert keymap.command_of(Key.Z, When.BETTING) is Command.UNDO
    assert keymap.command_of(Key.SPACE, When.BETTING) is Command.DEAL


def test_a_broken_file_is_told_with_its_place() -> None:
    file = settings_file.file_of(UID)
    paths.made(file.parent)
    file.write_bytes(b"\0\1")
    preferences = Preferences.of(UID)
    assert preferences.settings == Settings()
    assert str(file) in preferences.take_notice()


def test_the_language_changes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    used = []
    monkeypatch.setattr(i18n, "languages", lambda _folder: ("en", "fr"))
    monkeypatch.setattr(i18n, "use_language", lambda language, _folder: used.append(language))
    monkeypatch.setenv("LANGUAGE", "fr")
    preferences = Preferences.of(UID)
    preferences.change(language="en")
    preferences.change(speed=Speed.OFF)
    preferences.change(language="system")
    assert used == ["fr", "en", "fr"]


def test_the_language_that_was_asked_for_at_the_start_is_used_whatever_was_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings_file.write(UID, Settings(language="en"))
    monkeypatch.setenv(i18n.VARIABLE, i18n.PSEUDO)
    Preferences.of(UID)
    assert i18n.in_use() == i18n.PSEUDO
    with i18n.asking_for("en"):
        Preferences.of(UID)
        assert i18n.in_use() == "en"


def test_the_pseudo_language_can_be_chosen_in_the_file() -> None:
    settings_file.write(UID, Settings(language=i18n.PSEUDO))
    assert Preferences.of(UID).settings.language == i18n.PSEUDO
    assert i18n.gettext("flush") == "[ffļûûšĥ]"
