"""Every place of a page in every window: nothing overlaps, everything can be scrolled to."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ui.page.pages import ALL, PAGE, TABS, Even, table
from uth.ui import theme
from uth.ui.layout.rect import Rect
from uth.ui.page.arrange import BACK, Places, arrange
from uth.ui.page.kit import Kit
from uth.ui.page.model import Button, Buttons, Choices, Listing, Page, Panel, Text
from uth.ui.page.parts import Item
from uth.ui.sizes import Size

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (960, 1200), (2400, 700))
sizes = st.one_of(st.sampled_from(SIZES), st.tuples(st.integers(960, 3840), st.integers(600, 2160)))
pages = st.builds(
    Page,
    title=st.text("abcdefgh ", min_size=1, max_size=30),
    blocks=st.lists(st.sampled_from(ALL), min_size=1, max_size=8, unique_by=id).map(tuple),
    subtitle=st.sampled_from(("", "of somebody")),
    tabs=st.sampled_from((None, TABS)),
    buttons=st.sampled_from(((), PAGE.buttons)),
    narrow=st.booleans(),
    back=st.just("Back"),
)


def at(page: Page, size: Size, scroll: int = 0, scale: float = 1.0) -> Places:
    return arrange(page, size, Even(), scroll=scroll, scale=scale)


def leaves(places: Places) -> list[Item]:
    return [item for item in places.items if not isinstance(item.element, Panel)]


@settings(max_examples=150)
@given(page=pages, size=sizes, scale=st.sampled_from((1.0, 1.25, 1.5)))
def test_nothing_overlaps_and_nothing_leaves_the_page(page: Page, size: Size, scale: float) -> None:
    places = at(page, size, scale=scale)
    items = leaves(places)
    for place, one in enumerate(items):
        assert not any(one.rect.meets(other.rect) for other in items[place + 1 :])
        assert one.rect.x >= 0
        assert one.rect.right <= size[0]
        assert all(part.within(one.rect.grown(1)) for part in one.parts)
    strips = (places.head, places.rail, places.body, places.foot)
    for place, strip in enumerate(strips):
        assert not any(strip.meets(other) for other in strips[place + 1 :])
    assert places.foot.bottom == size[1]
    fixed = [item.rect for item in places.fixed] + [places.title, places.subtitle]
    for place, rect in enumerate(fixed):
        assert rect.w <= 0 or rect.within(Rect(0, 0, *size))
        assert not any(rect.meets(other) for other in fixed[place + 1 :])


@settings(max_examples=60)
@given(page=pages, size=sizes)
def test_everything_is_in_sight_or_can_be_scrolled_to(page: Page, size: Size) -> None:
    top = at(page, size)
    low = at(page, size, scroll=top.most_scroll)
    assert max(item.rect.bottom for item in low.items) <= low.body.bottom
    assert min(item.rect.y for item in top.items) >= top.body.y
    assert (top.most_scroll > 0) == (top.track.w > 0)
    assert at(page, size, scroll=10**6).items == low.items


@settings(max_examples=60)
@given(page=pages, size=sizes)
def test_a_point_on_something_finds_it(page: Page, size: Size) -> None:
    places = at(page, size)
    for item in (*places.fixed, *leaves(places)):
        x, y = item.rect.centre
        if item.name and (item in places.fixed or places.body.holds(x, y)):
            found = places.hit(x, y)
            assert found is not None
            assert found[0] == item
    assert places.hit(-5, -5) is None


@pytest.mark.parametrize("size", [(480, 300), (320, 200), (640, 1000), (4000, 200)])
def test_a_small_window_shows_the_page_of_a_larger_one_shrunk(size: Size) -> None:
    places = at(PAGE, size)
    assert places.size[0] >= 960
    assert places.size[1] >= 600
    back = places.fixed[0]
    found = places.hit(*places.in_window(back.rect).centre)
    assert found is not None
    assert found[0].name == BACK


def test_choices_that_have_no_room_are_shown_one_at_a_time() -> None:
    few = Choices("few", "Few", ("one", "two"), 0)
    many = Choices("many", "Many", tuple(f"quite a long choice {number}" for number in range(30)), 0)
    alone = replace(few, name="alone", alone=True)
    places = at(Page("x", (few, many, alone)), (1280, 800))
    shown = {item.name: item for item in places.items}
    assert not shown["few"].alone
    assert len(shown["few"].parts) == 2
    for name in ("many", "alone"):
        assert shown[name].alone
        assert len(shown[name].parts) == 3


def test_a_list_takes_all_the_height_there_is() -> None:
    places = at(Page("x", (Text("above"), table(50))), (1280, 800))
    item = places.item("list")
    assert item is not None
    assert item.rows >= 12
    assert places.body.bottom - item.rect.bottom < 30
    assert item.row_rect(item.rows - 1).bottom <= item.rect.bottom


def test_a_question_stands_in_the_middle() -> None:
    page = Page("Delete?", (Text("It cannot be undone."), Panel((Text("inner"),))), narrow=True)
    places = at(page, (1920, 1080))
    board = next(item for item in places.items if isinstance(item.element, Panel))
    assert abs(board.rect.centre[0] - 960) <= 1
    assert board.rect.w < 1000
    assert 0.3 < (board.rect.centre[1] - places.body.y) / places.body.h < 0.6


@settings(max_examples=60)
@given(page=pages, size=sizes, scale=st.sampled_from((1.0, 1.5)))
def test_a_page_on_its_picture_stands_at_the_left(page: Page, size: Size, scale: float) -> None:
    places = at(replace(page, cover=416, tabs=None, buttons=()), size, scale=scale)
    items = leaves(places)
    for place, one in enumerate(items):
        assert not any(one.rect.meets(other.rect) for other in items[place + 1 :])
        assert one.rect.x > 0
        assert one.rect.right <= size[0]
        assert places.most_scroll or one.rect.bottom <= places.hint.y
    low = at(replace(page, cover=416, tabs=None, buttons=()), size, scroll=10**6, scale=scale)
    assert max(item.rect.bottom for item in low.items) <= size[1]
    assert (places.fixed, places.head.h, places.foot.h) == ((), 0, 0)


@pytest.mark.parametrize(("words", "whole"), [("Something that takes a lot of room", False), ("Go on", True)])
def test_the_buttons_of_the_foot_stay_in_its_one_line(words: str, whole: bool) -> None:
    buttons = tuple(Button(name, words) for name in "abcd")
    places = at(Page("Form", (), buttons=buttons, back="Back"), (960, 800))
    placed = [item.rect for item in places.fixed if item.name in "abcd"]
    assert len(placed) == 4
    assert all(rect.within(places.foot) for rect in placed)
    assert not any(one.meets(other) for one in placed for other in placed if one is not other)
    assert (placed[0].w >= Even().width(words, theme.BUTTON, places.unit)) is whole


def test_buttons_in_columns_are_equal() -> None:
    places = at(Page("x", (next(block for block in ALL if isinstance(block, Buttons)),)), (1280, 800))
    one, two, three = (item.rect for item in places.items)
    assert one[1:] == (two.y, two.w, two.h)
    assert (three.x, three.w, three.h) == (one.x, one.w, one.h)
    assert one.right < two.x
    assert three.y > one.bottom


def test_columns_of_a_listing_stand_under_each_other() -> None:
    block = Listing((("a", "much longer than the head"), ("longer", "b")), ("HEAD", "x"))
    item = at(Page("x", (block,)), (1280, 800)).items[0]
    lines = [item.parts[row : row + 2] for row in (0, 2, 4)]
    assert len({(first.x, first.w, second.x, second.w) for first, second in lines}) == 1
    assert lines[0][0].right < lines[0][1].x
    assert [first.y for first, _ in lines] == sorted({first.y for first, _ in lines})


def test_type_never_falls_below_its_floor() -> None:
    for face, floor in ((theme.BODY, 14), (theme.AMOUNT, 14), (theme.HEADING, 12), (theme.CAPTION, 12)):
        assert face.px(at(PAGE, (960, 600)).unit) >= floor


def test_a_button_is_as_wide_as_its_words() -> None:
    page = Page("x", (), buttons=(Button("a", "A", key=None), Button("b", "B" * 40)))
    widths = [item.rect.w for item in at(page, (1280, 800)).fixed[1:]]
    assert widths[1] > widths[0] + 200


def test_a_column_of_keys_is_as_wide_as_the_caps() -> None:
    rows = (("Space Enter", "deal"), ("R", "the bets of the last round"))
    widths = []
    for keys in (False, True):
        places = at(Page("Help", (Listing(rows, keys=keys),)), (1280, 800))
        first, second = places.items[0].parts[:2]
        widths.append(second.x - first.x)
        kit = Kit(places.unit, Even())
    assert widths[1] >= kit.cap("Space") + kit.cap("Enter")
    assert widths[1] != widths[0]
