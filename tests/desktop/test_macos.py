"""The application of macOS: its files, and that its script starts the program."""

from __future__ import annotations

import os
import plistlib
import subprocess
import sys
from pathlib import Path

import pytest

from uth import __version__
from uth.desktop.macos import Menu
from uth.desktop.pieces import NotOurs
from uth.desktop.start import Start

ROOT = Path(__file__).parents[2]


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    return tmp_path / "Applications" / "Ultimate Texas Hold'em.app"


def test_it_makes_an_application_and_takes_it_away(app: Path) -> None:
    menu, start = Menu(), Start((sys.executable, "-m", "uth"), ROOT)
    made = menu.make(start)
    assert all(app in file.parents and file.is_file() for file in made)
    keys = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
    script = app / "Contents" / "MacOS" / keys["CFBundleExecutable"]
    icon = app / "Contents" / "Resources" / keys["CFBundleIconFile"]
    assert set(made) == {app / "Contents" / "Info.plist", script, icon}
    assert icon.read_bytes().startswith(b"icns")
    assert keys["CFBundleName"] == "Ultimate Texas Hold'em"
    assert os.access(script, os.X_OK)
    assert menu.make(start) == []
    assert len(menu.remove()) == 3
    assert not app.exists()
    assert app.parent.exists()


@pytest.mark.skipif(os.name == "nt", reason="a script of the Bourne shell")
def test_its_script_starts_the_program(app: Path) -> None:
    odd = app.parents[1] / "it's $HOME"
    odd.symlink_to(sys.executable)
    Menu().make(Start((str(odd), "-m", "uth", "--version"), ROOT))
    script = app / "Contents" / "MacOS" / "uth-table"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    answer = subprocess.run([script], check=True, capture_output=True, text=True, env=env)
    assert answer.stdout == f"uth {__version__}\n"


def test_somebody_elses_application_is_left_alone(app: Path) -> None:
    theirs = app / "Contents" / "Info.plist"
    theirs.parent.mkdir(parents=True)
    theirs.write_text("theirs", encoding="utf-8")
    with pytest.raises(NotOurs):
        Menu().make(Start(("uth",)))
    with pytest.raises(NotOurs):
        Menu().remove()
    assert [file for file in app.rglob("*") if file.is_file()] == [theirs]
