"""What of a table file decides the best play of Ante, Blind and Play, in whole units."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from uth.hands import Category
from uth.paytable import Fixed, Odds
from uth.table import AnteNotQualified, HoleCardsUsed, Qualify, Street, Table


@dataclass(frozen=True, slots=True)
class Game:
    """The main bets of a table. Tables with equal games have the same best play and the same value.

    Amounts are in units, of which the Ante has :attr:`scale`, so that every pay is a whole number.
    """

    scale: int
    on_win: tuple[int, ...]
    """What the Blind wins by category, high card first, when the hand wins."""
    on_loss: tuple[int, ...]
    """What the Blind wins by category when the hand loses; minus :attr:`scale` where it is simply lost."""
    can_fail: bool
    """Whether the dealer may fail to qualify."""
    failed_pays: bool
    """Whether the Ante is then paid instead of returned."""
    before_the_flop: tuple[int, ...]
    fold: frozenset[Street]
    both: bool
    """Whether a hand is both hole cards and exactly three of the board."""


def game_of(table: Table) -> Game:
    """Return the game that the table's main bets make."""
    wins = [_per_ante(table.blind.pay(category)) for category in Category]
    losses = [_per_ante(table.blind_lost.pay(category) if table.blind_lost else Fixed.LOSE) for category in Category]
    scale = lcm(*(pay.denominator for pay in (*wins, *losses)))
    return Game(
        scale=scale,
        on_win=tuple(int(pay * scale) for pay in wins),
        on_loss=tuple(int(pay * scale) for pay in losses),
        can_fail=table.rules.dealer_qualifies is not Qualify.ALWAYS,
        failed_pays=table.rules.ante_when_not_qualified is AnteNotQualified.PAYS,
        before_the_flop=table.rules.play_multiples(Street.PREFLOP),
        fold=frozenset(table.rules.fold),
        both=table.rules.hole_cards_used is HoleCardsUsed.BOTH,
    )


def _per_ante(pay: Odds | Fixed) -> Fraction:
    if isinstance(pay, Odds):
        return Fraction(pay.pays, pay.per)
    return Fraction(0 if pay is Fixed.PUSH else -1)
