"""One payment: the chips of the house for it, and what is wrong with others.

An amount is graded exactly, the denominations by the house's ``pay with`` as far as the rack has them; a rack that
cannot make the amount calls for a fill.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from uth.chips import PayWith, Rounding
from uth.game.settlement import Line
from uth.i18n import gettext as _
from uth.paytable import Odds, Paytable
from uth.school.answers import in_doubt_words
from uth.school.exercise import FILL, CutOut, Value
from uth.school.findings import Finding, Mistake
from uth.school.settling.chips import chips_from, chips_words, has, usable_chips, usual_chips, worth
from uth.school.stacks import number_of
from uth.school.stated import as_chips
from uth.table import Bet, Table
from uth.train.felt.model import Chips, bet_place
from uth.words.money import money_words
from uth.words.settlement import bet_words


@dataclass(frozen=True)
class Due:
    """A payment that is due.

    :ivar line: the bet; what it is paid, perhaps nothing.
    :ivar bet: the chips of the bet as they lie.
    :ivar rack: how many of each chip there are; None where there are enough of all.
    """

    table: Table
    line: Line
    bet: Mapping[Chips, int]
    rack: CutOut | None = None

    @property
    def usual(self) -> CutOut:
        """The chips that the house pays with, were they all there."""
        return usual_chips(self.table, self.bet, self.line.paid) if self.line.paid else ()

    @property
    def right(self) -> CutOut | str:
        """What is right: chips, or the call for a fill."""
        chips = chips_from(self.rack, self.usual)
        return FILL if chips is None else chips


def payment_mistake(due: Due, given: Value) -> Mistake | None:
    """Return what is wrong with chips that were cut out for a payment, or with the call for a fill."""
    if isinstance(given, str):
        return None if due.right == FILL else Mistake.FILL_NEEDLESS
    chips = as_chips(given)
    if due.right == FILL:
        return Mistake.FILL_MISSED
    if worth(chips) != due.line.paid:
        return amount_mistake(due.table, due.line, worth(chips))
    return Mistake.WRONG_CHIPS if not _by_the_house(due, chips) and has(due.rack, due.usual) else None


def _by_the_house(due: Due, chips: CutOut) -> bool:
    """Whether the denominations are those of the house; of odd sets of chips others may be as few."""
    usable = {chip.value for chip in usable_chips(due.table, due.bet)}
    return number_of(chips) == number_of(due.usual) and all(value in usable for value, _count in chips)


def amount_mistake(table: Table, line: Line, paid: int) -> Mistake:
    """Return what kind of mistake an amount is that is not what the bet is paid."""
    if paid == _rounded_otherwise(line, table):
        return Mistake.NOT_ROUNDED
    if paid in _at_other_odds(line, table):
        return Mistake.WRONG_ODDS
    return Mistake.UNDERPAID if paid < line.paid else Mistake.OVERPAID


def payment_finding(due: Due, given: Value, reason: tuple[str, str], field: str) -> Finding | None:
    """Return what is wrong with a payment; *reason*: why the bet is paid so, and where that is written."""
    mistake = payment_mistake(due, given)
    if mistake is None:
        return None
    why, source = payment_reason(due, mistake, reason)
    place = bet_place(due.line.box, due.line.bet)
    return Finding(mistake, given_words(due, given), right_words(due), why, source, field, place)


def unpaid_finding(due: Due, field: str) -> Finding:
    """Return that a payment was not stated in time."""
    done = _("{bet}: no answer").format(bet=bet_words(due.line.bet))
    place = bet_place(due.line.box, due.line.bet)
    return Finding(Mistake.NOT_ANSWERED, done, right_words(due), in_doubt_words(), field=field, place=place)


def given_words(due: Due, given: Value) -> str:
    """Return what was done, in words."""
    bet = bet_words(due.line.bet)
    if isinstance(given, str):
        return _("{bet}: a fill was called for").format(bet=bet)
    chips = as_chips(given)
    if not chips:
        return _("{bet}: nothing was paid").format(bet=bet)
    return _("{bet}: paid {amount} with {chips}").format(bet=bet, **_chips(due.table, chips))


def right_words(due: Due) -> str:
    """Return what is right, in words."""
    right = due.right
    if isinstance(right, str):
        return fill_first_words(due)
    if not right:
        return _("nothing is paid")
    return _("pay {amount} with {chips}").format(**_chips(due.table, right))


def fill_first_words(due: Due) -> str:
    """Return what is right where the rack is short, in words."""
    return _("call for a fill, then pay {amount}").format(amount=money_words(due.line.paid, due.table.currency))


def _chips(table: Table, chips: CutOut) -> dict[str, str]:
    return {"amount": money_words(worth(chips), table.currency), "chips": chips_words(chips, table)}


def payment_reason(due: Due, mistake: Mistake, reason: tuple[str, str]) -> tuple[str, str]:
    """Return why a payment is wrong, and where that is written; *reason*: of what the bet is paid."""
    table = due.table
    match mistake:
        case Mistake.FILL_MISSED:
            return _("the rack has no chips that make the amount"), "float"
        case Mistake.FILL_NEEDLESS if due.rack is None:
            return _("the table's file states no float, so the rack has enough of every chip"), "float"
        case Mistake.FILL_NEEDLESS:
            return _("the rack has chips that make the amount"), "float"
        case Mistake.WRONG_CHIPS:
            return _pay_with_words(table), f"pay with: {table.pay_with}"
        case Mistake.NOT_ROUNDED:
            return reason[0], f"rounding: {table.rounding}"
        case _:
            return reason


def _pay_with_words(table: Table) -> str:
    ways = {
        PayWith.FEWEST_CHIPS: _("the house pays with as few chips as possible"),
        PayWith.COLOUR_OF_THE_BET: _("the house pays in the colour of the bet, with no higher chip"),
    }
    return ways[table.pay_with]


def _rounded_otherwise(line: Line, table: Table) -> int | None:
    """What the bet would be paid under the other rule of rounding; None where nothing is rounded."""
    if line.odds is None or line.paid != line.uncapped:
        return None
    other = Rounding.UP if table.rounding is Rounding.DOWN else Rounding.DOWN
    paid = line.odds.win(line.stake, table.smallest_chip, other)
    return paid if paid != line.paid else None


def _at_other_odds(line: Line, table: Table) -> set[int]:
    """What the bet would be paid by the other lines of the signs; Ante and Play have only one."""
    if line.bet not in (Bet.BLIND, Bet.TRIPS) or line.paid != line.uncapped:
        return set()
    odds = {pay for sign in (table.blind, table.trips, table.blind_lost) if sign for pay in _odds(sign)}
    return {each.win(line.stake, table.smallest_chip, table.rounding) for each in odds if each != line.odds}


def _odds(sign: Paytable) -> Iterator[Odds]:
    yield from (pay for _hand, pay in sign.lines if isinstance(pay, Odds))
