"""What came of a lesson: what counts, what was not done, faults of safety that stand, and whether it is passed."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.school.auditioned import BEGAN, done, halfway, right, short
from tests.school.houses import house
from tests.school.schooled import times_of
from uth.school.attempt import Attempt
from uth.school.dealing.acts import Act, DealPacket, ProtectCards, StopGame, Timed, to_json
from uth.school.dealing.perfect import next_act
from uth.school.dealing.shift import FullTable
from uth.school.drills.deal import ACTS, dealt_round
from uth.school.exercise import Given
from uth.school.findings import Mistake
from uth.school.lesson import Lesson, Part
from uth.school.overrides import Signed, Wish
from uth.school.plan import MOST, Plan
from uth.school.result import result
from uth.school.settling.acts import CallFloor
from uth.school.skills import Skill


def test_a_perfect_attempt_has_everything() -> None:
    found = result(done(short(), right))
    assert found.score == 100
    assert found.passed
    assert not found.unsafe
    assert all(part.missing == 0 for part in found.parts)


def test_what_was_not_done_earns_nothing_and_who_leaves_has_not_passed() -> None:
    found = result(done(short(), right, count=3))
    assert not found.over
    assert found.passed is False
    assert [part.missing for part in found.parts[:4]] == [0, 0, 0, 1]
    weights = [part.part.weight for part in found.parts]
    assert found.score == Fraction(100 * sum(weights[:3]), sum(weights))
    almost = result(done(short(), right, count=len(done(short(), right).marks) - 1))
    assert almost.passed is False


def test_a_round_left_in_the_middle_earns_nothing() -> None:
    found = result(done(short(), halfway))
    assert found.parts[-1].score == 0
    assert not any(each.whole for each in found.parts[-1].done)


def test_nothing_answered_earns_nothing() -> None:
    assert result(done(short(), lambda _exercise: {})).score == 0


def test_parts_count_with_their_weights() -> None:
    plan = Plan((Skill.QUALIFY,), house("standard"), "7", 1)
    lesson = Lesson("Two", (Part("a", plan), Part("b", plan, 3)))
    attempt = Attempt.of(lesson, "Ann", BEGAN)
    for answer in ({}, attempt.exercise().right):
        exercise = attempt.exercise()
        attempt = attempt.answered(exercise, Given(answer, times_of(exercise)))
    assert result(attempt).score == 75
    assert result(attempt).passed is None


def test_who_leaves_with_enough_points_has_not_passed() -> None:
    plan = Plan((Skill.QUALIFY,), house("standard"), "7", 1)
    attempt = Attempt.of(Lesson("Two", (Part("a", plan, 3), Part("b", plan)), enough=70), "Ann", BEGAN)
    left = attempt.answered(attempt.exercise(), Given(attempt.exercise().right))
    assert result(left).score == 75
    assert not result(left).passed
    assert result(left.answered(left.exercise(), Given({}))).passed


def test_of_a_part_by_time_only_what_was_done_is_due() -> None:
    plan = Plan((Skill.QUALIFY,), house("standard"), "7", MOST, limit=5_000)
    attempt = Attempt.of(Lesson("By time", (Part("a", plan),), enough=70), "Ann", BEGAN)
    while not attempt.over:
        exercise = attempt.exercise()
        attempt = attempt.answered(exercise, Given(exercise.right, times_of(exercise)))
    found = result(attempt)
    assert (len(found.done), found.parts[0].asked) == (3, None)
    assert found.score == 100


# --- safety


def dealt(*, floor: bool) -> Attempt:
    """Return a question, then a round in which a card too many is dealt; the floor is called after it or not."""
    here = house("standard")
    table = Plan((Skill.DEAL,), here, "7", 1, full=FullTable((1, 2)))
    parts = (Part("Hand", Plan((Skill.QUALIFY,), here, "7", 1), 3), Part("Table", table))
    attempt = Attempt.of(Lesson("Round", parts, enough=70), "Ann", BEGAN)
    attempt = attempt.answered(attempt.exercise(), Given(attempt.exercise().right))
    exercise = attempt.exercise()
    dealing = dealt_round(exercise).start
    acts: list[Timed] = []
    while not dealing.done:
        act: Act = next_act(dealing)
        if isinstance(act, DealPacket) and not any(isinstance(each.act, DealPacket) for each in acts):
            act = replace(act, count=act.count + 1)
        if isinstance(act, StopGame | ProtectCards | CallFloor) and not floor:
            trouble = replace(dealing.course, trouble=None)
            act = next_act(replace(dealing, course=trouble))
        acts.append(Timed(act, 1000 * len(acts)))
        dealing = dealing.after(act, acts[-1].at)
    return attempt.answered(exercise, Given({ACTS: to_json(acts)}, {ACTS: 200_000}))


def test_a_fault_of_safety_stands_unless_the_floor_is_called() -> None:
    left, called = result(dealt(floor=False)), result(dealt(floor=True))
    kinds = {moment.finding.mistake for _part, _done, moment in left.unsafe}
    assert Mistake.CARD_COUNT in kinds
    assert Mistake.CARD_COUNT in {finding.mistake for finding in called.attempt.marks[1].findings}
    assert called.unsafe == ()


def test_it_fails_whatever_the_score() -> None:
    found = result(dealt(floor=False))
    assert found.score >= found.enough
    assert (found.over, found.passed) == (True, False)
    assert result(dealt(floor=True)).passed


@pytest.mark.parametrize("ruled", [True, False])
def test_what_a_trainer_rules_away_stands_no_more(ruled: bool) -> None:
    attempt = dealt(floor=False)
    if ruled:
        attempt = attempt.overridden(Wish(2, 1), Signed("Bea", BEGAN, "the deck was faulty"))
    found = result(attempt)
    assert found.passed is ruled
    assert found.score < 100
    assert found.ruled == (100 if ruled else found.score)


def test_a_moment_shows_the_table_before_the_act() -> None:
    attempt = dealt(floor=False)
    found = next(each for _part, done in result(attempt).done for each in done.moments
                 if each.finding.mistake is Mistake.CARD_COUNT)  # fmt: skip
    assert found.at is not None
    assert not any(place.box for place in found.still.felt.cards)
    assert any(place.box for place in found.still.felt.chips)
