"""The chart of starting hands as the report of a drill shows it: how each is played, which were asked, which missed.

No pygame.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from uth.cards import hole_name
from uth.table import Street, Table
from uth.train.drills.course import Course
from uth.train.drills.family import rule_of
from uth.train.drills.kept import AGAIN
from uth.train.drills.marks import Mark
from uth.ui.strategy.hands import HandShown
from uth.words import learn_report as words
from uth.words import strategy_page as strategy_words
from uth.words.strategy import margin_words, short_choice

_RULES = 3
"""So many rules are told."""


@dataclass(frozen=True, slots=True)
class Asked:
    """How often a starting hand was asked, and how often rightly answered."""

    asked: int = 0
    right: int = 0
    since: int = 0
    """Right answers in a row, the last ones."""

    @property
    def missed(self) -> int:
        """How often it was not."""
        return self.asked - self.right

    @property
    def open(self) -> bool:
        """Whether it was missed, and is not learnt again."""
        return self.missed > 0 and self.since < AGAIN

    def after(self, *, right: bool) -> Asked:
        """Return the same after one more answer."""
        return Asked(self.asked + 1, self.right + right, self.since + 1 if right else 0)


def chart_table(course: Course) -> Table | None:
    """Return the table whose chart goes with a drill: its only one, if a starting hand was asked there."""
    return course.plan.tables[0] if len(course.plan.tables) == 1 and any(_before_the_flop(course)) else None


def _before_the_flop(course: Course) -> Iterator[Mark]:
    return (mark for mark in course.marks if mark.spot.street is Street.PREFLOP)


def asked_hands(course: Course) -> dict[str, Asked]:
    """Return the starting hands that were asked, by name."""
    found: dict[str, Asked] = {}
    for mark in _before_the_flop(course):
        name = hole_name(mark.spot.hole)
        found[name] = found.get(name, Asked()).after(right=mark.right)
    return found


def asked_facts(found: Asked, shown: HandShown) -> tuple[tuple[str, str], ...]:
    """Return what is told of a hand: lines of (what, how much)."""
    told = str(found.asked), str(found.missed), short_choice(shown.value.best), margin_words(shown.margin)
    return tuple(zip((*words.asked_heads(), strategy_words.margin_label()), told, strict=True))


def chart_lines(found: Mapping[str, Asked]) -> tuple[str, ...]:
    """Return the chart for people who cannot see it: the hands that were asked."""
    return tuple(words.asked_line(name, each.asked, each.missed) for name, each in found.items())


def missed_rules(course: Course, table: Table) -> tuple[str, ...]:
    """Return the rules of the families that were missed, that with the most misses first."""
    missed: dict[str, int] = {}
    for mark in _before_the_flop(course):
        rule = "" if mark.right else rule_of(table, mark.spot.hole)
        if rule:
            missed[rule] = missed.get(rule, 0) + 1
    return tuple(sorted(missed, key=lambda rule: -missed[rule])[:_RULES])
