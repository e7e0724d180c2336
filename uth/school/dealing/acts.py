"""What a dealer does in a round, as data: recorded with its time, written and read as JSON.

The settlement is done with the acts of :mod:`uth.school.settling.acts`. A round is marked from its acts and from
nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from uth.game.model import To
from uth.profile import Call, Ruling
from uth.school.record import Language, whole
from uth.school.settling import acts as settling
from uth.table import Street


class FoldedTo(StrEnum):
    """Where the cards of a hand that folded go. The values are contract words."""

    RACK = "rack"
    """To the discards."""
    UNDER_TRIPS = "under trips"
    """Face down under the side bet that outlives the fold."""


class Protection(StrEnum):
    """What is done to the house while the dealer is busy elsewhere (rules.md 12.5). The values are contract words."""

    CAPPED_TRIPS = "capped trips"
    """A chip more on Trips once the flop is seen."""
    CAPPED_BLIND = "capped blind"
    PINCHED_ANTE = "pinched ante"
    """A chip less on the Ante before it is lost."""
    LATE_PLAY = "late play"
    """A Play bet after the next cards are seen."""
    CARD_SWITCH = "card switch"
    """Between neighbours."""
    PEEK = "peek"
    """At cards that are not one's own."""
    FLASHED_PACKET = "flashed packet"
    """The dealer's own packet, seen as it is dealt."""


# --- before the deal


@dataclass(frozen=True, slots=True)
class OpenBetting:
    """Call for bets; *call*: what is said."""

    call: Call = Call.BETTING


@dataclass(frozen=True, slots=True)
class ScanBets:
    """Look over the bets of all boxes: places, amounts, Ante and Blind equal."""


@dataclass(frozen=True, slots=True)
class CloseBetting:
    """Call the end of betting; *call*: what is said."""

    call: Call = Call.CLOSE


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Shuffle the deck by hand."""


@dataclass(frozen=True, slots=True)
class LoadShuffler:
    """Take the deck out of the shuffler, and put the other one in."""


@dataclass(frozen=True, slots=True)
class OfferCut:
    """Offer the cut card to the player of a box, who cuts or declines."""

    box: int


@dataclass(frozen=True, slots=True)
class CutDeck:
    """Cut the deck oneself; *cards*: so many off the top."""

    cards: int


# --- cards


@dataclass(frozen=True, slots=True)
class DealPacket:
    """Deal cards off the deck to one place, face down; *box*: 0 except for a box."""

    to: To
    box: int
    count: int


@dataclass(frozen=True, slots=True)
class Burn:
    """Burn a card, unseen."""


@dataclass(frozen=True, slots=True)
class TurnBoard:
    """Turn the community cards of a street: three on the flop, two on the river."""

    street: Street


# --- the players


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask a box what it decides; *call*: what is said."""

    box: int
    call: Call


@dataclass(frozen=True, slots=True)
class Accept:
    """Accept the bet that a player has put down."""

    box: int


@dataclass(frozen=True, slots=True)
class Correct:
    """Have a player put a bet right."""

    box: int


@dataclass(frozen=True, slots=True)
class Refuse:
    """Push a bet back to the player."""

    box: int


@dataclass(frozen=True, slots=True)
class TakeFold:
    """Take the lost bets of a hand that folded, and lay its cards where they wait."""

    box: int
    where: FoldedTo


# --- the end


@dataclass(frozen=True, slots=True)
class CheckBets:
    """Check the bets of all boxes before the dealer's hand is opened."""


@dataclass(frozen=True, slots=True)
class OpenHouse:
    """Turn the dealer's cards. From here the acts are those of the settlement."""


@dataclass(frozen=True, slots=True)
class CountStub:
    """Count the cards that were not dealt, face down; *cards*: the count that is called."""

    cards: int


# --- when something goes wrong


@dataclass(frozen=True, slots=True)
class StopGame:
    """Stop the game: nobody touches anything."""


@dataclass(frozen=True, slots=True)
class ProtectCards:
    """Cover the cards and the deck, so that they stay as they lie."""


@dataclass(frozen=True, slots=True)
class NameRuling:
    """Say how the house rules on what has just gone wrong."""

    ruling: Ruling


@dataclass(frozen=True, slots=True)
class Report:
    """Say that somebody does what is not allowed, and call the floor."""

    box: int
    event: Protection


OfDealing = (
    OpenBetting | ScanBets | CloseBetting | Shuffle | LoadShuffler | OfferCut | CutDeck | DealPacket | Burn | TurnBoard
    | Ask | Accept | Correct | Refuse | TakeFold | CheckBets | OpenHouse | CountStub | StopGame | ProtectCards
    | NameRuling | Report
)  # fmt: skip
Act = OfDealing | settling.Act


@dataclass(frozen=True, slots=True)
class Timed:
    """An act, and when it was done: in milliseconds since the round began."""

    act: Act
    at: int = 0


# --- written and read

_NAMES: Mapping[str, type[Any]] = {
    "open betting": OpenBetting, "scan bets": ScanBets, "close betting": CloseBetting, "shuffle": Shuffle,
    "load shuffler": LoadShuffler, "offer cut": OfferCut, "cut deck": CutDeck, "deal packet": DealPacket, "burn": Burn,
    "turn board": TurnBoard, "ask": Ask, "accept": Accept, "correct": Correct, "refuse": Refuse,
    "take fold": TakeFold, "check bets": CheckBets, "open house": OpenHouse, "count stub": CountStub,
    "stop game": StopGame, "protect cards": ProtectCards, "name ruling": NameRuling, "report": Report,
}  # fmt: skip
_READERS: Mapping[str, Callable[[Any], Any]] = {
    "call": Call, "cards": whole, "count": whole, "to": To, "street": Street, "where": FoldedTo, "ruling": Ruling,
    "event": Protection,
}  # fmt: skip
_LANGUAGE = Language({**_NAMES, **settling.NAMES}, {**_READERS, **settling.READERS})
_WORDS = {made: name for name, made in (*_NAMES.items(), *settling.NAMES.items())}


def word_of(act: Act) -> str:
    """Return the contract word of an act: ``take fold``."""
    return _WORDS[type(act)]


def box_of(act: Act) -> int:
    """Return the box that an act is about; 0 for none."""
    return getattr(act, "box", 0)


def to_json(acts: Iterable[Timed]) -> str:
    """Return the acts as JSON: ``[{"act": "ask", "at": 21000, "box": 3, "call": "preflop"}, ...]``."""
    return _LANGUAGE.written((each.act, each.at) for each in acts)


def from_json(text: str) -> tuple[Timed, ...]:
    """Return the acts that :func:`to_json` wrote.

    :raises ActError: if the text is no such record; it says which act is not.
    """
    return tuple(Timed(act, at) for act, at in _LANGUAGE.read(text))
