"""What can be done to a round, and why it may be refused."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from uth.cards import Card
from uth.errors import UthError
from uth.game.model import Choice, Stakes


@dataclass(frozen=True, slots=True)
class PlaceBets:
    """Put Ante, Blind and side bets on a box, in place of what the same owner has there.

    *dark*: None for a seen box; for a dark one, how many Antes go on Play before the deal.
    """

    box: int
    owner: str
    stakes: Stakes
    dark: int | None = None


@dataclass(frozen=True, slots=True)
class ClearBets:
    """Take all bets of a box back."""

    box: int


@dataclass(frozen=True, slots=True)
class CloseBets:
    """No more bets: nothing is placed, raised or taken back after this."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Put *at* cards under the rest; *by* is the owner that is asked, or :data:`DEALER`."""

    by: str
    at: int


@dataclass(frozen=True, slots=True)
class DeclineCut:
    """The owner that is asked does not want to cut."""

    by: str


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the cards that come off the deck, one for each slot of ``engine.due``, in that order."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Decide:
    """A player's decision for one box."""

    box: int
    choice: Choice


Action = PlaceBets | ClearBets | CloseBets | Cut | DeclineCut | Deal | Decide


class Reason(StrEnum):
    """Why an action is not legal."""

    NOT_NOW = "not now"
    NO_SUCH_BOX = "no such box"
    BOX_TAKEN = "box taken"
    BOX_NOT_OPEN = "box not open"
    TOO_MANY_BOXES = "too many boxes"
    SECOND_SEEN_BOX = "second seen box"
    TOO_MANY_DARK = "too many dark boxes"
    NO_DARK_BOXES = "no dark boxes"
    DARK_MULTIPLE = "dark multiple"
    NAME_RESERVED = "name reserved"
    ANTE_MISSING = "ante missing"
    ANTE_LIMITS = "ante limits"
    BLIND_NOT_EQUAL = "blind not equal"
    PLAY_TOO_EARLY = "play too early"
    NO_TRIPS = "no trips"
    TRIPS_LIMITS = "trips limits"
    TRIPS_ON_DARK = "trips on dark"
    FUNDS = "funds"
    NO_BETS = "no bets"
    NOT_IN_TURN = "not in turn"
    ALREADY_DECIDED = "already decided"
    NOT_OFFERED = "not offered"
    CANNOT_AFFORD = "cannot afford"
    KEEPS_NO_1X = "keeps no 1x"
    NOT_THE_CUTTER = "not the cutter"
    CUT_SIZE = "cut size"
    CARD_COUNT = "card count"
    CARD_TWICE = "card twice"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with what a person needs to know about it, by name; amounts are in minor units."""

    reason: Reason
    details: tuple[tuple[str, int | str], ...] = ()

    @classmethod
    def of(cls, reason: Reason, **details: int | str) -> Refusal:
        """Return a refusal with those details."""
        return cls(reason, tuple(details.items()))


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that the table has at this moment: what it costs and, where it is not open, why not."""

    choice: Choice
    cost: int
    refusal: Refusal | None = None

    @property
    def open(self) -> bool:
        """Whether the choice may be taken now."""
        return self.refusal is None


class IllegalAction(UthError):
    """An action that the rules do not allow here; nothing has changed.

    *legal*: what is allowed instead: the open choices of the box in turn, in a decision.
    """

    def __init__(self, refusal: Refusal, legal: Iterable[Choice] = ()) -> None:
        self.refusal = refusal
        self.legal = tuple(legal)
        details = ", ".join(f"{name} {value}" for name, value in refusal.details)
        allowed = f"; legal: {', '.join(self.legal)}" if self.legal else ""
        super().__init__(f"{refusal.reason}{f' ({details})' if details else ''}{allowed}")
