"""The tables that simulations are tested on, each with a strategy: every rule that changes how a round goes or ends."""

from __future__ import annotations

from functools import cache

from tests.tables import paytable, standard
from uth.analysis.strategy.locate import preset
from uth.bulk import machine_for
from uth.bulk.machine import Machine
from uth.config import load_table
from uth.paytable import Fixed, Odds
from uth.table import AnteNotQualified, Qualify, Rules, Street, Table, TripsAfterFold

ODD_PAYS = paytable([Odds(777, 10), Odds(31, 3), Odds(9), Odds(11, 7), Odds(4, 3), Odds(5, 6), Odds(1, 9)], Fixed.PUSH)

CASES: dict[str, str] = {
    "standard": "optimal",
    "heads-up-like": "practical",
    "auckland": "optimal",
    "six-box-dark": "optimal",
    "florida-like": "novice",
    "made up": "timid",
}
"""Tables by name, and the strategy that is played there."""


@cache
def table(name: str) -> Table:
    """Return one of the tables."""
    made = {
        "made up": made_up,
        "flat": flat,
        "too fine": too_fine,
        "jackpot": jackpot,
        "great lines": great_lines,
    }
    return made[name]() if name in made else load_table(name).table


def made_up() -> Table:
    """Return a table with odd fractions: the dealer always opens, 1x to 3x and early folds, Trips lost with a fold."""
    return standard(
        blind=ODD_PAYS,
        rules=Rules(
            before_the_flop=(1, 2, 3),
            fold=(Street.PREFLOP, Street.FLOP, Street.RIVER),
            dealer_qualifies=Qualify.ALWAYS,
            trips_after_fold=TripsAfterFold.LOST,
        ),
    )


def pays_failed() -> Table:
    """Return a table whose Ante is paid when the dealer does not open, and which has no Trips bet."""
    return standard(trips=None, rules=Rules(ante_when_not_qualified=AnteNotQualified.PAYS))


def flat() -> Table:
    """Return a table with no rare great wins, so that the moments of a few thousand rounds scatter as they should."""
    return standard(blind=paytable([Odds(1)] * 6, Fixed.PUSH), trips=paytable([Odds(3)] * 7, Fixed.LOSE))


def too_fine() -> Table:
    """Return a table whose pays have a common denominator with thirteen digits."""
    return standard(blind=paytable([Odds(9_000), *(Odds(1, per) for per in (97, 89, 83, 79, 73, 71))], Fixed.PUSH))


def jackpot() -> Table:
    """Return a table whose Trips pays a royal flush alone, 5,000 to 1, as a progressive bet may."""
    return standard(trips=paytable([Odds(5_000)], Fixed.LOSE))


def great_lines() -> Table:
    """Return a table on which rare hands are paid thousands of Antes, on the Blind and on Trips."""
    return standard(
        blind=paytable([Odds(5_000), Odds(500), Odds(10), Odds(3), Odds(3, 2), Odds(1)], Fixed.PUSH),
        trips=paytable([Odds(5_000), Odds(1_000), *(Odds(pays) for pays in (30, 9, 7, 4, 3))], Fixed.LOSE),
    )


def strategy(name: str) -> str:
    """Return the name of the strategy that is played at one of the tables, ``timid`` where none is named."""
    return CASES.get(name, "timid")


@cache
def machine(name: str, boxes: int) -> Machine:
    """Return the machine of one of the tables and its strategy."""
    return machine_for(table(name), preset(strategy(name)), boxes)
