"""What a COMMIT has left in the log whose last step failed: it has not happened, and never comes back."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.faulty import BROKEN_SYNC, opened
from tests.store.played import Ticks
from uth.store.database import CannotWrite, Database
from uth.store.players import Players
from uth.store.wal import log_of


def _copied(file: Path, folder: Path) -> Path:
    """What a crash now would leave: the file and its log."""
    folder.mkdir()
    shutil.copyfile(file, folder / file.name)
    shutil.copyfile(log_of(file), log_of(folder / file.name))
    return folder / file.name


def _names(file: Path) -> list[str]:
    database = Database.open(file)
    try:
        return [player.name for player in Players(database).all()]
    finally:
        database.close()


@pytest.mark.parametrize("heals", ["at once", "when it is closed"])
def test_what_was_said_not_to_have_happened_does_not_come_back(tmp_path: Path, heals: str) -> None:
    file = tmp_path / "history.sqlite"
    database, connection = opened(file, Ticks())
    Players(database).create("Ann")
    # The same transaction in a copy leaves the very frames that are written before the last step fails.
    twin = _copied(file, tmp_path / "twin")
    with closing(sqlite3.connect(twin, isolation_level=None)) as other:
        other.execute("INSERT INTO player (uid, name, created) VALUES ('b', 'Bea', 1)")
        frames = log_of(twin).read_bytes()
    assert frames.startswith(log_of(file).read_bytes())
    calls = []

    def fail(_connection: sqlite3.Connection) -> None:
        calls.append(True)
        if len(calls) == 1:
            log_of(file).write_bytes(frames)
        if len(calls) == 1 or heals != "at once":
            BROKEN_SYNC(_connection)

    # BEGIN, a look whether the name is free, the row, and then COMMIT.
    connection.break_from(2, fail, only_writes=True)
    with pytest.raises(CannotWrite, match="the disk fails"):
        Players(database).create("Bea")
    assert _names(_copied(file, tmp_path / "without")) == (["Ann"] if heals == "at once" else ["Ann", "Bea"])
    connection.mend()
    database.close()
    assert _names(file) == ["Ann"]
