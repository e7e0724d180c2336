"""Whatever is pressed, dragged or typed while a table is settled: nothing breaks."""

from __future__ import annotations

import random

import pytest

from tests.ui.school.settler import exercise, kinds, mark, shown
from uth.ui.intents import Intent, KeyPress, Leave, Mouse, Move, Press, Release, Wheel
from uth.ui.keys import Key
from uth.ui.school.chair_scene import Course


def anything(chance: random.Random) -> Intent:
    x, y = chance.randrange(1280), chance.randrange(800)
    wanted: list[Intent] = [
        KeyPress(chance.choice(list(Key))),
        KeyPress(chance.choice([Key.TAB, Key.DIGIT_1, Key.DIGIT_3, Key.DIGIT_4, Key.UP, Key.ENTER, Key.C, Key.O])),
        Press(x, y), Press(x, y, chance.choice(list(Mouse))), Release(x, y), Move(x, y), Leave(),
        Wheel(x, y, chance.choice([-2, 1])),
    ]  # fmt: skip
    return chance.choice(wanted)


def monkey(seed: str, count: int) -> None:
    chance, scene = random.Random(seed), None
    for number in range(count):
        if scene is None or scene.done:
            kind = chance.choice(kinds("six-box-dark"))
            scene = shown(exercise("six-box-dark", kind, number), course=Course(mark, lambda: None, peek=mark))
        scene.handle(anything(chance))
        scene.update(0.3)
        if not number % 20:
            assert scene.controls()
            assert scene.lines()


def test_whatever_is_pressed_nothing_breaks() -> None:
    monkey("a monkey", 250)


@pytest.mark.full
def test_whatever_is_pressed_long_and_often_nothing_breaks() -> None:
    monkey("many monkeys", 2_000)
