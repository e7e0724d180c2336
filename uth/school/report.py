"""What came of a run: the score, what was wrong by weight and kind, the pace against its targets, and the worst.

The score is a proposal after rules.md 7.6: every exercise begins with :data:`FULL` points; a mistake of safety takes
all, one of money half, one of procedure a fifth, slowness a tenth; never below nothing. A wrong answer to an
exercise that asks one thing takes all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import median_low
from typing import TypeVar

from uth.school.findings import Finding, Mistake, Weight
from uth.school.pace import Pace
from uth.school.run import Mark, Run
from uth.school.skills import Skill

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
WORST = 5
"""So many of the worst exercises are shown."""

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Share:
    """What came of some exercises. *score*: points on average, of :data:`FULL`."""

    asked: int
    right: int
    score: Fraction


@dataclass(frozen=True, slots=True)
class Timed:
    """How long something took, in milliseconds: the middle one of all times, and its target (0: none)."""

    times: int
    middle: int
    target: int


@dataclass(frozen=True, slots=True)
class Report:
    """A run, summed up.

    :ivar weights: how many findings of each weight.
    :ivar mistakes: how often each mistake was made, the heaviest and then the most frequent first.
    :ivar skills: by skill, in teaching order; *kinds*: by skill and kind, the worst first.
    :ivar worst: the worst exercises; none that was right.
    """

    all: Share
    weights: tuple[tuple[Weight, int], ...]
    mistakes: tuple[tuple[Mistake, int], ...]
    skills: tuple[tuple[Skill, Share], ...]
    kinds: tuple[tuple[tuple[Skill, str], Share], ...]
    paces: tuple[tuple[Pace, Timed], ...]
    worst: tuple[Mark, ...]


def points(skill: Skill, findings: Iterable[Finding]) -> int:
    """Return the points of an exercise of that skill with these findings."""
    return points_of(skill, ((finding.mistake, finding.weight) for finding in findings))


def points_of(skill: Skill, found: Iterable[tuple[Mistake, Weight]]) -> int:
    """Return the points of an exercise of that skill with these mistakes.

    Where there is one question a wrong answer leaves nothing, whatever it weighs: else guessing would pay.
    """
    mistakes = tuple(found)
    if skill in ONE_QUESTION and any(mistake not in _HALF_RIGHT for mistake, _weight in mistakes):
        return 0
    return max(0, FULL - sum(DEDUCTIONS[weight] for _mistake, weight in mistakes))


def report(run: Run) -> Report:
    """Return what came of a run so far."""
    marks = run.marks
    found = [finding for mark in marks for finding in mark.findings]
    weights = Counter(finding.weight for finding in found)
    mistakes = Counter(finding.mistake for finding in found)
    weight_of = {finding.mistake: finding.weight for finding in found}
    skills = _shares(marks, lambda mark: mark.skill)
    kinds = _shares(marks, lambda mark: (mark.skill, mark.kind))
    wrong = [mark for mark in marks if not mark.right]
    return Report(
        all=_share(marks),
        weights=tuple((weight, weights[weight]) for weight in Weight),
        mistakes=tuple(sorted(mistakes.items(), key=lambda item: (weight_of[item[0]], -item[1], item[0]))),
        skills=tuple((skill, skills[skill]) for skill in Skill if skill in skills),
        kinds=tuple(sorted(kinds.items(), key=lambda item: (item[1].score, *item[0]))),
        paces=tuple(_paces(run)),
        worst=tuple(sorted(wrong, key=lambda mark: (points(mark.skill, mark.findings), mark.number))[:WORST]),
    )


def _paces(run: Run) -> Iterable[tuple[Pace, Timed]]:
    for pace in Pace:
        times = [time for mark in run.marks for of, time in mark.paces if of is pace]
        if times:
            yield pace, Timed(len(times), median_low(times), run.plan.targets.of(pace))


def _shares(marks: Iterable[Mark], key: Callable[[Mark], Key]) -> dict[Key, Share]:
    groups: dict[Key, list[Mark]] = {}
    for mark in marks:
        groups.setdefault(key(mark), []).append(mark)
    return {name: _share(group) for name, group in groups.items()}


def _share(marks: Sequence[Mark]) -> Share:
    score = Fraction(sum(points(mark.skill, mark.findings) for mark in marks), len(marks)) if marks else Fraction(0)
    return Share(len(marks), sum(mark.right for mark in marks), score)
