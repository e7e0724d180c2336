"""Reading beside a window that plays, and where nothing may be written."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.store.played import Home, play
from uth.store.database import CannotRead, CannotWrite, Damaged, Database, Newer
from uth.store.history import History


def rounds(file: Path) -> int:
    """Return how many settled rounds the first player has, read without writing."""
    database = Database.open_to_read(file)
    try:
        return History(database, 1).count()
    finally:
        database.close()


def no_log_can_be_made(file: Path) -> None:
    """Let SQLite find no place for its log beside the file, as in a folder that is read-only."""
    Path(f"{file}-shm").unlink(missing_ok=True)
    Path(f"{file}-shm").mkdir()


def test_it_reads_what_a_window_has_confirmed_while_that_plays_on(tmp_path: Path) -> None:
    home = Home(tmp_path)
    session = home.sit_down()
    play(session, 2)
    reader = Database.open_to_read(home.database.file)
    history = History(reader, 1)
    with reader.snapshot():
        assert history.count() == 2
        play(session, 3)
        assert history.count() == 2
    assert history.count() == 5
    reader.close()
    home.close()


def test_it_writes_nothing(tmp_path: Path) -> None:
    home = Home(tmp_path)
    play(home.sit_down(), 1)
    home.close()
    reader = Database.open_to_read(home.database.file)
    with pytest.raises(CannotWrite), reader.writing() as connection:
        connection.execute("UPDATE player SET name = 'Eve'")
    reader.close()
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["history.sqlite"]


def test_a_folder_that_nothing_can_be_written_to(tmp_path: Path) -> None:
    home = Home(tmp_path)
    play(home.sit_down(), 2)
    home.close()
    no_log_can_be_made(home.database.file)
    assert rounds(home.database.file) == 2


def test_what_is_still_in_the_log_is_read_as_well(tmp_path: Path) -> None:
    home = Home(tmp_path / "played")
    play(home.sit_down(), 2)
    other = tmp_path / "other"
    other.mkdir()
    for file in home.folder.iterdir():
        if file.is_file() and file.name != "history.sqlite-shm":
            shutil.copy(file, other)
    assert (other / "history.sqlite-wal").stat().st_size
    no_log_can_be_made(other / "history.sqlite")
    assert rounds(other / "history.sqlite") == 2
    home.close()


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    with pytest.raises(CannotRead, match="cannot be read"):
        Database.open_to_read(file)
    with pytest.raises(CannotRead):
        Database.open_to_read(tmp_path)
    file.write_bytes(b"no database " * 100)
    with pytest.raises(Damaged):
        Database.open_to_read(file)


@pytest.mark.parametrize(("version", "error"), [(0, CannotRead), (99, Newer)])
def test_another_version_is_left_as_it_is(version: int, error: type[Exception], tmp_path: Path) -> None:
    home = Home(tmp_path)
    with home.database.reading() as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    home.close()
    content = home.database.file.read_bytes()
    with pytest.raises(error, match="version"):
        Database.open_to_read(home.database.file)
    assert home.database.file.read_bytes() == content
