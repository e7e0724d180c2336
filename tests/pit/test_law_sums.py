"""The convolution of rounds, against exact whole numbers; every error within the bound that is stated."""

from __future__ import annotations

from fractions import Fraction
from math import comb, erf, sqrt
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.pit.law import RoundLaw, law_alone
from uth.pit.law_sums import Counts, Sums, sums_of

SKEWED = {-3: Fraction(7, 10), 0: Fraction(1, 10), 17: Fraction(2, 10)}
WIDE = {-70: Fraction(1, 2), -1: Fraction(1, 4), 33: Fraction(3, 16), 200: Fraction(1, 16)}


def _exact(law: dict[int, Fraction], rounds: int) -> tuple[int, list[Fraction]]:
    """The least sum, and the chance of each sum up to there or less: whole numbers multiplied out."""
    least, whole = min(law), max(chance.denominator for chance in law.values())
    one: Any = np.zeros(max(law) - least + 1, object)
    for net, chance in law.items():
        one[net - least] = int(chance * whole)
    total: Any = np.array([1], object)
    for _round in range(rounds):
        total = np.convolve(total, one)
    return rounds * least, [Fraction(int(one), whole**rounds) for one in np.cumsum(total)]


def _farthest(sums: Sums, law: dict[int, Fraction], counts: Counts) -> float:
    """How far any chance of the sums is from the truth."""
    rounds = range(counts.least, counts.most + 1)
    exact = [_exact(law, number) for number in rounds]
    low = min(first for first, _below in exact)
    high = max(first + len(below) for first, below in exact)
    farthest = 0.0
    for amount in range(low - 2, high + 2):
        truth = sum(_at(first, below, amount) for first, below in exact) / len(exact)
        farthest = max(farthest, abs(sums.at_most(amount) - float(truth)))
    return farthest


def _at(first: int, below: list[Fraction], amount: int) -> Fraction:
    if amount < first:
        return Fraction(0)
    return below[min(amount - first, len(below) - 1)]


@pytest.mark.parametrize("counts", [Counts(1, 1), Counts(2, 2), Counts(40, 40), Counts(3, 11), Counts(20, 26)])
def test_the_sums_are_those_of_whole_numbers(counts: Counts) -> None:
    sums = sums_of(law_alone(SKEWED), counts)
    assert sums.error < 1e-9
    assert _farthest(sums, SKEWED, counts) <= sums.error


@given(
    st.dictionaries(st.integers(-20, 20), st.integers(1, 9), min_size=1, max_size=5),
    st.integers(1, 5),
    st.integers(0, 2),
)
def test_any_law(weights: dict[int, int], least: int, more: int) -> None:
    law = {net: Fraction(weight, sum(weights.values())) for net, weight in weights.items()}
    counts = Counts(least, least + more)
    sums = sums_of(law_alone(law), counts)
    ways = [(0, Fraction(1))]
    found: dict[int, Fraction] = {}
    for rounds in range(1, counts.most + 1):
        ways = [(total + net, chance * its) for total, chance in _merged(ways) for net, its in law.items()]
        for total, chance in ways if rounds >= counts.least else ():
            found[total] = found.get(total, Fraction(0)) + chance / (more + 1)
    below = Fraction(0)
    for total in sorted(found):
        below += found[total]
        assert abs(sums.at_most(total) - float(below)) <= sums.error < 1e-9


def _merged(ways: list[tuple[int, Fraction]]) -> list[tuple[int, Fraction]]:
    found: dict[int, Fraction] = {}
    for total, chance in ways:
        found[total] = found.get(total, Fraction(0)) + chance
    return list(found.items())


@pytest.mark.parametrize("rounds", [360, 10_000])
def test_a_fair_coin_many_times(rounds: int) -> None:
    sums = sums_of(law_alone({-1: Fraction(1, 2), 1: Fraction(1, 2)}), Counts(rounds, rounds))
    even = comb(rounds, rounds // 2) / (1 << rounds)
    assert abs(sums.under(0) - (1 - even) / 2) <= sums.error < 1e-7
    assert sums.at_most(0) - sums.under(0) == pytest.approx(even, abs=1e-9)
    assert sums.quantile(0.5) == 0


def test_a_coarser_lattice_stays_within_its_bound() -> None:
    counts = Counts(12, 12)
    fine, coarse = sums_of(law_alone(WIDE), counts), sums_of(law_alone(WIDE), counts, most_cells=1_200)
    assert coarse.step > fine.step == 1
    assert fine.error < 1e-8 < coarse.error < 1
    assert _farthest(coarse, WIDE, counts) <= coarse.error
    assert abs(float(coarse.likely @ _amounts(coarse)) - float(fine.likely @ _amounts(fine))) < 1e-6, "the mean is kept"


def _amounts(sums: Sums) -> Any:
    return (sums.first + np.arange(len(sums.below))) * sums.step


def test_what_the_normal_law_is_off_by_is_no_less_than_anywhere() -> None:
    law = law_alone(SKEWED)
    rounds = 50
    sums = sums_of(law, Counts(rounds, rounds))
    mean, deviation = float(law.mean) * rounds, sqrt(law.variance.value * rounds)
    bound = sums.normal_is_off_by(mean, deviation)
    farthest = 0.0
    for amount in range(-160, 900):
        for at, chance in ((amount, sums.at_most(amount)), (amount - 1e-9, sums.under(amount))):
            farthest = max(farthest, abs(chance - 0.5 - 0.5 * erf((at - mean) / deviation / sqrt(2))))
    assert farthest <= bound < farthest + 0.1


def test_who_cannot_win_is_never_ahead() -> None:
    sums = sums_of(law_alone({-2: Fraction(1, 2), 0: Fraction(1, 2)}), Counts(100, 100))
    assert sums.at_most(0) == pytest.approx(1, abs=1e-9)
    assert sums.at_most(-201) == 0.0
    assert sums.under(-200) == 0.0


def test_one_result_alone() -> None:
    sums = sums_of(law_alone({7: Fraction(1)}), Counts(3, 3))
    assert (sums.step, sums.quantile(0.01), sums.quantile(0.99)) == (7, 21, 21)


def _law(places: list[int], chances: list[float]) -> RoundLaw:
    exact = {place: Fraction(chance) for place, chance in zip(places, chances, strict=True)}
    return law_alone(exact)


def test_other_chances_stand_in_for_the_laws_own() -> None:
    law = _law([-1, 1], [0.5, 0.5])
    sums = sums_of(law, Counts(1, 1), chances=np.array([0.25, 0.75]))
    assert sums.under(0) == pytest.approx(0.25, abs=1e-12)
