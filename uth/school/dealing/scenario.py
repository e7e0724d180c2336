"""Irregularities called by name: a round dealt rightly until one happens, and what is right then."""

from __future__ import annotations

from dataclasses import dataclass

from uth.profile import Fault, Ruling
from uth.school.dealing.acts import Act, Correct, ProtectCards, Refuse, Report, StopGame
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.irregular import named
from uth.school.dealing.perfect import next_act
from uth.school.dealing.players import Guests
from uth.school.dealing.trouble import dealer_corrects, dealer_refuses
from uth.school.house import House
from uth.school.settling.acts import CallFloor

_TRIES = 100
_SPREAD = (1, 3, 5, 2, 4, 6)
"""The boxes in the order in which they are filled, so that there is room between them."""


@dataclass(frozen=True)
class Scenario:
    """A round at the moment at which something happens.

    :ivar answers: the first answers that are right, each a row of acts; any of them will do.
    :ivar ruling: how the house rules; None for what is done to the house. *source*: where that is written, "" where
        its sources are silent.
    """

    dealing: Dealing
    answers: tuple[tuple[Act, ...], ...]
    ruling: Ruling | None = None
    source: str = ""


def scenario(house: House, name: str, seed: str, boxes: int = 3) -> Scenario:
    """Return the scenario of that name at a house's table: the same for the same seed.

    :raises ValueError: if nothing at the table has that name, or no round comes to it.
    """
    used = tuple(sorted(_SPREAD[:boxes])) if house.table.rules.boxes >= max(_SPREAD[:boxes]) else _first(house, boxes)
    for turn in range(_TRIES):
        lot = f"{seed} {turn}"
        guests = Guests.seated(house.table, used, lot)
        number = house.table.procedure.count_stub_every
        dealing = brought_about(Dealing.of(house, guests, number, (named(house, name, lot),)))
        if dealing is not None:
            return _of(dealing)
    raise ValueError(f"no round comes to it: {name}")


def _first(house: House, boxes: int) -> tuple[int, ...]:
    return tuple(range(1, min(boxes, house.table.rules.boxes) + 1))


def brought_about(dealing: Dealing) -> Dealing | None:
    """Return a round dealt rightly until all that is to happen in it has happened; None where it does not."""
    while not dealing.done:
        dealing = dealing.after(next_act(dealing))
        if not dealing.course.happenings:
            return dealing
    return None


def _of(dealing: Dealing) -> Scenario:
    trouble, profile = dealing.course.trouble, dealing.course.house.profile
    if trouble is None:
        watch = dealing.course.watched[0]
        return Scenario(dealing, ((Report(watch.box, watch.event),),))
    line = profile.rulings.get(trouble.fault)
    return Scenario(
        dealing,
        first_answers(dealing.course.house, trouble.fault, trouble.box),
        profile.ruling(trouble.fault),
        line.source if line else "",
    )


def first_answers(house: House, fault: Fault, box: int) -> tuple[tuple[Act, ...], ...]:
    """Return what a dealer may do first: stop, protect and call; put a bet right only where the house says so."""
    answers: list[tuple[Act, ...]] = [(StopGame(), ProtectCards(), CallFloor())]
    if dealer_corrects(house.profile, fault):
        answers.append((Correct(box),))
    if dealer_refuses(house.profile, fault):
        answers.append((Refuse(box),))
    return tuple(answers)
