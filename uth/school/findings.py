"""What a supervisor finds in an answer: the kinds of mistake, how heavy they weigh, and one finding.

The order is that of rules.md 7.6: safety, money, procedure, and speed last.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Protocol, TypeVar

from uth.train.felt.model import Place


class Weight(IntEnum):
    """How heavy a finding weighs; the lowest is the heaviest."""

    SAFETY = 0
    MONEY = 1
    PROCEDURE = 2
    SPEED = 3


class Mistake(StrEnum):
    """What a trainee did wrong. The values are contract words; :data:`WEIGHTS` says how heavy each is."""

    # reading
    HAND_MISNAMED = "hand misnamed"
    RANK_MISNAMED = "rank of the hand misnamed"
    WRONG_CARDS = "wrong five cards"
    WRONG_WINNER = "wrong winner"
    QUALIFIES_WRONG = "qualification wrong"
    # the bets of a box
    LOSER_PAID = "losing bet paid"
    LOSER_PUSHED = "losing bet pushed"
    WINNER_TAKEN = "winning bet taken"
    WINNER_PUSHED = "winning bet not paid"
    PUSH_TAKEN = "pushing bet taken"
    PUSH_PAID = "pushing bet paid"
    LOSING_PLAY_PAID = "losing play paid as a winner"
    ANTE_PAID_NOT_QUALIFIED = "ante paid when the dealer does not qualify"
    ANTE_TAKEN_NOT_QUALIFIED = "ante taken when the dealer does not qualify"
    BLIND_PAID_UNDER_LINE = "blind paid below its paytable"
    BLIND_NOT_PAID = "blind not paid"
    BLIND_PAID_LOSING = "blind paid on a losing hand"
    BLIND_PUSHED_LOSING = "blind pushed on a losing hand"
    TIE_TAKEN = "bet taken on a tie"
    TIE_PAID = "bet paid on a tie"
    TRIPS_MISSED_LOSING = "trips not paid on a losing hand"
    TRIPS_MISSED_FOLDED = "trips not paid on a folded hand"
    TRIPS_PAID_BELOW = "trips paid below its paytable"
    TRIPS_PAID_FOLDED = "trips paid though lost with the fold"
    TRIPS_PAID_NOT_WON = "trips paid on a hand that has to beat the dealer"
    # amounts and chips
    UNDERPAID = "paid too little"
    OVERPAID = "paid too much"
    WRONG_ODDS = "paid at another line's odds"
    NOT_ROUNDED = "rounded against the house rule"
    WRONG_COUNT = "wrong count"
    WRONG_CHIPS = "not the chips of the house"
    """The amount is right; the denominations are not those of ``pay with``."""
    CHANGE_UNEQUAL = "change not of equal value"
    FILL_MISSED = "fill not called"
    FILL_NEEDLESS = "fill called needlessly"
    PILES_WRONG = "piles not as the house cuts them"
    # spotting
    MISTAKE_MISSED = "mistake not seen"
    FALSE_ALARM = "false alarm"
    WRONG_PLACE = "mistake seen elsewhere"
    WRONG_KIND = "mistake seen, its kind misnamed"
    # calls and rulings
    WRONG_CALL = "wrong call"
    NOT_STOPPED = "game not stopped"
    OWN_FIX = "own repair"
    WRONG_RULING = "wrong ruling"
    # the rest of the job
    STEP_LEFT_OUT = "step left out"
    STEPS_ORDER = "steps out of order"
    STEP_FORBIDDEN = "step that is not allowed"
    HANDS_NOT_CLEARED = "hands not cleared"
    CASH_DROPPED_EARLY = "cash dropped before the chips are out"
    SIGNED_UNCOUNTED = "signed before it is counted"
    PAID_UNAPPROVED = "paid before it is approved"
    DIFFERENCE_MISSED = "difference from the slip not seen"
    RELIEVED_EARLY = "handed over in the middle"
    RELIEVED_LATE = "relief kept waiting"
    TOKE_MISHANDLED = "toke mishandled"
    CONCERN_MISNAMED = "reason for the floor misnamed"
    FLOOR_NOT_CALLED = "floor not called"
    # settling a table
    PAID_UNREAD = "paid without reading the hand"
    CLEARED_EARLY = "cards cleared before their bets are settled"
    HOUSE_CLEARED_EARLY = "dealer's hand cleared before all boxes are settled"
    OTHER_BOX_TOUCHED = "bets of another box touched"
    BOX_NOT_SETTLED = "box not settled"
    BOX_LEFT = "box left unfinished"
    BOX_ORDER = "boxes out of order"
    TAKE_ORDER = "bets taken out of order"
    PAY_ORDER = "bets paid out of order"
    PAID_BEFORE_TAKING = "paid before the losing bets are taken"
    INCONSISTENT = "order changed within a round"
    DEALER_NOT_CALLED = "dealer's hand not called first"
    QUALIFIES_NOT_SAID = "qualification not said"
    CALL_MISSING = "hand not called"
    CALL_LATE = "hand called late"
    FOLDED_NOT_OPENED = "folded hand not opened"
    CARDS_LEFT = "cards not cleared"
    # dealing a round
    BETTING_NOT_OPENED = "betting not opened"
    NOT_SCANNED = "bets not scanned"
    WRONG_BET_PASSED = "wrong bet let pass"
    GOOD_BET_REFUSED = "right bet refused"
    BETTING_NOT_CLOSED = "betting not closed"
    NOT_SHUFFLED = "deck not shuffled"
    SHUFFLED_OTHERWISE = "shuffled otherwise than the house does"
    CUT_MISSED = "cut not offered"
    CUT_NEEDLESS = "cut where the house has none"
    CUT_OUT_OF_TURN = "cut by somebody else than the house asks"
    CUT_TOO_SMALL = "too few cards cut"
    DEAL_ORDER = "packets out of order"
    PACKET_SIZE = "not the packet of the house"
    CARD_COUNT = "wrong number of cards dealt"
    DEALT_TO_EMPTY = "cards dealt to an empty box"
    BURN_MISSED = "burn forgotten"
    BURN_NEEDLESS = "burned where the house does not"
    ASK_ORDER = "boxes asked out of order"
    ASKED_NEEDLESSLY = "box asked that has nothing to decide"
    BOARD_EARLY = "community cards before all have decided"
    LIVE_HAND_TAKEN = "live hand taken"
    FOLD_LEFT = "folded hand not taken"
    FOLD_MISLAID = "folded cards laid elsewhere than the house does"
    BETS_NOT_CHECKED = "bets not checked before the dealer's hand"
    HOUSE_OPENED_EARLY = "dealer's hand opened before all have decided"
    STUB_NOT_COUNTED = "stub not counted"
    NOT_PROTECTED = "cards not protected"
    # not answered, too slow
    NOT_ANSWERED = "not answered"
    SLOW_READ = "slow to read"
    SLOW_DECIDE = "slow to decide"
    SLOW_PAY = "slow to pay"
    SLOW_SETTLE = "slow to settle a box"
    SLOW_DEAL = "slow to deal a round"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was wrong.

    :ivar field: the name of the field that was answered wrongly, or "" where it is about a move.
    :ivar place: where on the table, None where that says nothing.
    :ivar done: what was done, a sentence; *right*: what was right; *why*: the rule. In the reader's language.
    :ivar source: where the rule is written down: a key of the table file, a line of the profile, a regulator's text.
    """

    mistake: Mistake
    done: str
    right: str
    why: str
    source: str = ""
    field: str = ""
    place: Place | None = None

    @property
    def weight(self) -> Weight:
        """How heavy it weighs."""
        return WEIGHTS[self.mistake]


_HEAVY = frozenset({
    Mistake.NOT_SHUFFLED, Mistake.CARD_COUNT, Mistake.DEALT_TO_EMPTY, Mistake.BOARD_EARLY, Mistake.LIVE_HAND_TAKEN,
    Mistake.HOUSE_OPENED_EARLY, Mistake.NOT_PROTECTED, Mistake.FLOOR_NOT_CALLED,
    Mistake.STEP_FORBIDDEN, Mistake.HANDS_NOT_CLEARED, Mistake.PAID_UNAPPROVED, Mistake.RELIEVED_EARLY,
    Mistake.NOT_STOPPED, Mistake.OWN_FIX, Mistake.PAID_UNREAD, Mistake.CLEARED_EARLY, Mistake.HOUSE_CLEARED_EARLY,
    Mistake.OTHER_BOX_TOUCHED,
})  # fmt: skip
_LIGHT = frozenset({
    Mistake.SLOW_READ, Mistake.SLOW_DECIDE, Mistake.SLOW_PAY, Mistake.SLOW_SETTLE, Mistake.SLOW_DEAL,
})  # fmt: skip
_ORDER = frozenset({
    Mistake.BETTING_NOT_OPENED, Mistake.NOT_SCANNED, Mistake.GOOD_BET_REFUSED, Mistake.BETTING_NOT_CLOSED,
    Mistake.SHUFFLED_OTHERWISE, Mistake.CUT_MISSED, Mistake.CUT_NEEDLESS, Mistake.CUT_OUT_OF_TURN,
    Mistake.CUT_TOO_SMALL, Mistake.DEAL_ORDER, Mistake.PACKET_SIZE, Mistake.BURN_MISSED, Mistake.BURN_NEEDLESS,
    Mistake.ASK_ORDER, Mistake.ASKED_NEEDLESSLY, Mistake.FOLD_LEFT, Mistake.FOLD_MISLAID, Mistake.BETS_NOT_CHECKED,
    Mistake.STUB_NOT_COUNTED,
    Mistake.STEP_LEFT_OUT, Mistake.STEPS_ORDER, Mistake.RELIEVED_LATE, Mistake.CONCERN_MISNAMED,
    Mistake.WRONG_CHIPS, Mistake.PILES_WRONG, Mistake.FILL_NEEDLESS, Mistake.WRONG_CALL, Mistake.BOX_LEFT,
    Mistake.BOX_ORDER, Mistake.TAKE_ORDER, Mistake.PAY_ORDER, Mistake.PAID_BEFORE_TAKING, Mistake.INCONSISTENT,
    Mistake.DEALER_NOT_CALLED, Mistake.QUALIFIES_NOT_SAID, Mistake.CALL_MISSING, Mistake.CALL_LATE,
    Mistake.FOLDED_NOT_OPENED, Mistake.CARDS_LEFT,
})  # fmt: skip

WEIGHTS = {
    mistake: Weight.SAFETY
    if mistake in _HEAVY
    else Weight.SPEED
    if mistake in _LIGHT
    else Weight.PROCEDURE
    if mistake in _ORDER
    else Weight.MONEY
    for mistake in Mistake
}


# --- what is seen act by act

N = TypeVar("N", bound="Noticed")


class Noticed(Protocol):
    """Something wrong in what was done, before it is put into words."""

    @property
    def same(self) -> tuple[object, ...]:
        """What makes it the same mistake as another."""
        ...


def each_once(there: Iterable[N], found: Iterable[N]) -> tuple[N, ...]:
    """Return what is there already and what was found, in this order, the same mistake only once."""
    first: dict[tuple[object, ...], N] = {}
    for each in (*there, *found):
        first.setdefault(each.same, each)
    return tuple(first.values())
