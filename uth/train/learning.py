"""Spaced repetition: which kinds of decision a player gets wrong, and how much more often those come than the others.

Pure and deterministic. Time is counted in answers: a kind that was missed is due at once, and every answer that is
right puts it off further, until it rests as long as any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, NamedTuple

MISSED = 64
"""How much a kind weighs whose last answer was wrong; one that was never asked weighs :data:`NEW`."""
AFTER_RIGHT = (MISSED, 24, 12, 8)
"""How much it weighs after none, one, two and three right answers in a row since it was missed; then as any other."""
NEW = 8
"""How much a kind weighs that was never asked, or was never missed and is due."""
RESTING = 1
"""How much a kind weighs that was right and is not due yet."""
INTERVALS = (0, 12, 30, 80, 160, 320)
"""After how many answers a kind is due again, by how many right answers in a row it has had; the last for more."""
SMALL_MARGINS = ((Fraction(1, 20), 2), (Fraction(1, 5), Fraction(3, 2)))
"""Choices whose values lie so near together, in Antes, make a kind weigh so many times as much."""

EASY = Fraction(2, 5)
"""A kind that never was missed and whose choices lie so far apart, in Antes, has nothing to teach."""
EASY_TIMES = Fraction(1, 4)
"""It weighs so many times as much."""


class Record(NamedTuple):
    """What is known of a player and one kind."""

    seen: int = 0
    missed: int = 0
    streak: int = 0
    """Right answers since the last wrong one."""
    due: int = 0
    """At which answer of all it should come again."""
    margin: Fraction | None = None
    """The least that the second choice was worth less than the best, in Antes, where that is known."""


NOTHING = Record()


@dataclass(frozen=True)
class Learning:
    """What a player has learnt. :func:`learnt` makes the next one; nothing changes this one."""

    answers: int = 0
    records: Mapping[str, Record] = field(default_factory=dict)
    """By the key of the kind."""

    def of(self, kind: str) -> Record:
        """Return what is known of a kind, by its key."""
        return self.records.get(kind, NOTHING)

    def weight(self, kind: str) -> Fraction:
        """Return how much a decision of that kind weighs against others when the next is picked."""
        record = self.of(kind)
        return _weight(record, self.answers) * _hardness(record)

    @property
    def weak(self) -> tuple[str, ...]:
        """The kinds that were missed and are not learnt again, the most often missed first."""
        weak = [kind for kind, record in self.records.items() if record.missed and record.streak < len(AFTER_RIGHT)]
        return tuple(sorted(weak, key=lambda kind: (-self.records[kind].missed, kind)))


def _weight(record: Record, answers: int) -> int:
    if record.missed and record.streak < len(AFTER_RIGHT):
        return AFTER_RIGHT[record.streak]
    return RESTING if answers < record.due else NEW


def _hardness(record: Record) -> Fraction:
    """From 1 for a kind that is never missed to 2, more where the choices lie near together, less where far apart."""
    often = Fraction(1) + Fraction(record.missed, record.seen) if record.seen else Fraction(1)
    if record.margin is None:
        return often
    if record.margin >= EASY and not record.missed:
        return EASY_TIMES
    return often * next((times for least, times in SMALL_MARGINS if record.margin < least), Fraction(1))


def learnt(learning: Learning, kind: str, *, right: bool, margin: Fraction | None = None) -> Learning:
    """Return what is known after one more answer to a decision of that kind, by its key."""
    before, answers = learning.of(kind), learning.answers + 1
    streak = before.streak + 1 if right else 0
    margins = [each for each in (before.margin, margin) if each is not None]
    record = Record(
        seen=before.seen + 1,
        missed=before.missed + (not right),
        streak=streak,
        due=answers + INTERVALS[min(streak, len(INTERVALS) - 1)],
        margin=min(margins, default=None),
    )
    return replace(learning, answers=answers, records={**learning.records, kind: record})


def pick(weights: Sequence[Fraction], draw: Fraction) -> int:
    """Return the place of what is picked by its weight; *draw*: evenly from 0 up to, but not, 1.

    :raises ValueError: if nothing weighs anything.
    """
    left = draw * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise ValueError("there is nothing to pick from")


# --- as data


def to_data(learning: Learning) -> list[Any]:
    """Return it as what JSON can hold."""
    return [
        learning.answers,
        {
            kind: [*record[:-1], None if record.margin is None else str(record.margin)]
            for kind, record in sorted(learning.records.items())
        },
    ]


def from_data(data: Any) -> Learning:
    """Return the state of :func:`to_data`.

    :raises ValueError: if *data* is none.
    """
    try:
        answers, records = data
        return Learning(_whole(answers), {str(kind): _record(*values) for kind, values in records.items()})
    except (AttributeError, TypeError, ValueError, ZeroDivisionError) as error:
        raise ValueError(f"this is no state of learning: {data!r:.60}") from error


def _record(seen: Any, missed: Any, streak: Any, due: Any, margin: Any) -> Record:
    known = None if margin is None else Fraction(margin)
    return Record(_whole(seen), _whole(missed), _whole(streak), _whole(due), known)


def _whole(value: Any) -> int:
    if not isinstance(value, int) or value < 0:
        raise TypeError("no whole number")
    return value


def replayed(answers: Iterable[tuple[str, bool, Fraction | None]], start: Learning | None = None) -> Learning:
    """Return what is known after these answers, each (kind, whether it was right, margin), from *start* on."""
    learning = start or Learning()
    for kind, right, margin in answers:
        learning = learnt(learning, kind, right=right, margin=margin)
    return learning
