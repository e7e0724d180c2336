"""What a trainee has done in the dealer school: runs of exercises with every answer and what was wrong with it.

A trainee is a player of the same list.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from uth.i18n import gettext as _
from uth.store.database import StoreError
from uth.store.drills import Drills, Tables, compact
from uth.store.kinds import LATEST, require


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


class Schooling(Drills[Marked]):
    """One trainee's runs."""

    tables = Tables("run", "mark", ("at", "skill", "kind", "given", "findings", "paces", "took", "right"), "mtttttii")

    def numbers(self) -> tuple[int, ...]:
        """Return the numbers of the runs with an answer, in order."""
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT DISTINCT run.number FROM {self.tables.joined} WHERE player = ? ORDER BY run.number",
                (self._player,),
            ).fetchall()
        for row in rows:
            require(row, "i", _("a run"))
        return tuple(number for (number,) in rows)

    def run(self, number: int) -> Kept:
        """Return a run.

        :raises NoRun: if there is none of that number.
        """
        return Kept(*self._drill(number, _("a run")))

    def marks(self, since: int = 0, until: int = LATEST) -> tuple[Marked, ...]:
        """Return all answers from one moment to before another (milliseconds since 1970, UTC), in order."""
        return self._between(since, until)

    def _missing(self, number: int) -> NoRun:
        return NoRun(_("there is no run {number} of the school").format(number=number))

    def _row(self, answer: Marked) -> tuple[object, ...]:
        said = map(compact, (answer.given, answer.findings, answer.paces))
        return answer.at, answer.skill, answer.kind, *said, answer.took, int(answer.right)

    def _read(self, row: Sequence[Any]) -> Marked:
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
