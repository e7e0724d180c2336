"""The chart of a drill shows what was asked and missed, and how each hand is played best."""

from __future__ import annotations

import pygame

from tests.ui.learn.here import DARK, STANDARD, best, drilling, plan, worst
from tests.ui.strategy.test_hands import stored_study
from uth.cards import hole_name
from uth.game.model import Choice
from uth.table import Street
from uth.train.drills.course import Course
from uth.train.drills.plan import Plan
from uth.ui.layout.rect import Rect
from uth.ui.learn.chart import Asked, asked_facts, asked_hands, chart_lines, chart_table, missed_rules
from uth.ui.learn.chart_plot import AskedPlot
from uth.ui.page.scene import Pen
from uth.ui.strategy.hands import hands_shown
from uth.ui.theme import CASINO

HANDS = hands_shown(stored_study("standard"), None)


def done(of: Plan, *, wrong: int) -> Course:
    """Do a drill whose first answers are wrong."""
    drill = drilling(of)
    for place in range(of.hands):
        drill.answer(worst(drill) if place < wrong else best(drill))
        drill.on()
        drill.tick(0)
    return drill.course


def test_what_was_asked_and_missed_is_counted() -> None:
    course = done(plan(Street.PREFLOP, hands=6), wrong=2)
    found = asked_hands(course)
    assert sum(each.asked for each in found.values()) == 6
    assert sum(each.missed for each in found.values()) == 2
    first = hole_name(course.marks[0].spot.hole)
    assert found[first].missed >= 1
    assert f"{first}: asked {found[first].asked}, missed {found[first].missed}" in chart_lines(found)


def test_the_rules_of_what_was_missed_are_told() -> None:
    course = done(plan(Street.PREFLOP, hands=3), wrong=3)
    rules = missed_rules(course, STANDARD)
    assert 1 <= len(rules) <= 3
    assert all(rule.endswith(".") for rule in rules)
    assert missed_rules(done(plan(Street.PREFLOP, hands=2), wrong=0), STANDARD) == ()


def test_it_goes_with_a_drill_of_one_table_and_starting_hands() -> None:
    assert chart_table(done(plan(Street.PREFLOP, hands=1), wrong=0)) == STANDARD
    assert chart_table(done(plan(Street.RIVER, hands=1), wrong=0)) is None
    two = Plan((STANDARD, DARK), "7", streets=(Street.PREFLOP,), hands=1)
    assert chart_table(done(two, wrong=0)) is None


def test_what_is_told_of_a_hand() -> None:
    assert asked_facts(Asked(3, 1), HANDS["K5o"]) == (
        ("Asked", "3"), ("Missed", "2"), ("Best play", "4x"), ("Raise against check", "+0.03"),
    )  # fmt: skip
    assert HANDS["K4o"].value.best is Choice.CHECK


def picture(asked: dict[str, Asked]) -> bytes:
    plot = AskedPlot(asked)
    plot.show(HANDS, ("Standard", ""))
    surface = pygame.Surface((1280, 600))
    plot.draw(surface, Rect(20, 30, 1100, 470), Pen(1.0, CASINO, None, focused=False))
    return pygame.image.tobytes(surface, "RGB")


def test_asked_and_missed_hands_stand_out() -> None:
    right, missed = {"72o": Asked(1, 1)}, {"72o": Asked(1, 0)}
    assert len({picture({}), picture(right), picture(missed)}) == 3


def test_the_first_missed_hand_is_marked() -> None:
    assert AskedPlot({"AA": Asked(1, 1), "72o": Asked(2, 1)}).hand == "72o"
    assert AskedPlot({"Q8o": Asked(1, 1)}).hand == "Q8o"
    assert AskedPlot({}).hand == "AA"
