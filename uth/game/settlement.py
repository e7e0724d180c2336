"""What came of a round, as data: a line for each bet of each box. Amounts are in minor units of the currency.

``settle`` makes these records; the screen plays them as a film afterwards, and disputes are answered from them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from uth.hands import Category, Hand
from uth.paytable import Odds
from uth.table import Bet


class Result(StrEnum):
    """How a box came out against the dealer."""

    WIN = "win"
    LOSE = "lose"
    TIE = "tie"
    FOLD = "fold"


class BetResult(StrEnum):
    """What became of one bet; ``none`` where there was no stake."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    NONE = "none"


class Why(StrEnum):
    """Why a bet came out as it did."""

    NO_BET = "no bet"
    BEATS_DEALER = "beats the dealer"
    LOSES_TO_DEALER = "loses to the dealer"
    TIES_DEALER = "ties the dealer"
    FOLDED = "folded"
    NOT_QUALIFIED_PUSHES = "dealer not qualified, pushes"
    NOT_QUALIFIED_PAYS = "dealer not qualified, pays"
    PAYTABLE_PAYS = "paytable pays"
    PAYTABLE_PUSHES = "paytable pushes"
    PAYTABLE_LOSES = "paytable loses"
    LOST_HAND_PAYS = "lost hand pays"
    LOST_HAND_PUSHES = "lost hand pushes"
    LOST_WITH_FOLD = "lost with the fold"
    MUST_WIN = "must beat the dealer"
    MUST_WIN_TIE_PUSHES = "must beat the dealer, a tie pushes"
    MUST_WIN_ELSE_PUSHES = "must beat the dealer, else pushes"


@dataclass(frozen=True, slots=True)
class Line:
    """What became of one bet of one box."""

    box: int
    bet: Bet
    stake: int
    result: BetResult
    why: Why
    hand: Category | None = None
    """The hand whose paytable line decided, where one did."""
    odds: Odds | None = None
    uncapped: int = 0
    """The win after rounding and before the payout cap."""
    paid: int = 0
    """The win."""

    @property
    def returned(self) -> int:
        """What goes back to the owner: stake and win."""
        return self.stake + self.paid if self.result in (BetResult.WIN, BetResult.PUSH) else 0

    @property
    def net(self) -> int:
        """What the bet changed the owner's funds by, since before it was made."""
        return self.returned - self.stake


@dataclass(frozen=True, slots=True)
class BoxSettlement:
    """One box, settled: its best hand and a line for each of the four bets, in the order of :class:`Bet`."""

    box: int
    owner: str
    hand: Hand
    result: Result
    lines: tuple[Line, ...]

    def line(self, bet: Bet) -> Line:
        """Return the line of that bet."""
        return next(line for line in self.lines if line.bet is bet)

    @property
    def staked(self) -> int:
        """Everything that lay on the box."""
        return sum(line.stake for line in self.lines)

    @property
    def returned(self) -> int:
        """Everything that goes back to the owner."""
        return sum(line.returned for line in self.lines)

    @property
    def net(self) -> int:
        """What the box won or lost."""
        return self.returned - self.staked


@dataclass(frozen=True, slots=True)
class Settlement:
    """A whole round, settled; the boxes in the table's order of settlement."""

    dealer: Hand
    qualifies: bool
    boxes: tuple[BoxSettlement, ...]

    def box(self, number: int) -> BoxSettlement:
        """Return the settlement of that box."""
        return next(settled for settled in self.boxes if settled.box == number)

    @property
    def net(self) -> int:
        """What all boxes together won; the house won the negative."""
        return sum(settled.net for settled in self.boxes)
