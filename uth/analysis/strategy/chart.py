"""The best play of a table as a chart of the 169 starting hands, and its rules for the later streets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from uth.analysis.solution import HandValue, starting_hands
from uth.analysis.strategy.notation import format_hands
from uth.game.model import Choice

RANKS = 13


@dataclass(frozen=True, slots=True)
class Square:
    """A starting hand on the chart."""

    name: str
    best: Choice
    margin: Fraction
    """What the best raise is worth more than a check, in Antes: below 0 where a check is better."""


def squares(hands: Sequence[HandValue]) -> tuple[tuple[Square, ...], ...]:
    """Return the chart: aces first, suited hands right above the pairs, offsuit hands left below."""
    return tuple(tuple(_square(hands[_place(row, column)]) for column in range(RANKS)) for row in range(RANKS))


def _square(value: HandValue) -> Square:
    raised = max(worth for choice, worth in value.values.items() if choice.multiple)
    return Square(value.hand.name, value.best, raised - value.values[Choice.CHECK])


def hand_at(row: int, column: int) -> str:
    """Return the starting hand of a square: rows and columns count from 0, the ace's."""
    return starting_hands()[_place(row, column)].name


def _place(row: int, column: int) -> int:
    """The place among the starting hands of a square: columns and rows go from the ace down."""
    high, low = RANKS - 1 - min(row, column), RANKS - 1 - max(row, column)
    if high == low:
        return high
    return (13 if column > row else 91) + high * (high - 1) // 2 + low


def hands_by_raise(hands: Sequence[HandValue]) -> dict[Choice, str]:
    """Return the starting hands of each raise that is best with some of them, as players write them."""
    places = {
        choice: frozenset(place for place, value in enumerate(hands) if value.best is choice)
        for choice in reversed(Choice)
        if choice.multiple
    }
    return {choice: format_hands(some) for choice, some in places.items() if some}
