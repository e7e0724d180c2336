"""Drills as they are kept, of the coach and of the dealer school: what each is drawn from, and its answers in order.

Nothing here ever changes; it goes with the player. It is not exported: two computers on which one player practises have
two courses of practice, and neither follows the other as rounds do.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from uth.i18n import gettext as _
from uth.store.database import Damaged, StoreError
from uth.store.kinds import MOST, require
from uth.store.owned import Owned

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Tables:
    """Where drills of one kind are kept.

    :ivar drill: the table with a row for each drill.
    :ivar answer: that of the answers; its first columns are the key of the drill, named as its table, and a number.
    :ivar columns: the other columns of an answer, in order.
    :ivar kinds: of what each of them is, by ``kinds``.
    """

    drill: str
    answer: str
    columns: tuple[str, ...]
    kinds: str

    @property
    def joined(self) -> str:
        """Each answer with its drill."""
        return f"{self.drill} JOIN {self.answer} ON {self.answer}.{self.drill} = {self.drill}.id"


class Drills(Owned, ABC, Generic[Answer]):
    """One player's drills of one kind."""

    tables: ClassVar[Tables]

    def begin(self, plan: Mapping[str, Any]) -> int:
        """Write that a drill begins, and return its number.

        :raises PlayerError: if the player was deleted.
        :raises CannotWrite: if it cannot be written.
        """
        drill, text, began = self.tables.drill, compact(plan), self._database.time()
        with self._writing() as connection:
            (last,) = connection.execute(
                f"SELECT coalesce(max(number), 0) FROM {drill} WHERE player = ?", (self._player,)
            ).fetchone()
            connection.execute(
                f"INSERT INTO {drill} (player, plan, number, began) VALUES (?, ?, ?, ?)",
                (self._player, text, last + 1, began),
            )
        return int(last) + 1

    def add(self, number: int, answers: Iterable[Answer]) -> None:
        """Write answers to the drill of that number after those that are there: all of them, or none.

        :raises PlayerError: if the player was deleted.
        :raises StoreError: if there is no such drill.
        :raises CannotWrite: if they cannot be written.
        """
        drill, answer = self.tables.drill, self.tables.answer
        with self._writing() as connection:
            row = connection.execute(
                f"SELECT id FROM {drill} WHERE player = ? AND number = ?", (self._player, number)
            ).fetchone()
            if row is None:
                raise self._missing(number)
            (there,) = connection.execute(f"SELECT count(*) FROM {answer} WHERE {drill} = ?", row).fetchone()
            places = ", ".join("?" * (2 + len(self.tables.columns)))
            rows = [(*row, place, *self._row(each)) for place, each in enumerate(answers, there + 1)]
            connection.executemany(f"INSERT INTO {answer} VALUES ({places})", rows)

    def _drill(self, number: int, what: str) -> tuple[int, int, Any, tuple[Answer, ...]]:
        """A drill, which is *what*: its number, when it began, its plan and its answers.

        :raises StoreError: if there is none of that number.
        """
        drill = self.tables.drill
        with self._database.snapshot() as connection:
            row = connection.execute(
                f"SELECT number, began, plan FROM {drill} WHERE player = ? AND number = ?",
                (self._player, min(number, MOST)),
            ).fetchone()
            if row is None:
                raise self._missing(number)
            require(row, "imt", what)
            answers = self._answers(f"{drill}.number = ?", number)
        return row[0], row[1], self._json(row[2]), answers

    def _between(self, since: int, until: int) -> tuple[Answer, ...]:
        """All answers from one moment to before another, in order."""
        return self._answers("at >= ? AND at < ?", since, until)

    def _answers(self, where: str, *values: int) -> tuple[Answer, ...]:
        of = self.tables
        columns = ", ".join(f"{of.answer}.{name}" for name in of.columns)
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT {columns} FROM {of.joined} WHERE player = ? AND {where} "
                f"ORDER BY {of.drill}.number, {of.answer}.number",
                (self._player, *values),
            ).fetchall()
        return tuple(self._checked(row) for row in rows)

    def _checked(self, row: Sequence[Any]) -> Answer:
        require(row, self.tables.kinds, _("an answer"))
        return self._read(row)

    @abstractmethod
    def _missing(self, number: int) -> StoreError:
        """That there is no drill of that number."""

    @abstractmethod
    def _row(self, answer: Answer) -> tuple[object, ...]:
        """The columns of an answer."""

    @abstractmethod
    def _read(self, row: Sequence[Any]) -> Answer:
        """The answer with these columns."""

    def _json(self, text: str) -> Any:
        try:
            return json.loads(text)
        except (ValueError, RecursionError) as error:
            raise self._damaged(error) from error

    def _damaged(self, error: Exception) -> Damaged:
        sentence = _("{file} is damaged: what was practised cannot be read: {error}")
        return Damaged(sentence.format(file=self._database.file, error=error))


def compact(value: object) -> str:
    """Return what JSON can hold as the database keeps it."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
