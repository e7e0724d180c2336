"""A history as users have had it since version 1."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store import version_one


@pytest.fixture
def first(tmp_path: Path) -> Path:
    """Return a file of version 1 with rounds in it."""
    file = tmp_path / "history.sqlite"
    version_one.made(file)
    return file
