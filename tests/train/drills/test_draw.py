"""Questions are drawn by seed and number alone, fit what was asked for, and are drawn fast."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from fractions import Fraction
from hashlib import sha256

import pytest

from tests.train.drills.test_plan import DARK, PLANS, PRACTICE, STANDARD
from tests.train.drills.test_spots import spot
from uth.analysis.advice import Advice, advise
from uth.config import load_table
from uth.table import Street
from uth.train.drills.draw import candidates, drawn
from uth.train.drills.plan import DrillError, Plan, Topic
from uth.train.drills.spots import Spot, to_data
from uth.train.kinds import kind_of
from uth.train.learning import Learning, learnt

AUCKLAND = load_table("auckland").table
NOTHING = Learning()


def told(plan: Plan, numbers: range) -> str:
    """Return a hash of the questions of those numbers."""
    spots = [to_data(drawn(plan, number, plan.learning).spot) for number in numbers]
    return sha256(json.dumps(spots).encode()).hexdigest()[:16]


def test_a_seed_gives_the_same_questions_on_every_machine() -> None:
    assert told(Plan((STANDARD,), "7"), range(1, 13)) == "3cfcb73094fb77be"
    assert told(Plan((PRACTICE,), "кот", boxes=6), range(1, 13)) == "83f5dc846d71e6bb"
    code = (
        "from tests.train.drills.test_draw import STANDARD, Plan, told; "
        "print(told(Plan((STANDARD,), '7'), range(1, 13)))"
    )
    answer = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert answer.stdout.strip() == "3cfcb73094fb77be"


def test_questions_differ_by_seed_and_number() -> None:
    found = {drawn(Plan((STANDARD,), seed), number, NOTHING).spot for seed in "789" for number in range(1, 31)}
    assert len(found) == 90


@pytest.mark.parametrize("streets", [(Street.PREFLOP,), (Street.FLOP,), (Street.RIVER,), tuple(Street)], ids=str)
def test_they_are_of_the_streets_asked_for_and_each_comes_as_often(streets: tuple[Street, ...]) -> None:
    plan = Plan((STANDARD,), "7", streets=streets)
    found = [each for number in range(1, 31) for each in candidates(plan, number)]
    for street in streets:
        share = sum(each.spot.street is street for each in found) / len(found)
        # Five standard deviations.
        assert abs(share - 1 / len(streets)) <= 2.5 / len(found) ** 0.5
    assert {each.spot.street for each in found} == set(streets)
    assert all(each.kind == kind_of(STANDARD.rules, each.spot.hole, each.spot.board).key for each in found)


def test_several_tables_and_boxes() -> None:
    found = [drawn(Plan((STANDARD, AUCKLAND), "7"), number, NOTHING).spot for number in range(1, 40)]
    assert {each.table for each in found} == {0, 1}
    many = [drawn(Plan((PRACTICE,), "7", boxes=3), number, NOTHING).spot for number in range(1, 40)]
    assert {each.box for each in many} == {1, 2, 3}
    assert {len(each.dead) for each in many} == {4}


@pytest.mark.parametrize("street", list(Street))
def test_a_close_call_is_close(street: Street) -> None:
    plan = Plan((STANDARD,), "7", Topic.CLOSE_CALLS, (street,), close=Fraction(1, 10))
    for number in range(1, 5):
        found = drawn(plan, number, NOTHING).spot
        best, second, *_ = sorted(advise(STANDARD, found.hole, found.board).values.values(), reverse=True)
        assert 0 < best - second < Fraction(1, 10)
        assert found.street is street


@pytest.mark.parametrize("street", list(Street))
def test_at_another_table_the_best_play_is_another(street: Street) -> None:
    plan = Plan((STANDARD, AUCKLAND), "7", Topic.OTHER_TABLES, (street,))
    for number in range(1, 3):
        found = drawn(plan, number, NOTHING).spot
        usual, here = (advise(table, found.hole, found.board) for table in plan.tables)
        assert found.table == 1
        assert here.values[usual.best] < here.values[here.best]


def test_tables_that_play_alike_have_no_such_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uth.train.drills.draw.MOST_DEALT", 50)
    plan = Plan((STANDARD, load_table("france").table), "7", Topic.OTHER_TABLES)
    with pytest.raises(DrillError, match="no hand was found that fits"):
        drawn(plan, 1, NOTHING)


def test_mistakes_come_in_turn_and_not_twice_running() -> None:
    mistakes = (spot(1, "", "AhAd"), spot(1, "9h Ks 2c", "9c 4d"), spot(1, "", "7c2d"))
    plan = Plan((STANDARD,), "7", Topic.MISTAKES, mistakes=mistakes)
    learning, before, found = NOTHING, None, list[Spot]()
    for number in range(1, 40):
        question = drawn(plan, number, learning, before)
        assert question.spot != before
        # The second is missed for good.
        learning = learnt(learning, question.kind, right=question.spot != mistakes[1])
        before = question.spot
        found.append(question.spot)
    assert set(found) == set(mistakes)
    assert found.count(mistakes[1]) > found.count(mistakes[0])
    assert drawn(Plan((STANDARD,), "7", Topic.MISTAKES, mistakes=mistakes[:1]), 2, NOTHING, mistakes[0])


def test_in_a_drill_of_dark_boxes_some_lie_beside_the_seen_one() -> None:
    plan = Plan((DARK,), "7", Topic.DARK)
    found = [drawn(plan, number, NOTHING) for number in range(1, 31)]
    spots = [each.spot for each in found if each.spot.holes]
    assert len(spots) < len(found)
    assert {len(spot.dark) for spot in spots} == {1, 2, 3, 4}
    assert {multiple for spot in spots for _, multiple in spot.dark} == {1, 2, 3, 4}
    assert all(spot.dead == () for spot in spots)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.topic)
def test_what_needs_exact_values_says_so(plan: Plan) -> None:
    def exact(*_: object) -> Advice:
        raise LookupError

    if plan.needs_exact_values:
        with pytest.raises(LookupError):
            drawn(plan, 1, NOTHING, exact=exact)
    else:
        drawn(plan, 1, NOTHING, exact=exact)


@pytest.mark.parametrize("street", list(Street))
def test_a_question_is_drawn_in_no_time_without_the_solver(street: Street) -> None:
    plan = Plan((STANDARD,), "7", streets=(street,))
    drawn(plan, 1, NOTHING)
    times = []
    for number in range(2, 22):
        before = time.process_time()
        drawn(plan, number, NOTHING)
        times.append(time.process_time() - before)
    # 20 ms are allowed; the machine may be busy or slow.
    assert sorted(times)[len(times) // 2] < 0.04


def test_drawing_loads_no_solver() -> None:
    code = (
        "import sys; from uth.config import load_table; from uth.train.drills.course import Course; "
        "from uth.train.drills.draw import drawn; from uth.train.drills.plan import Plan; "
        "course = Course(Plan((load_table('standard').table,), '7')); course.put(drawn(*course.next_drawing)); "
        "print({'numba', 'numpy', 'pygame'} & set(sys.modules))"
    )
    answer = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert answer.stdout.strip() == "set()"
