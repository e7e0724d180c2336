"""One meaning, two executions: what a strategy does with a view, and what its arrays say of the same cards."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play import bets, dealt, steps
from tests.tables import standard
from uth.analysis.game import game_of
from uth.analysis.strategy.locate import list_strategies, load_strategy
from uth.analysis.strategy.model import Strategy, choices_on, nearest_offered
from uth.analysis.strategy.plans import Played, best_plan, plan_of
from uth.analysis.strategy.policy import choose
from uth.analysis.strategy.reader import read_strategy
from uth.cards import DECK, Card, format_cards
from uth.game.actions import Decide
from uth.game.model import Choice, Round
from uth.game.view import CAMERA, seen_from
from uth.table import HoleCardsUsed, Rules, Street, Table

EVERY_FACT = """
format: 1
name: every fact
preflop:
  - play 3x: {hole cards: 22+ AT+ 76s}
  - otherwise: check
flop:
  - check: {board suited: 3, hidden: none}
  - play 2x: {straight draw: gutshot, overcards: 1 or more}
  - play 2x: {straight draw: open ended, not board: pair}
  - fold: {hole cards: 72 T4s 93o, made: high card}
  - play 2x: {flush draw: 2 to 9, board suited: 2}
  - play 2x: {pair of: 8 to Q, higher on board: 0}
  - check: {not pair of: T or better, made: pair, higher on board: 1 or more}
  - play 2x: {not made: high card}
  - otherwise: check
river:
  - fold: {board suited: 4 or more, not made: straight or better}
  - play 1x: {hidden: two pair or better}
  - play 1x: {pair of: 7 or better, higher on board: 2 or fewer, hidden: pair}
  - fold: {hole cards: 72 T4 93}
  - play 1x: {board: [pair, three of a kind], overcards: 2}
  - play 1x: {dealer outs: 15 to 24}
  - otherwise: fold
"""


def _every_fact() -> Strategy:
    strategy, problems = read_strategy(EVERY_FACT, "every fact")
    assert strategy is not None, problems
    return strategy


TABLES = {
    "any": standard(rules=Rules(fold=(Street.FLOP, Street.RIVER))),
    "both": standard(rules=Rules(before_the_flop=(2, 4), hole_cards_used=HoleCardsUsed.BOTH)),
}


@cache
def played(table: str, name: str) -> tuple[Strategy, Played]:
    strategy = _every_fact() if name == "every fact" else load_strategy(name)
    return strategy, Played(plan_of(game_of(TABLES[table]), strategy))


@cache
def optimum(table: str) -> Played:
    return Played(best_plan(game_of(TABLES[table])))


@st.composite
def hands(draw: st.DrawFn) -> list[Card]:
    """Nine cards: of any kind, of two suits, or of few ranks, so that flushes and pairs are not rare."""
    two_suits, few_ranks = ([c for c in DECK if c.suit < 2], [c for c in DECK if c.rank % 3 == 2])
    kept = draw(st.sampled_from([list(DECK), two_suits, few_ranks]))
    return draw(st.lists(st.sampled_from(kept), min_size=9, max_size=9, unique=True))


def streets(table: Table, cards: list[Card]) -> list[Round]:
    """The same round before the flop, on it and on the river: two cards of the box, the board, two of the dealer."""
    hole, board, dealer = (format_cards(some) for some in (cards[:2], cards[2:7], cards[7:]))
    state = dealt(table, bets(1, "Ann", 1000), holes=[hole], dealer=dealer, board=board)
    flop = steps(state, Decide(1, Choice.CHECK))
    return [state, flop, steps(flop, Decide(1, Choice.CHECK))]


@settings(max_examples=25)
@given(hands())
def test_the_named_strategies(cards: list[Card]) -> None:
    names = [listed.name for listed in list_strategies()]
    assert len(names) >= 10
    compare("any", names, cards)


@settings(max_examples=50)
@given(hands())
def test_every_fact(cards: list[Card]) -> None:
    compare("any", ["every fact"], cards)


@settings(max_examples=40)
@given(hands())
def test_every_fact_where_both_hole_cards_are_used(cards: list[Card]) -> None:
    compare("both", ["every fact"], cards)


@pytest.mark.full
@settings(max_examples=500)
@given(hands())
def test_500_hands(cards: list[Card]) -> None:
    compare("any", ["every fact", *(listed.name for listed in list_strategies())], cards)
    compare("both", ["every fact"], cards)


def compare(table: str, names: list[str], cards: list[Card]) -> None:
    for state in streets(TABLES[table], cards):
        view = seen_from(state, "Ann")
        assert view.street is not None
        offered = choices_on(view.table.rules, view.street)
        for name in names:
            strategy, arrays = played(table, name)
            best = optimum(table) if strategy.asks_best else None
            wanted = choose(strategy, view, 1, offered, best)
            assert arrays.best(view.street, tuple(cards[:2]), view.board) is wanted, (name, view.street)


def test_the_nearest_choice_that_is_offered() -> None:
    both = (Choice.CHECK, Choice.PLAY_2X, Choice.PLAY_4X)
    assert nearest_offered(Choice.PLAY_3X, both) is Choice.PLAY_2X
    assert nearest_offered(Choice.PLAY_1X, both) is Choice.PLAY_2X
    assert nearest_offered(Choice.FOLD, both) is Choice.CHECK
    assert nearest_offered(Choice.CHECK, (Choice.FOLD, Choice.PLAY_1X)) is Choice.FOLD
    assert nearest_offered(Choice.FOLD, (Choice.PLAY_1X,)) is Choice.PLAY_1X
    assert nearest_offered(Choice.PLAY_4X, (Choice.CHECK, Choice.FOLD)) is Choice.CHECK
    with pytest.raises(ValueError, match="no choice"):
        nearest_offered(Choice.FOLD, ())


def test_what_cannot_be_played() -> None:
    view = seen_from(streets(standard(), list(DECK[:9]))[0], "Ann")
    with pytest.raises(ValueError, match='"optimal" asks for the best play'):
        choose(load_strategy("optimal"), view, 1, [Choice.CHECK])
    practical = load_strategy("practical")
    with pytest.raises(ValueError, match="no two cards"):
        choose(practical, view, 2, [Choice.CHECK])
    with pytest.raises(ValueError, match="no two cards"):
        choose(practical, seen_from(streets(standard(), list(DECK[:9]))[0], CAMERA), 1, [Choice.CHECK])
