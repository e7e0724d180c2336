"""What strategies are worth, exactly, and that their mistakes account for all of it."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from tests.tables import standard
from uth.analysis.figures import Figures, figures, figures_of
from uth.analysis.game import game_of
from uth.analysis.solution import DEALS
from uth.analysis.solved import solved
from uth.analysis.strategy.findings import Mistake
from uth.analysis.strategy.locate import load_strategy
from uth.analysis.strategy.mistakes import mistakes
from uth.analysis.strategy.model import Strategy
from uth.analysis.strategy.plans import plan_of, value
from uth.analysis.strategy.reader import read_strategy
from uth.analysis.strategy.study import Study, study
from uth.game.model import Choice
from uth.game.settle import best_hand
from uth.hands import Category, evaluate
from uth.table import Rules, Street

TABLE = standard()
GAME = game_of(TABLE)
OPTIMUM = Fraction(-50643648973, 2317817502000)


@cache
def worth(name: str) -> Figures:
    return figures_of(TABLE, value(GAME, strategy_of(name)))


# The reference figures of the practical strategy and its halves; the others as found here. rules.md 12.6 has rough
# figures by simulation for the last four: 11.5 %, 10.1 %, 6.9 % and 27 %, of players who err later in the hand as well.
EDGES = {
    "optimal": "2.184971376",
    "practical": "2.432286011",
    "practical-flop": "2.323945113",
    "practical-river": "2.297655546",
    "never-raise-early": "32.033384570",
    "always-4x": "40.704700556",
    "timid": "10.666823637",
    "three-x": "9.858494360",
    "no-pair-folds": "6.438249853",
    "novice": "22.588841598",
}


MORE = ("never-raise-early", "three-x", "no-pair-folds")
"""No reference has the figures of these, and no other test needs them."""


@pytest.mark.parametrize(
    ("name", "edge"),
    [pytest.param(*one, marks=pytest.mark.full if one[0] in MORE else ()) for one in EDGES.items()],
)
def test_house_edges(name: str, edge: str) -> None:
    base = worth(name).base
    assert f"{float(base.house_edge * 100):.9f}" == edge
    assert sum(worth(name).ends.values()) == DEALS
    assert sum(base.decisions.values()) == 1


def test_the_optimum_is_worth_exactly_what_the_solver_says() -> None:
    assert worth("optimal").base.ev == OPTIMUM == figures(TABLE).base.ev


def test_always_4x_is_a_dark_hand_with_4x_on_play() -> None:
    assert f"{float(worth('always-4x').base.ev):.12f}" == "-0.407047005556"


SLIPS = """
format: 1
name: slips
preflop:
  - check: {hole cards: QQ}
  - otherwise: best
flop:
  - check: {hidden: two pair or better}
  - otherwise: best
river:
  - play 1x: {made: pair, hidden: none}
  - fold: {hidden: two pair}
  - otherwise: best
"""


def strategy_of(name: str) -> Strategy:
    slips, problems = read_strategy(SLIPS, "slips")
    assert slips is not None, problems
    return slips if name == "slips" else load_strategy(name)


@cache
def mistakes_of(name: str) -> tuple[Mistake, ...]:
    return mistakes(TABLE, plan_of(GAME, strategy_of(name)), solved(GAME).hands)


@pytest.mark.parametrize("name", ["novice", "slips", pytest.param("practical", marks=pytest.mark.full)])
def test_the_mistakes_cost_all_that_is_lost(name: str) -> None:
    found = mistakes_of(name)
    assert sum(mistake.cost for mistake in found) == OPTIMUM - worth(name).base.ev
    assert all(mistake.cost > 0 and 0 < mistake.frequency < 1 for mistake in found)
    assert [mistake.cost for mistake in found] == sorted((mistake.cost for mistake in found), reverse=True)


def test_what_the_mistakes_are() -> None:
    found = {(mistake.street, mistake.hand, mistake.chosen, mistake.best) for mistake in mistakes_of("slips")}
    assert found == {
        (Street.PREFLOP, "QQ", Choice.CHECK, Choice.PLAY_4X),
        (Street.FLOP, "two pair or better with a hole card", Choice.CHECK, Choice.PLAY_2X),
        (Street.RIVER, "two pair or better with a hole card", Choice.FOLD, Choice.PLAY_1X),
        (Street.RIVER, "pair on the board alone", Choice.PLAY_1X, Choice.FOLD),
    }


def test_the_optimum_makes_no_mistake() -> None:
    assert mistakes_of("optimal") == ()


def test_mistakes_before_the_flop_are_single_hands() -> None:
    early = {mistake.hand: mistake for mistake in mistakes_of("novice") if mistake.street is Street.PREFLOP}
    assert (early["AA"].chosen, early["AA"].best) == (Choice.PLAY_3X, Choice.PLAY_4X)
    assert (early["K5o"].chosen, early["K5o"].best) == (Choice.CHECK, Choice.PLAY_4X)
    assert "K4o" not in early
    assert early["K5o"].frequency == Fraction(12, 1326)


def test_examples_are_of_their_kind() -> None:
    """Looked at with the reference evaluator: the made hand, and whether a hole card is in it."""
    seen = 0
    for mistake in (*mistakes_of("slips"), *mistakes_of("novice")):
        if mistake.example is None:
            continue
        seen += 1
        hole, board = mistake.example
        assert len({*hole, *board}) == 2 + (3 if mistake.street is Street.FLOP else 5)
        hand = best_hand(TABLE.rules, hole, board)
        if mistake.hand.startswith("two pair or better"):
            assert hand.category.order >= Category.TWO_PAIR.order
        elif mistake.hand.startswith("pair"):
            assert hand.category is Category.PAIR
            assert any(card.rank == hand.ranks[0] for card in hole) == mistake.hand.endswith("hole card")
        elif mistake.hand == "high card":
            assert hand.category is Category.HIGH_CARD
        if mistake.street is Street.RIVER and "alone" in mistake.hand:
            assert hand.ranks[:1] == evaluate(board).ranks[:1]
    assert seen >= 6


def test_a_multiple_that_is_not_offered_becomes_the_nearest() -> None:
    game = game_of(standard(rules=Rules(before_the_flop=(2, 3))))
    plan = plan_of(game, load_strategy("practical"))
    assert set(plan.before) == {Choice.CHECK, Choice.PLAY_3X}


def test_early_folds() -> None:
    """Folding everything at once loses Ante and Blind; where it is not offered the hand checks to the river's fold."""
    text = "format: 1\nname: quitter\npreflop: [otherwise: fold]\nflop: [otherwise: fold]\nriver: [otherwise: fold]\n"
    quitter, problems = read_strategy(text, "quitter")
    assert quitter is not None, problems
    for fold, ends in (
        (tuple(Street), "fold preflop"),
        ((Street.FLOP, Street.RIVER), "fold flop"),
        ((Street.RIVER,), "fold river"),
    ):
        table = standard(rules=Rules(fold=fold))
        figures = figures_of(table, value(game_of(table), quitter))
        assert figures.base.ev == -2
        assert {name: share for name, share in figures.base.decisions.items() if share} == {ends: 1}


@cache
def best_study() -> Study:
    return study(TABLE)


def test_tendencies_add_up_to_how_often_the_plan_plays() -> None:
    found = best_study().tendencies
    decisions = worth("optimal").base.decisions
    for street, name in ((Street.FLOP, "play 2x"), (Street.RIVER, "play 1x")):
        of_street = [one for one in found if one.street is street]
        assert sum(one.share * one.frequency for one in of_street) == decisions[name]
    early = sum(share for name, share in decisions.items() if name in {"play 4x", "play 3x"})
    assert sum(one.frequency for one in found if one.street is Street.FLOP) == 1 - early


def test_a_study_has_either_what_is_best_or_what_is_wrong() -> None:
    assert best_study().ev == OPTIMUM
    assert best_study().against is None
    other = study(TABLE, load_strategy("timid"))
    assert other.tendencies == ()
    assert other.against is not None
    assert other.against.ev == worth("timid").base.ev
    assert sum(mistake.cost for mistake in other.against.mistakes) == OPTIMUM - other.against.ev
