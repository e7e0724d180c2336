"""A drill that is kept is the same drill; mistakes of drills and rounds come back until they are learnt."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.play import bets
from tests.store.played import Home, play
from tests.tables import standard
from tests.train.drills.test_course import PLANS, done
from tests.train.drills.test_plan import STANDARD
from uth.game import engine
from uth.game.actions import CloseBets, Decide
from uth.game.model import Choice
from uth.session import PLAYER
from uth.store.grades import Grades
from uth.store.progress import Progress
from uth.table import Rules, Street, TripsAfterFold
from uth.train.drills.course import Course, repeated
from uth.train.drills.draw import drawn
from uth.train.drills.kept import (
    AGAIN,
    answered,
    course_of,
    learning_of,
    mistake_of_drill,
    mistakes_in_drills,
    mistakes_in_rounds,
    practised,
)
from uth.train.drills.marks import ask, exact_values
from uth.train.drills.plan import Plan, Topic, stakes_at, to_data
from uth.train.drills.report import report
from uth.train.drills.spots import Stakes
from uth.train.graded import grade_rounds
from uth.train.grading import grades_of


def kept(progress: Progress, course: Course) -> int:
    """Keep a drill."""
    number = progress.begin(to_data(course.plan))
    progress.add(number, [answered(mark, 1_000 * mark.number) for mark in course.marks])
    return number


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.topic)
def test_a_kept_drill_is_the_same_and_its_report_is_made_again_from_seed_and_answers(home: Home, plan: Plan) -> None:
    course, answers = done(plan)
    progress = Progress(home.database, home.player.id)
    again = course_of(progress.lesson(kept(progress, course)))
    assert again == course
    anew = repeated(again.plan, [(mark.chosen, mark.took) for mark in again.marks])
    assert report(anew) == report(again) == report(course)
    assert answers == [(mark.chosen, mark.took) for mark in again.marks]


def test_what_was_learnt_comes_from_all_drills(home: Home) -> None:
    progress = Progress(home.database, home.player.id)
    first, _ = done(PLANS[0])
    kept(progress, first)
    second, _ = done(Plan((STANDARD,), "8", learning=learning_of(progress)))
    kept(progress, second)
    assert learning_of(progress) == second.learning
    assert second.learning.answers == 40


def test_mistakes_of_drills_are_practised_until_they_are_learnt(home: Home) -> None:
    progress = Progress(home.database, home.player.id)
    course, _ = done(Plan((STANDARD,), "7"))
    kept(progress, course)
    wrong = [mark.spot for mark in course.marks if not mark.right]
    tables, spots = practised(mistakes_in_drills(progress))
    assert tables == (STANDARD,)
    assert list(spots) == wrong
    for times in range(1, AGAIN + 1):
        plan = Plan(tables, f"again {times}", Topic.MISTAKES, hands=60, mistakes=spots)
        again = Course(plan)
        while len({mark.spot for mark in again.marks}) < len(spots):
            asked = again.put(drawn(*again.next_drawing))
            values = exact_values(asked)
            again = again.answered(asked, max(values, key=values.__getitem__), 1_000, values)
        kept(progress, again)
    assert mistakes_in_drills(progress) == ()


def test_mistakes_of_rounds_are_the_decisions_that_cost_something(tmp_path: Path) -> None:
    home = Home(tmp_path, table=standard(rules=Rules(boxes_per_player=2)), seed="3")
    play(home.sit_down(), 5, boxes=2)
    grades = Grades(home.database, home.player.id)
    history = home.history
    for number in history.numbers():
        stored = history.round(number)
        grades.keep({number: grades_of(stored.table, stored.funds, stored.actions, stored.owner)})
    mistakes = mistakes_in_rounds(home.database, home.player.id)
    costly = [each for each in grades.of() if each.grade.cost]
    assert len(mistakes) == len(costly) > 0
    tables, spots = practised(mistakes)
    for where, graded in zip(spots, sorted(costly, key=lambda each: each.round), strict=True):
        assert (where.box, where.street) == (graded.grade.box, graded.grade.street)
        assert len(where.dead) == 2
    course = Course(Plan(tables, "7", Topic.MISTAKES, mistakes=spots))
    asked = course.put(drawn(*course.next_drawing))
    assert asked.spot in spots
    state, _ = engine.apply(asked.state, Decide(asked.spot.box, asked.offered[0]))
    assert state != asked.state


def test_mistakes_of_rounds_come_back_with_the_trips_that_lay_there(tmp_path: Path) -> None:
    home = Home(tmp_path, table=standard(rules=Rules(trips_after_fold=TripsAfterFold.LOST)), seed="3")
    session = home.sit_down()
    for _ in range(6):
        session.act(bets(1, PLAYER, 500, 1500), CloseBets())
        while not session.over:
            # Check as long as that is possible, and give up on the river: that costs the Trips bet too.
            offered = engine.open_choices(session.round)
            session.act(Decide(1, Choice.FOLD if Choice.FOLD in offered else offered[0]))
        session.next_round()
    grade_rounds(home.database, home.player.id)
    tables, spots = practised(mistakes_in_rounds(home.database, home.player.id))
    assert {each.stakes for each in spots} == {Stakes(500, 1500)}
    plan = Plan(tables, "7", Topic.MISTAKES, mistakes=spots)
    grades = [each.grade for each in Grades(home.database, home.player.id).of() if not each.grade.right]
    for number, (where, grade) in enumerate(zip(spots, grades, strict=True), 1):
        asked = ask(plan, number, where, "any")
        question = asked.question
        assert question is not None
        assert (question.ante, question.trips) == (500, 1500)
        values = exact_values(asked)
        assert (where.street, max(values.values()) - values[grade.chosen]) == (grade.street, grade.cost)


def test_mistakes_of_drills_come_back_with_their_trips(home: Home) -> None:
    progress = Progress(home.database, home.player.id)
    course, _ = done(Plan((STANDARD,), "7", trips=True))
    kept(progress, course)
    found = mistakes_in_drills(progress)
    assert len(found) == len({mark.spot for mark in course.marks if not mark.right}) > 0
    assert {mistake.spot.stakes for mistake in found} == {stakes_at(course.plan, STANDARD)}
    wrong = next(mark for mark in course.marks if not mark.right)
    assert mistake_of_drill(course, wrong) in found


def test_a_drill_of_the_earlier_format_is_read_its_kinds_by_their_cards_and_its_mistakes_stay(home: Home) -> None:
    progress = Progress(home.database, home.player.id)
    course, _ = done(Plan((STANDARD,), "7", streets=(Street.FLOP,)))
    number = progress.begin({**to_data(course.plan), "format": 1})
    old = [replace(answered(mark, 1_000), kind="flop no overcard, three suits") for mark in course.marks]
    progress.add(number, old)
    assert [mark.kind for mark in course_of(progress.lesson(number)).marks] == [mark.kind for mark in course.marks]
    assert learning_of(progress) == course.learning
    wrong = {mistake_of_drill(course, mark) for mark in course.marks if not mark.right}
    assert set(mistakes_in_drills(progress)) == wrong != set()


def test_a_spot_that_cannot_be_read_leaves_an_answer_its_kind(home: Home) -> None:
    progress = Progress(home.database, home.player.id)
    course, _ = done(Plan((STANDARD,), "7"))
    progress.begin(to_data(course.plan))
    progress.add(1, [replace(answered(course.marks[0], 1_000), kind="gone", spot=[])])
    assert [*learning_of(progress).records] == ["gone"]
