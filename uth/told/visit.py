"""A visit from the door to the goodbye: who sits down, at which table, and what keeps somebody from it."""

from __future__ import annotations

from collections.abc import Callable

from uth.chips import Currency
from uth.store.errors import StoreError
from uth.told.parse import parse
from uth.told.requests import On, Plain
from uth.told.talk import Lines, Talk
from uth.told.tokens import NotUnderstood
from uth.told.vocabulary import Asked, Word
from uth.ui.coach.advisor import Advisor
from uth.ui.evening import Evening
from uth.words import asked as words
from uth.words.told import not_reached, sentence

Door = Callable[[], tuple[Evening, Lines]]
"""Opens an evening, and says what the player must know first; raises a StoreError where it stays shut."""


class Visit:
    """Somebody who plays line by line.

    :ivar evening: what is played; None before the door has opened.
    :ivar talk: at the table; None while nobody sits there.
    :ivar left: it is over.
    """

    def __init__(self, door: Door, money: Currency, most: int | None = None) -> None:
        """*money*: the table's; *most*: it ends after so many rounds."""
        self.evening: Evening | None = None
        self.talk: Talk | None = None
        self.left = False
        self._door = door
        self._money = money
        self._most = most
        self._advisor = Advisor()

    def begin(self) -> Lines:
        """Return what is told to somebody who sits down, or why nobody can."""
        notices: Lines = []
        try:
            if self.evening is None:
                self.evening, notices = self._door()
            self.talk = Talk(*self.evening.sit_down(), self._enough, self._advisor)
        except StoreError as error:
            self.talk = None
            return [*notices, not_reached(), sentence(str(error)), words.trouble_question()]
        return [*notices, *self.talk.begin()]

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
        self._advisor.close()

    def leave(self) -> Lines:
        """Leave at once, and return the last words."""
        self.left = True
        return self.talk.leave() if self.talk else []
