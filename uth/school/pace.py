"""Pace: how long a trainee takes to read, decide, state a pay and settle a box, against the trainer's targets.

Shuffle, pitch and the handling of chips are not tested by a mouse (rules.md 7.6): a report leaves them to the trainer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from uth.i18n import gettext as _
from uth.school.exercise import Exercise, Field, GiveAmount, GiveChips, Order, PickCards
from uth.school.findings import Finding, Mistake
from uth.school.skills import Skill


class Pace(StrEnum):
    """What takes time. The values are contract words."""

    READ = "read"
    DECIDE = "decide"
    PAY = "pay"
    SETTLE = "settle"
    """A whole box."""


@dataclass(frozen=True, slots=True)
class Targets:
    """How long each may take, in milliseconds; 0 where it is not timed.

    The box's is that of rules.md 7.5: six boxes at about thirty rounds an hour, of which settling is a half.
    """

    read: int = 6_000
    decide: int = 5_000
    pay: int = 12_000
    settle: int = 15_000

    def of(self, pace: Pace) -> int:
        """Return the target of one of them."""
        return int(getattr(self, pace.value))


_READING = frozenset({Skill.READ, Skill.COMPARE, Skill.QUALIFY, Skill.COUNT})
_SLOW = {
    Pace.READ: Mistake.SLOW_READ,
    Pace.DECIDE: Mistake.SLOW_DECIDE,
    Pace.PAY: Mistake.SLOW_PAY,
    Pace.SETTLE: Mistake.SLOW_SETTLE,
}


def pace_of(skill: Skill, field: Field | None) -> Pace:
    """Return what is timed when a field of a drill is answered; None: a table that is settled by acts."""
    if field is None:
        return Pace.SETTLE
    if skill in _READING or isinstance(field, PickCards):
        return Pace.READ
    return Pace.PAY if isinstance(field, GiveChips | GiveAmount) else Pace.DECIDE


def taken(exercise: Exercise, times: Mapping[str, int]) -> tuple[tuple[Pace, int], ...]:
    """Return what each answer took, in milliseconds since the one before it.

    Settling by acts: for each box; steps put in order: for each of the right ones, as every one is a decision.
    """
    if not exercise.fields:
        boxes = max(1, len(exercise.still.boxes))
        return tuple((Pace.SETTLE, time // boxes) for time in times.values())
    spent, before = [], 0
    for field in exercise.fields:
        if field.name in times:
            time = max(0, times[field.name] - before)
            spent.append((pace_of(exercise.skill, field), time // _decisions(exercise, field)))
            before = times[field.name]
    return tuple(spent)


def _decisions(exercise: Exercise, field: Field) -> int:
    right = exercise.right[field.name]
    return max(1, len(right)) if isinstance(field, Order) and isinstance(right, tuple) else 1


def slowness(exercise: Exercise, times: Mapping[str, int], targets: Targets) -> tuple[Finding, ...]:
    """Return what took longer than its target, the slowest of each kind once."""
    slowest: dict[Pace, int] = {}
    for pace, time in taken(exercise, times):
        slowest[pace] = max(time, slowest.get(pace, 0))
    return tuple(
        _finding(pace, time, targets.of(pace)) for pace, time in slowest.items() if 0 < targets.of(pace) < time
    )


def _finding(pace: Pace, time: int, target: int) -> Finding:
    why = _("Speed counts only where nothing else is wrong.")
    return Finding(_SLOW[pace], seconds_words(time), _("at most {time}").format(time=seconds_words(target)), why,
                   _("targets of the trainer"))  # fmt: skip


def seconds_words(milliseconds: int) -> str:
    """Return a time in seconds, to a tenth: ``4.2 s``."""
    return _("{seconds} s").format(seconds=f"{milliseconds / 1000:.1f}")
