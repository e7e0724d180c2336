"""Who keeps the list of players: what the page of the players asks for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from uth.store import settings_file
from uth.store.database import Database
from uth.store.files import WriteError
from uth.store.history import History, Stored
from uth.store.players import Player, Players, Profile
from uth.ui.scene import Scene

if TYPE_CHECKING:
    from uth.ui.house import House


class Reception:
    """Adds, renames and deletes the players of one house; whose chips the house has needs no other lock."""

    def __init__(self, house: House, database: Database) -> None:
        self._house = house
        self._database = database
        self._players = Players(database)

    @property
    def playing(self) -> Player | None:
        """Whose chips this window has."""
        return self._house.playing

    def sit_down(self, player: Player) -> Scene:
        """Return the table for that player.

        :raises InUse: if another window has this one's chips.
        :raises StoreError: if the data cannot be read or written.
        """
        return self._house.sit_down(player)

    def train(self, player: Player) -> Scene:
        """Return the dealer school for that player.

        :raises InUse: if another window has this one's chips.
        :raises StoreError: if the data cannot be read or written.
        """
        return self._house.train(player)

    def nobody(self) -> Scene:
        """Return where somebody comes who has not chosen who plays."""
        return self._house.nobody()

    def profiles(self) -> tuple[Profile, ...]:
        """Return the players by name, with what is told about each."""
        return self._players.profiles()

    def waiting(self, player: Player) -> Stored | None:
        """Return the round of a player that is not finished, with bets on the table."""
        stored = History(self._database, player.id).open_round()
        return stored if stored is not None and stored.actions else None

    def create(self, name: str) -> None:
        """Add a player."""
        self._players.create(name)

    def rename(self, player: Player, name: str) -> None:
        """Give a player another name; one whom another window has in its hand keeps the old one."""
        if self._sits(player):
            self._house.renamed(self._players.rename(player, name))
            return
        with self._held(player):
            self._players.rename(player, name)

    def delete(self, player: Player) -> None:
        """Delete a player with everything; nobody plays afterwards if it was who sat at the table."""
        if self._sits(player):
            self._house.close()
        with self._held(player):
            self._players.delete(player)
        # A file of settings that stays behind is nobody's: it does no harm.
        with suppress(WriteError):
            settings_file.delete(player.uid)

    def _sits(self, player: Player) -> bool:
        return self.playing is not None and self.playing.id == player.id

    @contextmanager
    def _held(self, player: Player) -> Iterator[None]:
        """Hold the chips of a player who does not sit at this window's table."""
        lock = self._players.lock(player)
        try:
            yield
        finally:
            lock.release()
