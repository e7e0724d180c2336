"""Grades every round that is played: kept once the worker has them, and told of if the player wants that. No pygame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from functools import partial
from math import inf
from typing import Protocol

from uth.analysis.worker import Answer
from uth.game.model import Round
from uth.session import Session
from uth.store.coaching import Advice
from uth.store.errors import StoreError
from uth.store.grades import Grade
from uth.train.grading import grades_of
from uth.ui.coach.study import Study
from uth.ui.preferences import Preferences
from uth.words import coach as words


class Follows(Protocol):
    """The table whose rounds are graded: in a window, or line by line."""

    @property
    def session(self) -> Session:
        """The sitting."""

    @property
    def preferences(self) -> Preferences:
        """How the player likes it."""

    @property
    def filming(self) -> bool:
        """Whether what has happened is still being shown."""

    @property
    def notice(self) -> str:
        """What is being told; empty for nothing."""

    def inform(self, said: str, /) -> None:
        """Tell the player something."""


class Grader:
    """Grades the rounds of one table, and has graded what was left before.

    Where nothing is kept of the player, nothing is graded unless the player wants to hear of it.
    """

    def __init__(self, top: Follows, study: Study) -> None:
        self._top = top
        self._study = study
        self._told_of: list[str] = []
        self._waiting = 0
        self._begun = False

    @property
    def busy(self) -> bool:
        """Whether rounds are being graded that were settled here."""
        return self._waiting > 0

    def settled(self) -> None:
        """Have the round that has just been settled graded."""
        session = self._top.session
        if self._study.grades is None and self._top.preferences.settings.advice is Advice.OFF:
            return
        heard = partial(self._graded, session.number)
        begun = _funds_before(session.round)
        self._waiting += 1
        self._study.advisor.later(grades_of, session.table, begun, session.actions, session.owner, heard=heard)

    def _graded(self, number: int, answer: Answer) -> None:
        """Keep the grades. What could not be graded or kept now is so at the next start: nobody is bothered with it."""
        self._waiting -= 1
        if answer.error is not None:
            return
        grades: Sequence[Grade] = answer.value
        if self._study.grades is not None:
            with suppress(StoreError):
                self._study.grades.keep({number: grades})
        wrong = [grade for grade in grades if not grade.right]
        if len(wrong) > self._told_already:
            cost = sum((grade.cost for grade in wrong), Fraction(0))
            money = sum((grade.money for grade in wrong), Fraction(0))
            currency = self._top.session.table.currency
            self._told_of.append(words.round_cost(number, len(wrong), cost, money, currency))

    @property
    def _told_already(self) -> float:
        """Of how many mistakes the sum says nothing new."""
        strength = self._top.preferences.settings.advice
        # Who is warned after a mistake has heard of a single one as it was made.
        return {Advice.OFF: inf, Advice.AFTER: 1}.get(strength, 0)

    def tick(self) -> bool:
        """Tell of what a round cost once its film is over and nothing else is being told; return whether it was."""
        self._begin()
        if not self._told_of or self._top.filming or self._top.notice:
            return False
        self._top.inform(self._told_of.pop(0))
        return True

    def _begin(self) -> None:
        """Have the rounds of before this sitting graded, from its first quiet moment on."""
        if not self._begun and not self._top.filming:
            self._begun = True
            if self._study.backlog is not None:
                self._study.backlog.begin(self._top.session.number)


def _funds_before(over: Round) -> Mapping[str, int]:
    """What everybody had before the bets of a settled round."""
    assert over.settlement is not None
    funds = dict(over.funds)
    for settled in over.settlement.boxes:
        funds[settled.owner] = funds.get(settled.owner, 0) - settled.net
    return funds
