"""A history of version 1 as SQL, and a version that only tests know.

The file in ``tests/data`` was written by a program of version 1 and stays as it is, whatever becomes of the tables: it
is what users have.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from uth.store import schema

SQL = Path(__file__).parents[1] / "data" / "history-1.sql"
_MOOD = """
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
NEXT = (*schema.VERSIONS, _MOOD)
"""What leads to a version after the program's own, that only tests know."""
ROUNDS = 5
"""So many of Ann's rounds are settled; then one is void, and one is open with its bets laid."""


def made(file: Path) -> None:
    """Make the file of version 1."""
    connection = sqlite3.connect(file, isolation_level=None)
    connection.executescript(SQL.read_text(encoding="utf-8"))
    connection.execute(f"PRAGMA application_id = {schema.APPLICATION}")
    connection.execute("PRAGMA user_version = 1")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.close()
