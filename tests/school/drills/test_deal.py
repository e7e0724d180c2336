"""The drill of dealing whole rounds."""

from __future__ import annotations

import pytest

from tests.school.drills.sample import WHOLE, at_every_house, in_a_row
from tests.school.houses import house
from uth.company.chance import Chance
from uth.profile import Fault
from uth.school.dealing.acts import DealPacket, Timed, from_json, to_json
from uth.school.dealing.shift import FullTable, Often
from uth.school.drills import deal
from uth.school.drills.deal import ACTS, ROUND, dealt_round
from uth.school.exercise import Given
from uth.school.findings import Mistake
from uth.school.pace import Pace, Targets
from uth.school.plan import Plan, PlanError
from uth.school.run import Run, exercise_again, repeated
from uth.school.skills import Skill


def full(seed: str = "night", count: int = 4, faults: int = 0, boxes: tuple[int, ...] = (1, 2), limit: int = 0) -> Plan:
    table = FullTable(boxes, often=Often(faults))
    return Plan((Skill.DEAL,), house("standard"), seed, count, full=table, limit=limit)


def rightly(run: Run, seconds: int = 10) -> Run:
    exercise = run.exercise()
    return run.answered(exercise, Given(exercise.right, {ACTS: 1000 * seconds}))


@pytest.mark.parametrize("number", [12, pytest.param(2000, marks=pytest.mark.full)])
def test_who_deals_rightly_has_no_mistake(number: int) -> None:
    for exercise in in_a_row(Skill.DEAL, number):
        assert deal.mark(exercise, exercise.right) == ()


@WHOLE
def test_at_every_house_with_every_profile_who_is_right_has_no_mistake(whole: bool) -> None:
    for exercise in at_every_house(Skill.DEAL, whole=whole):
        assert deal.mark(exercise, exercise.right) == ()


def test_a_run_is_a_shift_with_the_same_players() -> None:
    run = Run(full())
    while not run.over:
        run = rightly(run)
    rounds = [dealt_round(exercise_again(run.plan, mark)) for mark in run.marks]
    assert [each.number for each in rounds] == [1, 2, 3, 4]
    assert len({each.start.course.guests.guests for each in rounds}) == 1
    assert len({each.start.course.deck for each in rounds}) == 4
    assert {each.kind for each in rounds} == {ROUND}
    answers = [[dict(mark.given.answer), dict(mark.given.times)] for mark in run.marks]
    assert repeated(run.plan, answers).marks == run.marks


def test_what_goes_wrong_is_the_kind() -> None:
    run = Run(full(faults=100))
    assert run.exercise().kind in list(Fault)


def test_what_is_wrong_is_found() -> None:
    run = Run(full())
    exercise = run.exercise()
    acts = from_json(str(exercise.right[ACTS]))
    first = next(place for place, timed in enumerate(acts) if isinstance(timed.act, DealPacket))
    run = run.answered(exercise, Given({ACTS: to_json([Timed(acts[first].act, 5)])}, {ACTS: 5}))
    [mark] = run.marks
    assert Mistake.NOT_SHUFFLED in {finding.mistake for finding in mark.findings}
    assert [finding.weight for finding in mark.findings] == sorted(finding.weight for finding in mark.findings)


def test_nothing_done_is_no_answer() -> None:
    run = Run(full())
    [mark] = run.answered(run.exercise(), Given({})).marks
    assert [finding.mistake for finding in mark.findings] == [Mistake.NOT_ANSWERED]


def test_the_time_of_a_round_is_that_of_one_at_six_boxes() -> None:
    run = rightly(Run(full(boxes=(1,))), seconds=70)
    assert run.marks[0].paces == ((Pace.DEAL, 120_000),)
    run = rightly(Run(full(boxes=(1, 2, 3, 4, 5, 6))), seconds=Targets().deal // 1000 + 1)
    assert [finding.mistake for finding in run.marks[0].findings] == [Mistake.SLOW_DEAL]
    assert run.marks[0].right


def test_a_run_ends_when_its_time_is_up() -> None:
    run = Run(full(count=100, limit=25_000))
    while not run.over:
        run = rightly(run)
    assert len(run.marks) == 3
    assert run.took == 30_000


def test_boxes_that_are_not_there() -> None:
    with pytest.raises(PlanError, match=r"boxes 7, 8 .* 1 to 6"):
        full(boxes=(7, 8))
    with pytest.raises(PlanError, match="limit"):
        full(limit=-1)


def test_another_kind() -> None:
    with pytest.raises(ValueError, match="no such kind"):
        deal.draw(house("standard"), "peek", Chance("1", "1"))
    with pytest.raises(TypeError, match="no round"):
        dealt_round(next(in_a_row(Skill.SETTLE, 1)))
