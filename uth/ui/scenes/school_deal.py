"""Whole rounds in the dealer's chair, from the call for bets until every box is settled: by mouse or by keys.

Until the dealer's hand lies open the deck is dealt, boxes are asked and folded hands are taken; from there on the table
is settled as any other.
"""

from __future__ import annotations

from uth.school.dealing.acts import FoldedTo
from uth.table import Bet
from uth.train.felt.model import BOARD, BURN, DISCARDS, HOUSE_CARDS, RACK, Place, bet_place
from uth.ui.intents import Mouse
from uth.ui.keys import Key
from uth.ui.layout import Viewpoint
from uth.ui.scenes.school_settle import SettleScene
from uth.ui.school.chair_scene import Held
from uth.ui.school.deal_desk import DealDesk
from uth.ui.school.deal_touch import DECK, deed_besides, deed_in_menu, deed_of_key, grip_at, in_menu, target_at
from uth.ui.school.deal_ways import Menu
from uth.ui.school.modes import Mode
from uth.ui.school.settle_touch import bet_of
from uth.ui.school.touch import Grip
from uth.ui.sound import Cue
from uth.words import school_deal as words


class DealScene(DealDesk, SettleScene):
    """Deals rounds in the dealer's chair. Nothing is bet there, and nothing of it changes a bankroll."""

    # --- keys

    def _key(self, key: Key) -> None:
        one = self.round
        if one.done:
            self._read_on(key)
            return
        self.state.held = None
        if in_menu(one):
            deed = deed_in_menu(key, one)
        elif one.is_open:
            deed = deed_besides(key) if one.mode is Mode.TABLE else None
        else:
            deed = deed_of_key(key)
        if deed is not None:
            self.do(deed)
        elif one.is_open and not in_menu(one):
            super()._key(key)
        elif in_menu(one) or not self._goes(key):
            self._scroll_by(key)

    def _goes(self, key: Key) -> bool:
        """Turn to another place with a key; right is where it is seen. Return whether the key does."""
        one = self.round
        side = -1 if self.state.viewpoint is Viewpoint.CAMERA else 1
        match key:
            case Key.LEFT | Key.RIGHT:
                one.move(side if key is Key.RIGHT else -side)
            case Key.TAB:
                one.move(1, everywhere=True)
            case Key.UP:
                one.turn_to(BOARD)
            case Key.DOWN | Key.HOME:
                one.turn_to(HOUSE_CARDS)
            case _:
                return False
        return True

    # --- mouse

    def _press(self, at: tuple[int, int], button: Mouse) -> None:
        one = self.round
        if one.done or (one.is_open and not in_menu(one)):
            super()._press(at, button)
            return
        self.state.held = None
        deed = self.pointed_at()
        if deed is not None:
            if button is Mouse.LEFT:
                self.do(deed)
            return
        grip = None if in_menu(one) else grip_at(self.shown, at)
        if grip is not None and button is Mouse.LEFT:
            self.state.held = Held(grip, at, at)
        elif grip == DECK and button is Mouse.RIGHT:
            self.act(one.shuffle, Cue.SHUFFLE)

    def _let_go(self, held: Held) -> None:
        if self.round.is_open:
            super()._let_go(held)
            # What was carried by hand is there.
            self.motion.finish()
        elif held.dragged:
            self._carry(held.grip, target_at(self.shown, held.at))
        elif held.grip == DECK:
            self._take_deck()
        else:
            self._touch(held.grip.place)

    def _take_deck(self) -> None:
        """The deck is shuffled, and after that taken into the hand, or laid down."""
        one = self.round
        if one.is_shuffled or one.course.begun:
            one.in_hand = not one.in_hand
        else:
            self.act(one.shuffle, Cue.SHUFFLE)

    def _touch(self, place: Place) -> None:
        """A place was clicked: it gets a packet if the deck is in the hand, else it is asked, turned or looked at."""
        one = self.round
        if place == DISCARDS:
            return
        if bet_of(place) is not None and not one.in_hand:
            one.turn_to(place)
            self.act(one.look_over, Cue.BUTTON)
        elif one.in_hand:
            self.act(lambda: one.deal(place), Cue.CARD)
        else:
            self.act(lambda: one.natural(place), Cue.CARD)

    def _carry(self, grip: Grip, target: Place | None) -> None:
        """Something was dragged: a packet off the deck, or what a hand that folded leaves."""
        one = self.round
        if grip == DECK:
            if target in (None, DISCARDS, RACK):
                self.refuse(words.deck_goes_nowhere())
            else:
                self.act(lambda: one.deal(target), Cue.CARD)
            return
        if target is None or target == grip.place or not grip.place.box:
            return
        where = {DISCARDS: FoldedTo.RACK, bet_place(grip.place.box, Bet.TRIPS): FoldedTo.UNDER_TRIPS}.get(target)
        one.turn_to(grip.place)
        if bet_of(grip.place) is not None and target == RACK:
            self.act(lambda: one.ask_for(Menu.WHERE), Cue.BUTTON)
        elif bet_of(grip.place) is None and where is not None:
            self.act(lambda: one.take_fold(where), Cue.CARD)
            self.motion.finish()
        else:
            self.refuse(words.cards_go_nowhere())

    def _wheel(self, at: tuple[int, int], steps: int) -> None:
        """Over the deck and the board packets change; elsewhere as in settling."""
        one = self.round
        if in_menu(one):
            self._scroll(steps)
            return
        if one.done or one.is_open:
            super()._wheel(at, steps)
            return
        grip = grip_at(self.shown, at)
        if grip == DECK or (grip is not None and grip.place in (BOARD, BURN)):
            one.change_packet(one.place if grip == DECK else grip.place, 1 if steps > 0 else -1)
        else:
            self._scroll(steps)
