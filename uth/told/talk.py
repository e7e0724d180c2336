"""The dialogue at one table: a typed line in, the table's sentences out. What cannot be done changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from uth.problems import shown
from uth.session import Session
from uth.store.errors import StoreError
from uth.told import asking
from uth.told.chair import Chair, never
from uth.told.coached import Coach
from uth.told.doing import Doing
from uth.told.parse import parse
from uth.told.requests import Advise, On, Plain, Refused, Request
from uth.told.telling import Telling
from uth.told.tokens import NotUnderstood
from uth.told.vocabulary import TELLS, Asked, Word
from uth.ui.coach.study import Study
from uth.ui.host import come
from uth.ui.preferences import Preferences
from uth.ui.seat import Seat
from uth.words import asked as asked_words
from uth.words import dialogs, seated
from uth.words import told as words
from uth.words.money import signed_money_words

Lines = list[str]


class Talk:
    """One player at one table.

    :ivar chair: where the player sits: what is asked, and whether the player has left.
    """

    def __init__(
        self,
        session: Session,
        seat: Seat,
        enough: Callable[[], bool] = never,
        study: Study | None = None,
        preferences: Preferences | None = None,
    ) -> None:
        """*enough*: whether as many rounds were played as were asked for.

        *study*: what the player's coach has at hand; *preferences*: how strong it is wished to be.
        """
        self.chair = Chair(session, seat, enough=enough)
        self._telling = Telling(self.chair)
        self._doing = Doing(self.chair, self._telling)
        self._coach = Coach(self.chair, study, preferences)
        self._said: Lines = []
        """What ``again`` says once more."""
        self._asked_to_quit = False

    def begin(self) -> Lines:
        """Return what is told to somebody who sits down."""
        chair, seat = self.chair, self.chair.seat
        told: Lines = [words.opening(chair.table), words.sits_down(seat.player), *come(chair.session)]
        told.append(words.help_hint())
        if seat.settled is not None:
            number, net = seat.settled
            told.append(words.sentence(seated.last_net(number, signed_money_words(net, chair.table.currency))))
        if seat.brought is not None:
            told.append(seated.brought(seat.brought, chair.session.bankroll, chair.say))
        if seat.waited:
            told += self._waited()
        elif chair.asked is Asked.BETS:
            told += [words.round_begins(chair.session.number), *self._telling.bets(), self._telling.money()]
        return self._remembered([*told, *self._question()])

    def _question(self) -> Lines:
        """What is asked now, after what the coach says to it."""
        return [*self._coach.beside(), *asking.question(self.chair)]

    def _waited(self) -> Lines:
        """A round that was begun before, as it stands."""
        seat, session = self.chair.seat, self.chair.session
        told = [seated.waited_text(session.number, self.chair.table.name, seat.elsewhere)]
        told += [seated.unasked()] if seat.unasked else []
        return [*told, *self._telling.bets(), *self._telling.cards(), self._telling.money()]

    def _remembered(self, lines: Lines) -> Lines:
        self._said = lines
        return list(lines)

    def hear(self, line: str) -> Lines:
        """Do what a line asks for, and return what the table says to it: last of all what it asks now."""
        return [*self._coach.news(), *self._answer(line)]

    def _answer(self, line: str) -> Lines:
        quitting, self._asked_to_quit = self._asked_to_quit, False
        try:
            request = parse(line, self.chair.asked, self.chair.table.currency)
        except NotUnderstood as error:
            return self._cannot(_not_understood(error))
        match request:
            case Plain(Word.AGAIN):
                return list(self._said)
            case Plain(Word.QUIT):
                return self._quit(quitting=quitting)
            case Advise(strength):
                return self._remembered([*self._coach.strengthen(strength), *self._question()])
            case Plain(word) if word in TELLS:
                return [*self._told(word), *asking.question(self.chair)]
            case _:
                return self._done(request)

    def _cannot(self, why: str) -> Lines:
        """Why nothing was done, and what can be."""
        return [words.sentence(why), *asking.question(self.chair)]

    def _told(self, word: Word) -> Iterable[str]:
        match word:
            case Word.HELP:
                return asking.help_lines(self.chair)
            case Word.CARDS:
                return self._telling.cards()
            case Word.BETS:
                return self._telling.bets()
            case Word.BANKROLL:
                return [self._telling.money()]
            case Word.HINT | Word.VALUES:
                return self._coach.told(word)
            case _:
                return words.table_lines(self.chair.table)

    # --- what is written down

    def _done(self, request: Request) -> Lines:
        """Do something that may have to be written down; where it cannot be, nothing else is done before it can."""
        chair = self.chair
        if chair.trouble:
            if request not in (On(), Plain(Word.TRY)):
                return self._cannot(dialogs.stopped_text(chair.trouble).splitlines()[-1])
            chair.trouble = ""
            request = self._doing.again
        said: Lines = []
        try:
            said = self._do(request)
        except Refused as error:
            return self._cannot(str(error))
        except StoreError as error:
            chair.trouble = str(error)
            self._doing.told += dialogs.stopped_text(str(error)).splitlines()
        chair.left = chair.enough()
        asked = [] if chair.elsewhere or chair.left else self._question()
        return self._remembered([*self._doing.told, *said, *asked])

    def _do(self, request: Request) -> Lines:
        """Do it, unless the coach asks back first; return what the coach says to it."""
        self._doing.told = []
        decision, over = self._doing.decision(request), self.chair.session.over
        question = self._coach.question(decision.box) if decision is not None else None
        if decision is not None:
            sure = self._coach.holds_up(question, decision.choice)
            if sure:
                return sure
        self._doing.do(request)
        if self.chair.session.over and not over:
            self._coach.settled()
        return self._coach.done(question, decision.choice if decision is not None else None)

    # --- leaving

    def _quit(self, *, quitting: bool) -> Lines:
        """Leave; a round that nothing is kept of is left only when that was said twice."""
        if self.chair.between_rounds or self.chair.seat.kept or quitting:
            return self.leave()
        self._asked_to_quit = True
        return [dialogs.leave_text(kept=False), asked_words.quit_question()]

    def leave(self) -> Lines:
        """Leave at once, and return the last words."""
        chair = self.chair
        chair.left = True
        if chair.between_rounds:
            return [words.leaves(chair.say(chair.session.bankroll))]
        return [words.round_waits() if chair.seat.kept else words.bets_gone()]


def _not_understood(error: NotUnderstood) -> str:
    typed = shown(error.typed)
    if error.meanings:
        return asked_words.several_meanings(typed, [word.value for word in error.meanings])
    return asked_words.not_understood(typed)
