"""A visit from the door to the goodbye: who sits down, at which table, and what keeps somebody from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from uth.chips import Currency
from uth.store.database import Database
from uth.store.errors import StoreError
from uth.told.parse import parse
from uth.told.requests import On, Plain
from uth.told.talk import Lines, Talk
from uth.told.tokens import NotUnderstood
from uth.told.vocabulary import Asked, Word
from uth.ui.coach.advisor import Advisor
from uth.ui.coach.study import Study
from uth.ui.evening import Evening
from uth.ui.preferences import Preferences
from uth.words import asked as words
from uth.words.told import not_reached, sentence


class Opened(NamedTuple):
    """An evening that somebody can sit down to.

    :ivar notices: what the player must know first.
    :ivar preferences: how the player likes it; None for somebody of whom nothing is kept.
    :ivar kept: where the player's rounds are kept, and the player there; None for nowhere.
    """

    evening: Evening
    notices: Lines
    preferences: Preferences | None = None
    kept: tuple[Database, int] | None = None


Door = Callable[[], Opened]
"""Opens an evening; raises a StoreError where it stays shut."""


class Visit:
    """Somebody who plays line by line.

    :ivar evening: what is played; None before the door has opened.
    :ivar talk: at the table; None while nobody sits there.
    :ivar left: it is over.
    """

    def __init__(self, door: Door, money: Currency, most: int | None = None, advisor: Advisor | None = None) -> None:
        """*money*: the table's; *most*: it ends after so many rounds; *advisor*: works out what the coach says."""
        self.evening: Evening | None = None
        self.talk: Talk | None = None
        self.left = False
        self._door = door
        self._money = money
        self._most = most
        self._study = Study(advisor or Advisor())
        self._preferences = Preferences()

    def begin(self) -> Lines:
        """Return what is told to somebody who sits down, or why nobody can."""
        notices: Lines = []
        try:
            if self.evening is None:
                notices = self._enter(self._door())
            assert self.evening is not None
            self.talk = Talk(*self.evening.sit_down(), self._enough, self._study, self._preferences)
        except StoreError as error:
            self.talk = None
            return [*notices, not_reached(), sentence(str(error)), words.trouble_question()]
        return [*notices, *self.talk.begin()]

    def _enter(self, opened: Opened) -> Lines:
        self.evening = opened.evening
        self._preferences = opened.preferences or self._preferences
        if opened.kept is not None:
            self._study = Study.of(*opened.kept, self._study.advisor)
        return opened.notices

    def _enough(self) -> bool:
        return self.evening is not None and self._most is not None and self.evening.rounds >= self._most

    def hear(self, line: str) -> Lines:
        """Return what is said to a line."""
        if self.talk is None:
            return self._at_the_door(line)
        answer = self.talk.hear(line)
        self.left = self.talk.chair.left
        return [*answer, *self.begin()] if self.talk.chair.elsewhere else answer

    def _at_the_door(self, line: str) -> Lines:
        try:
            request = parse(line, Asked.TROUBLE, self._money)
        except NotUnderstood:
            return [words.trouble_question()]
        if request == Plain(Word.QUIT):
            self.left = True
            return []
        return self.begin() if request in (On(), Plain(Word.TRY)) else [words.trouble_question()]

    def close(self) -> None:
        """Have nothing worked out any more."""
        self._study.advisor.close()

    def leave(self) -> Lines:
        """Leave at once, and return the last words."""
        self.left = True
        return self.talk.leave() if self.talk else []
