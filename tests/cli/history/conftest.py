"""A history to ask for, and a clock that shows UTC."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.history.played import some_history
from tests.store.played import Home


@pytest.fixture(autouse=True)
def utc(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let this computer's clock show UTC."""
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
def home(users_folder: Path) -> Iterator[Home]:
    """Return the history of a player who sat at three tables, closed sittings and one that goes on."""
    home = some_history(users_folder)
    yield home
    home.close()
