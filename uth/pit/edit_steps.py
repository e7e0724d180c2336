"""One step up or down from a value of a table file: what a person without a keyboard changes it by."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from uth.chips import AmountError, Currency
from uth.paytable import MOST_TO_ONE, Fixed, Odds
from uth.pit.edit import Editing
from uth.pit.edit_change import pay_of, usual_cap
from uth.pit.edit_lines import CAP, NONE, Line, Sort

_RUNGS = ((4, Fraction(1, 2)), (20, Fraction(1)), (100, Fraction(5)), (1000, Fraction(50)))
"""Up to so many to 1, pays go up by so much; above, by :data:`_LAST`."""
_LAST = Fraction(500)
_LADDER = (1, 2, 5)
"""How amounts go up, and again ten times as high."""


def stepped(editing: Editing, line: Line, by: int) -> str | None:
    """Return the value that is one step higher (1) or lower (-1); None where there is none.

    Words come round again after the last.
    """
    match line.sort:
        case Sort.WORD | Sort.LIST:
            return _next_word(line, by)
        case Sort.PAY:
            return _next_pay(line.value, by)
        case Sort.MONEY:
            return _next_money(editing, line, by)
        case Sort.COUNT:
            return _next_count(line.value, by)
        case Sort.TEXT:
            return None


def _next_word(line: Line, by: int) -> str:
    return line.words[(line.words.index(line.value) + by) % len(line.words) if line.value in line.words else 0]


def _next_count(value: str, by: int) -> str | None:
    if not (value.isascii() and value.isdigit()):
        return "1"
    return str(int(value) + by) if int(value) + by >= 0 else None


# --- amounts


def _next_money(editing: Editing, line: Line, by: int) -> str | None:
    """The next amount; of the smallest chip, the next chip of the table."""
    table = editing.good
    if table is None:
        return None
    if line.path[:2] == CAP and line.value == NONE:
        return usual_cap(editing)
    try:
        amount = table.currency.parse(line.value)
    except AmountError:
        return table.currency.format(table.currency.unit)
    if line.path != ("smallest chip",):
        return _next_amount(amount, by, table.currency)
    chips = [chip.value for chip in table.chips if (chip.value > amount if by > 0 else chip.value < amount)]
    return table.currency.format(chips[0 if by > 0 else -1]) if chips else None


def _next_amount(amount: int, by: int, money: Currency) -> str | None:
    """The next amount of 1, 2, 5, 10, 20, 50 and so on, in minor units."""
    power = 1
    while power * 10 <= amount - (by < 0):
        power *= 10
    rungs = [step * power for step in (*_LADDER, 10)]
    found = [rung for rung in rungs if (rung > amount if by > 0 else rung < amount)]
    if not found:
        return None
    return money.format(min(found) if by > 0 else max(found))


# --- pays


def _next_pay(value: str, by: int) -> str | None:
    pay = pay_of(value)
    if pay is None or pay is Fixed.SAME_AS_STRAIGHT_FLUSH:
        return "1 to 1"
    worth = Fraction(pay.pays, pay.per) if isinstance(pay, Odds) else Fraction(0 if pay is Fixed.PUSH else -1)
    after = _above(worth) if by > 0 else _below(worth)
    if after is None or after > MOST_TO_ONE:
        return None
    if after <= 0:
        return str(Fixed.LOSE if after < 0 else Fixed.PUSH)
    return str(Odds(after.numerator, after.denominator))


def _above(worth: Fraction) -> Fraction:
    if worth < 0:
        return Fraction(0)
    if worth == 0:
        return Fraction(1, 2)
    step = next((step for most, step in _RUNGS if worth < most), _LAST)
    return (floor(worth / step) + 1) * step


def _below(worth: Fraction) -> Fraction | None:
    if worth < 0:
        return None
    if worth == 0:
        return Fraction(-1)
    step = next((step for most, step in _RUNGS if worth <= most), _LAST)
    return (ceil(worth / step) - 1) * step
