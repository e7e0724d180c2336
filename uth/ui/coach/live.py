"""The coach at the table: what it says about the decision that is due, as strong as the player wants it. No pygame.

It knows what the player sees and nothing else: it asks :func:`uth.train.question.asked` with the player's own view.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from uth.cards import DECK
from uth.game.model import Choice
from uth.store.coaching import Advice
from uth.table import Street
from uth.train.hints import Hint, hint
from uth.train.question import Cards, Question, asked, supposed
from uth.ui.coach.advice import Advised, Said, closed_hint, hint_said, mistake_said, sure_said, values_said
from uth.ui.coach.study import Study
from uth.ui.commands import Command, When
from uth.words import coach as words

if TYPE_CHECKING:
    from uth.ui.tabletop import Tabletop

AT_ONCE = 0.004
"""So many seconds an answer is waited for in the frame of its question, where no film gives it time: no frame is
dropped for it, and nothing is said by the rule of thumb that the next frame would take back."""
SOON = 0.5
"""For so many seconds after a question its answer is looked for in every frame."""


class Coach:
    """The coach at one table.

    :ivar question: what the player is asked now; None while nothing is to be decided, or nothing wants to be known.
    """

    def __init__(self, top: Tabletop, study: Study) -> None:
        self.question: Question | None = None
        self._top = top
        self._advisor = study.advisor
        self._grades = study.grades is not None
        self._prepared = False
        self._at: tuple[int, int, int] | None = None
        self._since = 0.0
        self._opened = False
        """The hint lies open."""
        self._sure: Choice | None = None
        """What the player has been asked about."""
        self._owed: list[tuple[Question, Choice]] = []
        """Decisions whose cost is not known yet, to be told of."""

    @property
    def strength(self) -> Advice:
        """How strong the advice is."""
        return self._top.preferences.settings.advice

    @property
    def soon(self) -> bool:
        """Whether an answer may come in any moment."""
        return self._advisor.asking and self._since < SOON

    # --- time

    def tick(self, seconds: float) -> bool:
        """Look what is asked and what is known by now; return whether anything is to be said otherwise."""
        self._since += seconds
        self._prepare()
        changed = self._follow()
        changed |= self._tell_owed()
        return changed

    def _prepare(self) -> None:
        """Load once what takes a moment, while nothing moves that could be seen to stop."""
        top = self._top
        wanted = self.strength is not Advice.OFF
        if self._prepared or not (wanted or self._grades) or not top.timeline.idle:
            return
        self._prepared = True
        table = top.session.table
        self._advisor.warm(table)
        if wanted:
            _hint(supposed(table, Cards(DECK[:2]), table.limits.ante.least))

    def _follow(self) -> bool:
        """Ask about the decision that is due, as soon as it is, while its cards are still being turned."""
        top, session = self._top, self._top.session
        at = (session.number, len(session.actions), top.turn)
        wanted = self.strength is not Advice.OFF and bool(top.turn)
        if at == self._at and wanted is (self.question is not None):
            return False
        self._at, self._opened, self._sure = at, False, None
        before = self.question
        self.question = asked(session.view, top.turn) if wanted else None
        if self.question is not None:
            self._since = 0.0
            self._advisor.warm(session.table)
            # Before the flop it takes longer, and the stored values are there at once.
            soon = not top.filming and self.question.street is not Street.PREFLOP
            self._advisor.ask(self.question, AT_ONCE if soon else 0.0)
        return self.question != before

    # --- what is known

    @property
    def advised(self) -> Advised | None:
        """All that is known of the decision that is due."""
        return self._known(self.question) if self.question is not None else None

    def _known(self, question: Question) -> Advised:
        return Advised(question, _hint(question), self._advisor.known(question))

    @property
    def said(self) -> tuple[Said, Command] | None:
        """What lies beside the decision, and the command that changes it; None for nothing."""
        advised, top = self.advised, self._top
        if advised is None or top.filming or top.when is not When.DECISION:
            return None
        box = top.turn if len(top.places) > 1 else 0
        if self._sure is not None:
            key = top.keymap.cap(Command(self._sure.value), When.DECISION)
            return sure_said(advised, self._sure, key, box=box), Command.ADVICE
        if self._opened:
            return hint_said(advised, box=box), Command.HINT
        if self.strength is Advice.VALUES:
            return values_said(advised, box=box), Command.ADVICE
        return (closed_hint(box=box), Command.HINT) if self.strength is Advice.HINT else None

    @property
    def open(self) -> bool:
        """Whether the hint lies open."""
        return self._opened

    # --- what the player does

    def next_strength(self) -> None:
        """Make the advice one step stronger, and off after the strongest."""
        self._top.preferences.change(advice=self.strength.next)
        self._at = None
        self._follow()
        self._top.toast(words.strength_set(self.strength))

    def hint(self) -> None:
        """Open the hint, or take it away."""
        top = self._top
        if self.strength is Advice.OFF:
            top.cannot(words.hint_off(top.keymap.cap(Command.ADVICE, When.DECISION)))
        elif not top.turn:
            top.cannot(words.no_hint())
        else:
            top.skip()
            self._follow()
            self._opened, self._sure = not self._opened, None

    def stops(self, choice: Choice) -> bool:
        """Return whether a decision waits for the player to say it twice: once for each choice that is a mistake."""
        advised = self.advised
        if self.strength is not Advice.BEFORE or advised is None or choice not in advised.question.open:
            return False
        if self._sure is choice or not advised.is_mistake(choice):
            return False
        self._sure, self._opened = choice, False
        return True

    def decided(self, question: Question | None, choice: Choice) -> None:
        """Take note of a decision that was made: what it cost is said as soon as that is known."""
        if self.strength is Advice.AFTER and question is not None:
            self._owed.append((question, choice))
            self._advisor.want(question)
            self._tell_owed()

    def _tell_owed(self) -> bool:
        ready = [each for each in self._owed if self._advisor.known(each[0]).outlook is not None]
        for question, choice in ready:
            self._owed.remove((question, choice))
            found = self._advisor.known(question).outlook
            assert found is not None
            if said := mistake_said(found, choice, box=question.box if len(self._top.places) > 1 else 0):
                self._top.inform(said)
        return bool(ready)


@lru_cache(maxsize=32)
def _hint(question: Question) -> Hint:
    return hint(question)
