"""What can be said at once, before anything is worked out: stored values before the flop, else the named rule."""

from __future__ import annotations

from dataclasses import dataclass

from uth.analysis.advice import Advice, Ignored, stored_advice
from uth.analysis.strategy.facts import Sight
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.model import Rule, nearest_offered
from uth.game.model import Choice
from uth.train.outlook import NAMED
from uth.train.question import Question
from uth.train.rulings import best_of
from uth.words import advice as words


@dataclass(frozen=True, slots=True)
class Hint:
    """A first answer to a question, without the compiled kernels.

    :ivar choice: of those that are open.
    :ivar rule: the rule of the practical strategy that fits, and *ruled* what it comes to.
    :ivar stored: the stored values, which say themselves what they ignore; None where there are none.
    """

    choice: Choice
    rule: Rule
    ruled: Choice
    stored: Advice | None = None

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
        return words.ignored_words(dead_cards=Ignored.DEAD_CARDS in ignored, trips=Ignored.TRIPS in ignored)


def hint(question: Question) -> Hint:
    """Return what can be said of a question at once; nothing is compiled or loaded for it."""
    strategy = preset(NAMED)
    rule = strategy.rule(question.street, Sight(question.table.rules, question.hole, question.board).number)
    ruled = nearest_offered(rule.answer or question.open[0], question.open)
    stored = None
    if not question.board:
        stored = stored_advice(question.table, question.hole, question.dead, question.trips_in_antes)
    return Hint(best_of(stored, question) if stored else ruled, rule, ruled, stored)
