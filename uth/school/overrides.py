"""What a trainer rules otherwise than the marks say: who, when, what, before, after, and why.

The marks stay as they were: an override stands beside them in the record, and both scores can be told. Overrides are
applied in order, each upon what those before it left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, NamedTuple

from uth.errors import UthError
from uth.i18n import gettext as _
from uth.school.findings import Finding, Weight
from uth.school.record import whole
from uth.school.run import Mark, Run
from uth.school.score import FULL, points_of

RIGHT = "right"
"""The contract word of an exercise or a finding that counts as right."""
LONGEST = 300
"""So many letters a reason, and a name, may have."""


class Wish(NamedTuple):
    """What is to count otherwise: a part and an exercise from 1, a finding of it from 1 (0: all of it), and the points
    (None: it counts as right).
    """

    part: int
    exercise: int
    finding: int = 0
    points: int | None = None


class Signed(NamedTuple):
    """By whom, when (milliseconds since 1970, UTC), and why."""

    by: str
    at: int
    reason: str


class OverrideError(UthError):
    """An override that cannot be: it says why, and what can."""


@dataclass(frozen=True, slots=True)
class Override:
    """One ruling of a trainer.

    :ivar part: and *exercise*: which, counted from 1.
    :ivar finding: which of the exercise's findings does not stand, from 1 in the order of its mark; 0: all of it.
    :ivar points: what the exercise earns, of ``score.FULL``; None: it, or the finding, counts as right.
    :ivar at: in milliseconds since 1970, UTC.
    :ivar before: the points of the exercise before it, and *after* it.
    """

    part: int
    exercise: int
    finding: int
    points: int | None
    by: str
    at: int
    reason: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Judged:
    """An exercise as it counts after the overrides.

    :ivar mark: as it was marked.
    :ivar findings: those that stand.
    :ivar overridden: whether a trainer ruled on it.
    :ivar whole: whether anything of it was answered, and a round was brought to its end: else it earns nothing but
        the points that a trainer gives.
    """

    part: int
    mark: Mark
    findings: tuple[Finding, ...]
    given: int | None = None
    """The points that a trainer gave; None: those of the findings that stand."""
    overridden: bool = False
    whole: bool = True

    @property
    def points(self) -> int:
        """What it earns, of ``score.FULL``."""
        if self.given is not None or not self.whole:
            return self.given or 0
        return points_of(self.mark.skill, ((finding.mistake, finding.weight) for finding in self.findings))

    @property
    def right(self) -> bool:
        """Whether nothing that stands was wrong but, perhaps, the speed."""
        return all(finding.weight is Weight.SPEED for finding in self.findings)


def judged(runs: Iterable[Run], overrides: Iterable[Override] = ()) -> tuple[Judged, ...]:
    """Return every exercise as it counts, in order.

    :raises OverrideError: if an override is of an exercise or a finding that is not there.
    """
    found = {
        (part, mark.number): Judged(part, mark, mark.findings, whole=mark.number not in run.broken_off)
        for part, run in enumerate(runs, start=1)
        for mark in run.marks
    }
    for each in overrides:
        key = (each.part, each.exercise)
        found[key] = _after(_there(found.get(key)), each)
    return tuple(found.values())


def _there(found: Judged | None) -> Judged:
    if found is None:
        raise OverrideError(_("there is no such exercise in that part, or it was not answered"))
    return found


def _after(before: Judged, override: Override) -> Judged:
    if override.finding:
        findings = before.mark.findings
        if override.finding > len(findings):
            sentence = _("exercise {exercise} has {count} findings: there is no finding {finding}")
            there = {"exercise": override.exercise, "count": len(findings), "finding": override.finding}
            raise OverrideError(sentence.format(**there))
        gone = findings[override.finding - 1]
        standing = tuple(each for each in before.findings if each is not gone)
        return replace(before, findings=standing, overridden=True)
    standing = () if override.points in (None, FULL) else before.findings
    return replace(before, findings=standing, given=override.points, overridden=True)


def ruled(runs: Sequence[Run], overrides: Sequence[Override], wish: Wish, signed: Signed) -> Override:
    """Return one more override, with what it changes.

    :raises OverrideError: if there is nothing to rule on, or no reason or name is given, or it changes nothing.
    """
    _require(wish, signed)
    before = _judged_of(runs, overrides, (wish.part, wish.exercise))
    override = Override(*wish, _plain(signed.by), signed.at, _plain(signed.reason), before.points, 0)
    after = _after(before, override)
    if not before.whole and before.points == after.points and not _is_safer(before, after):
        raise OverrideError(_("left in the middle, or nothing was done: it earns nothing, unless you give it points"))
    if (after.findings, after.points) == (before.findings, before.points):
        raise OverrideError(_("that changes nothing: it counts so already"))
    return replace(override, after=after.points)


def _is_safer(before: Judged, after: Judged) -> bool:
    """Whether a fault of safety stands no more: that changes whether a lesson is passed, whatever it earns."""
    gone = (each for each in before.findings if each not in after.findings)
    return any(each.weight is Weight.SAFETY for each in gone)


def _plain(text: str) -> str:
    return " ".join(text.split())


def _require(wish: Wish, signed: Signed) -> None:
    """Refuse what no override can say."""
    if wish.points is not None and not 0 <= wish.points <= FULL:
        raise OverrideError(_("an exercise earns 0 to {most} points").format(most=FULL))
    if wish.finding and wish.points is not None:
        raise OverrideError(_("one finding can count as right; points are given to a whole exercise"))
    missing_words = (_("an override needs a reason"), _("an override needs a name"))
    for text, missing in zip((signed.reason, signed.by), missing_words, strict=True):
        if not text.strip():
            raise OverrideError(missing)
        odd = next((each for each in text if not each.isprintable()), "")
        if odd:
            raise OverrideError(_("the character U+{number:04X} cannot be shown").format(number=ord(odd)))
        if len(text) > LONGEST:
            raise OverrideError(_("expected at most {most} characters").format(most=LONGEST))


def unsound(runs: Sequence[Run], overrides: Sequence[Override]) -> tuple[tuple[Override, int, int], ...]:
    """Return the overrides whose points are not what comes of them, each with the points before and after it.

    :raises OverrideError: if one is of an exercise or a finding that is not there.
    """
    wrong = []
    for number, each in enumerate(overrides):
        key = (each.part, each.exercise)
        before, after = (_judged_of(runs, overrides[:count], key).points for count in (number, number + 1))
        if (before, after) != (each.before, each.after):
            wrong.append((each, before, after))
    return tuple(wrong)


def _judged_of(runs: Sequence[Run], overrides: Sequence[Override], key: tuple[int, int]) -> Judged:
    return _there(next((each for each in judged(runs, overrides) if (each.part, each.mark.number) == key), None))


# --- as data


def to_data(override: Override) -> dict[str, Any]:
    """Return an override as what JSON can hold; ``as`` is ``right`` or the points."""
    data = asdict(override)
    points = data.pop("points")
    return {**data, "as": RIGHT if points is None else points}


def from_data(data: Any) -> Override:
    """Return the override of :func:`to_data`.

    :raises ValueError: if *data* is none.
    """
    try:
        points = None if data["as"] == RIGHT else whole(data["as"])
        numbers = {name: whole(data[name]) for name in ("part", "exercise", "finding", "at", "before", "after")}
        override = Override(points=points, by=str(data["by"]), reason=str(data["reason"]), **numbers)
        wish = Wish(override.part, override.exercise, override.finding, override.points)
        _require(wish, Signed(override.by, override.at, override.reason))
    except (KeyError, OverrideError, TypeError) as error:
        raise ValueError(f"this is no override: {error!r:.60}") from error
    return override
