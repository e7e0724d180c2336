"""What a trainee does at a table that is settled, as data: recorded with its time, written and read as JSON.

A round is marked from these acts and from nothing else, so that a report can be worked out again from a record.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from typing import Any

from uth.errors import UthError
from uth.hands import Category
from uth.i18n import gettext as _
from uth.school.exercise import CutOut
from uth.table import Bet


class ActError(UthError):
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

_NAMES: dict[str, type[Act]] = {
    "call dealer": CallDealer, "open hand": OpenHand, "call hand": CallHand, "take": Take, "push": Push, "pay": Pay,
    "take back": TakeBack, "give back": GiveBack, "clear box": ClearBox, "clear house": ClearHouse,
    "call fill": CallFill, "call floor": CallFloor, "finish": Finish,
}  # fmt: skip
_WORDS = {made: name for name, made in _NAMES.items()}


def word_of(act: Act) -> str:
    """Return the contract word of an act: ``call hand``."""
    return _WORDS[type(act)]


def to_json(acts: Iterable[Timed]) -> str:
    """Return the acts as JSON: ``[{"act": "take", "at": 1200, "box": 3, "bet": "play"}, ...]``."""
    return json.dumps([_written(each) for each in acts], separators=(",", ":"))


def _written(timed: Timed) -> dict[str, object]:
    act = timed.act
    return {"act": word_of(act), "at": timed.at} | {each.name: getattr(act, each.name) for each in fields(act)}


def from_json(text: str) -> tuple[Timed, ...]:
    """Return the acts that :func:`to_json` wrote.

    :raises ActError: if the text is no such record; it says which act is not.
    """
    try:
        found = json.loads(text)
    except ValueError as error:
        raise ActError(_("not a record of acts: {error}").format(error=error)) from error
    if not isinstance(found, list):
        raise ActError(_("not a record of acts: expected a list"))
    return tuple(_numbered(number, each) for number, each in enumerate(found, start=1))


def _numbered(number: int, record: Any) -> Timed:
    try:
        return _read(record)
    except (KeyError, TypeError, ValueError) as error:
        sentence = _("act {number} of the record cannot be read: {error}")
        raise ActError(sentence.format(number=number, error=error)) from error


def _read(record: Any) -> Timed:
    values = dict(record)
    made, at = _NAMES[values.pop("act")], _whole(values.pop("at"))
    return Timed(made(**{name: _READERS[name](value) for name, value in values.items()}), at)


def _whole(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ValueError(f"expected a whole number, got {value!r}")
    return value


def _said(value: Any) -> bool | None:
    if value is not None and type(value) is not bool:
        raise ValueError(f"expected true, false or null, got {value!r}")
    return value


def _chips(value: Any) -> CutOut:
    return tuple((_whole(chip), _whole(count)) for chip, count in value)


_READERS: dict[str, Callable[[Any], Any]] = {
    "box": _whole, "hand": Category, "qualifies": _said, "bet": Bet, "chips": _chips,
}  # fmt: skip
