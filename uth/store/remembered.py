"""Where somebody sat last, known before the window opens. Nothing is made or changed."""

from __future__ import annotations

from uth.errors import UthError
from uth.store import settings_file
from uth.store.database import Database, default_file
from uth.store.players import Players


def last_table(player: str = "") -> str:
    """Return what the table is found by that somebody sat at last; empty where that is not known.

    *player*: who; without a name, who sat down last.
    """
    try:
        database = Database.open_to_read(default_file())
        try:
            players = Players(database)
            found = players.find(player) if player else players.latest()
        finally:
            database.close()
    except UthError:
        # What is the matter with the data is told when it is opened to play.
        return ""
    return settings_file.read(found.uid).settings.table if found else ""
