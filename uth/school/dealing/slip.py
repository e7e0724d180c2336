"""One thing that went wrong in dealing, before it is put into words."""

from __future__ import annotations

from dataclasses import dataclass

from uth.game.model import To
from uth.profile import Call, Fault, Ruling
from uth.school.dealing.acts import FoldedTo, Protection
from uth.school.findings import Mistake

_ONCE_A_ROUND = frozenset({Mistake.DEAL_ORDER, Mistake.PACKET_SIZE, Mistake.ASK_ORDER})


@dataclass(frozen=True, slots=True)
class Slip:
    """What is wrong, and what the sentence about it needs to know.

    :ivar box: 0 where it is about none, or about the dealer's place.
    :ivar other: the box that should have come first, or where something was.
    :ivar to: where cards went, where that was no box; *other_to*: where they should have gone first.
    :ivar cards: how many cards were dealt, cut or counted.
    :ivar due: how many should have been counted.
    :ivar folded: where folded cards should have gone.
    :ivar call: what was said; *right*: what is said then.
    :ivar fault: what had gone wrong at the table; *ruling*: how that was said to be ruled.
    :ivar event: what was done to the house, or said to be.
    """

    mistake: Mistake
    box: int = 0
    other: int = 0
    cards: int = 0
    to: To | None = None
    other_to: To | None = None
    due: int = 0
    folded: FoldedTo | None = None
    call: Call | None = None
    right: Call | None = None
    fault: Fault | None = None
    ruling: Ruling | None = None
    event: Protection | None = None

    @property
    def same(self) -> tuple[object, ...]:
        """What makes it the same mistake as another: it is found once."""
        if self.mistake in _ONCE_A_ROUND:
            return (self.mistake,)
        return (self.mistake, self.box, self.to, self.right, self.fault, self.event)
