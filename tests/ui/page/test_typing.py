"""A line that is being typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.ui.keys import Key
from uth.ui.page.typing import Line, in_sight


@pytest.mark.parametrize(
    ("key", "ctrl", "text", "at"),
    [
        (Key.BACKSPACE, False, "Ana", 2),
        (Key.BACKSPACE, True, "a", 0),
        (Key.DELETE, False, "Ann", 3),
        (Key.DELETE, True, "Ann", 3),
        (Key.LEFT, False, "Anna", 2),
        (Key.RIGHT, False, "Anna", 4),
        (Key.HOME, False, "Anna", 0),
        (Key.END, False, "Anna", 4),
    ],
)
def test_editing(key: Key, ctrl: bool, text: str, at: int) -> None:
    after = Line("Anna", 3, 20).pressed(key, ctrl=ctrl)
    assert after == Line(text, at, 20)


def test_letters_go_where_the_cursor_is_and_other_keys_are_left_to_others() -> None:
    assert Line("Ana", 2, 20).typed("n") == Line("Anna", 3, 20)
    assert Line("Ana", 2, 20).pressed(Key.UP) is None


@given(st.text(max_size=30), st.integers(0, 30), st.integers(1, 12))
def test_the_part_in_sight_has_room_and_holds_the_cursor(text: str, cursor: int, room: int) -> None:
    cursor = min(cursor, len(text))
    first, last = in_sight(text, cursor, room, len)
    assert 0 <= first <= cursor <= last <= len(text)
    assert last - first == min(room, len(text)) or last == len(text)
    assert last - first <= room


@given(st.text(max_size=20), st.lists(st.one_of(st.text(max_size=5), st.sampled_from(Key)), max_size=30))
def test_a_line_never_grows_too_long_and_holds_what_can_be_printed(begin: str, done: list[str]) -> None:
    line = Line("", 0, 12).typed(begin)
    for what in done:
        line = (line.pressed(what) or line) if isinstance(what, Key) else line.typed(what)
        assert len(line.text) <= 12
        assert 0 <= line.at <= len(line.text)
        assert all(letter.isprintable() for letter in line.text)


@pytest.mark.parametrize(
    ("key", "after"),
    [
        (Key.BACKSPACE, Line("", 0, 20)),
        (Key.DELETE, Line("", 0, 20)),
        (Key.LEFT, Line("Anna", 0, 20)),
        (Key.END, Line("Anna", 4, 20)),
        (Key.UP, None),
    ],
)
def test_keys_on_a_line_that_is_chosen_as_a_whole(key: Key, after: Line | None) -> None:
    chosen = Line("Anna", 2, 20).pressed(Key.A, ctrl=True)
    assert chosen is not None
    assert chosen.pressed(key) == after


def test_what_is_typed_takes_the_place_of_a_chosen_line() -> None:
    chosen = Line("Anna", 2, 4).pressed(Key.A, ctrl=True)
    assert chosen is not None
    assert chosen.typed("Bert") == Line("Bert", 4, 4)
