"""Dealer errors: what is shown apart from what is booked, and how often they are caught."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from uth.game.model import Round
from uth.game.settlement import Line, Settlement
from uth.store.progress import Call
from uth.train.felt.laid import felt_of
from uth.train.felt.model import Felt


class Error(StrEnum):
    """What a dealer gets wrong. The values are contract words."""

    MISREAD_HAND = "misread hand"
    MISREAD_DEALER = "misread dealer hand"
    WRONG_ODDS = "wrong odds"
    WRONG_MULTIPLE = "wrong multiple"
    LOSER_PAID = "losing bet paid"
    WINNER_TAKEN = "winning bet taken"
    TIE_TAKEN = "tie taken"
    NOT_QUALIFIED = "ante of a dealer who does not qualify"
    BLIND = "blind paid or pushed wrongly"
    TRIPS_MISSED = "trips missed on a losing hand"


@dataclass(frozen=True, slots=True)
class Shown:
    """A settlement as it is shown, with one error in it.

    :ivar box: whose hand or bets are wrong; 0 for the dealer's hand.
    :ivar settlement: what is shown.
    :ivar booked: what is right.
    """

    error: Error
    box: int
    settlement: Settlement
    booked: Settlement

    @property
    def wrong(self) -> tuple[tuple[Line, Line], ...]:
        """The bets that are shown wrongly, in the order of settlement: as they are shown, and as they should be."""
        pairs = (
            (line, self.booked.box(shown.box).line(line.bet)) for shown in self.settlement.boxes for line in shown.lines
        )
        return tuple((line, right) for line, right in pairs if differs(line, right))

    def felt(self, state: Round) -> Felt:
        """Return the table as it lies with the error; ``felt_of(state)`` is as it should."""
        return felt_of(state, self.settlement)


def differs(line: Line, other: Line) -> bool:
    """Return whether two bets lie differently once they are settled."""
    return (line.returned, line.paid) != (other.returned, other.paid)


def with_line(settlement: Settlement, line: Line) -> Settlement:
    """Return the settlement with another line for a bet of a box."""
    boxes = tuple(
        replace(box, lines=tuple(line if each.bet is line.bet else each for each in box.lines))
        if box.box == line.box
        else box
        for box in settlement.boxes
    )
    return replace(settlement, boxes=boxes)


@dataclass(frozen=True, slots=True)
class Calls:
    """How a sitting's dealer errors were met; nothing changes it."""

    caught: int = 0
    missed: int = 0
    false_alarms: int = 0

    def after(self, call: Call) -> Calls:
        """Return the count with one more."""
        match call:
            case Call.CAUGHT:
                return replace(self, caught=self.caught + 1)
            case Call.MISSED:
                return replace(self, missed=self.missed + 1)
            case Call.FALSE_ALARM:
                return replace(self, false_alarms=self.false_alarms + 1)


def call_of(shown: Shown | None, *, called: bool) -> Call | None:
    """Return how a round was met; None where nothing was wrong and nobody called."""
    if shown is None:
        return Call.FALSE_ALARM if called else None
    return Call.CAUGHT if called else Call.MISSED
