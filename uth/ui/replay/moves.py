"""What can be done in a replay, and with which key. No pygame."""

from __future__ import annotations

from enum import StrEnum

from uth.ui.keys import Key


class Move(StrEnum):
    """What can be done in a replay; the value is the intent of its button."""

    START = "start"
    BACK = "step back"
    WATCH = "watch"
    """Let the round go on by itself, or stop it."""
    ON = "step on"
    END = "end"
    EARLIER = "earlier round"
    LATER = "later round"
    WHY = "why"
    SPEED = "speed"
    CLOSE = "close"


STEPS = frozenset({Move.START, Move.BACK, Move.ON, Move.END, Move.EARLIER, Move.LATER})
"""Those that lead to another moment, and end the round's going on by itself."""

KEYS: dict[Move, tuple[Key, ...]] = {
    Move.WATCH: (Key.SPACE, Key.ENTER),
    Move.BACK: (Key.LEFT,),
    Move.ON: (Key.RIGHT,),
    Move.START: (Key.HOME,),
    Move.END: (Key.END,),
    Move.EARLIER: (Key.P, Key.PAGE_DOWN),
    Move.LATER: (Key.N, Key.PAGE_UP),
    Move.WHY: (Key.W,),
    Move.SPEED: (Key.S,),
    Move.CLOSE: (Key.ESCAPE,),
}
"""The keys of each, the one of its cap first."""


def move_of(key: Key) -> Move | None:
    """Return what a key does in a replay, None for nothing."""
    return next((move for move, keys in KEYS.items() if key in keys), None)
