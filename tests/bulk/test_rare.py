"""Rounds with a rare hand, dealt apart: against plain rounds and exact laws, and the stated errors over many seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from math import comb, sqrt

import numpy as np
import pytest

from tests.bulk import tables
from tests.bulk.plain import Chance, rounds_with
from uth.analysis.figures import Figures, figures_of
from uth.analysis.game import game_of
from uth.analysis.kernels import tables as kernel
from uth.analysis.solution import Ends
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.plans import plan_of, value
from uth.bulk.estimates import Estimate, NetEstimates, Simulation, simulation_of
from uth.bulk.machine import state_of
from uth.bulk.rare import MOST, RARE, _hands_of, dealt, rare_rounds
from uth.bulk.run import new_run
from uth.bulk.watched import BASE, ways
from uth.cards import DECK, parse_cards
from uth.hands import Category, evaluate

NAMES = ("standard", "auckland")
"""Hands of any five of seven cards, and of both hole cards and three of the board."""


@cache
def law(name: str) -> Ends:
    """Return how all deals of a box end at one of the tables."""
    return value(game_of(tables.table(name)), preset(tables.strategy(name)))


@pytest.mark.parametrize("hand", RARE)
@pytest.mark.parametrize("name", NAMES)
def test_rounds_with_a_rare_hand_weigh_what_they_come_to_exactly(name: str, hand: Category) -> None:
    machine, ends = tables.machine(name, 2), law(name)
    found, weights = dealt(machine, "weights", hand, MOST)
    column = np.array(machine.watched.column(BASE), float)
    of_hand = np.array([ends.get(way, 0) * (way[1].hand is hand) / sum(ends.values()) for way in ways()])
    for what in (np.ones(len(column)), column, column**2):
        came = what[found[:, 0]] * weights
        exact = float(of_hand @ what)
        # Where every deal weighs the same nothing but the last digits can differ.
        assert abs(came.mean() - exact) < 4 * came.std() / sqrt(MOST) + 1e-12 * abs(exact)


@pytest.mark.parametrize("both", [False, True])
def test_the_hand_lies_where_it_may_as_often_everywhere(both: bool) -> None:
    hand = np.array([[card.number for card in parse_cards("AsKsQsJsTs")]], np.int64)
    deals = kernel.deals_with(state_of("places", 0), hand, 20_000, both)
    assert all(len(set(deal)) == 7 for deal in deals.tolist())
    for card in hand[0]:
        places = (deals == card).sum(axis=0)
        assert places.sum() == len(deals)
        # With both hole cards in the hand each of its five is one of two there, and one of three on the board.
        shares = np.array([3 / 25] * 5 + [1 / 5] * 2) if both else np.full(7, 1 / 7)
        away = (places - shares * len(deals)) / np.sqrt(shares * (1 - shares) * len(deals))
        assert abs(away).max() < 4.5


def test_given_deals_are_played_as_plain_rounds() -> None:
    name, boxes = "standard", 3
    machine, seed = tables.machine(name, boxes), "given"
    hands = np.array([[card.number for card in parse_cards("9h8h7h6h5h")]], np.int64)
    deals = kernel.deals_with(state_of(seed, 0), hands, 60, both=False)
    policies = kernel.Policies(*(np.stack((array,)) for array in machine.policy))
    ends = kernel.ends(
        state_of(seed, 1),
        60,
        boxes,
        machine.deck,
        policies,
        np.ones(1, np.int64),
        machine.both,
        machine.can_fail,
        deals,
    )
    plan = plan_of(game_of(tables.table(name)), preset("optimal"))
    plain = rounds_with(tables.table(name), plan, boxes, Chance(seed, 1), deals.tolist())
    assert [tuple(ways()[end] for end in row) for row in ends.tolist()] == list(plain)


def test_every_hand_dealt_is_one_of_its_category() -> None:
    # rules.md: 4 royal flushes, 36 other straight flushes, 624 fours.
    for hand, count in zip(RARE, (4, 36, 624), strict=True):
        hands = [tuple(sorted(cards)) for cards in _hands_of(hand).tolist()]
        assert len(set(hands)) == len(hands) == count
        assert {evaluate([DECK[card] for card in cards]).category for cards in hands} == {hand}


@pytest.mark.parametrize(
    ("rounds", "apart"), [(1, RARE), (9_000_000, RARE), (11_000_000, RARE[:2]), (100_000_000, RARE[:1]), (10**9, ())]
)
def test_what_comes_often_enough_is_not_dealt_apart(rounds: int, apart: tuple[Category, ...]) -> None:
    assert rare_rounds(tables.machine("standard", 1), ("often",), rounds).hands == apart


# --- stated errors

Got = tuple[str, Callable[[Simulation], Estimate], Fraction | float]


def figures_known(name: str, boxes: int) -> Iterator[Got]:
    """Yield the figures of nets that are known exactly: their names, where they stand, and what they are."""
    exact: Figures = figures_of(tables.table(name), law(name))
    assert exact.trips is not None
    assert exact.combined is not None
    yield "base: mean", lambda found: found.base.ev, exact.base.ev
    yield "base: deviation", lambda found: found.base.standard_deviation, exact.base.standard_deviation
    yield "Trips: mean", lambda found: trips(found).ev, -exact.trips.house_edge
    yield "Trips: deviation", lambda found: trips(found).standard_deviation, exact.trips.standard_deviation
    yield "both: mean", lambda found: combined(found).ev, exact.combined.ev
    yield "both: deviation", lambda found: combined(found).standard_deviation, exact.combined.standard_deviation
    if name == "jackpot" and boxes > 1:
        yield from _jackpots(boxes)


def trips(found: Simulation) -> NetEstimates:
    """Return the estimates of Trips."""
    assert found.trips is not None
    return found.trips


def combined(found: Simulation) -> NetEstimates:
    """Return the estimates of all bets together."""
    assert found.combined is not None
    return found.combined


def correlation_of(net: NetEstimates) -> Estimate:
    """Return the correlation between two boxes."""
    assert net.correlation is not None
    return net.correlation


def _jackpots(boxes: int) -> Iterator[Got]:
    """Of Trips that pays a royal flush alone: two boxes have one only if it lies on the board."""
    one, two = Fraction(4_324, comb(52, 7)), Fraction(4, comb(52, 5))
    correlation = (two - one**2) / (one - one**2)
    deviation = 5_001 * sqrt(boxes * (one - one**2) * (1 + (boxes - 1) * correlation))
    yield "Trips: correlation", lambda found: correlation_of(trips(found)), correlation
    yield "Trips: all boxes", lambda found: trips(found).round_deviation, deviation


def assert_errors_hold(name: str, boxes: int, rounds: int, runs: int) -> None:
    """Assert that over many seeds the exact figures lie within so many stated errors about as often as they should."""
    machine, found = tables.machine(name, boxes), []
    for number in range(runs):
        run = new_run(machine, f"{name} {number}")
        run.play(rounds)
        found.append(simulation_of(tables.table(name), tables.strategy(name), machine, run.tally, (run.seed,)))
    for what, where, exact in figures_known(name, boxes):
        for errors, share in ((1, 0.683), (2, 0.954), (3, 0.997)):
            within = sum(abs(where(one).away(exact)) < errors for one in found)
            assert _is_likely(within, runs, share), f"{what}: {within} of {runs} in {errors}"


def _is_likely(count: int, runs: int, share: float) -> bool:
    """Whether so many of the runs come oftener than once in 10,000 times; an error that is itself estimated from a few
    blocks may cost some of the share.
    """
    few, many = max(0.0, share - 0.02), min(1.0, share + 0.02)
    return min(_at_most(count, runs, few), _at_most(runs - count, runs, 1 - many)) > 1e-4


def _at_most(count: int, runs: int, share: float) -> float:
    return sum(comb(runs, each) * share**each * (1 - share) ** (runs - each) for each in range(count + 1))


@pytest.mark.parametrize(("name", "boxes"), [("standard", 1), ("jackpot", 4), ("auckland", 2)])
def test_exact_figures_lie_within_the_stated_errors(name: str, boxes: int) -> None:
    assert_errors_hold(name, boxes, 2_500, 40)


@pytest.mark.full
@pytest.mark.parametrize("boxes", [1, 6])
@pytest.mark.parametrize("name", ["standard", "auckland", "six-box-dark", "jackpot", "great lines"])
def test_exact_figures_lie_within_the_stated_errors_in_full(name: str, boxes: int) -> None:
    assert_errors_hold(name, boxes, 4_000, 200)
    assert_errors_hold(name, boxes, 100_000, 40)
