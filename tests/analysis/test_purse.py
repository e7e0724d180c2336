"""How rounds go for somebody with little left."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from tests.play import bets, dealt, steps
from uth.analysis.advice import kind_of
from uth.analysis.figures import figures
from uth.analysis.game import game_of
from uth.analysis.purse import Bets, levels
from uth.analysis.ruin import Level, ruin
from uth.analysis.solution import best_choice
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.model import nearest_offered
from uth.analysis.strategy.plans import Played, best_plan
from uth.cards import DECK, format_cards
from uth.config import load_table
from uth.game import engine
from uth.game.actions import Decide
from uth.game.model import Phase
from uth.table import Street

STANDARD = load_table("standard").table
KNOWN = figures(STANDARD)


def _mean(level: Level) -> float:
    return sum(net * chance for net, chance in level.chances.items())


def test_with_enough_it_is_the_best_play_of_the_table() -> None:
    found = levels(Bets(STANDARD, 1000, 500))
    assert KNOWN.trips is not None
    assert [level.least for level in found] == [3_500, 4_500, 5_500, 6_500]
    assert _mean(found[-1]) == pytest.approx(float(1000 * KNOWN.base.ev - 500 * KNOWN.trips.house_edge))
    assert all(sum(level.chances.values()) == pytest.approx(1) for level in found)
    for level in found:
        # Nobody loses what is not there.
        assert -min(level.chances) <= level.least


def test_less_left_is_worth_less() -> None:
    means = [_mean(level) for level in levels(Bets(STANDARD, 1000))]
    assert means == sorted(means)
    assert len({*means}) == 4


def test_a_strategy_goes_on_as_well_as_it_can() -> None:
    found = levels(Bets(STANDARD, 1000), preset("practical"))
    assert _mean(found[-1]) == pytest.approx(-24.3, abs=0.05)
    assert -min(found[0].chances) <= found[0].least


def test_mistakes_have_their_mean_cost() -> None:
    without, with_them = (levels(Bets(STANDARD, 1000), mistakes=cost)[-1] for cost in (Fraction(0), Fraction(1, 8)))
    assert _mean(without) - _mean(with_them) == pytest.approx(125)
    assert sum(with_them.chances.values()) == pytest.approx(1)
    with pytest.raises(ValueError, match="expected 0 to 1"):
        levels(Bets(STANDARD, 1000), mistakes=Fraction(2))


def test_a_table_with_other_raises_has_other_levels() -> None:
    found = levels(Bets(load_table("four-x-only").table, 1000))
    assert [level.least for level in found] == [3_000, 4_000, 6_000]


def test_worse_play_goes_broke_sooner() -> None:
    best, worse = (ruin(levels(Bets(STANDARD, 1000), mistakes=cost), 100) for cost in (Fraction(0), Fraction(1, 5)))
    assert best.step == 500
    for bankroll in (5_000, 20_000, 50_000):
        assert best.chance(bankroll) < worse.chance(bankroll)


def _broke(bankroll: int, rounds: int, chance: random.Random) -> bool:
    """Play real rounds until the bets cannot be covered; of the raises that are open the best by its value is made."""
    player, values = Played(best_plan(game_of(STANDARD))), {value.hand.name: value.values for value in KNOWN.hands}
    for _ in range(rounds):
        if bankroll < 3_000:
            return True
        deck = chance.sample(DECK, 9)
        state = dealt(
            STANDARD, bets(1, "Ann", 1000), holes=[format_cards(deck[:2])], dealer=format_cards(deck[2:4]),
            board=format_cards(deck[4:]), funds=bankroll,
        )  # fmt: skip
        while state.phase is Phase.DECISION:
            box, street, open_choices = state.boxes[0], state.street, engine.open_choices(state, 1)
            assert street is not None
            if street is Street.PREFLOP:
                worth = values[kind_of(box.cards)]
                choice = best_choice({choice: worth[choice] for choice in open_choices})
            else:
                choice = nearest_offered(player.best(street, box.cards, state.board), open_choices)
            state = steps(state, Decide(1, choice))
        bankroll = state.available("Ann")
    return bankroll < 3_000


def test_real_rounds_go_broke_as_often() -> None:
    found, chance = ruin(levels(Bets(STANDARD, 1000)), 6), random.Random(3)
    for bankroll in (4_500, 9_000):
        broke = sum(_broke(bankroll, 6, chance) for _ in range(400))
        expected = found.chance(bankroll)
        # Four standard errors.
        assert broke / 400 == pytest.approx(expected, abs=4 * (expected * (1 - expected) / 400) ** 0.5)
