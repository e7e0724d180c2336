"""What a trainee does at a table that is settled, as data: recorded with its time, written and read as JSON.

A round is marked from these acts and from nothing else, so that a report can be worked out again from a record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from uth.hands import Category
from uth.school import record
from uth.school.exercise import CutOut
from uth.school.record import Language, whole
from uth.table import Bet

ActError = record.ActError
"""An act that cannot be done at this table, or a record that is none."""


@dataclass(frozen=True, slots=True)
class CallDealer:
    """Call the dealer's hand, and whether it qualifies; None where that is not said."""

    hand: Category
    qualifies: bool | None = None


@dataclass(frozen=True, slots=True)
class OpenHand:
    """Turn the cards of a box that folded, for its side bet; from the discards where the house keeps them there."""

    box: int


@dataclass(frozen=True, slots=True)
class CallHand:
    """Read the hand of a box, and call it by name."""

    box: int
    hand: Category


@dataclass(frozen=True, slots=True)
class Take:
    """Take the whole of a bet into the rack."""

    box: int
    bet: Bet


@dataclass(frozen=True, slots=True)
class Push:
    """Say that a bet pushes: it stays where it lies."""

    box: int
    bet: Bet


@dataclass(frozen=True, slots=True)
class Pay:
    """Put chips from the rack beside a bet. Several in a row are one payment."""

    box: int
    bet: Bet
    chips: CutOut


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Put chips that were paid back into the rack."""

    box: int
    bet: Bet
    chips: CutOut


@dataclass(frozen=True, slots=True)
class GiveBack:
    """Put chips from the rack where a bet lay that was taken."""

    box: int
    bet: Bet
    chips: CutOut


@dataclass(frozen=True, slots=True)
class ClearBox:
    """Take the cards of a box to the discards."""

    box: int


@dataclass(frozen=True, slots=True)
class ClearHouse:
    """Take the dealer's cards and the board to the discards."""


@dataclass(frozen=True, slots=True)
class CallFill:
    """Call for chips, because the rack is short."""


@dataclass(frozen=True, slots=True)
class CallFloor:
    """Call the floor: from here until the box is cleared the floor stands by, and a mistake may be put right."""


@dataclass(frozen=True, slots=True)
class Finish:
    """Say that the round is over, whatever still lies on the table."""


Act = (
    CallDealer | OpenHand | CallHand | Take | Push | Pay | TakeBack | GiveBack | ClearBox | ClearHouse | CallFill
    | CallFloor | Finish
)  # fmt: skip
OfBet = Take | Push | Pay | TakeBack | GiveBack
"""The acts that are about one bet."""


@dataclass(frozen=True, slots=True)
class Timed:
    """An act, and when it was done: in milliseconds since the table was shown."""

    act: Act
    at: int = 0


# --- written and read

NAMES: dict[str, type[Act]] = {
    "call dealer": CallDealer, "open hand": OpenHand, "call hand": CallHand, "take": Take, "push": Push, "pay": Pay,
    "take back": TakeBack, "give back": GiveBack, "clear box": ClearBox, "clear house": ClearHouse,
    "call fill": CallFill, "call floor": CallFloor, "finish": Finish,
}  # fmt: skip
"""The acts by the names under which a record has them."""
_WORDS = {made: name for name, made in NAMES.items()}


def word_of(act: Act) -> str:
    """Return the contract word of an act: ``call hand``."""
    return _WORDS[type(act)]


def _said(value: Any) -> bool | None:
    if value is not None and type(value) is not bool:
        raise ValueError(f"expected true, false or null, got {value!r}")
    return value


def _chips(value: Any) -> CutOut:
    return tuple((whole(chip), whole(count)) for chip, count in value)


READERS: dict[str, Callable[[Any], Any]] = {
    "box": whole, "hand": Category, "qualifies": _said, "bet": Bet, "chips": _chips,
}  # fmt: skip
"""How the fields of the acts are read."""
_LANGUAGE = Language(NAMES, READERS)


def to_json(acts: Iterable[Timed]) -> str:
    """Return the acts as JSON: ``[{"act": "take", "at": 1200, "box": 3, "bet": "play"}, ...]``."""
    return _LANGUAGE.written((each.act, each.at) for each in acts)


def from_json(text: str) -> tuple[Timed, ...]:
    """Return the acts that :func:`to_json` wrote.

    :raises ActError: if the text is no such record; it says which act is not.
    """
    return tuple(Timed(act, at) for act, at in _LANGUAGE.read(text))
