"""What can be heard of the film. No pygame."""

from __future__ import annotations

from collections.abc import Iterable

from uth.ui.changes import Bring, Change, Cut, Join, Push, Put, Send, Shine, Shuffle, Take, Turn
from uth.ui.noises import Cue
from uth.ui.places import TRAY, Spot


def heard(begun: Iterable[Change]) -> tuple[Cue, ...]:
    """Return the sounds of what has just begun to move, each once."""
    return tuple(dict.fromkeys(cue for change in begun if (cue := _cue(change)) is not None))


def _cue(change: Change) -> Cue | None:
    match change:
        case Bring() | Turn() | Send():
            return Cue.CARD
        case Take(stack, to) if to == TRAY and stack.spot is Spot.PAYOUT:
            return Cue.WIN
        case Put() | Take() | Join() | Cut():
            return Cue.CHIP
        case Push():
            return Cue.PUSH
        case Shuffle():
            return Cue.SHUFFLE
        case Shine():
            return Cue.SELDOM
        case _:
            return None
