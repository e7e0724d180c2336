"""The table being played: what a command does now, and everything that is to be seen of it. No pygame.

While a film runs nothing can be decided on cards that do not lie open yet.
"""

from __future__ import annotations

from uth.game.actions import Refusal
from uth.game.events import Event
from uth.game.model import Phase
from uth.session import Session
from uth.ui.animation import Timeline
from uth.ui.bettor import Bettor
from uth.ui.changes import Change
from uth.ui.coach.advice import Said
from uth.ui.coach.fouls import Fouls
from uth.ui.coach.grader import Grader
from uth.ui.coach.live import Coach
from uth.ui.coach.study import Study
from uth.ui.commands import Command, When
from uth.ui.course import COURSE, ONWARD, Course
from uth.ui.desk import Desk, Overlay
from uth.ui.guide import Guide, Note, moment_at
from uth.ui.host import Host, arrival, spoken
from uth.ui.keys import KeyLabels
from uth.ui.lay import Lay
from uth.ui.log import Log
from uth.ui.over import OVER_THE_TABLE, Over
from uth.ui.passing import LONG, Notices
from uth.ui.picture import Target
from uth.ui.preferences import Preferences
from uth.ui.present import felt_of
from uth.ui.projector import Projector
from uth.ui.reel import Paces
from uth.ui.rest import at_rest
from uth.ui.seat import Seat, laying_of, places_at
from uth.ui.wagers import Wagers
from uth.words import buttons, seated
from uth.words.happened import Happened
from uth.words.money import money_words, signed_money_words
from uth.words.refusals import refusal_sentence
from uth.words.told import sentence


class Tabletop(Notices):
    """One player at one table.

    :ivar laying: the bets for the next deal; from the moment a round is settled they are the same bets again.
    :ivar bettor: the player's hand over the circles.
    :ivar projector: the sitting and its film.
    :ivar host: sees to the company.
    :ivar course: how the round is moved on.
    :ivar wagers: how bets are laid.
    :ivar over: what lies over the table.
    :ivar log: what happened, in sentences.
    :ivar guide: explains the round, if that is wanted.
    :ivar coach: advises on decisions, *grader* grades them, and *fouls* knows the dealer's errors, as far as wanted.
    :ivar advisor: works out for the three what takes long.
    :ivar seat: how the player sits here.
    :ivar doing: what was asked for last.
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
        super().__init__()
        table = session.table
        self.preferences = preferences or Preferences()
        self.seat = seat or Seat()
        self.keymap = self.preferences.keymap(labels)
        self.felt = felt_of(table)
        self.places = places_at(session)
        self.laying = laying_of(session, self.seat)
        self.bettor = Bettor(self.laying, self.places)
        settings = self.preferences.settings
        self.projector = Projector(session, self._as_it_stands(session), settings.speed, Paces.of(settings))
        self.host = Host(self)
        self.course = Course(self)
        self.wagers = Wagers(self)
        self.over = Over(self)
        self.log = self.seat.log or Log()
        self.guide = Guide(self.seat.guided)
        study = self.seat.study or Study()
        self.advisor = study.advisor
        self.coach = Coach(self, study)
        self.grader = Grader(self, study)
        self.fouls = Fouls(self, study)
        self.projector.heard, self.projector.shows = self._heard, self.fouls.shown
        self.log.say(*arrival(session, self.seat))
        self.log.round(session.number)
        self.log.follow(None)
        self.doing: Command | None = None
        if self.seat.settled is not None:
            self._tell_of_last_round(*self.seat.settled)
        if self.seat.brought is not None:
            self.inform(seated.brought(self.seat.brought, session.bankroll, self._say))

    def _as_it_stands(self, session: Session) -> Lay:
        """Return what lies on the table when somebody sits down: bets to be dealt to, or a round that goes on."""
        if session.round.phase is Phase.BETTING:
            return self.bettor.laid_on(Lay())
        return at_rest(session.view)

    def _tell_of_last_round(self, number: int, net: int) -> None:
        """Say how it came out: whoever was cut off after the last decision never saw it."""
        self.inform(seated.last_round(number, signed_money_words(net, self.session.table.currency)))

    def inform(self, said: str) -> None:
        """Write it down, and show it long enough to be read by somebody who does something else."""
        self.log.say(sentence(said))
        self.toast(said, LONG)

    def _heard(self, events: tuple[Event, ...]) -> None:
        """Write down what happened."""
        session, numbered = self.session, len(self.places) > 1
        happened = Happened(self.projector.view, self._say, numbered=numbered, remarks=spoken(session))
        self.log.hear(session.number, events, happened, self._say, numbered=numbered)

    def _say(self, amount: int) -> str:
        return money_words(amount, self.session.table.currency)

    def follow_settings(self) -> None:
        """Take the settings as they are now."""
        self.timeline.speed = self.preferences.settings.speed
        self.projector.paces = Paces.of(self.preferences.settings)
        self.keymap = self.preferences.keymap(self.keymap.labels)
        self.felt = felt_of(self.session.table)
        self.host.follow_settings()

    def laid_next(self, lay: Lay) -> Lay:
        """Return *lay* with the bets of a round that has just begun."""
        self.host.joined()
        return self.bettor.laid_on(lay)

    def next_speed(self) -> None:
        """Let things move at the next speed."""
        self.preferences.change(speed=self.preferences.settings.speed.next)
        self.timeline.speed = self.preferences.settings.speed
        self.toast(buttons.speed_set(self.timeline.speed))

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
            seats=self.session.company.seats,
            view=self.projector.view,
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
            cut_at=self.course.cut_at,
            hover=hover,
            lifted=self.wagers.in_hand,
            entry=self.wagers.entry,
            overlay=self.overlay,
            why=self.why,
            toast=self.notice,
            seat=self.seat,
            advice=self.coach.strength,
            fouls=self.fouls.on,
            trouble=self.over.trouble,
        )

    @property
    def note(self) -> Note | None:
        """What the guide says now."""
        return self.guide.note(moment_at(self), self.keymap) if self.guide.on else None

    @property
    def said(self) -> tuple[Said, Command | None] | None:
        """What the coach says beside the table, and the command that changes it, if one does."""
        wrong = self.fouls.said
        return (wrong, None) if wrong is not None else self.coach.said

    # --- time

    def tick(self, seconds: float) -> bool:
        """Let time go by; return whether anything changed. Films wait while something lies over the table."""
        changed = self.advisor.poll()
        changed |= self.coach.tick(seconds)
        if self.overlay is None:
            changed |= self.projector.tick(seconds)
            changed |= self.log.follow(self.projector.lay if self.filming else None)
            changed |= self.grader.tick()
        return self.let_pass(seconds) or changed

    def skip(self) -> None:
        """Finish the film."""
        self.timeline.finish()

    def refuse(self, refusal: Refusal | None) -> None:
        """Say why something was refused, if it was."""
        if refusal is not None:
            self.cannot(refusal_sentence(refusal, self.desk().say))

    # --- what is wanted

    def do(self, command: Command) -> None:
        """Do what *command* says now, or keep the reason why not."""
        self.forget()
        self.doing = command
        choice = command.choice
        if choice is not None:
            self.course.decide(choice)
        elif self.filming and command in ONWARD:
            self.skip()
        elif command in OVER_THE_TABLE:
            self.over.do(command)
        elif command is Command.FOUL:
            self.skip()
            self.fouls.call()
        else:
            self.skip()
            (self.course if command in COURSE else self.wagers).do(command)

    # --- over the table

    def may_leave(self) -> bool:
        """Return whether the window may close: not in the middle of a round before that was asked."""
        return self.over.may_leave()
