"""What the page says of the later streets and of other ways to play: rules, figures, mistakes. No pygame."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from uth.analysis.strategy.conditions import condition_words
from uth.analysis.strategy.findings import Kind, Mistake, Tendency
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.model import Rule, Strategy
from uth.analysis.strategy.study import Study
from uth.table import Street
from uth.train.outlook import NAMED
from uth.train.question import Cards
from uth.ui.align import Align
from uth.ui.page.model import Block, Cell, Column, Columns, Figure, Figures, Heading, Listing, Panel, Row, Table, Text
from uth.ui.strategy.hands import cards_of
from uth.words import strategy_page as words
from uth.words.choices import choice_label
from uth.words.conditions import conditions_words, legend_words
from uth.words.figures import percent_words
from uth.words.strategy import kind_words, mistake_words, share_words, street_words

MISTAKES = "mistakes"
"""The name of the list of mistakes."""


def tendencies(found: Study) -> Iterator[Block]:
    """Return what the best play does on the flop and on the river."""
    by_kind: dict[Kind, dict[Street, Tendency]] = {}
    for each in found.tendencies:
        by_kind.setdefault(each.kind, {})[each.street] = each
    rows = (
        (kind_words(kind), *_tendency(of.get(Street.FLOP)), *_tendency(of.get(Street.RIVER)))
        for kind, of in by_kind.items()
    )
    yield Panel((Listing(tuple(rows), words.tendency_heads()),))
    yield Text(words.best_note(), soft=True)


def practical() -> Iterator[Block]:
    """Return the rules of the practical strategy on flop and river, which need no working out."""
    yield Heading(words.practical_heading())
    streets = Street.FLOP, Street.RIVER
    yield rules(preset(NAMED), streets)
    yield from legend(preset(NAMED), streets)


def _tendency(one: Tendency | None) -> tuple[str, str]:
    """How often such a hand plays, and how often it comes."""
    if one is None:
        return "–", "–"
    often = {Fraction(0): words.never(), Fraction(1): words.always()}.get(one.share) or share_words(one.share)
    return often, share_words(one.frequency)


def legend(strategy: Strategy, streets: Iterable[Street] = Street) -> Iterator[Block]:
    """Return what the terms of these rules mean."""
    tests = [[condition_words(test) for test in rule.tests] for street in streets for rule in strategy.rules[street]]
    terms = legend_words(tests)
    if terms:
        yield Text(" ".join(terms), soft=True)


def rules(strategy: Strategy, streets: Iterable[Street] = Street) -> Columns:
    """Return the rules of a strategy, street by street."""
    panels = (
        (Panel(tuple(Text(_rule(rule)) for rule in strategy.rules[street]), street_words(street).capitalize()),)
        for street in streets
    )
    return Columns(tuple(panels))


def _rule(rule: Rule) -> str:
    when = conditions_words([condition_words(test) for test in rule.tests])
    return words.rule(when, choice_label(rule.answer) if rule.answer is not None else words.best_play())


def figures(found: Study | None) -> Figures:
    """Return what a strategy loses, what the best play loses, and what lies between; None: not known yet."""
    edges = ["–"] * 3
    if found is not None and found.against is not None:
        own, best = -found.against.ev, -found.ev
        edges = [percent_words(edge) for edge in (own, best, own - best)]
    titles = words.figure_titles()
    return Figures(tuple(Figure(*each, words.of_the_ante()) for each in zip(titles, edges, strict=True)))


def mistakes(found: Sequence[Mistake]) -> Table:
    """Return the list of mistakes, the most expensive first."""
    heads = (*words.mistake_heads(), words.example_head())
    shares = (1.1, 2.4, 1.5, 1.1, 1.1, 1.9)
    numbers = (3, 4)
    columns = tuple(
        Column(head, share, Align.RIGHT if place in numbers else Align.LEFT)
        for place, (head, share) in enumerate(zip(heads, shares, strict=True))
    )

    def rows(first: int, count: int) -> list[Row]:
        return [_mistake(each) for each in found[first : first + count]]

    return Table(MISTAKES, columns, len(found), rows, words.no_mistakes(), by_click=False)


def hand_of(one: Mistake) -> Cards:
    """Return a hand with which a mistake is made."""
    return Cards(*one.example) if one.example is not None else cards_of(one.hand)


def _mistake(one: Mistake) -> Row:
    example = one.example
    return (
        Cell(street_words(one.street), soft=True),
        Cell(kind_words(one.hand) if one.street is not Street.PREFLOP else one.hand),
        Cell(mistake_words(one.chosen, one.best)),
        Cell(share_words(one.frequency)),
        Cell(percent_words(one.cost, 5)),
        Cell(cards=(*example.hole, *example.board)) if example else Cell(),
    )
