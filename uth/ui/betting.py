"""The bets being laid before the deal: chips put down and taken back, bet by bet and all at once. No pygame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from uth.chips import Chip
from uth.game.actions import Reason, Refusal
from uth.game.betting import lowest_ante
from uth.table import Bet, Table
from uth.ui.laid import Bets, Laid, first_chip, offered, without
from uth.ui.legal_bets import LegalBets


class Laying(LegalBets):
    """The bets of one owner while they are laid.

    :ivar chips: the table's chips that are offered.
    :ivar chip: index of the chip in hand among them.
    """

    def __init__(self, table: Table, owner: str, funds: int) -> None:
        super().__init__(table, owner, funds)
        self.chips = offered(table)
        self.chip = first_chip(table, self.chips)
        self._past: list[Bets] = []

    @property
    def in_hand(self) -> Chip:
        """The chip in hand."""
        return self.chips[self.chip]

    # --- laying and taking back

    def begin(self, boxes: Iterable[int]) -> None:
        """Lay the lowest Ante on each of *boxes*, as far as rules and funds allow."""
        for box in boxes:
            self._lay_new(box, Laid(lowest_ante(self.table)))
        self._past.clear()

    def add(self, box: int, bet: Bet) -> Refusal | None:
        """Put the chip in hand on a circle (Play: the next multiple of a dark box); return why it cannot lie there."""
        if bet is Bet.PLAY:
            return self.next_multiple(box, 1)
        there = self.laid(box)
        more = there.raised(bet, self.in_hand.value)
        return self._lay_new(box, more) if there.empty else self._lay(box, more)

    def take(self, box: int, bet: Bet) -> Refusal | None:
        """Take the chip in hand, or what there is, from a circle; as much more as it takes to leave a legal bet."""
        if bet is Bet.PLAY:
            return self.next_multiple(box, -1)
        laid = self.laid(box)
        lowered = laid.raised(bet, -self.in_hand.value)
        while lowered != laid and self.refusal_of(box, lowered) is not None:
            laid, lowered = lowered, lowered.raised(bet, -self.in_hand.value)
        return self._lay(box, lowered)

    def clear(self, box: int | None = None) -> None:
        """Take back everything, or everything from one box."""
        self._become({} if box is None else without(self.bets, box))

    def undo(self) -> None:
        """Take back the last change, if there was one."""
        if self._past:
            self.bets = self._past.pop()

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._past)

    # --- all bets at once

    def lay(self, bets: Bets) -> None:
        """Put *bets* in place of all that lies there, whether or not they could be dealt to; that is one change."""
        self._become(bets)

    def bought(self, funds: int, box: int) -> None:
        """Go on with more *funds*. Where no bet lies, the last ones do again, or else the lowest Ante on *box*."""
        self.funds = funds
        if not self.bets:
            self.bets = self.same_again()
        if not self.bets:
            self.begin((box,))

    def double(self) -> Refusal | None:
        """Double all bets; return why that is not possible."""
        bets, refusal = self.doubled()
        if refusal is None:
            self._become(bets)
        return refusal

    def rebet(self) -> None:
        """Lay the last round's bets again, as much of them as the funds allow."""
        self._become(self.same_again())

    def next_round(self, funds: int) -> None:
        """Remember the bets as the last round's and lay the same again out of *funds*."""
        self.last = self.bets or self.last
        self.funds = funds
        self.bets = self.same_again()
        self._past.clear()

    # --- where the owner sits

    def sit(self, box: int) -> Refusal | None:
        """Take all bets along to another box; return why that is not possible."""
        refusal = self.refusal_of_seat(box)
        if refusal is None:
            (laid,) = self.bets.values()
            self._become({box: laid})
        return refusal

    def stay_within(self, free: Sequence[int]) -> None:
        """Keep to the boxes that can be bet on: the bets of a player's only box move to one, others are taken back."""
        moved = self.table.rules.boxes_per_player == 1
        self.bets, self.last = (_within(bets, free, moved=moved) for bets in (self.bets, self.last))
        self._past.clear()

    # --- dark boxes

    def toggle_dark(self, box: int) -> Refusal | None:
        """Make a seen box dark or a dark one seen; the box that was seen until then becomes dark in its place."""
        laid = self.laid(box)
        if laid.empty:
            return self._refusal_of_nothing()
        if laid.dark is None:
            return self._lay(box, replace(laid, dark=min(self.table.rules.dark_play)))
        seen = [other for other, bets in self.bets.items() if bets.dark is None]
        swapped = {other: replace(self.bets[other], dark=laid.dark) for other in seen}
        bets = {**self.bets, **swapped, box: replace(laid, dark=None)}
        refusal = self.refusal_of_all(bets)
        if refusal is None:
            self._become(bets)
        return refusal

    def next_multiple(self, box: int, step: int) -> Refusal | None:
        """Go *step* (1 or -1) places on through seen and the table's multiples of a dark box, round and round."""
        laid = self.laid(box)
        if laid.empty or not self.table.rules.dark_boxes:
            return self._refusal_of_nothing()
        wheel: list[int | None] = [None, *sorted(self.table.rules.dark_play)]
        refusal = None
        for turn in range(1, len(wheel)):
            dark = wheel[(wheel.index(laid.dark) + step * turn) % len(wheel)]
            found = self.refusal_of(box, replace(laid, dark=dark))
            if found is None:
                return self._lay(box, replace(laid, dark=dark))
            refusal = refusal or found
        return refusal

    # --- changes

    def _lay_new(self, box: int, laid: Laid) -> Refusal | None:
        """Lay the first chips on a box: seen, or dark where the table lets only one box be seen."""
        refusal = self._lay(box, laid)
        if refusal is not None and refusal.reason is Reason.SECOND_SEEN_BOX:
            return self._lay(box, replace(laid, dark=min(self.table.rules.dark_play)))
        return refusal

    def _lay(self, box: int, laid: Laid) -> Refusal | None:
        refusal = self.refusal_of(box, laid)
        if refusal is None:
            self._become(without(self.bets, box) if laid.empty else {**self.bets, box: laid})
        return refusal

    def _become(self, bets: Bets) -> None:
        if bets != self.bets:
            self._past.append(self.bets)
            self.bets = bets


def _within(bets: Bets, free: Sequence[int], *, moved: bool) -> Bets:
    """The bets on boxes that are free; *moved*: those of others are laid on the first of them."""
    within = {box if box in free else free[0]: laid for box, laid in bets.items()}
    return within if moved else {box: laid for box, laid in bets.items() if box in free}
