"""The players of this computer, by name."""

from __future__ import annotations

import re
import secrets
import sqlite3
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from uth.i18n import gettext as _
from uth.store.database import Damaged, Database, StoreError
from uth.store.kinds import require
from uth.store.locks import Lock, discard

LONGEST_NAME = 40
UID = re.compile(r"[0-9A-Za-z]{1,64}")
"""What identifies a player; it also names files of the player's own."""


class PlayerError(StoreError):
    """A name that no player has, that is taken, or that is no name."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player. *uid* is the same on every machine; *created* is in milliseconds since 1970, UTC."""

    id: int
    uid: str
    name: str
    created: int


@dataclass(frozen=True, slots=True)
class Profile:
    """What is told about a player in a list."""

    player: Player
    balances: tuple[tuple[str, int], ...]
    """What the player has by currency, in minor units, the latest currency first; stakes on the table not included."""
    rounds: int
    """How many were settled."""
    last: int | None
    """When the last one ended, in milliseconds since 1970, UTC."""
    school: int = 0
    """How many exercises of the dealer school were answered."""
    drills: int = 0
    """How many questions of the coach's drills were answered."""
    trained: int | None = None
    """When the last answer was given to either, in milliseconds since 1970, UTC."""

    @property
    def seen(self) -> int | None:
        """When that player was last here: the later of *last* and *trained*."""
        return max((at for at in (self.last, self.trained) if at is not None), default=None)


def require_there(connection: sqlite3.Connection, player: int, uid: str = "") -> None:
    """Refuse to write for a player whom another window may have deleted.

    *uid*: of the player: the key of one who was deleted is given to the next who is made. "" where the caller holds the
    player's lock, under which nobody deletes.

    :raises PlayerError: if there is no player of that key any more, or it is somebody else's.
    """
    row = connection.execute("SELECT uid FROM player WHERE id = ?", (player,)).fetchone()
    if row is None or uid not in ("", row[0]):
        raise PlayerError(_("that player is no longer there: nothing more is kept"))


def no_player(name: str, names: str = "") -> str:
    """Return that there is no player of that name, and who there is."""
    if not names:
        return _('there is no player "{name}"; there is none yet').format(name=name)
    return _('there is no player "{name}"; there are {names}').format(name=name, names=names)


class Players:
    """The players in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> tuple[Player, ...]:
        """Return all players by name."""
        with self._database.reading() as connection:
            rows = connection.execute(f"SELECT {_FIELDS} FROM player ORDER BY name").fetchall()
        return tuple(_player(row) for row in rows)

    def profiles(self) -> tuple[Profile, ...]:
        """Return what is told about each player, by name."""
        with self._database.reading() as connection:
            balances = connection.execute(
                "SELECT entry.player, currency, balance FROM (SELECT player AS owner, max(number) AS last FROM entry "
                "GROUP BY player, currency) JOIN entry ON entry.player = owner AND number = last ORDER BY number DESC"
            ).fetchall()
            rounds = connection.execute(
                "SELECT player, count(*), max(ended) FROM round WHERE state = 'settled' GROUP BY player"
            ).fetchall()
            school, drills = (connection.execute(of).fetchall() for of in (_OF_SCHOOL, _OF_DRILLS))
        for row in balances:
            require(row, "iti", _("a balance"))
        for row in (*school, *drills):
            require(row, "iim", _("a count of answers"))
        for row in rounds:
            require(row, "ii?m", _("a count of rounds"))
        answers = [{player: count for player, count, _last in found} for found in (school, drills)]
        trained: dict[int, int] = {}
        for player, _count, at in (*school, *drills):
            trained[player] = max(at, trained.get(player, at))
        played = {player: (count, last) for player, count, last in rounds}
        return tuple(
            Profile(
                player,
                tuple((code, amount) for owner, code, amount in balances if owner == player.id),
                *played.get(player.id, (0, None)),
                answers[0].get(player.id, 0),
                answers[1].get(player.id, 0),
                trained.get(player.id),
            )
            for player in self.all()
        )

    def latest(self) -> Player | None:
        """Return who sat down last, or the first who was made if nobody has; None if there is nobody."""
        with self._database.reading() as connection:
            row = connection.execute(
                f"SELECT {_FIELDS} FROM player ORDER BY "
                # By key: a clock that was set back says nothing of what came after what.
                "(SELECT max(id) FROM sitting WHERE sitting.player = player.id) DESC NULLS LAST, id LIMIT 1"
            ).fetchone()
        return _player(row) if row else None

    def find(self, name: str) -> Player | None:
        """Return the player of that name, upper or lower case, or None."""
        name = _trimmed(name)
        alike = [player for player in self.all() if _heard(player.name) == _heard(name)]
        # Of names that an older version took for two, the one that is written like this.
        return next((player for player in alike if player.name == name), alike[0] if alike else None)

    def named(self, name: str) -> Player:
        """Return the player of that name.

        :raises PlayerError: if there is none; it says who there is.
        """
        player = self.find(name)
        if player is None:
            names = ", ".join(f'"{each.name}"' for each in self.all())
            raise PlayerError(no_player(name, names))
        return player

    def create(self, name: str, uid: str = "") -> Player:
        """Add a player. *uid*: of one who comes from another machine.

        :raises PlayerError: if *name* is no name, or is taken.
        :raises CannotWrite: if it cannot be written.
        """
        name, uid, created = checked_name(name), uid or secrets.token_hex(8), self._database.time()
        with self._database.writing() as connection:
            self._require_free(connection, name)
            made = connection.execute("INSERT INTO player (uid, name, created) VALUES (?, ?, ?)", (uid, name, created))
        assert made.lastrowid is not None
        return Player(made.lastrowid, uid, name, created)

    def add(self, connection: sqlite3.Connection, player: Player) -> Player:
        """Add a player who comes from another machine, within a transaction; a name that is taken gets a number."""
        name, count = player.name, 1
        while _is_taken(connection, name):
            count += 1
            end = f" ({count})"
            name = f"{player.name[: LONGEST_NAME - len(end)]}{end}"
        connection.execute(
            "INSERT INTO player (uid, name, created) VALUES (?, ?, ?)", (player.uid, name, player.created)
        )
        return self.named(name)

    def rename(self, player: Player, name: str) -> Player:
        """Give a player another name.

        :raises PlayerError: if *name* is no name, or somebody else's, or the player was deleted.
        :raises CannotWrite: if it cannot be written.
        """
        name = checked_name(name)
        with self._database.writing() as connection:
            require_there(connection, player.id, player.uid)
            self._require_free(connection, name, but=player.id)
            connection.execute("UPDATE player SET name = ? WHERE id = ?", (name, player.id))
        return replace(player, name=name)

    def delete(self, player: Player) -> None:
        """Delete a player with everything that was played and booked. The caller holds the player's lock.

        Nothing happens where another window has deleted the player.

        :raises CannotWrite: if it cannot be written; everything is still there then.
        """
        mine = "SELECT id FROM round WHERE player = ?"
        with self._database.writing() as connection:
            leaves = "UPDATE player SET leaving = 1 WHERE id = ? AND uid = ?"
            if not connection.execute(leaves, (player.id, player.uid)).rowcount:
                return
            for statement in (
                "DELETE FROM entry WHERE player = ?",
                f"DELETE FROM grade WHERE round IN ({mine})",
                "DELETE FROM answer WHERE lesson IN (SELECT id FROM lesson WHERE player = ?)",
                "DELETE FROM lesson WHERE player = ?",
                "DELETE FROM mark WHERE run IN (SELECT id FROM run WHERE player = ?)",
                "DELETE FROM run WHERE player = ?",
                "DELETE FROM foul WHERE player = ?",
                "DELETE FROM learnt WHERE player = ?",
                f"DELETE FROM box WHERE round IN ({mine})",
                f"DELETE FROM action WHERE round IN ({mine})",
                "DELETE FROM round WHERE player = ?",
                "DELETE FROM sitting WHERE player = ?",
                "DELETE FROM player WHERE id = ?",
            ):
                connection.execute(statement, (player.id,))
            for table in ("felt", "spare_felt"):
                connection.execute(f"DELETE FROM {table} WHERE id NOT IN (SELECT felt FROM round)")

    def lock(self, player: Player) -> Lock:
        """Take a player's chips in this window's hand.

        :raises InUse: if another window has them.
        :raises CannotWrite: if the lock cannot be made.
        """
        return Lock(self._lock_of(player))

    def forget_lock(self, player: Player) -> None:
        """Delete the lock of a player who is deleted, once nobody holds it."""
        discard(self._lock_of(player))

    def _lock_of(self, player: Player) -> Path:
        return self._database.file.parent / "locks" / f"{player.uid}.lock"

    @staticmethod
    def _require_free(connection: sqlite3.Connection, name: str, but: int = 0) -> None:
        if _is_taken(connection, name, but):
            raise PlayerError(_('there is a player "{name}" already').format(name=name))


_FIELDS = "id, uid, name, created"
_OF_SCHOOL = "SELECT player, count(*), max(at) FROM mark JOIN run ON run.id = mark.run GROUP BY player"
_OF_DRILLS = "SELECT player, count(*), max(at) FROM answer JOIN lesson ON lesson.id = answer.lesson GROUP BY player"


def _player(row: Sequence[Any]) -> Player:
    require(row, "ittm", _("a player"))
    if not UID.fullmatch(row[1]):
        raise Damaged(_("a player is damaged: {uid!a} identifies nobody").format(uid=row[1][:64]))
    return Player(*row)


def checked_name(text: str) -> str:
    """Return *text* as a name.

    :raises PlayerError: if it is empty, too long, or cannot be shown.
    """
    name = _trimmed(text)
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        sentence = _('"{name}" is no name: expected 1 to {most} letters, digits or signs')
        raise PlayerError(sentence.format(name=name[:LONGEST_NAME], most=LONGEST_NAME))
    return name


def _is_taken(connection: sqlite3.Connection, name: str, but: int = 0) -> bool:
    """Whether a player has that name, other than the one of the key *but*."""
    rows = connection.execute("SELECT name FROM player WHERE id <> ?", (but,)).fetchall()
    for row in rows:
        require(row, "t", _("a player"))
    return any(_heard(row[0]) == _heard(name) for row in rows)


def _heard(name: str) -> str:
    """The name as it sounds: the same for upper and lower case of any script, and however an accent is encoded."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def _trimmed(name: str) -> str:
    return " ".join(name.split())
