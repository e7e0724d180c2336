"""The chart on the page: what is marked follows the keys and the pointer."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.strategy.test_hands import stored_study
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.page.scene import Pen
from uth.ui.strategy.hands import hands_shown
from uth.ui.strategy.hands_plot import HandsPlot
from uth.ui.theme import CASINO

AREA = Rect(20, 30, 1100, 470)


@pytest.fixture
def plot() -> HandsPlot:
    found = HandsPlot()
    found.show(hands_shown(stored_study("standard"), None), ("Standard", ""))
    return found


def _drawn(plot: HandsPlot, pointer: tuple[int, int] | None = None) -> bytes:
    surface = pygame.Surface((1280, 600))
    plot.draw(surface, AREA, Pen(1.0, CASINO, pointer, focused=True))
    return pygame.image.tobytes(surface, "RGB")


def test_the_keys_mark_another_hand_until_the_edge(plot: HandsPlot) -> None:
    assert not plot.move(Key.RIGHT)
    first = _drawn(plot)
    assert plot.move(Key.RIGHT)
    assert _drawn(plot) != first
    assert plot.move(Key.LEFT)
    assert _drawn(plot) == first
    assert not plot.move(Key.LEFT)
    assert not plot.move(Key.ENTER)


def test_the_pointer_shows_a_hand_and_a_click_marks_it(plot: HandsPlot) -> None:
    first = _drawn(plot)
    pointed = _drawn(plot, (AREA.x + 400, AREA.y + 300))
    assert pointed != first
    plot.point(400, 300)
    assert _drawn(plot) == pointed
    plot.point(-1, -1)
    assert _drawn(plot) == pointed


def test_without_hands_nothing_is_drawn() -> None:
    assert set(_drawn(HandsPlot())) == {0}
