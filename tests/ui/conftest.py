"""A surface for each test of the window, seen by nobody."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

# tests/conftest.py sets them too; here they hold for a run of this folder by any other means.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from uth.ui.book.stock import Resting
from uth.ui.window import Window, open_window


@pytest.fixture
def window() -> Iterator[Window]:
    """Return an open window of 1280x800 that nobody sees."""
    opened = open_window("test", (1280, 800), seen=False)
    pygame.event.clear()
    yield opened
    opened.close()


@pytest.fixture(autouse=True)
def _no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test start a process for the coach unasked: what it has worked out never comes."""
    monkeypatch.setattr("uth.ui.coach.advisor.Worker", Resting)
