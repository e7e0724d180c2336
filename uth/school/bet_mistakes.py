"""What is wrong where a bet is taken, pushed or paid against its line of the settlement, and which rule it breaks."""

from __future__ import annotations

from uth.game.settlement import BetResult, BoxSettlement, Line, Result, Why
from uth.i18n import gettext as _
from uth.paytable import Paytable
from uth.school.findings import Mistake
from uth.table import Bet, Table, TripsAgainstDealer
from uth.words.house_rules import house_rule
from uth.words.settlement import a_hand_words, why_words

STANDARD = "58 Pa. Code 653a.12"
"""Where the standard comparison of the bets is written down; the French order of 14 May 2007, art. 55-20, agrees."""

_NOT_QUALIFIED = frozenset({Why.NOT_QUALIFIED_PUSHES, Why.NOT_QUALIFIED_PAYS})
_MUST_WIN = frozenset({Why.MUST_WIN, Why.MUST_WIN_TIE_PUSHES, Why.MUST_WIN_ELSE_PUSHES})


def seen_result(line: Line) -> BetResult:
    """Return what becomes of a bet as it can be seen: a win that pays nothing lies there as a push does.

    Odds of 0 to 1 and a payout cap that is used up make such wins.
    """
    return BetResult.PUSH if line.result is BetResult.WIN and not line.paid else line.result


def bet_mistake(line: Line, settled: BoxSettlement, table: Table, done: BetResult) -> Mistake:
    """Return what kind of mistake it is to treat a bet as *done* where *line* of the box *settled* is right.

    :raises ValueError: if it was treated rightly, or one of the two is ``none``.
    """
    match line.result, done:
        case BetResult.LOSE, BetResult.WIN:
            return _loser_paid(line, settled, table)
        case BetResult.LOSE, BetResult.PUSH:
            lost = line.bet is Bet.BLIND and settled.result is Result.LOSE
            return Mistake.BLIND_PUSHED_LOSING if lost else Mistake.LOSER_PUSHED
        case BetResult.WIN, BetResult.LOSE:
            return _winner_missed(line, settled) or _TAKEN.get(line.why, Mistake.WINNER_TAKEN)
        case BetResult.WIN, BetResult.PUSH:
            pushed = Mistake.BLIND_NOT_PAID if line.bet is Bet.BLIND else Mistake.WINNER_PUSHED
            return _winner_missed(line, settled) or pushed
        case BetResult.PUSH, BetResult.LOSE:
            return _TAKEN.get(line.why, Mistake.PUSH_TAKEN)
        case BetResult.PUSH, BetResult.WIN:
            return _push_paid(line, table)
        case BetResult.WIN, BetResult.WIN if not line.paid:
            # A win that comes to nothing: it goes back, and was paid.
            return Mistake.OVERPAID
        case _:
            raise ValueError(f"no mistake: {line.result} treated as {done}")


def _loser_paid(line: Line, settled: BoxSettlement, table: Table) -> Mistake:
    match line.bet:
        case Bet.PLAY:
            return Mistake.LOSING_PLAY_PAID
        case Bet.BLIND if settled.result is Result.LOSE:
            return Mistake.BLIND_PAID_LOSING
        case Bet.TRIPS if _below_its_sign(line, table):
            return Mistake.TRIPS_PAID_BELOW
        case Bet.TRIPS:
            return _TRIPS_PAID.get(line.why, Mistake.LOSER_PAID)
        case _:
            return Mistake.LOSER_PAID


def _winner_missed(line: Line, settled: BoxSettlement) -> Mistake | None:
    """The two classic ways to overlook a winning Trips bet."""
    if line.bet is not Bet.TRIPS:
        return None
    return {Result.LOSE: Mistake.TRIPS_MISSED_LOSING, Result.FOLD: Mistake.TRIPS_MISSED_FOLDED}.get(settled.result)


def _push_paid(line: Line, table: Table) -> Mistake:
    if line.bet is Bet.BLIND and _below_its_sign(line, table):
        return Mistake.BLIND_PAID_UNDER_LINE
    return _PUSH_PAID.get(line.why, Mistake.PUSH_PAID)


def _below_its_sign(line: Line, table: Table) -> bool:
    """Whether the hand decided that has no row of its own on the sign of the bet."""
    paytable = _paytable(line, table)
    return paytable is not None and line.hand is not None and line.hand not in dict(paytable.lines)


_TRIPS_PAID = {
    Why.LOST_WITH_FOLD: Mistake.TRIPS_PAID_FOLDED,
    Why.MUST_WIN: Mistake.TRIPS_PAID_NOT_WON,
}
_TAKEN = {
    Why.NOT_QUALIFIED_PUSHES: Mistake.ANTE_TAKEN_NOT_QUALIFIED,
    Why.NOT_QUALIFIED_PAYS: Mistake.ANTE_TAKEN_NOT_QUALIFIED,
    Why.TIES_DEALER: Mistake.TIE_TAKEN,
}
_PUSH_PAID = {
    Why.NOT_QUALIFIED_PUSHES: Mistake.ANTE_PAID_NOT_QUALIFIED,
    Why.TIES_DEALER: Mistake.TIE_PAID,
    Why.LOST_HAND_PUSHES: Mistake.BLIND_PAID_LOSING,
    Why.MUST_WIN_TIE_PUSHES: Mistake.TRIPS_PAID_NOT_WON,
    Why.MUST_WIN_ELSE_PUSHES: Mistake.TRIPS_PAID_NOT_WON,
}


# --- the reason


def bet_reason(line: Line, settled: BoxSettlement, table: Table) -> tuple[str, str]:
    """Return why a bet comes out as *line* says, a sentence; and where that is written down.

    The source is a key of the table file (``blind: straight 1 to 1``, ``rules: trips after fold: live``) or a
    regulator's text.
    """
    why = why_words(line, table)
    if _trips_alone(line, settled, table):
        why = _("{why}; Trips is paid by its sign, whatever becomes of the other bets").format(why=why)
    elif _high_hand_lost(line, settled, table):
        sentence = _("{why}: the Blind pays {hand} only where it wins")
        why = sentence.format(why=why, hand=a_hand_words(settled.hand.category))
    return why, _source(line, settled, table)


def _trips_alone(line: Line, settled: BoxSettlement, table: Table) -> bool:
    """Whether Trips is decided by the hand where the other bets are not won."""
    independent = table.rules.trips_against_dealer is TripsAgainstDealer.INDEPENDENT
    return independent and line.bet is Bet.TRIPS and line.hand is not None and settled.result is not Result.WIN


def _high_hand_lost(line: Line, settled: BoxSettlement, table: Table) -> bool:
    """Whether the Blind is lost with a hand that stands on its sign."""
    on_the_sign = line.bet is Bet.BLIND and settled.hand.category in dict(table.blind.lines)
    return on_the_sign and line.why is Why.LOSES_TO_DEALER and table.blind_lost is None


def _source(line: Line, settled: BoxSettlement, table: Table) -> str:
    if line.why in _NOT_QUALIFIED:
        return house_rule(table, "rules: ante when not qualified")
    if line.why is Why.LOST_WITH_FOLD:
        return house_rule(table, "rules: trips after fold")
    if line.why in _MUST_WIN:
        return house_rule(table, "rules: trips against dealer")
    paytable = _paytable(line, table)
    if paytable is None or line.hand is None:
        return STANDARD
    name = "blind lost" if line.why in (Why.LOST_HAND_PAYS, Why.LOST_HAND_PUSHES) else line.bet.value
    source = f"{name}: {_row(paytable, line)}"
    if line.bet is Bet.TRIPS and settled.result is Result.FOLD:
        return f"{source}; {house_rule(table, 'rules: trips after fold')}"
    return source


def _paytable(line: Line, table: Table) -> Paytable | None:
    if line.why in (Why.LOST_HAND_PAYS, Why.LOST_HAND_PUSHES):
        return table.blind_lost
    return {Bet.BLIND: table.blind, Bet.TRIPS: table.trips}.get(line.bet)


def _row(paytable: Paytable, line: Line) -> str:
    """The row of a table file that decided: the hand's own, else the lowest with what is below it."""
    rows = dict(paytable.lines)
    if line.hand in rows:
        return f"{line.hand} {rows[line.hand]}"
    return f"{paytable.lowest} {rows[paytable.lowest]}, hands below {paytable.below}"
