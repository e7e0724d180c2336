"""What is done to the bets at the table: chips by click, drag and key, and amounts that are typed. No pygame."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from uth.chips import AmountError
from uth.game.actions import Reason, Refusal
from uth.table import Bet
from uth.ui import notices
from uth.ui.commands import Command, When
from uth.ui.entry import Entry
from uth.ui.keys import Key
from uth.ui.places import Place, bet_circle
from uth.ui.shifts import Circle, Shifted, laid_on_all, moved, set_to
from uth.words import prompts as words
from uth.words.errors import error_words
from uth.words.refusals import refusal_sentence

if TYPE_CHECKING:
    from uth.ui.tabletop import Tabletop


class Wagers:
    """Lays the bets of one player at one table.

    :ivar entry: the amount that is being typed, None while none is.
    :ivar lifted: the circle whose chips are held over the table; None while there is none.
    """

    def __init__(self, top: Tabletop) -> None:
        self.entry: Entry | None = None
        self.lifted: Circle | None = None
        self._top = top

    def do(self, command: Command) -> None:
        """Do a command of the bets, if they are laid now."""
        top = self._top
        if not self._are_laid():
            return
        if command is Command.AMOUNT:
            self.open_entry(top.bettor.circle)
            return
        before = top.laying.bets
        if command is Command.ALL_BOXES:
            self._lay(laid_on_all(top.laying, top.bettor.circle[0], top.places))
        else:
            top.refuse(top.bettor.do(command))
            top.projector.relay(top.bettor.laid_on)
        if command is Command.DARK:
            top.toast(notices.turned(before, top.laying.bets))

    # --- chip by chip

    def choose_chip(self, index: int) -> None:
        """Take the table's chip of that index in hand, if there is one."""
        if self._are_laid():
            self._top.bettor.choose_chip(index)

    def bet_on(self, box: int, bet: Bet, *, take: bool = False) -> None:
        """Put the chip in hand on a circle or take it back from there; keys go on from that circle."""
        if self._are_laid():
            self._top.refuse(self._top.bettor.bet_on(box, bet, take=take))
            self._top.projector.relay(self._top.bettor.laid_on)

    def bet_on_next(self, box: int, bet: Bet, *, take: bool = False) -> None:
        """Begin the next round with the same bets, and change one circle; one without bets only shows its box."""
        top = self._top
        if (Bet.ANTE if bet is Bet.BLIND else bet) not in top.bettor.circles or box in top.laying.seats:
            top.course.choose_box(box)
            return
        top.course.next_round()
        if top.overlay is None and not top.session.over and box in top.bettor.free:
            reduced = bool(top.notice)
            self.bet_on(box, bet, take=take)
            if not reduced and not top.why:
                top.toast(words.laid_again())

    # --- by hand

    def can_lift(self, circle: Circle) -> bool:
        """Return whether there are chips on a circle that a hand may take up."""
        return self._top.when is When.BETTING and self._top.laying.laid(circle[0]).on(circle[1]) > 0

    @property
    def in_hand(self) -> frozenset[Place]:
        """The stacks that are held over the table: the Blind comes along with its Ante."""
        return _with_blind(self.lifted) if self.lifted is not None else frozenset()

    def why_not_drop(self, target: Circle) -> str:
        """Return why what is held, a lifted stack or the chip in hand, cannot be set down there; empty if it can."""
        refusal = self._refusal_of_drop(target)
        return refusal_sentence(refusal, self._top.desk().say) if refusal is not None else ""

    def _refusal_of_drop(self, target: Circle) -> Refusal | None:
        top = self._top
        if self.lifted is not None:
            return moved(top.laying, self.lifted, target)[1]
        box, bet = target
        if bet is Bet.PLAY:
            return None if Bet.PLAY in top.bettor.circles else Refusal.of(Reason.PLAY_TOO_EARLY)
        return top.laying.refusal_of_chip(box, bet, top.laying.in_hand)

    def drop(self, target: Circle) -> None:
        """Set down what is held on a circle, or say why it cannot lie there; then it is where it was."""
        top = self._top
        lifted, self.lifted = self.lifted, None
        if not self._are_laid() or (lifted is not None and not self.can_lift(lifted)):
            return
        box, bet = target
        if lifted is None:
            top.refuse(top.bettor.bet_on(box, bet))
            still = _with_blind(target)
        else:
            bets, refusal = moved(top.laying, lifted, target)
            top.refuse(refusal)
            if refusal is None:
                top.laying.lay(bets)
                top.bettor.choose(target)
            still = _with_blind(target) | _with_blind(lifted)
        # What a hand has put down does not fly there.
        top.projector.relay(top.bettor.laid_on, still=still)

    def take_back(self) -> None:
        """Take the lifted bet off the table."""
        top = self._top
        lifted, self.lifted = self.lifted, None
        if lifted is not None and self._are_laid() and self.can_lift(lifted):
            top.bettor.choose(lifted)
            bets, _ = set_to(top.laying, lifted, 0)
            top.laying.lay(bets)
            top.projector.relay(top.bettor.laid_on, still=_with_blind(lifted))

    # --- by amount

    def stay_within(self, free: Container[int]) -> None:
        """Ask for no amount any more on a box that is not laid out or free now."""
        if self.entry is not None and self.entry.box not in free:
            self.entry = None

    def open_entry(self, circle: Circle) -> None:
        """Ask for the amount of a circle."""
        if not self._are_laid():
            return
        if circle[1] is Bet.PLAY:
            self._top.refuse(Refusal.of(Reason.PLAY_TOO_EARLY))
            return
        refusal = self._top.bettor.choose_box(circle[0])
        if refusal is not None:
            self._top.refuse(refusal)
            return
        self._top.projector.relay(self._top.bettor.laid_on)
        self._top.bettor.choose(circle)
        self.entry = Entry(*self._top.bettor.circle)

    def typed(self, text: str) -> None:
        """Put what was typed into the amount."""
        if self.entry is not None:
            self.entry = self.entry.typed(text)

    def key(self, key: Key, *, ctrl: bool = False) -> None:
        """Do what a key means while an amount is typed."""
        if self.entry is None:
            return
        if key is Key.ESCAPE:
            self.entry = None
        elif key in (Key.ENTER, Key.SPACE, Key.TAB):
            self.finish_entry()
            if key is Key.TAB and not self._top.why:
                self._top.bettor.do(Command.NEXT_CIRCLE)
                self.open_entry(self._top.bettor.circle)
        else:
            self.entry = self.entry.pressed(key, ctrl=ctrl)

    def finish_entry(self) -> None:
        """Lay the amount that was typed, if any; what cannot lie there is said, and asked for again."""
        entry, self.entry = self.entry, None
        top = self._top
        if entry is None or not entry.text or not self._are_laid():
            return
        try:
            amount = top.session.table.currency.parse(entry.text)
        except AmountError as error:
            top.cannot(error_words(error))
        else:
            self._lay(set_to(top.laying, (entry.box, entry.bet), amount))
        if top.why:
            self.entry = entry

    # --- all of it

    def _lay(self, shifted: Shifted) -> None:
        bets, refusal = shifted
        self._top.refuse(refusal)
        if refusal is None:
            self._top.laying.lay(bets)
            self._top.projector.relay(self._top.bettor.laid_on)

    def _are_laid(self) -> bool:
        top = self._top
        top.forget_why()
        if top.when is When.END:
            top.cannot(words.bets_in_next_round(top.keymap.cap(Command.NEXT_ROUND, When.END)))
        elif top.when is not When.BETTING:
            top.refuse(Refusal.of(Reason.NOT_NOW, phase=top.session.round.phase.value))
        return top.when is When.BETTING


def _with_blind(circle: Circle) -> frozenset[Place]:
    box, bet = circle
    return frozenset(bet_circle(box, each) for each in ((bet,) if bet is Bet.TRIPS else (Bet.ANTE, Bet.BLIND)))
