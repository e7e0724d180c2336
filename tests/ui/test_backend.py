"""Which pygame is there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from importlib import metadata

import pytest

from uth.ui import backend


def installed(*names: str) -> Callable[[str], str]:
    def version(name: str) -> str:
        if name not in names:
            raise metadata.PackageNotFoundError(name)
        return "2.6.1"

    return version


@pytest.mark.parametrize("name", ["pygame", "pygame-ce"])
def test_one_pygame_is_right(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "version", installed(name))
    assert backend.require() == name


def test_both_pygames_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "version", installed("pygame", "pygame-ce"))
    with pytest.raises(backend.BackendError, match="pip uninstall pygame pygame-ce"):
        backend.require()


def test_without_pygame_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "version", installed())
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    with pytest.raises(backend.BackendError, match="pip install pygame"):
        backend.require()


def test_pygame_greets_nobody() -> None:
    code = "from uth.ui import backend; backend.require(); import pygame"
    clean = {name: value for name, value in os.environ.items() if name != "PYGAME_HIDE_SUPPORT_PROMPT"}
    run = subprocess.run([sys.executable, "-c", code], env=clean, capture_output=True, text=True, check=True)
    assert run.stdout == ""
