"""What the house edge becomes when one pay of a sign is one unit higher or lower."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from itertools import chain

from uth.analysis.figures import edges_of
from uth.analysis.game import game_of
from uth.analysis.solution import Ends
from uth.analysis.solved import loaded_solver, stored
from uth.hands import Category
from uth.paytable import Fixed, Odds, Paytable
from uth.table import Bet, Table


class Sign(StrEnum):
    """The paytables that a table can have."""

    BLIND = "blind"
    BLIND_LOST = "blind lost"
    TRIPS = "trips"


@dataclass(frozen=True, slots=True)
class Changed:
    """Another pay and the house edge that it makes: of the Trips bet, or of the Ante under the best play for it."""

    pay: Odds | Fixed
    edge: Fraction


@dataclass(frozen=True, slots=True)
class LineChanges:
    """A line of a sign, one unit higher and one lower; None where there is no such pay."""

    sign: Sign
    hand: Category
    pay: Odds | Fixed
    raised: Changed | None
    lowered: Changed | None


def changed_pay(pay: Odds | Fixed, by: int) -> Odds | Fixed | None:
    """Return a pay that wins *by* stakes more; a push is a win of none, and a loss one of minus one.

    None where no sign can say it: a part of the stake lost, or more than the stake.
    """
    worth = Fraction(pay.pays, pay.per) if isinstance(pay, Odds) else Fraction(0 if pay is Fixed.PUSH else -1)
    worth += by
    if worth > 0:
        return Odds(pay.pays + by * pay.per, pay.per) if isinstance(pay, Odds) else Odds(int(worth), 1)
    if worth == 0:
        return Fixed.PUSH
    return Fixed.LOSE if worth == -1 else None


def line_changes(table: Table, ends: Ends, told: Callable[[str], None]) -> tuple[LineChanges, ...]:
    """Return every line of the table's signs with its changes; *ends* are those of best play.

    Each change of the Blind is solved anew, about a second of work; *told* hears of each line.

    :raises SolverMissing: if something has to be solved and the compiled solver cannot be loaded.
    """
    return tuple(chain.from_iterable(_of_sign(table, sign, ends, told) for sign in Sign))


def _of_sign(table: Table, sign: Sign, ends: Ends, told: Callable[[str], None]) -> Iterator[LineChanges]:
    paytable = _paytable(table, sign)
    for hand, _ in paytable.lines if paytable else ():
        assert paytable is not None
        told(f"{sign} {hand}")
        pay = paytable.pay(hand)
        yield LineChanges(sign, hand, pay, *(_changed(table, sign, hand, changed_pay(pay, by), ends) for by in (1, -1)))


def _changed(table: Table, sign: Sign, hand: Category, pay: Odds | Fixed | None, ends: Ends) -> Changed | None:
    if pay is None:
        return None
    other = with_pay(table, sign, hand, pay)
    return Changed(pay, edges_of(other, ends)[Bet.TRIPS] if sign is Sign.TRIPS else best_edge(other))


def with_pay(table: Table, sign: Sign, hand: Category, pay: Odds | Fixed) -> Table:
    """Return the table with another pay on one line of a sign that it has."""
    paytable = _paytable(table, sign)
    assert paytable is not None
    lines = tuple((line, pay if line is hand else old) for line, old in paytable.lines)
    other = replace(paytable, lines=lines)
    match sign:
        case Sign.BLIND:
            return replace(table, blind=other)
        case Sign.BLIND_LOST:
            return replace(table, blind_lost=other)
        case Sign.TRIPS:
            return replace(table, trips=other)


def _paytable(table: Table, sign: Sign) -> Paytable | None:
    return {Sign.BLIND: table.blind, Sign.BLIND_LOST: table.blind_lost, Sign.TRIPS: table.trips}[sign]


def best_edge(table: Table) -> Fraction:
    """Return the house edge of the main bets under best play; nothing is kept.

    :raises SolverMissing: if it has to be solved and the compiled solver cannot be loaded.
    """
    game = game_of(table)
    kept = stored(game)
    if kept is not None:
        return edges_of(table, kept.ends)[Bet.ANTE]
    edge: Fraction = -loaded_solver().solve(game).ev
    return edge
