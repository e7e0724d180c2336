"""Which of their mistakes a player has marked as learnt: those are practised and listed no more, until it is undone."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.store.kinds import require
from uth.store.owned import Owned
from uth.table import Street

_DARK = "dark"


def in_round(number: int, box: int, street: Street | None) -> str:
    """Return the contract words that name a decision of a round; *street*: None for the multiple of a dark box."""
    return f"round {number} box {box} {street or _DARK}"


def in_drill(lesson: int, number: int) -> str:
    """Return the contract words that name an answer of a drill, by its number from 1."""
    return f"drill {lesson} answer {number}"


class Learnt(Owned):
    """One player's marks."""

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
        with self._writing() as connection:
            connection.execute("DELETE FROM learnt WHERE player = ? AND mistake = ?", (self._player, mistake))
            if learnt:
                connection.execute(
                    "INSERT INTO learnt (player, at, mistake) VALUES (?, ?, ?)",
                    (self._player, self._database.time(), mistake),
                )
