"""The coach of somebody who plays line by line: what it says, and when it asks back, as strong as that is wanted."""

from __future__ import annotations

import time
from collections.abc import Callable

from uth.game.model import Choice
from uth.session import Session
from uth.store.coaching import Advice
from uth.told.chair import Chair
from uth.told.vocabulary import Asked, Word
from uth.train.hints import hint
from uth.train.question import Question, asked
from uth.ui.coach.advice import Advised, hint_said, mistake_said, sure_said, told_lines
from uth.ui.coach.grader import Grader
from uth.ui.coach.study import Study
from uth.ui.preferences import Preferences
from uth.words import asked as asked_words
from uth.words import coach as words
from uth.words.told import sentence

_PAUSE = 0.005
"""Seconds between two looks at the worker."""
SOON, PATIENCE = 0.3, 300.0
"""So many seconds an exact answer is waited for: where the rule of thumb can stand in for it, and for the values."""

Lines = list[str]


class Coach:
    """The coach at one chair.

    :ivar preferences: how strong it is wished to be. *notice*, *filming*: nothing here takes its time to be shown.
    """

    notice = ""
    filming = False

    def __init__(self, chair: Chair, study: Study | None = None, preferences: Preferences | None = None) -> None:
        self.preferences = preferences or Preferences()
        self._chair = chair
        study = study or Study()
        self._advisor = study.advisor
        self._grader = Grader(self, study)
        self._news: Lines = []
        self._sure: tuple[Question, Choice] | None = None
        """What the player has been asked back about."""
        self._owed: list[tuple[Question, Choice]] = []
        """Decisions whose cost is not known yet, to be told of."""

    @property
    def session(self) -> Session:
        """The sitting."""
        return self._chair.session

    @property
    def strength(self) -> Advice:
        """How strong the advice is."""
        return self.preferences.settings.advice

    def inform(self, said: str) -> None:
        """Tell it with the next answer."""
        self._news.append(sentence(said))

    # --- how strong it is

    def strengthen(self, strength: Advice | None) -> Lines:
        """Make the advice that strong, where one is named, and return how strong it is."""
        if strength is not None:
            self.preferences.change(advice=strength)
        return [sentence(words.strength_set(self.strength)), *self.preferences.take_notice().splitlines()]

    # --- what it says

    def told(self, word: Word) -> Lines:
        """Return the answer to ``hint`` or ``values``, by what the player sees."""
        question = self.question()
        if question is None:
            return [sentence(words.no_hint())]
        if word is Word.HINT:
            return list(hint_said(self._advised(question, SOON)).lines)
        return list(told_lines(self._advised(question, PATIENCE)))

    def beside(self) -> Lines:
        """Return what stands before the decision that is due: nothing, unless all values are wanted."""
        if self.strength is Advice.OFF:
            return []
        self._advisor.warm(self._chair.table)
        question = self.question()
        if question is None or self.strength is not Advice.VALUES:
            return []
        return list(told_lines(self._advised(question, SOON)))

    def news(self) -> Lines:
        """Return what has become known since the last time."""
        self._advisor.poll()
        self._tell_owed()
        while self._grader.tick():
            pass
        news, self._news = self._news, []
        return news

    def question(self, box: int = 0) -> Question | None:
        """Return what the player is asked for a box of the own, the one in turn if none is named; None for nothing."""
        chair = self._chair
        if chair.asked is not Asked.DECISION or (box and box not in chair.deciding):
            return None
        return asked(chair.session.view, box or chair.turn)

    def _advised(self, question: Question, patience: float) -> Advised:
        self._advisor.ask(question)
        self._wait(lambda: not self._advisor.asking, patience)
        return Advised(question, hint(question), self._advisor.known(question))

    def _wait(self, done: Callable[[], bool], seconds: float) -> None:
        until = time.monotonic() + seconds
        while not done() and time.monotonic() < until:
            if not self._advisor.poll():
                time.sleep(_PAUSE)

    # --- decisions

    def holds_up(self, question: Question | None, choice: Choice) -> Lines:
        """Return the question whether the player is sure: once for each decision that is a mistake, else nothing."""
        if self.strength is not Advice.BEFORE or question is None or choice not in question.open:
            return []
        advised = self._advised(question, SOON)
        if self._sure == (question, choice) or not advised.is_mistake(choice):
            return []
        self._sure = question, choice
        said = sure_said(advised, choice, asked_words.typed_choice(choice), typed=True)
        named = self._chair.name(question.box)
        return [words.of_box(said.lines[0], named) if named else said.lines[0], *said.lines[1:]]

    def done(self, question: Question | None, choice: Choice | None) -> Lines:
        """Take note of what was done; return what is known of it soon, the rest is told with a later answer.

        *question*: the decision that was made, if it was one.
        """
        if self.strength is Advice.AFTER and question is not None and choice is not None:
            self._owed.append((question, choice))
            self._advisor.want(question)
        if self.strength is not Advice.OFF:
            self._wait(lambda: not self._awaited, SOON)
        return self.news()

    def settled(self) -> None:
        """Have the round that has just been settled graded."""
        self._grader.settled()

    @property
    def _awaited(self) -> bool:
        """Whether something is still to be told of what was done."""
        return self._grader.busy or any(not self._advisor.known(question).outlook for question, _ in self._owed)

    def _tell_owed(self) -> None:
        for question, choice in tuple(self._owed):
            found = self._advisor.known(question).outlook
            if found is not None:
                self._owed.remove((question, choice))
                said = mistake_said(found, choice, box=self._chair.name(question.box))
                self._news += [said] if said else []
