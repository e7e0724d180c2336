"""Odd chips: what uneven odds pay on each legal stake, and what rounding to the smallest chip costs, exactly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from math import gcd, lcm

from uth.analysis.solution import Ends
from uth.chips import Rounding
from uth.config.payouts import first_uneven_stake
from uth.game.settle import verdicts
from uth.hands import Category
from uth.paytable import Odds
from uth.table import Bet, Limit, Table

MOST_STAKES = 1000
"""So many stakes of a bet are told one by one."""
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
    """The legal stakes that are rounded somewhere, and how many there are of each bet.

    :ivar lines: the lines that are rounded on some legal stake.
    :ivar stakes: the lowest stakes that are, at most :data:`MOST_STAKES` of each bet, those of the Ante first.
    :ivar rounded: how many there are of each bet.
    :ivar legal: how many legal stakes each bet has.
    :ivar even: by bet the legal stakes of whose multiples no line is rounded; minor units.
    """

    lines: tuple[OddLine, ...]
    stakes: tuple[OddStake, ...]
    rounded: Mapping[Bet, int]
    legal: Mapping[Bet, int]
    even: Mapping[Bet, int]
    kept: Mapping[tuple[Bet, Rounding], Fraction]

    def of(self, bet: Bet) -> tuple[OddStake, ...]:
        """Return the rounded stakes of a bet that are told one by one."""
        return tuple(stake for stake in self.stakes if stake.bet is bet)

    def mean_kept(self, bet: Bet, rounding: Rounding) -> Fraction:
        """Return what rounding wins the house of all that is staked on that bet, every legal stake being as likely."""
        return self.kept[bet, rounding]


def odd_chips(table: Table, ends: Ends) -> OddChips:
    """Return what is rounded at a table's limits; *ends*: how all deals end."""
    bets = (Bet.ANTE, *((Bet.TRIPS,) if table.trips else ()))
    lines = [line for line in _lines(table, ends) if _uneven(table, line)]
    by_bet = {bet: [line for line in lines if _LIMITED_BY[line.bet] is bet] for bet in bets}
    stakes = {bet: legal(_limit(table, bet)) for bet in bets}
    even = {bet: lcm(_limit(table, bet).step, _even(table, [line.odds for line in by_bet[bet]])) for bet in bets}
    return OddChips(
        lines=tuple(lines),
        stakes=tuple(found for bet in bets for found in _lowest(table, bet, by_bet[bet])),
        rounded={bet: len(stakes[bet]) - _multiples(stakes[bet], even[bet]) for bet in bets},
        legal={bet: len(stakes[bet]) for bet in bets},
        even=even,
        kept={(bet, way): _mean_kept(table, stakes[bet], by_bet[bet], way) for bet in bets for way in Rounding},
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


def _lowest(table: Table, bet: Bet, lines: list[OddLine]) -> Iterator[OddStake]:
    """The lowest stakes on which some of these lines is rounded. Of two neighbours one is at least, if any is."""
    if lines:
        every = (found for stake in legal(_limit(table, bet)) for found in _rounded(table, bet, stake, lines))
        yield from islice(every, MOST_STAKES)


def _multiples(stakes: range, of: int) -> int:
    """How many of the stakes are multiples of a multiple of their step."""
    return (stakes[-1] // of - (stakes[0] - 1) // of) if stakes else 0


def _mean_kept(table: Table, stakes: range, lines: list[OddLine], way: Rounding) -> Fraction:
    """What rounding keeps of all these stakes together, as a part of them; no stake is looked at for itself."""
    kept = sum((line.chance * _unpaid(table, stakes, line.odds, way) for line in lines), Fraction(0))
    return 2 * kept / (len(stakes) * (stakes[0] + stakes[-1])) if stakes else Fraction(0)


def _unpaid(table: Table, stakes: range, odds: Odds, way: Rounding) -> Fraction:
    """What rounding does not pay on all these stakes together; negative where it pays more.

    A win of s times pays / per is so many whole chips, and a rest of chip * per, all in parts of a minor unit.
    """
    whole = odds.per * table.smallest_chip
    rise, first = stakes.step * odds.pays, stakes[0] * odds.pays
    rest = len(stakes) * (2 * first + (len(stakes) - 1) * rise) // 2 - whole * _floors(len(stakes), whole, rise, first)
    if way is Rounding.UP:
        rest -= whole * (len(stakes) - _multiples(stakes, lcm(stakes.step, whole // gcd(odds.pays, whole))))
    return Fraction(rest, odds.per)


def _floors(count: int, by: int, rise: int, first: int) -> int:
    """Return the sum of (rise * k + first) // by for k from 0 to count - 1, by Euclid's algorithm on a lattice."""
    total = 0
    while count > 0:
        total += count * (count - 1) // 2 * (rise // by) + count * (first // by)
        rise, first = rise % by, first % by
        last = rise * count + first
        if last < by:
            break
        count, first, by, rise = last // by, last % by, rise, by
    return total


def _even(table: Table, odds: list[Odds]) -> int:
    """The least stake whose every multiple wins whole chips by all these odds."""
    wholes = [(each.pays, each.per * table.smallest_chip) for each in odds]
    return lcm(*(whole // gcd(pays, whole) for pays, whole in wholes))
