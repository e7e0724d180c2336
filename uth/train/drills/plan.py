"""What a drill is: all that its questions are drawn from. The same plan and answers make the same drill again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import Any

from uth.config.from_data import checked_table
from uth.errors import UthError
from uth.game.betting import lowest_ante
from uth.i18n import gettext as _
from uth.table import Street, Table
from uth.table_data import to_data as table_data
from uth.train import learning
from uth.train.drills import spots
from uth.train.drills.spots import Spot, Stakes
from uth.train.grading import CLOSE
from uth.train.learning import Learning
from uth.words.choices import joined

LENGTHS = (20, 50, 100)
"""How many hands a drill has, as it is offered; any other number from 1 to :data:`MOST_HANDS` can be asked for."""
MOST_HANDS = 1000


class DrillError(UthError):
    """A drill that cannot be: it says why and what can."""


class Topic(StrEnum):
    """What is practised."""

    HANDS = "hands"
    """Hands as they come, those that are hard or were missed more often."""
    CLOSE_CALLS = "close calls"
    MISTAKES = "my mistakes"
    DARK = "dark boxes"
    """Whether to take one and how much may go on it, and the box that is seen beside them."""
    OTHER_TABLES = "other tables"
    """Hands whose best choice is another one than at the usual table, the first of the plan."""


@dataclass(frozen=True)
class Plan:
    """A drill before its first question.

    :raises DrillError: if there can be none such.
    """

    tables: tuple[Table, ...]
    seed: str
    topic: Topic = Topic.HANDS
    streets: tuple[Street, ...] = tuple(Street)
    hands: int = LENGTHS[0]
    boxes: int = 1
    """How many boxes of the player are seen; one of them decides, the cards of the others are known."""
    trips: bool = False
    """Whether every box has a Trips bet, of one Ante or as much of it as the table allows."""
    close: Fraction = CLOSE
    """By less than this, in Antes, the values of a close call differ."""
    seconds: int | None = None
    """How long there is for an answer; None for as long as it takes."""
    learning: Learning = field(default_factory=Learning)
    """What the player had learnt before."""
    mistakes: tuple[Spot, ...] = ()
    """What there is to draw from in :attr:`Topic.MISTAKES`."""

    def __post_init__(self) -> None:
        """Refuse what cannot be."""
        problem = next(self._problems(), None)
        if problem:
            raise DrillError(problem)

    def _problems(self) -> Iterator[str]:
        if not self.tables:
            yield _("a drill needs a table")
        if not self.streets:
            yield _("a drill needs a street: expected {streets}").format(streets=joined([*Street]))
        if not 1 <= self.hands <= MOST_HANDS:
            yield _("{hands} hands: expected 1 to {most}").format(hands=self.hands, most=MOST_HANDS)
        if self.close <= 0:
            yield _("close calls under {limit} Antes: expected more than 0").format(limit=self.close)
        if self.seconds is not None and self.seconds < 1:
            yield _("{seconds} seconds for each hand: expected 1 or more").format(seconds=self.seconds)
        if self.topic is Topic.MISTAKES and not self.practised:
            every = set(self.streets) == set(Street)
            yield (
                _("there are no mistakes to practise")
                if every
                else _("there are no mistakes to practise on these streets")
            )
        if self.topic is Topic.OTHER_TABLES and len(self.tables) < 2:
            yield _("a drill of other tables needs the usual table and another one")
        for table in self.tables:
            yield from self._problems_at(table)

    def _problems_at(self, table: Table) -> Iterator[str]:
        rules = table.rules
        if self.topic is Topic.DARK and (not rules.dark_boxes or min(rules.boxes_per_player, rules.boxes) < 2):
            yield _('the table "{table}" has no dark boxes').format(table=table.name)
        most = 1 if rules.dark_boxes else min(rules.boxes, rules.boxes_per_player)
        if not 1 <= self.boxes <= most:
            sentence = _('{boxes} boxes at the table "{table}": expected 1 to {most} that are seen')
            yield sentence.format(boxes=self.boxes, table=table.name, most=most)

    @property
    def practised(self) -> tuple[Spot, ...]:
        """The mistakes on the streets of the plan, and all from before the deal."""
        return tuple(spot for spot in self.mistakes if spot.street is None or spot.street in self.streets)

    @property
    def needs_exact_values(self) -> bool:
        """Whether its questions can be drawn only by who knows exact values: the worker."""
        return self.topic in (Topic.CLOSE_CALLS, Topic.OTHER_TABLES)


def stakes_of(plan: Plan, spot: Spot) -> Stakes:
    """Return what lies on the boxes at a spot of the drill: the stakes of its own, else those of the whole drill."""
    return spot.stakes or stakes_at(plan, plan.tables[spot.table])


def stakes_at(plan: Plan, table: Table) -> Stakes:
    """Return what lies on each box: the lowest Ante, and Trips where the drill has it and the table too."""
    return lowest_stakes(table, trips=plan.trips)


def lowest_stakes(table: Table, *, trips: bool) -> Stakes:
    """Return the lowest Ante of a table, with a Trips bet of one Ante, or as much of it as the table allows."""
    ante = lowest_ante(table)
    if not trips or table.trips is None:
        return Stakes(ante)
    limit = table.limits.trips
    step = limit.step or 1
    least = -(-limit.least // step) * step or step
    return Stakes(ante, max(least, min(ante, limit.most) // step * step))


# --- as data

_FORMAT = 4
"""Goes up when the same plan would draw other questions."""
_READ = (1, 2, 3, _FORMAT)
"""Plans of these formats are read. Format 1 knew other kinds of hands, 2 no border of the chart, 3 no limit at the end
of a family and no first hand of each: the same plan draws other questions today.
"""


def to_data(plan: Plan) -> dict[str, Any]:
    """Return a plan as what JSON can hold."""
    return {
        "format": _FORMAT,
        "topic": plan.topic.value,
        "streets": [street.value for street in plan.streets],
        "hands": plan.hands,
        "boxes": plan.boxes,
        "trips": plan.trips,
        "close": str(plan.close),
        "seconds": plan.seconds,
        "seed": plan.seed,
        "tables": [table_data(table) for table in plan.tables],
        "learning": learning.to_data(plan.learning),
        "mistakes": [spots.to_data(spot) for spot in plan.mistakes],
    }


def from_data(data: Any) -> Plan:
    """Return the plan of :func:`to_data`.

    :raises ValueError: if *data* is none that this version reads.
    :raises DrillError: if there can be no such drill.
    """
    try:
        if data["format"] not in _READ:
            raise ValueError(f"a drill of format {data['format']!r:.20}: this version reads {_READ}")
        return Plan(
            tables=tuple(checked_table(table) for table in data["tables"]),
            seed=str(data["seed"]),
            topic=Topic(data["topic"]),
            streets=tuple(Street(street) for street in data["streets"]),
            hands=int(data["hands"]),
            boxes=int(data["boxes"]),
            trips=bool(data["trips"]),
            close=Fraction(data["close"]),
            seconds=None if data["seconds"] is None else int(data["seconds"]),
            learning=learning.from_data(data["learning"]),
            mistakes=tuple(spots.from_data(spot) for spot in data["mistakes"]),
        )
    except (AttributeError, KeyError, TypeError, ZeroDivisionError) as error:
        raise ValueError(f"this is no drill: {error!r:.60}") from error
