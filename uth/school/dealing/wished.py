"""Rounds in which something that was called by its name happens, and the players with whom it can."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from uth.profile import Fault
from uth.school.dealing.acts import Protection
from uth.school.dealing.course import Happening
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.irregular import What, can_happen
from uth.school.dealing.players import Guests, Sort
from uth.school.dealing.scenario import brought_about
from uth.school.house import House

_TRIES = 100
_SEATINGS = 20
_OF_TWO = frozenset({
    Fault.WRONG_PLACE, Fault.CARDS_SHARED, Fault.OUT_OF_TURN, Fault.WRONG_PAYOUT, Protection.CARD_SWITCH,
    Protection.PEEK,
})  # fmt: skip
"""What a neighbour has part in."""


def what_of(name: str) -> What:
    """Return what has that contract word, at whichever table it can happen.

    :raises ValueError: if nothing has.
    """
    return Fault(name) if name in tuple(Fault) else Protection(name)


def room_for(house: House, boxes: Sequence[int], what: What) -> bool:
    """Return whether something can happen at a house's table with these boxes in play."""
    if not can_happen(house, what) or (what in _OF_TWO and len(boxes) < 2):
        return False
    if what is Fault.EMPTY_BOX:
        return len(boxes) < house.table.rules.boxes
    return what is not Fault.LOOKED_AT_SECOND or (len(boxes) > 1 and house.table.rules.boxes_per_player > 1)


def seated_for(house: House, boxes: Sequence[int], seed: str, sorts: Sequence[Sort], only: Sequence[What]) -> Guests:
    """Return players with whom all of *only* can happen: a second look needs somebody with a second, dark box."""
    found = Guests.seated(house.table, boxes, seed, sorts)
    if Fault.LOOKED_AT_SECOND not in only:
        return found
    seatings = (Guests.seated(house.table, boxes, f"{seed} {turn}", sorts) for turn in range(_SEATINGS))
    return next((each for each in seatings if any(len(guest.boxes) > 1 for guest in each.guests)), found)


def round_with(house: House, guests: Guests, what: What, number: int) -> Dealing:
    """Return a round before its bets, in which something comes to happen if it is dealt rightly.

    *number*: which it is since the table was opened; *guests*: their lot is the one of this round.
    """
    rounds = partial(_rounds, house, guests, what, _number(house, what, number))
    return next((each for each in rounds() if brought_about(each) is not None), next(rounds()))


def _rounds(house: House, guests: Guests, what: What, number: int) -> Iterator[Dealing]:
    for turn in range(_TRIES):
        lot = f"{guests.lot} {turn}" if turn else guests.lot
        yield Dealing.of(house, replace(guests, lot=lot), number, (Happening(what, lot),))


def _number(house: House, what: What, number: int) -> int:
    """A card is found missing only where the stub is counted."""
    return number * house.table.procedure.count_stub_every if what is Fault.DECK_FOUL else number
