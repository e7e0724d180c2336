"""Something else where a file of the program is expected: refused or made anew, and nobody ever waits for it."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.played import Home, Ticks, play
from uth.store import settings_file
from uth.store.database import CannotRead, CannotWrite, Damaged, Database, Foreign
from uth.store.history import State
from uth.store.locks import Lock
from uth.store.opening import guard
from uth.store.players import Players
from uth.store.rescue import opened
from uth.store.settings import Settings


def test_a_pipe_is_no_history_no_settings_and_no_lock(users_folder: Path) -> None:
    if sys.platform == "win32":
        return
    file = users_folder / "history.sqlite"
    users_folder.mkdir()
    os.mkfifo(file)
    with pytest.raises(CannotWrite, match="is no file"):
        Database.open(file)
    with pytest.raises(CannotRead, match="is no file"):
        Database.open_to_read(file)
    (users_folder / "settings").mkdir()
    os.mkfifo(settings_file.file_of("abc"))
    found = settings_file.read("abc")
    assert found.settings == Settings()
    assert "is no file; it is set aside" in str(found.problems[0])
    os.mkfifo(users_folder / "lock")
    with pytest.raises(CannotWrite, match="is no file"):
        Lock(users_folder / "lock")


def test_settings_may_begin_with_a_mark(users_folder: Path) -> None:
    settings_file.write("abc", Settings(volume=7))
    file = settings_file.file_of("abc")
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    found = settings_file.read("abc")
    assert (found.settings.volume, found.problems) == (7, ())


def test_garbage_in_a_lock_is_made_anew(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.close()
    for file in (guard(tmp_path / "history.sqlite"), tmp_path / "locks" / f"{home.player.uid}.lock"):
        file.write_bytes(b"garbage " * 999)
    home = Home(tmp_path)
    held = Players(home.database).lock(home.player)
    with pytest.raises(CannotWrite, match="another window"):
        Players(home.database).lock(home.player)
    held.release()
    home.close()


def test_the_file_of_another_program_is_told_from_a_damaged_one(tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE songs (title)")
    with pytest.raises(Foreign, match="another program"):
        Database.open_to_read(file)
    with pytest.raises(Foreign, match="another program"):
        Database.open(file)


def test_an_emptied_history_is_told_and_set_aside(tmp_path: Path) -> None:
    home = Home(tmp_path)
    Players(home.database).lock(home.player).release()
    home.close()
    home.database.file.write_bytes(b"")
    with pytest.raises(Damaged, match="it is empty, but somebody has played here before"):
        Database.open(home.database.file)
    database, message = opened(home.database.file)
    assert message is not None
    assert "how many were lost cannot be told" in message
    assert "What the players had could not be read either" in message
    assert Players(database).all() == ()
    database.close()
    assert len(list(tmp_path.glob("history.damaged-*.sqlite"))) == 1


def test_an_empty_file_where_nobody_has_played_is_a_new_history(tmp_path: Path) -> None:
    (tmp_path / "history.sqlite").touch()
    Database.open(tmp_path / "history.sqlite").close()


def test_a_file_that_was_cut_off_hides_how_much_is_lost(tmp_path: Path) -> None:
    home = Home(tmp_path)
    play(home.sit_down(), 3)
    home.close()
    content = home.database.file.read_bytes()
    home.database.file.write_bytes(content[: len(content) // 2])
    database, message = opened(home.database.file)
    database.close()
    assert message is not None
    assert "the end of the file is missing, and how many were lost cannot be told" in message


@pytest.mark.parametrize("size", [1024, 16384])
def test_pages_of_another_size_are_rescued_as_well(tmp_path: Path, size: int) -> None:
    home = Home(tmp_path)
    play(home.sit_down(), 5)
    home.close()
    file = home.database.file
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute(f"PRAGMA page_size = {size}")
        connection.execute("VACUUM")
    content = bytearray(file.read_bytes())
    # What the file says of its tables is gone; every page after the first is whole.
    content[100:size] = bytes(size - 100)
    file.write_bytes(content)
    database, message = opened(file, clock=Ticks())
    assert message is not None
    assert "5 rounds were rescued" in message
    database.close()
    home = Home(tmp_path)
    assert {home.history.round(number).state for number in home.history.numbers()} == {State.SETTLED}
    home.close()


@pytest.mark.parametrize("name", ["a\udcffb", "a%20b?c#d"])
def test_any_name_that_the_system_allows_is_a_folder(tmp_path: Path, name: str) -> None:
    if sys.platform != "linux":
        name = "a%20b#c"
    (tmp_path / name).mkdir()
    Database.open(tmp_path / name / "history.sqlite").close()
    Database.open(tmp_path / name / "history.sqlite").close()
    Database.open_to_read(tmp_path / name / "history.sqlite").close()


def test_links_lead_to_one_history_with_one_lock(tmp_path: Path) -> None:
    home = Home(tmp_path / "real")
    (tmp_path / "link").mkdir()
    (tmp_path / "link" / "history.sqlite").symlink_to(home.database.file)
    held = Players(home.database).lock(home.player)
    other = Home(tmp_path / "link")
    assert other.database.file == home.database.file
    with pytest.raises(CannotWrite, match="another window"):
        Players(other.database).lock(other.player)
    held.release()
    other.close()
    home.close()
