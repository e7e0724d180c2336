"""What can be heard of the film."""

from __future__ import annotations

from collections.abc import Iterable

from uth.ui.lay import Bring, Change, Put, Send, Take, Turn
from uth.ui.sound import Cue


def heard(begun: Iterable[Change]) -> tuple[Cue, ...]:
    """Return the sounds of what has just begun to move, each once."""
    cues = []
    for change in begun:
        if isinstance(change, Bring | Turn | Send):
            cues.append(Cue.CARD)
        elif isinstance(change, Put | Take):
            cues.append(Cue.CHIP)
    return tuple(dict.fromkeys(cues))
