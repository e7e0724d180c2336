"""Pictures that are kept stay within bounds, whoever made them and however long the evening is."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from uth.ui.shelf import LEAST, SHELF, WINDOWS, Cache, Shelf, kept, weight

_BYTES = 4 * 10 * 10


def picture(side: int = 10) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


def test_a_cache_makes_a_thing_once_and_keeps_its_own_apart() -> None:
    made: list[str] = []
    shelf = Shelf()
    one: Cache[str, str] = Cache(shelf)
    other: Cache[str, str] = Cache(shelf)

    def make(name: str) -> str:
        made.append(name)
        return name

    for _ in range(2):
        assert one.get("a", lambda: make("one")) == "one"
        assert other.get("a", lambda: make("other")) == "other"
    assert made == ["one", "other"]
    assert other.find("b") is None


def test_what_was_used_longest_ago_makes_room() -> None:
    shelf = Shelf(3 * _BYTES)
    shelf._room = 3 * _BYTES
    for name in "abc":
        shelf.put(name, picture(5))
    assert shelf.find("a") is not None
    for name in "defghijklmnop":
        shelf.put(name, picture(5))
        assert shelf.find("a") is not None
    assert shelf.find("b") is None
    assert shelf.taken <= 3 * _BYTES


def test_the_room_grows_with_the_window_and_never_beyond() -> None:
    shelf = Shelf(0)
    for side in (10, 20, 40, 15, 30):
        for number in range(50):
            shelf.put((side, number), picture(side))
    assert shelf.taken <= WINDOWS * weight(picture(40))
    assert len(shelf) < 50


def test_the_newest_stays_whatever_it_weighs() -> None:
    shelf = Shelf(0)
    shelf.put("plain", ("no picture", 7))
    shelf.put("large", picture(100))
    assert shelf.find("large") is not None
    shelf.drop("large")
    shelf.drop("large")
    assert (shelf.taken, len(shelf)) == (0, 1)


def test_a_thing_put_twice_counts_once() -> None:
    shelf = Shelf()
    for _ in range(9):
        shelf.put("a", (picture(), picture()))
    assert shelf.taken == 2 * _BYTES


def test_a_kept_function_draws_each_picture_once() -> None:
    drawn: list[int] = []

    @kept
    def square(side: int, *, grey: int = 0) -> pygame.Surface:
        drawn.append(grey)
        return picture(side)

    assert square(5) is square(5)
    assert square(5, grey=1) is square(5, grey=1)
    assert square(5) is not square(5, grey=1)
    assert drawn == [0, 1]


@pytest.mark.parametrize("module", ["text", "plate", "glow", "halo"])
def test_an_evening_of_amounts_that_never_come_again_takes_no_more_room(module: str) -> None:
    from uth.ui.assets import text
    from uth.ui.theme import Weight
    from uth.ui.widgets import glow, halo, plate

    SHELF.clear()
    make: Callable[[int], object] = {
        "text": lambda number: text(f"${number}", 60, Weight.REGULAR, (number, 0, 0)),
        "plate": lambda number: plate((900, 300), 8, (number, 0, 0)),
        "glow": lambda number: glow((900, 300), 8, 20, (number, 0, 0), 99),
        "halo": lambda number: halo(300, 20, (number, 0, 0)),
    }[module]
    for number in range(60):
        make(number)
    assert 0 < SHELF.taken <= LEAST
    SHELF.clear()


def test_what_fits_lets_nothing_go() -> None:
    shelf = Shelf(least=8 * _BYTES)
    shelf.put("a", picture())
    assert shelf.fits(7 * _BYTES)
    assert not shelf.fits(7 * _BYTES + 1)
