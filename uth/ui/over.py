"""What lies over the table, and what its buttons do: the menu, the cage, the questions. No pygame."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from uth.store.kinds import MOST_FUNDS
from uth.ui.commands import BUYS, Command
from uth.ui.desk import Overlay
from uth.ui.seat import buy_in_of
from uth.words import prompts as words
from uth.words.money import money_words
from uth.words.told import sentence

if TYPE_CHECKING:
    from uth.ui.tabletop import Tabletop

ROOMS = frozenset(
    {
        Command.REVIEW,
        Command.STATISTICS,
        Command.STRATEGY,
        Command.PLAYERS,
        Command.SETTINGS,
        Command.MAIN_MENU,
    }
)
"""The ways from the table to other scenes, where its seat has them."""
_ALWAYS = frozenset({Command.SETTINGS, Command.STRATEGY})
"""Of these, the ones that every table has."""
_PAGES = ROOMS - {Command.MAIN_MENU}
"""Of these, the ones that lead back to where they were opened."""
_LOG_STEP = 3
"""So many sentences at a time."""
_BESIDE = frozenset(
    {Command.LOG, Command.LOG_BACK, Command.LOG_ON, Command.GUIDE, Command.COMPANY, Command.ADVICE, Command.HINT}
)
"""What lies beside the table."""
OVER_THE_TABLE = frozenset(
    {Command.HELP, Command.MENU, Command.CLOSE, Command.SPEED, Command.LEAVE, *BUYS, *ROOMS, *_BESIDE}
)
"""What is not about the round: the film waits under it and goes on afterwards."""


class Over:
    """The overlay of one table.

    :ivar shown: what lies over the table, None for nothing.
    :ivar left: the player has left the table.
    :ivar trouble: why nothing can be written down, while the table has stopped for it.
    :ivar rebuy: for how much chips are bought at the least, in minor units.
    """

    def __init__(self, top: Tabletop) -> None:
        session = top.session
        self._top = top
        self._going: Command | None = None
        self._again: Command | None = None
        self.left = False
        self.trouble = ""
        self.rebuy = buy_in_of(session, top.seat)
        self.shown: Overlay | None = Overlay.BROKE if session.broke else None
        if top.seat.waited:
            self.shown = Overlay.WAITED

    def show(self, overlay: Overlay) -> None:
        """Lay *overlay* over the table."""
        self.shown = overlay

    def stop(self, trouble: str) -> None:
        """Take nothing more until the player has read why it cannot be written down."""
        self.trouble = trouble
        self._again = self._top.doing
        self.shown = Overlay.STOPPED
        self._top.log.say(sentence(trouble))

    def go(self, command: Command) -> None:
        """Leave the table for another scene, or for the table after this one.

        A menu stays open, to come back to from its pages.
        """
        self._going = command
        if command not in _PAGES or self.shown is not Overlay.MENU:
            self.shown = None

    def take_going(self) -> Command | None:
        """Return where the player wants to go, once."""
        going, self._going = self._going, None
        return going

    def do(self, command: Command) -> None:
        """Do a command that is not about the round."""
        top = self._top
        match command:
            case Command.HELP:
                self.shown = Overlay.HELP
            case Command.MENU:
                self.shown = Overlay.MENU
            case Command.SPEED:
                top.next_speed()
            case _ if command in _BESIDE:
                self._beside(command)
            case Command.BUY_CHIPS if self.shown is Overlay.MENU and top.projector.between_rounds:
                self.shown = Overlay.BUY
            case Command.BUY_CHIPS | Command.BUY_TWICE | Command.BUY_FIVE:
                self._buy(BUYS[command] * self.rebuy)
            case Command.LEAVE if Command.MAIN_MENU in top.seat.rooms and self.shown is not Overlay.LEAVE:
                self.go(command)
            case Command.LEAVE:
                self.left = self.may_leave()
            case _ if command in _ALWAYS or command in top.seat.rooms:
                self.go(command)
            case _:
                self._close()

    def _beside(self, command: Command) -> None:
        log = self._top.log
        if command is Command.GUIDE:
            self._top.guide.toggle()
        elif command is Command.COMPANY:
            self._top.host.fill()
        elif command is Command.ADVICE:
            self._top.coach.next_strength()
        elif command is Command.HINT:
            self._top.coach.hint()
        elif command is Command.LOG:
            self.shown = None
            log.toggle()
        else:
            log.scroll(_LOG_STEP if command is Command.LOG_BACK else -_LOG_STEP)

    def may_leave(self) -> bool:
        """Return whether the window may close: not in the middle of a round before that was asked."""
        asked = self.left or self.shown in (Overlay.LEAVE, Overlay.STOPPED)
        if self._top.projector.between_rounds or asked:
            return True
        self.shown = Overlay.LEAVE
        return False

    def _close(self) -> None:
        """Close what is shown; what could not be written down before is done now, if it still can be."""
        again, self._again = self._again, None
        self.shown, self.trouble = None, ""
        if again is not None:
            self._top.do(again)

    def _buy(self, amount: int) -> None:
        top = self._top
        if not top.projector.between_rounds:
            top.cannot(words.chips_later())
            return
        if amount > top.session.most_bought:
            self.shown = None
            top.cannot(words.too_many_chips(money_words(MOST_FUNDS, top.session.table.currency)))
            return
        top.skip()
        top.session.rebuy(amount)
        top.laying.bought(top.session.bankroll, top.bettor.home)
        if top.session.over:
            # Not what the session has: an error of the dealer may still lie there.
            final = top.timeline.final
            top.timeline.reset(replace(final, bankroll=final.bankroll + amount))
        else:
            top.projector.relay(top.bettor.laid_on)
        self.shown = None
        said = words.bought(money_words(amount, top.session.table.currency))
        top.log.say(sentence(said))
        top.toast(said)
