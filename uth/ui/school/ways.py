"""What can be done while a table is settled, besides choosing chips and hands, and the key of each. No pygame."""

from __future__ import annotations

from enum import StrEnum

from uth.ui.keys import Key
from uth.ui.school.deeds import Deed, Do


class Way(StrEnum):
    """The values are contract words."""

    TAKE = "take"
    PUSH = "push"
    PAY = "pay"
    """Begin to cut out chips."""
    CALL = "call hand"
    """Begin to call a hand."""
    FLOOR = "call floor"
    FILL = "call fill"
    OPEN = "open hand"
    CLEAR = "clear"
    BACK = "take back"
    OVER = "over"
    HINTS = "hints"
    LAY = "lay"
    RETURN = "return"
    """All chips in the hand into the rack."""
    LEAVE_OFF = "leave off"


WAYS: dict[Way, Key] = {
    Way.TAKE: Key.DIGIT_1,
    Way.PUSH: Key.DIGIT_2,
    Way.PAY: Key.DIGIT_3,
    Way.CALL: Key.DIGIT_4,
    Way.FLOOR: Key.DIGIT_5,
    Way.FILL: Key.F,
    Way.OPEN: Key.O,
    Way.CLEAR: Key.C,
    Way.BACK: Key.Z,
    Way.OVER: Key.E,
    Way.HINTS: Key.T,
    Way.LAY: Key.ENTER,
    Way.RETURN: Key.BACKSPACE,
    Way.LEAVE_OFF: Key.ESCAPE,
}
"""The key of each that its cap shows."""


def deed(way: Way) -> Deed:
    """Return a way as what a button or a choice of the panel stands for."""
    return Deed(Do.PICK, way.value)


def way_of(found: Deed) -> Way | None:
    """Return the way that a deed stands for, None for none."""
    return next((way for way in Way if found == deed(way)), None)
