"""Whatever is pressed, dragged or typed while a round is dealt: nothing breaks."""

from __future__ import annotations

import random

import pytest

from tests.ui.scenes.test_school_settle_anything import anything
from tests.ui.school.deals import exercise, mark, shown
from uth.school.dealing.perfect import next_act
from uth.school.dealing.shift import Often
from uth.ui.intents import Move, Press, Release
from uth.ui.school.chair_scene import Course

NAMES = ("standard", "six-box-dark", "france", "auckland")


def monkey(seed: str, count: int) -> None:
    chance, scene = random.Random(seed), None
    for number in range(count):
        if scene is None or scene.done:
            one = exercise(chance.choice(NAMES), (1, 2, 4), often=Often(100, 100), seed=f"{seed} {number}")
            scene = shown(one, course=Course(mark, lambda: None, peek=mark))
        if not scene.round.done and chance.random() < 0.3:
            scene.done_by_hand(next_act(scene.round.dealing))
        elif chance.random() < 0.5:
            scene.handle(anything(chance))
        else:
            start, end = (chance.choice(scene.controls()).rect.centre for _ in range(2))
            for intent in (Move(*start), Press(*start), Move(*end), Release(*end)):
                scene.handle(intent)
        scene.update(0.3)
        if not number % 20:
            assert scene.controls()
            assert scene.lines()


def test_whatever_is_pressed_nothing_breaks() -> None:
    monkey("a monkey", 200)


@pytest.mark.full
def test_whatever_is_pressed_long_and_often_nothing_breaks() -> None:
    monkey("many monkeys", 1_500)
