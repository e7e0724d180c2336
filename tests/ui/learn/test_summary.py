"""The report on the page says what the report of the drill says."""

from __future__ import annotations

from tests.ui.learn.here import DARK, best, drilling, plan, worst
from uth.game.model import Choice
from uth.train.drills.course import Course
from uth.train.drills.plan import Plan, Topic
from uth.train.drills.report import report
from uth.train.drills.spots import Spot, Stakes
from uth.ui.learn.summary import report_blocks, wrong_marks
from uth.ui.page.model import Figures, Table, Text
from uth.words.figures import exact_words, number_words


def done(right: int, wrong: int) -> Course:
    drill = drilling(plan(hands=right + wrong))
    for place in range(right + wrong):
        drill.answer(best(drill) if place < right else worst(drill))
        drill.on()
        drill.tick(0)
    return drill.course


def test_figures_and_the_exact_cost() -> None:
    course = done(2, 3)
    found = report(course)
    figures, cost, *_rest = report_blocks(found, wrong_marks(course))
    assert isinstance(figures, Figures)
    assert figures.figures[0].figure == "2 of 5"
    assert figures.figures[1].figure == f"{number_words(found.all.cost_per_hand, 4)} Antes"
    assert isinstance(cost, Text)
    assert exact_words(found.all.cost) in cost.text


def test_wrong_answers_have_the_dearest_first() -> None:
    course = done(1, 4)
    wrong = wrong_marks(course)
    costs = [mark.cost for mark in wrong if mark.cost is not None]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) == 4
    table = report_blocks(report(course), wrong)[-2]
    assert isinstance(table, Table)
    assert [row[0].text for row in table.rows(0, 9)] == [str(mark.number) for mark in wrong]


def test_without_a_mistake_it_says_so() -> None:
    course = done(2, 0)
    said = report_blocks(report(course), wrong_marks(course))[-2]
    assert said == Text("No answer was wrong.")


def test_what_may_be_bet_has_no_cost() -> None:
    spot = Spot(0, 2, stakes=Stakes(500, 0, 4000))
    drill = drilling(Plan((DARK,), "7", topic=Topic.MISTAKES, mistakes=(spot,)))
    drill.answer(Choice.CHECK)
    figures, *blocks = report_blocks(report(drill.course), wrong_marks(drill.course))
    assert isinstance(figures, Figures)
    assert (figures.figures[1].figure, figures.figures[1].second) == ("–", "")
    assert not any(isinstance(block, Text) for block in blocks)
    table = next(block for block in blocks if isinstance(block, Table))
    assert table.rows(0, 1)[0][-1].text == "–"
