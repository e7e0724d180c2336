"""A shift at one table: round after round with the same players, all of it from one seed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from uth.school.dealing.acts import from_json
from uth.school.dealing.dealing import Dealing, dealt
from uth.school.dealing.irregular import drawn
from uth.school.dealing.players import Guests, Sort
from uth.school.house import House
from uth.school.record import whole


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


@dataclass(frozen=True)
class Shift:
    """What is dealt.

    :ivar seed: from which all of it follows.
    :ivar boxes: the boxes that are played.
    :ivar sorts: what the players are, in the order of the boxes; of chance where that says nothing.
    :raises ValueError: if the table has no such boxes.
    """

    house: House
    seed: str
    boxes: tuple[int, ...]
    sorts: tuple[Sort, ...] = ()
    often: Often = Often()

    def __post_init__(self) -> None:
        most = self.house.table.rules.boxes
        if not self.boxes or not set(self.boxes) <= set(range(1, most + 1)):
            raise ValueError(f"boxes are 1 to {most}, not {', '.join(map(str, self.boxes)) or 'none'}")

    @cached_property
    def guests(self) -> Guests:
        """Who plays, the same in every round."""
        return Guests.seated(self.house.table, self.boxes, self.seed, self.sorts)

    def round(self, number: int) -> Dealing:
        """Return a round before its bets, counted from 1: the same seed gives the same round on every machine.

        :raises ValueError: if there is no such round.
        """
        lot = f"{self.seed} {number}"
        happenings = drawn(self.house, self.often.faults, self.often.harm, lot)
        return Dealing.of(self.house, replace(self.guests, lot=lot), number, happenings)

    def again(self, number: int, record: str) -> Dealing:
        """Return a round as it was dealt, marked, from the record of its acts.

        :raises ValueError: if there is no such round.
        :raises ActError: if the record cannot be read, or has an act that cannot be done.
        """
        return dealt(self.round(number), from_json(record))


def to_data(shift: Shift) -> dict[str, Any]:
    """Return what a shift was made of, besides its house, as what JSON can hold."""
    return {
        "seed": shift.seed,
        "boxes": list(shift.boxes),
        "sorts": [sort.value for sort in shift.sorts],
        "faults": shift.often.faults,
        "harm": shift.often.harm,
    }


def from_data(house: House, data: Any) -> Shift:
    """Return the shift of :func:`to_data` at a house's table.

    :raises ValueError: if *data* is none, or the table has no such boxes.
    """
    try:
        boxes, sorts = tuple(map(whole, data["boxes"])), tuple(map(Sort, data["sorts"]))
        return Shift(house, str(data["seed"]), boxes, sorts, Often(whole(data["faults"]), whole(data["harm"])))
    except (KeyError, TypeError) as error:
        raise ValueError(f"this is no shift: {error!r:.60}") from error
