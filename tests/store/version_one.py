"""A history of version 1 as SQL: ``python -m tests.store.version_one`` writes it anew to ``tests/data``.

Once version 1 is released the file stays as it is, whatever becomes of the tables: it is what users have.
"""

from __future__ import annotations

import sqlite3
import tempfile
from pathlib import Path

from tests.play import bets
from tests.store.played import Home, play
from uth.game.actions import CloseBets
from uth.session import PLAYER, Session
from uth.store import schema
from uth.store.book import Book

SQL = Path(__file__).parents[1] / "data" / "history-1.sql"
_SECOND = """
CREATE TABLE new_sitting (
    id INTEGER PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES player,
    number INTEGER NOT NULL,
    began INTEGER NOT NULL,
    version TEXT NOT NULL,
    mood TEXT NOT NULL,
    UNIQUE (player, number)
);
INSERT INTO new_sitting SELECT id, player, number, began, version, 'good' FROM sitting;
DROP TABLE sitting;
ALTER TABLE new_sitting RENAME TO sitting;
"""
TWO = (*schema.VERSIONS[:1], _SECOND)
"""What leads to a version 2 that only tests know."""
ROUNDS = 5
"""So many of Ann's rounds are settled; then one is void, and one is open with its bets laid."""


def write() -> None:
    """Play a few rounds and write down what was stored."""
    with tempfile.TemporaryDirectory() as folder:
        home = Home(Path(folder))
        play(home.sit_down(), ROUNDS)
        book = Book(home.database, home.player, "0.0")
        session = Session(home.table, book.balance("USD"), book=book)
        session.act(bets(1, PLAYER, 500), CloseBets())
        book.void(session.round, PLAYER)
        home.sit_down(0).act(bets(1, PLAYER, 500, 500), CloseBets())
        Home(Path(folder), "Bob").close()
        with home.database.reading() as connection:
            SQL.write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
        home.close()


def made(file: Path) -> None:
    """Make the file of version 1."""
    connection = sqlite3.connect(file, isolation_level=None)
    connection.executescript(SQL.read_text(encoding="utf-8"))
    connection.execute(f"PRAGMA application_id = {schema.APPLICATION}")
    connection.execute("PRAGMA user_version = 1")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.close()


if __name__ == "__main__":
    write()
