"""Parts of milliseconds are not lost."""

from __future__ import annotations

from uth.ui.school.watch import Watch


def test_time_adds_up_whatever_its_pieces() -> None:
    watch = Watch()
    seconds = [watch.tick(0.0004) for _ in range(5000)]
    assert watch.milliseconds in (1999, 2000)
    assert sum(seconds) in (1, 2)
    watch = Watch(900)
    assert not watch.tick(0.05)
    assert watch.tick(0.05)
    assert watch.milliseconds == 1000


def test_another_clock_is_shown_and_a_new_second_is_told() -> None:
    watch = Watch(900)
    assert not watch.wind(950)
    assert watch.wind(14_000)
    assert watch.milliseconds == 14_000
