"""Warnings about payouts that the table's chips cannot make exactly."""

from __future__ import annotations

from fractions import Fraction
from math import gcd

from uth.config.places import Report
from uth.i18n import gettext as _
from uth.paytable import Odds, Paytable
from uth.table import Bet, Limit, Table


def first_uneven_stake(limit: Limit, odds: Odds, chip: int) -> int | None:
    """Return the lowest legal stake whose exact win is no multiple of *chip*, in minor units; None if there is none."""
    per_step, whole = limit.step * odds.pays, odds.per * chip
    period = whole // gcd(per_step, whole)
    steps = -(-limit.least // limit.step)
    if steps % period == 0:
        steps += 1
    stake = steps * limit.step
    return stake if period > 1 and stake <= limit.most else None


def warn_of_payouts(table: Table, report: Report) -> None:
    """Warn where a legal bet wins an amount that is no multiple of the smallest chip, so that it is rounded."""
    for bet, limit, signs in (
        (Bet.ANTE, table.limits.ante, {"blind": table.blind, "blind lost": table.blind_lost}),
        (Bet.TRIPS, table.limits.trips, {"trips": table.trips}),
    ):
        if not any(signs.values()):
            continue
        uneven = first_uneven_stake(limit, Odds(1, 1), table.smallest_chip)
        if uneven is not None:
            report.warn(
                ("limits", bet),
                _("a bet of {uneven} {rounded}").format(
                    uneven=_amount(table, uneven), rounded=_rounded(table, uneven, Odds(1, 1))
                ),
            )
            continue
        for sign, paytable in signs.items():
            if paytable is not None:
                _warn_of_lines(table, report, limit, sign, paytable)
    cap = table.limits.payout_cap
    if cap is not None and cap.amount % table.smallest_chip:
        chip = _amount(table, table.smallest_chip)
        report.warn(
            ("limits", "payout cap"),
            _("{amount} is no multiple of the smallest chip, {chip}").format(
                amount=_amount(table, cap.amount), chip=chip
            ),
        )


def _warn_of_lines(table: Table, report: Report, limit: Limit, sign: str, paytable: Paytable) -> None:
    for hand in dict(paytable.lines):
        odds = paytable.pay(hand)
        if not isinstance(odds, Odds):
            continue
        uneven = first_uneven_stake(limit, odds, table.smallest_chip)
        if uneven is not None:
            message = _("{odds} on a bet of {uneven} {rounded}").format(
                odds=odds, uneven=_amount(table, uneven), rounded=_rounded(table, uneven, odds)
            )
            report.warn((sign, hand), message)


def _rounded(table: Table, stake: int, odds: Odds) -> str:
    paid = odds.win(stake, table.smallest_chip, table.rounding)
    return _("wins {win}, no multiple of the smallest chip, {chip}: {paid} is paid").format(
        win=_exact(table, stake, odds), chip=_amount(table, table.smallest_chip), paid=_amount(table, paid)
    )


def _exact(table: Table, stake: int, odds: Odds) -> str:
    """The exact win, with a fraction of the lowest decimal where the currency does not hold it: ``7 1/2``."""
    win = Fraction(stake * odds.pays, odds.per)
    whole, rest = divmod(win, 1)
    return f"{_amount(table, int(whole))}{f' {rest}' if rest else ''}"


def _amount(table: Table, amount: int) -> str:
    return table.currency.format(amount)
