"""The audition: the same for the same seed, everything in it, and possible at every table."""

from __future__ import annotations

import json

import pytest

from tests.school.auditioned import badly, done, right, short
from tests.school.houses import TABLES, house
from uth.school import lesson as lessons
from uth.school.audition import LEAST, LONGEST, MINUTES, audition
from uth.school.plan import Feedback, PlanError
from uth.school.skills import Skill


def test_it_has_everything_and_most_of_the_time_is_at_the_full_table() -> None:
    lesson = audition(house("standard"), "7")
    asked = {skill for part in lesson.parts for skill in part.plan.skills}
    assert asked == set(Skill)
    assert lesson.limit == MINUTES * 60_000 == sum(part.plan.limit for part in lesson.parts)
    full = lesson.parts[-1]
    assert full.plan.skills == (Skill.DEAL,)
    assert full.plan.limit > lesson.limit / 2
    assert full.weight > sum(part.weight for part in lesson.parts) / 2
    assert {(part.plan.feedback, part.plan.fixed) for part in lesson.parts} == {(Feedback.REPORT, True)}


def test_the_same_seed_asks_the_same_whatever_is_answered() -> None:
    def asked(answer: object, seed: str) -> list[tuple[str, object]]:
        attempt = done(short(seed=seed), right if answer is right else badly)
        return [(mark.skill, mark.kind) for mark in attempt.marks]

    assert asked(right, "7") == asked(badly, "7")
    assert asked(right, "7") != asked(right, "8")


def test_it_is_the_same_on_every_machine() -> None:
    assert [(mark.skill.value, mark.kind) for mark in done(short(), right).marks] == [
        ("compare", "kicker decides"), ("results", "royal on the board"), ("count", "two stacks"),
        ("calls", "qualified"), ("spot", "one chip too many or too few"), ("fill", "fill to the float"),
        ("settle", "tie"), ("deal", "ante not equal to blind"),
    ]  # fmt: skip


def test_a_lesson_of_it_is_kept_as_it_is() -> None:
    lesson = short()
    assert lessons.from_data(json.loads(json.dumps(lessons.to_data(lesson)))) == lesson


@pytest.mark.parametrize("table", TABLES)
def test_it_can_be_done_at_every_table(table: str) -> None:
    attempt = done(short(table), right)
    assert attempt.over
    assert all(mark.points == 100 for mark in attempt.marks), table


@pytest.mark.parametrize("minutes", [LEAST - 1, LONGEST + 1])
def test_how_long_it_takes(minutes: int) -> None:
    with pytest.raises(PlanError, match=f"an audition takes {LEAST} to {LONGEST} minutes"):
        audition(house("standard"), "7", minutes)
    assert len(audition(house("standard"), "7", LONGEST).parts) == 8
