"""What is said of a hand that somebody lays out: values, chances, rules, and strategies side by side. No pygame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from uth.analysis.advice import STREETS
from uth.analysis.strategy.model import Strategy
from uth.train.lessons import applied_words, terms
from uth.train.outlook import Outlook
from uth.train.question import Cards
from uth.train.rulings import Ruling, ruling
from uth.ui.coach.advice import Advised, values_said
from uth.ui.page.model import Block, Heading, Listing, Text
from uth.words import strategy_page as words
from uth.words.advice import antes_words
from uth.words.choices import choice_label


def missing(cards: Cards) -> str:
    """Return what has to be laid before anything can be said; empty where it is a decision."""
    if len(cards.hole) < 2:
        return words.two_cards_needed()
    if len(cards.board) not in STREETS:
        return words.board_needed(len(cards.board))
    return ""


def answers(advised: Advised) -> Iterator[Block]:
    """Return what is known of a hand, exact or at once."""
    said = values_said(advised)
    yield Heading(choice_label(advised.best))
    if said.rows:
        costs = (_loses(advised.cost(choice) or Fraction(0)) for choice in advised.values)
        rows = ((row.choice, row.antes, row.money, cost) for row, cost in zip(said.rows, costs, strict=True))
        yield Listing(tuple(rows), words.value_heads())
    yield from map(Text, said.lines)


def compared(found: Outlook, strategies: Sequence[Strategy]) -> Iterator[Block]:
    """Return what strategies do with the hand, beside the best play, and what that costs."""
    says = [_ruling(found, strategy) for strategy in strategies]
    best = (words.best_play(), choice_label(found.best), words.nothing_lost())
    rows = ((each.strategy.name, choice_label(each.choice), _loses(each.cost)) for each in says)
    yield Listing((best, *rows), words.compare_heads())
    for each in says:
        yield Text(words.says(each.strategy.name, applied_words(each.applied)), soft=True)
    used = dict.fromkeys(term for each in says for term in terms(each.applied))
    if used:
        yield Text(" ".join(used), soft=True)


def _ruling(found: Outlook, strategy: Strategy) -> Ruling:
    return ruling(strategy, found.question, found.advice, found.alone)


def _loses(cost: Fraction) -> str:
    return antes_words(cost) if cost else words.nothing_lost()
