"""Where the course of a bankroll is drawn: everything in its place, at every size."""

from __future__ import annotations

from itertools import accumulate, combinations

from hypothesis import given
from hypothesis import strategies as st

from tests.ui.page.pages import Even
from uth.ui.layout.rect import Rect
from uth.ui.page.kit import Kit
from uth.ui.plots.course import CoursePlot, Series, Texts, course_plot

TEXTS = Texts(
    amount=lambda amount: f"${amount / 100:+,.2f}",
    count=lambda count: f"{count:,}",
    legend=("your result", "mean of best play", "one standard deviation", "two"),
    end=lambda by: f"{by:+} sd",
)
SIZES = ((800, 200, 0.75), (1_100, 320, 1.0), (1_700, 560, 1.35), (3_400, 1_200, 2.7), (420, 150, 0.75))


@st.composite
def series(draw: st.DrawFn) -> Series:
    size = draw(st.sampled_from([1, 100, 10_000_000]))
    steps = draw(st.lists(st.integers(-size, 5 * size), max_size=60))
    gaps = draw(st.lists(st.integers(1, 2_000), min_size=len(steps), max_size=len(steps)))
    places, nets = list(accumulate(gaps, initial=0)), list(accumulate(steps, initial=0))
    if not draw(st.booleans()):
        return Series(places, nets)
    wide = draw(st.floats(0, 30 * size))
    return Series(places, nets, [-0.02 * size * place for place in places], [wide * place**0.5 for place in places])


def laid_out(found: Series, size: tuple[int, int, float]) -> tuple[CoursePlot, Rect]:
    canvas = Rect(7, 11, size[0], size[1])
    return course_plot(found, canvas, Kit(size[2], Even()), TEXTS), canvas


@given(series(), st.sampled_from(SIZES))
def test_no_label_overlaps_another_or_sticks_out(found: Series, size: tuple[int, int, float]) -> None:
    plot, canvas = laid_out(found, size)
    labels = [*plot.amounts, *plot.counts, *plot.ends, *(entry.label for entry in plot.legend)]
    for one, other in combinations(labels, 2):
        assert not one.rect.meets(other.rect), (one, other)
    for label in labels:
        assert label.rect.x >= canvas.x
        assert label.rect.right <= canvas.right or label in [entry.label for entry in plot.legend[:1]]
    assert all(label.rect.bottom <= plot.area.y for label in (entry.label for entry in plot.legend))


@given(series(), st.sampled_from(SIZES))
def test_every_line_is_inside(found: Series, size: tuple[int, int, float]) -> None:
    plot, canvas = laid_out(found, size)
    assert plot.area.within(canvas)
    for x, y in (*plot.line, *plot.mean, *(point for band in plot.bands for point in band)):
        assert plot.area.x <= x <= plot.area.right + 1e-6
        assert plot.area.y - 1 <= y <= plot.area.bottom + 1
    assert plot.area.y <= plot.zero <= plot.area.bottom
    assert bool(plot.mean) is bool(plot.bands) is bool(plot.ends) is bool(found.means)
    assert plot.legend


@given(series(), st.data())
def test_a_pixel_leads_to_the_nearest_point(found: Series, data: st.DataObject) -> None:
    plot, _ = laid_out(found, SIZES[1])
    index = data.draw(st.integers(0, len(found.places) - 1))
    nearest = plot.nearest(found, plot.line[index][0])
    assert abs(plot.line[nearest][0] - plot.line[index][0]) < 1e-6
    assert plot.nearest(found, -500) == 0
    assert plot.nearest(found, 9_999) == len(found.places) - 1


def test_nothing_won_or_lost_lies_in_the_middle() -> None:
    plot, _ = laid_out(Series([0], [0]), SIZES[1])
    assert abs(plot.zero - plot.area.centre[1]) <= 1
    assert [label.text for label in plot.counts] == ["0"]
