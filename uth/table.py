"""A table as frozen values: paytables, rules, limits, chips and procedure.

One :class:`Table` is one file of ``paytables/``; ``config`` reads and writes it. The defaults here are the one place
where the value of a key that a file leaves out is written down.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from uth.chips import Chip, Currency, PayWith, Rounding
from uth.paytable import Paytable


class Street(StrEnum):
    """The three moments of decision. There is none between flop and river: the last two cards come together."""

    PREFLOP = "preflop"
    FLOP = "flop"
    RIVER = "river"


class Qualify(StrEnum):
    """What the dealer needs to qualify."""

    PAIR = "pair"
    ALWAYS = "always"


class AnteNotQualified(StrEnum):
    """The Ante when the dealer does not qualify: pushes, or pays 1 to 1 whoever is higher (folds excepted)."""

    PUSH = "push"
    PAYS = "pays"


class TripsAfterFold(StrEnum):
    """Whether a Trips bet outlives a fold (Philadelphia, Maryland) or is lost with it (Oxford FL, Baden)."""

    LIVE = "live"
    LOST = "lost"


class TripsAgainstDealer(StrEnum):
    """Whether Trips needs the hand to win. Sources: the Florida racetracks and Isle Casino pages (rules.md 4.3)."""

    INDEPENDENT = "independent"
    MUST_WIN = "must win"
    MUST_WIN_OR_PUSH = "must win or push"


class HoleCardsUsed(StrEnum):
    """Best five of seven, or both hole cards and exactly three of the board (Auckland)."""

    ANY = "any"
    BOTH = "both"


class CapPer(StrEnum):
    """Whose winning bets share one payout cap."""

    BOX = "box"
    PLAYER = "player"
    TABLE = "table"


class ShuffleBy(StrEnum):
    """Who shuffles."""

    MACHINE = "machine"
    HAND = "hand"


class CutBy(StrEnum):
    """Who cuts the deck, if anybody."""

    NONE = "none"
    PLAYER = "player"
    DEALER = "dealer"


class CutRefused(StrEnum):
    """Who cuts when the player that was asked declines."""

    NEXT_PLAYER = "next player"
    DEALER = "dealer"


class Community(StrEnum):
    """When the five community cards leave the deck."""

    FIVE_FIRST = "five first"
    BY_STREET = "by street"
    FIVE_AFTER_HOUSE = "five after house"


class Burn(StrEnum):
    """Where a card may be burned."""

    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"


class Look(StrEnum):
    """When players may look at their cards."""

    AFTER_PACKET = "after packet"
    AFTER_DEAL = "after deal"


class Decisions(StrEnum):
    """Whether the boxes act in order or as they like."""

    IN_TURN = "in turn"
    FREE = "free"


class FoldedWithSideBet(StrEnum):
    """Where a folded hand with a live side bet waits: face down under the bet, or in the rack."""

    KEEP = "keep"
    RACK = "rack"


class SettleFrom(StrEnum):
    """The order of settlement, as the dealer sees it; the dealer's right is the last box dealt."""

    RIGHT_TO_LEFT = "right to left"
    LEFT_TO_RIGHT = "left to right"


class Bet(StrEnum):
    """The bets of a box. The values are contract words."""

    ANTE = "ante"
    BLIND = "blind"
    PLAY = "play"
    TRIPS = "trips"


@dataclass(frozen=True, slots=True)
class Rules:
    """House rules; the names are those of the table file with underscores."""

    boxes: int = 6
    boxes_per_player: int = 1
    dark_boxes: int = 0
    dark_play: tuple[int, ...] = (1, 2, 3, 4)
    trips_on_dark: bool = True
    before_the_flop: tuple[int, ...] = (3, 4)
    fold: tuple[Street, ...] = (Street.RIVER,)
    dealer_qualifies: Qualify = Qualify.PAIR
    ante_when_not_qualified: AnteNotQualified = AnteNotQualified.PUSH
    trips_after_fold: TripsAfterFold = TripsAfterFold.LIVE
    trips_against_dealer: TripsAgainstDealer = TripsAgainstDealer.INDEPENDENT
    hole_cards_used: HoleCardsUsed = HoleCardsUsed.ANY

    def play_multiples(self, street: Street) -> tuple[int, ...]:
        """Return the multiples of the Ante that may be played on that street, lowest first."""
        return {Street.PREFLOP: tuple(sorted(self.before_the_flop)), Street.FLOP: (2,), Street.RIVER: (1,)}[street]


@dataclass(frozen=True, slots=True)
class Limit:
    """A stake is legal when least <= stake <= most and it is a multiple of the step, counted from 0; minor units."""

    least: int
    most: int
    step: int

    def allows(self, stake: int) -> bool:
        """Return whether the stake is within the limits and on the step."""
        return self.least <= stake <= self.most and stake % self.step == 0


@dataclass(frozen=True, slots=True)
class Cap:
    """The most that the winning bets of a round pay, in minor units, stakes excluded."""

    amount: int
    per: CapPer


@dataclass(frozen=True, slots=True)
class Limits:
    """Stake limits of Ante and Trips, and the payout cap if there is one."""

    ante: Limit
    trips: Limit
    payout_cap: Cap | None = None


def default_limits(money: Currency) -> Limits:
    """Return the limits of a table whose file names none: Ante 5 to 500 by 5, Trips 1 to 100 by 1."""
    unit = money.unit
    return Limits(Limit(5 * unit, 500 * unit, 5 * unit), Limit(unit, 100 * unit, unit))


@dataclass(frozen=True, slots=True)
class OrderInBox:
    """In which order the bets of one box are taken and paid."""

    take: tuple[Bet, ...] = (Bet.PLAY, Bet.ANTE, Bet.BLIND, Bet.TRIPS)
    pay: tuple[Bet, ...] = (Bet.ANTE, Bet.BLIND, Bet.PLAY, Bet.TRIPS)


@dataclass(frozen=True, slots=True)
class Procedure:
    """How this house deals; the names are those of the table file with underscores."""

    shuffle: ShuffleBy = ShuffleBy.MACHINE
    cut: CutBy = CutBy.NONE
    cut_at_least: int = 10
    cut_refused: CutRefused = CutRefused.DEALER
    packet: int = 2
    community: Community = Community.FIVE_FIRST
    burn: tuple[Burn, ...] = ()
    look: Look = Look.AFTER_PACKET
    decisions: Decisions = Decisions.IN_TURN
    folded_with_side_bet: FoldedWithSideBet = FoldedWithSideBet.KEEP
    settle: SettleFrom = SettleFrom.RIGHT_TO_LEFT
    order_in_box: OrderInBox = OrderInBox()
    take_before_pay: bool = False
    count_stub_every: int = 5
    faults: str = "US"


@dataclass(frozen=True, slots=True)
class Table:
    """One table as a casino would approve it."""

    name: str
    currency: Currency
    blind: Paytable
    trips: Paytable | None
    limits: Limits
    chips: tuple[Chip, ...]
    """Lowest value first."""
    smallest_chip: int
    """The least the table pays, in minor units."""
    rounding: Rounding = Rounding.DOWN
    blind_lost: Paytable | None = None
    """What the Blind is paid when the hand loses, if anything; never after a fold or on a tie."""
    pay_with: PayWith = PayWith.FEWEST_CHIPS
    float: tuple[tuple[int, int], ...] = ()
    """Chips in the rack when it opens: (chip value in minor units, how many)."""
    rules: Rules = Rules()
    procedure: Procedure = Procedure()
    revision: str = ""
    effective: str = ""
    jurisdiction: str = ""
    approved_by: str = ""
    sources: tuple[str, ...] = ()

    def settlement_order(self, boxes: tuple[int, ...]) -> tuple[int, ...]:
        """Return box numbers in the order in which they are settled; box 1 is at the dealer's left."""
        return tuple(sorted(boxes, reverse=self.procedure.settle is SettleFrom.RIGHT_TO_LEFT))
