"""Levels, from the first day to the full table: which skills each has, and when the next one opens.

A level is passed when in each of its skills the last :data:`LAST` exercises score :data:`ENOUGH` points or more on
average, of ``score.FULL``. Nothing is closed to anybody: the level says what a trainee can do, not what may be tried.
The order is that of teaching (rules.md 12.1): hands, bets, chips, payments, what others do wrong, the rest of the
job, the whole table. The numbers are this program's own: no regulator or school was found to name any.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from uth.school.skills import Skill

LAST = 20
ENOUGH = Fraction(90)


@dataclass(frozen=True, slots=True)
class Level:
    """A level. *name*: a contract word."""

    name: str
    skills: tuple[Skill, ...]


LEVELS = (
    Level("first day", (Skill.READ, Skill.COMPARE, Skill.QUALIFY)),
    Level("bets", (Skill.RESULTS,)),
    Level("chips", (Skill.COUNT, Skill.CHIPS)),
    Level("payments", (Skill.PAY_BET, Skill.PAY_BOX)),
    Level("supervised table", (Skill.SPOT, Skill.CALLS, Skill.RULINGS)),
    Level(
        "rest of the job",
        (Skill.BUY_IN, Skill.INVENTORY, Skill.FILL, Skill.RELIEF, Skill.TOKES, Skill.PERSONS, Skill.BIG_WIN),
    ),
    Level("full table", (Skill.SETTLE, Skill.DEAL)),
)
"""In the order in which they open."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a trainee is in one skill: how many of the last :data:`LAST` exercises there are, and their score."""

    skill: Skill
    asked: int
    score: Fraction

    @property
    def passed(self) -> bool:
        """Whether that is enough."""
        return self.asked >= LAST and self.score >= ENOUGH


@dataclass(frozen=True, slots=True)
class Reached:
    """Where a trainee stands.

    :ivar number: how many levels are passed.
    :ivar level: the one to be passed next; None after the last.
    :ivar standings: by level, of all levels.
    """

    number: int
    level: Level | None
    standings: tuple[tuple[Level, tuple[Standing, ...]], ...]


def reached(answers: Iterable[tuple[Skill, int]]) -> Reached:
    """Return where a trainee stands after these answers, each (skill, points), the latest last."""
    points: dict[Skill, list[int]] = {}
    for skill, each in answers:
        points.setdefault(skill, []).append(each)
    standings = tuple((level, tuple(_standing(skill, points) for skill in level.skills)) for level in LEVELS)
    passed = [all(each.passed for each in of) for _level, of in standings]
    number = next((place for place, is_passed in enumerate(passed) if not is_passed), len(LEVELS))
    return Reached(number, LEVELS[number] if number < len(LEVELS) else None, standings)


def _standing(skill: Skill, points: Mapping[Skill, list[int]]) -> Standing:
    last = points.get(skill, [])[-LAST:]
    return Standing(skill, len(last), Fraction(sum(last), len(last)) if last else Fraction(0))
