"""What a person wishes to practise, and the drill that it comes to. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from uth.table import Street, Table
from uth.train.drills.keeping import Keeping
from uth.train.drills.plan import LENGTHS, Plan, Topic
from uth.train.drills.spots import Spot
from uth.train.grading import CLOSE
from uth.ui.learner import new_seed


class Subject(StrEnum):
    """What can be practised, in the order of the page."""

    MIXED = "mixed"
    PREFLOP = "preflop"
    FLOP = "flop"
    RIVER = "river"
    CLOSE_CALLS = "close calls"
    MISTAKES = "my mistakes"
    DARK = "dark boxes"
    OTHER_TABLES = "other tables"


_STREETS = {Subject.PREFLOP: Street.PREFLOP, Subject.FLOP: Street.FLOP, Subject.RIVER: Street.RIVER}
_TOPICS = {
    Subject.CLOSE_CALLS: Topic.CLOSE_CALLS,
    Subject.MISTAKES: Topic.MISTAKES,
    Subject.DARK: Topic.DARK,
    Subject.OTHER_TABLES: Topic.OTHER_TABLES,
}
SECONDS = (None, 20, 10, 5)
"""How long there may be for an answer; None: no limit."""
MARGINS = (Fraction(1, 50), CLOSE, Fraction(1, 10), Fraction(1, 5))
"""How far apart the values of a close call may be, in Antes."""


@dataclass
class Wishes:
    """What is chosen on the page; the numbers are places in what can be chosen.

    :ivar table: where, among the tables. *other*: what it is compared with.
    """

    subject: Subject = Subject.MIXED
    hands: int = 0
    seconds: int = 0
    table: int = 0
    other: int = 0
    boxes: int = 1
    trips: bool = False
    margin: int = MARGINS.index(CLOSE)
    street: int = 0
    """Of close calls: all, or one of them."""

    @property
    def streets(self) -> tuple[Street, ...]:
        """The streets that are practised."""
        if self.subject is Subject.CLOSE_CALLS and self.street:
            return (list(Street)[self.street - 1],)
        street = _STREETS.get(self.subject)
        return (street,) if street else tuple(Street)

    def tables(self, tables: Sequence[Table]) -> tuple[Table, ...]:
        """Return the tables that the subject can be practised at."""
        return tuple(table for table in tables if self.subject is not Subject.DARK or has_dark_boxes(table))

    def table_of(self, tables: Sequence[Table]) -> Table | None:
        """Return the table that is chosen, the first that fits where that does not; None where none does."""
        fit = self.tables(tables)
        chosen = tables[self.table] if self.table < len(tables) else None
        return chosen if chosen in fit else next(iter(fit), None)

    def others(self, tables: Sequence[Table]) -> tuple[Table, ...]:
        """Return the tables that the chosen one can be compared with."""
        return tuple(table for table in tables if table != self.table_of(tables))

    def most_boxes(self, tables: Sequence[Table]) -> int:
        """Return how many boxes may be seen at the table that is chosen."""
        table = self.table_of(tables)
        if table is None or self.subject in (Subject.MISTAKES, Subject.DARK, Subject.OTHER_TABLES):
            return 1
        return 1 if table.rules.dark_boxes else min(table.rules.boxes, table.rules.boxes_per_player)

    def plan(self, tables: Sequence[Table], keeping: Keeping) -> Plan:
        """Return a new drill of what is chosen.

        :raises DrillError: if there can be none.
        :raises StoreError: if what was practised before cannot be read.
        """
        topic = _TOPICS.get(self.subject, Topic.HANDS)
        table = self.table_of(tables)
        at: tuple[Table, ...] = (table,) if table else ()
        mistakes: tuple[Spot, ...] = ()
        if topic is Topic.MISTAKES:
            where, mistakes = keeping.mistakes()
            at = where or at
        elif topic is Topic.OTHER_TABLES:
            others = self.others(tables)
            at = (*at, *others[self.other : self.other + 1])
        return Plan(
            tables=at,
            seed=new_seed(),
            topic=topic,
            streets=self.streets,
            hands=LENGTHS[self.hands],
            boxes=min(self.boxes, self.most_boxes(tables)),
            trips=self.trips and topic is not Topic.MISTAKES,
            close=MARGINS[self.margin],
            seconds=SECONDS[self.seconds],
            learning=keeping.learning(),
            mistakes=mistakes,
        )


def has_dark_boxes(table: Table) -> bool:
    """Return whether one player may have a dark box beside a seen one at a table."""
    return bool(table.rules.dark_boxes) and min(table.rules.boxes_per_player, table.rules.boxes) >= 2
