"""The applications menu, for real, in a home of the test's own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.desktop.linux import Menu, command_line
from uth.desktop.pieces import NotOurs
from uth.desktop.start import Start
from uth.ui import backend


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "share"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


def entry(file: Path) -> dict[str, str]:
    """Return the keys of a desktop entry with their values, unescaped as the specification says."""
    head, *lines = file.read_text(encoding="utf-8").splitlines()
    assert head == "[Desktop Entry]"
    keys = [line.partition("=")[0] for line in lines]
    assert len(set(keys)) == len(keys)
    return {key: unescaped(line.partition("=")[2]) for key, line in zip(keys, lines, strict=True)}


def unescaped(value: str) -> str:
    """Undo the escapes of a string in a desktop entry."""
    text, rest = "", value
    while rest:
        letter, rest = rest[0], rest[1:]
        if letter == "\\":
            letter, rest = {"s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\"}[rest[0]], rest[1:]
        text += letter
    return text


def arguments(command: str) -> list[str]:
    """Split the unescaped value of Exec as the specification says."""
    words: list[str] = []
    rest = command
    while rest:
        word = ""
        if rest[0] == '"':
            rest = rest[1:]
            while rest[0] != '"':
                if rest[0] == "\\":
                    assert rest[1] in '"`$\\'
                    rest = rest[1:]
                word, rest = word + rest[0], rest[1:]
            rest = rest[1:]
        else:
            word, _, rest = rest.partition(" ")
            rest = f" {rest}" if rest else ""
        assert rest == "" or rest[0] == " "
        rest = rest[1:]
        words.append(word)
    return [word.replace("%%", "%") for word in words]


@given(st.lists(st.text(st.characters(exclude_characters="\0\r", exclude_categories=["Cs"]), min_size=1), min_size=1))
def test_any_command_is_written_so_that_a_desktop_reads_it_back(words: list[str]) -> None:
    assert arguments(unescaped(command_line(words))) == words


def test_it_makes_an_entry_with_icons_and_takes_them_away(home: Path) -> None:
    menu, start = Menu(), Start((sys.executable, "-m", "uth", "--data", "/a b/100% $mine"), Path("/some where"))
    made = menu.make(start)
    assert made[-1] == home / "applications" / "uth-table.desktop"
    assert sorted(file.parts[-3] for file in made[:-1]) == ["128x128", "256x256", "32x32", "48x48", "64x64"]
    assert all(file.is_file() for file in made)
    keys = entry(made[-1])
    assert keys["Name"] == "Ultimate Texas Hold'em"
    assert arguments(keys["Exec"]) == list(start.words)
    assert (keys["TryExec"], keys["Path"]) == (sys.executable, "/some where")
    assert {(file.parents[3], file.parent.name, file.stem) for file in made[:-1]} == {
        (home / "icons", "apps", keys["Icon"])
    }
    assert menu.make(start) == []
    assert menu.make(Start(("/usr/bin/uth-table",))) == [made[-1]]
    assert "Path" not in entry(made[-1])
    assert menu.remove() == [made[-1], *made[:-1]]
    assert menu.remove() == []
    assert list(home.rglob("*")) == []


def test_a_desktop_knows_our_windows_by_their_class(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = entry(Menu().make(Start(("uth",)))[-1])
    for variable in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"):
        monkeypatch.setenv(variable, "")
        monkeypatch.delenv(variable)
    backend.require()
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] == keys["StartupWMClass"]


def test_the_entry_starts_the_program(home: Path) -> None:
    """What stands behind Exec is run, as a desktop does it, with another argument behind it."""
    from uth.desktop.start import start

    made = Menu().make(start())
    command = [*arguments(entry(made[-1])["Exec"]), "--version"]
    answer = subprocess.run(command, check=True, capture_output=True, text=True)
    assert answer.stdout.startswith("uth ")


def test_somebody_elses_entry_is_left_alone(home: Path) -> None:
    theirs = home / "applications" / "uth-table.desktop"
    theirs.parent.mkdir(parents=True)
    theirs.write_text("[Desktop Entry]\nName=Another\n", encoding="utf-8")
    with pytest.raises(NotOurs):
        Menu().make(Start(("uth",)))
    with pytest.raises(NotOurs):
        Menu().remove()
    assert [file for file in home.rglob("*") if file.is_file()] == [theirs]
    assert "Another" in theirs.read_text(encoding="utf-8")


@pytest.mark.parametrize("named", ["", "relative/share"])
def test_without_a_usable_variable_it_is_in_the_home(
    named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", named)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert Menu().entry == tmp_path / ".local" / "share" / "applications" / "uth-table.desktop"
    assert os.environ["XDG_DATA_HOME"] == named
