"""The chart of a drill tells and draws what was asked and missed, and how each hand is played best."""

from __future__ import annotations

import pygame

from tests.ui.strategy.test_hands import stored_study
from uth.game.model import Choice
from uth.train.drills.charted import Asked
from uth.ui.layout.rect import Rect
from uth.ui.learn.chart import asked_facts, chart_lines
from uth.ui.learn.chart_plot import AskedPlot
from uth.ui.page.scene import Pen
from uth.ui.strategy.hands import hands_shown
from uth.ui.theme import CASINO

HANDS = hands_shown(stored_study("standard"), None)


def test_who_cannot_see_it_hears_what_was_asked() -> None:
    found = {"K5o": Asked(3, 1), "AA": Asked(1, 1)}
    assert chart_lines(found) == ("K5o: asked 3, missed 2", "AA: asked 1, missed 0")


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
