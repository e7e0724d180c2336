"""A still table that is settled in the dealer's chair: by dragging chips and cards, by clicks, or by keys.

Every move is an act that is marked; what comes next, and what becomes of the whole, is the course's.
"""

from __future__ import annotations

from collections.abc import Callable

from uth.train.felt.model import DISCARDS, RACK, MoveCard, Place
from uth.ui.intents import Intent, KeyPress, Mouse, Press
from uth.ui.keys import Key
from uth.ui.layout import Viewpoint
from uth.ui.school.chair_scene import Held
from uth.ui.school.deeds import Deed, Do, does
from uth.ui.school.modes import Mode
from uth.ui.school.settle_desk import SettleDesk
from uth.ui.school.settle_touch import (
    bet_of,
    deed_of_key,
    grip_at,
    moves_of,
    target_at,
)
from uth.ui.school.touch import Grip, column_of, cuts_of
from uth.ui.school.ways import Way
from uth.ui.sound import Cue
from uth.words import school_chair as chair_words
from uth.words import school_settle as words


class SettleScene(SettleDesk):
    """Settles tables in the dealer's chair. Nothing is bet there, and nothing of it changes a bankroll."""

    def handle(self, intent: Intent) -> None:
        """Do what a person wants."""
        if isinstance(intent, KeyPress | Press):
            self.motion.finish()
        super().handle(intent)

    # --- keys

    def _key(self, key: Key) -> None:
        self.state.held = None
        settling = self.settling
        if settling.done:
            self._read_on(key)
            return
        deed_here = deed_of_key(key, settling.mode)
        if deed_here is not None:
            self.do(deed_here)
        elif settling.mode is Mode.CHIPS:
            self._column_key(key)
        elif settling.mode is Mode.TABLE:
            self._turn_to(key)

    def _read_on(self, key: Key) -> None:
        """The round is over: what was wrong is read, and left."""
        deed = does(key, Do.LEAVE, Do.VIEW, Do.HELP, Do.SIGNS, Do.ON)
        if deed is not None:
            self.do(Deed(deed))
        else:
            self._scroll_by(key)

    def _column_key(self, key: Key) -> None:
        if cuts_of(key):
            self.cut(self.settling.values[self.settling.cursor], cuts_of(key))
            return
        column = column_of(key, self.settling.cursor, len(self.settling.values))
        if column is not None:
            self.settling.cursor = column

    def _turn_to(self, key: Key) -> None:
        """Another box or bet; right is where it is seen."""
        aiming = self.settling.aiming
        side = -1 if self.state.viewpoint is Viewpoint.CAMERA else 1
        ways: dict[Key, Callable[[], None]] = {
            Key.LEFT: lambda: aiming.other_box(-side),
            Key.RIGHT: lambda: aiming.other_box(side),
            Key.UP: lambda: aiming.other_bet(-1),
            Key.DOWN: lambda: aiming.other_bet(1),
            Key.TAB: aiming.next_bet,
            Key.HOME: lambda: aiming.look_at(0),
        }
        if key in ways:
            ways[key]()
        else:
            self._scroll_by(key)

    # --- mouse

    def _press(self, at: tuple[int, int], button: Mouse) -> None:
        self.state.held = None
        deed = self.pointed_at()
        if deed is not None:
            if button is Mouse.LEFT:
                self.do(deed)
            return
        grip = None if self.settling.done else grip_at(self.shown, self.settling, at)
        if grip is None:
            return
        if button is Mouse.LEFT:
            self._aim_at(grip)
            self.state.held = Held(grip, at, at)
        elif button is Mouse.RIGHT:
            self._back(grip)

    def _aim_at(self, grip: Grip) -> bool:
        """Turn to a bet that was taken hold of; return whether it is one that can be turned to."""
        bet, settling = bet_of(grip.place), self.settling
        if bet is None:
            return False
        if settling.mode is not Mode.CHIPS:
            settling.leave_off()
        return self.tried(lambda: settling.aiming.look_at(grip.place.box, bet))

    def _back(self, grip: Grip) -> None:
        """The right button takes back: chips in the hand, or what was done with a bet."""
        if grip.place == RACK:
            if grip.value:
                self.cut(grip.value, -1)
            else:
                self.settling.chips.clear()
        elif self._aim_at(grip):
            self.do_way(Way.BACK)

    def _let_go(self, held: Held) -> None:
        if held.dragged:
            self._drop(held.grip, held.at)
        else:
            self._click(held.grip)

    def _click(self, grip: Grip) -> None:
        """A chip out of the rack; cards whose hand is called, or turned first."""
        settling = self.settling
        if grip.place == RACK:
            if grip.value:
                self.cut(grip.value, 1)
        elif bet_of(grip.place) is None and grip.place != DISCARDS:
            box = grip.place.box
            if self.tried(lambda: settling.aiming.look_at(box)):
                self.do_way(Way.OPEN if settling.is_covered(box) else Way.CALL)

    def _drop(self, grip: Grip, at: tuple[int, int]) -> None:
        """Something that was dragged: what it means is done, else it lies where it lay."""
        target = target_at(self.shown, at)
        if grip.place == RACK and target in (None, RACK):
            # Laid down before the rack, or put back.
            if target is None and grip.value:
                self.cut(grip.value, 1)
            return
        if target is None or target == grip.place:
            return
        left = self.settling.left(grip.value) if grip.value else None
        if left is not None and not left:
            self.refuse(chair_words.none_left())
            return
        self.tried(lambda: self._drag(grip, target))

    def _drag(self, grip: Grip, target: Place) -> None:
        settling, moves = self.settling, moves_of(self.settling, grip, target)
        if not moves:
            return
        if not settling.dragged(moves):
            self.refuse(words.means_nothing())
            return
        bet = bet_of(target)
        if bet is not None:
            settling.aiming.look_at(target.box, bet)
        self.heard(Cue.CARD if isinstance(moves[0], MoveCard) else Cue.CHIP)

    def _wheel(self, at: tuple[int, int], steps: int) -> None:
        grip = None if self.settling.done else grip_at(self.shown, self.settling, at)
        if grip is not None and grip.value:
            self.cut(grip.value, steps)
        else:
            self._scroll(steps)
