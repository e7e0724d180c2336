"""What can be done in a drill besides deciding, and with which key. No pygame."""

from __future__ import annotations

from enum import StrEnum

from uth.ui.keys import Key


class Move(StrEnum):
    """What can be done; the value is the intent of its button."""

    ON = "on"
    """To the next hand, and after the last to the report."""
    WHY = "why"
    """The explanation, or away with it."""
    CHART = "chart"
    """The chart of the table, after a starting hand."""
    TRY = "try"
    """The same question again, after it was explained."""
    LEAVE = "leave"


KEYS: dict[Move, tuple[Key, ...]] = {
    Move.ON: (Key.SPACE, Key.ENTER, Key.RIGHT),
    Move.WHY: (Key.W,),
    Move.CHART: (Key.H,),
    Move.TRY: (Key.R,),
    Move.LEAVE: (Key.ESCAPE,),
}
"""The keys of each, the one of its cap first."""


def move_of(key: Key) -> Move | None:
    """Return what a key does, None for nothing."""
    return next((move for move, keys in KEYS.items() if key in keys), None)
