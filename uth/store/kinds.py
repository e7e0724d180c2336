"""What the values of a row may be: damage can put anything anywhere. A letter stands for each column.

``i`` a whole number, ``t`` a text, ``m`` a moment in milliseconds since 1970; ``?`` before a letter: that, or nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from uth.i18n import gettext as _
from uth.store.errors import Damaged

LATEST = 253_402_300_799_999
"""The last millisecond of the year 9999: no time is later."""
MOST = 2**53
"""No amount, number or key is larger: every program that reads JSON can take it."""
MOST_FUNDS = 5 * 10**11
"""With no more minor units does a round begin, and no more are bought.

All of them at the highest odds (``MOST_TO_ONE``), each win rounded up to whole chips, can still be booked.
"""


def moment(at: int) -> int:
    """Return a time that can be kept: the first or the last one for a clock that stands before 1970 or after 9999."""
    return min(max(at, 0), LATEST)


class Kind(StrEnum):
    """Why chips moved."""

    BOUGHT = "chips bought"
    TAKEN = "chips taken away"
    BETS = "bets"
    """Ante, Blind, side bets and the Play of dark boxes, when the bets are closed."""
    PLAY = "play"
    PAID = "paid"
    """What came back from a settled round: stakes and wins."""
    VOID = "void"
    """The stakes of a round that was not finished and does not count."""
    CARRIED = "carried over"
    """In place of entries that a damaged file has lost: leads to the next balance that can be read. May be zero."""


OF_A_ROUND = (Kind.BETS, Kind.PLAY, Kind.PAID, Kind.VOID)
"""What only rounds move."""


def fits(values: Sequence[object], kinds: str) -> bool:
    """Return whether there are as many values as kinds, each of its kind."""
    letters = iter(kinds)
    place = 0
    for letter in letters:
        may_lack = letter == "?"
        kind = next(letters) if may_lack else letter
        if place == len(values) or not (_is(values[place], kind) or (may_lack and values[place] is None)):
            return False
        place += 1
    return place == len(values)


def require(values: Sequence[object], kinds: str, what: str) -> None:
    """Refuse values that do not fit.

    :raises Damaged: which says *what* they should have been.
    """
    if not fits(values, kinds):
        raise Damaged(_("{what} is damaged: it cannot be {values!r:.200}").format(what=what, values=tuple(values)))


def _is(value: object, kind: str) -> bool:
    match kind:
        case "t":
            return isinstance(value, str)
        case "m":
            return isinstance(value, int) and 0 <= value <= LATEST
        case _:
            return isinstance(value, int) and -MOST <= value <= MOST
