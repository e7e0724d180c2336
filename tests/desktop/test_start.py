"""How the program is started from a menu."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import uth
from uth import __version__, paths
from uth.desktop.start import start

_NAME = "uth-table.exe" if os.name == "nt" else "uth-table"


@pytest.fixture
def nothing_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder beside the command that runs; there is no script of ours anywhere."""
    monkeypatch.delenv(paths.VARIABLE)
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "bin" / "uth")])
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path / "scripts"))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python" / "python"))
    return tmp_path


def test_the_command_beside_the_one_that_runs_comes_first(nothing_installed: Path) -> None:
    for folder in ("python", "scripts", "bin"):
        script = nothing_installed / folder / _NAME
        script.parent.mkdir()
        script.touch()
        assert start().words == (str(script),)
        assert start().folder is None


def test_where_nothing_is_installed_python_starts_it_from_here(nothing_installed: Path) -> None:
    here = Path(uth.__file__).parents[1]
    assert start().words == (str(nothing_installed / "python" / "python"), "-m", "uth")
    assert start().folder == here
    silent = nothing_installed / "python" / "pythonw.exe"
    silent.parent.mkdir()
    silent.touch()
    assert start().words[0] == str(silent)


def test_a_folder_that_was_moved_goes_along(nothing_installed: Path) -> None:
    paths.set_data_folder(nothing_installed / "my data")
    assert start().words[-2:] == ("--data", str(nothing_installed / "my data"))


def test_what_it_says_starts_the_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """From anywhere: here the home is another folder."""
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "uth")])
    found = start()
    answer = subprocess.run(
        [*found.words, "--version"], check=True, capture_output=True, text=True, cwd=found.folder or tmp_path
    )
    assert answer.stdout == f"uth {__version__}\n"
