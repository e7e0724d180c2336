"""Where the focus goes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ui.page.pages import ALL, NAME, PAGE, state_of, table
from uth.ui.keys import Key
from uth.ui.page.arrange import BACK
from uth.ui.page.focus import beside, first_focus, stops
from uth.ui.page.model import Bar, Button, Heading, Page, Toggle

ARROWS = (Key.UP, Key.DOWN, Key.LEFT, Key.RIGHT)
OFF = Button("off", "Off", enabled=False, reason="Not now.")
GOLD = Button("go", "Go", gold=True)


@pytest.mark.parametrize(
    ("page", "expected"),
    [
        (Page("x", (NAME, table(3)), buttons=(GOLD,)), "list"),
        (Page("x", (NAME, table(0)), buttons=(GOLD,)), "name"),
        (Page("x", (Toggle("t", "T", on=True),), buttons=(GOLD,)), "go"),
        (Page("x", (Heading("h"), Toggle("t", "T", on=True)), buttons=(OFF,)), "t"),
        (Page("x", (Heading("h"),)), BACK),
    ],
)
def test_the_focus_starts_where_most_is_done(page: Page, expected: str) -> None:
    assert first_focus(state_of(page).places) == expected


def test_tab_goes_through_everything_and_round_again() -> None:
    state = state_of(PAGE)
    names = [item.name for item in state.stops]
    assert names[0] == "tab"
    assert names[-2:] == ["go", BACK]
    start = state.focus
    seen = []
    for _ in names:
        seen.append(state.focus)
        state.step(1)
    assert sorted(seen) == sorted(names)
    assert state.focus == start
    state.step(-1)
    assert state.focus == seen[-1]


def test_arrows_reach_everything() -> None:
    state = state_of(PAGE, (1280, 2000))
    found = stops(state.places)
    reached, wave = set(), {state.focus}
    while wave:
        reached |= wave
        wave = {beside(found, name, key) for name in wave for key in ARROWS} - reached
    assert reached == {item.name for item in found}


@given(st.lists(st.sampled_from((*ARROWS, Key.TAB)), max_size=20))
def test_what_has_the_focus_is_in_sight(keys: list[Key]) -> None:
    state = state_of(PAGE, (960, 600))
    for key in keys:
        if key is Key.TAB:
            state.step(1)
        else:
            state.go(key)
        item = state.focused
        assert item is not None
        if item in state.places.items:
            assert item.rect.y >= state.places.body.y
            assert item.rect.bottom <= state.places.body.bottom or item.rect.h > state.places.body.h


def test_beside_stays_where_nothing_is() -> None:
    state = state_of(Page("x", (Bar((Button("a", "A"), Button("b", "B"))),)))
    assert beside(state.stops, "a", Key.RIGHT) == "b"
    assert beside(state.stops, "b", Key.RIGHT) == "b"
    assert beside(state.stops, "nobody", Key.RIGHT) == "nobody"


def test_the_focus_stays_when_the_page_changes_and_moves_on_when_its_place_is_gone() -> None:
    state = state_of(PAGE)
    state.focus_on("sound")
    state.fit(Page("x", ALL[1:]))
    assert state.focus == "sound"
    state.fit(Page("x", (NAME,)))
    assert state.focus == "name"
