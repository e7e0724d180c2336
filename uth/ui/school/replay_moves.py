"""What can be done while a dealt or settled round is shown again, and with which key. No pygame."""

from __future__ import annotations

from enum import StrEnum

from uth.ui.keys import Key


class Move(StrEnum):
    """What can be done; the value is the intent of its button."""

    BACK = "step back"
    PLAY = "play"
    """Let the round go on by itself, or stop it."""
    ON = "step on"
    MARK_BEFORE = "fault before"
    MARK_AFTER = "next fault"
    PART_BEFORE = "part before"
    PART_AFTER = "next part"
    START = "start"
    END = "end"
    VIEW = "view"
    RATE = "speed"
    HELP = "help"
    CLOSE = "close"


JUMPS = frozenset(set(Move) - {Move.PLAY, Move.VIEW, Move.RATE, Move.HELP, Move.CLOSE})
"""Those that lead to another moment, and end the round's going on by itself."""

KEYS: dict[Move, tuple[Key, ...]] = {
    Move.PLAY: (Key.SPACE, Key.ENTER),
    Move.BACK: (Key.LEFT,),
    Move.ON: (Key.RIGHT,),
    Move.MARK_BEFORE: (Key.B,),
    Move.MARK_AFTER: (Key.N,),
    Move.PART_BEFORE: (Key.COMMA,),
    Move.PART_AFTER: (Key.PERIOD,),
    Move.START: (Key.HOME,),
    Move.END: (Key.END,),
    Move.VIEW: (Key.V,),
    Move.RATE: (Key.S,),
    Move.HELP: (Key.H, Key.SLASH),
    Move.CLOSE: (Key.ESCAPE,),
}
"""The keys of each, the one of its cap first."""

SCROLLS: dict[Key, int] = {Key.UP: 1, Key.DOWN: -1, Key.PAGE_UP: 4, Key.PAGE_DOWN: -4}
"""Keys that read on beside the table, and by how many notches they go back."""


def move_of(key: Key) -> Move | None:
    """Return what a key does, None for nothing."""
    return next((move for move, keys in KEYS.items() if key in keys), None)
