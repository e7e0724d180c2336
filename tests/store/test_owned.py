"""What is one player's own is written for that player only, and not at all once the player is gone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.played import Home
from uth.store.owned import Owned
from uth.store.players import PlayerError, Players


class Noted(Owned):
    """A mistake that was learnt."""

    def note(self) -> None:
        """Write it down."""
        with self._writing() as connection:
            connection.execute("INSERT INTO learnt (player, at, mistake) VALUES (?, 0, 'it')", (self._player,))

    def count(self) -> int:
        """Return how many there are, of whoever has the key."""
        with self._database.reading() as connection:
            (count,) = connection.execute("SELECT count(*) FROM learnt WHERE player = ?", (self._player,)).fetchone()
        return int(count)


def test_it_is_written_as_long_as_the_player_is_there(tmp_path: Path) -> None:
    home = Home(tmp_path)
    mine = Noted(home.database, home.player.id, home.player.uid)
    mine.note()
    assert mine.count() == 1
    players = Players(home.database)
    players.delete(home.player)
    with pytest.raises(PlayerError, match="that player is no longer there"):
        mine.note()
    assert players.create("Bea").id == home.player.id
    with pytest.raises(PlayerError):
        mine.note()
    assert mine.count() == 0
