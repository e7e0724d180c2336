"""Paytables as frozen values: what each hand is paid, as exact odds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from uth.chips import Rounding, round_to
from uth.hands import Category

MOST_TO_ONE = 10_000
"""No odds of a table pay more to 1."""


class Odds(NamedTuple):
    """What a bet wins for each unit staked, as an exact pair: ``Odds(3, 2)`` is 3 to 2."""

    pays: int
    per: int = 1

    def __str__(self) -> str:
        return f"{self.pays} to {self.per}"

    def win(self, stake: int, step: int, rounding: Rounding) -> int:
        """Return the win on *stake*, both in minor units, as a multiple of *step*."""
        return round_to(stake * self.pays, self.per, step, rounding)


class Fixed(StrEnum):
    """What a paytable line says when it gives no odds."""

    PUSH = "push"
    LOSE = "lose"
    SAME_AS_STRAIGHT_FLUSH = "same as straight flush"


Pay = Odds | Fixed
EVEN = Odds(1, 1)
ROYAL_FIRST: tuple[Category, ...] = tuple(reversed(Category))
"""The categories as a sign lists them."""


@dataclass(frozen=True, slots=True)
class Paytable:
    """The lines of a sign, highest hand first; hands below the lowest line get *below*."""

    lines: tuple[tuple[Category, Pay], ...]
    below: Fixed

    def pay(self, category: Category) -> Odds | Fixed:
        """Return the odds, or push or lose, for a hand of that category."""
        lines = dict(self.lines)
        pay = lines.get(category, self.below)
        return lines.get(Category.STRAIGHT_FLUSH, self.below) if pay is Fixed.SAME_AS_STRAIGHT_FLUSH else pay

    @property
    def lowest(self) -> Category:
        """The lowest hand that has a line of its own."""
        return self.lines[-1][0]
