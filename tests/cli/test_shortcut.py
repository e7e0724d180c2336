"""``uth shortcut``: into the menu and out of it again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from uth.__main__ import main
from uth.cli import shortcut
from uth.cli.shortcut import menu_of
from uth.desktop import linux, macos, windows
from uth.errors import UthError


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the home that everything is made in; the system is taken for Linux."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(shortcut, "sys", type("System", (), {"platform": "linux"}))
    return tmp_path


def test_it_says_what_it_made_and_where(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shortcut"]) == 0
    first, *files = capsys.readouterr().out.splitlines()
    assert first == "uth is in the menu now. Made:"
    assert f"  {home / 'applications' / 'uth-table.desktop'}" in files
    assert all(Path(file.strip()).is_file() for file in files)
    assert main(["shortcut"]) == 0
    assert capsys.readouterr().out == "uth is in the menu already; nothing has changed.\n"
    assert main(["shortcut", "--remove"]) == 0
    first, *gone = capsys.readouterr().out.splitlines()
    assert first == "Taken away:"
    assert sorted(gone) == sorted(files)
    assert not any(Path(file.strip()).exists() for file in files)
    assert main(["shortcut", "--remove"]) == 0
    assert capsys.readouterr().out == "There is no shortcut.\n"


def test_somebody_elses_file_ends_it(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    theirs = home / "applications" / "uth-table.desktop"
    theirs.parent.mkdir()
    theirs.write_text("theirs", encoding="utf-8")
    for options in ([], ["--remove"]):
        assert main(["shortcut", *options]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err == f"uth: {theirs} is there and was not made by uth shortcut; move it away first\n"


def test_each_system_has_its_menu(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("APPDATA", str(tmp_path))
    assert isinstance(menu_of("win32"), windows.Menu)
    assert isinstance(menu_of("darwin"), macos.Menu)
    assert isinstance(menu_of("freebsd14"), linux.Menu)
    assert isinstance(menu_of(sys.platform), windows.Menu | macos.Menu | linux.Menu)
    monkeypatch.delenv("APPDATA")
    with pytest.raises(UthError, match="APPDATA"):
        menu_of("win32")
