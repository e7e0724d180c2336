"""What a player has practised: drills with every answer, and the dealer errors that were caught or missed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any

from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.store.database import StoreError
from uth.store.drills import Drills, Tables, compact
from uth.store.kinds import LATEST, require


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


class Progress(Drills[Answered]):
    """One player's practice."""

    tables = Tables(
        "lesson",
        "answer",
        ("at", "took", "right", "spot", "kind", "chosen", "best", "cost", "margin"),
        "miitt?tt?t?t",
    )

    def lessons(self) -> tuple[Listed, ...]:
        """Return the drills with an answer, in order."""
        with self._database.snapshot() as connection:
            heads = connection.execute(
                f"SELECT lesson.number, began, count(*), sum(right), sum(took) FROM {self.tables.joined} "
                "WHERE player = ? GROUP BY lesson.id ORDER BY lesson.number",
                (self._player,),
            ).fetchall()
            costs = connection.execute(
                f"SELECT lesson.number, cost FROM {self.tables.joined} WHERE player = ? AND cost IS NOT NULL",
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
        return Lesson(*self._drill(number, _("a drill")))

    def answers(self, since: int = 0, until: int = LATEST) -> tuple[Answered, ...]:
        """Return all answers from one moment to before another (milliseconds since 1970, UTC), in order."""
        return self._between(since, until)

    # --- dealer errors

    def called(self, call: Call, error: str | None = None) -> None:
        """Write that a dealer error was caught or missed, or that there was none; *error*: its contract word.

        :raises PlayerError: if the player was deleted.
        :raises CannotWrite: if it cannot be written.
        """
        with self._writing() as connection:
            connection.execute(
                "INSERT INTO foul (player, at, call, error) VALUES (?, ?, ?, ?)",
                (self._player, self._database.time(), call.value, error),
            )

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

    # --- the rows of answers

    def _missing(self, number: int) -> NoLesson:
        return NoLesson(_("there is no drill {number}").format(number=number))

    def _row(self, answer: Answered) -> tuple[object, ...]:
        return (
            answer.at, answer.took, int(answer.right), compact(answer.spot), answer.kind,
            answer.chosen.value if answer.chosen else None, answer.best.value,
            *map(_text, (answer.cost, answer.margin)),
        )  # fmt: skip

    def _read(self, row: Sequence[Any]) -> Answered:
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


def _text(value: Fraction | None) -> str | None:
    return None if value is None else str(value)
