"""What a named strategy says to one question, by which of its rules, and what following it costs."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from uth.analysis.advice import Advice
from uth.analysis.solution import best_choice
from uth.analysis.strategy.facts import Sight
from uth.analysis.strategy.model import Rule, Strategy, nearest_offered
from uth.game.model import Choice
from uth.train.question import Question


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a strategy does.

    :ivar rule: the first of its rules that fits.
    :ivar choice: of those that are open, what the rule comes to.
    :ivar cost: what the best choice is worth more, in Antes.
    """

    strategy: Strategy
    rule: Rule
    choice: Choice
    cost: Fraction

    @property
    def agrees(self) -> bool:
        """Whether nothing is worth more than what the rule says."""
        return not self.cost


def ruling(strategy: Strategy, question: Question, advice: Advice, alone: Advice) -> Ruling:
    """Return what *strategy* says to a question.

    *advice*: the values of its choices; *alone*: those without dead cards, of which a rule that says ``best`` takes the
    best, for a strategy knows the own cards and the board only.
    """
    rule = strategy.rule(question.street, Sight(question.table.rules, question.hole, question.board).number)
    answer = rule.answer or best_of(alone, question)
    choice = nearest_offered(answer, question.open)
    return Ruling(strategy, rule, choice, advice.values[best_of(advice, question)] - advice.values[choice])


def best_of(advice: Advice, question: Question) -> Choice:
    """Return the best of the choices that are open, of equal ones the first in the order of :class:`Choice`."""
    return best_choice({choice: advice.values[choice] for choice in question.open})
