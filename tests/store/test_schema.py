"""What the tables keep safe by themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.played import Home, play
from tests.tables import standard
from uth.store import pages, upkeep
from uth.store.players import Players


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_each_table_is_kept_twice_in_different_pages(home: Home) -> None:
    play(home.sit_down(), 1)
    Home(home.folder, "Bob", table=standard(name="Other")).sit_down()
    with home.database.reading() as connection:
        felts, spares = (
            connection.execute(f"SELECT id, hash, content FROM {table} ORDER BY id").fetchall()
            for table in ("felt", "spare_felt")
        )
    assert len(felts) == 2
    assert felts == spares
    image = pages.Image(home.database.file, upkeep.PAGE_SIZE)
    holding = [number for number in range(1, len(image) + 1) if felts[0][1].encode() in image[number]]
    image.close()
    # Its index by hash is the third.
    assert len(holding) == 3


def test_a_table_goes_with_the_last_who_played_at_it(home: Home) -> None:
    play(home.sit_down(), 1)
    other = Home(home.folder, "Bob", table=standard(name="Other"))
    other.sit_down()
    Players(home.database).delete(other.player)
    with home.database.reading() as connection:
        for table in ("felt", "spare_felt"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (1,)


def test_what_is_deleted_is_nowhere_in_the_file(home: Home) -> None:
    other = Home(home.folder, "Bob the Deleted", table=standard(name="Another table"))
    play(other.sit_down(), 5)
    commitment = other.history.round(3).commitment
    Players(home.database).delete(other.player)
    other.close()
    home.close()
    content = home.database.file.read_bytes()
    for secret in ("Bob the Deleted", "Another table", commitment):
        assert secret.encode() not in content
