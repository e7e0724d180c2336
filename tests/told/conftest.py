"""No process for the coach in these tests: its exact values cannot be had."""

from __future__ import annotations

import pytest

from tests.coached import Cannot


@pytest.fixture(autouse=True)
def _no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uth.ui.coach.advisor.Worker", Cannot)
