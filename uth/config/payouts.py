"""Warnings about payouts that the table's chips cannot make exactly."""

from __future__ import annotations

from math import gcd

from uth.config.places import Report
from uth.table import Bet, Limit, Odds, Paytable, Table


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
    for bet, limit, paytable in (
        (Bet.ANTE, table.limits.ante, table.blind),
        (Bet.TRIPS, table.limits.trips, table.trips),
    ):
        if paytable is None:
            continue
        uneven = first_uneven_stake(limit, Odds(1, 1), table.smallest_chip)
        if uneven is not None:
            report.warn(("limits", bet), f"a bet of {_amount(table, uneven)} {_rounded(table, uneven, Odds(1, 1))}")
        else:
            _warn_of_lines(table, report, limit, paytable)
    cap = table.limits.payout_cap
    if cap is not None and cap.amount % table.smallest_chip:
        chip = _amount(table, table.smallest_chip)
        report.warn(
            ("limits", "payout cap"), f"{_amount(table, cap.amount)} is no multiple of the smallest chip, {chip}"
        )


def _warn_of_lines(table: Table, report: Report, limit: Limit, paytable: Paytable) -> None:
    sign = "blind" if paytable is table.blind else "trips"
    for hand, _ in paytable.lines:
        odds = paytable.pay(hand)
        if not isinstance(odds, Odds):
            continue
        uneven = first_uneven_stake(limit, odds, table.smallest_chip)
        if uneven is not None:
            message = f"{odds} on a bet of {_amount(table, uneven)} {_rounded(table, uneven, odds)}"
            report.warn((sign, hand), message)


def _rounded(table: Table, stake: int, odds: Odds) -> str:
    paid = odds.win(stake, table.smallest_chip, table.rounding)
    return (
        f"wins {_exact(table, stake, odds)}, no multiple of the smallest chip, "
        f"{_amount(table, table.smallest_chip)}: {_amount(table, paid)} is paid"
    )


def _exact(table: Table, stake: int, odds: Odds) -> str:
    """The exact win, or as a fraction where the currency's decimals do not hold it."""
    whole, rest = divmod(stake * odds.pays, odds.per)
    return f"{'about ' if rest else ''}{_amount(table, whole)}"


def _amount(table: Table, amount: int) -> str:
    return table.currency.format(amount)
