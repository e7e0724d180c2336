"""The rack's columns: one for each denomination, with what stands in it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from uth.config import load_table
from uth.ui.layout import Rect
from uth.ui.school.rack import TUBE, column_at, columns, counts_of, in_tubes

RACK = Rect(400, 500, 468, 100)
PRESETS = ("standard", "six-box-dark", "florida-like", "auckland", "france")


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("unit", [0.75, 1.0, 2.7])
def test_the_columns_stand_side_by_side_in_the_rack(name: str, unit: float) -> None:
    chips = load_table(name).table.chips
    rack = Rect.of(RACK.x, RACK.y, RACK.w * unit, RACK.h * unit)
    found = columns(rack, chips, unit)
    assert [column.chip for column in found] == sorted(chips)
    for column in found:
        assert column.rect.within(rack)
        assert all(tube.w > 0 and tube.within(column.rect.grown(1)) for tube in column.tubes)
        assert not any(tube.meets(column.label) for tube in column.tubes)
    for left, right in pairwise(found):
        assert not left.rect.meets(right.rect)


def test_a_point_is_in_one_column_or_none() -> None:
    found = columns(RACK, load_table("standard").table.chips, 1.0)
    assert column_at(found, *found[2].rect.centre) is found[2]
    assert column_at(found, 10, 10) is None


@pytest.mark.parametrize(
    ("tubes", "count", "standing"),
    [(2, 0, (0, 0)), (2, 13, (13, 0)), (2, 20, (20, 0)), (2, 27, (20, 7)), (2, 99, (20, 20)), (1, 21, (20,))],
)
def test_a_column_fills_tube_by_tube(tubes: int, count: int, standing: tuple[int, ...]) -> None:
    assert in_tubes(tubes, count) == standing


def test_a_rack_that_nobody_counts_shows_what_was_taken_out() -> None:
    full, less = in_tubes(2, None), in_tubes(2, None, out=3)
    assert sum(full) - sum(less) == 3
    assert in_tubes(1, None, out=500)[0] > 0
    assert max(full) <= TUBE


def test_a_rack_is_counted_only_where_the_table_says_what_was_there() -> None:
    table = load_table("standard").table
    assert set(counts_of({500: 12}, table).values()) == {None}
    stocked = replace(table, float=((500, 20), (100, 20)))
    counts = counts_of({500: 12, 100: -3}, stocked)
    assert (counts[500], counts[100], counts[2500]) == (12, 0, 0)
