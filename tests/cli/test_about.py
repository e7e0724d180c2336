"""``uth about``."""

from __future__ import annotations

import json
import platform
import re
import tomllib
from email.message import Message
from importlib.metadata import version
from pathlib import Path

import pytest

from uth import __version__, paths
from uth.cli import about, main
from uth.yaml_nodes import plain_key

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_versions_and_folders(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["about", "--data", str(tmp_path / "mine")]) == 0
    printed = capsys.readouterr().out
    assert re.search(rf"^uth +{re.escape(__version__)}$", printed, re.MULTILINE)
    assert re.search(rf"^Python +{re.escape(platform.python_version())}$", printed, re.MULTILINE)
    assert re.search(rf"^your folder +{re.escape(str(tmp_path / 'mine'))}$", printed, re.MULTILINE)
    assert str(paths.tables_folder()) in printed
    assert "licence" not in printed
    assert list(tmp_path.iterdir()) == []


def test_everything_that_is_needed_is_asked_for() -> None:
    required = {re.split(r"[^A-Za-z0-9._-]", line)[0] for line in PROJECT["dependencies"]}
    assert set(about.NEEDED) == required
    assert PROJECT["license"] == about.LICENCE


def test_licences(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["about", "--licences"]) == 0
    printed = capsys.readouterr().out
    assert "free software under the MIT licence" in printed
    for name, licence in (("PyYAML", "MIT"), ("font-source-sans-pro", "SIL OFL 1.1"), ("rich", "MIT")):
        assert re.search(rf"^{name} +{re.escape(version(name))} +{re.escape(licence)}\b", printed, re.MULTILINE)


def test_what_the_libraries_need_is_there_too_and_nothing_twice() -> None:
    names = [notice.name for notice in about.installed()]
    assert "Pygments" in names, "rich needs it"
    assert "pytest" not in names
    assert len(set(map(plain_key, names))) == len(names)
    assert all(notice.licence and notice.version for notice in about.installed())


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["about", "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["folders"]["folder"] == str(paths.data_folder())
    assert "installed" not in plain
    assert main(["about", "--json", "--licences"]) == 0
    full = json.loads(capsys.readouterr().out)
    assert (full["licence"], full["version"]) == ("MIT", __version__)
    assert {"name", "version", "licence", "home"} == set(full["installed"][0])


@pytest.mark.parametrize(
    ("headers", "licence"),
    [
        ([("License-Expression", "MIT OR Apache-2.0"), ("License", "other")], "MIT OR Apache-2.0"),
        ([("License", "BSD")], "BSD"),
        (
            [("License", "Copyright\nall of it"), ("Classifier", "License :: OSI Approved :: BSD License")],
            "BSD License",
        ),
        ([("License", ""), ("Classifier", "Topic :: Games")], "see the package"),
    ],
)
def test_the_name_of_a_licence(headers: list[tuple[str, str]], licence: str) -> None:
    assert about.licence_of(_metadata(headers)) == licence


@pytest.mark.parametrize(
    ("headers", "home"),
    [
        ([("Home-page", "https://one"), ("Project-URL", "Homepage, https://two")], "https://one"),
        ([("Project-URL", "Docs, https://docs"), ("Project-URL", "Homepage, https://two")], "https://two"),
        ([("Project-URL", "Docs, https://docs")], "https://docs"),
        ([], ""),
    ],
)
def test_the_home_of_a_package(headers: list[tuple[str, str]], home: str) -> None:
    assert about.home_of(_metadata(headers)) == home


def _metadata(headers: list[tuple[str, str]]) -> Message:
    message = Message()
    for name, value in headers:
        message[name] = value
    return message
