"""Windows on screens: known again, and whole on a screen that is there."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.store.window_file import Place
from uth.ui.layout.rect import Rect
from uth.ui.sizes import SMALLEST
from uth.ui.whereabouts import FRAME, opened_again, place_of, screen_of

LEFT, RIGHT = Rect(0, 0, 1600, 900), Rect(1600, 0, 1280, 1024)
ABOVE = Rect(0, -1080, 1920, 1080)
WINDOW = Rect(1751, 220, 900, 650)


def test_the_same_screens_the_same_place() -> None:
    place = place_of(WINDOW, (LEFT, RIGHT), full=False)
    assert place == Place(1, 1280, 1024, 151, 220, 900, 650)
    assert opened_again(place, (LEFT, RIGHT)) == WINDOW
    assert place_of(WINDOW, (LEFT, RIGHT), full=True).full


def test_screens_that_lie_otherwise_by_now() -> None:
    place = place_of(WINDOW, (LEFT, RIGHT), full=False)
    moved = (RIGHT._replace(x=0), LEFT._replace(x=1280))
    assert opened_again(place, moved) == Rect(151, 220, 900, 650), "the screen is known by its size"
    alike = (LEFT, LEFT._replace(x=1600))
    assert opened_again(place_of(WINDOW, alike, full=False), alike) == WINDOW, "and by its number among alike ones"


def test_a_screen_that_is_gone() -> None:
    place = place_of(WINDOW, (LEFT, RIGHT), full=False)
    assert opened_again(place, (LEFT,)) == Rect(151, 220, 900, 650)
    wide = place_of(Rect(1600, 40, 1280, 984), (LEFT, RIGHT), full=False)
    assert opened_again(wide, (Rect(0, 0, 1024, 768),)) == Rect(0, 40, 1024, 728)._replace(y=0, h=768)


@pytest.mark.parametrize(
    ("window", "index"),
    [
        (Rect(100, 100, 800, 600), 0),
        (Rect(1500, 100, 800, 600), 1),
        (Rect(1100, 100, 800, 600), 0),
        (Rect(5000, 100, 800, 600), 1),
        (Rect(100, -900, 800, 600), 2),
        (Rect(-4000, 300, 800, 600), 0),
    ],
)
def test_the_screen_with_most_of_the_window(window: Rect, index: int) -> None:
    assert screen_of(window, (LEFT, RIGHT, ABOVE)) == index


lengths = st.integers(-20_000, 20_000)
sides = st.integers(1, 9000)
places = st.builds(Place, st.integers(-1, 4), sides, sides, lengths, lengths, sides, sides, st.booleans())
screens = st.lists(
    st.builds(Rect, lengths, lengths, st.integers(640, 7680), st.integers(480, 4320)), min_size=1, max_size=4
)


@given(places, screens)
def test_a_window_opens_whole_on_one_screen(place: Place, found: list[Rect]) -> None:
    rect = opened_again(place, found)
    assert any(rect.within(screen) for screen in found)
    assert rect.w >= SMALLEST[0]
    assert rect.h >= SMALLEST[1]


@given(places, screens)
def test_once_opened_it_opens_there_again(place: Place, found: list[Rect]) -> None:
    rect = opened_again(place, found)
    again = opened_again(place_of(rect, found, full=False), found)
    assert again[2:] == rect[2:]
    if sum(rect.meets(screen) for screen in found) == 1:
        assert again == rect


@given(st.integers(0, 5), screens)
def test_the_bar_with_the_title_is_in_reach(y: int, found: list[Rect]) -> None:
    place = Place(0, found[0].w, found[0].h, 0, y, 400, 300)
    rect = opened_again(place, found[:1])
    assert rect.y - found[0].y >= min(FRAME, found[0].h - 300)
