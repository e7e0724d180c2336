"""The table as a scene: intents in, picture out. What they do is :class:`uth.ui.tabletop.Tabletop`'s to say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain

import pygame

from uth.session import Session
from uth.store.database import StoreError
from uth.train.question import Question, asked
from uth.ui import present_bar
from uth.ui.beside import Beside
from uth.ui.commands import Command, When
from uth.ui.describe import controls
from uth.ui.heard import heard
from uth.ui.intents import Intent
from uth.ui.keys import KeyLabels
from uth.ui.layout import Layout
from uth.ui.page.ask import AskScene
from uth.ui.page.model import Button as PageButton
from uth.ui.picture import Picture
from uth.ui.places import Spot
from uth.ui.preferences import Preferences
from uth.ui.present import present
from uth.ui.present_tips import tip
from uth.ui.scene import Control, Moment, Played, Scene, Stage
from uth.ui.scenes.settings import SettingsScene
from uth.ui.seat import Seat
from uth.ui.sizes import Size
from uth.ui.sound import Cue
from uth.ui.table_hand import TableHand
from uth.ui.table_view import Over, TableView
from uth.ui.tabletop import Tabletop
from uth.ui.theme import Theme
from uth.words import settings as settings_words

Door = Callable[[Command], Scene]
_FOR_GOOD = frozenset({Command.NEXT_ROUND})
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
        self._made: Picture | None = None
        self.hand = TableHand(self.top, self)
        self.beside = Beside(self.top)

    def enter(self) -> None:
        """Take the settings as they are now: another scene may have changed them."""
        super().enter()
        try:
            self.top.follow_settings()
        except StoreError as error:
            self.top.over.stop(str(error))
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
        """Whether the film is over and the table waits for a person: a decision would count now."""
        asked = self.top.turn > 0
        return not self.top.filming and (not asked or (self.top.projector.cards_seen and self.hand.calm))

    @property
    def moving(self) -> bool:
        """Whether time alone changes the picture."""
        answers = self.top.coach.soon
        return self.hand.drag.returning or answers or (not self.top.timeline.idle and self.top.overlay is None)

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
        layout = self.layout
        return (*controls(self.picture, layout), *self.beside.controls(layout))

    def take_happened(self) -> Iterator[str]:
        """Return what is new in the log."""
        return chain(self.top.log.take_untold(), self.beside.take_said())

    def resize(self, size: Size) -> None:
        """Lay the table out for another size."""
        self._size = size
        self.dirty = True

    def update(self, dt: float) -> None:
        """Let time go by: the film goes on, notices go away, what is pointed at is explained."""
        if self.top.tick(dt):
            self._changed()
        if self.hand.tick(dt):
            self._changed()
        for cue in heard(self.top.timeline.begun()):
            self.cue(cue)

    def prepare(self) -> bool:
        """Draw a card that may be wanted; return whether there was one."""
        return self._view.prepare()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and what the pointer shows and holds."""
        carried = self._carried()

        def over(onto: pygame.Surface, places: Layout) -> None:
            self.beside.draw(onto, places, self.theme)
            if carried is not None:
                carried(onto, places)

        self._view.draw(surface, self._pointed(), over)

    def _pointed(self) -> Picture:
        """The picture with what the pointer shows: why something cannot be, what a thing is."""
        picture, hand = self.picture, self.hand
        target = hand.target
        if target is None:
            return picture
        if hand.drag.busy:
            if target.bet is None or not hand.drag.carrying:
                return picture
            why = self.top.wagers.why_not_drop((target.box, target.bet))
            return replace(picture, hover=target, reason=why, refused=bool(why))
        desk = self.top.desk(hover=target)
        reason = present_bar.reason(desk) or present_bar.at_stake(desk)
        return replace(picture, hover=target, reason=reason, tip=tip(desk, target) if hand.explains else ())

    def _carried(self) -> Over | None:
        carried, felt = self.hand.drag.carried, self.picture.felt
        if carried is None:
            return None
        stack, at = carried
        return lambda surface, places: self._view.draw_carried(surface, places, (stack, at), felt)

    def renamed(self, player: str) -> None:
        """Take note that the player has another name now."""
        self.top.seat = replace(self.top.seat, player=player)
        self._changed()

    def may_close(self) -> bool:
        """Return whether the window may close; in the middle of a round it asks first."""
        may = self.top.may_leave()
        self._changed()
        return may

    def _changed(self) -> None:
        self._made = None
        self.dirty = True

    # --- what a person wants

    def handle(self, intent: Intent) -> None:
        """Do what a person wants; what cannot be written down has not happened, and the table says so."""
        try:
            meant = self.beside.handle(intent, self.layout) or self.hand.handle(intent)
        except StoreError as error:
            self.top.over.stop(str(error))
            meant = True
        if meant:
            self._after()

    @property
    def _decision(self) -> Question | None:
        """What the player is asked, once all that belongs to it was seen."""
        return asked(self.session.view, self.top.turn) if self.top.turn and self.ready else None

    def _after(self) -> None:
        self.done = self.top.left
        going = self.top.over.take_going()
        if going is Command.SETTINGS:
            self.opens = SettingsScene(self._labels, self.preferences)
        elif going is Command.STRATEGY:
            # No table waits at the start for what may never be opened.
            from uth.ui.scenes.strategy import Opened, StrategyScene

            self.opens = StrategyScene(self._labels, self.preferences, Opened(self.session.table, self._decision))
        elif going is not None and self._door is not None:
            self.opens = self._door(going)
            # The table is laid out again when somebody comes back to it, from what is written down.
            self.done = going in _FOR_GOOD
        if self.top.refused:
            self.top.refused = False
            self.cue(Cue.REFUSED)
        elif self.hand.clicked:
            self.cue(Cue.BUTTON)
        self.hand.clicked = False
        self._tell_of_settings()
        self._changed()
