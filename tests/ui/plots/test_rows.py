"""Rows of texts and bars: in their columns, at every width."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tests.ui.page.pages import Even
from uth.ui.align import Align
from uth.ui.layout.rect import Rect
from uth.ui.page.kit import Kit
from uth.ui.plots.rows import TEXT, Column, Net, Rows, Section, Share, needed_height, rows_plot

ROWS = Rows(
    (
        Column("NAME", Align.LEFT), Column("COUNT", rank=2), Column("SHARE", Align.LEFT, weight=1.0),
        Column("PART", rank=1), Column("NET"), Column("BAR", weight=2.0, rank=3),
    ),
    (
        ("Ante", "1,234,567", Share(0.4, 0.5), "40.0 %", "−$12,345.50", Net(-0.4)),
        (Section("Results"),),
        ("Blind", "12", Share(0.1), "10.0 %", "+$5.00", Net(1.0)),
    ),
)  # fmt: skip


@given(st.integers(150, 3_000), st.integers(90, 900), st.sampled_from([0.75, 1.0, 1.35, 2.7]))
def test_columns_are_side_by_side(width: int, height: int, unit: float) -> None:
    canvas = Rect(30, 40, width, height)
    plot = rows_plot(ROWS, canvas, Kit(unit, Even()))
    heads = [place for place in plot.places if place.title]
    for one, other in pairwise(heads):
        assert one.rect.right <= other.rect.x
    if width >= 150 * unit:
        assert heads[-1].rect.right <= canvas.right
    assert len(plot.bands) == 3
    assert all(band.bottom <= canvas.bottom for band in plot.bands)
    titles = [place.cell for place in heads]
    # What may go goes by its rank, and what may not stays.
    gone = [column for column in ROWS.columns if column.title not in titles]
    assert all(column.rank for column in gone)
    left = [column.rank for column in ROWS.columns if column.title in titles]
    assert not gone or min(column.rank for column in gone) >= max(left)


def test_with_room_for_all_every_text_is_whole() -> None:
    plot = rows_plot(ROWS, Rect(0, 0, 1_180, 300), Kit(1.0, Even()))
    assert len([place for place in plot.places if place.title]) == 6
    for place in plot.places:
        if isinstance(place.cell, str) and not place.title:
            assert Even().width(place.cell, TEXT, 1.0) <= place.rect.w
    section = next(place for place in plot.places if isinstance(place.cell, Section))
    assert section.rect == plot.bands[1]
    assert all(band.h >= TEXT.line(1.0) for band in plot.bands)


def test_the_height_that_is_needed_is_enough() -> None:
    plot = rows_plot(ROWS, Rect(0, 0, 1_180, round(needed_height(ROWS))), Kit(1.0, Even()))
    assert all(band.h >= TEXT.line(1.0) for band in plot.bands)


def test_rows_are_read_out() -> None:
    assert ROWS.lines() == (
        "Ante, count 1,234,567, part 40.0 %, net −$12,345.50",
        "Results",
        "Blind, count 12, part 10.0 %, net +$5.00",
    )
