"""The points of an exercise: a proposal after rules.md 7.6.

Every exercise begins with :data:`FULL` points; a mistake of safety takes all, one of money half, one of procedure a
fifth, slowness a tenth; never below nothing. A wrong answer to an exercise that asks one thing takes all.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol, TypeVar

from uth.school.findings import Mistake, Weight
from uth.school.skills import Skill
from uth.train.grouping import grouped

FULL = 100
DEDUCTIONS = {Weight.SAFETY: 100, Weight.MONEY: 50, Weight.PROCEDURE: 20, Weight.SPEED: 10}
ONE_QUESTION = frozenset({
    Skill.COMPARE, Skill.QUALIFY, Skill.COUNT, Skill.CHIPS, Skill.PAY_BET, Skill.SPOT, Skill.CALLS,
    Skill.TOKES,
})  # fmt: skip
"""The skills whose exercises ask one thing."""
_HALF_RIGHT = frozenset({
    Mistake.WRONG_CHIPS, Mistake.WRONG_KIND, Mistake.SLOW_READ, Mistake.SLOW_DECIDE, Mistake.SLOW_PAY,
})  # fmt: skip


S = TypeVar("S", bound="Scored")
Key = TypeVar("Key", bound=Hashable)


class Scored(Protocol):
    """An exercise that was marked."""

    @property
    def right(self) -> bool:
        """Whether nothing was wrong but, perhaps, the speed."""
        ...

    @property
    def points(self) -> int:
        """What it earned, of :data:`FULL`."""
        ...


@dataclass(frozen=True, slots=True)
class Share:
    """What came of some exercises. *score*: points on average, of :data:`FULL`."""

    asked: int
    right: int
    score: Fraction


def points_of(skill: Skill, found: Iterable[tuple[Mistake, Weight]]) -> int:
    """Return the points of an exercise of that skill with these mistakes.

    Where there is one question a wrong answer leaves nothing, whatever it weighs: else guessing would pay.
    """
    mistakes = tuple(found)
    if skill in ONE_QUESTION and any(mistake not in _HALF_RIGHT for mistake, _weight in mistakes):
        return 0
    return max(0, FULL - sum(DEDUCTIONS[weight] for _mistake, weight in mistakes))


def share_of(done: Sequence[Scored]) -> Share:
    """Return what came of some exercises; of none nothing."""
    score = Fraction(sum(each.points for each in done), len(done)) if done else Fraction(0)
    return Share(len(done), sum(each.right for each in done), score)


def shares(done: Iterable[S], key: Callable[[S], Key]) -> dict[Key, Share]:
    """Return what came of the exercises of each key, in the order in which each comes first."""
    return {name: share_of(some) for name, some in grouped(done, key).items()}
