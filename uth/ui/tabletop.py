"""The table being played: what a command or a click does now. No pygame.

While a film runs nothing can be decided on cards that do not lie open yet.
"""

from __future__ import annotations

from uth.game import engine
from uth.game.actions import Action, Cut, Decide, DeclineCut, Reason, Refusal
from uth.game.model import Choice, Phase
from uth.session import Session
from uth.table import Bet
from uth.ui import notices
from uth.ui.animation import Timeline
from uth.ui.bettor import Bettor
from uth.ui.commands import Command, When
from uth.ui.desk import Desk, Overlay
from uth.ui.keys import KeyLabels
from uth.ui.lay import Change, Lay
from uth.ui.over import OVER_THE_TABLE, Over
from uth.ui.picture import Target
from uth.ui.preferences import Preferences
from uth.ui.present import felt_of
from uth.ui.projector import Projector
from uth.ui.rest import at_rest
from uth.ui.seat import Seat, laying_of, places_of
from uth.words import prompts as words
from uth.words.refusals import refusal_sentence

TOAST_SECONDS = 2.5
_MIDDLE = 26
_CUT_STEP = 4
"""By how many cards a key or button moves the cut; the wheel moves it by one."""


class Tabletop:
    """One player at one table.

    :ivar laying: the bets for the next deal; from the moment a round is settled they are the same bets again.
    :ivar bettor: the player's hand over the circles.
    :ivar projector: the sitting and its film.
    :ivar over: what lies over the table.
    :ivar seat: how the player sits here.
    :ivar refused: something was asked for that cannot be done, since the last time this was set to False.
    """

    def __init__(
        self,
        session: Session,
        labels: KeyLabels,
        seat: Seat | None = None,
        *,
        preferences: Preferences | None = None,
    ) -> None:
        """Sit down, where the session's round stands."""
        table = session.table
        self.preferences = preferences or Preferences()
        self.seat = seat or Seat()
        self.keymap = self.preferences.keymap(labels)
        self.felt = felt_of(table)
        self.places = places_of(table)
        self.laying = laying_of(session, self.seat)
        self.bettor = Bettor(self.laying, self.places)
        self.projector = Projector(session, self._as_it_stands(session), self.preferences.settings.speed)
        self.over = Over(self)
        self.cut_at = _MIDDLE
        self.refused = False
        self._why = ""
        self._toast, self._toast_left = "", 0.0

    def _as_it_stands(self, session: Session) -> Lay:
        """Return what lies on the table when somebody sits down: bets to be dealt to, or a round that goes on."""
        if session.round.phase is Phase.BETTING:
            return self.bettor.laid_on(Lay())
        return at_rest(session.view)

    def follow_settings(self) -> None:
        """Take the settings as they are now."""
        self.timeline.speed = self.preferences.settings.speed
        self.keymap = self.preferences.keymap(self.keymap.labels)
        self.felt = felt_of(self.session.table)

    def next_speed(self) -> None:
        """Let things move at the next speed."""
        self.preferences.change(speed=self.timeline.speed.next)
        self.timeline.speed = self.preferences.settings.speed
        self.toast(words.speed_set(self.timeline.speed))

    # --- what there is

    @property
    def overlay(self) -> Overlay | None:
        """What lies over the table."""
        return self.over.shown

    @property
    def rebuy(self) -> int:
        """For how much chips are bought at the least, in minor units."""
        return self.over.rebuy

    @property
    def left(self) -> bool:
        """Whether the player has left the table."""
        return self.over.left

    @property
    def session(self) -> Session:
        """The sitting; ahead of what lies on the table while a film runs."""
        return self.projector.session

    @property
    def timeline(self) -> Timeline[Lay, Change]:
        """What lies where, and what is moving."""
        return self.projector.timeline

    @property
    def when(self) -> When:
        """What the session asks for; the overlay aside."""
        return self.projector.when

    @property
    def filming(self) -> bool:
        """Whether a film of the round is running."""
        return self.projector.filming

    @property
    def turn(self) -> int:
        """The box that decides; 0 for none."""
        return self.projector.turn

    def desk(self, hover: Target | None = None) -> Desk:
        """Return everything that the picture is made of now."""
        return Desk(
            table=self.session.table,
            felt=self.felt,
            places=self.places,
            view=self.session.view,
            number=self.session.number,
            lay=self.projector.lay,
            resting=not self.filming,
            when=self.when,
            laying=self.laying,
            keymap=self.keymap,
            rebuy=self.rebuy,
            speed=self.timeline.speed,
            circle=self.bettor.circle,
            turn=self.turn,
            options=self.projector.options,
            cut_at=self.cut_at,
            hover=hover,
            overlay=self.overlay,
            why=self._why,
            toast=self._toast,
            seat=self.seat,
            trouble=self.over.trouble,
        )

    # --- time

    def tick(self, seconds: float) -> bool:
        """Let time go by; return whether anything changed. Films wait while something lies over the table."""
        changed = not self.timeline.idle and self.overlay is None
        if changed:
            self.timeline.tick(seconds)
        if self._toast:
            self._toast_left -= seconds
            if self._toast_left <= 0:
                self._toast, changed = "", True
        return changed

    def skip(self) -> None:
        """Finish the film."""
        self.timeline.finish()

    def toast(self, text: str) -> None:
        """Show a notice for a while."""
        self._toast, self._toast_left = text, TOAST_SECONDS

    def forget_why(self) -> None:
        """Stop saying why something cannot be done."""
        self._why = ""

    def cannot(self, why: str) -> None:
        """Say why what was asked for cannot be done."""
        self._why = why
        self.refused = True

    def _refuse(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.cannot(refusal_sentence(refusal, self.desk().say))

    # --- decisions and the course of the round

    def do(self, command: Command) -> None:
        """Do what *command* says now, or keep the reason why not."""
        self._why = self._toast = ""
        choice = command.choice
        if choice is not None:
            self._decide(choice)
        elif self.filming and command in _ONWARD:
            self.skip()
        elif command in OVER_THE_TABLE:
            self.over.do(command)
        else:
            self.skip()
            self._go_on(command)

    def _go_on(self, command: Command) -> None:
        match command:
            case Command.DEAL:
                self._deal()
            case Command.CUT:
                self._act(Cut(self.session.owner, self.cut_at))
            case Command.CUT_DECLINE:
                self._decline_cut()
            case Command.CUT_FEWER | Command.CUT_MORE:
                self.move_cut(-_CUT_STEP if command is Command.CUT_FEWER else _CUT_STEP)
            case Command.NEXT_ROUND:
                self._next_round()
            case Command.DEAL_AGAIN:
                self._next_round()
                if self.overlay is None and not self.session.over:
                    self._deal()
            case Command.BOX_LEFT | Command.BOX_RIGHT:
                self._step_box(1 if command is Command.BOX_LEFT else -1)
            case _:
                self._bet(command)

    def _decide(self, choice: Choice) -> None:
        """Decide for the box in turn, once its cards lie open; a key that came too early is dropped."""
        early = self.filming and self.turn > 0 and not self.projector.cards_seen
        self.skip()
        if early:
            self.refused = True
            self.toast(words.not_yet_seen(self.session.round.street))
        else:
            self._act(Decide(self.turn, choice))

    def _act(self, action: Action) -> None:
        """Do an action of the engine, or say why not; the bets of a settled round are laid again at once."""
        self._refuse(self.projector.act(action))
        self._settled()

    def _decline_cut(self) -> None:
        self._act(DeclineCut(self.session.owner))
        self.toast(notices.where_cut(self.session.actions))

    def ask_to_choose_play(self) -> None:
        """Say how Play is bet in a decision: a press on its circle bets nothing."""
        options = self.projector.options
        how = notices.how_to_play(options, self.keymap)
        if how:
            self.cannot(how)
        else:
            self._refuse(next((option.refusal for option in options if option.choice.multiple), None))

    def _settled(self) -> None:
        if self.session.over:
            self.laying.next_round(self.session.bankroll)

    def _deal(self) -> None:
        refusal = self.laying.refusal()
        if refusal is not None:
            if self.session.broke:
                self.over.show(Overlay.BROKE)
            self._refuse(refusal)
            return
        self.cut_at = _MIDDLE
        self.projector.deal(self.laying.actions())
        self._settled()

    def _next_round(self) -> None:
        if not self.session.over:
            return
        if self.seat.elsewhere:
            self.over.go(Command.NEXT_ROUND)
            return
        self.projector.next_round(self.bettor.laid_on)
        if self.session.broke:
            # Nothing waits under the dialog: the old cards are gone.
            self.skip()
            self.over.show(Overlay.BROKE)
        elif self.laying.bets != self.laying.last:
            self.toast(words.reduced())

    # --- boxes

    def point_at(self, box: int) -> None:
        """Raise the five cards of a settled box, if its hand lies open."""
        self.projector.point_at(box)

    def choose_box(self, box: int) -> None:
        """Make *box* the one that keys bet on, that decides, or that is pointed at."""
        if box not in self.places:
            return
        if self.when is When.BETTING:
            self.bettor.choose_box(box)
        elif self.when is When.DECISION:
            if box in self.projector.deciding:
                self.projector.chosen = box
            else:
                self._refuse(engine.refusal_of(self.session.round, Decide(box, Choice.CHECK)))
        else:
            self.point_at(box)

    def _step_box(self, step: int) -> None:
        """Go to the next box to the left (1) or right (-1) of the picture that can be chosen."""
        if self.when is When.BETTING:
            boxes, now = self.places, self.bettor.circle[0]
        elif self.when is When.DECISION:
            boxes, now = self.projector.deciding, self.turn
        else:
            boxes, now = self.projector.open_hands, self.projector.lay.focus
        if boxes:
            at = boxes.index(now) if now in boxes else -step
            self.choose_box(boxes[(at + step) % len(boxes)])

    def move_cut(self, cards: int) -> None:
        """Move the place of the cut, within what the table allows."""
        least = self.session.table.procedure.cut_at_least
        self.cut_at = min(52 - least, max(least, self.cut_at + cards))

    # --- bets

    def choose_chip(self, index: int) -> None:
        """Take the table's chip of that index in hand, if there is one."""
        if self._bets_are_laid():
            self.bettor.choose_chip(index)

    def bet_on(self, box: int, bet: Bet, *, take: bool = False) -> None:
        """Put the chip in hand on a circle or take it back from there; keys go on from that circle."""
        if self._bets_are_laid():
            self._refuse(self.bettor.bet_on(box, bet, take=take))
            self.projector.relay(self.bettor.laid_on)

    def bet_on_next(self, box: int, bet: Bet, *, take: bool = False) -> None:
        """Begin the next round with the same bets, and change one circle; one without bets only shows its box."""
        if (Bet.ANTE if bet is Bet.BLIND else bet) not in self.bettor.circles:
            self.choose_box(box)
            return
        self._next_round()
        if self.overlay is None and not self.session.over:
            reduced = bool(self._toast)
            self.bet_on(box, bet, take=take)
            if not reduced and not self._why:
                self.toast(words.laid_again())

    def _bet(self, command: Command) -> None:
        if self._bets_are_laid():
            before = self.laying.bets
            self._refuse(self.bettor.do(command))
            self.projector.relay(self.bettor.laid_on)
            if command is Command.DARK:
                self.toast(notices.turned(before, self.laying.bets))

    def _bets_are_laid(self) -> bool:
        self._why = ""
        if self.when is When.END:
            self.cannot(words.bets_in_next_round(self.keymap.cap(Command.NEXT_ROUND, When.END)))
        elif self.when is not When.BETTING:
            self._refuse(Refusal.of(Reason.NOT_NOW, phase=self.session.round.phase.value))
        return self.when is When.BETTING

    # --- over the table

    def may_leave(self) -> bool:
        """Return whether the window may close: not in the middle of a round before that was asked."""
        return self.over.may_leave()


_ONWARD = frozenset({Command.DEAL, Command.CUT, Command.CUT_DECLINE, Command.NEXT_ROUND, Command.DEAL_AGAIN})
"""The ways on: while a film runs they only finish it."""
