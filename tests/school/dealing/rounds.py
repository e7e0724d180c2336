"""Rounds for the tests of dealing: houses with a procedure of their own, players, and the acts of a perfect dealer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from tests.school.houses import house
from uth.school.dealing.acts import Act
from uth.school.dealing.course import Happening
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.perfect import perfect, played
from uth.school.dealing.players import Guests
from uth.school.house import House

SIX = (1, 2, 3, 4, 5, 6)


def of_procedure(name: str, **changes: Any) -> House:
    """Return the house of a preset with another procedure."""
    here = house(name)
    return replace(here, table=replace(here.table, procedure=replace(here.table.procedure, **changes)))


def begun(
    here: House,
    boxes: Sequence[int] = SIX,
    lot: str = "one",
    number: int = 1,
    happenings: tuple[Happening, ...] = (),
) -> Dealing:
    """Return a round before its bets."""
    return Dealing.of(here, Guests.seated(here.table, boxes, lot), number, happenings)


def whole(dealing: Dealing) -> list[Act]:
    """Return the acts of a perfect dealer from there to the end."""
    return [timed.act for timed, _after in played(dealing)]


_OVER: dict[object, Dealing] = {}


def over(here: House, boxes: Sequence[int] = SIX, lot: str = "one") -> Dealing:
    """Return the first round of a lot, dealt without a mistake to its end; the same one whoever asks."""
    key = (here.table, here.profile.name, tuple(boxes), lot)
    if key not in _OVER:
        _OVER[key] = perfect(begun(here, boxes, lot))
    return _OVER[key]


def after(dealing: Dealing, acts: Sequence[Act]) -> Dealing:
    """Return the round after these acts."""
    for act in acts:
        dealing = dealing.after(act)
    return dealing


def until(acts: Sequence[Act], kind: type[Any], count: int = 1) -> list[Act]:
    """Return the acts before the first of a kind, or before a later one."""
    places = [place for place, act in enumerate(acts) if isinstance(act, kind)]
    return list(acts[: places[count - 1]])


_LOTS: dict[object, str] = {}


def lot_where(here: House, fits: Callable[[Dealing], bool], boxes: Sequence[int] = SIX) -> str:
    """Return a lot that gives a round in which, when it is over, something is so."""
    key = (here.table, fits, boxes)
    if key not in _LOTS:
        lots = (f"lot {number}" for number in range(200))
        _LOTS[key] = next(lot for lot in lots if fits(over(here, boxes, lot)))
    return _LOTS[key]
