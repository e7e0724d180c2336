"""A shift at one table: round after round with the same players, all of it from one seed."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from functools import cached_property, partial
from typing import Any

from uth.chips import AmountError
from uth.profile import Fault
from uth.school.dealing.acts import from_json
from uth.school.dealing.dealing import Dealing, dealt
from uth.school.dealing.irregular import What, drawn
from uth.school.dealing.perfect import perfect
from uth.school.dealing.players import Guests, Sort
from uth.school.dealing.wished import room_for, round_with, seated_for, what_of
from uth.school.house import House
from uth.school.record import whole
from uth.school.rounds import MOST_BOXES, boxes_of, payable
from uth.table import Table

_TRIES = 40


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
    :ivar only: what happens, one of them in each round and in turn, whatever *often* says; none: what chance brings.
    """

    boxes: tuple[int, ...] = ()
    sorts: tuple[Sort, ...] = ()
    often: Often = field(default_factory=Often)
    only: tuple[What, ...] = ()

    def boxes_at(self, table: Table) -> tuple[int, ...]:
        """Return the boxes that are played at a table; a packet can go to an empty box only where one is left.

        :raises ValueError: if the table has no such boxes.
        """
        most = table.rules.boxes
        if not set(self.boxes) <= set(range(1, most + 1)):
            raise ValueError(f"boxes are 1 to {most}, not {', '.join(map(str, self.boxes))}")
        free = Fault.EMPTY_BOX in self.only and most > 1
        return self.boxes or boxes_of(table, min(most - free, MOST_BOXES))

    def impossible(self, house: House) -> tuple[What, ...]:
        """Return what of *only* cannot happen at a house's table with these boxes.

        :raises ValueError: if the table has no such boxes.
        """
        boxes = self.boxes_at(house.table)
        return tuple(what for what in self.only if not room_for(house, boxes, what))


@dataclass(frozen=True)
class Shift:
    """What is dealt.

    :ivar seed: from which all of it follows.
    :raises ValueError: if the table has no such boxes, or what is called by name cannot happen at it.
    """

    house: House
    seed: str
    full: FullTable = field(default_factory=FullTable)

    def __post_init__(self) -> None:
        """Refuse boxes that are not there, and what cannot happen."""
        impossible = self.full.impossible(self.house)
        if impossible:
            raise ValueError(f"cannot happen at this table: {', '.join(impossible)}")

    @cached_property
    def guests(self) -> Guests:
        """Who plays, the same in every round."""
        full = self.full
        return seated_for(self.house, full.boxes_at(self.house.table), self.seed, full.sorts, full.only)

    def round(self, number: int) -> Dealing:
        """Return a round before its bets, counted from 1: the same seed gives the same round on every machine.

        Where the table's chips may leave gaps it is one whose payments they make.

        :raises ValueError: if there is no such round.
        """
        lots = (f"{self.seed} {number}{turn * ' again'}" for turn in range(_TRIES))
        if not leaves_gaps(self.house.table):
            return self._round(number, next(lots))
        found = next((each for each in map(partial(self._round, number), lots) if _is_payable(each)), None)
        if found is None:
            raise ValueError("no round whose payments the chips make")
        return found

    def _round(self, number: int, lot: str) -> Dealing:
        only, guests = self.full.only, replace(self.guests, lot=lot)
        if only and number > 0:
            return round_with(self.house, guests, only[(number - 1) % len(only)], number)
        happenings = drawn(self.house, self.full.often.faults, self.full.often.harm, lot)
        return Dealing.of(self.house, guests, number, happenings)

    def again(self, number: int, record: str) -> Dealing:
        """Return a round as it was dealt, marked, from the record of its acts.

        :raises ValueError: if there is no such round.
        :raises ActError: if the record cannot be read, or has an act that cannot be done.
        """
        return dealt(self.round(number), from_json(record))


def leaves_gaps(table: Table) -> bool:
    """Return whether there are amounts from the smallest chip that is paid on that the table's chips do not make."""
    least = table.chips[0].value
    return bool(table.smallest_chip % least or any(chip.value % least for chip in table.chips))


def _is_payable(dealing: Dealing) -> bool:
    try:
        return payable(perfect(dealing).course.state)
    except AmountError:
        return False


def to_data(full: FullTable) -> dict[str, Any]:
    """Return what can be set as what JSON can hold."""
    return {
        "boxes": list(full.boxes),
        "sorts": [sort.value for sort in full.sorts],
        **asdict(full.often),
        "only": [what.value for what in full.only],
    }


def from_data(data: Any) -> FullTable:
    """Return what :func:`to_data` wrote.

    :raises ValueError: if *data* is none of it.
    """
    try:
        boxes, sorts = tuple(map(whole, data["boxes"])), tuple(map(Sort, data["sorts"]))
        # What was kept before irregularities could be called by name has none.
        only = tuple(map(what_of, data.get("only", ())))
        return FullTable(boxes, sorts, Often(whole(data["faults"]), whole(data["harm"])), only)
    except (KeyError, TypeError) as error:
        raise ValueError(f"this is no full table: {error!r:.60}") from error
