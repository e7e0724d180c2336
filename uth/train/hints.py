"""What can be said at once, before anything is worked out: stored values before the flop, else the named rule."""

from __future__ import annotations

from dataclasses import dataclass

from uth.analysis.advice import Advice, Ignored
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.model import Rule
from uth.game.model import Choice
from uth.train.outlook import NAMED
from uth.train.question import Question
from uth.train.rulings import Applied, applied_to, best_of
from uth.words import advice as words


@dataclass(frozen=True, slots=True)
class Hint:
    """A first answer to a question, without the compiled kernels.

    :ivar choice: of those that are open.
    :ivar applied: what the rules of the practical strategy come to.
    :ivar stored: the stored values, which say themselves what they ignore; None where there are none.
    """

    choice: Choice
    applied: Applied
    stored: Advice | None = None

    @property
    def rule(self) -> Rule:
        """The rule of the practical strategy that fits."""
        return self.applied.rule

    @property
    def ruled(self) -> Choice:
        """What that rule comes to."""
        return self.applied.choice

    @property
    def exact(self) -> bool:
        """Whether nothing better can be worked out."""
        return self.stored is not None and not self.stored.ignored

    @property
    def mark(self) -> str:
        """In words, what the hint is based on; empty where it is exact."""
        if self.exact:
            return ""
        if self.stored is None:
            return words.by_rule_words()
        ignored = self.stored.ignored
        return words.ignored_words(
            dead_cards=Ignored.DEAD_CARDS in ignored, trips=Ignored.TRIPS in ignored, funds=Ignored.FUNDS in ignored
        )


def hint(question: Question) -> Hint:
    """Return what can be said of a question at once; nothing is compiled or loaded for it."""
    applied, stored = applied_to(preset(NAMED), question, question.open[0]), question.stored()
    return Hint(best_of(stored, question) if stored else applied.choice, applied, stored)
