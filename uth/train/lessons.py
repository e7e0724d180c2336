"""An outlook in sentences that teach: what to do and why, what else costs, the rule, what must happen."""

from __future__ import annotations

from uth.analysis.strategy.conditions import condition_words
from uth.analysis.strategy.facts import Sight
from uth.analysis.strategy.model import Rule
from uth.game.model import Choice
from uth.hands import Category
from uth.paytable import Fixed, Odds
from uth.table import AnteNotQualified, HoleCardsUsed, Qualify, Street, Table
from uth.train.never import never_best
from uth.train.outlook import Outlook
from uth.train.outs import Improving
from uth.train.question import Question
from uth.train.rulings import Applied, Ruling
from uth.words import advice as words
from uth.words import reasons
from uth.words.conditions import Tests, legend_words, otherwise_words, rule_words
from uth.words.family import with_side
from uth.words.hands import a_hand_caption, starting_hand_words
from uth.words.settlement import a_hand_words


def lesson(found: Outlook, chosen: Choice | None = None) -> tuple[str, ...]:
    """Return the sentences for an outlook: :func:`deciding`, then the :func:`figures`."""
    return *deciding(found), *figures(found, chosen)


def deciding(found: Outlook) -> tuple[str, ...]:
    """Return what to do with which hand, and the rule: that by which it is right, or that it is wrong here."""
    return words.best_words(found.best, _stand(found)), ruling_words(found.ruling)


def figures(found: Outlook, chosen: Choice | None = None, *, valued: bool = False) -> tuple[str, ...]:
    """Return how the hand stands and what the choices are worth, the most important first.

    *chosen*: what the player did or means to do; what it costs is then said, else what the next best choice does.
    *valued*: what each choice is worth lies beside it.
    """
    sentences = [words.stand_words(_stand(found))]
    other = chosen if chosen is not None and chosen is not found.best else found.second
    if other is not None:
        sentences.append(_cost(found, other))
    sentences += filter(None, [reason_words(found, chosen, valued=valued), short_words(found.question)])
    if found.dead_cards_decide:
        sentences.append(words.dead_cards_words(found.best_alone))
    return *sentences, *filter(None, [why_below_words(found)])


def what_must_happen(found: Outlook) -> str:
    """Return the outs in words; nothing before the flop."""
    outs = found.outs
    if outs is None:
        return ""
    if isinstance(outs, Improving):
        made = [(category, len(cards)) for category, cards in outs.own]
        return words.improving_words(made, outs.count, outs.chance)
    both = found.question.table.rules.hole_cards_used is HoleCardsUsed.BOTH
    return words.dealer_outs_words(len(outs.counted), len(outs.dead), both=both)


def hand_words(question: Question) -> str:
    """Return what the player holds: ``king-five offsuit`` before the flop, then ``a pair with a card of yours``."""
    if not question.board:
        return starting_hand_words(question.hole)
    sight = Sight(question.table.rules, question.hole, question.board)
    one, other = question.hole
    if one.rank == other.rank and sight.uses_hole_card and sight.hand.category is Category.PAIR:
        return starting_hand_words(question.hole)
    return words.held_words(a_hand_caption(sight.hand), sight.hand.category, hidden=sight.uses_hole_card)


def reason_words(found: Outlook, chosen: Choice | None = None, *, valued: bool = False) -> str:
    """Return what both ways are worth, to play now and not to, and what is left after a check.

    Empty where there is only one way. *chosen*: what the player did; what that is worth is said, too. *valued*: what
    each choice is worth lies beside it, and is not said.
    """
    question, trips = found.question, found.question.trips > 0
    values = {choice: found.advice.values[choice] for choice in question.open}
    worth = reasons.worth_words(values, chosen, trips=trips)
    if valued:
        worth = reasons.with_trips_words() if trips else ""
    street = question.street if question.play_flop else Street.FLOP
    left = reasons.waiting_words(street, values, later=_later(question))
    return " ".join(filter(None, (worth, left)))


def short_words(question: Question) -> str:
    """Return that there is no money for Play on the flop, and what the values count instead; empty where there is."""
    if question.play_flop:
        return ""
    return words.short_words(min(question.table.rules.play_multiples(Street.FLOP)), _later(question))


def why_below_words(found: Outlook) -> str:
    """Return why a hand that wins more often than it loses is worth less than 0; empty for others, and where a table
    pays otherwise than usual what is said then.
    """
    question, chances = found.question, found.chances
    if question.trips or chances.win <= chances.lose or found.advice.values[found.best] >= 0:
        return ""
    lowest = _lowest_paid(question.table)
    return reasons.pays_little_words(a_hand_words(lowest)) if lowest is not None else ""


def _lowest_paid(table: Table) -> Category | None:
    """The lowest hand that the Blind pays where less pushes and any losing hand loses it, and the Ante pushes where the
    dealer does not qualify; None at other tables.
    """
    rules, blind = table.rules, table.blind
    if rules.dealer_qualifies is not Qualify.PAIR or rules.ante_when_not_qualified is not AnteNotQualified.PUSH:
        return None
    pays = [blind.pay(category) for category in Category]
    paid = [isinstance(pay, Odds) for pay in pays]
    lowest = next((category for category, pays_it in zip(Category, paid, strict=True) if pays_it), None)
    if lowest is None or table.blind_lost is not None or not all(paid[lowest.order :]):
        return None
    return lowest if all(pay is Fixed.PUSH for pay in pays[: lowest.order]) else None


def _later(question: Question) -> int:
    """The highest Play that can be afforded after a check."""
    if not question.play_flop:
        return max(question.table.rules.play_multiples(Street.RIVER))
    following = Street.FLOP if question.street is Street.PREFLOP else Street.RIVER
    return max(question.table.rules.play_multiples(following))


def _cost(found: Outlook, choice: Choice) -> str:
    """What a choice costs, and that it never is the best one."""
    question = found.question
    cost = words.cost_words(choice, found.cost(choice), question.ante, question.table.currency)
    return " ".join(filter(None, (cost, never_words(question, choice))))


def never_words(question: Question, choice: Choice) -> str:
    """Return that a choice is never the best one before the flop; empty if the table's stored solution says no such."""
    never = question.street is Street.PREFLOP and choice in never_best(question.table)
    return reasons.never_best_words(choice) if never else ""


def applied_words(applied: Applied) -> str:
    """Return by which rule a strategy decides, with the choice that it comes to: before the flop the limit of the
    hand's family, and for a rule that holds in all other cases those that do not fit; and whether that cannot be
    afforded.
    """
    rule = _rule_words(applied)
    return rule if applied.affordable else words.not_affordable_words(rule, applied.wanted)


def _rule_words(applied: Applied) -> str:
    family = applied.family
    if family is not None and family.runs:
        return with_side(family.words, family.side)
    passed = [_tests(rule) for rule in applied.passed]
    if not applied.rule.tests and passed:
        return otherwise_words(passed, applied.wanted)
    return rule_words(_tests(applied.rule), applied.wanted)


def terms(applied: Applied, *, outs: bool = True) -> tuple[str, ...]:
    """Return what the terms mean in which :func:`applied_words` says it; *outs*: the dealer's, too."""
    if applied.family is not None and applied.family.runs:
        return ()
    rules = (applied.rule,) if applied.rule.tests else applied.passed
    return legend_words([_tests(rule) for rule in rules], outs=outs)


def _tests(rule: Rule) -> Tests:
    return [condition_words(test) for test in rule.tests]


def _stand(found: Outlook) -> words.Stand:
    return words.Stand(found.question.street, hand_words(found.question), *found.chances)


def ruling_words(ruling: Ruling) -> str:
    """Return the rule of a ruling, whether it is right here, and what its terms mean; the dealer's outs are explained
    by :func:`what_must_happen`.
    """
    rule = applied_words(ruling.applied)
    said = words.agreeing_words(rule) if ruling.agrees else words.disagreeing_words(rule, ruling.cost)
    return " ".join((said, *terms(ruling.applied, outs=False)))
