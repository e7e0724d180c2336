"""A drill goes on, is timed, teaches, and is the same again from its plan and answers; its report adds up."""

from __future__ import annotations

import json
import random
import time
from fractions import Fraction

import pytest

from tests.train.drills.test_plan import DARK, PRACTICE, STANDARD
from uth.analysis.worker import Answer as Done
from uth.analysis.worker import Worker
from uth.table import Street
from uth.train.drills.course import Answer, Course, repeated
from uth.train.drills.draw import drawn
from uth.train.drills.marks import exact_values, rule_of_thumb, values_at_once
from uth.train.drills.plan import Plan, Topic, from_data, to_data
from uth.train.drills.report import Share, report


def done(plan: Plan, seed: str = "1", known: bool = True) -> tuple[Course, list[Answer]]:
    """Return a drill done by somebody who mostly follows the rule of thumb, and the answers."""
    chance, course, answers = random.Random(seed), Course(plan), list[Answer]()
    while not course.over:
        asked = course.put(drawn(*course.next_drawing))
        chosen = rule_of_thumb(asked) if chance.random() < 0.7 else chance.choice([*asked.offered, None])
        took = chance.randrange(500, 20_000)
        answers.append((chosen, took))
        course = course.answered(asked, chosen, took, exact_values(asked) if known else values_at_once(asked))
    return course, answers


PLANS = [
    Plan((STANDARD,), "7", seconds=10),
    Plan((PRACTICE,), "8", boxes=2, streets=(Street.FLOP, Street.RIVER), trips=True),
    Plan((STANDARD,), "9", Topic.CLOSE_CALLS, (Street.RIVER,), hands=10),
    Plan((DARK,), "10", Topic.DARK),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.topic)
def test_the_same_plan_and_answers_make_the_same_drill_and_report(plan: Plan) -> None:
    course, answers = done(plan)
    again = repeated(from_data(json.loads(json.dumps(to_data(plan)))), answers)
    assert again == course
    assert report(again) == report(course)


def test_answers_after_the_time_are_late() -> None:
    plan = PLANS[0]
    course, answers = done(plan)
    late = [chosen is None or took > 10_000 for chosen, took in answers]
    assert [mark.late for mark in course.marks] == late
    assert report(course).late == sum(late) > 0
    assert not any(mark.right for mark in course.marks if mark.late)
    untimed, _ = done(Plan((STANDARD,), "7"))
    assert {mark.late for mark in untimed.marks if mark.chosen is not None} == {False}


def test_every_answer_teaches() -> None:
    course, _ = done(PLANS[0])
    assert course.learning.answers == len(course.marks)
    assert sum(record.missed for record in course.learning.records.values()) == sum(not m.right for m in course.marks)
    later = Plan((STANDARD,), "7", learning=course.learning)
    assert Course(later).learning == course.learning


def test_who_follows_the_best_play_pays_nothing() -> None:
    course = Course(Plan((STANDARD,), "11"))
    while not course.over:
        asked = course.put(drawn(*course.next_drawing))
        values = exact_values(asked)
        course = course.answered(asked, max(values, key=values.__getitem__), 1_000, values)
    found = report(course)
    assert found.all == Share(20, 20, 20, Fraction(0))
    assert found.streak == 20
    assert found.worst == ()


def test_questions_come_from_the_worker_too() -> None:
    course = Course(PLANS[2])
    with Worker() as worker:
        ticket, answers = worker.submit(drawn, *course.next_drawing), list[Done]()
        while not worker.idle:
            answers += worker.poll()
            time.sleep(0.01)
    (answer,) = answers
    assert (answer.ticket, answer.error, answer.value) == (ticket, None, drawn(*course.next_drawing))
