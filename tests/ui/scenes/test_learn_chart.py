"""The chart with what was practised: from the page of practice, and in the midst of a drill."""

from __future__ import annotations

from tests.store.played import Home
from tests.ui.learn.here import plan, pupil
from tests.ui.scenes.at_page import SIZES, click, drawn, opened, press, text
from tests.ui.scenes.test_learn import answer, at_table, evening, home
from uth.table import Street
from uth.ui.intents import KeyPress
from uth.ui.keys import Key
from uth.ui.learn.wishes import Subject
from uth.ui.scenes.learn import LearnScene
from uth.ui.scenes.learn_chart import ChartScene
from uth.ui.scenes.learn_report import drill
from uth.ui.window import Window

__all__ = ["evening", "home"]


def test_close_calls_of_one_street(window: Window) -> None:
    page = LearnScene(pupil())
    opened(page)
    page.picked("topic", list(Subject).index(Subject.CLOSE_CALLS))
    click(page, "street flop")
    press(page, Key.S)
    assert at_table(page.opens).drilling.plan.streets == (Street.FLOP,)
    page.picked("topic", list(Subject).index(Subject.MIXED))
    assert page.wishes.streets == tuple(Street)


def test_the_chart_shows_what_was_practised(window: Window, home: Home) -> None:
    of = pupil((home.database, home.player))
    scene = at_table(drill(of, plan(Street.PREFLOP, hands=2)))
    answer(scene, right=False)
    scene.handle(KeyPress(Key.SPACE))
    scene.update(0)
    answer(scene)
    scene.drilling.save()
    page = LearnScene(of)
    opened(page)
    press(page, Key.C)
    chart = page.opens
    assert isinstance(chart, ChartScene)
    opened(chart)
    assert "2 of 169 hands practised, 1 known" in text(chart)
    assert sum(": asked 1, missed 1" in line for line in chart.lines()) == 1
    for size in SIZES:
        drawn(chart, size)
    press(chart, Key.RIGHT, Key.DOWN)
    chart.chosen("part", 1)
    assert "Ace high: always Play 4x" in text(chart)
    drawn(chart, SIZES[0])


def test_the_chart_is_there_after_an_answer_to_a_starting_hand(window: Window) -> None:
    scene = at_table(drill(pupil(), plan(Street.PREFLOP)))
    scene.handle(KeyPress(Key.H))
    assert (scene.opens, scene.told()["reason"]) == (None, "The chart is there once you have answered.")
    answer(scene)
    scene.handle(KeyPress(Key.H))
    assert isinstance(scene.opens, ChartScene)
    assert "1 of 169 hands practised, 1 known" in text(scene.opens)
    flop = at_table(drill(pupil(), plan(Street.FLOP)))
    answer(flop)
    flop.handle(KeyPress(Key.H))
    assert flop.opens is None


def test_no_circle_glows_once_a_hand_is_decided(window: Window) -> None:
    scene = at_table(drill(pupil(), plan(Street.FLOP)))
    assert any(box.wanted for box in scene.picture.boxes)
    answer(scene)
    assert not any(box.wanted for box in scene.picture.boxes)
