"""A report adds up, whichever way it is taken apart."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.train.drills.test_course import PLANS, done
from uth.cards import Card, Rank, Suit
from uth.game.model import Choice
from uth.table import Street
from uth.train.drills.course import Course
from uth.train.drills.marks import Mark
from uth.train.drills.plan import Plan
from uth.train.drills.report import Share, longest_streak, report
from uth.train.drills.spots import Spot


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.topic)
def test_the_report_adds_up(plan: Plan) -> None:
    course, _ = done(plan)
    found, marks = report(course), course.marks
    assert found.all.hands == found.all.exact + found.all.by_rules == plan.hands == len(marks)
    assert found.all.right == sum(mark.right for mark in marks)
    assert found.all.cost == sum(mark.cost or 0 for mark in marks)
    assert found.all.cost_per_hand == found.all.cost / found.all.exact
    assert found.took == sum(mark.took for mark in marks)
    for shares in (found.streets, found.kinds):
        assert sum(share.hands for _, share in shares) == plan.hands
        assert sum(share.right for _, share in shares) == found.all.right
        assert sum(share.cost for _, share in shares) == found.all.cost
    costs = [mistake.cost for mistake in found.worst]
    assert costs == sorted(costs, reverse=True)
    assert not any(mark.right for mistake in found.worst for mark in mistake.marks)
    assert max(costs, default=0) >= max(mark.cost or 0 for mark in marks)


def test_equal_mistakes_are_one() -> None:
    course, _ = done(PLANS[0])
    aces = [
        Mark(number, Spot(0, 1, ((1, (Card(Rank.ACE, one), Card(Rank.ACE, other))),)), "preflop AA", chosen, best, 900,
             cost=Fraction(7, 5), margin=Fraction(1))
        for number, (one, other), chosen, best in (
            (1, (Suit.SPADES, Suit.HEARTS), Choice.CHECK, Choice.PLAY_4X),
            (2, (Suit.CLUBS, Suit.HEARTS), Choice.CHECK, Choice.PLAY_4X),
            (3, (Suit.SPADES, Suit.HEARTS), Choice.PLAY_3X, Choice.PLAY_4X),
            (4, (Suit.SPADES, Suit.CLUBS), Choice.CHECK, Choice.PLAY_4X),
        )
    ]  # fmt: skip
    found = report(replace(course, marks=tuple(aces))).worst
    assert [([mark.number for mark in mistake.marks], mistake.cost) for mistake in found] == [
        ([1, 2, 4], Fraction(21, 5)), ([3], Fraction(7, 5)),
    ]  # fmt: skip


def test_the_longest_streak() -> None:
    course, _ = done(PLANS[0])
    right = "".join("x" if mark.right else " " for mark in course.marks)
    assert longest_streak(course.marks) == max(map(len, right.split()), default=0)


def test_a_report_of_nothing() -> None:
    found = report(Course(PLANS[0]))
    assert found.all == Share(0, 0, 0, Fraction(0))
    assert found.all.cost_per_hand == 0
    assert found.streets == ()


def test_without_the_solver_the_report_says_what_is_exact() -> None:
    course, _ = done(PLANS[0], known=False)
    found = report(course)
    assert 0 < found.all.exact < found.all.hands
    assert found.all.exact == sum(mark.spot.street is Street.PREFLOP for mark in course.marks)
