"""A shift at one table: round after round with the same players, all of it from one seed."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any

from uth.school.dealing.acts import from_json
from uth.school.dealing.dealing import Dealing, dealt
from uth.school.dealing.irregular import drawn
from uth.school.dealing.players import Guests, Sort
from uth.school.house import House
from uth.school.record import whole
from uth.school.rounds import MOST_BOXES, boxes_of
from uth.table import Table


@dataclass(frozen=True, slots=True)
class Often:
    """In how many of a hundred rounds something goes wrong (*faults*), and something is done to the house (*harm*).

    :raises ValueError: if that is none of a hundred.
    """

    faults: int = 0
    harm: int = 0

    def __post_init__(self) -> None:
        if not (0 <= self.faults <= 100 and 0 <= self.harm <= 100):
            raise ValueError(f"0 to 100 of a hundred rounds, not {self.faults} and {self.harm}")


@dataclass(frozen=True, slots=True)
class FullTable:
    """Who comes to the table, and what goes wrong at it.

    :ivar boxes: the boxes that are played; none: all that a dealer can be given, box 1 first.
    :ivar sorts: what the players are, in the order of the boxes; of chance where that says nothing.
    """

    boxes: tuple[int, ...] = ()
    sorts: tuple[Sort, ...] = ()
    often: Often = field(default_factory=Often)

    def boxes_at(self, table: Table) -> tuple[int, ...]:
        """Return the boxes that are played at a table.

        :raises ValueError: if the table has no such boxes.
        """
        most = table.rules.boxes
        if not set(self.boxes) <= set(range(1, most + 1)):
            raise ValueError(f"boxes are 1 to {most}, not {', '.join(map(str, self.boxes))}")
        return self.boxes or boxes_of(table, min(most, MOST_BOXES))


@dataclass(frozen=True)
class Shift:
    """What is dealt.

    :ivar seed: from which all of it follows.
    :raises ValueError: if the table has no such boxes.
    """

    house: House
    seed: str
    full: FullTable = field(default_factory=FullTable)

    def __post_init__(self) -> None:
        """Refuse boxes that are not there."""
        self.full.boxes_at(self.house.table)

    @cached_property
    def guests(self) -> Guests:
        """Who plays, the same in every round."""
        return Guests.seated(self.house.table, self.full.boxes_at(self.house.table), self.seed, self.full.sorts)

    def round(self, number: int) -> Dealing:
        """Return a round before its bets, counted from 1: the same seed gives the same round on every machine.

        :raises ValueError: if there is no such round.
        """
        lot = f"{self.seed} {number}"
        happenings = drawn(self.house, self.full.often.faults, self.full.often.harm, lot)
        return Dealing.of(self.house, replace(self.guests, lot=lot), number, happenings)

    def again(self, number: int, record: str) -> Dealing:
        """Return a round as it was dealt, marked, from the record of its acts.

        :raises ValueError: if there is no such round.
        :raises ActError: if the record cannot be read, or has an act that cannot be done.
        """
        return dealt(self.round(number), from_json(record))


def to_data(full: FullTable) -> dict[str, Any]:
    """Return what can be set as what JSON can hold."""
    return {"boxes": list(full.boxes), "sorts": [sort.value for sort in full.sorts], **asdict(full.often)}


def from_data(data: Any) -> FullTable:
    """Return what :func:`to_data` wrote.

    :raises ValueError: if *data* is none of it.
    """
    try:
        boxes, sorts = tuple(map(whole, data["boxes"])), tuple(map(Sort, data["sorts"]))
        return FullTable(boxes, sorts, Often(whole(data["faults"]), whole(data["harm"])))
    except (KeyError, TypeError) as error:
        raise ValueError(f"this is no full table: {error!r:.60}") from error
