"""What a named strategy says to one question, by which of its rules, and what following it costs."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from uth.analysis.advice import Advice, stored_best
from uth.analysis.solution import best_choice
from uth.analysis.strategy.facts import Sight
from uth.analysis.strategy.model import Rule, Strategy, nearest_offered
from uth.cards import Card
from uth.game.engine import choices_on
from uth.game.model import Choice
from uth.table import Street
from uth.train.families import FamilyRule, Hole, rule_of
from uth.train.question import Question


@dataclass(frozen=True, slots=True)
class Applied:
    """What the rules of a strategy come to for one hand.

    :ivar rule: the first of its rules that fits.
    :ivar choice: of those that are open, what the rule comes to.
    :ivar wanted: of those that the table has, what the rule comes to; another one if that cannot be afforded.
    :ivar passed: the rules before it, none of which fits.
    :ivar family: before the flop, how the rules go through the family of the hand.
    """

    rule: Rule
    choice: Choice
    wanted: Choice
    passed: tuple[Rule, ...] = ()
    family: FamilyRule | None = None

    @property
    def affordable(self) -> bool:
        """Whether there is money for what the rule says."""
        return self.choice is self.wanted


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a strategy does.

    :ivar applied: what its rules come to.
    :ivar cost: what the best choice is worth more, in Antes.
    """

    strategy: Strategy
    applied: Applied
    cost: Fraction

    @property
    def rule(self) -> Rule:
        """The first of its rules that fits."""
        return self.applied.rule

    @property
    def choice(self) -> Choice:
        """What the rule comes to, of the choices that are open."""
        return self.applied.choice

    @property
    def agrees(self) -> bool:
        """Whether nothing is worth more than what the rule says."""
        return not self.cost


def ruling(strategy: Strategy, question: Question, advice: Advice, alone: Advice) -> Ruling:
    """Return what *strategy* says to a question.

    *advice*: the values of its choices; *alone*: those without dead cards, of which a rule that says ``best`` takes the
    best, for a strategy knows the own cards and the board only.
    """
    applied = applied_to(strategy, question, best_of(alone, question))
    return Ruling(strategy, applied, advice.values[best_of(advice, question)] - advice.values[applied.choice])


def applied_to(strategy: Strategy, question: Question, best: Choice) -> Applied:
    """Return what the rules of a strategy come to; *best*: what is best with the own cards and the board alone."""
    rule = _rule(strategy, question, question.hole)
    rules = strategy.rules[question.street]
    return Applied(
        rule=rule,
        choice=nearest_offered(rule.answer or best, question.open),
        wanted=nearest_offered(rule.answer or best, choices_on(question.table, question.street)),
        passed=rules[: rules.index(rule)],
        family=_family(strategy, question) if question.street is Street.PREFLOP else None,
    )


def _rule(strategy: Strategy, question: Question, hole: tuple[Card, ...]) -> Rule:
    return strategy.rule(question.street, Sight(question.table.rules, hole, question.board).number)


def _family(strategy: Strategy, question: Question) -> FamilyRule:
    """The way of the rules through the family, whatever can be afforded; ``best`` is known where that is stored."""

    def way(hole: Hole) -> Choice | None:
        answer = _rule(strategy, question, hole).answer or stored_best(question.table, hole)
        return nearest_offered(answer, choices_on(question.table, question.street)) if answer is not None else None

    return rule_of(way, question.hole)


def best_of(advice: Advice, question: Question) -> Choice:
    """Return the best of the choices that are open, of equal ones the first in the order of :class:`Choice`."""
    return best_choice({choice: advice.values[choice] for choice in question.open})
