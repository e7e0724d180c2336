"""Lessons and attempts: part after part, worked out again from the record."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.school.houses import house
from tests.school.schooled import times_of
from uth.school import lesson as lessons
from uth.school.attempt import Attempt, from_data, to_data
from uth.school.dealing.shift import FullTable
from uth.school.exercise import Given
from uth.school.lesson import Lesson, Part
from uth.school.plan import Plan, PlanError
from uth.school.skills import Skill
from uth.train.learning import learnt

NOW = 1_800_273_600_000


def lesson(limit: int = 0, enough: int = 80) -> Lesson:
    here = house("standard")
    parts = (
        Part("Hands", Plan((Skill.READ, Skill.QUALIFY), here, "class 3", 3)),
        Part("Table", Plan((Skill.DEAL,), here, "class 3", 2, full=FullTable((1, 2)))),
    )
    return Lesson("Second week", parts, limit, enough)


def answered(attempt: Attempt, seconds: int = 2) -> Attempt:
    exercise = attempt.exercise()
    return attempt.answered(exercise, Given(exercise.right, times_of(exercise, seconds)))


def done(attempt: Attempt) -> Attempt:
    while not attempt.over:
        attempt = answered(attempt)
    return attempt


def test_part_comes_after_part() -> None:
    attempt = Attempt.of(lesson(), "Ann", NOW)
    places = []
    while attempt.place is not None:
        places.append(attempt.place)
        attempt = answered(attempt)
    assert places == [0, 0, 0, 1, 1]
    assert [mark.skill for mark in attempt.marks][3:] == [Skill.DEAL, Skill.DEAL]
    assert attempt.took == sum(mark.took for mark in attempt.marks)
    with pytest.raises(ValueError, match="over"):
        attempt.exercise()


def test_it_ends_when_its_time_is_up() -> None:
    attempt = answered(Attempt.of(lesson(limit=1), "Ann", NOW))
    assert attempt.over
    assert len(attempt.marks) == 1


def test_it_is_worked_out_again_from_its_record() -> None:
    attempt = done(Attempt.of(lesson(), "Ann", NOW))
    assert from_data(json.loads(json.dumps(to_data(attempt)))) == attempt
    half = answered(Attempt.of(lesson(), "Ann", NOW))
    assert from_data(json.loads(json.dumps(to_data(half)))) == half


@pytest.mark.parametrize("change", [{"format": 9}, {"answers": [[]]}, {"answers": 3}, {"lesson": None}, {"began": "x"}])
def test_what_is_no_record(change: dict[str, object]) -> None:
    data = to_data(Attempt.of(lesson(), "Ann", NOW)) | change
    with pytest.raises(ValueError, match=r"record|format|parts|invalid literal|lesson"):
        from_data(data)


def test_a_lesson_is_kept_as_it_is() -> None:
    assert lessons.from_data(json.loads(json.dumps(lessons.to_data(lesson())))) == lesson()
    with pytest.raises(ValueError, match="format"):
        lessons.from_data({"format": 2})


def test_what_no_lesson_can_be() -> None:
    part = lesson().parts[0]
    taught = replace(part.plan, learning=learnt(part.plan.learning, "read: pair", right=False))
    for parts, limit, enough in (((), 0, 0), ((part,), -1, 0), ((part,), 0, 101), ((Part("own", taught),), 0, 0)):
        with pytest.raises(PlanError):
            Lesson("None", parts, limit, enough)
