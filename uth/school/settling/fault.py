"""One thing that went wrong in a settlement, before it is put into words."""

from __future__ import annotations

from dataclasses import dataclass

from uth.hands import Category
from uth.profile import StepKind as Kind
from uth.school.exercise import CutOut
from uth.school.findings import Mistake
from uth.table import Bet

_ONCE_A_ROUND = frozenset({
    Mistake.BOX_ORDER, Mistake.PAID_BEFORE_TAKING, Mistake.INCONSISTENT, Mistake.DEALER_NOT_CALLED,
    Mistake.HOUSE_CLEARED_EARLY,
})  # fmt: skip
_ONCE_A_BOX = frozenset({Mistake.PAID_UNREAD})


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, and what the sentence about it needs to know.

    :ivar box: 0 for the dealer's hand.
    :ivar done: how a bet was treated; None where the fault is no treatment of a bet.
    :ivar other: another box or bet that it is about: the one that should have come first.
    :ivar hand: the hand that was called.
    :ivar chips: the chips that were paid.
    """

    mistake: Mistake
    box: int = 0
    bet: Bet | None = None
    done: Kind | None = None
    other: int | Bet | None = None
    hand: Category | None = None
    chips: CutOut = ()

    @property
    def same(self) -> tuple[object, ...]:
        """What makes it the same mistake as another: it is found once in a round, a box or a bet."""
        if self.mistake in _ONCE_A_ROUND:
            return (self.mistake,)
        return (self.mistake, self.box) if self.mistake in _ONCE_A_BOX else (self.mistake, self.box, self.bet)
