"""Where the answers of a run are kept: with a trainee, who is a player, or nowhere; and what they say later."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from uth.i18n import gettext as _
from uth.school.findings import Mistake, Weight
from uth.school.pace import Pace, Targets
from uth.school.plan import Plan, key_of, to_data
from uth.school.run import Mark, given_data
from uth.school.score import points_of
from uth.school.skills import Skill
from uth.store.database import Damaged, Database
from uth.store.kinds import LATEST
from uth.store.players import Player
from uth.store.schooling import Marked, Schooling
from uth.train.learning import Learning, replayed
from uth.train.practice import Practice


class Keeping(Practice[Plan, Mark, Schooling]):
    """The runs of one trainee; of nobody without one."""

    def learning(self) -> Learning:
        """Return what the trainee has learnt in all runs so far: kinds that were missed come back more often."""
        return learning_of(self._store.marks()) if self._store else Learning()

    def _opened(self, database: Database, player: Player) -> Schooling:
        return Schooling(database, player.id, player.uid)

    def _plan_data(self, plan: Plan) -> Mapping[str, Any]:
        return to_data(plan)

    def _answer(self, mark: Mark, at: int) -> Marked:
        return marked(mark, at)


def marked(mark: Mark, at: int) -> Marked:
    """Return an answer as the store keeps it; *at*: when it was given, in milliseconds since 1970, UTC."""
    return Marked(
        at=at,
        skill=mark.skill.value,
        kind=mark.kind,
        given=given_data(mark.given),
        findings=tuple((finding.mistake.value, finding.weight.name.lower()) for finding in mark.findings),
        paces=tuple((pace.value, time) for pace, time in mark.paces),
        took=mark.took,
        right=mark.right,
    )


def learning_of(marks: Iterable[Marked]) -> Learning:
    """Return what these answers taught, by ``plan.key_of`` a kind."""
    return replayed((key_of(mark.skill, mark.kind), mark.right, None) for mark in marks)


# --- read again


@dataclass(frozen=True, slots=True)
class Done:
    """An answer of the past, in the words of this version.

    :ivar at: in milliseconds since 1970, UTC.
    :ivar findings: what was wrong, and how heavy it weighed then.
    :ivar paces: what each answer took, in milliseconds.
    :ivar targets: those of its run.
    """

    at: int
    skill: Skill
    kind: str
    findings: tuple[tuple[Mistake, Weight], ...]
    paces: tuple[tuple[Pace, int], ...]
    targets: Targets
    took: int
    right: bool

    @property
    def points(self) -> int:
        """What the exercise earned, of ``score.FULL``."""
        return points_of(self.skill, self.findings)

    @property
    def key(self) -> str:
        """The kind with its skill."""
        return key_of(self.skill, self.kind)


def done(schooling: Schooling, since: int = 0, until: int = LATEST) -> tuple[Done, ...]:
    """Return a trainee's answers from one moment to before another (milliseconds since 1970, UTC), in order.

    :raises Damaged: if what is kept has words that are none.
    """
    found: list[Done] = []
    for number in schooling.numbers():
        run = schooling.run(number)
        try:
            targets = Targets(**{name: int(time) for name, time in run.plan["targets"].items()})
            found += [done_of(each, targets) for each in run.marks if since <= each.at < until]
        except (AttributeError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            sentence = _("run {number} of the school cannot be read: {error}")
            raise Damaged(sentence.format(number=number, error=error)) from error
    return tuple(found)


def done_of(kept: Marked, targets: Targets) -> Done:
    """Return an answer as this version names it.

    :raises KeyError: if it has a weight that is none.
    :raises ValueError: if it has another word that is none.
    """
    findings = tuple((Mistake(mistake), Weight[weight.upper()]) for mistake, weight in kept.findings)
    paces = tuple((Pace(pace), time) for pace, time in kept.paces)
    return Done(kept.at, Skill(kept.skill), kept.kind, findings, paces, targets, kept.took, kept.right)
