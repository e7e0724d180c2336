"""Practice over days and weeks: what came of the answers of each day, for a course of time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction

from uth.store.progress import Answered


@dataclass(frozen=True, slots=True)
class Day:
    """The answers of one day.

    :ivar day: its name, as it was given.
    :ivar cost: of the answers whose exact cost is known, in Antes.
    :ivar exact: how many those are.
    :ivar streak: the most right answers in a row; one that began the day before goes on.
    :ivar took: all answers together, in milliseconds.
    """

    day: str
    answers: int = 0
    right: int = 0
    exact: int = 0
    cost: Fraction = Fraction(0)
    streak: int = 0
    took: int = 0

    @property
    def cost_per_hand(self) -> Fraction | None:
        """What an answer cost on average, in Antes; None where no cost is known."""
        return self.cost / self.exact if self.exact else None


def days(answers: Iterable[Answered], day_of: Callable[[int], str]) -> tuple[Day, ...]:
    """Return the days on which there were answers, in order: a clock may have been set back in between.

    *day_of*: names the day of a moment in milliseconds since 1970, UTC, such as ``words.times.day``.
    """
    found: dict[str, Day] = {}
    streak = 0
    for answer in sorted(answers, key=lambda each: each.at):
        streak = streak + 1 if answer.right else 0
        name = day_of(answer.at)
        before = found.get(name, Day(name))
        found[name] = Day(
            day=name,
            answers=before.answers + 1,
            right=before.right + answer.right,
            exact=before.exact + (answer.cost is not None),
            cost=before.cost + (answer.cost or 0),
            streak=max(before.streak, streak),
            took=before.took + answer.took,
        )
    return tuple(found.values())
