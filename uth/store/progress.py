"""What a player has practised: drills with every answer, and the dealer errors that were caught or missed.

Nothing here ever changes; it goes with the player. It is not exported: two computers on which one player practises have
two courses of practice, and neither follows the other as rounds do.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any

from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.store.database import Damaged, Database, StoreError
from uth.store.kinds import LATEST, MOST, require
from uth.store.players import require_there


class NoLesson(StoreError):
    """A drill that is not there."""


class Call(StrEnum):
    """How a player met a dealer error."""

    CAUGHT = "caught"
    MISSED = "missed"
    FALSE_ALARM = "false alarm"
    """There was none."""


@dataclass(frozen=True, slots=True)
class Answered:
    """One answer of a drill.

    :ivar at: in milliseconds since 1970, UTC.
    :ivar took: in milliseconds.
    :ivar spot: the cards that were seen, as what JSON can hold.
    :ivar kind: of hand: the key of ``train.kinds``.
    :ivar chosen: None if the time ran out.
    :ivar cost: what the best choice is worth more, in Antes; None where only the rule of thumb was known.
    :ivar margin: what the best choice is worth more than the next one, in Antes.
    """

    at: int
    took: int
    right: bool
    spot: Any
    kind: str
    chosen: Choice | None
    best: Choice
    cost: Fraction | None
    margin: Fraction | None


@dataclass(frozen=True, slots=True)
class Listed:
    """A drill in a list: what came of the answers so far. *began* and *took* are in milliseconds."""

    number: int
    began: int
    answers: int
    right: int
    took: int
    cost: Fraction
    """Of the answers whose cost is known, in Antes."""
    exact: int
    """How many those are."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A drill. *plan*: all that its questions are drawn from, as JSON holds it."""

    number: int
    began: int
    plan: Any
    answers: tuple[Answered, ...]


class Progress:
    """One player's practice. Every method raises ``CannotRead`` or ``Damaged`` where the file gives reason to."""

    def __init__(self, database: Database, player: int, uid: str = "") -> None:
        """*uid*: the player's, for whoever writes without the player's lock: a key may be given to another."""
        self._database = database
        self._player = player
        self._uid = uid

    def begin(self, plan: Mapping[str, Any]) -> int:
        """Write that a drill begins, and return its number.

        :raises PlayerError: if the player was deleted.
        :raises CannotWrite: if it cannot be written.
        """
        text, began = json.dumps(plan, separators=(",", ":"), ensure_ascii=False), self._database.time()
        with self._database.writing() as connection:
            require_there(connection, self._player, self._uid)
            (last,) = connection.execute(
                "SELECT coalesce(max(number), 0) FROM lesson WHERE player = ?", (self._player,)
            ).fetchone()
            connection.execute(insert_lesson(), (None, self._player, text, last + 1, began))
        return int(last) + 1

    def add(self, lesson: int, answers: Iterable[Answered]) -> None:
        """Write answers of the drill of that number after those that are there: all of them, or none.

        :raises PlayerError: if the player was deleted.
        :raises NoLesson: if there is no such drill.
        :raises CannotWrite: if they cannot be written.
        """
        with self._database.writing() as connection:
            require_there(connection, self._player, self._uid)
            row = connection.execute(
                "SELECT id FROM lesson WHERE player = ? AND number = ?", (self._player, lesson)
            ).fetchone()
            if row is None:
                raise NoLesson(_no_lesson(lesson))
            (there,) = connection.execute("SELECT count(*) FROM answer WHERE lesson = ?", row).fetchone()
            rows = [(*row, number, *_row(answer)) for number, answer in enumerate(answers, there + 1)]
            connection.executemany(insert_answer(), rows)

    def lessons(self) -> tuple[Listed, ...]:
        """Return the drills with an answer, in order."""
        with self._database.snapshot() as connection:
            heads = connection.execute(
                "SELECT lesson.number, began, count(*), sum(right), sum(took) FROM lesson JOIN answer "
                "ON answer.lesson = lesson.id WHERE player = ? GROUP BY lesson.id ORDER BY lesson.number",
                (self._player,),
            ).fetchall()
            costs = connection.execute(
                "SELECT lesson.number, cost FROM lesson JOIN answer ON answer.lesson = lesson.id "
                "WHERE player = ? AND cost IS NOT NULL",
                (self._player,),
            ).fetchall()
        known: dict[int, list[Fraction]] = {}
        for number, cost in costs:
            require((number, cost), "it", _("the cost of an answer"))
            known.setdefault(number, []).append(self._fraction(cost))
        for row in heads:
            require(row, "imiii", _("a drill"))
        return tuple(self._listed(row, known.get(row[0], [])) for row in heads)

    @staticmethod
    def _listed(row: Sequence[int], costs: Sequence[Fraction]) -> Listed:
        number, began, answers, right, took = row
        return Listed(number, began, answers, right, took, sum(costs, Fraction(0)), len(costs))

    def lesson(self, number: int) -> Lesson:
        """Return a drill.

        :raises NoLesson: if there is none of that number.
        """
        with self._database.snapshot() as connection:
            row = connection.execute(
                "SELECT number, began, plan FROM lesson WHERE player = ? AND number = ?",
                (self._player, min(number, MOST)),
            ).fetchone()
            if row is None:
                raise NoLesson(_no_lesson(number))
            require(row, "imt", _("a drill"))
            answers = self._answers("lesson.number = ?", number)
        return Lesson(row[0], row[1], self._json(row[2]), answers)

    def answers(self, since: int = 0, until: int = LATEST) -> tuple[Answered, ...]:
        """Return all answers from one moment to before another (milliseconds since 1970, UTC), in order."""
        return self._answers("at >= ? AND at < ?", since, until)

    def _answers(self, where: str, *values: int) -> tuple[Answered, ...]:
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT {_COLUMNS} FROM lesson JOIN answer ON answer.lesson = lesson.id WHERE player = ? AND {where} "
                "ORDER BY lesson.number, answer.number",
                (self._player, *values),
            ).fetchall()
        return tuple(self._read(row) for row in rows)

    # --- dealer errors

    def called(self, call: Call, error: str | None = None) -> None:
        """Write that a dealer error was caught or missed, or that there was none; *error*: its contract word.

        :raises PlayerError: if the player was deleted.
        :raises CannotWrite: if it cannot be written.
        """
        with self._database.writing() as connection:
            require_there(connection, self._player, self._uid)
            connection.execute(insert_foul(), (None, self._player, self._database.time(), call.value, error))

    def calls(self, since: int = 0) -> Counter[tuple[Call, str | None]]:
        """Return how often the player met each dealer error how, from a moment on: milliseconds since 1970, UTC."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT call, error, count(*) FROM foul WHERE player = ? AND at >= ? "
                "GROUP BY call, error ORDER BY min(id)",
                (self._player, since),
            ).fetchall()
        found: Counter[tuple[Call, str | None]] = Counter()
        for row in rows:
            require(row, "t?ti", _("a dealer error"))
            try:
                found[Call(row[0]), row[1]] += row[2]
            except ValueError as error:
                raise self._damaged(error) from error
        return found

    # --- reading

    def _read(self, row: Sequence[Any]) -> Answered:
        require(row, "miitt?tt?t?t", _("an answer"))
        at, took, right, spot, kind, chosen, best, cost, margin = row
        try:
            choices = Choice(chosen) if chosen is not None else None, Choice(best)
        except ValueError as error:
            raise self._damaged(error) from error
        costs = (self._fraction(value) if value is not None else None for value in (cost, margin))
        return Answered(at, took, bool(right), self._json(spot), kind, *choices, *costs)

    def _fraction(self, text: str) -> Fraction:
        try:
            return Fraction(text)
        except (ValueError, ZeroDivisionError) as error:
            raise self._damaged(error) from error

    def _json(self, text: str) -> Any:
        try:
            return json.loads(text)
        except (ValueError, RecursionError) as error:
            raise self._damaged(error) from error

    def _damaged(self, error: Exception) -> Damaged:
        sentence = _("{file} is damaged: what was practised cannot be read: {error}")
        return Damaged(sentence.format(file=self._database.file, error=error))


def _no_lesson(number: int) -> str:
    return _("there is no drill {number}").format(number=number)


def _row(answer: Answered) -> tuple[object, ...]:
    return (
        answer.at, answer.took, int(answer.right), json.dumps(answer.spot, separators=(",", ":")), answer.kind,
        answer.chosen.value if answer.chosen else None, answer.best.value, *map(_text, (answer.cost, answer.margin)),
    )  # fmt: skip


def _text(value: Fraction | None) -> str | None:
    return None if value is None else str(value)


_COLUMNS = ", ".join(
    f"answer.{name}" for name in ("at", "took", "right", "spot", "kind", "chosen", "best", "cost", "margin")
)


def insert_lesson(or_else: str = "") -> str:
    """Return the statement that writes a lesson: id, player, plan, number, began; *or_else*: as ``OR IGNORE``."""
    return f"INSERT {or_else} INTO lesson (id, player, plan, number, began) VALUES (?, ?, ?, ?, ?)"


def insert_answer(or_else: str = "") -> str:
    """Return the statement that writes an answer, in the order of its columns."""
    return f"INSERT {or_else} INTO answer VALUES ({', '.join('?' * 11)})"


def insert_foul(or_else: str = "") -> str:
    """Return the statement that writes a dealer error: id, player, at, call, error."""
    return f"INSERT {or_else} INTO foul (id, player, at, call, error) VALUES (?, ?, ?, ?, ?)"
