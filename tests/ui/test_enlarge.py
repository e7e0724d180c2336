"""Enlarged type: it takes the room that there is, nothing overlaps, and cards and chips are read as well as before."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ui.test_layout import FULL, SIZES, boxes, shapes, sizes
from uth.store.settings import SCALES
from uth.table import Bet
from uth.ui import theme
from uth.ui.layout import Layout, Rect, Shape, Viewpoint, layout
from uth.ui.layout.elements import elements, overlaps
from uth.ui.layout.enlarge import MOST_INDEX, index_scale, scales

LARGER = [scale for scale in SCALES if scale > 1]
SCREENS = ((1280, 800), (1920, 1080), (2560, 1440), (3840, 2160))


def at(size: tuple[int, int], shape: Shape, scale: float) -> Layout:
    return layout(size, shape, Viewpoint.PLAYER, scale)


def test_the_usual_scale_is_the_layout_itself() -> None:
    assert layout((1280, 800), FULL, Viewpoint.PLAYER, 1.0) == layout((1280, 800), FULL)
    assert layout((1280, 800), FULL).unit == layout((1280, 800), FULL).bar.unit == 1.0


@settings(max_examples=60)
@given(size=sizes, shape=shapes, viewpoint=st.sampled_from(Viewpoint), scale=st.sampled_from(LARGER))
def test_nothing_overlaps_and_nothing_leaves_the_picture(
    size: tuple[int, int], shape: Shape, viewpoint: Viewpoint, scale: float
) -> None:
    places = layout(size, shape, viewpoint, scale)
    assert overlaps(places) == ()
    window = Rect(0, 0, *size)
    assert [one for one in elements(places) if one.rect.w > 0 and not one.rect.within(window)] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 3, 6, 8])
def test_a_larger_wish_never_gives_smaller_type(size: tuple[int, int], count: int) -> None:
    made = [at(size, boxes(count), scale) for scale in SCALES]
    for less, more in pairwise(made):
        assert more.unit >= less.unit
        assert more.bar.unit >= less.bar.unit
        assert more.panel.unit >= less.panel.unit
    assert made[-1].unit > made[0].unit
    assert made[-1].bar.unit > made[0].bar.unit


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("scale", LARGER)
def test_on_screens_the_felt_is_lettered_as_large_as_wished(size: tuple[int, int], count: int, scale: float) -> None:
    plain, large = at(size, boxes(count), 1.0), at(size, boxes(count), scale)
    assert large.unit / plain.unit == pytest.approx(scale, abs=0.051)
    assert large.bar.unit / plain.bar.unit >= min(scale, 1.2) - 0.01


@settings(max_examples=40)
@given(size=sizes, count=st.integers(1, 8), scale=st.sampled_from(LARGER))
def test_indices_and_numbers_on_chips_are_never_read_less_well(size: tuple[int, int], count: int, scale: float) -> None:
    plain, large = at(size, boxes(count), 1.0), at(size, boxes(count), scale)
    index = index_scale(scale)
    pixel = 1.5
    for now, before, kept in (
        (large.boxes[0].cards[0].w, plain.boxes[0].cards[0].w, 0.78),
        (large.dealer.community[0].w, plain.dealer.community[0].w, 0.78),
        (large.boxes[0].circles[Bet.ANTE].r, plain.boxes[0].circles[Bet.ANTE].r, 0.9),
    ):
        assert now * index >= before - pixel
        assert now >= kept * before - pixel


def test_with_six_boxes_cards_and_chips_themselves_grow() -> None:
    for size in SCREENS:
        plain, large = at(size, boxes(6), 1.0), at(size, boxes(6), 1.25)
        assert large.boxes[0].cards[0].w >= 0.98 * plain.boxes[0].cards[0].w
        assert large.boxes[0].circles[Bet.ANTE].r > 1.15 * plain.boxes[0].circles[Bet.ANTE].r
        assert large.bar.chips[0].w > 1.15 * plain.bar.chips[0].w


def test_beside_many_boxes_the_signs_grow_half_as_much() -> None:
    few, many = (at((1280, 800), boxes(count), 1.5).room for count in (3, 6))
    assert (few.signs, many.signs) == (1.5, 1.25)
    assert many.type == 1.5


def test_the_equipment_makes_room() -> None:
    assert at((1280, 800), boxes(6), 1.0).racked
    assert not at((1280, 800), boxes(6), 1.5).racked


def test_the_words_beside_the_dealers_cards_keep_two_lines_and_a_note() -> None:
    for size in SCREENS:
        for count in (1, 6):
            places = at(size, boxes(count), 1.5)
            unit = places.words_unit
            needed = 2 * theme.DEALER_HAND.line(unit) + theme.DEALER_NOTE.line(unit)
            assert places.room.unit <= unit <= places.unit
            assert needed <= places.dealer.caption.h + 3
    assert layout((1280, 800), boxes(6)).words_unit == 1.0


@pytest.mark.parametrize("size", SCREENS)
def test_help_and_dialogs_grow_and_stay_in_the_window(size: tuple[int, int]) -> None:
    for shape in (Shape(help_rows=20), Shape(dialog_buttons=((17, 0, 5), (9, 6, 1), (15, 0, 1)), dialog_letters=(40,))):
        plain, large = at(size, shape, 1.0), at(size, shape, 1.5)
        assert large.panel.area.within(Rect(0, 0, *size))
        assert large.panel.unit > plain.panel.unit
        parts = (large.panel.title, large.panel.body, *large.panel.buttons)
        assert all(rect.within(large.panel.area) for rect in parts)


def test_what_is_tried_for_a_wish() -> None:
    assert list(scales(1.0)) == []
    assert [round(each, 2) for each in scales(1.25)] == [1.25, 1.2, 1.15, 1.1, 1.05]
    assert index_scale(1.1) == 1.1
    assert index_scale(1.5) == MOST_INDEX
