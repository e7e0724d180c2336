"""A person's hand at the table: what keys, clicks, drags and the wheel do there, and what is held meanwhile."""

from __future__ import annotations

import math

from uth.cards import DECK
from uth.table import Bet
from uth.ui.commands import GOLD, Command, When
from uth.ui.deck_art import deck_place
from uth.ui.desk import Overlay
from uth.ui.drag import Drag, Sight
from uth.ui.intents import Focus, Intent, KeyPress, Leave, Mouse, Move, Press, Release, Text, Wheel
from uth.ui.keys import Key
from uth.ui.picture import Button, Dialog, Pointed, Target
from uth.ui.shifts import Circle
from uth.ui.tabletop import Tabletop

TIP_AFTER = 0.5
"""Seconds that something must have been pointed at before it is explained."""
TWICE = 0.3
"""Within so many seconds a second click on a decision is the same click: nobody has looked at another box's cards."""


class TableHand:
    """One person's hand.

    :ivar drag: what it holds.
    :ivar clicked: a button was pressed since the last time this was set to False.
    :ivar pointer: where the mouse is, in pixels of the window; None for outside.
    """

    def __init__(self, top: Tabletop, sight: Sight) -> None:
        self.pointer: tuple[int, int] | None = None
        self._top = top
        self._sight = sight
        self.drag = Drag(top, sight)
        self.clicked = False
        self._rested = 0.0
        self._since_click = TWICE

    # --- what is to be seen of it

    @property
    def target(self) -> Target | None:
        """What is pointed at."""
        return self._sight.layout.hit(*self.pointer) if self.pointer else None

    @property
    def explains(self) -> bool:
        """Whether something has been pointed at for long enough to be explained."""
        return self._rested >= TIP_AFTER and not self.drag.busy and self._top.wagers.entry is None

    @property
    def calm(self) -> bool:
        """Whether a click on a decision would be one of its own, and not the second of a double one."""
        return self._since_click >= TWICE

    # --- time

    def tick(self, seconds: float) -> bool:
        """Let time go by; return whether anything is to be drawn anew for it."""
        explained = self.explains
        self._since_click += seconds
        self._rested += seconds
        moved = self.drag.tick(seconds)
        return moved or (explained != self.explains and self.target is not None)

    # --- what a person wants

    def handle(self, intent: Intent) -> bool:
        """Do what a person wants; return whether it meant anything."""
        top = self._top
        if self.drag.returning:
            self.drag.let_go()
        match intent:
            case KeyPress(key, shift=shift, ctrl=ctrl):
                # Who plays with keys has the mouse somewhere: what lies under it is explained when it moves again.
                self._rested = -math.inf
                self._key(key, shift=shift, ctrl=ctrl)
            case Text(text) if top.wagers.entry is not None and top.overlay is None:
                top.wagers.typed(text)
            case Press(x, y, button):
                self.pointer = (x, y)
                self._rested = 0.0
                self._press(button)
            case Release(x, y, button):
                self.pointer = (x, y)
                return button is Mouse.LEFT and self.drag.release(self.target)
            case Move(x, y):
                return self._move((x, y))
            case Wheel(x, y, steps):
                self._wheel(steps)
            case Leave():
                self.pointer = None
                self.drag.send_back()
            case Focus(gained=False):
                self.drag.send_back()
            case _:
                return False
        return True

    def _move(self, pointer: tuple[int, int]) -> bool:
        before = self.target
        self.pointer = pointer
        if self.drag.busy:
            return self.drag.move(pointer)
        target = self.target
        if target == before:
            self._rested = max(self._rested, 0.0)
            return False
        self._rested = 0.0
        self._top.forget_why()
        if target is not None and target.box and self._top.when is When.END:
            self._top.course.point_at(target.box)
        return True

    # --- keys

    def _key(self, key: Key, *, shift: bool, ctrl: bool) -> None:
        top = self._top
        if top.overlay is not None:
            self._key_over_the_table(key)
        elif self.drag.busy and key is Key.ESCAPE:
            self.drag.send_back()
        elif top.wagers.entry is not None:
            top.wagers.key(key, ctrl=ctrl)
        elif top.filming and self._key_in_film(key):
            pass
        elif (command := top.keymap.command_of(key, top.when, shift=shift)) is not None:
            self.drag.let_go()
            self._command(command)
        elif top.when is When.BETTING and key.digit:
            self.drag.let_go()
            top.wagers.choose_chip(key.digit - 1)

    def _key_in_film(self, key: Key) -> bool:
        """Finish the film with a key that goes on; a decision's key counts as one wherever the film will end."""
        top = self._top
        if top.keymap.goes_on(key):
            top.skip()
            return True
        decision = top.keymap.command_of(key, When.DECISION)
        if decision is None or decision.choice is None:
            return False
        top.do(decision)
        return True

    def _key_over_the_table(self, key: Key) -> None:
        top = self._top
        if top.overlay is Overlay.HELP:
            command = top.keymap.command_of(key, When.HELP)
            if command is not None:
                top.do(command)
            return
        dialog = self._sight.picture.overlay
        assert isinstance(dialog, Dialog)
        gold = next((button for button in dialog.buttons if button.gold), None)
        asked = Command(gold.intent) if gold and key in GOLD else top.keymap.command_of(key, When.DIALOG)
        if asked is Command.CLOSE or any(button.intent == asked and button.enabled for button in dialog.buttons):
            top.do(asked or Command.CLOSE)

    def _command(self, command: Command) -> None:
        """Do what a key says, unless its button is there and cannot be pressed."""
        picture = self._sight.picture
        button = next((each for each in (*picture.buttons, *picture.actions) if each.intent == command), None)
        if button is None or self._top.filming:
            self._top.do(command)
        else:
            self._press_button(button)

    # --- the wheel

    def _wheel(self, steps: int) -> None:
        top, target = self._top, self.target
        if top.overlay is not None or top.filming or top.wagers.entry is not None:
            return
        if top.when is When.CUT:
            top.course.move_cut(steps)
        elif top.when is When.BETTING and target is not None and target.bet is not None:
            top.wagers.bet_on(target.box, target.bet, take=steps < 0)
        elif top.when is When.BETTING:
            top.do(Command.CHIP_UP if steps > 0 else Command.CHIP_DOWN)

    # --- buttons of the mouse

    def _press(self, button: Mouse) -> None:
        top, target = self._top, self.target
        if self.drag.busy:
            # Another button while chips are held: they go back.
            self.drag.send_back()
        elif top.overlay is not None:
            self._press_over_the_table(target)
        elif top.filming:
            top.skip()
        elif top.wagers.entry is not None and not self._finished_entry():
            return
        elif top.when is When.CUT and (under := self._under_pointer()) is not None:
            top.course.move_cut(under - top.course.cut_at)
        elif target is not None and button is Mouse.MIDDLE:
            if target.bet is not None:
                top.wagers.open_entry((target.box, target.bet))
        elif target is not None:
            self._press_on(target, take=button is Mouse.RIGHT)

    def _finished_entry(self) -> bool:
        """Lay the amount that is being typed; return whether the press may go on to what it is on."""
        self._top.wagers.finish_entry()
        return self._top.wagers.entry is None

    def _press_over_the_table(self, target: Target | None) -> None:
        shown = self._sight.picture.overlay
        if isinstance(shown, Dialog):
            if target is not None and target.kind is Pointed.DIALOG_BUTTON:
                self._press_button(shown.buttons[target.index])
        else:
            self._top.do(Command.CLOSE)

    def _press_on(self, target: Target, *, take: bool) -> None:
        top = self._top
        match target.kind:
            case Pointed.BET if target.bet is not None and top.when is When.BETTING:
                if take:
                    top.wagers.bet_on(target.box, target.bet, take=True)
                else:
                    self._hold((target.box, target.bet))
            case Pointed.BET if target.bet is not None and top.when is When.END:
                top.wagers.bet_on_next(target.box, target.bet, take=take)
            case Pointed.BET | Pointed.BOX:
                top.course.choose_box(target.box)
                if target.bet is Bet.PLAY and target.box == top.turn:
                    top.course.ask_to_choose_play()
            case Pointed.CHIP if not take:
                top.wagers.choose_chip(target.index)
                if top.when is When.BETTING:
                    self._hold(None)
            case Pointed.BUTTON if not take:
                self._click(self._sight.picture.buttons[target.index])
            case Pointed.ACTION if not take:
                self._press_button(self._sight.picture.actions[target.index])
            case _:
                pass

    def _click(self, button: Button) -> None:
        """Press a button with the mouse: the second click of a double one decides nothing."""
        if Command(button.intent).choice is not None:
            calm, self._since_click = self.calm, 0.0
            if not calm:
                return
        self._press_button(button)

    def _press_button(self, button: Button) -> None:
        # The button that comes in this one's place is explained when the mouse moves again, not in every round.
        self._rested = -math.inf
        # Deal opens the dialog of a player without chips, so it is always asked.
        if button.enabled or button.intent == Command.DEAL:
            self.clicked = True
            self._top.do(Command(button.intent))
        else:
            self._top.cannot(button.reason)

    def _hold(self, circle: Circle | None) -> None:
        assert self.pointer is not None
        self.drag.hold(circle, self.pointer)

    def _under_pointer(self) -> int | None:
        """How many cards of the deck on the felt lie to the left of the pointer, None if it is not on the deck."""
        layout = self._sight.layout
        deck = deck_place(layout)
        x, y = layout.in_picture(*(self.pointer or (-1, -1)))
        return round(len(DECK) * (x - deck.x) / deck.w) if deck.holds(x, y) else None
