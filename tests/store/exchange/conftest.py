"""An export with everything that can happen, and a history without anything to read it into."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.exchange.exports import EVERYTHING
from tests.store.exchange.sittings import played, text_of
from uth.store.database import Database


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Database]:
    database = Database.open(tmp_path / "empty" / "history.sqlite")
    yield database
    database.close()


@pytest.fixture(scope="module")
def export(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the export of two players with everything that can happen."""
    folder = tmp_path_factory.mktemp("export")
    played(folder, EVERYTHING).close()
    home = played(folder, [(0, 1, "begun")], name="Zoë")
    content = text_of(home.database)
    home.close()
    return content
