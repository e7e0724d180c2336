"""Round numbers along an axis, and labels that never overlap."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.ui.layout.rect import Rect
from uth.ui.plots.axis import Label, Scale, apart, fitting_marks, marks

amounts = st.integers(-(10**9), 10**9)


@given(amounts, st.integers(0, 10**9), st.integers(1, 12), st.sampled_from([1, 100]))
def test_marks_are_round_and_evenly_apart(low: int, span: int, most: int, unit: int) -> None:
    found = marks(low, low + span, most, unit)
    assert len(found) <= most
    assert all(low <= mark <= low + span for mark in found)
    steps = {other - one for one, other in pairwise(found)}
    assert len(steps) <= 1
    for step in steps:
        digits = str(step).rstrip("0")
        assert digits in {"1", "2", "5"}
        assert all(mark % step == 0 for mark in found)
        assert span < unit or step % unit == 0
    if low <= 0 <= low + span:
        assert 0 in found


def test_amounts_are_marked_at_whole_units_where_there_are_some() -> None:
    assert marks(-250, 1_040, 7, 100) == (-200, 0, 200, 400, 600, 800, 1_000)
    assert marks(0, 90, 4, 100) == (0, 50)


@given(st.floats(-1e6, 1e6), st.floats(0.1, 1e6), st.floats(0, 1))
def test_a_scale_goes_both_ways(low: float, span: float, share: float) -> None:
    scale = Scale(low, low + span, 700, 20)
    value = low + span * share
    assert scale.value(scale.at(value)) == pytest.approx(value, abs=span * 1e-6)
    assert 20 - 1e-6 <= scale.at(value) <= 700 + 1e-6


boxes = st.builds(Rect, st.integers(0, 200), st.integers(0, 60), st.integers(1, 60), st.integers(1, 20))


@given(st.lists(boxes.map(lambda rect: Label("x", rect)), max_size=12), st.integers(0, 8))
def test_labels_that_would_overlap_are_left_out(labels: list[Label], gap: int) -> None:
    kept = apart(labels, gap)
    assert all(not one.rect.grown(gap).meets(other.rect) for one, other in combinations(kept, 2))
    assert kept[:1] == tuple(labels[:1])


def test_as_many_marks_as_there_is_room_for() -> None:
    found = fitting_marks(lambda most: marks(0, 100, most), lambda one, other: other - one >= 20)
    assert found == (0, 20, 40, 60, 80, 100)
    assert len(fitting_marks(lambda most: marks(1, 9, most), lambda one, other: other < one)) == 1
