"""The tests of counts: against plain sums, published values, and what they claim of fair samples."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.career.fit import LEAST_EXPECTED, binomial_chance, chi_square_chance, fit, looked


@given(st.integers(1, 60), st.floats(0.001, 0.999), st.data())
def test_the_binomial_chance_is_the_sum_of_all_counts_no_likelier(
    total: int, chance: float, data: st.DataObject
) -> None:
    seen = data.draw(st.integers(0, total))
    each = [comb(total, count) * chance**count * (1 - chance) ** (total - count) for count in range(total + 1)]
    plain = sum(one for one in each if one <= each[seen] * (1 + 1e-9))
    assert binomial_chance(seen, total, chance) == pytest.approx(min(1.0, plain), abs=1e-9)


@pytest.mark.parametrize(
    ("seen", "total", "chance", "expected"), [(44_500, 100_000, 0.4382, 1.4857e-5), (0, 0, 0.5, 1.0)]
)
def test_large_and_empty_samples(seen: int, total: int, chance: float, expected: float) -> None:
    assert binomial_chance(seen, total, chance) == pytest.approx(expected, rel=1e-3)


def test_certain_and_impossible_lines_say_nothing() -> None:
    assert binomial_chance(7, 7, 1.0) == 1.0
    assert binomial_chance(0, 7, 0.0) == 1.0


# The usual table: Abramowitz and Stegun, table 26.8.
@pytest.mark.parametrize(
    ("freedom", "five", "one"),
    [(1, 3.84146, 6.63490), (2, 5.99146, 9.21034), (3, 7.81473, 11.3449), (4, 9.48773, 13.2767), (9, 16.9190, 21.6660)],
)
def test_chi_square(freedom: int, five: float, one: float) -> None:
    assert chi_square_chance(five, freedom) == pytest.approx(0.05, rel=1e-4)
    assert chi_square_chance(one, freedom) == pytest.approx(0.01, rel=1e-4)
    assert chi_square_chance(0.0, freedom) == 1.0


def test_several_looks() -> None:
    assert looked(0.05, 1) == pytest.approx(0.05)
    assert looked(0.05, 2) == pytest.approx(0.0975)


chances = st.lists(st.integers(1, 1_000), min_size=2, max_size=12).map(
    lambda parts: [Fraction(part, sum(parts)) for part in parts]
)


@given(chances, st.data())
def test_lines_are_put_together_until_enough_is_expected(shares: list[Fraction], data: st.DataObject) -> None:
    seen = data.draw(st.lists(st.integers(0, 60), min_size=len(shares), max_size=len(shares)))
    found = fit(seen, shares)
    if found.chance is None:
        assert not found.groups
        return
    places = [place for group in found.groups for place in range(group.first, group.last + 1)]
    assert places == list(range(len(shares)))
    assert sum(group.seen for group in found.groups) == sum(seen)
    assert all(group.expected >= LEAST_EXPECTED for group in found.groups)
    assert 0 <= found.chance <= 1


def test_what_is_as_expected_is_nothing_rare() -> None:
    found = fit([500, 300, 200], [Fraction(1, 2), Fraction(3, 10), Fraction(1, 5)])
    assert found.chance == 1.0
    assert [group.chance for group in found.groups] == pytest.approx([1.0, 1.0, 1.0])


def test_what_is_far_off_is_rare() -> None:
    found = fit([600, 200, 200], [Fraction(1, 2), Fraction(3, 10), Fraction(1, 5)])
    assert found.chance is not None
    assert found.chance < 1e-10


@pytest.mark.parametrize("claim", [0.2, 0.05])
def test_fair_samples_look_rare_about_as_often_as_is_claimed(claim: float) -> None:
    shares = [Fraction(part, 100) for part in (45, 25, 15, 10, 4, 1)]
    samples = np.random.default_rng(3).multinomial(300, [float(share) for share in shares], size=1_500)
    rare = [
        found.chance is not None and found.chance <= claim
        for found in (fit(list(map(int, one)), shares) for one in samples)
    ]
    # Four standard errors of the share of rare samples.
    assert abs(sum(rare) / len(rare) - claim) < 4 * (claim * (1 - claim) / len(rare)) ** 0.5
