"""The film of a settlement: the dealer's hand is opened, each box is named, its bets are taken or paid. No pygame."""

from __future__ import annotations

from collections.abc import Iterable

from uth.game.settlement import BetResult, BoxSettlement, Line, Settlement
from uth.game.view import View
from uth.table import FoldedWithSideBet
from uth.ui.changes import Bring, Change, Cut, Glow, Name, OpenDealer, Push, Put, Raise, Send, Shine, Take, Turn, Wait
from uth.ui.homes import home_of
from uth.ui.piles import win_of
from uth.ui.places import DISCARD, RACK, bet_circle, box_card, dealer_card, payout
from uth.ui.reel import Reel
from uth.ui.seldom import is_seldom

TURN_SECONDS = 0.18
CHIPS_SECONDS = 0.2
_CUT = 0.13
_PUSH = 0.09
_COUNTED = 0.4
"""How long all the wins of a box lie beside their bets, to be counted."""
_NAMED = 0.2
"""How long a hand that was just raised or opened stands before its bets move."""
_SHINES = 1.1


class Payment:
    """Puts the film of one settlement onto a reel.

    *opened*: the boxes whose hands lie open already.
    """

    def __init__(self, reel: Reel, after: View, opened: Iterable[int]) -> None:
        self._reel = reel
        self._after = after
        self._table = after.table
        self._opened = set(opened)
        self._raised = 0
        """The box whose hand was raised last; 0 while the dealer's is."""

    def show(self, settlement: Settlement) -> None:
        """Show it in the order of the table."""
        reel = self._reel
        faces = [Turn(dealer_card(index), card) for index, card in enumerate(self._after.dealer) if card is not None]
        reel.staggered(0.05, TURN_SECONDS, faces)
        reel.cut_to(OpenDealer())
        reel.step(_NAMED, Raise(0))
        reel.step(_NAMED, Wait())
        passes = ((True, False), (False, True)) if self._table.procedure.take_before_pay else ((True, True),)
        for take, pay in passes:
            for settled in settlement.boxes:
                self._box(settled, take=take, pay=pay)
        self._come_back(settlement)

    def _come_back(self, settlement: Settlement) -> None:
        """Raise the viewer's own hand in the end where somebody else's was settled after it."""
        own = [settled.box for settled in settlement.boxes if settled.owner == self._after.who]
        opened = [box for box in own if box in self._opened]
        if self._raised and own and self._raised not in own:
            self._reel.step(_NAMED, Raise(opened[-1] if opened else 0))

    def _box(self, settled: BoxSettlement, *, take: bool, pay: bool) -> None:
        """Open a hand, take what it lost, pay what it won, and hand everything over."""
        reel = self._reel
        lines = self._lines(settled)
        lost = [line for line in lines if line.result is BetResult.LOSE] if take else []
        kept = [line for line in lines if line.result is not BetResult.LOSE] if pay else []
        if lost or kept:
            self._open(settled.box)
            if pay and is_seldom(settled, self._after.community):
                reel.at(reel.now, _SHINES, Shine())
            reel.step(_NAMED, Raise(settled.box))
            self._raised = settled.box
        for line in lost:
            reel.step(CHIPS_SECONDS, Take(bet_circle(line.box, line.bet), RACK))
        for line in kept:
            self._pay(line)
        if any(line.paid for line in kept):
            reel.wait_for_all()
            reel.step(_COUNTED, Wait())
        reel.step(CHIPS_SECONDS, *self._handed_over(kept))
        if pay:
            reel.cut_to(Name(settled.box))

    def _lines(self, settled: BoxSettlement) -> list[Line]:
        """The bets that still lie there: those lost first, then those to pay, each in the table's order."""
        order = self._table.procedure.order_in_box
        view = self._after.box(settled.box)
        lying = dict(view.stakes) if view else {}
        by_bet = {line.bet: line for line in settled.lines if line.bet in lying}
        lost = [by_bet[bet] for bet in order.take if bet in by_bet and by_bet[bet].result is BetResult.LOSE]
        return lost + [by_bet[bet] for bet in order.pay if bet in by_bet and by_bet[bet].result is not BetResult.LOSE]

    def _open(self, number: int) -> None:
        """Turn a hand that lies face down, brought back from the discards where it was folded."""
        box = self._after.box(number)
        if box is None or number in self._opened:
            return
        self._opened.add(number)
        names = [box_card(number, index) for index in range(2)]
        if box.folded:
            keeps = self._table.procedure.folded_with_side_bet is FoldedWithSideBet.KEEP
            self._reel.step(TURN_SECONDS, *(Send(name, name) if keeps else Bring(name, DISCARD) for name in names))
        faces = [Turn(name, card) for name, card in zip(names, box.cards, strict=True) if card is not None]
        self._reel.step(TURN_SECONDS, *faces)

    def _pay(self, line: Line) -> None:
        """Set a win down beside its bet, sized into it; a bet that pushes lights up.

        The next bet is paid while this win is still being cut and pushed.
        """
        reel = self._reel
        if not line.paid:
            reel.step(CHIPS_SECONDS, Glow(bet_circle(line.box, line.bet)))
            return
        win = win_of(self._table, line)
        reel.step(CHIPS_SECONDS, Put(win.brought, RACK))
        end = reel.now
        pushed = [Push(win.level.at.place)]
        if win.rest is not None:
            end = reel.at(end, _CUT, Cut(win.level, win.rest, win.to))
            pushed += [Push(win.rest.at.place)] if win.rest.amount else []
        reel.at(end, _PUSH, *pushed)

    def _handed_over(self, kept: Iterable[Line]) -> list[Change]:
        changes: list[Change] = []
        for line in kept:
            home = home_of(self._after, line.box)
            changes.append(Take(bet_circle(line.box, line.bet), home))
            if line.paid:
                win = win_of(self._table, line)
                changes.append(Take(payout(line.box, line.bet), home))
                changes += [Take(win.rest.at.place, home)] if win.rest is not None and win.rest.amount else []
        return changes
