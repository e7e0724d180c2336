"""Odd chips: what uneven odds pay on each legal stake, and what rounding to the smallest chip costs, exactly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm

from uth.analysis.solution import Ends
from uth.chips import Rounding
from uth.config.payouts import first_uneven_stake
from uth.game.settle import verdicts
from uth.hands import Category
from uth.paytable import Odds
from uth.table import Bet, Limit, Table

_LIMITED_BY = {Bet.ANTE: Bet.ANTE, Bet.BLIND: Bet.ANTE, Bet.PLAY: Bet.ANTE, Bet.TRIPS: Bet.TRIPS}
"""By whose limits a bet is staked; Play is staked in Antes and wins once its stake."""


@dataclass(frozen=True, slots=True)
class OddLine:
    """A line whose win the smallest chip cannot always make, and how often a round of one box ends with it."""

    bet: Bet
    hand: Category
    odds: Odds
    chance: Fraction


@dataclass(frozen=True, slots=True)
class OddWin:
    """What a line wins on a stake; minor units."""

    line: OddLine
    exact: Fraction
    down: int
    up: int

    def paid(self, rounding: Rounding) -> int:
        """Return what is paid by a rule of rounding."""
        return self.up if rounding is Rounding.UP else self.down


@dataclass(frozen=True, slots=True)
class OddStake:
    """A legal stake on which some line is rounded."""

    bet: Bet
    """Ante or Trips: whose stake it is."""
    stake: int
    wins: tuple[OddWin, ...]

    def kept(self, rounding: Rounding) -> Fraction:
        """Return what rounding wins the house of each stake in the mean, as a part of it: negative if rounded up."""
        kept = sum((win.line.chance * (win.exact - win.paid(rounding)) for win in self.wins), Fraction(0))
        return kept / self.stake


@dataclass(frozen=True, slots=True)
class OddChips:
    """Every legal stake that is rounded somewhere, and how many there are of each bet.

    :ivar lines: the lines that are rounded on some legal stake.
    :ivar stakes: all stakes that are, those of the Ante first.
    :ivar legal: how many legal stakes each bet has.
    :ivar even: by bet the legal stakes of whose multiples no line is rounded; minor units.
    """

    lines: tuple[OddLine, ...]
    stakes: tuple[OddStake, ...]
    legal: Mapping[Bet, int]
    even: Mapping[Bet, int]

    def of(self, bet: Bet) -> tuple[OddStake, ...]:
        """Return the rounded stakes of a bet."""
        return tuple(stake for stake in self.stakes if stake.bet is bet)

    def mean_kept(self, bet: Bet, rounding: Rounding) -> Fraction:
        """Return what rounding wins the house of a stake of that bet, every legal stake being as likely."""
        kept = sum((stake.kept(rounding) for stake in self.of(bet)), Fraction(0))
        return kept / self.legal[bet]


def odd_chips(table: Table, ends: Ends) -> OddChips:
    """Return what is rounded at a table's limits; *ends*: how all deals end."""
    bets = (Bet.ANTE, *((Bet.TRIPS,) if table.trips else ()))
    lines = [line for line in _lines(table, ends) if _uneven(table, line)]
    stakes = [
        found
        for bet in bets
        for stake in legal(_limit(table, bet))
        for found in _rounded(table, bet, stake, [line for line in lines if _LIMITED_BY[line.bet] is bet])
    ]
    return OddChips(
        tuple(lines),
        tuple(stakes),
        {bet: len(legal(_limit(table, bet))) for bet in bets},
        {
            bet: lcm(
                _limit(table, bet).step, _even(table, [line.odds for line in lines if _LIMITED_BY[line.bet] is bet])
            )
            for bet in bets
        },
    )


def legal(limit: Limit) -> range:
    """Return the legal stakes, lowest first."""
    return range(-(-limit.least // limit.step) * limit.step, limit.most + 1, limit.step)


def _limit(table: Table, bet: Bet) -> Limit:
    return table.limits.trips if bet is Bet.TRIPS else table.limits.ante


def _lines(table: Table, ends: Ends) -> Iterator[OddLine]:
    """Every bet that a hand wins, by its odds. A Play bet is some Antes at even money, no less even than one."""
    won: dict[tuple[Bet, Category, Odds], int] = {}
    for (_decision, end), weight in ends.items():
        for bet, (pay, _why) in verdicts(table, end).items():
            if isinstance(pay, Odds) and bet is not Bet.PLAY:
                key = (bet, end.hand, pay)
                won[key] = won.get(key, 0) + weight
    deals = sum(ends.values())
    for (bet, hand, odds), weight in sorted(won.items(), key=lambda one: (one[0][0], -one[0][1].order)):
        yield OddLine(bet, hand, odds, Fraction(weight, deals))


def _uneven(table: Table, line: OddLine) -> bool:
    return first_uneven_stake(_limit(table, _LIMITED_BY[line.bet]), line.odds, table.smallest_chip) is not None


def _rounded(table: Table, bet: Bet, stake: int, lines: list[OddLine]) -> Iterator[OddStake]:
    wins = []
    for line in lines:
        exact = Fraction(stake * line.odds.pays, line.odds.per)
        down, up = (line.odds.win(stake, table.smallest_chip, way) for way in (Rounding.DOWN, Rounding.UP))
        if down != up:
            wins.append(OddWin(line, exact, down, up))
    if wins:
        yield OddStake(bet, stake, tuple(wins))


def _even(table: Table, odds: list[Odds]) -> int:
    """The least stake whose every multiple wins whole chips by all these odds."""
    wholes = [(each.pays, each.per * table.smallest_chip) for each in odds]
    return lcm(*(whole // gcd(pays, whole) for pays, whole in wholes))
