"""What came of dealt rounds: every mistake in its area, each irregularity and each harm counted once."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.school.dealing.rounds import after, begun, until, whole
from tests.school.houses import house
from uth.profile import Fault, Ruling
from uth.school.dealing.acts import (
    Act,
    Burn,
    NameRuling,
    OpenBetting,
    OpenHouse,
    ProtectCards,
    Protection,
    Report,
    StopGame,
    Timed,
    to_json,
)
from uth.school.dealing.areas import Area, AreaOfRound, area_of, rounds_dealt, summed
from uth.school.dealing.course import Happening
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.irregular import named
from uth.school.dealing.perfect import perfect
from uth.school.dealing.responses import Response, Responses, Sight, responses
from uth.school.dealing.scenario import first_answers, scenario
from uth.school.dealing.shift import FullTable, Often
from uth.school.dealing.times import Part
from uth.school.dealing.told import TOLD
from uth.school.drills.deal import ACTS
from uth.school.exercise import Exercise, Given
from uth.school.findings import Mistake
from uth.school.plan import Plan
from uth.school.run import Run
from uth.school.settling.acts import CallFloor
from uth.school.settling.told import TOLD as SETTLED
from uth.school.skills import Skill

STOPS = (StopGame(), ProtectCards(), CallFloor())
_NONE = frozenset({Mistake.SLOW_DEAL, Mistake.NOT_ANSWERED, Mistake.HANDS_NOT_CLEARED})


def test_every_mistake_of_a_dealt_round_has_an_area() -> None:
    assert all(area_of(mistake) is not None for mistake in {*TOLD, *SETTLED} - _NONE)
    assert {area_of(mistake) for mistake in TOLD} == set(Area) - {Area.READING, Area.PAYING}
    assert area_of(Mistake.SLOW_DEAL) is None
    assert area_of(Mistake.CASH_DROPPED_EARLY) is None


def test_the_slips_of_a_round_are_where_one_looks_for_them() -> None:
    wanted = {
        Mistake.NOT_SCANNED: Area.BETTING, Mistake.CUT_MISSED: Area.SHUFFLE_AND_CUT, Mistake.PACKET_SIZE: Area.DEAL,
        Mistake.ASK_ORDER: Area.STREETS, Mistake.HAND_MISNAMED: Area.READING, Mistake.UNDERPAID: Area.PAYING,
        Mistake.WRONG_CALL: Area.ORDER_AND_CALLS, Mistake.OWN_FIX: Area.IRREGULARITIES,
        Mistake.FALSE_ALARM: Area.PROTECTION, Mistake.WRONG_COUNT: Area.COUNT,
    }  # fmt: skip
    assert {mistake: area_of(mistake) for mistake in wanted} == wanted


# --- what went wrong


def answered(name: str, answer: Sequence[Act], at_end: Sequence[Act] = ()) -> Responses:
    """Return what came of a scenario, answered so and dealt on rightly."""
    seen = scenario(house("standard"), name, "areas")
    dealing = perfect(after(seen.dealing, answer)) if answer else perfect(_passed(seen.dealing))
    return responses(started(seen.dealing, name), after(dealing, at_end).acts)


def started(dealing: Dealing, name: str) -> Dealing:
    """Return the round of a scenario before its bets."""
    course = dealing.course
    return Dealing.of(course.house, course.guests, course.number, (named(course.house, name, course.guests.lot),))


def _passed(dealing: Dealing) -> Dealing:
    """Go on with what would be next if nothing were wrong."""
    trouble = dealing.course.trouble
    if trouble is None:
        return dealing
    return dealing.after(OpenBetting() if not dealing.course.begun else Burn())


@pytest.mark.parametrize(
    ("answer", "at_end", "response"),
    [
        (STOPS, (), Response.RIGHT),
        (STOPS[1:], (), Response.WRONG),
        ((STOPS[0], STOPS[2]), (), Response.WRONG),
        ((StopGame(), Burn()), (), Response.WRONG),
        ((), (), Response.LEFT),
        (STOPS, (NameRuling(Ruling.TURN_BACK),), Response.WRONG),
    ],
)
def test_how_an_irregularity_was_answered(answer: tuple[Act, ...], at_end: tuple[Act, ...], response: Response) -> None:
    found = answered(Fault.CARDS_BELOW, answer, at_end)
    assert found == Responses(((Fault.CARDS_BELOW, response),))


def test_a_dealer_may_correct_what_the_house_leaves_to_the_dealer() -> None:
    seen = scenario(house("standard"), Fault.UNEQUAL, "areas")
    trouble = seen.dealing.course.trouble
    assert trouble is not None
    for answer in first_answers(house("standard"), Fault.UNEQUAL, trouble.box):
        assert answered(Fault.UNEQUAL, answer).irregularities == ((Fault.UNEQUAL, Response.RIGHT),)


def test_harm_is_caught_misnamed_or_missed() -> None:
    watch = scenario(house("standard"), Protection.PEEK, "areas").dealing.course.watched[0]
    for report, sight in (
        (Report(watch.box, Protection.PEEK), Sight.CAUGHT),
        (Report(watch.other, Protection.PEEK), Sight.CAUGHT),
        (Report(watch.box, Protection.CAPPED_BLIND), Sight.MISNAMED),
        (Report(6, Protection.PEEK), Sight.MISNAMED),
    ):
        assert answered(Protection.PEEK, [report]) == Responses(harm=((Protection.PEEK, sight),))


def test_who_does_not_look_misses_it_and_who_looks_too_much_raises_alarms() -> None:
    here = house("standard")
    start = begun(here, (1, 2, 3), "a", 1, (Happening(Protection.PEEK, "a"),))
    acts = [act for act in whole(start) if not isinstance(act, Report)]
    assert responses(start, map(Timed, acts)).harm == ((Protection.PEEK, Sight.MISSED),)
    clean = begun(here, (1, 2, 3), "a")
    wild = [StopGame(), Report(1, Protection.PEEK), *whole(clean)]
    assert responses(clean, map(Timed, wild)).alarms == 2


def test_the_dealers_own_doing_is_to_be_answered_too() -> None:
    clean = begun(house("standard"), (1, 2, 3), "a")
    acts = until(whole(clean), OpenHouse)[:-8]
    early = [*acts, OpenHouse(), *STOPS]
    found = responses(clean, map(Timed, early))
    assert found.irregularities == ((Fault.DEALER_CARD_EXPOSED, Response.RIGHT),)


def test_what_a_round_was_left_at_is_held_against_nobody() -> None:
    seen = scenario(house("standard"), Fault.CARDS_BELOW, "areas")
    assert responses(started(seen.dealing, Fault.CARDS_BELOW), seen.dealing.acts) == Responses()


# --- all rounds of a run


def dealt_run(count: int = 4, full: FullTable | None = None, *, left: bool = False) -> Run:
    """Return a run dealt without a mistake; *left*: of the last round only half is dealt."""
    plan = Plan((Skill.DEAL,), house("standard"), "7", count, full=full or FullTable((1, 3)))
    run = Run(plan)
    while not run.over:
        exercise = run.exercise()
        run = run.answered(exercise, _given(exercise, half=left and run.number == count))
    return run


def _given(exercise: Exercise, *, half: bool = False) -> Given:
    record = str(exercise.right[ACTS])
    if half:
        acts = perfect(exercise.start).acts  # type: ignore[attr-defined]
        record = to_json(acts[: len(acts) // 2])
    return Given({ACTS: record}, {ACTS: 60_000})


def test_a_run_without_a_mistake() -> None:
    run = dealt_run(5, FullTable((1, 3), often=Often(100, 100)))
    found = summed(run.plan, run.marks)
    assert found is not None
    assert (found.rounds, found.left, found.an_hour, found.alarms) == (5, 0, 60.0, 0)
    assert found.answered[Response.RIGHT] > 0
    assert found.harm[Sight.CAUGHT] > 0
    assert sum(found.answered.values()) == found.answered[Response.RIGHT]
    assert [area for area, _share in found.areas] == list(Area)
    assert all(share.score == 100 and share.right == share.asked for _area, share in found.areas)
    assert dict(found.areas)[Area.COUNT].asked == 1
    assert [each.part for each in found.parts] == list(Part)


def test_a_round_that_was_left_counts_for_no_pace() -> None:
    run = dealt_run(3, left=True)
    found = summed(run.plan, run.marks)
    assert found is not None
    assert (found.rounds, found.left, found.an_hour) == (2, 1, 60.0)
    assert dict(found.areas)[Area.PAYING].asked == 2


def test_the_points_of_an_area() -> None:
    run = dealt_run(1)
    exercise = run.plan.shift.round(1)
    acts = [Timed(act) for act in whole(exercise)][1:]
    plan = run.plan
    marks = Run(plan).answered(Run(plan).exercise(), Given({ACTS: to_json(acts)}, {ACTS: 1})).marks
    (one,) = rounds_dealt(plan, marks)
    areas = {each.area: each for each in one.areas}
    assert (areas[Area.BETTING].points, areas[Area.BETTING].right) == (80, False)
    assert areas[Area.DEAL] == AreaOfRound(Area.DEAL, ())
    assert areas[Area.DEAL].points == 100


def test_where_no_round_was_dealt_there_is_nothing() -> None:
    plan = Plan((Skill.DEAL,), house("standard"), "7", 1)
    skipped = Run(plan).answered(Run(plan).exercise(), Given({}))
    assert summed(plan, skipped.marks) is None
    reading = Plan((Skill.QUALIFY,), house("standard"), "7", 1)
    assert summed(reading, Run(reading).answered(Run(reading).exercise(), Given({})).marks) is None
