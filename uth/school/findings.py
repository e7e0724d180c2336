"""What a supervisor finds in an answer: the kinds of mistake, how heavy they weigh, and one finding.

The order is that of rules.md 7.6: safety, money, procedure, and speed last.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum

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
    TRIPS_MISSED_LOSING = "trips not paid on a losing hand"
    TRIPS_MISSED_FOLDED = "trips not paid on a folded hand"
    TRIPS_PAID_BELOW = "trips paid below its paytable"
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
    # calls and rulings
    WRONG_CALL = "wrong call"
    NOT_STOPPED = "game not stopped"
    OWN_FIX = "own repair"
    WRONG_RULING = "wrong ruling"
    # not answered, too slow
    NOT_ANSWERED = "not answered"
    SLOW_READ = "slow to read"
    SLOW_DECIDE = "slow to decide"
    SLOW_PAY = "slow to pay"


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


_HEAVY = frozenset({Mistake.NOT_STOPPED, Mistake.OWN_FIX})
_LIGHT = frozenset({Mistake.SLOW_READ, Mistake.SLOW_DECIDE, Mistake.SLOW_PAY})
_ORDER = frozenset({Mistake.WRONG_CHIPS, Mistake.PILES_WRONG, Mistake.FILL_NEEDLESS, Mistake.WRONG_CALL})

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
