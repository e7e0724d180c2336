"""The closing report of a drill: how much was right, what it cost exactly, how long it took, and what was worst."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from uth.table import Street
from uth.train.drills.course import Course
from uth.train.drills.marks import Mark
from uth.train.grouping import grouped

Key = TypeVar("Key")

WORST = 5
"""So many of the dearest mistakes are shown."""


@dataclass(frozen=True, slots=True)
class Share:
    """What came of some answers.

    :ivar exact: how many have an exact cost; the others count for nothing in *cost*.
    :ivar cost: all of it, in Antes.
    :ivar by_rules: how many are about what may be bet: no answer to that has a cost.
    """

    hands: int
    right: int
    exact: int
    cost: Fraction
    by_rules: int = 0

    @property
    def by_thumb(self) -> int:
        """How many were marked by the rule of thumb alone: they have a cost that is not known."""
        return self.hands - self.exact - self.by_rules

    @property
    def cost_per_hand(self) -> Fraction:
        """What an answer cost on average, in Antes, of those whose cost is known."""
        return self.cost / self.exact if self.exact else Fraction(0)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A wrong answer, with those that were wrong in the same way: before the flop with the same kind of hand.

    :ivar marks: in the order of the drill.
    """

    marks: tuple[Mark, ...]

    @property
    def cost(self) -> Fraction:
        """What all of them cost, in Antes, as far as that is known."""
        return sum((mark.cost or Fraction(0) for mark in self.marks), Fraction(0))


@dataclass(frozen=True, slots=True)
class Report:
    """A drill, summed up.

    :ivar took: all answers together, in milliseconds.
    :ivar streak: the most right answers in a row.
    :ivar late: how many came too late, or not at all.
    :ivar streets: by street, None for dark boxes, in the order of a round.
    :ivar kinds: by the key of the kind, the dearest first.
    :ivar worst: the dearest mistakes, then those of which no cost is known; none that was right.
    """

    all: Share
    took: int
    streak: int
    late: int
    streets: tuple[tuple[Street | None, Share], ...]
    kinds: tuple[tuple[str, Share], ...]
    worst: tuple[Mistake, ...]


def report(course: Course) -> Report:
    """Return what came of a drill so far."""
    marks = course.marks
    streets = _shares(marks, lambda mark: mark.spot.street)
    kinds = _shares(marks, lambda mark: mark.kind)
    order: Sequence[Street | None] = (None, *Street)
    return Report(
        all=_share(marks),
        took=sum(mark.took for mark in marks),
        streak=longest_streak(marks),
        late=sum(mark.late for mark in marks),
        streets=tuple((street, streets[street]) for street in order if street in streets),
        kinds=tuple(sorted(kinds.items(), key=lambda kind: (-kind[1].cost, kind[1].right - kind[1].hands, kind[0]))),
        worst=_mistakes(marks)[:WORST],
    )


def _mistakes(marks: Iterable[Mark]) -> tuple[Mistake, ...]:
    """The wrong answers, equal ones together, the dearest first."""
    wrong = (mark for mark in marks if not mark.right)
    found = (Mistake(tuple(group)) for group in grouped(wrong, _sort_of).values())
    return tuple(sorted(found, key=lambda mistake: (-mistake.cost, mistake.marks[0].number)))


def _sort_of(mark: Mark) -> Hashable:
    """What equal wrong answers have in common."""
    spot = mark.spot
    cards = (spot.hole, spot.board) if spot.board else mark.kind
    return spot.table, cards, mark.chosen, mark.best


def longest_streak(marks: Iterable[Mark]) -> int:
    """Return the most right answers in a row."""
    longest = now = 0
    for mark in marks:
        now = now + 1 if mark.right else 0
        longest = max(longest, now)
    return longest


def _shares(marks: Iterable[Mark], key: Callable[[Mark], Key]) -> dict[Key, Share]:
    return {name: _share(group) for name, group in grouped(marks, key).items()}


def _share(marks: Sequence[Mark]) -> Share:
    by_rules = sum(mark.spot.by_rules for mark in marks)
    costs = [mark.cost for mark in marks if mark.cost is not None and not mark.spot.by_rules]
    return Share(len(marks), sum(mark.right for mark in marks), len(costs), sum(costs, Fraction(0)), by_rules)
