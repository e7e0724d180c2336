"""Distributions against the plain definitions."""

from __future__ import annotations

import math
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from uth.analysis.distribution import distribution

RESULTS = st.lists(
    st.tuples(st.fractions(-20, 20, max_denominator=12), st.integers(1, 10**12)), min_size=1, max_size=40
)


@settings(max_examples=40)
@given(RESULTS)
def test_moments(results: list[tuple[Fraction, int]]) -> None:
    found = distribution(results)
    deals = sum(weight for _, weight in results)
    mean = sum((net * weight for net, weight in results), Fraction(0)) / deals
    assert found.deals == deals
    assert found.mean == mean
    assert found.variance == sum(((net - mean) ** 2 * weight for net, weight in results), Fraction(0)) / deals
    assert math.isclose(found.standard_deviation**2, found.variance, rel_tol=1e-12)


@settings(max_examples=40)
@given(RESULTS)
def test_every_result_once_highest_first(results: list[tuple[Fraction, int]]) -> None:
    nets = [net for net, _ in distribution(results).lines]
    assert nets == sorted({net for net, _ in results}, reverse=True)
