"""What is one player's own and is written without that player's lock: only as long as the player is there."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from uth.store.database import Database
from uth.store.players import require_there


class Owned:
    """What one player has. Every method raises ``CannotRead`` or ``Damaged`` where the file gives reason to."""

    def __init__(self, database: Database, player: int, uid: str = "") -> None:
        """*uid*: the player's, for whoever writes without the player's lock: a key may be given to another."""
        self._database = database
        self._player = player
        self._uid = uid

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """Write for the player: all of the block, or nothing.

        :raises PlayerError: if the player was deleted.
        :raises CannotWrite: if it cannot be written.
        """
        with self._database.writing() as connection:
            require_there(connection, self._player, self._uid)
            yield connection
