"""What a trainee has done in the dealer school: runs of exercises with every answer and what was wrong with it.

A trainee is a player of the same list. Nothing here ever changes; it goes with the player. It is not exported: it
belongs to this computer's school.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from uth.i18n import gettext as _
from uth.store.database import Damaged, Database, StoreError
from uth.store.kinds import LATEST, MOST, require
from uth.store.players import require_there


class NoRun(StoreError):
    """A run that is not there."""


@dataclass(frozen=True, slots=True)
class Marked:
    """One exercise that was answered.

    :ivar at: in milliseconds since 1970, UTC.
    :ivar skill: and *kind*: contract words.
    :ivar given: what was answered and when, as what JSON can hold.
    :ivar findings: what was wrong, each (mistake, weight) in contract words, the heaviest first.
    :ivar paces: what took how long: contract word and milliseconds.
    :ivar took: all of it, in milliseconds.
    :ivar right: whether nothing was wrong but, perhaps, the speed.
    """

    at: int
    skill: str
    kind: str
    given: Any
    findings: tuple[tuple[str, str], ...]
    paces: tuple[tuple[str, int], ...]
    took: int
    right: bool


@dataclass(frozen=True, slots=True)
class Kept:
    """A run. *plan*: all that its exercises are drawn from, as JSON holds it; *began*: milliseconds since 1970, UTC."""

    number: int
    began: int
    plan: Any
    marks: tuple[Marked, ...]


class Schooling:
    """One trainee's runs. Every method raises ``CannotRead`` or ``Damaged`` where the file gives reason to."""

    def __init__(self, database: Database, player: int, uid: str = "") -> None:
        """*uid*: the player's, for whoever writes without the player's lock: a key may be given to another."""
        self._database = database
        self._player = player
        self._uid = uid

    def begin(self, plan: Mapping[str, Any]) -> int:
        """Write that a run begins, and return its number.

        :raises PlayerError: if the player was deleted.
        :raises CannotWrite: if it cannot be written.
        """
        text, began = json.dumps(plan, separators=(",", ":"), ensure_ascii=False), self._database.time()
        with self._database.writing() as connection:
            require_there(connection, self._player, self._uid)
            (last,) = connection.execute(
                "SELECT coalesce(max(number), 0) FROM run WHERE player = ?", (self._player,)
            ).fetchone()
            connection.execute(insert_run(), (None, text, self._player, last + 1, began))
        return int(last) + 1

    def add(self, run: int, marks: Iterable[Marked]) -> None:
        """Write answers of the run of that number after those that are there: all of them, or none.

        :raises PlayerError: if the player was deleted.
        :raises NoRun: if there is no such run.
        :raises CannotWrite: if they cannot be written.
        """
        with self._database.writing() as connection:
            require_there(connection, self._player, self._uid)
            row = connection.execute(
                "SELECT id FROM run WHERE player = ? AND number = ?", (self._player, run)
            ).fetchone()
            if row is None:
                raise NoRun(_no_run(run))
            (there,) = connection.execute("SELECT count(*) FROM mark WHERE run = ?", row).fetchone()
            rows = [(*row, number, *_row(mark)) for number, mark in enumerate(marks, there + 1)]
            connection.executemany(insert_mark(), rows)

    def numbers(self) -> tuple[int, ...]:
        """Return the numbers of the runs with an answer, in order."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT DISTINCT run.number FROM run JOIN mark ON mark.run = run.id WHERE player = ? "
                "ORDER BY run.number",
                (self._player,),
            ).fetchall()
        for row in rows:
            require(row, "i", _("a run"))
        return tuple(number for (number,) in rows)

    def run(self, number: int) -> Kept:
        """Return a run.

        :raises NoRun: if there is none of that number.
        """
        with self._database.snapshot() as connection:
            row = connection.execute(
                "SELECT number, began, plan FROM run WHERE player = ? AND number = ?",
                (self._player, min(number, MOST)),
            ).fetchone()
            if row is None:
                raise NoRun(_no_run(number))
            require(row, "imt", _("a run"))
            marks = self._marks("run.number = ?", number)
        return Kept(row[0], row[1], self._json(row[2]), marks)

    def marks(self, since: int = 0, until: int = LATEST) -> tuple[Marked, ...]:
        """Return all answers from one moment to before another (milliseconds since 1970, UTC), in order."""
        return self._marks("at >= ? AND at < ?", since, until)

    def _marks(self, where: str, *values: int) -> tuple[Marked, ...]:
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT {_COLUMNS} FROM run JOIN mark ON mark.run = run.id WHERE player = ? AND {where} "
                "ORDER BY run.number, mark.number",
                (self._player, *values),
            ).fetchall()
        return tuple(self._read(row) for row in rows)

    # --- reading

    def _read(self, row: Sequence[Any]) -> Marked:
        require(row, "mtttttii", _("an answer"))
        at, skill, kind, given, findings, paces, took, right = row
        wrong = tuple((str(mistake), str(weight)) for mistake, weight in self._pairs(findings))
        times = tuple((str(pace), time) for pace, time in self._pairs(paces))
        for _pace, time in times:
            require((time,), "i", _("an answer"))
        return Marked(at, skill, kind, self._json(given), wrong, times, took, bool(right))

    def _pairs(self, text: str) -> list[tuple[Any, Any]]:
        try:
            return [(one, other) for one, other in self._json(text)]
        except (TypeError, ValueError) as error:
            raise self._damaged(error) from error

    def _json(self, text: str) -> Any:
        try:
            return json.loads(text)
        except (ValueError, RecursionError) as error:
            raise self._damaged(error) from error

    def _damaged(self, error: Exception) -> Damaged:
        sentence = _("{file} is damaged: what was practised cannot be read: {error}")
        return Damaged(sentence.format(file=self._database.file, error=error))


def _no_run(number: int) -> str:
    return _("there is no run {number} of the school").format(number=number)


def _row(mark: Marked) -> tuple[object, ...]:
    return (
        mark.at, mark.skill, mark.kind, *map(_text, (mark.given, mark.findings, mark.paces)), mark.took,
        int(mark.right),
    )  # fmt: skip


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


_COLUMNS = ", ".join(f"mark.{name}" for name in ("at", "skill", "kind", "given", "findings", "paces", "took", "right"))


def insert_run(or_else: str = "") -> str:
    """Return the statement that writes a run: id, plan, player, number, began; *or_else*: as ``OR IGNORE``."""
    return f"INSERT {or_else} INTO run (id, plan, player, number, began) VALUES (?, ?, ?, ?, ?)"


def insert_mark(or_else: str = "") -> str:
    """Return the statement that writes an answer, in the order of its columns."""
    return f"INSERT {or_else} INTO mark VALUES ({', '.join('?' * 10)})"
