"""Settings in their file: written whole, read whatever it has become."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from uth import paths
from uth.store.files import WriteError
from uth.store.settings import Cloth, Deck, Settings, Speed
from uth.store.settings_data import from_data, to_data
from uth.store.settings_file import MOST_BYTES, as_text, delete, file_of, read, write

UID = "0123abcd"
LIKED = Settings(
    speed=Speed.FAST,
    sound=False,
    volume=70,
    deck=Deck.FOUR_COLOURS,
    felt=Cloth.RED,
    scale=1.25,
    language="en",
    keys={"deal": ("g",), "box left": ("home", "q")},
)


def written(content: bytes) -> Path:
    file = file_of(UID)
    paths.made(file.parent)
    file.write_bytes(content)
    return file


def messages() -> list[str]:
    return [str(problem) for problem in read(UID).problems]


def beside(file: Path) -> list[str]:
    return sorted(each.name for each in file.parent.iterdir())


def test_they_are_kept_for_each_player_in_the_users_folder(users_folder: Path) -> None:
    assert read(UID) == (Settings(), ())
    write(UID, LIKED)
    write("other", Settings(speed=Speed.OFF))
    assert read(UID) == (LIKED, ())
    assert read("other").settings.speed is Speed.OFF
    assert beside(users_folder / "settings" / "x") == ["0123abcd.json", "other.json"]
    delete(UID)
    delete(UID)
    assert read(UID) == (Settings(), ())


def test_the_file_says_what_it_is() -> None:
    write(UID, Settings())
    assert json.loads(file_of(UID).read_text(encoding="utf-8")) == {
        "format": 1,
        "speed": "normal",
        "dealing": "same",
        "paying": "same",
        "pausing": "same",
        "sound": True,
        "volume": 40,
        "deck": "two colours",
        "felt": "green",
        "surroundings": "dark",
        "scale": 1.0,
        "language": "system",
        "keys": {},
        "table": "",
        "strategy": "",
        "company": 0,
        "advice": "off",
        "errors": 0,
    }


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("speed", "turbo", 'expected "slow", "normal", "fast" or "off", got "turbo"; "normal" is used'),
        ("speed", ["slow"], 'expected "slow", "normal", "fast" or "off", got a list; "normal" is used'),
        ("sound", 1, "expected true or false, got 1; true is used"),
        ("volume", 101, "expected a whole number from 0 to 100, got 101; 40 is used"),
        ("volume", True, "expected a whole number from 0 to 100, got true; 40 is used"),
        ("volume", 4.5, "expected a whole number from 0 to 100, got 4.5; 40 is used"),
        ("deck", {}, 'expected "two colours" or "four colours", got an object; "two colours" is used'),
        ("felt", None, 'expected "green", "blue" or "red", got null; "green" is used'),
        ("scale", 3, "expected 1.0, 1.1, 1.25 or 1.5, got 3; 1.0 is used"),
        ("language", "xx", 'expected "system" or "en", got "xx"; "system" is used'),
        ("keys", [], "expected commands and their keys, got a list; the usual keys are used"),
    ],
)
def test_a_wrong_setting_costs_only_itself(name: str, value: Any, message: str) -> None:
    file = written(json.dumps({**to_data(LIKED), name: value}).encode())
    found = read(UID)
    assert messages() == [f"{file}: {name}: {message}"]
    assert to_data(found.settings) == {**to_data(LIKED), name: to_data(Settings())[name]}
    assert beside(file) == [file.name]


def test_wrong_keys_cost_only_their_command() -> None:
    keys = {"deal": "g", "fold": [], "check": [1], "undo": ["z"]}
    file = written(json.dumps({**to_data(LIKED), "keys": keys}).encode())
    assert read(UID).settings.keys == {"undo": ("z",)}
    assert messages() == [
        f'{file}: keys > deal: expected a list of names, got "g"; its own are used',
        f"{file}: keys > fold: expected a list of names, got a list; its own are used",
        f"{file}: keys > check: expected a list of names, got a list; its own are used",
    ]


def test_what_is_no_setting_is_told_and_the_rest_is_kept() -> None:
    file = written(b'{"format": 1, "spead": "off", "more": 1, "volume": 10}')
    assert read(UID).settings == Settings(volume=10)
    names = ", ".join(to_data(Settings()))[len("format, ") :]
    assert messages() == [f'{file}: "spead" and 1 more is no setting (did you mean "speed"?): settings are {names}']


@pytest.mark.parametrize("form", ["", '"format": "one", ', '"format": true, '])
def test_a_foreign_object_gives_what_it_has(form: str) -> None:
    written(f'{{{form}"volume": 10}}'.encode())
    assert read(UID).settings == Settings(volume=10)
    assert "format: expected 1" in messages()[0]


def test_a_newer_file_gives_what_is_known_and_is_never_overwritten() -> None:
    content = b'{"format": 2, "volume": 10, "felt": "velvet", "hat": "on"}'
    file = written(content)
    assert read(UID).settings == Settings(volume=10)
    assert "made for a newer version" in messages()[0]
    assert "felt" in messages()[1]
    assert file.read_bytes() == content
    write(UID, LIKED)
    assert file.with_name(f"{file.name}.newer").read_bytes() == content
    assert read(UID).settings == LIKED


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "is no JSON"),
        (b"speed: fast", "is no JSON"),
        (b"\xff\xfe{}", "is no JSON"),
        (b"[" * 60_000, "is no JSON"),
        (b"9" * 6_000, "is no JSON"),
        (b"[1]", "is no JSON object"),
        (b" " * (MOST_BYTES + 1), "is larger than 64 KiB: it is no settings file"),
    ],
)
def test_what_is_no_settings_file_is_set_aside(content: bytes, why: str) -> None:
    for aside in ("0123abcd.json.broken", "0123abcd.json.2.broken"):
        file = written(content)
        found = read(UID)
        assert found.settings == Settings()
        assert [str(problem) for problem in found.problems] == [
            f"{file}: {why}; it is set aside as {aside}; all settings are as usual"
        ]
        assert file.with_name(aside).read_bytes() == content
    assert not file.exists()


def test_what_came_into_the_way_since_is_set_aside_too() -> None:
    read(UID)
    file = written(b"a letter to my mother")
    write(UID, LIKED)
    assert file.with_name(f"{file.name}.broken").read_bytes() == b"a letter to my mother"
    assert read(UID) == (LIKED, ())


def test_a_folder_in_the_place_of_the_file() -> None:
    paths.made(file_of(UID))
    assert read(UID).settings == Settings()
    assert "cannot be read: " in messages()[0]
    with pytest.raises(WriteError, match=r"cannot be written: "):
        write(UID, LIKED)
    with pytest.raises(WriteError, match=r"cannot be deleted: "):
        delete(UID)


def test_a_broken_file_that_cannot_be_set_aside_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(b"nonsense")

    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    assert messages() == [
        f"{file}: is no JSON; {file} cannot be set aside: Permission denied; all settings are as usual"
    ]
    with pytest.raises(WriteError, match="cannot be set aside"):
        write(UID, LIKED)
    assert file.read_bytes() == b"nonsense"


def test_a_full_disk_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    write(UID, LIKED)

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(WriteError, match="No space left on device"):
        write(UID, Settings())
    assert read(UID) == (LIKED, ())


def test_flipped_bytes_never_raise(users_folder: Path) -> None:
    chance = random.Random(5)
    whole = as_text(LIKED).encode()
    for _ in range(80):
        content = bytearray(whole)
        for _ in range(chance.choice((1, 1, 2, 9))):
            content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        length = chance.choice((len(content), len(content), chance.randrange(len(content))))
        file = written(bytes(content[:length]))
        settings, problems = read(UID)
        assert from_data(json.loads(as_text(settings))) == (settings, ())
        for problem in problems:
            assert str(problem).startswith(str(file))
            assert str(problem).isprintable()
        write(UID, settings)
        assert read(UID) == (settings, ())


@pytest.mark.parametrize("uid", ["", "../x", "a/b", "a" * 65, ".json"])
def test_only_a_players_identifier_names_a_file(uid: str) -> None:
    with pytest.raises(ValueError, match="identifies no player"):
        file_of(uid)
