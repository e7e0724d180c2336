"""The table as a scene: intents in, picture out. What they do is :class:`uth.ui.tabletop.Tabletop`'s to say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from uth.cards import DECK
from uth.session import Session
from uth.store.database import StoreError
from uth.table import Bet
from uth.ui import present_bar
from uth.ui.commands import GOLD, Command, When
from uth.ui.deck_art import deck_place
from uth.ui.describe import controls
from uth.ui.desk import Overlay
from uth.ui.heard import heard
from uth.ui.intents import Intent, KeyPress, Leave, Mouse, Move, Press, Wheel
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout import Layout
from uth.ui.page.ask import AskScene
from uth.ui.page.model import Button as PageButton
from uth.ui.picture import Button, Dialog, Picture, Pointed, Spot, Target
from uth.ui.preferences import Preferences
from uth.ui.present import present
from uth.ui.scene import Control, Moment, Played, Scene, Stage
from uth.ui.scenes.settings import SettingsScene
from uth.ui.seat import Seat
from uth.ui.sizes import Size
from uth.ui.sound import Cue
from uth.ui.table_view import TableView
from uth.ui.tabletop import Tabletop
from uth.ui.theme import Theme
from uth.words import settings as settings_words

Door = Callable[[Command], Scene]
_FOR_GOOD = frozenset({Command.NEXT_ROUND, Command.PLAYERS})
"""Where the way does not lead back to this table as it is."""
_START_SIZE = (1280, 800)


class TableScene(Played):
    """One person alone at a table."""

    def __init__(
        self,
        session: Session,
        labels: KeyLabels,
        seat: Seat | None = None,
        *,
        preferences: Preferences | None = None,
        door: Door | None = None,
    ) -> None:
        """Sit down. *door*: makes the scene that a command of the menu leads to."""
        super().__init__()
        self.preferences = preferences or Preferences()
        self.top = Tabletop(session, labels, seat, preferences=self.preferences)
        self._labels = labels
        self._door = door
        self._view = self._looking()
        self._size: Size = _START_SIZE
        self._pointer: tuple[int, int] | None = None
        self._made: Picture | None = None

    def enter(self) -> None:
        """Take the settings as they are now: another scene may have changed them."""
        super().enter()
        self.top.follow_settings()
        self._tell_of_settings()
        view = self._looking()
        if (view.theme, view.scale) != (self._view.theme, self._view.scale):
            self._view = view
        self._changed()

    def _tell_of_settings(self) -> None:
        """Say what is the matter with the settings, if they could not be read or written."""
        notice = self.preferences.take_notice()
        if notice:
            ways = (PageButton("understood", settings_words.understood(), gold=True),)
            said = (settings_words.problem_title(), notice)
            told = AskScene(self._labels, said, ways, lambda _way: None, scale=self.scale)
            told.theme = self.theme
            self.opens = told

    def _looking(self) -> TableView:
        return TableView(self.theme, scale=self.scale)

    # --- what is to be seen

    @property
    def session(self) -> Session:
        """The sitting; it is ahead of the picture while a film runs."""
        return self.top.session

    @property
    def picture(self) -> Picture:
        """What lies on the table now, with no pointer on it."""
        if self._made is None:
            self._made = present(self.top.desk())
        return self._made

    @property
    def theme(self) -> Theme:
        """The palette of the player's choice."""
        return self.preferences.theme

    @property
    def scale(self) -> float:
        """How much larger than usual the player wishes texts."""
        return self.preferences.settings.scale

    @property
    def layout(self) -> Layout:
        """Where everything in the picture is."""
        return self._view.layout(self._size, self.picture)

    @property
    def ready(self) -> bool:
        """Whether the film is over and the table waits for a person."""
        return not self.top.filming

    @property
    def moving(self) -> bool:
        """Whether time alone changes the picture."""
        return not self.top.timeline.idle and self.top.overlay is None

    @property
    def stage(self) -> Stage:
        """How far the round has come on the table."""
        top, lay = self.top, self.top.timeline.state
        when = top.when
        if when in (When.BETTING, When.CUT):
            return Stage(self.session.number, Moment(when.value))
        if when is When.END and not top.filming:
            return Stage(self.session.number, Moment.END)
        if lay.dealer_open:
            return Stage(self.session.number, Moment.SHOWDOWN, lay.focus)
        shown = sum(lay.shows(place) for place in lay.cards if place.spot is Spot.COMMUNITY_CARD)
        moment = Moment.PREFLOP if shown < 3 else Moment.FLOP if shown < 5 else Moment.RIVER
        return Stage(self.session.number, moment, top.turn if not top.filming else 0)

    def controls(self) -> tuple[Control, ...]:
        """Return what can be pressed now."""
        return controls(self.picture, self.layout)

    def resize(self, size: Size) -> None:
        """Lay the table out for another size."""
        self._size = size
        self.dirty = True

    def update(self, dt: float) -> None:
        """Let time go by: the film goes on, notices go away."""
        if self.top.tick(dt):
            self._changed()
        for cue in heard(self.top.timeline.begun()):
            self.cue(cue)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and what the pointer shows."""
        picture = self.picture
        target = self._pointed_at()
        if target is not None:
            reason = present_bar.reason(self.top.desk(hover=target))
            picture = replace(picture, hover=target, reason=reason)
        self._view.draw(surface, picture)

    def may_close(self) -> bool:
        """Return whether the window may close; in the middle of a round it asks first."""
        may = self.top.may_leave()
        self._changed()
        return may

    def _changed(self) -> None:
        self._made = None
        self.dirty = True

    def _pointed_at(self) -> Target | None:
        return self.layout.hit(*self._pointer) if self._pointer else None

    # --- what a person wants

    def handle(self, intent: Intent) -> None:
        """Do what a person wants; what cannot be written down has not happened, and the table says so."""
        try:
            self._do(intent)
        except StoreError as error:
            self.top.over.stop(str(error))
            self._after()

    def _do(self, intent: Intent) -> None:
        match intent:
            case KeyPress(key, shift=shift):
                self._key(key, shift=shift)
            case Press(x, y, button):
                self._pointer = (x, y)
                self._press(button)
            case Move(x, y):
                self._move((x, y))
                return
            case Wheel(steps=steps):
                self._wheel(steps)
            case Leave():
                self._pointer = None
            case _:
                return
        self._after()

    def _after(self) -> None:
        self.done = self.top.left
        going = self.top.over.take_going()
        if going is Command.SETTINGS:
            self.opens = SettingsScene(self._labels, self.preferences)
        elif going is not None and self._door is not None:
            self.opens = self._door(going)
            # The table is laid out again when somebody comes back to it, from what is written down.
            self.done = going in _FOR_GOOD
        if self.top.refused:
            self.top.refused = False
            self.cue(Cue.REFUSED)
        self._tell_of_settings()
        self._changed()

    def _move(self, pointer: tuple[int, int]) -> None:
        before = self._pointed_at()
        self._pointer = pointer
        target = self._pointed_at()
        if target == before:
            return
        self.top.forget_why()
        self._changed()
        if target is not None and target.box and self.top.when is When.END:
            self.top.point_at(target.box)

    def _key(self, key: Key, *, shift: bool) -> None:
        top = self.top
        if top.overlay is not None:
            self._key_over_the_table(key)
            return
        if top.filming:
            if top.keymap.goes_on(key):
                top.skip()
                return
            # A decision's key counts as one on whatever street the film will end.
            decision = top.keymap.command_of(key, When.DECISION)
            if decision is not None and decision.choice is not None:
                top.do(decision)
                return
        command = top.keymap.command_of(key, top.when, shift=shift)
        if command is not None:
            self._command(command)
        elif top.when is When.BETTING and key.digit:
            top.choose_chip(key.digit - 1)

    def _key_over_the_table(self, key: Key) -> None:
        if self.top.overlay is Overlay.HELP:
            command = self.top.keymap.command_of(key, When.HELP)
            if command is not None:
                self.top.do(command)
            return
        dialog = self.picture.overlay
        assert isinstance(dialog, Dialog)
        gold = next((button for button in dialog.buttons if button.gold), None)
        asked = Command(gold.intent) if gold and key in GOLD else self.top.keymap.command_of(key, When.DIALOG)
        if asked is Command.CLOSE or any(button.intent == asked and button.enabled for button in dialog.buttons):
            self.top.do(asked or Command.CLOSE)

    def _wheel(self, steps: int) -> None:
        if self.top.overlay is not None or self.top.filming:
            return
        if self.top.when is When.CUT:
            self.top.move_cut(steps)
        elif self.top.when is When.BETTING:
            self.top.do(Command.CHIP_UP if steps > 0 else Command.CHIP_DOWN)

    def _press(self, button: Mouse) -> None:
        target = self._pointed_at()
        if self.top.overlay is not None:
            self._press_over_the_table(target)
        elif self.top.filming:
            self.top.skip()
        elif self.top.when is When.CUT and (under := self._under_pointer()) is not None:
            self.top.move_cut(under - self.top.cut_at)
        elif target is not None and button in (Mouse.LEFT, Mouse.RIGHT):
            self._press_on(target, take=button is Mouse.RIGHT)

    def _under_pointer(self) -> int | None:
        """How many cards of the deck on the felt lie to the left of the pointer, None if it is not on the deck."""
        layout = self.layout
        deck = deck_place(layout)
        x, y = layout.in_picture(*(self._pointer or (-1, -1)))
        return round(len(DECK) * (x - deck.x) / deck.w) if deck.holds(x, y) else None

    def _press_over_the_table(self, target: Target | None) -> None:
        shown = self.picture.overlay
        if isinstance(shown, Dialog):
            if target is not None and target.kind is Pointed.DIALOG_BUTTON:
                self._press_button(shown.buttons[target.index])
        else:
            self.top.do(Command.CLOSE)

    def _press_on(self, target: Target, *, take: bool) -> None:
        match target.kind:
            case Pointed.BET if target.bet is not None and self.top.when is When.BETTING:
                self.top.bet_on(target.box, target.bet, take=take)
            case Pointed.BET if target.bet is not None and self.top.when is When.END:
                self.top.bet_on_next(target.box, target.bet, take=take)
            case Pointed.BET | Pointed.BOX:
                self.top.choose_box(target.box)
                if target.bet is Bet.PLAY and target.box == self.top.turn:
                    self.top.ask_to_choose_play()
            case Pointed.CHIP if not take:
                self.top.choose_chip(target.index)
            case Pointed.BUTTON if not take:
                self._press_button(self.picture.buttons[target.index])
            case Pointed.ACTION if not take:
                self._press_button(self.picture.actions[target.index])
            case _:
                pass

    def _command(self, command: Command) -> None:
        """Do what a key says, unless its button is there and cannot be pressed."""
        shown = (*self.picture.buttons, *self.picture.actions)
        button = next((button for button in shown if button.intent == command), None)
        if button is None or self.top.filming:
            self.top.do(command)
        else:
            self._press_button(button)

    def _press_button(self, button: Button) -> None:
        # Deal opens the dialog of a player without chips, so it is always asked.
        if button.enabled or button.intent == Command.DEAL:
            self.top.do(Command(button.intent))
        else:
            self.top.cannot(button.reason)
