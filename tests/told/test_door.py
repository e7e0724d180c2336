"""The way to kept chips: the account, its lock, the player's language and settings."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables import standard
from uth import i18n
from uth.session import seeded
from uth.store import settings_file
from uth.store.database import Database
from uth.store.locks import InUse
from uth.store.players import Players
from uth.store.settings import Settings
from uth.told.door import PlayersDoor
from uth.told.talk import Talk


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database.open(tmp_path / "history.sqlite")


def door(database: Database, name: str = "Ann", wanted: int | None = None) -> PlayersDoor:
    return PlayersDoor(database, standard(), 1, seeded("1"), 100_000, wanted, name)


def test_a_player_sits_down_with_the_own_chips(database: Database) -> None:
    first = door(database, wanted=20_000)
    opened = first()
    session, seat = opened.evening.sit_down()
    assert (session.bankroll, seat.player, opened.notices) == (20_000, "Ann", [])
    first.close()
    first.close()
    session, seat = door(database, name="")().evening.sit_down()
    assert (session.bankroll, seat.player) == (20_000, "Ann")


def test_who_comes_in_hears_how_the_last_round_came_out(database: Database) -> None:
    first = door(database)
    talk = Talk(*first()[0].sit_down())
    assert not [line for line in talk.begin() if "last round" in line]
    talk.hear("deal")
    talk.hear("4x")
    first.close()
    again = Talk(*door(database)()[0].sit_down()).begin()
    assert [line for line in again if line.startswith("Your last round (1): ") and line.endswith(".")]


def test_one_player_plays_in_one_place(database: Database) -> None:
    first, second = door(database), door(database)
    first()
    with pytest.raises(InUse, match=r"Ann is playing in another window\..* --player NAME lets somebody else play\."):
        second()
    first.close()
    assert second().evening.sit_down()[1].player == "Ann"


def test_the_players_language_is_used_and_broken_settings_are_told(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(i18n, "use_language", lambda language, _folder: asked.append(language))
    player = Players(database).create("Ann")
    settings_file.write(player.uid, Settings(language="en"))
    opened = door(database)
    assert opened()[1] == []
    assert asked == ["en"]
    opened.close()
    file = settings_file.file_of(player.uid)
    file.write_text("no settings", encoding="utf-8")
    notices = door(database)()[1]
    assert file.stem in " ".join(notices)


def test_company_is_as_last_time(database: Database) -> None:
    def seats(company: int | None) -> int:
        opened = PlayersDoor(database, standard(), 1, seeded("1"), 100_000, None, "Ann", "", company)
        session, _ = opened()[0].sit_down()
        opened.close()
        return len(session.company.seats)

    assert [seats(None), seats(3), seats(None), seats(0), seats(None)] == [0, 3, 3, 0, 0]
