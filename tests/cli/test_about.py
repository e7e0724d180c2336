"""``uth about``."""

from __future__ import annotations

import json
import platform
import re
from importlib.metadata import version
from pathlib import Path

import pytest

from uth import __version__, paths
from uth.cli import main


def test_versions_and_folders(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["about", "--data", str(tmp_path / "mine")]) == 0
    printed = capsys.readouterr().out
    assert re.search(rf"^uth +{re.escape(__version__)}$", printed, re.MULTILINE)
    assert re.search(rf"^Python +{re.escape(platform.python_version())}$", printed, re.MULTILINE)
    assert re.search(rf"^your folder +{re.escape(str(tmp_path / 'mine'))}$", printed, re.MULTILINE)
    assert str(paths.tables_folder()) in printed
    assert "licence" not in printed
    assert list(tmp_path.iterdir()) == []


def test_licences(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["about", "--licences"]) == 0
    printed = capsys.readouterr().out
    assert "free software under the MIT licence" in printed
    for name, licence in (("PyYAML", "MIT"), ("font-source-sans-pro", "SIL OFL 1.1"), ("rich", "MIT")):
        assert re.search(rf"^{name} +{re.escape(version(name))} +{re.escape(licence)}\b", printed, re.MULTILINE)


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["about", "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["folders"]["folder"] == str(paths.data_folder())
    assert "installed" not in plain
    assert main(["about", "--json", "--licences"]) == 0
    full = json.loads(capsys.readouterr().out)
    assert (full["licence"], full["version"]) == ("MIT", __version__)
    assert {"name", "version", "licence", "home"} == set(full["installed"][0])
