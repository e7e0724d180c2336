"""The lock that a window shares as long as it has the database open, and waits for while another changes its tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.played import Home
from uth.store.database import CannotWrite, Damaged, Database
from uth.store.locks import InUse, Lock
from uth.store.opening import guard


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_an_open_database_is_held_until_it_is_closed(home: Home) -> None:
    second = Database.open(home.database.file)
    for database in (home.database, second):
        with pytest.raises(InUse):
            Lock(guard(database.file))
        database.close()
    Lock(guard(home.database.file)).release()


def test_what_stays_open_after_a_refusal_holds_nothing(tmp_path: Path) -> None:
    (tmp_path / "history.sqlite").write_bytes(b"nothing of the kind")
    with pytest.raises(Damaged):
        Database.open(tmp_path / "history.sqlite")
    Lock(guard(tmp_path / "history.sqlite")).release()


def test_another_window_that_takes_long(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uth.store.opening.PATIENCE", 0.05)
    home.close()
    alone = Lock(guard(home.database.file))
    with pytest.raises(CannotWrite, match="another window is bringing it up to date"):
        Database.open(home.database.file)
    alone.release()
