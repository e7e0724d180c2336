"""What has gone wrong in a round and is not answered yet, and what comes of the answer.

Whatever it is, the dealer stops, protects the cards and calls the floor (rules.md 12.2); the floor rules as the profile
does, and where that is silent as rules.md proposes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from uth.cards import Card
from uth.profile import Fault, Profile, Ruling
from uth.school.dealing.acts import Protection
from uth.school.house import House
from uth.table import Community
from uth.train.felt.model import Place


class Outcome(StrEnum):
    """How a round goes on after a ruling. The values are contract words."""

    GO_ON = "go on"
    """What lay wrong lies right again."""
    REPLACE = "replace the card"
    TAKE_BACK = "cards taken back into the deck"
    STANDS = "bet stands as it lies"
    CARD_OFF = "card off the deck"
    REDEAL = "reshuffle and redeal"
    VOID = "round void"
    HAND_OUT = "hand out of the round"


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something wrong that waits for its answer.

    :ivar box: where; 0 for the dealer's place or the deck.
    :ivar other: a neighbour that has part in it.
    :ivar own: whether the dealer has brought it about.
    :ivar cards: the cards that have come off the deck with it, and where they lie; the dealer's own lie astray at once.
    :ivar stopped: whether the game was stopped; *protected*: whether the cards were covered.
    """

    fault: Fault
    box: int = 0
    other: int = 0
    own: bool = False
    stopped: bool = False
    protected: bool = False
    cards: tuple[tuple[Place, Card], ...] = ()


@dataclass(frozen=True, slots=True)
class Watch:
    """Something that is done to the house and has not been seen yet; *other*: a neighbour who has part in it."""

    event: Protection
    box: int
    other: int = 0


BETS = frozenset({
    Fault.UNEQUAL, Fault.LATE_BET, Fault.WRONG_MULTIPLE, Fault.SHORT_PLAY, Fault.NOT_SEATED, Fault.FOREIGN_CHIP,
    Fault.VERBAL_BET,
})  # fmt: skip
"""A bet that may not lie as it does: whoever passes over it has accepted it."""
PLAYED = frozenset({Fault.WRONG_MULTIPLE, Fault.SHORT_PLAY})
"""A Play bet lies there, of a size that it may not have: its player has played (rules.md 12.2, I21)."""
BEFORE_THE_DEAL = frozenset({Fault.UNEQUAL, Fault.LATE_BET, Fault.NOT_SEATED, Fault.FOREIGN_CHIP})
"""Bets that may wait until the first card for their answer."""
CORRECTED = frozenset({Ruling.CORRECT_BEFORE_DEAL, Ruling.CORRECT_BEFORE_STREET})


def dealer_corrects(profile: Profile, fault: Fault) -> bool:
    """Return whether the house lets its dealer have the player put a bet right."""
    return fault in BETS and profile.ruling(fault) in CORRECTED


def dealer_refuses(profile: Profile, fault: Fault) -> bool:
    """Return whether the house lets its dealer push a bet back."""
    return fault in BETS and profile.ruling(fault) is Ruling.REFUSED


_BY_RULING: Mapping[Ruling, Outcome] = {
    Ruling.RESHUFFLE: Outcome.REDEAL,
    Ruling.VOID: Outcome.VOID,
    Ruling.REPLACE: Outcome.REPLACE,
    Ruling.HAND_DEAD: Outcome.HAND_OUT,
    Ruling.STANDS: Outcome.STANDS,
    Ruling.BACK_WITH_BURN: Outcome.TAKE_BACK,
    Ruling.BACK_BURN_STAYS: Outcome.TAKE_BACK,
}
_OPEN_RULINGS = frozenset({Ruling.FLOOR_DECIDES, Ruling.FORBIDDEN, Ruling.REMOVED, Ruling.REPORT})
_PROPOSED: Mapping[Fault, Outcome] = {
    Fault.PLAYER_CARD_EXPOSED: Outcome.REDEAL,
    Fault.PLAYER_CARDS_EXPOSED: Outcome.REDEAL,
    Fault.DEALER_CARD_EXPOSED: Outcome.VOID,
    Fault.COUNT_BEFORE_ACTION: Outcome.REDEAL,
    Fault.COUNT_AFTER_ACTION: Outcome.VOID,
    Fault.COUNT_OF_DEALER: Outcome.VOID,
    Fault.FACE_UP_IN_DECK: Outcome.REDEAL,
    Fault.FLOP_WRONG: Outcome.TAKE_BACK,
    Fault.OUTSIDE_LIMITS: Outcome.STANDS,
    Fault.LOOKED_EARLY: Outcome.HAND_OUT,
    Fault.LOOKED_AT_SECOND: Outcome.HAND_OUT,
    Fault.CARDS_BELOW: Outcome.HAND_OUT,
    Fault.DECK_FOUL: Outcome.VOID,
    Fault.JAM: Outcome.REDEAL,
}
"""What rules.md 12.2 and 12.4 propose, last column, where it is not simply to go on."""


def outcome_of(house: House, fault: Fault) -> Outcome:
    """Return how the round goes on after the floor has ruled."""
    ruling, by_street = house.profile.ruling(fault), house.table.procedure.community is Community.BY_STREET
    if fault is Fault.LAST_CARDS_EARLY and ruling in (Ruling.SET_ASIDE, *_OPEN_RULINGS):
        # The next card plays; where all five lie there already there is no next one, and the round is void.
        return Outcome.TAKE_BACK if by_street or ruling is Ruling.SET_ASIDE else Outcome.VOID
    if fault is Fault.FACE_UP_IN_DECK and ruling in (Ruling.BURN_IT, Ruling.SET_ASIDE):
        return Outcome.CARD_OFF
    if ruling in _OPEN_RULINGS:
        return _PROPOSED.get(fault, Outcome.GO_ON)
    return _BY_RULING.get(ruling, Outcome.GO_ON)
