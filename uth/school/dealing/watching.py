"""What goes wrong in a round and what is done to the house, in words: as a trainee sees it."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.school.dealing.acts import Protection
from uth.school.dealing.trouble import Trouble
from uth.words.faults import scene_words


def trouble_words(trouble: Trouble) -> str:
    """Return what has gone wrong, as it can be seen; of the dealer's own doing nothing is said."""
    return "" if trouble.own else scene_words(trouble.fault, trouble.box, trouble.other)


def event_words(event: Protection) -> str:
    """Return the name of what is done to the house."""
    return _(_NAMES[event])


def seen_words(event: Protection, box: int, other: int) -> str:
    """Return what is done, as it can be seen. *box*: where; *other*: a neighbour's number."""
    return _(_SEEN[event]).format(box=box, other=other)


_NAMES = {
    Protection.CAPPED_TRIPS: "a chip added to Trips",
    Protection.CAPPED_BLIND: "a chip added to Blind",
    Protection.PINCHED_ANTE: "a chip taken off the Ante",
    Protection.LATE_PLAY: "a late Play bet",
    Protection.CARD_SWITCH: "cards exchanged between neighbours",
    Protection.PEEK: "a look at somebody else's cards",
    Protection.FLASHED_PACKET: "a packet that shows its face",
}
_SEEN = {
    Protection.CAPPED_TRIPS: "With the flop open box {box} has a chip more on Trips than before the deal.",
    Protection.CAPPED_BLIND: "With the flop open box {box} has a chip more on Blind than before the deal.",
    Protection.PINCHED_ANTE: "Your hand is open, and box {box}, which loses, has a chip less on the Ante.",
    Protection.LATE_PLAY: "The last cards are open, and on box {box} lies a Play bet that was not there before.",
    Protection.CARD_SWITCH: "The players of boxes {box} and {other} exchange a card.",
    Protection.PEEK: "The player of box {box} looks at the cards of box {other}.",
    Protection.FLASHED_PACKET: "Your own packet shows its face to the players as it is dealt.",
}
