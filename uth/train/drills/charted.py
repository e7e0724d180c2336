"""The chart of starting hands at the end of a drill: how each is played best, which were asked, which missed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from uth.analysis.advice import stored_best
from uth.analysis.strategy.chart import RANKS, hand_at
from uth.cards import Rank, hole_name
from uth.game.model import Choice
from uth.table import Street, Table
from uth.train.drills.course import Course
from uth.train.drills.family import rule_of
from uth.train.drills.kept import AGAIN
from uth.train.drills.marks import Mark
from uth.train.families import all_families
from uth.words import learn_report as words

_RULES = 3
"""So many rules are told in full."""


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


def ends_with_chart(course: Course) -> bool:
    """Whether a drill is one of starting hands alone, whose report is the chart first of all."""
    return chart_table(course) is not None and course.plan.streets == (Street.PREFLOP,)


def _before_the_flop(course: Course) -> Iterator[Mark]:
    return (mark for mark in course.marks if mark.spot.street is Street.PREFLOP)


def asked_hands(course: Course) -> dict[str, Asked]:
    """Return the starting hands that were asked, by name."""
    found: dict[str, Asked] = {}
    for mark in _before_the_flop(course):
        name = hole_name(mark.spot.hole)
        found[name] = found.get(name, Asked()).after(right=mark.right)
    return found


def missed_rules(course: Course, table: Table) -> tuple[str, ...]:
    """Return the rules of the families that were missed, the dearest first; of equal ones that with the most misses."""
    missed: dict[str, tuple[Fraction, int]] = {}
    for mark in _before_the_flop(course):
        rule = "" if mark.right else rule_of(table, mark.spot.hole)
        if rule:
            cost, times = missed.get(rule, (Fraction(0), 0))
            missed[rule] = cost + (mark.cost or 0), times + 1
    return tuple(sorted(missed, key=missed.__getitem__, reverse=True))


def missed_line(course: Course, table: Table) -> str:
    """Return the dearest of these rules in words, and of how many more families hands were missed; empty for none."""
    rules = missed_rules(course, table)
    return words.missed_words(" ".join(rules[:_RULES]), len(rules[_RULES:])) if rules else ""


# --- in characters


def chart_heads() -> tuple[str, ...]:
    """Return the heads of the columns of :func:`chart_rows`: none over the ranks of the rows, then the ranks."""
    return "", *(rank.letter for rank in reversed(Rank))


def chart_rows(course: Course, table: Table) -> tuple[tuple[str, ...], ...]:
    """Return the chart of 13 x 13 hands in characters, each row after its rank."""
    asked, best = asked_hands(course), _best(course, table)

    def cell(row: int, column: int) -> str:
        name = hand_at(row, column)
        found = asked.get(name, Asked())
        return words.chart_cell(best[name], asked=found.asked > 0, missed=found.missed > 0)

    ranks = chart_heads()[1:]
    return tuple((ranks[row], *(cell(row, column) for column in range(RANKS))) for row in range(RANKS))


def _best(course: Course, table: Table) -> dict[str, Choice | None]:
    """How each hand is played best, as far as that is stored for the table or came out in the drill."""
    stored = {hole_name(hole): stored_best(table, hole) for hands in all_families() for hole in hands}
    seen = {hole_name(mark.spot.hole): mark.best for mark in _before_the_flop(course)}
    return {name: best or seen.get(name) for name, best in stored.items()}


def chart_notes(course: Course, table: Table) -> Iterator[str]:
    """Yield how to read the chart in characters, and the rules of what was missed."""
    yield words.chart_in_characters(whole=None not in _best(course, table).values())
    yield from filter(None, [missed_line(course, table)])
