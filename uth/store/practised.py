"""What a player practised, written again from what is left of a damaged history: all of it that has a row."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import NamedTuple

from uth.store.learnt import insert_learnt
from uth.store.progress import insert_answer, insert_foul, insert_lesson
from uth.store.remains import Remains
from uth.store.schooling import insert_mark, insert_run


class _Of(NamedTuple):
    """A table, and the statement that writes its rows."""

    table: str
    insert: Callable[[str], str]


_TABLES = (
    (_Of("lesson", insert_lesson), _Of("answer", insert_answer)),
    (_Of("run", insert_run), _Of("mark", insert_mark)),
    (_Of("foul", insert_foul), None),
    (_Of("learnt", insert_learnt), None),
)
"""The tables of practice, each with that of its parts."""


def rewrite(connection: sqlite3.Connection, remains: Remains, player: int) -> None:
    """Write drills and school runs with their answers, dealer errors and what is learnt; what has another's number is
    left out.
    """
    for whole, parts in _TABLES:
        for row in remains.practised(whole.table, player):
            if connection.execute(whole.insert("OR IGNORE"), row).rowcount and parts is not None:
                connection.executemany(parts.insert("OR IGNORE"), remains.practised(parts.table, row[0]))
