"""The chance that the house is behind one box, against exact convolutions and known distributions."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb, erfc, prod, sqrt

import pytest

from uth.analysis.figures import figures
from uth.config import load_table
from uth.report.chances import Chances, behind, chances_of
from uth.report.players import player

HALF = Fraction(1, 2)
SKEWED = {Fraction(-3, 2): Fraction(7, 10), Fraction(0): Fraction(1, 10), Fraction(17, 4): Fraction(2, 10)}
FINE = {Fraction(-1, 7): Fraction(1, 2), Fraction(1, 11): Fraction(1, 3), Fraction(3, 13): Fraction(1, 6)}
"""The results have 1,001 parts of an Ante, more than the lattice."""


def _by_hand(chances: Chances, rounds: int) -> Fraction:
    ways = product(chances.items(), repeat=rounds)
    ahead = (prod((chance for _, chance in way), start=Fraction(1)) for way in ways if sum(net for net, _ in way) > 0)
    return sum(ahead, Fraction(0))


@pytest.mark.parametrize("rounds", [1, 2, 5, 8])
def test_few_rounds_are_those_of_an_exact_convolution(rounds: int) -> None:
    assert behind(SKEWED, rounds) == pytest.approx(float(_by_hand(SKEWED, rounds)), abs=1e-12)


@pytest.mark.parametrize("rounds", [1, 360, 10_800])
def test_a_fair_coin(rounds: int) -> None:
    chances = {Fraction(-1): HALF, Fraction(1): HALF}
    even = comb(rounds, rounds // 2) / (1 << rounds) if rounds % 2 == 0 else 0
    assert behind(chances, rounds) == pytest.approx((1 - even) / 2, abs=1e-9)


def test_who_cannot_win_is_never_ahead_and_who_cannot_lose_always() -> None:
    assert behind({Fraction(-1): HALF, Fraction(0): HALF}, 100) == pytest.approx(0, abs=1e-9)
    assert behind({Fraction(1): HALF, Fraction(2): HALF}, 100) == pytest.approx(1, abs=1e-9)


def test_a_result_too_fine_for_the_lattice_keeps_its_mean() -> None:
    mean = sum(net * chance for net, chance in FINE.items())
    variance = sum(net * net * chance for net, chance in FINE.items()) - mean**2
    rounds = 4_000
    normal = erfc(-float(mean) * sqrt(rounds) / sqrt(2 * variance)) / 2
    assert behind(FINE, rounds) == pytest.approx(normal, abs=0.005)


def test_the_chances_of_a_table_are_its_distribution() -> None:
    table = load_table("standard").table
    found = figures(table)
    best = player("optimal", Fraction(1), found)
    alone = chances_of(table, [best], Fraction(0))
    assert sum(alone.values()) == 1
    assert sum(net * chance for net, chance in alone.items()) == found.base.ev
    with_trips = chances_of(table, [best], Fraction(1))
    assert found.combined is not None
    assert sum(net * chance for net, chance in with_trips.items()) == found.combined.ev
    halves = chances_of(table, [player("one", HALF, found), player("other", HALF, found)], Fraction(0))
    assert halves == alone


def test_a_month_of_the_standard_table_is_near_the_normal_distribution() -> None:
    table = load_table("standard").table
    chances = chances_of(table, [player("optimal", Fraction(1), figures(table))], HALF)
    mean = float(sum(net * chance for net, chance in chances.items()))
    deviation = sqrt(sum(net * net * chance for net, chance in chances.items()) - mean**2)
    day, week, month = (behind(chances, rounds) for rounds in (360, 2_520, 10_800))
    assert 0.5 > day > week > month
    assert month == pytest.approx(erfc(-mean * sqrt(10_800) / deviation / sqrt(2)) / 2, abs=0.02)
