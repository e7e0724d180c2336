"""A course of points on a page: which one is told of, by key and by pointer."""

from __future__ import annotations

import pygame

from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.page.scene import Pen
from uth.ui.plots.trend import Moment
from uth.ui.school.course_plot import CoursePlot, Points, highest
from uth.ui.theme import CASINO
from uth.ui.window import Window

ROOM = Rect(10, 20, 600, 300)
MOMENTS = tuple(Moment(day, day / 4, f"day {day}") for day in (1, 2, 4))


def points(target: float | None = None) -> Points:
    return Points(MOMENTS, lambda value: f"{value:.2f}", target=target)


def drawn(plot: CoursePlot, *, focused: bool = False) -> bytes:
    surface = pygame.Surface((640, 360))
    plot.draw(surface, ROOM, Pen(1.0, CASINO, None, focused))
    return surface.get_buffer().raw


def test_the_last_point_is_told_of_until_another_is_chosen() -> None:
    plot = CoursePlot()
    assert (plot.told, plot.key(Key.LEFT)) == ("", False)
    plot.show(points())
    assert plot.told == "day 4: 1.00"
    assert [plot.key(key) for key in (Key.LEFT, Key.UP)] == [True, False]
    assert plot.told == "day 2: 0.50"
    for _ in range(5):
        plot.key(Key.LEFT)
    assert plot.told == "day 1: 0.25"
    plot.key(Key.RIGHT)
    plot.show(points())
    assert plot.told == "day 2: 0.50"
    plot.show(Points(MOMENTS[:1]))
    assert plot.told == "day 1: 0.25"


def test_a_press_chooses_the_nearest(window: Window) -> None:
    plot = CoursePlot()
    plot.show(points())
    plot.pressed(0)
    assert plot.told == "day 4: 1.00"
    drawn(plot)
    plot.pressed(60)
    assert plot.told == "day 1: 0.25"


def test_the_target_and_the_focus_are_drawn(window: Window) -> None:
    plot = CoursePlot()
    empty = drawn(plot)
    plot.show(points())
    plain = drawn(plot)
    plot.show(points(target=0.6))
    assert len({empty, plain, drawn(plot), drawn(plot, focused=True)}) == 4


def test_a_scale_has_room_for_all_values_and_the_target() -> None:
    assert highest(MOMENTS) > 1.0
    assert highest(MOMENTS, 7.0) > 7.0
    assert highest(()) == 1.0
