"""Typed changes of the bets, all or none. What may lie where is the engine's to say."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from uth.chips import AmountError
from uth.game.actions import Reason, Refusal
from uth.table import Bet
from uth.told.requests import Change, Refused
from uth.told.vocabulary import Word
from uth.ui.betting import Laying
from uth.ui.laid import Bets, Laid
from uth.words import asked as words
from uth.words import prompts
from uth.words.choices import Say
from uth.words.errors import error_words
from uth.words.refusals import refusal_sentence


def bets_after(laying: Laying, steps: Iterable[Change | Word], places: tuple[int, ...], say: Say) -> Bets:
    """Return the bets after all *steps*, with which nothing has been done yet; they can be dealt to, or are none.

    *places*: numbers of the boxes that the player can choose from.

    :raises Refused: if one of them cannot be done.
    """
    hand = _Hand(laying, places, say)
    for step in steps:
        hand.do(step)
    return hand.result()


class _Hand:
    """Lays a copy of the bets."""

    def __init__(self, laying: Laying, places: tuple[int, ...], say: Say) -> None:
        self._trial = laying.like(laying.bets)
        self._trial.last = laying.last
        self._rules = laying.table.rules
        self._places = places
        self._say = say

    def result(self) -> Bets:
        """Return the bets, if they can be dealt to."""
        if self._trial.bets:
            self._refuse(self._trial.refusal())
        return self._trial.bets

    def do(self, step: Change | Word) -> None:
        """Do one step."""
        match step:
            case Change():
                for box in self._boxes(step):
                    self._change(box, step)
            case Word.REBET:
                again = self._trial.same_again()
                if not again or again == self._trial.bets:
                    raise Refused(prompts.nothing_to_repeat(bool(again)))
                self._trial.rebet()
            case Word.DOUBLE:
                if not self._trial.bets:
                    raise Refused(prompts.nothing_to_double())
                self._refuse(self._trial.double())
            case Word.CLEAR if self._trial.bets:
                self._trial.clear()
            case Word.UNDO:
                raise Refused(words.undo_alone())
            case _:
                raise Refused(prompts.nothing_to_undo())

    def _refuse(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            raise Refused(refusal_sentence(refusal, self._say))

    def _boxes(self, change: Change) -> tuple[int, ...]:
        laid = tuple(sorted(self._trial.bets))
        free = tuple(place for place in self._places if place not in self._trial.seats)
        boxes = change.boxes or (laid if change.all else laid[:1]) or free[:1]
        for box in boxes:
            self._refuse(self._no_box(box) if box not in self._places else self._trial.refusal_of_seat(box))
        return boxes

    def _no_box(self, box: int) -> Refusal:
        if 1 <= box <= self._rules.boxes:
            return Refusal.of(Reason.TOO_MANY_BOXES, most=self._rules.boxes_per_player)
        return Refusal.of(Reason.NO_SUCH_BOX, box=box, boxes=self._rules.boxes)

    def _change(self, box: int, change: Change) -> None:
        if change.clear:
            self._refuse(None if box in self._trial.bets else Refusal.of(Reason.BOX_NOT_OPEN, box=box))
            self._trial.clear(box)
            return
        if self._trial.moves_to(box):
            self._refuse(self._trial.sit(box))
        there = self._trial.laid(box)
        laid = Laid(self._amount(change.ante, there.ante), self._amount(change.trips, there.trips))
        self._refuse_other_blind(change, laid)
        if change.seen:
            self._hide_others(box, there.dark or min(self._rules.dark_play))
        laid = replace(laid, dark=self._dark(box, change))
        others = {number: bets for number, bets in self._trial.bets.items() if number != box}
        self._trial.bets = others if laid.empty else {**others, box: laid}

    def _amount(self, typed: str, there: int) -> int:
        if not typed:
            return there
        try:
            return self._trial.table.currency.parse(typed)
        except AmountError as error:
            raise Refused(error_words(error)) from error

    def _refuse_other_blind(self, change: Change, laid: Laid) -> None:
        if change.blind and (blind := self._amount(change.blind, 0)) != laid.ante:
            if not change.ante:
                raise Refused(words.blind_follows())
            self._refuse(Refusal.of(Reason.BLIND_NOT_EQUAL, ante=laid.ante, blind=blind))

    def _dark(self, box: int, change: Change) -> int | None:
        """With which multiple the box is dark after the change; a new one is, where another is seen already."""
        if change.dark is not None and not self._rules.dark_boxes:
            self._refuse(Refusal.of(Reason.PLAY_TOO_EARLY))
        if change.dark is not None and change.seen:
            raise Refused(words.seen_and_dark())
        if change.seen:
            return None
        there, lowest = self._trial.laid(box), min(self._rules.dark_play)
        if change.dark is not None:
            return change.dark or there.dark or lowest
        return lowest if there.empty and self._seen_besides(box) else there.dark

    def _seen_besides(self, box: int) -> list[int]:
        """The other seen boxes, where the table lets only one be seen."""
        if not self._rules.dark_boxes:
            return []
        return [number for number, bets in self._trial.bets.items() if bets.dark is None and number != box]

    def _hide_others(self, box: int, multiple: int) -> None:
        hidden = {number: replace(self._trial.bets[number], dark=multiple) for number in self._seen_besides(box)}
        self._trial.bets = {**self._trial.bets, **hidden}


def stakes_of_box(laying: Laying, box: int) -> dict[Bet, int]:
    """Return what lies on a box while bets are laid, by bet; nothing for a box without a bet."""
    return laying.stakes(box) if box in laying.bets else {}
