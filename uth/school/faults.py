"""Deliberate faults in a settled table: one bet that lies wrongly or one hand that was called wrongly, and no more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from uth.cards import Card
from uth.chips import break_down, can_make
from uth.game.model import Round
from uth.game.settle import qualifies
from uth.game.settlement import BetResult, Line, Settlement, Why
from uth.game.view import lying
from uth.hands import Hand
from uth.paytable import Odds
from uth.school.bet_mistakes import seen_result
from uth.school.settling.steps import settlement_of
from uth.table import Bet, Table
from uth.train.errors.making import errors_in, misreadings
from uth.train.errors.model import Error, with_line
from uth.words.hands import hand_caption

TRIPS_PAID, WRONG_AMOUNT = "trips paid on a hand without", "one chip too many or too few"
KINDS: tuple[str, ...] = (*(error.value for error in Error), TRIPS_PAID, WRONG_AMOUNT)
"""The kinds of fault: those that a player is to catch too, and two more."""


class What(StrEnum):
    """What is wrong with a bet or a call, as it can be seen. The values are contract words."""

    NOTHING = "nothing wrong"
    TAKEN_NOT_PUSHED = "taken, should push"
    TAKEN_NOT_PAID = "taken, should be paid"
    PUSHED_NOT_TAKEN = "pushed, should be taken"
    PUSHED_NOT_PAID = "pushed, should be paid"
    PAID_NOT_TAKEN = "paid, should be taken"
    PAID_NOT_PUSHED = "paid, should push"
    TOO_LITTLE = "paid too little"
    TOO_MUCH = "paid too much"
    MISNAMED = "hand called wrongly"


_LIES = {
    (BetResult.LOSE, BetResult.PUSH): What.TAKEN_NOT_PUSHED,
    (BetResult.LOSE, BetResult.WIN): What.TAKEN_NOT_PAID,
    (BetResult.PUSH, BetResult.LOSE): What.PUSHED_NOT_TAKEN,
    (BetResult.PUSH, BetResult.WIN): What.PUSHED_NOT_PAID,
    (BetResult.WIN, BetResult.LOSE): What.PAID_NOT_TAKEN,
    (BetResult.WIN, BetResult.PUSH): What.PAID_NOT_PUSHED,
}


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong.

    :ivar kind: one of :data:`KINDS`.
    :ivar settlement: the round as it was paid.
    :ivar box: whose bet or hand; 0 for the dealer's hand.
    :ivar bet: the bet that lies wrongly as it lies and as it should; None where a call is wrong.
    :ivar read: the hand that was called, where the call is wrong.
    """

    kind: str
    settlement: Settlement
    box: int
    bet: tuple[Line, Line] | None = None
    read: Hand | None = None

    @property
    def what(self) -> What:
        """What is wrong, as it can be seen."""
        if self.bet is None:
            return What.MISNAMED
        lies, right = self.bet
        seen = seen_result(lies), seen_result(right)
        return _LIES.get(seen) or (What.TOO_LITTLE if lies.paid < right.paid else What.TOO_MUCH)


def faults_in(state: Round, kind: str) -> tuple[Fault, ...]:
    """Return every fault of a kind that a settled round can have.

    :raises ValueError: if the round is not settled.
    """
    settlement = settlement_of(state)
    match kind:
        case Error.MISREAD_HAND:
            return tuple(_hands_misnamed(state, settlement))
        case Error.MISREAD_DEALER:
            return tuple(_dealers_misnamed(state, settlement))
        case _ if kind in (TRIPS_PAID, WRONG_AMOUNT):
            return tuple(_wrong_lines(state, settlement, kind))
        case _:
            return tuple(_of_errors(state, kind))


def _of_errors(state: Round, kind: str) -> Iterator[Fault]:
    for shown in errors_in(state):
        if shown.error.value == kind and len(shown.wrong) == 1 and can_make(shown.wrong[0][0].paid, state.table.chips):
            yield Fault(kind, shown.settlement, shown.box, shown.wrong[0])


# --- calls


def _hands_misnamed(state: Round, settlement: Settlement) -> Iterator[Fault]:
    for box in state.boxes:
        right = settlement.box(box.number).hand
        for hand in _misnamed(state, box.cards, right) if lying(state.table, box) else ():
            yield Fault(Error.MISREAD_HAND, settlement, box.number, read=hand)


def _dealers_misnamed(state: Round, settlement: Settlement) -> Iterator[Fault]:
    for hand in _misnamed(state, state.dealer, settlement.dealer):
        if qualifies(state.table.rules, hand) is settlement.qualifies:
            yield Fault(Error.MISREAD_DEALER, settlement, 0, read=hand)


def _misnamed(state: Round, hole: Sequence[Card], right: Hand) -> Iterator[Hand]:
    """What a hand is called where one of its cards is overlooked; a wrong kicker alone is no other name."""
    for hand in misreadings(state.table.rules, hole, state.community, right):
        if hand_caption(hand) != hand_caption(right):
            yield hand


# --- bets


def _wrong_lines(state: Round, settlement: Settlement, kind: str) -> Iterator[Fault]:
    for box in state.boxes:
        for line in settlement.box(box.number).lines:
            if line.bet not in dict(lying(state.table, box)):
                continue
            found = _trips_paid(state.table, line) if kind == TRIPS_PAID else _miscounted(state.table, line)
            for wrong in found:
                yield Fault(kind, with_line(settlement, wrong), box.number, (wrong, line))


def _trips_paid(table: Table, line: Line) -> Iterator[Line]:
    """A Trips bet that loses by its sign, paid as the lowest hand on it."""
    if line.bet is not Bet.TRIPS or line.why is not Why.PAYTABLE_LOSES or table.trips is None:
        return
    odds = table.trips.pay(table.trips.lowest)
    amount = odds.win(line.stake, table.smallest_chip, table.rounding) if isinstance(odds, Odds) else 0
    if amount and can_make(amount, table.chips):
        yield replace(line, result=BetResult.WIN, why=Why.PAYTABLE_PAYS, uncapped=amount, paid=amount)


def _miscounted(table: Table, line: Line) -> Iterator[Line]:
    """A payment with one of its lowest chips too many or too few."""
    if not line.paid or not can_make(line.paid, table.chips):
        return
    lowest = min(count.chip.value for count in break_down(line.paid, table.chips))
    for amount in (line.paid - lowest, line.paid + lowest):
        if amount and can_make(amount, table.chips):
            yield replace(line, uncapped=amount, paid=amount)
