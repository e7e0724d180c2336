"""Dealer errors priced: how often each can happen at a table, exactly, and what it costs.

What a wrong treatment of a bet is called is asked of the school (:mod:`uth.school.bet_mistakes`), what a right one pays
of settlement. How often an occasion comes follows from how all deals end; boxes share cards, but means add up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from uth.analysis.solution import Ends
from uth.chips import Rounding
from uth.game.settle import lost_at_once
from uth.game.settlement import BetResult, BoxSettlement, Line
from uth.hands import Category, Hand
from uth.paytable import EVEN, Odds, Paytable
from uth.pit.errors_misread import misread
from uth.pit.errors_model import Costs, Group, Kind, Occasion, Priced, occasions, priced
from uth.pit.use import Use
from uth.school.bet_mistakes import bet_mistake, seen_result
from uth.school.findings import Mistake
from uth.table import Bet, Table

_DONE = (BetResult.WIN, BetResult.PUSH, BetResult.LOSE)
HIGHER, LOWER = "the line above", "the line below"
"""Whose odds a bet is paid at by mistake."""


def price_errors(table: Table, ends: Ends, use: Use, others: Sequence[tuple[str, Paytable]] = ()) -> tuple[Priced, ...]:
    """Return every kind of error that a table has, with its price at that use; *ends*: how all deals end.

    *others*: the Trips signs of other tables, with what they are called, by which Trips may be paid by mistake.
    """
    found = occasions(table, ends, use)

    def costs(occasion: Occasion) -> Costs:
        yield from _bets(table, occasion)
        yield from _amounts(table, occasion)
        yield from _other_signs(table, occasion, others)
        yield from misread(table, occasion)

    return priced(found, costs)


def sign_of_line(table: Table, line: Line) -> Paytable | None:
    """Return the sign that pays a bet, None where it pays even."""
    return {Bet.BLIND: table.blind, Bet.TRIPS: table.trips}.get(line.bet)


# --- a bet paid, left or taken


def _bets(table: Table, occasion: Occasion) -> Costs:
    end = occasion.end
    # Of the hand no more than its category matters to what a mistake is called.
    settled = BoxSettlement(1, "player", Hand(0, end.hand, (), ()), end.result, occasion.lines)
    gone = _gone(table, occasion)
    for line in occasion.lines:
        if line.result is BetResult.NONE or line.bet in gone:
            continue
        for done in _DONE:
            if done is not seen_result(line):
                mistake = bet_mistake(line, settled, table, done)
                cost = _returned(table, line, end.hand, done) - line.returned
                yield Kind(Group.BET, mistake, line.bet, done), cost


def _gone(table: Table, occasion: Occasion) -> frozenset[Bet]:
    """The bets that left the table when the hand was given up: nothing can be done wrongly with them at the end.

    A Trips bet that the fold loses can still be left alive by mistake.
    """
    if not occasion.end.folded:
        return frozenset()
    return frozenset(bet for bet, _amount in lost_at_once(table, occasion.box) if bet is not Bet.TRIPS)


def _returned(table: Table, line: Line, hand: Category, done: BetResult) -> int:
    """What goes back to the player by mistake, in minor units."""
    if done is BetResult.LOSE:
        return 0
    if done is BetResult.PUSH:
        return line.stake
    return line.stake + _odds_by_mistake(table, line, hand).win(line.stake, table.smallest_chip, table.rounding)


def _odds_by_mistake(table: Table, line: Line, hand: Category) -> Odds:
    """The odds at which a bet is paid that must not be: those of its hand, else the lowest of the sign."""
    sign = sign_of_line(table, line)
    if sign is None:
        return EVEN
    pays = [sign.pay(hand), *(sign.pay(each) for each, _pay in reversed(sign.lines))]
    return next((pay for pay in pays if isinstance(pay, Odds)), EVEN)


# --- a wrong amount


def _amounts(table: Table, occasion: Occasion) -> Costs:
    for line in occasion.lines:
        if line.result is not BetResult.WIN or line.odds is None:
            continue
        for way, odds in _beside(table, line):
            cost = odds.win(line.stake, table.smallest_chip, table.rounding) - line.paid
            if cost:
                yield Kind(Group.AMOUNT, Mistake.WRONG_ODDS, line.bet, BetResult.WIN, way=way), cost
        wrong = Rounding.UP if table.rounding is Rounding.DOWN else Rounding.DOWN
        cost = line.odds.win(line.stake, table.smallest_chip, wrong) - line.uncapped
        if cost:
            yield Kind(Group.AMOUNT, Mistake.NOT_ROUNDED, line.bet, BetResult.WIN), cost


def _beside(table: Table, line: Line) -> Iterator[tuple[str, Odds]]:
    """The odds of the lines next to that of the hand."""
    sign = sign_of_line(table, line)
    for high, low in pairwise(hand for hand, _pay in sign.lines) if sign and line.hand else ():
        assert sign is not None
        if line.hand is low:
            yield from ((HIGHER, pay) for pay in (sign.pay(high),) if isinstance(pay, Odds))
        if line.hand is high:
            yield from ((LOWER, pay) for pay in (sign.pay(low),) if isinstance(pay, Odds))


def _other_signs(table: Table, occasion: Occasion, others: Iterable[tuple[str, Paytable]]) -> Costs:
    for line in occasion.lines:
        if line.bet is not Bet.TRIPS or line.result is not BetResult.WIN or line.hand is None:
            continue
        for name, sign in others:
            pay = sign.pay(line.hand)
            if isinstance(pay, Odds) and pay != line.odds:
                cost = pay.win(line.stake, table.smallest_chip, table.rounding) - line.paid
                yield Kind(Group.SIGN, Mistake.WRONG_ODDS, Bet.TRIPS, BetResult.WIN, way=name), cost
