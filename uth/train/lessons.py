"""An outlook in sentences that teach: what to do and why, what else costs, the rule, what must happen."""

from __future__ import annotations

from uth.analysis.strategy.conditions import condition_words
from uth.analysis.strategy.facts import Sight
from uth.analysis.strategy.model import Rule
from uth.game.model import Choice
from uth.hands import Category
from uth.train.outlook import Outlook
from uth.train.outs import Improving
from uth.train.question import Question
from uth.train.rulings import Ruling
from uth.words import advice as words
from uth.words.hands import a_hand_caption, hand_caption, starting_hand_words


def lesson(found: Outlook, chosen: Choice | None = None) -> tuple[str, ...]:
    """Return the sentences for an outlook, the most important first.

    *chosen*: what the player did or means to do; what it costs is then said, else what the next best choice does.
    """
    question = found.question
    sentences = [words.best_words(found.best, _stand(found))]
    other = chosen if chosen is not None and chosen is not found.best else found.second
    if other is not None:
        cost = words.cost_words(other, found.cost(other), question.ante, question.table.currency)
        sentences.append(cost)
    sentences.append(ruling_words(found.ruling))
    if found.dead_cards_decide:
        sentences.append(words.dead_cards_words(found.best_alone))
    return tuple(sentences)


def what_must_happen(found: Outlook) -> str:
    """Return the outs in words; nothing before the flop."""
    outs = found.outs
    if outs is None:
        return ""
    if isinstance(outs, Improving):
        made = [(category, len(cards)) for category, cards in outs.own]
        return words.improving_words(made, outs.count, outs.chance)
    return words.dealer_outs_words(len(outs.counted), len(outs.dead))


def hand_words(question: Question) -> str:
    """Return what the player holds: ``king-five offsuit`` before the flop, then ``a hidden pair of nines``."""
    if not question.board:
        return starting_hand_words(question.hole)
    sight = Sight(question.table.rules, question.hole, question.board)
    caption = hand_caption if sight.uses_hole_card and sight.hand.category is Category.PAIR else a_hand_caption
    return words.held_words(caption(sight.hand), sight.hand.category, hidden=sight.uses_hole_card)


def rule_words(rule: Rule, choice: Choice) -> str:
    """Return the rule by which a strategy decides, with the choice that it comes to here."""
    return words.rule_words([condition_words(test) for test in rule.tests], choice)


def _stand(found: Outlook) -> words.Stand:
    return words.Stand(found.question.street, hand_words(found.question), *found.chances)


def ruling_words(ruling: Ruling) -> str:
    """Return the rule of a ruling, and whether it is right here."""
    rule = rule_words(ruling.rule, ruling.choice)
    return words.agreeing_words(rule) if ruling.agrees else words.disagreeing_words(rule, ruling.cost)
