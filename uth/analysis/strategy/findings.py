"""What is found of how a table is played, as plain records that can be read without the kernels."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from uth.cards import Card
from uth.game.model import Choice
from uth.table import Street


class Kind(StrEnum):
    """What a hand is on the flop or the river, as far as mistakes are told apart."""

    OWN_TWO_PAIR = "two pair or better with a hole card"
    BOARD_TWO_PAIR = "two pair or better on the board alone"
    OWN_PAIR = "pair with a hole card"
    FLUSH_DRAW = "four to a flush"
    STRAIGHT_DRAW = "four to a straight, open ended"
    BOARD_PAIR = "pair on the board alone"
    HIGH_CARD = "high card"


@dataclass(frozen=True, slots=True)
class Tendency:
    """One kind of hand that comes to a street undecided."""

    street: Street
    kind: Kind
    choice: Choice
    """How such a hand plays there: 2x on the flop, 1x on the river."""
    share: Fraction
    """Of all such hands, how many play."""
    frequency: Fraction
    """How often such a hand comes up, of all rounds."""


class Example(NamedTuple):
    """Two hole cards and a board."""

    hole: tuple[Card, ...]
    board: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Mistake:
    """One kind of mistake."""

    street: Street
    hand: str
    """The starting hand, or the :class:`Kind` of hand."""
    chosen: Choice
    best: Choice
    frequency: Fraction
    """How often it is made, of all rounds."""
    cost: Fraction
    """What it costs in a round on average, in Antes: how often times what it costs each time."""
    example: Example | None = None
