"""Where somebody sat last: asked before anything is opened, and nothing is made by asking."""

from __future__ import annotations

from pathlib import Path

from uth.store import settings_file
from uth.store.database import Database, default_file
from uth.store.players import Players
from uth.store.remembered import last_table
from uth.store.settings import Settings


def test_nobody_has_sat_anywhere(users_folder: Path) -> None:
    assert last_table() == ""
    assert not users_folder.exists()


def test_the_table_of_who_was_here_last_or_of_who_is_named() -> None:
    database = Database.open(default_file())
    players = Players(database)
    for name, table in (("Ann", "practice"), ("Bob", "/tables/mine.yaml")):
        settings_file.write(players.create(name).uid, Settings(table=table))
    database.close()
    assert last_table() == "practice"
    assert last_table("bob") == "/tables/mine.yaml"
    assert last_table("Carl") == ""


def test_data_that_cannot_be_read_is_no_hindrance() -> None:
    default_file().parent.mkdir(parents=True)
    default_file().write_bytes(b"no database at all" * 100)
    assert last_table() == ""
