"""Which of their mistakes a player has marked as learnt: those are practised and listed no more, until it is undone."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.store.database import Database
from uth.store.kinds import require
from uth.store.players import require_there
from uth.table import Street

_DARK = "dark"


def in_round(number: int, box: int, street: Street | None) -> str:
    """Return the contract words that name a decision of a round; *street*: None for the multiple of a dark box."""
    return f"round {number} box {box} {street or _DARK}"


def in_drill(lesson: int, number: int) -> str:
    """Return the contract words that name an answer of a drill, by its number from 1."""
    return f"drill {lesson} answer {number}"


class Learnt:
    """One player's marks. Every method raises ``CannotRead`` or ``Damaged`` where the file gives reason to."""

    def __init__(self, database: Database, player: int, uid: str = "") -> None:
        """*uid*: the player's, for whoever writes without the player's lock: a key may be given to another."""
        self._database = database
        self._player = player
        self._uid = uid

    def marked(self) -> frozenset[str]:
        """Return the names of the mistakes that are marked."""
        with self._database.reading() as connection:
            rows = connection.execute("SELECT mistake FROM learnt WHERE player = ?", (self._player,)).fetchall()
        for row in rows:
            require(row, "t", _("the name of a mistake"))
        return frozenset(name for (name,) in rows)

    def mark(self, mistake: str, *, learnt: bool = True) -> None:
        """Mark a mistake as learnt, or take the mark away.

        :raises PlayerError: if the player was deleted.
        :raises CannotWrite: if it cannot be written.
        """
        with self._database.writing() as connection:
            require_there(connection, self._player, self._uid)
            connection.execute("DELETE FROM learnt WHERE player = ? AND mistake = ?", (self._player, mistake))
            if learnt:
                connection.execute(insert_learnt(), (None, self._player, self._database.time(), mistake))


def insert_learnt(or_else: str = "") -> str:
    """Return the statement that writes a mark: id, player, at, mistake; *or_else*: as ``OR IGNORE``."""
    return f"INSERT {or_else} INTO learnt (id, player, at, mistake) VALUES (?, ?, ?, ?)"
