"""What is done at the table: bets, decisions, the cut, chips, the next round."""

from __future__ import annotations

import logging

from uth.chips import AmountError
from uth.game.actions import Action, CloseBets, Cut, Decide, DeclineCut, IllegalAction, Reason, Refusal
from uth.game.model import Choice
from uth.store.errors import StoreError
from uth.store.kinds import MOST_FUNDS
from uth.told.bets import bets_after
from uth.told.chair import Chair
from uth.told.requests import Buy, Choose, CutAt, Lay, On, Plain, Refused, Request
from uth.told.telling import Telling
from uth.told.vocabulary import Asked, Word
from uth.ui.laid import Bets
from uth.words import asked as asked_words
from uth.words import prompts
from uth.words import told as words
from uth.words.errors import error_words
from uth.words.money import money_words
from uth.words.refusals import refusal_sentence

_log = logging.getLogger("uth.table")


class Doing:
    """Does what is asked for.

    :ivar told: what has happened since the last :meth:`do`, in sentences, also where that did not come to its end.
    :ivar again: what is to be done once more where it could not be written down.
    """

    def __init__(self, chair: Chair, telling: Telling) -> None:
        self.told: list[str] = []
        self.again: Request = On()
        self._chair = chair
        self._telling = telling

    def do(self, request: Request) -> None:
        """Do it.

        :raises Refused: if it cannot be done; nothing has changed.
        :raises StoreError: if it cannot be written down.
        """
        self.told, self.again = [], request
        match request:
            case On():
                self._go_on()
            case Plain(Word.NEXT):
                self._require(Asked.END)
                self._next_round()
            case Plain(Word.NO):
                self._act(DeclineCut(self._chair.session.owner))
            case Plain():
                raise Refused(asked_words.nothing_to_try())
            case Lay():
                self._lay(request)
            case Choose():
                self._choose(request)
            case CutAt(at):
                self._act(Cut(self._chair.session.owner, self._chair.middle if at is None else at))
            case Buy(amount):
                self._buy(amount)

    def _go_on(self) -> None:
        """The obvious way on. In a decision there is none: it is only asked again."""
        match self._chair.asked:
            case Asked.BETS:
                self._deal()
            case Asked.CUT:
                self._act(Cut(self._chair.session.owner, self._chair.middle))
            case Asked.END:
                self._next_round()
            case Asked.CHIPS:
                self._buy("")
            case _:
                pass

    def _refuse(self, refusal: Refusal) -> None:
        raise Refused(refusal_sentence(refusal, self._chair.say))

    def _require(self, asked: Asked) -> None:
        if self._chair.asked is not asked:
            self._refuse(Refusal.of(Reason.NOT_NOW, phase=self._chair.session.round.phase.value))

    # --- the round

    def _act(self, *actions: Action) -> None:
        chair = self._chair
        try:
            events = chair.session.act(*actions)
        except IllegalAction as error:
            raise Refused(refusal_sentence(error.refusal, chair.say)) from error
        said = tuple(self._telling.happened(events))
        for line in said:
            _log.info("round %d: %s", chair.session.number, line)
        self.told += said
        if chair.session.over:
            chair.laying.next_round(chair.session.bankroll)

    def decision(self, request: Request) -> Decide | None:
        """Return the decision that a request is, None if it is none or nothing is to be decided.

        :raises Refused: if it does not say which multiple is played.
        """
        if not isinstance(request, Choose) or self._chair.asked is not Asked.DECISION:
            return None
        box = request.box or self._chair.turn
        return Decide(box, request.choice or self._only_play(box))

    def _choose(self, choose: Choose) -> None:
        self._require(Asked.DECISION)
        decision = self.decision(choose)
        assert decision is not None
        self._act(decision)

    def _only_play(self, box: int) -> Choice:
        """The one multiple that the box can play, or the one that it could if there were more money."""
        plays = [option for option in self._chair.options(box) if option.choice.multiple]
        able = [option for option in plays if option.open] or plays[:1]
        if len(able) != 1:
            raise Refused(asked_words.no_such_answer())
        return able[0].choice

    def _deal(self) -> None:
        laying = self._chair.laying
        refusal = laying.refusal()
        if refusal is not None:
            self._refuse(refusal)
        self._act(*laying.actions(), CloseBets())

    def _next_round(self, changes: Bets | None = None) -> None:
        """Go on to the next round, or to the table that is laid out then; *changes*: with these bets."""
        chair = self._chair
        if chair.seat.elsewhere:
            chair.elsewhere = True
            return
        chair.session.next_round()
        chair.laying.join(chair.session.company.seats, chair.session.company_bets)
        self.told.append(words.round_begins(chair.session.number))
        if chair.asked is not Asked.BETS:
            return
        if changes is not None:
            chair.laying.lay(changes)
        elif chair.laying.bets != chair.laying.last:
            self.told.append(words.sentence(prompts.reduced()))
        self.told += [*self._telling.bets(), self._telling.money()]

    # --- bets and chips

    def _lay(self, lay: Lay) -> None:
        """Change the bets, and deal to them; after a round that begins the next one."""
        chair, laying = self._chair, self._chair.laying
        self._require_bets(lay)
        if lay == Lay((Word.UNDO,)):
            self._undo()
            return
        if chair.asked is Asked.END and lay.steps[:1] == (Word.REBET,):
            # The same bets will lie there; that alone means to play them.
            lay = Lay(lay.steps[1:], deal=lay.deal or len(lay.steps) == 1)
            self.again = lay
        before, after = laying.bets, bets_after(laying, lay.steps, chair.places, chair.say)
        if lay.deal and not after:
            self._refuse(Refusal.of(Reason.NO_BETS))
        if chair.asked is Asked.END:
            self._next_round(after if lay.steps else None)
        elif lay.steps:
            laying.lay(after)
            self.told += self._telling.changed_bets(before)
        if lay.deal:
            self._deal_or_take_back(before)

    def _deal_or_take_back(self, before: Bets) -> None:
        """Deal; where that cannot be written down, the change of the bets has not happened either."""
        laying = self._chair.laying
        changed = laying.bets != before
        try:
            self._deal()
        except StoreError:
            if changed:
                laying.undo()
            raise

    def _require_bets(self, lay: Lay) -> None:
        chair = self._chair
        if chair.asked in (Asked.BETS, Asked.CHIPS) or (chair.asked is Asked.END and not chair.seat.elsewhere):
            return
        if lay.steps:
            raise Refused(prompts.bets_later())
        self._require(Asked.BETS)

    def _undo(self) -> None:
        laying = self._chair.laying
        if not laying.can_undo:
            raise Refused(prompts.nothing_to_undo())
        before = laying.bets
        laying.undo()
        self.told += self._telling.changed_bets(before)

    def _buy(self, typed: str) -> None:
        chair = self._chair
        if not chair.between_rounds:
            raise Refused(prompts.chips_later())
        amount = self._chips(typed)
        if amount > chair.session.most_bought:
            raise Refused(prompts.too_many_chips(chair.say(MOST_FUNDS)))
        before = chair.laying.bets
        chair.session.rebuy(amount)
        chair.laying.bought(chair.session.bankroll, chair.home)
        self.told.append(words.sentence(prompts.bought(money_words(amount, chair.table.currency))))
        if chair.laying.bets != before:
            self.told += self._telling.changed_bets(before)
        self.told.append(self._telling.money())

    def _chips(self, typed: str) -> int:
        """The amount of chips that was asked for."""
        chair = self._chair
        if not typed:
            return chair.buy_in
        try:
            amount = chair.table.currency.parse(typed)
        except AmountError as error:
            raise Refused(error_words(error)) from error
        if not chair.least_chips <= amount <= chair.most_chips or amount % chair.least_chips:
            raise Refused(asked_words.buys_between(chair.say(chair.least_chips), chair.say(chair.most_chips)))
        return amount
