"""What a trainee does at a still table that is being settled at the window. No pygame.

Done by keys, by clicks or by dragging, it becomes an act of :mod:`uth.school.settling.acts` here, with the time of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from uth.hands import Category
from uth.school.dealt import Shown
from uth.school.drills.settle import ACTS
from uth.school.exercise import Given
from uth.school.settling.acts import (
    Act,
    ActError,
    CallDealer,
    CallFill,
    CallFloor,
    CallHand,
    ClearBox,
    ClearHouse,
    Finish,
    GiveBack,
    OpenHand,
    Pay,
    Push,
    Take,
    TakeBack,
    from_json,
)
from uth.school.settling.chips import as_lying
from uth.school.settling.course import How, Key
from uth.school.settling.still import recognised
from uth.table import Qualify
from uth.train.felt.model import Move, bet_place
from uth.ui.school.modes import SAID, Mode, Said
from uth.ui.school.standing import Standing
from uth.ui.school.watch import Watch
from uth.words import school_settle as words


class Settling(Standing):
    """One table that is settled. What cannot be done raises ActError, and says why."""

    @classmethod
    def again(cls, exercise: Shown, given: Given) -> Settling:
        """Return a table as it was settled before: the round is over.

        :raises ActError: if the record cannot be read, or has an act that cannot be done here.
        """
        settling = cls(exercise)
        for timed in from_json(str(given.answer.get(ACTS, "[]"))):
            settling._watch = Watch(timed.at)
            settling.do(timed.act)
        if not settling.done:
            settling.do(Finish())
        settling._watch = Watch(max(given.times.values(), default=settling.milliseconds))
        return settling

    # --- what is done

    def do(self, act: Act) -> None:
        """Do an act, now."""
        self._noted(lambda: self._after(act))

    def _noted(self, way: Callable[[], None]) -> None:
        """Do something, and take note of what is found with it."""
        before = self.findings
        way()
        self.fresh = tuple(each for each in self.findings if each not in before)
        self.latest = self.fresh or self.latest
        if self.mode is not Mode.CHIPS or self.done:
            self.leave_off()

    def _after(self, act: Act) -> None:
        self._handling = self.handling.after(act, self.milliseconds)

    def leave_off(self) -> None:
        """Go back to the table: what is in the hand lies in the rack again."""
        self.mode = Mode.TABLE
        self.chips.clear()
        self._dealer_has = None

    def take(self) -> None:
        """Take the bet."""
        self.do(Take(*self._bet()))
        self._go_on()

    def push(self) -> None:
        """Say that the bet pushes."""
        self.do(Push(*self._bet()))
        self._go_on()

    def _go_on(self) -> None:
        """Turn to the next bet of the box, which the house's order tells."""
        if not self.done:
            self.aiming.go_on(self.handling.course.handled.keys())

    def cut_chips(self) -> None:
        """Begin to cut out chips for the bet."""
        self._bet()
        self.mode = Mode.CHIPS

    def call(self) -> None:
        """Begin to call the hand of the box, or the dealer's."""
        box = self.aim.box
        self.leave_off()
        if self.is_covered(box):
            raise ActError(words.face_down(box))
        self.mode = Mode.HAND

    def name(self, hand: Category) -> None:
        """Call a hand by its name; the dealer's is followed by whether it qualifies, where that matters."""
        asked = self.exercise.still.table.rules.dealer_qualifies is Qualify.PAIR
        if self.aim.box:
            self.do(CallHand(self.aim.box, hand))
        elif asked:
            self._dealer_has, self.mode = hand, Mode.SAID
        else:
            self.do(CallDealer(hand))

    def say(self, said: Said) -> None:
        """Say with the dealer's hand whether it qualifies, or nothing."""
        if self._dealer_has is not None:
            self.do(CallDealer(self._dealer_has, SAID[said]))

    def clear(self) -> None:
        """Take the cards of the box, or the dealer's and the board, to the discards."""
        self.do(ClearBox(self.aim.box) if self.aim.box else ClearHouse())

    def turn(self) -> None:
        """Turn the hand of a box that folded."""
        if not self.aim.box:
            raise ActError(words.choose_a_bet())
        self.do(OpenHand(self.aim.box))

    def call_floor(self) -> None:
        """Call the floor."""
        self.do(CallFloor())

    def fill(self) -> None:
        """Call for a fill; what is in the hand stays there."""
        self.do(CallFill())

    def finish(self) -> None:
        """Say that the round is over: whoever says it once is asked, and the second time it is.

        :raises ActError: the first time.
        """
        now = (self.aim, self.mode, len(self.handling.course.acts))
        if self._ending != now:
            self._ending = now
            raise ActError(words.press_again())
        self.do(Finish())

    def take_back(self) -> None:
        """Take back what was done with the bet: what it was paid goes to the rack, what was taken lies there again."""
        if self.aim.bet is None:
            raise ActError(words.cards_stay())
        course = self.handling.course
        last = course.acts[-1].act if course.acts else None
        if isinstance(last, Take | Push | Pay) and last.box == self.aim.box and self.aim not in course.handled:
            # The light has gone on from the bet that was just handled.
            self.aiming.look_at(last.box, last.bet)
        box, bet = self.aim.box, self.aim.bet
        paid, lay = course.paid((box, bet)), as_lying(self.exercise.still.felt.at(bet_place(box, bet)))
        if paid:
            self.do(TakeBack(box, bet, paid))
        elif course.handled.get((box, bet)) is How.TAKEN and not self.felt.at(bet_place(box, bet)):
            self.do(GiveBack(box, bet, lay))
        else:
            raise ActError(words.nothing_to_take_back())

    def dragged(self, moves: Sequence[Move]) -> bool:
        """Do what one drag of chips or cards means; return whether it means anything."""
        act = recognised(self.handling.course.state, self.felt, moves)
        if act is None:
            return False
        self.do(act)
        if isinstance(act, Pay | GiveBack):
            self.leave_off()
        return True

    # --- chips in the hand

    def cut(self, value: int, steps: int = 1) -> bool:
        """Take so many chips of a value out of the rack (below 0: lay them back); return whether any moved."""
        moved = self.chips.cut(value, steps, self.rack)
        self.cursor = self.values.index(value)
        if self.aim.bet is not None and moved:
            self.mode = Mode.CHIPS
        return moved

    def lay(self) -> None:
        """Lay the chips in the hand beside the bet."""
        box, bet = self._bet()
        if not self.cut_out:
            raise ActError(words.nothing_in_hand())
        self.do(Pay(box, bet, self.cut_out))
        self.leave_off()
        self._go_on()

    def _bet(self) -> Key:
        if self.aim.bet is None:
            raise ActError(words.choose_a_bet())
        return self.aim.box, self.aim.bet
