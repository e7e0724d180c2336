"""What a trainee has done over weeks: shares by skill, kind and week, mistakes, pace against targets, and the level."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import median_low

from uth.school.findings import Mistake, Weight
from uth.school.keeping import Done
from uth.school.levels import Reached, reached
from uth.school.pace import Pace
from uth.school.score import Share, share_of, shares
from uth.school.skills import Skill
from uth.train.grouping import grouped


@dataclass(frozen=True, slots=True)
class Kept:
    """How a pace was kept. *middle* and *target* in milliseconds: the middle one of all times, and the latest target
    (0: none); *timed* of the times had a target, *within* of those kept it.
    """

    times: int
    middle: int
    target: int
    timed: int
    within: int


@dataclass(frozen=True, slots=True)
class Week:
    """One week, by its name. *skills*: of those that were practised, in teaching order; *took*: in milliseconds."""

    week: str
    all: Share
    took: int
    skills: tuple[tuple[Skill, Share], ...]


@dataclass(frozen=True, slots=True)
class Past:
    """Everything that a trainee has done, summed up.

    :ivar kinds: by skill and kind, the worst first.
    :ivar mistakes: how often each was made, with its weight, the heaviest and then the most frequent first.
    :ivar weeks: those with an answer, in order.
    """

    all: Share
    took: int
    skills: tuple[tuple[Skill, Share], ...]
    kinds: tuple[tuple[tuple[Skill, str], Share], ...]
    weights: tuple[tuple[Weight, int], ...]
    mistakes: tuple[tuple[Mistake, Weight, int], ...]
    paces: tuple[tuple[Pace, Kept], ...]
    weeks: tuple[Week, ...]
    level: Reached


def past(answers: Sequence[Done], week_of: Callable[[int], str], before: Iterable[Done] = ()) -> Past:
    """Sum up answers, in the order in which they were given.

    *week_of*: names the week of a moment in milliseconds since 1970, UTC. *before*: what came before them, which counts
    for the level alone.
    """
    found = [each for answer in answers for each in answer.findings]
    weights, mistakes = Counter(weight for _, weight in found), Counter(found)
    kinds = shares(answers, lambda each: (each.skill, each.kind))
    return Past(
        all=share_of(answers),
        took=sum(each.took for each in answers),
        skills=_by_skill(answers),
        kinds=tuple(sorted(kinds.items(), key=lambda item: (item[1].score, *item[0]))),
        weights=tuple((weight, weights[weight]) for weight in Weight),
        mistakes=tuple(
            (mistake, weight, count)
            for (mistake, weight), count in sorted(mistakes.items(), key=lambda item: (item[0][1], -item[1], item[0]))
        ),
        paces=tuple(_paces(answers)),
        weeks=tuple(
            Week(name, share_of(of), sum(each.took for each in of), _by_skill(of))
            for name, of in grouped(answers, lambda d: week_of(d.at)).items()
        ),
        level=reached((each.skill, each.points) for each in (*before, *answers)),
    )


def _paces(answers: Sequence[Done]) -> Iterable[tuple[Pace, Kept]]:
    for pace in Pace:
        times = [(time, each.targets.of(pace)) for each in answers for of, time in each.paces if of is pace]
        if times:
            timed = [time <= target for time, target in times if target]
            yield pace, Kept(len(times), median_low(time for time, _ in times), times[-1][1], len(timed), sum(timed))


def _by_skill(answers: Iterable[Done]) -> tuple[tuple[Skill, Share], ...]:
    found = shares(answers, lambda each: each.skill)
    return tuple((skill, found[skill]) for skill in Skill if skill in found)
