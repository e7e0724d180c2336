"""The words on buttons."""

from __future__ import annotations

from uth.store.settings import Speed
from uth.words import buttons


def test_the_second_line_says_what_it_does() -> None:
    assert buttons.same_bets("$10") == "lay the same bets, $10"


def test_every_speed_has_a_name() -> None:
    assert [buttons.speed_name(speed) for speed in Speed] == ["slow", "normal", "fast", "no motion"]
    assert buttons.speed_set("slow") == "Speed: slow"
