"""What the settings say in numbers."""

from __future__ import annotations

from uth.store.settings import Pace, Settings, Speed


def test_loudness() -> None:
    assert Settings(volume=40).loudness == 0.4
    assert Settings(volume=100).loudness == 1
    assert Settings(sound=False).loudness == 0


def test_the_next_speed_goes_round() -> None:
    speeds = [Speed.SLOW]
    for _ in Speed:
        speeds.append(speeds[-1].next)
    assert speeds == [*Speed, Speed.SLOW]
    assert [speed.scale for speed in Speed] == [2.5, 1.0, 0.5, 0.0]


def test_a_part_of_the_motion_is_measured_against_all_of_it() -> None:
    assert [pace.scale for pace in Pace] == [2.0, 1.0, 0.5, 0.0]
    assert {Settings().dealing, Settings().paying, Settings().pausing} == {Pace.SAME}
