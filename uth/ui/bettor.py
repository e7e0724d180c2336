"""What keys and clicks do to the bets while they are laid: the circle in question, the chip in hand. No pygame."""

from __future__ import annotations

from dataclasses import replace

from uth.game.actions import Refusal
from uth.table import Bet
from uth.ui.betting import Laying
from uth.ui.commands import Command
from uth.ui.lay import Lay
from uth.ui.piles import Pile, stacks_of
from uth.ui.places import Place


class Bettor:
    """One player's hand over the circles.

    :ivar laying: the bets as they lie.
    :ivar places: numbers of the boxes that are laid out.
    :ivar circle: the box and circle that keys bet on.
    """

    def __init__(self, laying: Laying, places: tuple[int, ...]) -> None:
        self.laying = laying
        self.places = places
        self.circle: tuple[int, Bet] = (self.home, Bet.ANTE)

    @property
    def home(self) -> int:
        """The player's first box: with bets, or else without."""
        return min(self.laying.bets, default=self.free[0])

    @property
    def free(self) -> tuple[int, ...]:
        """The boxes where nobody else sits."""
        return tuple(place for place in self.places if place not in self.laying.seats)

    @property
    def circles(self) -> tuple[Bet, ...]:
        """The circles of a box that can be bet on before the deal, in the order of the keys."""
        table = self.laying.table
        trips = (Bet.TRIPS,) if table.trips else ()
        return (Bet.ANTE, *trips, *((Bet.PLAY,) if table.rules.dark_boxes else ()))

    def choose_chip(self, index: int) -> None:
        """Take the chip of that index in hand, of those that can be laid, if there is one."""
        if 0 <= index < len(self.laying.chips):
            self.laying.chip = index

    def bet_on(self, box: int, bet: Bet, *, take: bool = False) -> Refusal | None:
        """Put the chip in hand on a circle or take it back; keys go on from there. Return why that is not possible."""
        refusal = self.laying.refusal_of_seat(box)
        if refusal is not None:
            return refusal
        self.choose((box, bet))
        if self.laying.moves_to(box):
            return self.laying.sit(box)
        bet = Bet.ANTE if bet is Bet.BLIND else bet
        return self.laying.take(box, bet) if take else self.laying.add(box, bet)

    def choose(self, circle: tuple[int, Bet]) -> None:
        """Let keys bet on that circle, if bets are laid there before the deal; on the Blind they bet on its Ante."""
        box, bet = circle
        bet = Bet.ANTE if bet is Bet.BLIND else bet
        if bet in self.circles:
            self.circle = (box, bet)

    def choose_box(self, box: int) -> Refusal | None:
        """Let keys bet on that box, on the same circle as before; return why they cannot.

        Where each player has one box, the bets come along.
        """
        refusal = self.laying.sit(box) if self.laying.moves_to(box) else self.laying.refusal_of_seat(box)
        if refusal is None:
            self.circle = (box, self.circle[1])
        return refusal

    def do(self, command: Command) -> Refusal | None:
        """Do a command of the bets; return why it is not possible."""
        box, bet = self.circle
        match command:
            case Command.ADD | Command.TAKE:
                return self.bet_on(box, bet, take=command is Command.TAKE)
            case Command.NEXT_CIRCLE | Command.PREVIOUS_CIRCLE:
                self._step(1 if command is Command.NEXT_CIRCLE else -1)
            case Command.ANTE:
                self.circle = (box, Bet.ANTE)
            case Command.TRIPS:
                self.circle = (box, Bet.TRIPS if Bet.TRIPS in self.circles else bet)
            case Command.CHIP_UP | Command.CHIP_DOWN:
                chips = len(self.laying.chips)
                self.laying.chip = (self.laying.chip + (1 if command is Command.CHIP_UP else -1)) % chips
            case _:
                return self._change(command, box)
        return None

    def _change(self, command: Command, box: int) -> Refusal | None:
        match command:
            case Command.DOUBLE:
                return self.laying.double()
            case Command.DARK:
                return self.laying.toggle_dark(box)
            case Command.REBET:
                self.laying.rebet()
            case Command.UNDO:
                self.laying.undo()
            case Command.CLEAR:
                self.laying.clear()
            case Command.CLEAR_BOX:
                self.laying.clear(box)
            case _:
                pass
        return None

    def _step(self, step: int) -> None:
        boxes = (self.circle[0],) if self.laying.table.rules.boxes_per_player == 1 else self.free
        circles = [(box, bet) for box in boxes for bet in self.circles]
        self.circle = circles[(circles.index(self.circle) + step) % len(circles)]

    def laid_on(self, lay: Lay) -> Lay:
        """Return *lay* with these bets and those of others on the circles, and the rest of the money in the tray."""
        stacks: dict[Place, Pile] = {}
        for other in self.laying.others:
            stacks |= stacks_of(self.laying.table, other.box, dict(other.stakes))
        for box in self.laying.bets:
            stacks |= stacks_of(self.laying.table, box, self.laying.stakes(box))
        return replace(lay, stacks=stacks, bankroll=self.laying.left, others=frozenset(self.laying.seats))
