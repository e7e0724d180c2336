"""The answers of a day add up, and a streak goes on over midnight."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from uth.game.model import Choice
from uth.store.progress import Answered
from uth.train.drills.days import Day, days

RIGHT = Answered(0, 1_000, True, [], "preflop AA", Choice.PLAY_4X, Choice.PLAY_4X, Fraction(0), Fraction(1))
WRONG = replace(RIGHT, right=False, chosen=Choice.CHECK, cost=Fraction(3, 7))
UNKNOWN = replace(RIGHT, cost=None, margin=None)


def day_of(at: int) -> str:
    return f"day {at}"


def test_days() -> None:
    first = [RIGHT, WRONG, RIGHT, UNKNOWN]
    second = [replace(answer, at=1) for answer in (RIGHT, RIGHT, WRONG, WRONG)]
    assert days([*first, *second], day_of) == (
        Day("day 0", 4, 3, 3, Fraction(3, 7), 2, 4_000),
        Day("day 1", 4, 2, 4, Fraction(6, 7), 4, 4_000),
    )
    assert [day.cost_per_hand for day in days(first, day_of)] == [Fraction(1, 7)]
    assert days([UNKNOWN], day_of)[0].cost_per_hand is None
    assert days([], day_of) == ()


def test_a_clock_that_was_set_back() -> None:
    answers = [replace(RIGHT, at=at) for at in (1, 4, 2, 3, 0)]

    assert [day.day for day in days(answers, day_of)] == [f"day {at}" for at in range(5)]
    assert [day.streak for day in days(answers, day_of)] == [1, 2, 3, 4, 5]
