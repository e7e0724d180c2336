"""What is left of a damaged history: its rows, told apart by their shape, sorted in a file that goes when it is closed.

Index entries, rows of other shapes and rows with impossible numbers are left out. The same row may be there twice (an
older page beside a newer one): then it is one, and of a round the one that has ended. Where two have the same key, one
has a wrong one; both are kept, so that whoever sees what belongs together can choose.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

from uth.store.kinds import MOST, fits
from uth.store.pages import Row, Value
from uth.store.rising import rising


class Person(NamedTuple):
    """A row of ``player``."""

    id: int
    uid: str
    name: str
    created: int


class Content(NamedTuple):
    """A row of ``felt`` or ``spare_felt``."""

    id: int
    hash: str
    content: str


class Seat(NamedTuple):
    """A row of ``sitting``."""

    id: int
    player: int
    number: int
    began: int
    version: str


class Started(NamedTuple):
    """A row of ``round``, without what can be worked out again."""

    id: int
    player: int
    number: int
    sitting: int
    felt: int
    state: str
    began: int
    ended: int | None
    commitment: str
    deck: str
    owner: str
    funds: str
    settlement: str | None


class Done(NamedTuple):
    """A row of ``action``."""

    number: int
    at: int
    data: str


class Line(NamedTuple):
    """A row of ``entry``. *round*: the database's number of it."""

    id: int
    number: int
    at: int
    kind: str
    currency: str
    amount: int
    balance: int
    round: int | None


class Made(NamedTuple):
    """Which entry of a round was made when, and what for."""

    id: int
    kind: str
    at: int


class Moved(NamedTuple):
    """What the player had before the first entry of a round, and what all of them make together.

    *follows*: the entry before them says the same.
    """

    before: int
    together: int
    follows: bool = False


@dataclass(frozen=True, slots=True)
class _Shape:
    """How a row of a table is recognised, by ``kinds``."""

    table: str
    columns: str
    kept: slice
    keyed: bool = True


_SHAPES = (
    _Shape("player", "ttmi", slice(0, 3)),
    _Shape("felt", "tttt", slice(0, 4)),
    _Shape("spare_felt", "tt", slice(0, 2)),
    _Shape("sitting", "iimt", slice(0, 4)),
    _Shape("round", "iiiitm?mtttt?t" + "?i" * 8, slice(0, 12)),
    _Shape("entry", "iimttii?i", slice(0, 8)),
    _Shape("action", "iimt", slice(0, 4), keyed=False),
    _Shape("lesson", "itim", slice(0, 4)),
    _Shape("answer", "iimiitt?tt?t?t", slice(0, 11), keyed=False),
    _Shape("foul", "imt?t", slice(0, 4)),
    _Shape("learnt", "imt", slice(0, 3)),
    _Shape("run", "tiim", slice(0, 4)),
    _Shape("mark", "iimtttttii", slice(0, 10), keyed=False),
)
_SCRATCH = """
CREATE TABLE player (id INTEGER PRIMARY KEY, uid, name, created);
CREATE TABLE felt (id INTEGER PRIMARY KEY, hash, name, currency, content);
CREATE TABLE spare_felt (id INTEGER PRIMARY KEY, hash, content);
CREATE TABLE sitting (id INTEGER PRIMARY KEY, player, number, began, version);
CREATE TABLE round (id, player, number, sitting, felt, state, began, ended, commitment, deck, owner, funds, settlement,
    PRIMARY KEY (id, player, number));
CREATE TABLE entry (id, player, number, at, kind, currency, amount, balance, round,
    PRIMARY KEY (id, player, number, at, kind, currency, amount, balance, round));
CREATE TABLE action (round, number, at, data, PRIMARY KEY (round, number, at, data)) WITHOUT ROWID;
CREATE TABLE lesson (id INTEGER PRIMARY KEY, player, plan, number, began);
CREATE TABLE answer (lesson, number, at, took, right, spot, kind, chosen, best, cost, margin,
    PRIMARY KEY (lesson, number));
CREATE TABLE foul (id INTEGER PRIMARY KEY, player, at, call, error);
CREATE TABLE learnt (id INTEGER PRIMARY KEY, player, at, mistake);
CREATE TABLE run (id INTEGER PRIMARY KEY, plan, player, number, began);
CREATE TABLE mark (run, number, at, skill, kind, given, findings, paces, took, right, PRIMARY KEY (run, number));
"""
_AFTER = """
CREATE INDEX rounds ON round (player, number);
CREATE INDEX entries ON entry (player, id);
CREATE INDEX entries_of_rounds ON entry (round);
"""
_PRACTISED = {
    "lesson": "player = ? ORDER BY number, id",
    "answer": "lesson = ? ORDER BY number",
    "run": "player = ? ORDER BY number, id",
    "mark": "run = ? ORDER BY number",
    "foul": "player = ? ORDER BY id",
    "learnt": "player = ? ORDER BY id",
}
"""Which rows of a table belong to whom, and in which order."""
_AT_ONCE = 10_000


class Remains:
    """The rows that could be read."""

    def __init__(self, found: Iterable[Row]) -> None:
        # With no name SQLite keeps it in memory and, where that is too little, in a file of the system's own.
        self._scratch = sqlite3.connect("", isolation_level=None)
        for statement in _SCRATCH.split(";\n"):
            self._scratch.execute(statement)
        sorted_rows = ((shape.table, values) for row in found for shape, values in _recognised(row))
        while batch := list(islice(sorted_rows, _AT_ONCE)):
            self._keep(batch)
        for statement in _AFTER.split(";\n"):
            self._scratch.execute(statement)
        twins = self._rows("SELECT id FROM round GROUP BY id HAVING count(*) > 1")
        self._twins = {number for (number,) in twins}
        for player in self.owners():
            self._unlink(player)

    def close(self) -> None:
        """Forget them."""
        self._scratch.close()

    def people(self) -> tuple[Person, ...]:
        """Return the players whose own rows can be read."""
        return tuple(Person(*row) for row in self._rows("SELECT id, uid, name, created FROM player ORDER BY id"))

    def owners(self) -> dict[int, int]:
        """Return how many rounds and entries there are for each number of a player."""
        rows = self._rows(
            "SELECT player, count(*) FROM (SELECT player FROM round UNION ALL SELECT player FROM entry) GROUP BY player"
        )
        return dict(rows)

    def contents(self) -> tuple[Content, ...]:
        """Return the contents of tables, each up to twice."""
        query = "SELECT id, hash, content FROM felt UNION ALL SELECT id, hash, content FROM spare_felt ORDER BY id"
        return tuple(Content(*row) for row in self._rows(query))

    def seats(self) -> tuple[Seat, ...]:
        """Return the sittings."""
        rows = self._rows("SELECT id, player, number, began, version FROM sitting ORDER BY player, number, id")
        return tuple(Seat(*row) for row in rows)

    def rounds(self, player: int) -> Iterator[Started]:
        """Yield a player's rounds by number."""
        query = "SELECT * FROM round WHERE player = ? ORDER BY number, id"
        return (Started(*row) for row in self._scratch.execute(query, (player,)))

    def is_doubtful(self, round_id: int) -> bool:
        """Return whether two rounds have that key: one of them has a wrong one."""
        return round_id in self._twins

    def actions(self, round_id: int) -> list[Done]:
        """Return the actions of a round by number; of one number there may be several."""
        query = "SELECT number, at, data FROM action WHERE round = ? ORDER BY number"
        return [Done(*row) for row in self._rows(query, round_id)]

    def lines(self, player: int) -> list[Line]:
        """Return a player's entries by key: in the order in which they were written."""
        query = (
            "SELECT id, number, at, kind, currency, amount, balance, round FROM entry WHERE player = ? "
            "ORDER BY id, number"
        )
        return [Line(*row) for row in self._rows(query, player)]

    def moved(self, round_id: int) -> Moved | None:
        """Return what the entries of a round say, None if there are none."""
        query = "SELECT amount, balance, id, player, currency FROM entry WHERE round = ? ORDER BY id, number"
        rows = self._rows(query, round_id)
        if not rows:
            return None
        amount, balance, *where = rows[0]
        before = balance - amount
        last = self._rows(
            "SELECT balance FROM entry WHERE id < ? AND player = ? AND currency = ? ORDER BY id DESC, number DESC "
            "LIMIT 1",
            *where,
        )
        return Moved(before, sum(row[0] for row in rows), follows=last == [(before,)])

    def made(self, round_id: int) -> list[Made]:
        """Return the entries of a round in the order in which they were written."""
        query = "SELECT id, kind, at FROM entry WHERE round = ? ORDER BY id, number"
        return [Made(*row) for row in self._rows(query, round_id)]

    def practised(self, table: str, owner: int) -> list[tuple[Any, ...]]:
        """Return the rows of a table of practice, as they were: those of a player, or of a drill or run by its key."""
        return self._rows(f"SELECT * FROM {table} WHERE {_PRACTISED[table]}", owner)

    def rounds_without_row(self) -> int:
        """Return how many rounds are known by their actions or entries alone."""
        query = (
            "SELECT count(*) FROM (SELECT round FROM action UNION SELECT round FROM entry WHERE round IS NOT NULL) "
            "WHERE round NOT IN (SELECT id FROM round)"
        )
        return int(self._rows(query)[0][0])

    def _unlink(self, player: int) -> None:
        """Take the round from entries that have a wrong one: none goes back to a round before that of the last."""
        query = "SELECT rowid, round FROM entry WHERE player = ? AND round IS NOT NULL ORDER BY id, number"
        found = self._rows(query, player)
        right = set(rising([round_id for _, round_id in found], strictly=False))
        wrong = [(row,) for place, (row, _) in enumerate(found) if place not in right]
        self._scratch.executemany("UPDATE entry SET round = NULL WHERE rowid = ?", wrong)

    def _rows(self, query: str, *values: object) -> list[Any]:
        return self._scratch.execute(query, values).fetchall()

    def _keep(self, batch: list[tuple[str, tuple[Value, ...]]]) -> None:
        self._scratch.execute("BEGIN")
        for table, values in batch:
            marks = ", ".join("?" * len(values))
            # Only of a round can it be told which one is newer; actions and entries never change.
            or_else = "REPLACE" if table == "round" and values[5] != "open" else "IGNORE"
            self._scratch.execute(f"INSERT OR {or_else} INTO {table} VALUES ({marks})", values)
        self._scratch.execute("COMMIT")


def _recognised(row: Row) -> Iterator[tuple[_Shape, tuple[Value, ...]]]:
    for shape in _SHAPES:
        keyed = row.rowid is not None
        columns = row.values[1:] if keyed else row.values
        if shape.keyed is keyed and (not keyed or _has_key(row)) and fits(columns, shape.columns):
            kept = columns[shape.kept]
            yield shape, ((row.rowid, *kept) if keyed else kept)


def _has_key(row: Row) -> bool:
    return row.values[:1] == (None,) and row.rowid is not None and 0 < row.rowid <= MOST
