"""A course over weeks: points by their day, marks and names that stay apart and inside."""

from __future__ import annotations

from itertools import pairwise

import pytest

from uth.ui.layout.rect import Rect
from uth.ui.page.kit import Kit
from uth.ui.page.view import Letters
from uth.ui.plots.trend import Moment, Trend, trend

CANVAS = Rect(10, 20, 600, 240)


def laid(moments: list[Moment], most: float | None = 1.0, unit: float = 1.0) -> Trend:
    return trend(moments, CANVAS, Kit(unit, Letters()), lambda value: f"{value:.2f}", most)


def many(count: int) -> list[Moment]:
    return [Moment(7 * place, place / count, f"2026-01-{place % 28 + 1:02d}", 0.5) for place in range(count)]


@pytest.mark.parametrize("count", [2, 5, 60])
@pytest.mark.parametrize("unit", [0.75, 1.0, 2.0])
def test_everything_is_inside_and_apart(count: int, unit: float) -> None:
    plot = laid(many(count), unit=unit)
    for dot in plot.dots:
        assert plot.area.holds(dot.x, min(dot.y, plot.area.bottom - 1))
    assert all(early.x < late.x for early, late in pairwise(plot.dots))
    assert all(upper.y >= lower.y for upper, lower in pairwise(plot.dots))
    assert not any(one.rect.meets(other.rect) for one, other in pairwise(plot.days))
    assert not any(one.rect.meets(other.rect) for one, other in pairwise(plot.numbers))
    assert plot.days[0].text == many(count)[-1].name
    assert all(CANVAS.x <= each.rect.x and each.rect.right <= CANVAS.right for each in plot.days)


def test_one_alone_stands_in_the_middle_and_nothing_costs_nothing() -> None:
    plot = laid([Moment(5, 0.0, "2026-01-01")], most=None)
    assert plot.dots[0].x == pytest.approx((plot.area.x + plot.area.right) / 2)
    assert plot.dots[0].y == plot.area.bottom


def test_gaps_are_seen_and_the_nearest_point_is_found() -> None:
    plot = laid([Moment(0, 0.2, "a"), Moment(7, 0.4, "b"), Moment(28, 0.6, "c")])
    first, second, third = (dot.x for dot in plot.dots)
    assert third - second == pytest.approx(3 * (second - first))
    assert [plot.nearest(x) for x in (0, second + 3, 10_000)] == [0, 1, 2]
