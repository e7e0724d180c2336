"""The most that is in order, found at once as by trying everything."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.store.rising import rising


def test_one_that_is_wrong_is_left_out() -> None:
    assert rising([], strictly=True) == []
    assert rising([1, 2, 90, 3, 4], strictly=True) == [0, 1, 3, 4]
    assert rising([1, 1, 0, 1], strictly=False) == [0, 1, 3]


@pytest.mark.parametrize("strictly", [True, False])
@given(values=st.lists(st.integers(0, 9), max_size=8))
def test_there_are_no_more_in_order(strictly: bool, values: list[int]) -> None:
    def in_order(places: tuple[int, ...]) -> bool:
        return all(values[one] < values[two] + (not strictly) for one, two in pairwise(places))

    found = tuple(rising(values, strictly=strictly))
    assert in_order(found)
    assert not any(map(in_order, combinations(range(len(values)), len(found) + 1)))
