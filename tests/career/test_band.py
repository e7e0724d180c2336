"""The course of a bankroll and its band."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import accumulate, pairwise
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables import paytable, standard
from uth.bulk import simulate
from uth.career.band import STRETCHES, Band, band_of, points_of
from uth.career.pairs import Pairs, simulated
from uth.career.theory import Gap, Part, Theory
from uth.paytable import Fixed, Odds
from uth.store.tallies import Course, Shape, Stake
from uth.table import Rules, Table

MANY = standard(rules=Rules(boxes_per_player=6))


def course(nets: Sequence[int], shapes: Sequence[Shape] = (), places: Sequence[int] = ()) -> Course:
    return Course(
        array("q", range(11, 11 + len(nets))), array("q", nets), array("l", places or [0] * len(nets)), tuple(shapes)
    )


def band(found: Course, tables: dict[int, Table], theory: Theory) -> Band:
    made, gaps = band_of(found, points_of(found), tables, theory)
    assert gaps == ()
    assert made is not None
    return made


@given(st.lists(st.integers(-1_000, 1_000), max_size=300), st.integers(1, 40))
def test_a_thinned_course_keeps_its_ends_and_its_extremes(nets: list[int], stretches: int) -> None:
    points = points_of(course(nets), stretches)
    totals = list(accumulate(nets, initial=0))
    assert len(points) <= 2 * stretches + 2
    assert (points[0].place, points[0].round, points[0].net) == (0, 0, 0)
    assert (points[-1].place, points[-1].net) == (len(nets), totals[-1])
    assert all(point.net == totals[point.place] for point in points)
    assert all(point.round == 10 + point.place for point in points[1:])
    assert {max(totals), min(totals)} <= {point.net for point in points}
    assert all(one.place < other.place for one, other in pairwise(points))


def test_a_short_course_keeps_all_of_it() -> None:
    assert len(points_of(course([5] * (2 * STRETCHES - 1)))) == 2 * STRETCHES


def test_the_band_of_one_box_is_exact_and_grows_with_the_root() -> None:
    table, theory = standard(), Theory()
    found = band(course([-100] * 400, [Shape(1, (Stake(500, 500, 0),))]), {1: table}, theory)
    one = theory.of(table).moments(Stake(500, 500, 0))
    assert found.exact
    assert found.mean == 400 * one.mean
    assert found.deviation == pytest.approx(20 * sqrt(one.variance))
    assert (found.error, found.joint, found.simulated) == (0.0, 0, 0)
    assert found.means[0] == found.deviations[0] == 0.0
    assert found.means[100] == pytest.approx(100 * float(one.mean))
    assert found.deviations[100] == pytest.approx(10 * sqrt(one.variance))
    assert found.away(round(float(found.mean + 2 * Fraction(found.deviation)))) == pytest.approx(2, abs=1e-4)


def test_tables_and_stakes_of_one_career_add_up() -> None:
    tables = {1: standard(), 2: replace(standard(rules=Rules(before_the_flop=(4,))), name="Four")}
    shapes = [Shape(1, (Stake(500, 0, 0),)), Shape(2, (Stake(2_500, 100, 0),)), Shape(1, (Stake(1_000, 500, 3),))]
    theory = Theory()
    found = band(course([0] * 6, shapes, [0, 1, 2, 0, 0, 1]), tables, theory)
    each = [theory.of(tables[shape.felt]).moments(shape.stakes[0]) for shape in shapes]
    assert found.mean == 3 * each[0].mean + 2 * each[1].mean + each[2].mean
    assert found.deviation == pytest.approx(sqrt(3 * each[0].variance + 2 * each[1].variance + each[2].variance))


def test_nothing_played_has_no_width() -> None:
    found = band(course([]), {}, Theory())
    assert found.mean == found.deviation == 0
    assert found.away(0) is None


# --- several boxes


@pytest.fixture(scope="module")
def pairs() -> Pairs:
    return simulated(MANY, chunks=16)


def knowing(table: Table, pairs: Pairs) -> Theory:
    theory = Theory()
    theory.of(table).learn(Part.PAIRS, pairs)
    return theory


def test_boxes_of_a_round_are_not_independent(pairs: Pairs) -> None:
    theory = knowing(MANY, pairs)
    shape = Shape(1, (Stake(100, 0, 0),) * 4)
    found = band(course([0] * 9, [shape]), {1: MANY}, theory)
    whole = simulate(MANY, 300_000, boxes=4, seed="band").base.round_deviation
    error = sqrt((found.error / 300) ** 2 + whole.error**2)
    assert abs(found.deviation / 300 - whole.value) < 4 * error
    alone = theory.of(MANY).moments(Stake(100, 0, 0))
    assert found.mean == 36 * alone.mean
    assert found.deviation > 1.15 * sqrt(36 * alone.variance)
    assert not found.exact
    assert (found.joint, found.simulated) == (9, pairs.rounds)
    assert 0 < found.error < 0.01 * found.deviation


def test_rounds_of_one_box_among_others_stay_exact(pairs: Pairs) -> None:
    shapes = [Shape(1, (Stake(100, 0, 0),) * 2), Shape(1, (Stake(100, 0, 0),))]
    found = band(course([0] * 3, shapes, [1, 0, 1]), {1: MANY}, knowing(MANY, pairs))
    assert (found.joint, found.exact) == (1, False)


# --- what is not known


def test_a_table_that_was_never_solved_leaves_a_gap() -> None:
    odd = standard(blind=paytable([Odds(501), Odds(50), Odds(10), Odds(3), Odds(3, 2), Odds(1)], Fixed.PUSH))
    shapes = [Shape(1, (Stake(100, 0, 0),)), Shape(2, (Stake(100, 0, 0),)), Shape(2, (Stake(200, 0, 0),))]
    found = course([0, 0, 0], shapes, [0, 1, 2])
    assert band_of(found, points_of(found), {1: standard(), 2: odd}, Theory()) == (None, (Gap(odd, Part.SOLUTION),))


def test_several_boxes_leave_a_gap_until_they_are_simulated() -> None:
    found = course([0], [Shape(1, (Stake(100, 0, 0),) * 2)])
    assert band_of(found, points_of(found), {1: MANY}, Theory()) == (None, (Gap(MANY, Part.PAIRS),))
