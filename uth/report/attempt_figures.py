"""Every figure of an attempt as data, by name: what a report says, and what is worked out again to verify it.

The names and words are contract words, the same in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import median_low

from uth.school.dealing.areas import DealtRounds, summed
from uth.school.pace import Pace
from uth.school.report import Timed
from uth.school.result import Done, PartResult, Result
from uth.school.score import Share, shares
from uth.school.skills import Skill

Value = str | int | bool | None
"""What a figure is: exact fractions as ``205/3``."""


@dataclass(frozen=True, slots=True)
class Full:
    """What came of the rounds that were dealt in one part."""

    part: PartResult
    rounds: DealtRounds


def full_tables(found: Result) -> tuple[Full, ...]:
    """Return what came of the rounds of each part that has some."""
    each = ((part, summed(part.run.plan, part.run.marks)) for part in found.parts)
    return tuple(Full(part, rounds) for part, rounds in each if rounds is not None)


def by_skill(found: Result) -> tuple[tuple[Skill, Share], ...]:
    """Return what came of each skill that was asked, in teaching order, as it was marked."""
    by = shares((done for _part, done in found.done), lambda done: done.mark.skill)
    return tuple((skill, by[skill]) for skill in Skill if skill in by)


def paces(found: Result) -> tuple[tuple[Pace, Timed], ...]:
    """Return what took how long against each target, in the order of the paces."""
    times: dict[tuple[Pace, int], list[int]] = {}
    for part, done in found.done:
        for pace, took in done.mark.paces:
            times.setdefault((pace, part.part.plan.targets.of(pace)), []).append(took)
    in_order = sorted(times.items(), key=lambda item: (list(Pace).index(item[0][0]), item[0][1]))
    return tuple((pace, Timed(len(some), median_low(some), target)) for (pace, target), some in in_order)


def figures(found: Result) -> dict[str, Value]:
    """Return every figure of an attempt, by name."""
    return dict(_all(found))


def _all(found: Result) -> Iterator[tuple[str, Value]]:
    yield "score", str(found.score)
    yield "score after rulings", str(found.ruled)
    yield "enough", found.enough
    yield "passed", found.passed
    yield "done to the end", found.over
    yield "faults of safety that stand", len(found.unsafe)
    yield "milliseconds", found.attempt.took
    for part in found.parts:
        yield from _part(part)
    for skill, share in by_skill(found):
        yield from _share(f"skill {skill}", share)
    for pace, timed in paces(found):
        name = f"pace {pace}, target {timed.target}"
        yield f"{name}: times", timed.times
        yield f"{name}: middle", timed.middle
    for full in full_tables(found):
        yield from _full(full)


def _share(name: str, share: Share) -> Iterator[tuple[str, Value]]:
    yield f"{name}: exercises", share.asked
    yield f"{name}: right", share.right
    yield f"{name}: score", str(share.score)


def _part(part: PartResult) -> Iterator[tuple[str, Value]]:
    name = f"part {part.number}"
    yield f"{name}: due", part.asked
    yield f"{name}: done", len(part.done)
    yield f"{name}: score", str(part.score)
    yield f"{name}: score after rulings", str(part.ruled)
    yield f"{name}: milliseconds", part.run.took
    for done in part.done:
        yield from _exercise(f"{name}, exercise {done.mark.number}", done)


def _exercise(name: str, done: Done) -> Iterator[tuple[str, Value]]:
    mark = done.mark
    yield f"{name}: asked", f"{mark.skill}: {mark.kind}"
    yield f"{name}: points", done.points
    yield f"{name}: points after rulings", done.ruled
    yield f"{name}: milliseconds", mark.took
    yield f"{name}: mistakes", "; ".join(finding.mistake for finding in mark.findings)
    yield f"{name}: faults of safety that stand", len(done.unsafe)


def _full(full: Full) -> Iterator[tuple[str, Value]]:
    name, rounds = f"part {full.part.number}", full.rounds
    yield f"{name}: rounds dealt", rounds.rounds
    yield f"{name}: rounds left", rounds.left
    yield f"{name}: rounds an hour", round(rounds.an_hour)
    yield from _counts(f"{name}: irregularities", rounds.answered.items())
    yield from _counts(f"{name}: harm", rounds.harm.items())
    yield f"{name}: false alarms", rounds.alarms
    for each in rounds.each:
        met = (*each.responses.irregularities, *each.responses.harm)
        yield f"{name}, exercise {each.number}: went wrong", "; ".join(f"{what}: {made}" for what, made in met)
    for area, share in rounds.areas:
        yield from _share(f"{name}: area {area}", share)
    for part in rounds.parts:
        yield f"{name}: {part.part}: milliseconds", part.took


def _counts(name: str, counts: Iterable[tuple[str, int]]) -> Iterator[tuple[str, Value]]:
    return ((f"{name} {what}", count) for what, count in counts)


def mistakes(found: Result) -> tuple[tuple[str, str, int], ...]:
    """Return how often each mistake was made, with its weight: the heaviest and then the most frequent first."""
    counts: dict[tuple[int, str, str], int] = {}
    for _part, done in found.done:
        for finding in done.mark.findings:
            key = (int(finding.weight), finding.mistake.value, finding.weight.name.lower())
            counts[key] = counts.get(key, 0) + 1
    in_order: Iterable[tuple[tuple[int, str, str], int]] = sorted(
        counts.items(), key=lambda item: (item[0][0], -item[1], item[0][1])
    )
    return tuple((mistake, weight, count) for (_order, mistake, weight), count in in_order)
