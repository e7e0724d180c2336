"""What a player practised, written again from what is left of a damaged history: all of it that has a row."""

from __future__ import annotations

import sqlite3

from uth.store.remains import Remains

_TABLES = (("lesson", "answer"), ("run", "mark"), ("foul", None), ("learnt", None))
"""The tables of practice, each with that of its parts."""


def rewrite(connection: sqlite3.Connection, remains: Remains, player: int) -> None:
    """Write drills and school runs with their answers, dealer errors and what is learnt; what has another's number is
    left out.
    """
    for whole, parts in _TABLES:
        for row in remains.practised(whole, player):
            if _written(connection, whole, row) and parts is not None:
                for part in remains.practised(parts, row[0]):
                    _written(connection, parts, part)


def _written(connection: sqlite3.Connection, table: str, row: tuple[object, ...]) -> bool:
    """Write a row, with its columns in the table's order; return whether there was none of its key."""
    places = ", ".join("?" * len(row))
    return bool(connection.execute(f"INSERT OR IGNORE INTO {table} VALUES ({places})", row).rowcount)
