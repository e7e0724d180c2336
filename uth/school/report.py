"""What came of a run: the score, what was wrong by weight and kind, the pace against its targets, and the worst."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median_low

from uth.school.findings import Mistake, Weight
from uth.school.pace import Pace
from uth.school.run import Mark, Run
from uth.school.score import Share, share_of, shares
from uth.school.skills import Skill

WORST = 5
"""So many of the worst exercises are shown."""


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


def report(run: Run) -> Report:
    """Return what came of a run so far."""
    marks = run.marks
    found = [finding for mark in marks for finding in mark.findings]
    weights = Counter(finding.weight for finding in found)
    mistakes = Counter(finding.mistake for finding in found)
    weight_of = {finding.mistake: finding.weight for finding in found}
    skills = shares(marks, lambda mark: mark.skill)
    kinds = shares(marks, lambda mark: (mark.skill, mark.kind))
    wrong = [mark for mark in marks if not mark.right]
    return Report(
        all=share_of(marks),
        weights=tuple((weight, weights[weight]) for weight in Weight),
        mistakes=tuple(sorted(mistakes.items(), key=lambda item: (weight_of[item[0]], -item[1], item[0]))),
        skills=tuple((skill, skills[skill]) for skill in Skill if skill in skills),
        kinds=tuple(sorted(kinds.items(), key=lambda item: (item[1].score, *item[0]))),
        paces=tuple(_paces(run)),
        worst=tuple(sorted(wrong, key=lambda mark: (mark.points, mark.number))[:WORST]),
    )


def _paces(run: Run) -> Iterable[tuple[Pace, Timed]]:
    for pace in Pace:
        times = [time for mark in run.marks for of, time in mark.paces if of is pace]
        if times:
            yield pace, Timed(len(times), median_low(times), run.plan.targets.of(pace))
