"""The players of this computer, by name."""

from __future__ import annotations

import secrets
import sqlite3
from dataclasses import dataclass

from uth.store.database import Database, StoreError
from uth.store.locks import Lock

LONGEST_NAME = 40


class PlayerError(StoreError):
    """A name that no player has, that is taken, or that is no name."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player. *uid* is the same on every machine; *created* is in milliseconds since 1970, UTC."""

    id: int
    uid: str
    name: str
    created: int


class Players:
    """The players in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> tuple[Player, ...]:
        """Return all players by name."""
        with self._database.reading() as connection:
            rows = connection.execute(f"SELECT {_FIELDS} FROM player ORDER BY name").fetchall()
        return tuple(Player(*row) for row in rows)

    def latest(self) -> Player | None:
        """Return who sat down last, or the first who was made if nobody has; None if there is nobody."""
        with self._database.reading() as connection:
            row = connection.execute(
                f"SELECT {_FIELDS} FROM player ORDER BY "
                "(SELECT max(began) FROM sitting WHERE sitting.player = player.id) DESC NULLS LAST, id LIMIT 1"
            ).fetchone()
        return Player(*row) if row else None

    def find(self, name: str) -> Player | None:
        """Return the player of that name, upper or lower case, or None."""
        with self._database.reading() as connection:
            row = connection.execute(f"SELECT {_FIELDS} FROM player WHERE name = ?", (_trimmed(name),)).fetchone()
        return Player(*row) if row else None

    def named(self, name: str) -> Player:
        """Return the player of that name.

        :raises PlayerError: if there is none; it says who there is.
        """
        player = self.find(name)
        if player is None:
            names = ", ".join(f'"{each.name}"' for each in self.all())
            raise PlayerError(f'there is no player "{name}"; there {f"are {names}" if names else "is none yet"}')
        return player

    def create(self, name: str, uid: str = "") -> Player:
        """Add a player. *uid*: of one who comes from another machine.

        :raises PlayerError: if *name* is no name, or is taken.
        :raises CannotWrite: if it cannot be written.
        """
        name = checked_name(name)
        with self._database.writing() as connection:
            self._require_free(connection, name)
            connection.execute(
                "INSERT INTO player (uid, name, created) VALUES (?, ?, ?)",
                (uid or secrets.token_hex(8), name, self._database.clock()),
            )
        return self.named(name)

    def rename(self, player: Player, name: str) -> Player:
        """Give a player another name.

        :raises PlayerError: if *name* is no name, or somebody else's.
        :raises CannotWrite: if it cannot be written.
        """
        name = checked_name(name)
        with self._database.writing() as connection:
            self._require_free(connection, name, but=player.id)
            connection.execute("UPDATE player SET name = ? WHERE id = ?", (name, player.id))
        return self.named(name)

    def delete(self, player: Player) -> None:
        """Delete a player with everything that was played and booked. The caller holds the player's lock.

        :raises CannotWrite: if it cannot be written; everything is still there then.
        """
        mine = "SELECT id FROM round WHERE player = ?"
        with self._database.writing() as connection:
            connection.execute("UPDATE player SET leaving = 1 WHERE id = ?", (player.id,))
            for statement in (
                "DELETE FROM entry WHERE player = ?",
                f"DELETE FROM box WHERE round IN ({mine})",
                f"DELETE FROM action WHERE round IN ({mine})",
                "DELETE FROM round WHERE player = ?",
                "DELETE FROM sitting WHERE player = ?",
                "DELETE FROM player WHERE id = ?",
            ):
                connection.execute(statement, (player.id,))
            connection.execute("DELETE FROM felt WHERE id NOT IN (SELECT felt FROM round)")

    def lock(self, player: Player) -> Lock:
        """Take a player's chips in this window's hand.

        :raises InUse: if another window has them.
        :raises CannotWrite: if the lock cannot be made.
        """
        return Lock(self._database.file.parent / "locks" / f"{player.uid}.lock")

    @staticmethod
    def _require_free(connection: sqlite3.Connection, name: str, but: int = 0) -> None:
        if connection.execute("SELECT 1 FROM player WHERE name = ? AND id <> ?", (name, but)).fetchone():
            raise PlayerError(f'there is a player "{name}" already')


_FIELDS = "id, uid, name, created"


def checked_name(text: str) -> str:
    """Return *text* as a name.

    :raises PlayerError: if it is empty, too long, or cannot be shown.
    """
    name = _trimmed(text)
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise PlayerError(f'"{name[:LONGEST_NAME]}" is no name: expected 1 to {LONGEST_NAME} letters, digits or signs')
    return name


def _trimmed(name: str) -> str:
    return " ".join(name.split())
