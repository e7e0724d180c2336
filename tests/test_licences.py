"""Whose work is installed, and on what terms."""

from __future__ import annotations

import re
import tomllib
from email.message import Message
from pathlib import Path

import pytest

from uth import licences
from uth.problems import plain_key

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_everything_that_is_needed_is_asked_for() -> None:
    required = {re.split(r"[^A-Za-z0-9._-]", line)[0] for line in PROJECT["dependencies"]}
    assert set(licences.NEEDED) == required
    assert PROJECT["license"] == licences.LICENCE


def test_what_the_libraries_need_is_there_too_and_nothing_twice() -> None:
    names = [notice.name for notice in licences.installed()]
    assert "Pygments" in names, "rich needs it"
    assert "pytest" not in names
    assert len(set(map(plain_key, names))) == len(names)
    assert all(notice.licence and notice.version for notice in licences.installed())


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
    assert licences.licence_of(_metadata(headers)) == licence


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
    assert licences.home_of(_metadata(headers)) == home


def _metadata(headers: list[tuple[str, str]]) -> Message:
    message = Message()
    for name, value in headers:
        message[name] = value
    return message
