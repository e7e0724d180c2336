"""What the decisions of a player's settled rounds cost, once they are graded: kept so that it is worked out once.

Grades follow from the rounds: they are written after the fact, replaced by a later method, not exported, and left out
of what is rescued, for they can always be worked out again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.store.database import Damaged, Database
from uth.store.history import ALL, Wanted, condition
from uth.store.kinds import require
from uth.table import Street

METHOD = 2
"""The version of the grading; rounds that were graded by an older one are graded again."""
_DARK = "dark"


@dataclass(frozen=True, slots=True)
class Grade:
    """One decision of one box, graded.

    :ivar street: None for the multiple of a dark box, which is fixed before the deal.
    :ivar best: the best of the choices that were open; of equal ones the one that was taken.
    :ivar cost: what the best one was worth more, in Antes, exactly.
    :ivar margin: what the best one was worth more than the next, in Antes; 0 where there was no other.
    :ivar ante: in minor units.
    :ivar kind: of hand: the key of ``train.kinds``.
    """

    box: int
    street: Street | None
    chosen: Choice
    best: Choice
    cost: Fraction
    margin: Fraction
    ante: int
    kind: str

    @property
    def right(self) -> bool:
        """Whether nothing was worth more."""
        return not self.cost

    @property
    def money(self) -> Fraction:
        """The cost in minor units."""
        return self.cost * self.ante


@dataclass(frozen=True, slots=True)
class Graded:
    """A grade, and the round that it belongs to: its number, its end in milliseconds since 1970, its felt."""

    round: int
    ended: int
    felt: int
    grade: Grade


class Grades:
    """One player's grades. Every method raises ``Damaged`` if the file is damaged."""

    def __init__(self, database: Database, player: int) -> None:
        self._database = database
        self._player = player

    @property
    def whose(self) -> tuple[Path, int]:
        """The file and the player in it, for who grades in another process."""
        return self._database.file, self._player

    def ungraded(self, wanted: Wanted = ALL, currency: str | None = None) -> tuple[int, ...]:
        """Return the numbers of the wanted rounds that have still to be graded, the earliest first."""
        where, values = _where(self._player, wanted, currency)
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT round.number {_FROM} WHERE {where} "
                "AND NOT EXISTS (SELECT 1 FROM grade WHERE grade.round = round.id AND method >= ?) "
                "ORDER BY round.number",
                (*values, METHOD),
            ).fetchall()
        for row in rows:
            require(row, "i", _("the number of a round"))
        return tuple(number for (number,) in rows)

    def keep(self, graded: Mapping[int, Iterable[Grade]]) -> None:
        """Keep the grades of settled rounds by their numbers, in place of older ones; the rounds stay as they are.

        :raises CannotWrite: if it cannot be written; nothing has changed then.
        """
        find = "SELECT id FROM round WHERE player = ? AND number = ? AND state = 'settled'"
        with self._database.writing() as connection:
            for number, grades in graded.items():
                row = connection.execute(find, (self._player, number)).fetchone()
                # A player may have been deleted, or a round was never settled: there is nothing to grade then.
                if row is not None:
                    connection.execute("DELETE FROM grade WHERE round = ?", row)
                    connection.executemany(
                        f"INSERT INTO grade VALUES ({', '.join('?' * 10)})", [(*row, *_row(grade)) for grade in grades]
                    )

    def of_round(self, number: int) -> tuple[Grade, ...]:
        """Return the grades of one round, in order; nothing where it is not graded."""
        return tuple(
            each.grade for each in self._found("round.player = ? AND round.number = ?", (self._player, number))
        )

    def of(self, wanted: Wanted = ALL, currency: str | None = None) -> tuple[Graded, ...]:
        """Return the grades of the wanted rounds, in order."""
        return self._found(*_where(self._player, wanted, currency))

    def _found(self, where: str, values: Sequence[object]) -> tuple[Graded, ...]:
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT {_COLUMNS} {_FROM} JOIN grade ON grade.round = round.id "
                f"WHERE {where} AND method >= ? ORDER BY round.number, grade.box, {_IN_ORDER}",
                (*values, METHOD),
            ).fetchall()
        return tuple(self._read(rows))

    def _read(self, rows: Iterable[Sequence[Any]]) -> Iterator[Graded]:
        for row in rows:
            require(row, "imiitttttit", _("a grade"))
            number, ended, felt, box, street, chosen, best, cost, margin, ante, kind = row
            try:
                when = None if street == _DARK else Street(street)
                costs = Fraction(cost), Fraction(margin)
                grade = Grade(box, when, Choice(chosen), Choice(best), *costs, ante, kind)
            except (ValueError, ZeroDivisionError) as error:
                sentence = _("a grade of round {number} in {file} is damaged: {error}")
                raise Damaged(sentence.format(number=number, file=self._database.file, error=error)) from error
            yield Graded(number, ended, felt, grade)


def _where(player: int, wanted: Wanted, currency: str | None) -> tuple[str, list[object]]:
    where, values = condition(player, wanted)
    return (f"{where} AND felt.currency = ?", [*values, currency]) if currency else (where, values)


def _row(grade: Grade) -> tuple[object, ...]:
    return (
        grade.box, grade.street.value if grade.street else _DARK, grade.chosen.value, grade.best.value,
        str(grade.cost), str(grade.margin), grade.ante, grade.kind, METHOD,
    )  # fmt: skip


_FROM = "FROM round JOIN felt ON felt.id = round.felt"
_IN_ORDER = "CASE grade.street WHEN 'dark' THEN 0 WHEN 'preflop' THEN 1 WHEN 'flop' THEN 2 ELSE 3 END"
_COLUMNS = (
    "round.number, round.ended, round.felt, grade.box, grade.street, grade.chosen, grade.best, grade.cost, "
    "grade.margin, grade.ante, grade.kind"
)
