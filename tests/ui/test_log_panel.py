"""Where the log lies: never over a card or a bet of the player's, and always with room for some lines."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ui.tables import PRESETS, preset
from uth.ui.layout import Shape, layout
from uth.ui.layout.rect import Rect
from uth.ui.log_panel import log_part, log_places
from uth.ui.log_view import wrap
from uth.ui.sizes import Size

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (960, 1200), (2400, 700))
sizes = st.one_of(st.sampled_from(SIZES), st.tuples(st.integers(960, 3840), st.integers(600, 2160)))


@given(sizes, st.integers(1, 8), st.sampled_from((1.0, 1.25, 1.5)))
def test_it_lies_over_nothing_that_is_played_with(size: Size, boxes: int, scale: float) -> None:
    shape = Shape(boxes=tuple(range(1, boxes + 1)), buttons=3, chips=6, actions=7)
    places = layout(size, shape, scale=scale)
    found = log_places(places)
    assert found.area.within(Rect(0, 0, *size))
    for box in places.boxes:
        assert not found.area.meets(box.rect)
        assert not any(found.area.meets(card) for card in box.cards)
    dealer = places.dealer
    assert not any(found.area.meets(card) for card in (*dealer.dealer, *dealer.community))
    assert not found.area.meets(places.bar.area)
    for part in (found.title, found.close, found.body, found.track):
        assert part.within(found.area.grown(1))
    assert found.rows >= 3
    assert found.close.w >= 32
    assert found.body.w >= 130


@pytest.mark.parametrize("name", PRESETS)
def test_five_lines_are_read_in_the_smallest_window(name: str) -> None:
    table = preset(name)
    many = tuple(range(1, table.rules.boxes + 1)) if table.rules.boxes_per_player > 1 else (1,)
    found = log_places(layout((960, 600), Shape(boxes=many, buttons=3, chips=6, actions=7)))
    assert found.rows >= 5


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", SIZES[1:4])
def test_it_grows_with_what_is_wished_and_leaves_the_placard_whole(size: Size, scale: float) -> None:
    places = layout(size, Shape(buttons=3, chips=6, actions=7), scale=scale)
    found = log_places(places)
    assert found.unit >= places.unit * 0.88
    assert not found.area.meets(places.dealer.placard)
    assert not found.area.meets(places.dealer.discard)
    assert 9 <= found.rows <= 17


def test_the_last_sentences_show_and_those_before_when_it_is_scrolled() -> None:
    found = log_places(layout((960, 600), Shape()))
    sentences = [f"Sentence {number} is about as long as what is said of a box that is paid." for number in range(50)]
    end = log_part(sentences, 0, found, wrap)
    assert len(end.lines) == found.rows
    assert " ".join(text for text, _ in end.lines).endswith(sentences[-1])
    assert (end.first + end.count, end.total) == (50, 50)
    back = log_part(sentences, 20, found, wrap)
    assert " ".join(text for text, _ in back.lines).endswith(sentences[29])
    first = log_part(sentences, 500, found, wrap)
    assert first.lines[0] == (wrap(sentences[0], found.body.w, found.unit)[0], True)
    assert log_part([], 0, found, wrap).lines == ()


def test_a_line_that_goes_on_does_not_begin_a_sentence() -> None:
    found = log_places(layout((960, 600), Shape()))
    part = log_part(["word " * 40], 0, found, wrap)
    assert [begins for _, begins in part.lines][:2] == [True, False]
