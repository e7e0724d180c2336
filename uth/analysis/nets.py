"""What the bets of one box net at an end, in Antes: at the pays as written, or what a stake is really paid."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from uth.game.model import Box, stakes_of
from uth.game.settle import End, settle_alone, verdicts
from uth.game.settlement import BetResult, Line
from uth.paytable import Fixed, Odds
from uth.table import Bet, Table


@dataclass(frozen=True, slots=True)
class Net:
    """What the bets of one box win or lose at one end, in Antes. Trips is staked with one Ante."""

    main: Fraction
    """Ante, Blind and Play together."""
    trips: Fraction
    """Trips by itself, without the payout cap."""
    trips_beside: Fraction
    """Trips beside the main bets, which use up a payout cap first."""


def net_at(table: Table, end: End, multiple: int, ante: int | None = None) -> Net:
    """Return what a box with *multiple* Antes on Play nets.

    *ante*: the Ante in minor units, for what is really paid: rounded, and capped as for the only box of the round.
    Without it the pays count as written.
    """
    return _as_written(table, end, multiple) if ante is None else _as_paid(table, end, multiple, ante)


def _as_written(table: Table, end: End, multiple: int) -> Net:
    net = {bet: _in_stakes(pay) for bet, (pay, _) in verdicts(table, end).items()}
    trips = net[Bet.TRIPS] if table.trips is not None else Fraction(0)
    return Net(net[Bet.ANTE] + net[Bet.BLIND] + multiple * net[Bet.PLAY], trips, trips)


def _in_stakes(pay: Odds | Fixed) -> Fraction:
    if isinstance(pay, Odds):
        return Fraction(pay.pays, pay.per)
    return Fraction(0 if pay is Fixed.PUSH else -1)


def _as_paid(table: Table, end: End, multiple: int, ante: int) -> Net:
    stakes = {Bet.ANTE: ante, Bet.BLIND: ante, Bet.PLAY: multiple * ante, Bet.TRIPS: ante if table.trips else 0}
    lines = {line.bet: line for line in settle_alone(table, Box(1, "player", stakes_of(stakes)), end)}
    trips = lines.pop(Bet.TRIPS)
    main = sum(line.net for line in lines.values())
    return Net(Fraction(main, ante), Fraction(_uncapped(trips), ante), Fraction(trips.net, ante))


def _uncapped(line: Line) -> int:
    return line.uncapped if line.result is BetResult.WIN else line.net
