"""Nothing that a scene does in a test is left to chance."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace

import pytest


@pytest.fixture(autouse=True)
def _known_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the seeds that nobody has seen be the same whenever a test runs; no two of them are alike."""
    numbers = count(1)
    monkeypatch.setattr("uth.ui.learner.secrets", SimpleNamespace(token_hex=lambda _size: f"seed {next(numbers)}"))
