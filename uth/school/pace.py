"""Pace: how long a trainee takes to read, decide, state a pay and settle a box, against the trainer's targets.

Shuffle, pitch and the handling of chips are not tested by a mouse (rules.md 7.6): a report leaves them to the trainer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from uth.i18n import gettext as _
from uth.school.exercise import SEEN, Exercise, Field, GiveAmount, GiveChips, Order, PickCards
from uth.school.findings import Finding, Mistake
from uth.school.skills import Skill
from uth.words.school_answers import answer_line


class Pace(StrEnum):
    """What takes time. The values are contract words."""

    READ = "read"
    DECIDE = "decide"
    PAY = "pay"
    SETTLE = "settle"
    """A whole box."""
    DEAL = "deal"
    """A whole round, as one at six boxes."""


@dataclass(frozen=True, slots=True)
class Targets:
    """How long each answer may take, in milliseconds; 0 where it is not timed.

    The box's is that of rules.md 7.5: six boxes at about thirty rounds an hour, of which settling is a half. The others
    leave half of it to read a hand and to decide, with the question to be read, and all of it to cut chips out. A whole
    round may take twice as long as at a real table: a mouse is no hand.
    """

    read: int = 8_000
    decide: int = 8_000
    pay: int = 15_000
    settle: int = 15_000
    deal: int = 240_000

    def of(self, pace: Pace) -> int:
        """Return the target of one of them."""
        return int(getattr(self, pace.value))


WHERE = "where"
"""The question of a paid table that is answered by looking it over."""
_READING = frozenset({Skill.READ, Skill.COMPARE, Skill.QUALIFY, Skill.COUNT})
_SIX = 6
_PICKING = 1_500
"""So many milliseconds for each card that is picked go to the mouse, not to the reading."""
_SLOW = {
    Pace.READ: Mistake.SLOW_READ,
    Pace.DECIDE: Mistake.SLOW_DECIDE,
    Pace.PAY: Mistake.SLOW_PAY,
    Pace.SETTLE: Mistake.SLOW_SETTLE,
    Pace.DEAL: Mistake.SLOW_DEAL,
}


def pace_of(skill: Skill, field: Field | None) -> Pace:
    """Return what is timed when a field of a drill is answered; None: acts at a table."""
    if field is None:
        return Pace.DEAL if skill is Skill.DEAL else Pace.SETTLE
    if skill in _READING or isinstance(field, PickCards) or _whole_table(skill, field):
        return Pace.READ
    return Pace.PAY if isinstance(field, GiveChips | GiveAmount) else Pace.DECIDE


def _whole_table(skill: Skill, field: Field) -> bool:
    """Whether every box is looked over for one answer: it is timed by the box."""
    return skill is Skill.SPOT and field.name == WHERE


class Taken(NamedTuple):
    """What one answer took. *field*: which; None for a table that is settled by acts; *time* in milliseconds."""

    pace: Pace
    time: int
    field: Field | None = None


def taken(exercise: Exercise, times: Mapping[str, int]) -> tuple[tuple[Pace, int], ...]:
    """Return what each answer took, in milliseconds since the one before it.

    Settling by acts, and looking a paid table over: for each box. A whole round: as long as it would have been at six
    boxes. Picking cards: without the hand's part. Steps put in order: for each of the right ones, as every one is a
    decision.
    """
    return tuple((each.pace, each.time) for each in _each(exercise, times))


def _each(exercise: Exercise, times: Mapping[str, int]) -> Iterator[Taken]:
    boxes = max(1, len(exercise.still.boxes))
    if not exercise.fields:
        pace = pace_of(exercise.skill, None)
        for time in (time for name, time in times.items() if name != SEEN):
            yield Taken(pace, _at_six(time, boxes) if pace is Pace.DEAL else time // boxes)
    before = 0
    for field in exercise.fields:
        if field.name in times:
            whole = max(0, times[field.name] - before)
            yield Taken(pace_of(exercise.skill, field), _thought(exercise, field, whole, boxes), field)
            before = times[field.name]


def _at_six(time: int, boxes: int) -> int:
    """A round's time as at six boxes: rules.md 7.5 has about 30 rounds an hour with six boxes, 40 with three, 50 with
    one, which is a minute and ten seconds for each box.
    """
    return time * 2 * _SIX // (_SIX + boxes)


def _thought(exercise: Exercise, field: Field, whole: int, boxes: int) -> int:
    """The part of a time that is held against a target."""
    if isinstance(field, PickCards):
        return max(0, whole - _PICKING * field.count)
    return whole // (boxes if _whole_table(exercise.skill, field) else _decisions(exercise, field))


def _decisions(exercise: Exercise, field: Field) -> int:
    right = exercise.right[field.name]
    return max(1, len(right)) if isinstance(field, Order) and isinstance(right, tuple) else 1


def slowness(exercise: Exercise, times: Mapping[str, int], targets: Targets) -> tuple[Finding, ...]:
    """Return what took longer than its target, the slowest of each kind once."""
    slowest: dict[Pace, Taken] = {}
    for each in _each(exercise, times):
        slowest[each.pace] = max(each, slowest.get(each.pace, each), key=lambda one: one.time)
    return tuple(
        _finding(exercise, each, targets.of(pace)) for pace, each in slowest.items() if 0 < targets.of(pace) < each.time
    )


def _finding(exercise: Exercise, slow: Taken, target: int) -> Finding:
    why = _("Speed counts only where nothing else is wrong.")
    right = _("at most {time}").format(time=seconds_words(target))
    return Finding(_SLOW[slow.pace], _done(exercise, slow), right, why, _("targets of the trainer"))


def _done(exercise: Exercise, slow: Taken) -> str:
    """The time, and what it was for: the clock of the window shows the whole exercise."""
    time, field = seconds_words(slow.time), slow.field
    if slow.pace is Pace.DEAL:
        return _("{time} for the round, as at six boxes").format(time=time)
    if field is None or _whole_table(exercise.skill, field):
        return _("{time} for each box").format(time=time)
    if isinstance(field, PickCards):
        sentence = _("{field}: {time}, without {seconds} for each card picked")
        return sentence.format(field=field.label, time=time, seconds=seconds_words(_PICKING))
    if isinstance(field, Order):
        return _("{field}: {time} for each step").format(field=field.label, time=time)
    if len(exercise.fields) == 1:
        return time
    return answer_line(field.label, time)


def seconds_words(milliseconds: int) -> str:
    """Return a time in seconds, to a tenth: ``4.2 s``."""
    return _("{seconds} s").format(seconds=f"{milliseconds / 1000:.1f}")
